// Clues: how many digits a puzzle gives, and when they are too few for one solution. Nobody has to
// search for that: seventeen clues are the least that any puzzle with one solution has (McGuire,
// Tugemann and Civario, 2012), and two digits that no clue shows can change places in a solution.
#pragma once

#include <string>

#include "nonet/core/puzzle.h"

#pragma GCC visibility push(default)
namespace nonet {

inline constexpr int kFewestClues = 17;
inline constexpr int kFewestDigits = 8;

// "24 clues", "1 clue". What was placed later is none.
std::string clues_text(const Puzzle& puzzle);

// Why clues as few as these can't leave one solution: "no puzzle with fewer than 17 has one
// solution"; "" if that can't be told from their number. Of a puzzle with candidates struck nothing
// is said, for these may be clues too.
std::string too_few_clues(const Puzzle& puzzle);
// The same to stand behind a sentence: "; it has 16 clues, and no puzzle with fewer than 17 has one
// solution", or "".
std::string too_few_clues_clause(const Puzzle& puzzle);

// Whether it consists of candidates alone (a Sukaku): no digit is given, and what is struck is the
// puzzle. Whoever looks at its digits would see an empty grid.
bool is_of_candidates(const Puzzle& puzzle);

}  // namespace nonet
#pragma GCC visibility pop

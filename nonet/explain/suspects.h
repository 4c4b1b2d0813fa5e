// Suspects: which digits may be wrong on a board that has no solution.
//
// Where nobody has marked what was given and what was placed, a wrong digit can't be held against
// the solution of the puzzle: there is no puzzle to solve. But the board can be asked what mends
// it: a digit without which there is exactly one solution is likely to be the wrong one. If no
// digit does, one without which there are several; if there is none either, two at a time.
//
// Suspicion falls on what a player did, digits placed and candidates struck, if the givens alone
// have a solution; otherwise on the givens, and what was done to them since is no matter.
#pragma once

#include <string>
#include <vector>

#include "nonet/core/puzzle.h"
#include "nonet/core/stop.h"

#pragma GCC visibility push(default)
namespace nonet {

// Something that the solution contradicts.
struct Mistake {
  Candidate candidate;
  bool struck = false;  // the candidate was struck; otherwise it was placed

  friend bool operator==(const Mistake&, const Mistake&) = default;
};

struct Suspects {
  std::vector<std::vector<Mistake>> ways;  // each mends the board: one mistake each, or two each
  bool one_solution = false;  // there is exactly one solution then, otherwise there are several
  int tried = 0;  // that many mistakes at once were looked at; 0: there is nothing to suspect
  bool stopped = false;             // the search was ended before its time
  DigitNames names;                 // what their digits are called
  std::vector<Candidate> clashing;  // digits that a cell they see holds too
};

// Digits that a cell they see holds too.
std::vector<Candidate> clashing_digits(const Board& board,
                                       const Topology& topology = Topology::classic());

// For a puzzle, or a state, without a solution. Hundreds of searches for one suspect, thousands for
// two: milliseconds as a rule, more where a board without a solution is hard to tell from one with.
Suspects find_suspects(const Puzzle& puzzle, const Stop& stop = {});

// "The mistake is probably 7 at r3c5: without it there is exactly one solution."  "" if there is
// nothing to suspect. Where nothing found mends the board, digits that clash are named.
std::string words_of(const Suspects& suspects);

}  // namespace nonet
#pragma GCC visibility pop

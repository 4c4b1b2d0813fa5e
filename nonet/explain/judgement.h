// Judgement: what is known of a puzzle, and the telling of how it is reasoned through.
//
// A verdict comes from search/ or, where guessing is forbidden, from logic/. The telling goes its
// own way through methods/ and is bounded: some puzzles without a solution, or with very many,
// would be reasoned about for hours. Where the bound is met the telling says so.
#pragma once

#include <string>

#include "nonet/core/function_ref.h"
#include "nonet/core/puzzle.h"
#include "nonet/search/search.h"

namespace nonet {

struct Judgement {
  Board board;           // the solution, or what is certain
  std::string problem;   // empty: solved, and there is no other solution
  bool invalid = false;  // the problem is the puzzle's, not the solver's
};

// `found` is what search() says of the puzzle, with a limit of two or more.
Judgement judge(const Puzzle& puzzle, const SearchResult& found);

// Takes one line, without its newline.
using Teller = FunctionRef<void(std::string line)>;

// Without a guess; the facts go to `tell` unless it is null.
Judgement judge_by_logic(const Puzzle& puzzle, const Teller* tell);

// Returns the ambiguity it found in words, with the grids that showed it; "" if it found none.
std::string tell_facts(const Puzzle& puzzle, Teller tell);
void tell_sets(const Puzzle& puzzle, bool may_guess, Teller tell);

}  // namespace nonet

// Any puzzle solved in rounds and marked: it loses no digit of a solution, and what it calls
// complete or contradictory is so.
#include <sstream>

#include "cli/commands/rounds_report.h"
#include "fuzz/games.h"
#include "nonet/methods/marking.h"
#include "nonet/methods/rounds.h"

using namespace nonet;
using fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  auto puzzle = fuzz::puzzle_from(data, size);
  if (!puzzle) return 0;
  const Board givens = digits_of(*puzzle);
  auto rounds = solve_in_rounds(givens);
  require(rounds.ok());
  std::ostringstream out;
  cli::show_rounds(out, *rounds);
  const SearchResult found = search(*Grid::from(givens), 1);
  require(rounds->contradiction.has_value() == (rounds->outcome == Outcome::kContradiction));
  if (rounds->contradiction) {
    require(found.solutions == 0);
    return 0;
  }
  require(rounds->outcome != Outcome::kComplete || is_solution(rounds->end.board()));
  if (found.solutions == 0) return 0;
  const Marking marking = mark(givens, rounds->end, found.first);
  require(all_right(marking) && !cli::marking_grid(marking).empty());
  return 0;
}

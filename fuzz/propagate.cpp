// Propagation from any candidates: it loses no digit of a solution, and a second time it finds
// nothing more. And its command on any text.
#include "nonet/methods/propagate.h"

#include <sstream>

#include "cli/app/commands.h"
#include "fuzz/games.h"

using namespace nonet;
using fuzz::require;

namespace {

void expect_sound(const Grid& grid) {
  std::array<DigitSet, 81> candidates;
  for (Cell c : Cell::all()) candidates[c.index()] = grid.candidates(c);
  const Propagation result = propagate(candidates, kPropagationLimit);
  const SearchResult found = search(grid, 1);
  if (result.outcome == Outcome::kContradiction) {
    require(found.solutions == 0 && result.contradiction);
    return;
  }
  require(result.outcome != Outcome::kComplete || is_solution(result.board()));
  require(propagate(result.candidates, kPropagationLimit).iterations == 0);
  for (Cell c : Cell::all()) {
    require(grid.candidates(c).contains(result.candidates[c.index()]));
    require(found.solutions == 0 || result.candidates[c.index()].contains(*found.first.at(c)));
  }
}

void expect_answered(const std::string& text) {
  std::istringstream in(text);
  std::ostringstream out;
  std::ostringstream err;
  const int code = cli::run_command(cli::kPropagateCommand, {}, in, out, err);
  require(code >= 0 && code <= 2 && (code != 2 || !err.str().empty()));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (auto puzzle = fuzz::puzzle_from(data, size)) expect_sound(*Grid::from(*puzzle));
  expect_answered({reinterpret_cast<const char*>(data), size});
  return 0;
}

#include "nonet/explain/which_step.h"

#include <algorithm>

#include "nonet/core/names.h"
#include "nonet/solve/solver.h"

namespace nonet {
namespace {

bool is_about(const Step& step, Cell cell) {
  auto there = [cell](Candidate x) { return x.cell == cell; };
  return std::any_of(step.placements.begin(), step.placements.end(), there) ||
         std::any_of(step.removals.begin(), step.removals.end(), there);
}

// Whether the candidate is gone after the step.
bool is_against(const Step& step, Candidate x, const Topology& topology) {
  auto excludes = [&](Candidate set) {
    return set.cell == x.cell ? set.digit != x.digit
                              : set.digit == x.digit && topology.peers(x.cell).contains(set.cell);
  };
  return std::any_of(step.placements.begin(), step.placements.end(), excludes) ||
         std::find(step.removals.begin(), step.removals.end(), x) != step.removals.end();
}

// "No step takes 7 from r3c5 now; on the way from here step 12 does: X-Wing."
std::string later(const Grid& grid, const Policy& policy, Candidate x, const Stop& stop) {
  const std::string none =
      "No step takes " + name_of(x.digit, grid.topology()) + " from " + name_of(x.cell);
  Solver solver(grid, policy, stop);
  for (int number = 1; const Step* step = solver.next(); ++number) {
    if (is_against(*step, x, grid.topology())) {
      return none + " now; on the way from here step " + std::to_string(number) +
             " does: " + std::string(name_of(step->technique)) + ".";
    }
    solver.take();
  }
  return none + ", now or on the way from here.";
}

}  // namespace

std::optional<Step> wanted_step(const Grid& grid, const Policy& policy, const WhichStep& which,
                                const Stop& stop) {
  std::optional<Step> found;
  int left = which.skip;
  auto look = [&](const Step& step) {
    if (which.cell && !is_about(step, *which.cell)) return false;
    if (which.why_not && !is_against(step, *which.why_not, grid.topology())) return false;
    if (left-- > 0) return false;
    found = step;
    return true;
  };
  each_step_now(grid, policy, look, stop, kAllOfThem);
  return found;
}

std::string plain_answer(const Grid& grid, Candidate why_not) {
  const CellSet& on_board = grid.topology().on_board();
  if (!on_board.contains(why_not.cell)) return "There is no such cell or digit.";
  const std::string cell = name_of(why_not.cell);
  const std::string digit = name_of(why_not.digit, grid.topology());
  if (!grid.is_open(why_not.cell)) {
    const DigitSet set = grid.candidates(why_not.cell);
    return cell + " is " + name_of(set.first(), grid.topology()) + " already.";
  }
  if (!grid.has(why_not)) {
    for (Cell peer : grid.topology().peers(why_not.cell) & on_board) {
      if (!grid.is_open(peer) && grid.has(peer, why_not.digit)) {
        return cell + " is not " + digit + ": it sees " + name_of(peer) + ", which is " + digit +
               ".";
      }
    }
    if (!grid.at_start(why_not.cell).contains(why_not.digit)) {
      return cell + " can't be " + digit + " by the rules.";
    }
    return digit + " has been struck from " + cell + ".";
  }
  return "";
}

std::string none_wanted(const Grid& grid, const Policy& policy, const WhichStep& which,
                        const Stop& stop) {
  const std::string cell = which.cell ? " about " + name_of(*which.cell) : "";
  if (which.skip > 0) return "Nothing is wrong so far, but there is no further step" + cell + ".";
  if (which.why_not) return later(grid, policy, *which.why_not, stop);
  return "Nothing is wrong so far, but no step" + cell + " can be done now.";
}

}  // namespace nonet

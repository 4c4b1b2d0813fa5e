#include "nonet/explain/which_step.h"

#include <algorithm>

#include "nonet/core/names.h"
#include "nonet/logic/technique.h"
#include "nonet/solve/solver.h"
#include "nonet/text/notation.h"

namespace nonet {
namespace {

constexpr std::size_t kMostSingles = 5;  // that are one answer

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

bool has_all(const std::vector<Candidate>& all, const std::vector<Candidate>& some) {
  return std::all_of(some.begin(), some.end(), [&](Candidate x) {
    return std::find(all.begin(), all.end(), x) != all.end();
  });
}

bool does(const Step& step, const Deed& did) {
  return has_all(step.placements, did.placements) && has_all(step.removals, did.removals);
}
bool does_no_more(const Step& step, const Deed& did) {
  return has_all(did.placements, step.placements) && has_all(did.removals, step.removals);
}

// Of the cell of the digit that was set, the step leaves nothing else.
bool leaves(const Step& step, const Deed& did, const Grid& grid) {
  if (did.placements.size() != 1 || !did.removals.empty()) return false;
  const Candidate set = did.placements.front();
  DigitSet left = grid.candidates(set.cell);
  if (left.size() == 1) return false;
  for (Candidate x : step.removals) {
    if (x.cell == set.cell) left.erase(x.digit);
  }
  return left == DigitSet{set.digit};
}

// The step that does just that; or else the first that does more. For one that might fit better,
// only what is no harder is looked through, or what a person looks through without chains.
std::optional<Step> step_of(const Deed& did, const Grid& grid, const Policy& policy,
                            const Stop& stop) {
  std::optional<Step> found;
  bool goes_anyway = false;  // a digit would have struck it: nobody has looked for a chain instead
  auto look = [&](const Step& step) {
    const Level level = row_of(step.technique).level;
    if (found && level > std::max(Level::kHard, row_of(found->technique).level)) return true;
    if (goes_anyway && level > Level::kHard) return true;
    goes_anyway = goes_anyway || (did.removals.size() == 1 && !step.placements.empty() &&
                                  is_against(step, did.removals.front(), grid.topology()));
    const bool is_meant = does(step, did);
    if (is_meant && does_no_more(step, did)) {
      found = step;
      return true;
    }
    if (!found && (is_meant || leaves(step, did, grid))) found = step;
    return false;
  };
  each_step_now(grid, policy, look, stop, kAllOfThem);
  return found;
}

std::string text_of(const std::vector<Candidate>& placements,
                    const std::vector<Candidate>& removals, DigitNames names) {
  std::vector<std::string> all;
  all.reserve(placements.size() + removals.size());
  for (Candidate x : placements) all.push_back(placement_text(x, names));
  for (Candidate x : removals) all.push_back(removal_text(x, names));
  return list_of(all);
}

// "No simple step strikes r1c8<>7; it goes with the Hidden Single r3c8=7."
std::string not_done(const Grid& grid, const Policy& policy, const Deed& did, const Stop& stop) {
  const DigitNames names = grid.topology();
  const std::string done = text_of(did.placements, did.removals, names);
  std::optional<Step> step;
  if (did.removals.size() == 1) {
    WhichStep against;
    against.why_not = did.removals.front();
    step = wanted_step(grid, policy, against, stop);
  }
  if (!step) return "No technique leads to " + done + " in one step.";
  return "No simple step strikes " + done + "; it goes with the " +
         std::string(name_of(step->technique)) + " " +
         text_of(step->placements, step->removals, names) + ".";
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

// ---- singles

bool is_single(const Grid& grid, Candidate x) {
  if (!grid.is_open(x.cell) || !grid.has(x)) return false;
  if (grid.candidates(x.cell).size() == 1) return true;
  const auto& houses = grid.topology().houses_of(x.cell);
  return std::any_of(houses.begin(), houses.end(),
                     [&](House h) { return grid.places(h, x.digit).size() == 1; });
}

std::optional<Candidate> some_single(const Grid& grid) {
  for (Cell c : grid.open() & grid.topology().on_board()) {
    for (Digit d : grid.candidates(c)) {
      if (is_single(grid, {c, d})) return Candidate{c, d};
    }
  }
  return std::nullopt;
}

// Whether these are singles, one after the other, but for the one that is left out, and settle it.
bool settle(Grid grid, Candidate why_not, const std::vector<Candidate>& singles,
            std::size_t left_out) {
  for (std::size_t i = 0; i < singles.size(); ++i) {
    if (i == left_out) continue;
    if (!is_single(grid, singles[i])) return false;
    grid.place(singles[i].cell, singles[i].digit);
  }
  return !grid.has(why_not);
}

// As few as it takes; none where they don't.
std::vector<Candidate> singles_against(const Grid& start, Candidate why_not) {
  std::vector<Candidate> singles;
  Grid grid = start;
  while (grid.has(why_not)) {
    const auto single = some_single(grid);
    if (!single || *single == why_not || grid.broken()) return {};
    grid.place(single->cell, single->digit);
    singles.push_back(*single);
  }
  for (std::size_t i = singles.size(); i-- > 0;) {
    if (settle(start, why_not, singles, i)) {
      singles.erase(singles.begin() + static_cast<std::ptrdiff_t>(i));
    }
  }
  return singles;
}

}  // namespace

std::string settled_by_singles(const Grid& grid, Candidate why_not) {
  const std::vector<Candidate> singles = singles_against(grid, why_not);
  if (singles.empty() || singles.size() > kMostSingles) return "";
  const DigitNames names = grid.topology();
  return "First place " + text_of(singles, {}, names) + ", which can be done " +
         (singles.size() == 1 ? "now" : "now, one after the other") + ". Then " +
         name_of(why_not.digit, names) + " is gone from " + name_of(why_not.cell) + ".";
}

std::optional<Step> wanted_step(const Grid& grid, const Policy& policy, const WhichStep& which,
                                const Stop& stop) {
  if (!which.did.empty()) return step_of(which.did, grid, policy, stop);
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

std::string wrong_deed(const Board& solution, const Deed& did, DigitNames names) {
  auto is_right = [&](Candidate x) { return solution.at(x.cell) == x.digit; };
  for (Candidate x : did.placements) {
    if (!is_right(x)) return name_of(x.cell) + " is not " + name_of(x.digit, names) + ".";
  }
  for (Candidate x : did.removals) {
    if (is_right(x))
      return name_of(x.digit, names) + " should not have been struck from " + name_of(x.cell) + ".";
  }
  return "";
}

std::string none_wanted(const Grid& grid, const Policy& policy, const WhichStep& which,
                        const Stop& stop) {
  if (!which.did.empty()) return not_done(grid, policy, which.did, stop);
  const std::string cell = which.cell ? " about " + name_of(*which.cell) : "";
  if (which.skip > 0) return "Nothing is wrong so far, but there is no further step" + cell + ".";
  if (which.why_not) return later(grid, policy, *which.why_not, stop);
  return "Nothing is wrong so far, but no step" + cell + " can be done now.";
}

}  // namespace nonet

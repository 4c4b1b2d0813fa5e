#include "nonet/explain/near_miss.h"

#include <algorithm>
#include <span>

#include "nonet/core/candidate_set.h"
#include "nonet/core/names.h"
#include "nonet/logic/example.h"
#include "nonet/proof/checker.h"
#include "nonet/rules/rulebook.h"
#include "nonet/rules/words.h"
#include "nonet/search/search.h"
#include "nonet/text/notation.h"
#include "nonet/text/prose.h"
#include "nonet/text/roles.h"
#include "nonet/text/symmetry_words.h"

namespace nonet {
namespace {

// Finders may be slow: so many boards are shown to them.
constexpr int kMostTried = 40;
constexpr int kMostOdd = 33;

bool has_all(std::span<const Candidate> some, const std::vector<Candidate>& wanted) {
  return std::all_of(wanted.begin(), wanted.end(), [&](Candidate x) {
    return std::find(some.begin(), some.end(), x) != some.end();
  });
}

bool has_any(std::span<const Candidate> some, const std::vector<Candidate>& wanted) {
  return std::any_of(wanted.begin(), wanted.end(), [&](Candidate x) {
    return std::find(some.begin(), some.end(), x) != some.end();
  });
}

bool is_found(const Grid& grid, const Step& step, FunctionRef<bool(const Hit&)> wanted) {
  Ask ask{{step.technique}, example_options(step.technique)};
  const SearchResult found = search(grid);
  if (found.unique()) ask.solution = &found.first;
  bool met = false;
  finder_of(step.technique)(grid, ask, [&](const Hit& hit) { return met = met || wanted(hit); });
  return met;
}

bool is_of(Candidate x, Truth truth, const Topology& topology) {
  if (truth.is_cell()) return x.cell == truth.cell();
  return x.digit == truth.digit() && topology.cells(truth.house()).contains(x.cell);
}

// The truth that the step has no room for the candidate in. A deadly pattern speaks of cells too.
std::optional<Truth> spoilt(const Step& step, Candidate x, const Topology& topology) {
  for (Truth truth : step.truths) {
    if (is_of(x, truth, topology)) return truth;
  }
  for (const DeadlyCell& cell : step.deadly) {
    if (cell.cell == x.cell) return Truth(cell.cell);
  }
  return std::nullopt;
}

struct Trial {
  std::optional<Cell> opened;
  Grid grid;
  Candidate extra;
  int oddity = 0;  // the less, the sooner it is tried
};

CandidateSet gained(const Grid& now, const Grid& before) {
  CandidateSet gained;
  for (Cell cell : now.open()) {
    for (Digit digit : now.candidates(cell)) {
      if (!before.has(cell, digit)) gained.insert({cell, digit});
    }
  }
  return gained;
}

Grid without(Grid grid, Candidate x) {
  grid.eliminate(x);
  return grid;
}

// With the digit of a cell taken back, two trials for each candidate that comes back with it:
// beside all others that the step says nothing of, and without those of other cells.
void add_opened(const ShownExample& example, Cell cell, std::vector<Trial>& trials) {
  Puzzle puzzle = example.puzzle;
  const bool was_given = puzzle.givens.has(cell);
  puzzle.givens.clear(cell);
  puzzle.placed.clear(cell);
  const auto opened = start_of(puzzle);
  if (!opened) return;
  const CandidateSet more = gained(*opened, example.grid);
  for (Candidate kept : more) {
    const bool in_truth = spoilt(example.step, kept, example.grid.topology()).has_value();
    Grid most = *opened;
    Grid least = *opened;
    for (Candidate other : more) {
      if (other == kept) continue;
      const bool matters = spoilt(example.step, other, example.grid.topology()).has_value();
      if (matters) most.eliminate(other);
      if (matters || other.cell != cell) least.eliminate(other);
    }
    const bool lone = most.candidates(cell).size() < 2;
    const int oddity =
        1 + (in_truth ? 0 : 8) + (lone ? 4 : 0) + (kept.cell == cell ? 2 : 0) + (was_given ? 1 : 0);
    trials.push_back({cell, most, kept, 2 * oddity});
    if (least != most) trials.push_back({cell, least, kept, 2 * oddity + 1});
  }
}

std::vector<Trial> trials_of(const ShownExample& example) {
  std::vector<Trial> trials;
  for (Candidate back : example.puzzle.removed) {
    Puzzle puzzle = example.puzzle;
    std::erase(puzzle.removed, back);
    const auto grid = start_of(puzzle);
    if (grid && grid->has(back) && grid->is_open(back.cell))
      trials.push_back({std::nullopt, *grid, back,
                        spoilt(example.step, back, example.grid.topology()) ? 0 : 16});
  }
  add_opened(example, example.still_open, trials);
  for (Cell cell : Cell::all()) {
    if (!example.grid.is_open(cell) && cell != example.still_open)
      add_opened(example, cell, trials);
  }
  return trials;
}

// The least odd first.
std::vector<std::size_t> by_oddity(const std::vector<Trial>& trials) {
  std::vector<std::size_t> order;
  for (int oddity = 0; oddity <= kMostOdd; ++oddity) {
    for (std::size_t i = 0; i < trials.size(); ++i) {
      if (trials[i].oddity == oddity) order.push_back(i);
    }
  }
  return order;
}

// One candidate is the reason: with it the step is gone, without it the step is there.
bool is_reason(const ShownExample& example, const Trial& trial) {
  const Grid control = without(trial.grid, trial.extra);
  return claims_all(control, example.step) && !claims_any(trial.grid, example.step);
}

bool may_be_reason(const ShownExample& example, const Trial& trial) {
  return check(trial.grid, example.step).verdict == Verdict::kNotProved &&
         check(without(trial.grid, trial.extra), example.step).proved();
}

// ---- of games with rules

// What the step removes and the checker no longer confirms.
std::vector<Candidate> no_longer_removed(const Grid& grid, const Step& step) {
  std::vector<Candidate> back;
  for (Candidate x : step.removals) {
    Step one = step;
    one.removals = {x};
    if (!check(grid, one).proved()) back.push_back(x);
  }
  return back;
}

// One candidate brings back some of what a rule struck.
std::optional<NearMiss> partly_missed(const ShownExample& example,
                                      const std::vector<Trial>& trials) {
  // Suppositions lead to much, and to most of it in several ways: it is this one that fails.
  const bool by_any_way = example.step.technique == Technique::kSupposition;
  int tried = 0;
  for (const std::size_t i : by_oddity(trials)) {
    const Trial& trial = trials[i];
    if (!may_be_reason(example, trial)) continue;
    if (!by_any_way && claims_all(trial.grid, example.step)) continue;
    std::vector<Candidate> back;
    if (!by_any_way) back = no_longer_removed(trial.grid, example.step);
    if (by_any_way || !back.empty()) {
      return NearMiss{trial.grid,
                      trial.opened,
                      {trial.extra},
                      spoilt(example.step, trial.extra, example.grid.topology()),
                      std::move(back)};
    }
    if (++tried == kMostTried) break;
  }
  return std::nullopt;
}

// Whether the proof of a step needs one of the rules that it cites.
bool needs(const Step& step, std::size_t cited, const Grid& grid) {
  Step bare = step;
  bare.rules.erase(bare.rules.begin() + static_cast<std::ptrdiff_t>(cited));
  for (Inference& line : bare.inferences) {
    if (line.rule == static_cast<int>(cited)) line.rule = -1;
    if (line.rule > static_cast<int>(cited)) --line.rule;
  }
  return !check(grid, bare).proved();
}

// Without one of the rules that the step rests on it is gone.
std::optional<NearMiss> missed_without_rule(const ShownExample& example) {
  const bool by_any_way = example.step.technique == Technique::kSupposition;
  for (std::size_t i = 0; i < example.step.rules.size(); ++i) {
    const RuleUse& use = example.step.rules[i];
    if (!needs(example.step, i, example.grid)) continue;
    std::vector<int> cited = use.less;
    if (use.rule != 0) cited.push_back(use.rule);
    for (int rule : cited) {
      Puzzle puzzle = example.puzzle;
      Variant fewer = *puzzle.variant;
      fewer.clues.erase(fewer.clues.begin() + (std::abs(rule) - 1));
      puzzle.variant = std::make_shared<const Variant>(std::move(fewer));
      const auto grid = start_of(puzzle);
      if (grid && (by_any_way || !claims_any(*grid, example.step)))
        return NearMiss{*grid, std::nullopt, {}, std::nullopt, {}, std::abs(rule)};
    }
  }
  return std::nullopt;
}

Grid with_open(const ShownExample& example, Cell cell) {
  Puzzle puzzle = example.puzzle;
  puzzle.givens.clear(cell);
  puzzle.placed.clear(cell);
  return *start_of(puzzle);
}

bool is_gone(const Grid& grid, const Step& step) {
  return !check(grid, step).proved() && !claims_any(grid, step);
}

// With the digit of a cell taken back, all that came with it struck again but what is needed to
// keep the step away.
NearMiss with_reasons(const ShownExample& example, Cell opened, const Grid& open) {
  NearMiss miss{open, opened, {}, std::nullopt};
  const Topology& topology = example.grid.topology();
  const Candidate taken = {opened, example.grid.candidates(opened).first()};
  for (Candidate x : gained(open, example.grid)) {
    if (x == taken) continue;
    const Grid fewer = without(miss.grid, x);
    if (!is_gone(fewer, example.step)) {
      miss.extra.push_back(x);
    } else if (x.cell != opened) {
      miss.grid = fewer;
    }
  }
  for (auto x = miss.extra.begin(); x != miss.extra.end() && !miss.truth; ++x) {
    miss.truth = spoilt(example.step, *x, topology);
    if (miss.truth) std::swap(miss.extra.front(), *x);
  }
  return miss;
}

NearMiss several_reasons(const ShownExample& example) {
  const Grid usual = with_open(example, example.still_open);
  if (is_gone(usual, example.step)) return with_reasons(example, example.still_open, usual);
  for (Cell cell : Cell::all()) {
    if (example.grid.is_open(cell)) continue;
    const Grid open = with_open(example, cell);
    if (is_gone(open, example.step)) return with_reasons(example, cell, open);
  }
  return {usual, example.still_open, {}, std::nullopt};
}

// Whether not all that comes back with the digit is there.
bool lacks_some(const ShownExample& example, const NearMiss& miss) {
  return miss.opened && !gained(with_open(example, *miss.opened), miss.grid).empty();
}

// "nothing says that it is at r1c2 or r1c7 any more"
std::string doubt_text(const NearMiss& miss, const Grid& before) {
  if (!miss.truth && !miss.back.empty()) {
    std::vector<std::string> possible;
    for (Candidate x : miss.back) {
      possible.push_back(name_of(x.cell) + " can be " + name_of(x.digit, before.topology()));
    }
    return "Then " + list_of(possible) + " after all.";
  }
  if (!miss.truth) return "That is enough to leave another way.";
  const Topology& topology = before.topology();
  const Truth truth = *miss.truth;
  constexpr int kFew = 4;
  if (truth.is_cell()) {
    const DigitSet known = before.candidates(truth.cell());
    return "Then " + name_of(truth.cell()) +
           " has one more candidate, and nothing says that it is " +
           (known.size() > kFew ? "one of the others" : list_of(known, topology, "or")) + ".";
  }
  const CellSet known = before.places(truth.house(), truth.digit());
  return "Then " + name_of(truth.digit(), topology) + " has one more place in " +
         name_of(truth.house(), topology) + ", and nothing says that it is " +
         (known.size() > kFew ? "in one of the others" : "at " + list_of(known, "or")) + ".";
}

}  // namespace

bool claims_any(const Grid& grid, const Step& step) {
  return is_found(grid, step, [&](const Hit& hit) {
    return has_any(hit.placements, step.placements) || has_any(hit.removals, step.removals);
  });
}

bool claims_all(const Grid& grid, const Step& step) {
  return is_found(grid, step, [&](const Hit& hit) {
    return has_all(hit.placements, step.placements) && has_all(hit.removals, step.removals);
  });
}

NearMiss near_miss_of(const ShownExample& example) {
  // A board with one solution is better, and all that a step which assumes one makes sense on.
  const bool assumes_one = example.step.assumes_unique();
  const std::vector<Trial> trials = trials_of(example);
  for (const bool wants_one : {true, false}) {
    int tried = 0;
    for (const std::size_t i : by_oddity(trials)) {
      const Trial& trial = trials[i];
      if (!may_be_reason(example, trial) || search(trial.grid).unique() != wants_one) continue;
      if (is_reason(example, trial)) {
        const auto truth = spoilt(example.step, trial.extra, example.grid.topology());
        std::vector<Candidate> back;
        if (!truth) back = no_longer_removed(trial.grid, example.step);
        return {trial.grid, trial.opened, {trial.extra}, truth, std::move(back)};
      }
      if (++tried == kMostTried) break;
    }
    if (assumes_one) break;
  }
  const bool is_ruled = example.grid.rulebook() != nullptr;
  const bool by_any_way = example.step.technique == Technique::kSupposition;
  if (is_ruled && !by_any_way) {
    if (auto miss = partly_missed(example, trials)) return *std::move(miss);
  }
  NearMiss several = several_reasons(example);
  if (!is_ruled || !several.extra.empty()) return several;
  if (by_any_way) {
    if (auto miss = partly_missed(example, trials)) return *std::move(miss);
  }
  if (auto miss = missed_without_rule(example)) return *std::move(miss);
  return several;
}

std::string near_miss_text(const ShownExample& example, const NearMiss& miss) {
  const DigitNames names = example.grid.topology();
  std::vector<std::string> extra;
  for (Candidate x : miss.extra) {
    const bool is_there = x.cell == miss.opened;
    extra.push_back((is_there ? "that cell" : name_of(x.cell)) + " can be " +
                    name_of(x.digit, names));
  }
  std::string text = "Near miss: ";
  if (miss.dropped != 0) {
    return text + "without " + words_of_rule(*example.grid.rulebook(), miss.dropped) +
           " this does not follow.";
  }
  if (miss.opened) {
    const Digit digit = example.grid.candidates(*miss.opened).first();
    const std::string there = "the " + name_of(digit, names) + " of " + name_of(*miss.opened);
    // Nobody takes back what was given.
    const bool was_given = example.puzzle.givens.has(*miss.opened);
    text += was_given ? "here " + there + " is not given" : "take back " + there;
    if (example.step.symmetry) {
      const bool would_be = !cells_of(example.step, Role::kAssumed).empty();
      return text +
             (would_be ? ". Then even with that digit the givens would not"
                       : ". Then the givens do not") +
             " stay as they are when " + words_of(*example.step.symmetry, names) + ".";
    }
    if (extra.empty()) {
      return text + ". While that cell is open, there is no " +
             std::string(name_of(example.step.technique)) + " here.";
    }
    text +=
        ", and " + list_of(extra) + " as well" +
        (lacks_some(example, miss) ? " (what else could come back with it is left out). " : ". ");
  } else {
    text += "here " + extra.front() + " as well. ";
  }
  return text + doubt_text(miss, example.grid) + " Strike " +
         (extra.size() > 1 ? "one of these candidates" : "that one candidate") +
         ", and the step follows again.";
}

}  // namespace nonet

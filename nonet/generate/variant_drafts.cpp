#include "nonet/generate/variant_drafts.h"

#include <algorithm>
#include <cstdlib>

#include "nonet/generate/random_filling.h"
#include "nonet/generate/regions.h"
#include "nonet/generate/solutions.h"
#include "nonet/io/variant_parts.h"

namespace nonet {
namespace {

using Answer = RuledQuestions::Answer;

// A question of a puzzle that has many solutions is soon answered; one that takes longer is of a
// puzzle that nobody wants.
constexpr std::uint64_t kGuesses = 3'000;
constexpr std::uint64_t kGuessesInLargeGrids = 600;
// Other solutions that are ruled out one by one.
constexpr int kMostSettlings = 160;
constexpr int kMostLaidAnew = 60;
constexpr int kProposalsAgainst = 24;

constexpr int kCellsACage = 3;
// A cage that others join has so many cells at most.
constexpr std::size_t kLargestCage = 6;

}  // namespace

bool Drafts::solve_grid(RuledSketch& sketch, Random& random, const Stop& stop) const {
  sketch.grid = plan_.grid();
  if (plan_.jigsaw) sketch.grid.boxes = random_regions(plan_.demand.size, random);
  if (is_plain(sketch.grid)) {
    const Board board = random_solution(random);
    for (const Cell c : Cell::all()) sketch.solution.push_back(board.number_at(c));
    return true;
  }
  const Result<Scheme> scheme = compile(sketch.grid);
  if (!scheme) return false;
  sketch.solution = random_filling(*scheme, random, stop).digits;
  return !sketch.solution.empty();
}

// As many as are usual or asked for, and all marks where their absence says something.
void Drafts::place_rules(RuledSketch& sketch, Proposer& proposer, Random& random) const {
  for (const Kind kind : plan_.of_grid) {
    if (kind != Kind::kKropkiNegative && kind != Kind::kXvNegative) continue;
    const Kind marks = kind == Kind::kXvNegative ? Kind::kXv : Kind::kKropki;
    for (Clue& mark : proposer.all_marks(marks)) sketch.grid.clues.push_back(std::move(mark));
    sketch.grid.clues.push_back(clue_of(kind));
  }
  const int cells = plan_.demand.size * plan_.demand.size;
  std::vector<int> counts;
  int all = 0;
  for (const Kind kind : plan_.placed) {
    const int share = proposals_of(kind).usual * cells / 81;
    counts.push_back(std::max(1, share / static_cast<int>(plan_.placed.size())));
    all += counts.back();
  }
  if (plan_.demand.rules) {
    // Of each kind there is one at least.
    const Span rules = {std::max(plan_.demand.rules->least, static_cast<int>(counts.size())),
                        plan_.demand.rules->most};
    const int wanted =
        rules.least + static_cast<int>(random.below(static_cast<std::uint32_t>(
                          std::min(rules.most, std::max(rules.least, all)) - rules.least + 1)));
    for (std::size_t i = 0; all != wanted; i = (i + 1) % counts.size()) {
      const int by = all < wanted ? 1 : counts[i] > 1 ? -1 : 0;
      counts[i] += by;
      all += by;
    }
  }
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const Kind kind = plan_.placed[i];
    if (plan_.covers && kind == Kind::kCage) {
      const int larger = plan_.placed.size() > 1 ? 1 : 0;
      for (Clue& cage : proposer.cover(kCellsACage + larger)) {
        proposer.take(cage);
        sketch.rules.push_back(std::move(cage));
      }
      continue;
    }
    for (int n = 0; n < counts[i]; ++n) {
      std::optional<Clue> clue = proposer.propose(kind);
      if (!clue) break;
      proposer.take(*clue);
      sketch.rules.push_back(*std::move(clue));
    }
  }
}

void Drafts::give_some(RuledSketch& sketch, Random& random) const {
  sketch.given.assign(sketch.solution.size(), !plan_.by_rules);
  if (!plan_.by_rules || plan_.clues.most == 0) return;
  auto orbits = orbits_of(plan_.demand.like.symmetry, plan_.demand.size);
  random.shuffle(orbits);
  int left = plan_.clues.least + static_cast<int>(random.below(static_cast<std::uint32_t>(
                                     plan_.clues.most - plan_.clues.least + 1)));
  for (const auto& orbit : orbits) {
    if (static_cast<int>(orbit.size()) > left) continue;
    for (const Spot cell : orbit) sketch.given[cell] = true;
    left -= static_cast<int>(orbit.size());
  }
}

// Until the solution is the only one.
bool Drafts::settle(RuledSketch& sketch, Proposer& proposer, Random& random,
                    const Stop& stop) const {
  const int most = plan_.covers ? kMostLaidAnew : kMostSettlings;
  for (int i = 0; i < most && !stop.requested_now(); ++i) {
    auto questions = RuledQuestions::about(sketch.puzzle(), sketch.solution, stop, kGuesses);
    if (!questions) return false;
    std::vector<int> other;
    const Answer answer = questions->alone(sketch.given, &other);
    if (answer == Answer::kYes) return true;
    // Not known: as if all cells differed.
    const bool changed = plan_.covers ? lay_anew(sketch, proposer, other, random)
                                      : add_against(sketch, proposer, other, random);
    if (!changed) return false;
  }
  return false;
}

bool Drafts::add_against(RuledSketch& sketch, Proposer& proposer, const std::vector<int>& other,
                         Random& random) const {
  const auto& rules = plan_.demand.rules;
  if (rules && static_cast<int>(sketch.rules.size()) >= rules->most) return false;
  for (int i = 0; i < kProposalsAgainst; ++i) {
    std::optional<Clue> clue = proposer.propose(random.one_of(plan_.placed));
    if (!clue || (!other.empty() && proposer.holds(*clue, other))) continue;
    proposer.take(*clue);
    sketch.rules.push_back(*std::move(clue));
    return true;
  }
  return false;
}

// Takes away the cages of these cells.
void Drafts::dissolve(RuledSketch& sketch, const std::vector<bool>& cells) const {
  std::erase_if(sketch.rules, [&](const Clue& clue) {
    return clue.kind == Kind::kCage && std::any_of(clue.cells().begin(), clue.cells().end(),
                                                   [&](Spot cell) { return cells[cell]; });
  });
}

bool Drafts::lay_anew(RuledSketch& sketch, Proposer& proposer, const std::vector<int>& other,
                      Random& random) const {
  std::vector<bool> differ(sketch.solution.size());
  for (std::size_t i = 0; i < differ.size(); ++i) {
    differ[i] = other.empty() ? random.below(4) == 0 : other[i] != sketch.solution[i];
  }
  for (int tries = 0; tries < 6; ++tries) {
    RuledSketch next = sketch;
    dissolve(next, differ);
    proposer.forget_all();
    for (const Clue& clue : next.rules) proposer.take(clue);
    const std::vector<Clue> cages = proposer.cover(2);
    const bool single = std::any_of(cages.begin(), cages.end(),
                                    [](const Clue& cage) { return cage.cells().size() == 1; });
    const bool rules_out =
        other.empty() || std::any_of(cages.begin(), cages.end(), [&](const Clue& cage) {
          return !proposer.holds(cage, other);
        });
    if (rules_out && (!single || tries > 3)) {
      next.rules.insert(next.rules.end(), cages.begin(), cages.end());
      sketch = std::move(next);
      return true;
    }
    // Its neighbours too.
    const std::vector<bool> before = differ;
    for (std::size_t i = 0; i < differ.size(); ++i) {
      const int side = plan_.demand.size, at = static_cast<int>(i);
      for (const int next_to : {at - side, at + side, at % side > 0 ? at - 1 : -1,
                                at % side + 1 < side ? at + 1 : -1}) {
        if (next_to < 0 || next_to >= side * side) continue;
        if (before[static_cast<std::size_t>(next_to)]) differ[i] = true;
      }
    }
  }
  return false;
}

// Two cages beside each other become one, so often at most, where the solution stays the only one:
// what thinning is to cages that cover the grid.
void Drafts::join_cages(RuledSketch& sketch, std::uint32_t joins, Random& random,
                        const Stop& stop) const {
  const int side = plan_.demand.size;
  std::vector<std::size_t> cage_of(sketch.solution.size());
  auto lay_out = [&] {
    for (std::size_t i = 0; i < sketch.rules.size(); ++i) {
      if (sketch.rules[i].kind != Kind::kCage) continue;
      for (const Spot cell : sketch.rules[i].cells()) cage_of[cell] = i;
    }
  };
  lay_out();
  for (std::uint32_t tries = 4 * joins; tries > 0 && joins > 0 && !stop.requested_now(); --tries) {
    const auto cell = random.below(static_cast<std::uint32_t>(cage_of.size()));
    const auto next = cell + (random.below(2) == 0 ? 1U : static_cast<std::uint32_t>(side));
    if (next >= cage_of.size() || (next == cell + 1 && next % static_cast<unsigned>(side) == 0)) {
      continue;
    }
    const std::size_t a = cage_of[cell], b = cage_of[next];
    if (a == b) continue;
    RuledSketch joined = sketch;
    Clue& cage = joined.rules[a];
    std::vector<Spot>& cells = cage.sets.front();
    const std::vector<Spot>& others = sketch.rules[b].cells();
    const bool shares_a_digit = std::any_of(cells.begin(), cells.end(), [&](Spot one) {
      return std::any_of(others.begin(), others.end(), [&](Spot other) {
        return sketch.solution[one] == sketch.solution[other];
      });
    });
    if (shares_a_digit || cells.size() + others.size() > kLargestCage) continue;
    cells.insert(cells.end(), others.begin(), others.end());
    std::sort(cells.begin(), cells.end());
    *cage.value += *sketch.rules[b].value;
    joined.rules.erase(joined.rules.begin() + static_cast<std::ptrdiff_t>(b));
    auto questions = RuledQuestions::about(joined.puzzle(), sketch.solution, stop, kGuesses);
    if (!questions || questions->alone(sketch.given) != Answer::kYes) continue;
    sketch = std::move(joined);
    --joins;
    lay_out();
  }
}

bool Drafts::thin_out(Draft& draft, Random& random, const Stop& stop) const {
  const Demand& like = plan_.demand.like;
  Thinning thinning = thinning_by_chance(draft.sketch, like.symmetry, random);
  const bool large = plan_.demand.size > 9 && !plan_.demand.strictly_minimal;
  if (large) thinning.most_guesses = kGuessesInLargeGrids;
  thinning.one_of_each_kind = true;
  if (plan_.covers) {
    std::erase_if(thinning.rules,
                  [&](std::size_t which) { return draft.sketch.rules[which].kind == Kind::kCage; });
  }
  if (!like.minimal) {
    thinning.fewest_givens = plan_.clues.least;
    if (like.clues) {
      thinning.fewest_givens += static_cast<int>(
          random.below(static_cast<std::uint32_t>(plan_.clues.most - plan_.clues.least + 1)));
    }
    thinning.rules.clear();
  }
  // Too few givens are left where rules say as much.
  thinning.rules_first = plan_.clues.least > 0 && random.below(2) == 0;
  draft.decided = thin(draft.sketch, thinning, stop);
  return !stop.requested();
}

std::optional<Draft> Drafts::fresh(Random& random, const Stop& stop) const {
  Draft draft;
  RuledSketch& sketch = draft.sketch;
  if (!solve_grid(sketch, random, stop)) return std::nullopt;
  Proposer proposer(sketch.grid, sketch.solution, random);
  place_rules(sketch, proposer, random);
  give_some(sketch, random);
  if (plan_.by_rules && !settle(sketch, proposer, random, stop)) return std::nullopt;
  if (plan_.covers) {
    // The harder, the fewer cages.
    const auto most =
        4 * (1 + static_cast<std::uint32_t>(plan_.demand.like.level.value_or(Level::kEasy)));
    join_cages(sketch, random.below(most), random, stop);
  }
  if (!thin_out(draft, random, stop)) return std::nullopt;
  return draft;
}

// A few cages that lie together, laid anew.
void Drafts::relay(RuledSketch& sketch, Proposer& proposer, Random& random) const {
  std::vector<bool> cells(sketch.solution.size());
  const auto first = static_cast<int>(random.below(static_cast<std::uint32_t>(cells.size())));
  const int side = plan_.demand.size;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const auto at = static_cast<int>(i);
    cells[i] = std::abs(at / side - first / side) + std::abs(at % side - first % side) <= 1;
  }
  dissolve(sketch, cells);
  for (const Clue& clue : sketch.rules) proposer.take(clue);
  for (Clue& cage : proposer.cover(2 + static_cast<int>(random.below(3)))) {
    sketch.rules.push_back(std::move(cage));
  }
}

std::optional<Draft> Drafts::neighbour(const Draft& draft, Lean lean, Random& random,
                                       const Stop& stop) const {
  Draft next = draft;
  RuledSketch& sketch = next.sketch;
  Proposer proposer(sketch.grid, sketch.solution, random);
  if (plan_.covers) {
    if (lean == Lean::kHarder && random.below(2) == 0) {
      join_cages(sketch, 1 + random.below(2), random, stop);
    } else {
      relay(sketch, proposer, random);
    }
  } else {
    for (const Clue& clue : sketch.rules) proposer.take(clue);
    if (!plan_.placed.empty() && (plan_.by_rules || random.below(2) == 0)) {
      for (auto n = 1 + random.below(3); n > 0; --n) {
        if (auto clue = proposer.propose(random.one_of(plan_.placed))) {
          proposer.take(*clue);
          sketch.rules.push_back(*std::move(clue));
        }
      }
    }
    if (!plan_.by_rules) {
      const auto orbits = orbits_of(plan_.demand.like.symmetry, plan_.demand.size);
      for (auto n = 1 + random.below(4); n > 0; --n) {
        for (const Spot cell : random.one_of(orbits)) sketch.given[cell] = true;
      }
    }
  }
  if (plan_.by_rules && !settle(sketch, proposer, random, stop)) return std::nullopt;
  if (!thin_out(next, random, stop)) return std::nullopt;
  return next;
}

int Drafts::wrong_in_shape(const Draft& draft, const Stop& stop) const {
  const RuledSketch& sketch = draft.sketch;
  // A cage of one cell is a given.
  const auto singles = std::count_if(
      sketch.rules.begin(), sketch.rules.end(),
      [](const Clue& clue) { return clue.kind == Kind::kCage && clue.cells().size() == 1; });
  int wrong = plan_.clues.distance(sketch.givens() + static_cast<int>(singles));
  const auto placed = static_cast<int>(sketch.rules.size());
  if (plan_.demand.rules) wrong += plan_.demand.rules->distance(placed);
  for (const Kind kind : plan_.placed) {
    wrong += std::any_of(sketch.rules.begin(), sketch.rules.end(),
                         [&](const Clue& clue) { return clue.kind == kind; })
                 ? 0
                 : 1;
  }
  if (wrong > 0 || !plan_.demand.like.minimal) return wrong;
  if (plan_.demand.strictly_minimal && !draft.decided) return 1;
  // A rule of the whole grid, or the last of its kind, that says nothing.
  for (std::size_t i = 0; i < sketch.grid.clues.size(); ++i) {
    if (proposals_of(sketch.grid.clues[i].kind).layer != Layer::kGrid) continue;
    Variant without = sketch.puzzle();
    without.clues.erase(without.clues.begin() + static_cast<std::ptrdiff_t>(i));
    auto questions = RuledQuestions::about(without, sketch.solution, stop, kGuesses);
    if (questions && questions->alone(sketch.given) == Answer::kYes) return 1;
  }
  return 0;
}

}  // namespace nonet

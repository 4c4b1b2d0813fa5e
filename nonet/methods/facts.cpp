#include "nonet/methods/facts.h"

#include <algorithm>

#include "nonet/logic/each_hit.h"
#include "nonet/proof/checker.h"

namespace nonet::facts {
namespace {

std::optional<Contradiction> find_contradiction(const Grid& grid, int number) {
  auto dead = grid.dead_truth();
  if (!dead) return std::nullopt;
  if (dead->is_cell())
    return Contradiction{Contradiction::Kind::kNoValue, number, dead->cell(), {}, {}};
  return Contradiction{Contradiction::Kind::kNoPlace, number, {}, dead->house(), dead->digit()};
}

Reason reason_of(const Step& step) {
  Reason reason;
  reason.why = Reason::Why::kTechnique;
  reason.technique = step.technique;
  for (const Mark& mark : step.marks) {
    reason.cells.insert(mark.candidate.cell);
    reason.digits.insert(mark.candidate.digit);
  }
  for (const HouseMark& mark : step.houses) {
    (mark.role == HouseRole::kBase ? reason.base : reason.cover) = mark.house;
  }
  return reason;
}

class Reasoner {
 public:
  Reasoner(const Options& options, FunctionRef<void(const Fact&)> tell)
      : options_(options), policy_(without_uniqueness(options.policy)), tell_(tell) {}

  Outcome run(const Grid& start) {
    Grid grid = replay(start);
    Outcome outcome = solve(grid, 1);
    outcome.grids = grids_;
    // A clone's state holds suppositions; what is certain stands in grid 1.
    if (outcome.kind != Outcome::Kind::kAmbiguous) {
      outcome.grid = 1;
      outcome.state = grid.board();
    }
    return outcome;
  }

 private:
  // Builds the starting grid anew, so that each exclusion is told.
  Grid replay(const Grid& start) {
    const Board board = start.board();
    Grid grid(start.topology());
    for (Cell c : Cell::all()) {
      if (auto d = board.at(c)) assert_fact(1, {c, *d}, {});
    }
    for (Cell c : Cell::all()) {
      if (auto d = board.at(c)) place(grid, 1, {c, *d});
    }
    for (Cell c : grid.open()) {
      for (Digit d : grid.candidates(c) - start.candidates(c)) reject(grid, 1, {c, d}, {});
    }
    return grid;
  }

  // Not told: the speculation that leads here, which its caller tells.
  Outcome solve(Grid& grid, int number) {
    Outcome outcome;
    outcome.grid = number;
    while (true) {
      if (auto contradiction = find_contradiction(grid, number)) {
        outcome.kind = Outcome::Kind::kContradiction;
        outcome.contradiction = *contradiction;
        return outcome;
      }
      if (grid.open().empty()) {
        outcome.kind = Outcome::Kind::kSolved;
        outcome.first = {grid.board(), number};
        return outcome;
      }
      if (auto step = first_step(grid)) {
        take(grid, number, *step);
        continue;
      }
      if (auto ended = speculate(grid, number)) return *ended;
    }
  }

  std::optional<Step> first_step(const Grid& grid) const {
    std::optional<Step> step;
    each_hit(grid, policy_, [&](const Hit& hit) {
      step = hit.told(grid);
      if (!check(grid, *step).proved()) step.reset();
      return step.has_value();
    });
    return step;
  }

  // What a speculative assertion settles; nothing if it only struck a value and reasoning goes on.
  std::optional<Outcome> speculate(Grid& grid, int number) {
    const Cell cell = most_constrained_cell(grid);
    const Candidate guess{cell, grid.candidates(cell).first()};
    if (grids_ >= options_.most_grids) return Outcome{};
    Grid clone = grid;
    int clone_number = ++grids_;
    assert_fact(clone_number, guess, {.why = Reason::Why::kSpeculation});
    place(clone, clone_number, guess);
    Outcome outcome = solve(clone, clone_number);
    if (outcome.kind == Outcome::Kind::kContradiction) {
      Reason reason{.why = Reason::Why::kContradiction, .contradiction = outcome.contradiction};
      reject(grid, number, guess, reason);
      return std::nullopt;
    }
    if (outcome.kind != Outcome::Kind::kSolved) return outcome;
    return verify_unique(grid, number, guess, outcome);
  }

  Outcome verify_unique(const Grid& grid, int number, Candidate guess, const Outcome& solved) {
    if (grids_ >= options_.most_grids) return Outcome{};
    Grid other = grid;
    int other_number = ++grids_;
    reject(other, other_number, guess, {.why = Reason::Why::kUniqueness});
    Outcome outcome = solve(other, other_number);
    if (outcome.kind == Outcome::Kind::kContradiction) return solved;
    if (outcome.kind == Outcome::Kind::kOpen) return outcome;
    Outcome ambiguous;
    ambiguous.kind = Outcome::Kind::kAmbiguous;
    ambiguous.grid = number;
    ambiguous.state = grid.board();
    ambiguous.first = solved.first;
    ambiguous.second = outcome.first;
    ambiguous.cell = guess.cell;
    return ambiguous;
  }

  void take(Grid& grid, int number, const Step& step) {
    Reason reason = reason_of(step);
    if (step.technique == Technique::kColorTrap || step.technique == Technique::kColorWrap) {
      reason.coloring = tell_coloring(grid, number, step);
    }
    for (Candidate x : step.removals) reject(grid, number, x, reason);
    for (Candidate x : step.placements) {
      if (!grid.is_open(x.cell) || !grid.has(x)) continue;
      assert_fact(number, x, reason);
      place(grid, number, x);
    }
  }

  // The pairs that make the network, in the order in which it grew.
  int tell_coloring(const Grid& grid, int number, const Step& step) {
    ++colorings_;
    Fact fact;
    fact.kind = Fact::Kind::kNewColoring;
    fact.grid = number;
    fact.reason = {.why = Reason::Why::kTechnique, .technique = step.technique};
    fact.reason.coloring = colorings_;
    for (Truth link : step.truths) {
      CellSet pair = grid.places(link.house(), link.digit());
      fact.value = link.digit();
      fact.cell = pair.first();
      pair.erase(fact.cell);
      fact.partner = pair.first();
      tell_(fact);
      fact.kind = Fact::Kind::kColoringGrows;
    }
    return colorings_;
  }

  void assert_fact(int number, Candidate x, const Reason& reason) {
    Fact fact;
    fact.kind = Fact::Kind::kAssert;
    fact.grid = number;
    fact.value = x.digit;
    fact.cell = x.cell;
    fact.reason = reason;
    tell_(fact);
  }

  void reject(Grid& grid, int number, Candidate x, const Reason& reason) {
    if (!grid.eliminate(x)) return;
    Fact fact;
    fact.kind = Fact::Kind::kReject;
    fact.grid = number;
    fact.value = x.digit;
    fact.cell = x.cell;
    fact.reason = reason;
    tell_(fact);
  }

  void place(Grid& grid, int number, Candidate x) {
    Reason reason{.why = Reason::Why::kDirectExclusion, .by = x.cell};
    for (Cell peer : grid.topology().peers(x.cell)) reject(grid, number, {peer, x.digit}, reason);
    grid.place(x.cell, x.digit);
  }

  const Options& options_;
  Policy policy_;  // a fact holds in every solution, so none may rest on there being one
  FunctionRef<void(const Fact&)> tell_;
  int grids_ = 1;
  int colorings_ = 0;
};

}  // namespace

Policy filter_policy() {
  return {"filter",
          {Technique::kNakedSingle, Technique::kHiddenSingle, Technique::kNakedPair,
           Technique::kNakedTriple, Technique::kPointing, Technique::kClaiming,
           Technique::kColorTrap, Technique::kColorWrap}};
}

Cell most_constrained_cell(const Grid& grid) {
  Cell best;
  int most = -1;
  for (Cell c : grid.open()) {
    int constraints = Digit::kCount - grid.candidates(c).size();
    for (House h : grid.topology().houses_of(c)) {
      constraints += (grid.topology().cells(h) - grid.open()).size();
    }
    if (constraints > most) {
      most = constraints;
      best = c;
    }
  }
  return best;
}

Outcome find(const Grid& grid, const Options& options, FunctionRef<void(const Fact&)> tell) {
  return Reasoner(options, tell).run(grid);
}

Outcome find(const Board& clues, const Options& options, FunctionRef<void(const Fact&)> tell) {
  auto grid = Grid::from(clues);
  if (grid) return find(*grid, options, tell);
  Fact fact;
  for (Cell c : Cell::all()) {
    if (!clues.has(c)) continue;
    fact.value = *clues.at(c);
    fact.cell = c;
    tell(fact);
  }
  Outcome outcome;
  outcome.kind = Outcome::Kind::kContradiction;
  outcome.state = clues;
  outcome.clash = grid.error();
  return outcome;
}

Story find(const Board& clues, const Options& options) {
  Story all;
  all.outcome = find(clues, options, [&](const Fact& fact) { all.facts.push_back(fact); });
  return all;
}

}  // namespace nonet::facts

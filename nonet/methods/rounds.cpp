#include "nonet/methods/rounds.h"

#include <array>
#include <utility>

#include "nonet/logic/finder.h"

namespace nonet {
namespace {

// One application of a strategy: the targets lose the digits, or the one cell takes the one digit.
struct Finding {
  enum class Effect : std::uint8_t { kStrike, kResolve };
  Effect effect;
  CellSet cells;
  DigitSet digits;
  CellSet targets;

  friend bool operator==(const Finding&, const Finding&) = default;
};
using Findings = std::vector<Finding>;

Findings last_remaining(const Grid& grid) {
  Findings found;
  find(Technique::kHiddenSingle, grid, [&](const Hit& hit) {
    Candidate x = hit.placements.front();
    found.push_back({Finding::Effect::kResolve, {x.cell}, {x.digit}, {}});
    return false;
  });
  return found;
}

// Cells of a house with equal options, as many as they have options. The finders in logic/ report
// only what has an effect, and here every pattern counts; so too for the two below.
Findings naked_pairs(const Grid& grid) {
  const Topology& topology = grid.topology();
  Findings found;
  for (House h : topology.houses()) {
    CellSet left = topology.cells(h) & grid.open();
    while (!left.empty()) {
      DigitSet options = grid.candidates(left.first());
      CellSet equal;
      for (Cell c : left) {
        if (grid.candidates(c) == options) equal.insert(c);
      }
      left -= equal;
      if (equal.size() == options.size()) {
        found.push_back({Finding::Effect::kStrike, equal, options, topology.cells(h) - equal});
      }
    }
  }
  return found;
}

Findings intersections(const Grid& grid) {
  const Topology& topology = grid.topology();
  Findings found;
  for (House base : topology.houses()) {
    for (Digit d : Digit::all()) {
      CellSet places = grid.places(base, d) & grid.open();
      if (places.size() < 2) continue;
      for (House cover : topology.houses_of(places.first())) {
        if (cover == base || !topology.cells(cover).contains(places)) continue;
        found.push_back({Finding::Effect::kStrike, places, {d}, topology.cells(cover) - places});
      }
    }
  }
  return found;
}

Findings y_wings(const Grid& grid) {
  const Topology& topology = grid.topology();
  Findings found;
  const CellSet two_options = grid.bivalue();
  for (Cell pivot : two_options) {
    const CellSet around = topology.peers(pivot) & two_options;
    for (Cell a : around) {
      DigitSet shared = grid.candidates(a) & grid.candidates(pivot);
      if (shared.size() != 1) continue;
      DigitSet target = grid.candidates(a) - shared;
      DigitSet other = (grid.candidates(pivot) - shared) | target;
      for (Cell b : around) {
        if (b < a || grid.candidates(b) != other) continue;
        CellSet seen = topology.peers(a) & topology.peers(b);
        found.push_back({Finding::Effect::kStrike, {pivot, a, b}, target, seen});
      }
    }
  }
  return found;
}

constexpr std::array<Findings (*)(const Grid&), kStrategyCount> kFind = {
    last_remaining, naked_pairs, intersections, y_wings};

// Resolves each cell with one option left. Grid::place takes the value from the peers, which may
// leave further cells with one option.
void resolve_singles(Grid& grid) {
  for (bool again = true; again;) {
    again = false;
    for (Cell c : grid.open()) {
      if (grid.candidates(c).size() != 1) continue;
      grid.place(c, grid.candidates(c).first());
      again = true;
    }
  }
}

void apply(const Finding& finding, Grid& grid) {
  if (finding.effect == Finding::Effect::kResolve) {
    Cell cell = finding.cells.first();
    // Applying an earlier finding may have settled the cell, or spoiled it in a broken puzzle.
    if (grid.is_open(cell) && grid.has(cell, finding.digits.first())) {
      grid.place(cell, finding.digits.first());
    }
  } else {
    // A settled cell is left alone: only a broken puzzle would have it lose its value.
    for (Cell c : finding.targets& grid.open()) {
      for (Digit d : finding.digits) grid.eliminate(c, d);
    }
  }
  resolve_singles(grid);
}

class Player {
 public:
  explicit Player(const Grid& start) : grid_(start) {}

  bool complete() const { return grid_.open().empty(); }
  const Grid& grid() const { return grid_; }

  // One round; its last turn is the one that changed the board, if any did.
  Round play() {
    Round round;
    for (int i = 0; i < kStrategyCount; ++i) {
      Findings found = kFind[i](grid_);
      Turn turn{static_cast<Strategy>(i), static_cast<int>(found.size())};
      turn.same_as_before = found == before_[i];
      const Grid untouched = grid_;
      for (const Finding& finding : found) apply(finding, grid_);
      turn.changed = !(grid_ == untouched);
      before_[i] = std::move(found);
      round.turns.push_back(turn);
      if (turn.changed) break;
    }
    return round;
  }

 private:
  Grid grid_;
  std::array<Findings, kStrategyCount> before_;
};

}  // namespace

std::string_view name_of(Strategy strategy) {
  constexpr std::array<std::string_view, kStrategyCount> kNames = {
      "last remaining cell", "naked pair", "intersection", "y-wing"};
  return kNames[static_cast<std::size_t>(strategy)];
}

Result<Rounds> solve_in_rounds(const Board& givens, const Topology& topology) {
  auto read = Grid::from(givens, topology);
  if (!read) return read.error();
  Grid start = *read;
  resolve_singles(start);
  Player player(start);
  Rounds result{start, {}, start, Outcome::kNotComplete, find_contradiction(start)};
  while (!result.contradiction) {
    if (player.complete()) {
      result.rounds.emplace_back();
      result.outcome = Outcome::kComplete;
      break;
    }
    result.rounds.push_back(player.play());
    result.contradiction = find_contradiction(player.grid());
    if (!result.rounds.back().turns.back().changed) break;
  }
  result.end = player.grid();
  if (result.contradiction) result.outcome = Outcome::kContradiction;
  return result;
}

}  // namespace nonet

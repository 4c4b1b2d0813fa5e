#include "nonet/methods/propagate.h"

#include <algorithm>
#include <vector>

#include "nonet/core/names.h"

namespace nonet {
namespace {

// The houses in the order in which an iteration visits them.
struct Order {
  std::vector<House> columns, rows, boxes;

  explicit Order(const Topology& topology) {
    for (House h : topology.houses()) {
      HouseKind kind = topology.kind(h);
      (kind == HouseKind::kColumn ? columns : kind == HouseKind::kRow ? rows : boxes).push_back(h);
    }
    // Boxes go down the columns too: the left three first, top to bottom.
    std::stable_sort(boxes.begin(), boxes.end(), [&](House a, House b) {
      return column_of(topology.order(a)[0]) < column_of(topology.order(b)[0]);
    });
  }
};

class Propagator {
 public:
  Propagator(const std::array<DigitSet, 81>& candidates, const Topology& topology)
      : topology_(topology), order_(topology), cells_(candidates) {
    for (Cell c : Cell::all()) {
      if (cells_[c.index()].empty() && !emptied_) emptied_ = c;
    }
  }

  // One iteration; true if it changed something. It ends early when a cell has run empty.
  bool iterate() {
    changed_ = false;
    for (const auto* houses : {&order_.columns, &order_.rows, &order_.boxes}) {
      for (House h : *houses) {
        if (!emptied_) house_rule(h);
      }
    }
    for (House box : order_.boxes) {
      for (const auto* lines : {&order_.columns, &order_.rows}) {
        for (House line : *lines) {
          if (!emptied_) pivot_rule(box, line);
        }
      }
    }
    return changed_;
  }

  const std::array<DigitSet, 81>& cells() const { return cells_; }
  const std::optional<Cell>& emptied() const { return emptied_; }

  bool complete() const {
    Board board;
    for (Cell c : Cell::all()) {
      if (cells_[c.index()].size() != 1) return false;
      board.set(c, cells_[c.index()].first());
    }
    // Single values everywhere may still clash where the rules have not been yet.
    return is_solution(board, topology_);
  }

 private:
  void strike(Cell c, DigitSet digits) {
    DigitSet& values = cells_[c.index()];
    if ((values & digits).empty()) return;
    values -= digits;
    changed_ = true;
    if (values.empty() && !emptied_) emptied_ = c;
  }

  // joined[subset] is what the subset's cells can hold between them, joined from the subset without
  // its lowest cell, so each of the 511 takes one step. A change does not spoil that: every subset
  // between the smaller one and the whole contains the smaller one, and strikes only other cells.
  void house_rule(House house) {
    const std::array<Cell, 9>& order = topology_.order(house);
    std::array<DigitSet, 512> joined{};
    for (unsigned subset = 1; subset < 512; ++subset) {
      unsigned rest = subset & (subset - 1);
      joined[subset] = joined[rest] | cells_[order[std::countr_zero(subset)].index()];
      if (joined[subset].size() != std::popcount(subset)) continue;
      for (unsigned others = 511U & ~subset; others != 0; others &= others - 1) {
        strike(order[std::countr_zero(others)], joined[subset]);
      }
      if (emptied_) return;
    }
  }

  void pivot_rule(House box, House line) {
    CellSet shared = topology_.cells(box) & topology_.cells(line);
    if (shared.size() < 2) return;
    confine(topology_.cells(box) - shared, topology_.cells(line) - shared);
    confine(topology_.cells(line) - shared, topology_.cells(box) - shared);
  }

  // What the one side cannot hold lies in the crossing, and the other side loses it.
  void confine(const CellSet& one, const CellSet& other) {
    DigitSet absent = DigitSet::all();
    for (Cell c : one) absent -= cells_[c.index()];
    if (absent.empty()) return;
    for (Cell c : other) strike(c, absent);
  }

  const Topology& topology_;
  Order order_;
  std::array<DigitSet, 81> cells_;
  bool changed_ = false;
  std::optional<Cell> emptied_;
};

}  // namespace

Board Propagation::board() const {
  Board board;
  for (Cell c : Cell::all()) {
    if (candidates[c.index()].size() == 1) board.set(c, candidates[c.index()].first());
  }
  return board;
}

Propagation propagate(const std::array<DigitSet, 81>& candidates, int limit,
                      const Topology& topology) {
  Propagator propagator(candidates, topology);
  Propagation result;
  while (result.iterations < limit && !propagator.emptied() && !propagator.complete() &&
         propagator.iterate()) {
    ++result.iterations;
  }
  result.candidates = propagator.cells();
  if (propagator.emptied()) {
    result.outcome = Outcome::kContradiction;
    result.contradiction =
        Error{ErrorCode::kContradiction, nothing_left(Truth(*propagator.emptied()), topology)};
  } else if (propagator.complete()) {
    result.outcome = Outcome::kComplete;
  }
  return result;
}

Propagation propagate(const Board& known, int limit, const Topology& topology) {
  Puzzle puzzle;
  puzzle.givens = known;
  return propagate(puzzle, limit, topology);
}

Propagation propagate(const Puzzle& puzzle, int limit, const Topology& topology) {
  const Board known = digits_of(puzzle);
  std::array<DigitSet, 81> candidates;
  for (Cell c : Cell::all()) {
    auto value = known.at(c);
    candidates[c.index()] = value ? DigitSet{*value} : DigitSet::all();
  }
  for (const Candidate x : puzzle.removed) {
    if (x.in_range()) candidates[x.cell.index()].erase(x.digit);
  }
  if (auto duplicate = find_duplicate(known, topology)) {
    Propagation result;
    result.candidates = candidates;
    result.outcome = Outcome::kContradiction;
    result.contradiction = duplicate;
    return result;
  }
  return propagate(candidates, limit, topology);
}

}  // namespace nonet

// Deadly patterns of more digits or another shape than rectangles and loops. If nothing but the
// pattern's digits were left in its cells, these could be exchanged without any house noticing; so
// one of the other candidates there, the guardians, is true, and what contradicts all guardians is
// false.
//
//   BUG-Lite       two digits a cell, and each digit twice or not at all in every house
//   Borescoper's   12 12 . | 1 . .      two rows and two columns of a box, all four cells or three
//   of
//                  12 12 . | 2 . .      them; two cells that go on in its columns, in one row of
//                  ------- +            another box; two that go on in its rows, in one column of
//                  34 34 .              another. Eight cells with four digits, or seven with three
//   reverse BUG    cells that are solved but not given, and one open: a digit there that would let
//                  two digits change places among all of them
#include <algorithm>
#include <array>
#include <vector>

#include "nonet/core/candidate_list.h"
#include "nonet/logic/cases.h"
#include "nonet/logic/deadly_patterns.h"
#include "nonet/logic/finder.h"

namespace nonet {
namespace {

constexpr int kMostGuardians = 3;

CandidateSet guardians_of(const DeadlyPattern& pattern) {
  CandidateSet guardians;
  for (const DeadlyCell& guarded : pattern.guarded_cells()) {
    for (Digit d : guarded.digits) guardians.insert({guarded.cell, d});
  }
  return guardians;
}

bool report_guarded(Technique technique, const DeadlyPattern& pattern, const Grid& grid,
                    Sink sink) {
  const CandidateSet guardians = guardians_of(pattern);
  if (guardians.empty()) return false;
  const CandidateList removals(contradicted_by_all(guardians, grid));
  if (removals.empty()) return false;
  auto tell = [pattern](const Grid& before, Step& step) { tell_deadly(before, pattern, step); };
  return sink({technique, {}, removals.all(), tell});
}

class BugLites {
 public:
  BugLites(const Grid& grid, const Ask& ask, Sink sink)
      : grid_(grid), topology_(grid.topology()), ask_(ask), sink_(sink) {
    free_ = grid.open() - topology_.watched();
  }

  bool run() {
    for (Cell start : grid_.bivalue() & free_) {
      if (ask_.stopped()) return true;
      left_ = kMostChoices;
      if (add({}, start, grid_.candidates(start))) return true;
    }
    return false;
  }

 private:
  static constexpr int kLeastCells = 6, kMostCells = 10;
  static constexpr int kMostChoices = 2000;  // from one cell

  struct Pattern {
    std::array<DeadlyCell, kMostCells> cells{};
    int count = 0;
    CellSet set;
    int guardians = 0;
    // For each digit the houses that have it once, and twice, as bits by their ids.
    std::array<std::uint64_t, Digit::kCount> once{}, twice{};
  };

  bool add(Pattern pattern, Cell c, DigitSet digits) {
    if (--left_ < 0 || pattern.count == kMostCells) return false;
    pattern.guardians += (grid_.candidates(c) - digits).size();
    if (pattern.guardians > kMostGuardians) return false;
    const std::uint64_t houses = topology_.house_bits(c);
    for (Digit d : digits) {
      if ((pattern.twice[d.slot()] & houses) != 0) return false;
      pattern.twice[d.slot()] |= pattern.once[d.slot()] & houses;
      pattern.once[d.slot()] ^= houses;
    }
    pattern.cells[static_cast<std::size_t>(pattern.count++)] = {c, digits};
    pattern.set.insert(c);
    return extend(pattern);
  }

  // The house and digit with the fewest cells that could come second there.
  bool extend(const Pattern& pattern) {
    std::vector<DeadlyCell> fewest, ways;
    bool complete = true;
    for (Digit d : Digit::all()) {
      for (std::uint64_t left = pattern.once[d.slot()]; left != 0; left &= left - 1) {
        list_ways(pattern, House(std::countr_zero(left)), d, ways);
        if (ways.empty()) return false;
        if (complete || ways.size() < fewest.size()) std::swap(ways, fewest);
        complete = false;
      }
    }
    if (complete) return report(pattern);
    for (const DeadlyCell& way : fewest) {
      if (add(pattern, way.cell, way.digits)) return true;
    }
    return false;
  }

  void list_ways(const Pattern& pattern, House h, Digit d, std::vector<DeadlyCell>& ways) const {
    ways.clear();
    for (Cell c : (grid_.places(h, d) & free_) - pattern.set) {
      const std::uint64_t houses = topology_.house_bits(c);
      if ((pattern.twice[d.slot()] & houses) != 0) continue;
      for (Digit e : grid_.candidates(c) - DigitSet{d}) {
        const DigitSet pair{d, e};
        if ((pattern.twice[e.slot()] & houses) != 0 || !grid_.at_start(c).contains(pair)) continue;
        if (pattern.guardians + (grid_.candidates(c) - pair).size() > kMostGuardians) continue;
        ways.push_back({c, pair});
      }
    }
  }

  bool report(const Pattern& pattern) {
    if (pattern.count < kLeastCells) return false;
    DeadlyPattern deadly{pattern.set, {}};
    DigitSet digits;
    for (int i = 0; i < pattern.count; ++i) {
      const DeadlyCell& cell = pattern.cells[static_cast<std::size_t>(i)];
      const DigitSet guardians = grid_.candidates(cell.cell) - cell.digits;
      if (!guardians.empty()) deadly.guard(cell.cell, guardians);
      digits |= cell.digits;
    }
    if (digits.size() == 2) return false;  // a unique loop
    // The same pattern is met from each of its cells without guardians.
    if (std::find(told_.begin(), told_.end(), pattern.set) != told_.end()) return false;
    told_.push_back(pattern.set);
    return report_guarded(Technique::kBugLite, deadly, grid_, sink_);
  }

  const Grid& grid_;
  const Topology& topology_;
  const Ask& ask_;
  Sink sink_;
  CellSet free_;
  int left_ = 0;
  std::vector<CellSet> told_;
};

class Borescopers {
 public:
  Borescopers(const Grid& grid, const Ask& ask, Sink sink) : grid_(grid), ask_(ask), sink_(sink) {
    free_ = grid.open() - grid.topology().watched();
  }

  bool run() {
    for (int box = 0; box < 9; ++box) {
      if (ask_.stopped()) return true;
      for (int i = 0; i < 9; ++i) {
        if (look(box / 3 * 3, i / 3, box % 3 * 3, i % 3)) return true;
      }
    }
    return false;
  }

 private:
  // The square of a box without one of its rows and one of its columns.
  bool look(int top, int row_out, int left, int column_out) {
    const int r1 = top + (row_out == 0 ? 1 : 0), r2 = top + (row_out == 2 ? 1 : 2);
    const int c1 = left + (column_out == 0 ? 1 : 0), c2 = left + (column_out == 2 ? 1 : 2);
    const CellSet square{cell_at(r1, c1), cell_at(r1, c2), cell_at(r2, c1), cell_at(r2, c2)};
    for (int row = 0; row < 9; ++row) {
      const CellSet below{cell_at(row, c1), cell_at(row, c2)};
      if (row / 3 * 3 == top || !free_.contains(below)) continue;
      for (int column = 0; column < 9; ++column) {
        const CellSet beside{cell_at(r1, column), cell_at(r2, column)};
        if (column / 3 * 3 == left || !free_.contains(beside)) continue;
        if (try_digits(square | below | beside, 4)) return true;
        for (Cell c : square) {
          if (try_digits((square - CellSet{c}) | below | beside, 3)) return true;
        }
      }
    }
    return false;
  }

  bool try_digits(const CellSet& cells, int count) {
    if (!free_.contains(cells)) return false;
    DigitSet all;
    for (Cell c : cells) all |= grid_.candidates(c);
    if (all.size() > count + kMostGuardians || all.size() <= count) return false;
    return choose(cells, {}, all, count);
  }

  bool choose(const CellSet& cells, DigitSet digits, DigitSet left, int more) {
    if (more == 0) return try_pattern(cells, digits);
    if (left.size() < more) return false;
    for (Digit d : left) {
      left.erase(d);
      if (choose(cells, digits | DigitSet{d}, left, more - 1)) return true;
    }
    return false;
  }

  bool try_pattern(const CellSet& cells, DigitSet digits) {
    int guardians = 0;
    for (Cell c : cells) {
      guardians += (grid_.candidates(c) - digits).size();
      if (guardians > kMostGuardians || !grid_.at_start(c).contains(digits)) return false;
    }
    return report_guarded(Technique::kBorescoper, DeadlyPattern::of(cells, digits, grid_), grid_,
                          sink_);
  }

  const Grid& grid_;
  const Ask& ask_;
  Sink sink_;
  CellSet free_;
};

// The cells that change places with x, were it a: in each house of a cell the one with the other
// digit. Nothing if one is missing, or given.
std::optional<CellSet> exchanged(const Grid& grid, Cell x, Digit a, Digit b) {
  const Topology& topology = grid.topology();
  CellSet with_a{x}, with_b, left{x};
  while (!left.empty()) {
    const Cell c = left.first();
    left.erase(c);
    if (topology.watched().contains(c)) return std::nullopt;
    const bool has_a = with_a.contains(c);
    for (House h : topology.houses_of(c)) {
      CellSet& partners = has_a ? with_b : with_a;
      if (partners.meets(topology.cells(h))) continue;
      const CellSet partner = grid.places(h, has_a ? b : a) - grid.open() - grid.givens();
      if (partner.empty()) return std::nullopt;
      partners |= partner;
      left |= partner;
    }
  }
  return with_a | with_b;
}

}  // namespace

bool find_bug_lite(const Grid& grid, const Ask& ask, Sink sink) {
  return !grid.broken() && BugLites(grid, ask, sink).run();
}

bool find_borescoper(const Grid& grid, const Ask& ask, Sink sink) {
  return grid.topology().is_classic() && !grid.broken() && Borescopers(grid, ask, sink).run();
}

bool find_reverse_bug(const Grid& grid, const Ask& ask, Sink sink) {
  constexpr int kRectangle = 4;  // avoidable: rows of their own
  for (Cell x : grid.open()) {
    if (ask.stopped()) return true;
    for (Digit a : grid.candidates(x)) {
      for (Digit b : Digit::all()) {
        if (a == b) continue;
        const std::optional<CellSet> cells = exchanged(grid, x, a, b);
        if (!cells || cells->size() <= kRectangle) continue;
        if (!grid.at_start(x).contains(DigitSet{a, b})) continue;
        const Candidate gone{x, a};
        auto tell = [cells = *cells, x, a, b](const Grid& before, Step& step) {
          for (Cell c : cells) {
            step.deadly.push_back({c, {a, b}});
            for (Digit d : before.candidates(c) & DigitSet{a, b}) {
              if (c != x || d == a) step.marks.push_back({Role::kPattern, {c, d}});
            }
          }
        };
        if (sink({Technique::kReverseBug, {}, {&gone, 1}, tell})) return true;
      }
    }
  }
  return false;
}

}  // namespace nonet

// Fireworks: a row and a column cross in a cell, the pivot, and a digit has at most one place
// outside the pivot's box in each of the two, its arms.
//
//     . . . | . . .          X   pivot        If the digit were at none of X, Y and Z, the row and
//     the . X . | . Y .          Y   row's arm    column would both need it in the box off X, in
//     two . . . | . . .          Z   column's     different cells: so it is at X, Y or Z.
//     ------+------
//     . Z . | . W .          W   the fourth corner
//
//   triple          three digits on the same arms: they fill X, Y and Z, and leave the box's rest
//   quadruple       two digits from X, two others from W on the same arms: they fill all four
//   pair, bivalue   two digits, and a cell with just these two in Z's row and in Y's column: W is
//                   neither
//   double pair     the same two digits from X and from W: what the truths leave (joint_truths.h)
#include <array>

#include "nonet/core/candidate_list.h"
#include "nonet/logic/finder.h"
#include "nonet/logic/joint_truths.h"
#include "nonet/logic/links.h"

namespace nonet {
namespace {

struct Firework {
  Cell pivot, row_arm, column_arm;

  CellSet cells() const { return {pivot, row_arm, column_arm}; }
};

class Fireworks {
 public:
  Fireworks(const Grid& grid, const Ask& ask, Sink sink)
      : grid_(grid), topology_(grid.topology()), ask_(ask), sink_(sink) {}

  bool run() {
    for (Cell pivot : grid_.open()) {
      if (ask_.stopped()) return true;
      const CellSet& box = topology_.cells(topology_.house_of(pivot, HouseKind::kBox));
      for (Cell y : (topology_.cells(row(pivot)) - box) & grid_.open()) {
        for (Cell z : (topology_.cells(column(pivot)) - box) & grid_.open()) {
          const Firework found{pivot, y, z};
          const DigitSet digits = digits_of(found);
          if (digits.size() < 2) continue;
          if (triples(found, digits) || pairs(found, digits)) return true;
        }
      }
    }
    return false;
  }

 private:
  House row(Cell c) const { return topology_.house_of(c, HouseKind::kRow); }
  House column(Cell c) const { return topology_.house_of(c, HouseKind::kColumn); }

  // The digits with at most this place in a line outside a box.
  DigitSet confined(House line, const CellSet& box, Cell arm) const {
    DigitSet digits;
    for (Digit d : grid_.open_digits(line)) {
      const CellSet outside = grid_.places(line, d) - box;
      if (outside.empty() || outside == CellSet{arm}) digits.insert(d);
    }
    return digits;
  }

  DigitSet digits_of(const Firework& f) const {
    const CellSet& box = topology_.cells(topology_.house_of(f.pivot, HouseKind::kBox));
    const DigitSet of_row = confined(row(f.pivot), box, f.row_arm);
    return of_row.size() < 2 ? DigitSet{} : of_row & confined(column(f.pivot), box, f.column_arm);
  }

  static void add_truths(const Firework& f, DigitSet digits, const Topology& topology,
                         std::vector<Truth>& truths) {
    for (Digit d : digits) {
      truths.emplace_back(topology.house_of(f.pivot, HouseKind::kRow), d);
      truths.emplace_back(topology.house_of(f.pivot, HouseKind::kColumn), d);
    }
  }

  static void mark(Role role, const CellSet& cells, DigitSet digits, const Grid& before, Step& step,
                   std::uint8_t group = 0) {
    for (Cell c : cells) {
      for (Digit d : before.candidates(c) & digits) step.marks.push_back({role, {c, d}, group});
    }
  }

  void strike_others(const CellSet& cells, DigitSet digits, CandidateList& removals) const {
    for (Cell c : cells) {
      for (Digit d : grid_.candidates(c) - digits) removals.push_back({c, d});
    }
  }

  bool triples(const Firework& f, DigitSet digits) {
    if (!ask_.wants(Technique::kFireworkTriple) || digits.size() < 3) return false;
    for (Digit a : digits) {
      for (Digit b : digits) {
        for (Digit c : digits) {
          if (a < b && b < c && report_triple(f, {a, b, c})) return true;
        }
      }
    }
    return false;
  }

  bool report_triple(const Firework& f, DigitSet digits) {
    CandidateList removals;
    strike_others(f.cells(), digits, removals);
    const CellSet off = topology_.cells(topology_.house_of(f.pivot, HouseKind::kBox)) -
                        topology_.cells(row(f.pivot)) - topology_.cells(column(f.pivot));
    for (Digit d : digits) removals.append(off & grid_.places(d) & grid_.open(), d);
    if (removals.empty()) return false;
    auto tell = [f, digits](const Grid& before, Step& step) {
      mark(Role::kPivot, {f.pivot}, digits, before, step);
      mark(Role::kPincer, {f.row_arm, f.column_arm}, digits, before, step);
      add_truths(f, digits, before.topology(), step.truths);
      step.houses = {{HouseRole::kBase, before.topology().house_of(f.pivot, HouseKind::kRow)},
                     {HouseRole::kBase, before.topology().house_of(f.pivot, HouseKind::kColumn)}};
    };
    return sink_({Technique::kFireworkTriple, {}, removals.all(), tell});
  }

  bool pairs(const Firework& f, DigitSet digits) {
    const Cell corner = cell_at(row_of(f.column_arm), column_of(f.row_arm));
    const Firework across{corner, f.column_arm, f.row_arm};
    const DigitSet others = grid_.is_open(corner) ? digits_of(across) : DigitSet{};
    for (Digit a : digits) {
      for (Digit b : digits) {
        if (b <= a) continue;
        const DigitSet pair{a, b};
        if (ask_.wants(Technique::kFireworkPairBivalue) && grid_.is_open(corner) &&
            with_bivalue_cells(f, corner, pair)) {
          return true;
        }
        if (f.pivot > corner) continue;  // met from the other side
        if (ask_.wants(Technique::kFireworkPairDouble) && others.contains(pair) &&
            report_double(f, across, pair)) {
          return true;
        }
        if (ask_.wants(Technique::kFireworkQuadruple) && quadruples(f, across, pair, others)) {
          return true;
        }
      }
    }
    return false;
  }

  bool with_bivalue_cells(const Firework& f, Cell corner, DigitSet pair) {
    CellSet bivalue;
    for (Cell c : grid_.bivalue()) {
      if (grid_.candidates(c) == pair) bivalue.insert(c);
    }
    CandidateList removals;
    for (Digit d : grid_.candidates(corner) & pair) removals.push_back({corner, d});
    if (removals.empty()) return false;
    const CellSet taken = f.cells() | CellSet{corner};
    for (Cell p : (bivalue & topology_.cells(row(f.column_arm))) - taken) {
      for (Cell q : (bivalue & topology_.cells(column(f.row_arm))) - taken) {
        auto tell = [f, pair, p, q](const Grid& before, Step& step) {
          mark(Role::kSet, f.cells(), pair, before, step);
          mark(Role::kPincer, {p, q}, pair, before, step);
          add_truths(f, pair, before.topology(), step.truths);
          step.truths.emplace_back(p);
          if (q != p) step.truths.emplace_back(q);
        };
        if (sink_({Technique::kFireworkPairBivalue, {}, removals.all(), tell})) return true;
      }
    }
    return false;
  }

  static void tell_two(const Firework& f, DigitSet pair, const Firework& across, DigitSet others,
                       const Grid& before, Step& step) {
    mark(Role::kSet, f.cells(), pair, before, step, 0);
    mark(Role::kSet, across.cells(), others, before, step, 1);
    add_truths(f, pair, before.topology(), step.truths);
    add_truths(across, others, before.topology(), step.truths);
  }

  bool report_double(const Firework& f, const Firework& across, DigitSet pair) {
    std::vector<Truth> truths;
    add_truths(f, pair, topology_, truths);
    add_truths(across, pair, topology_, truths);
    JointTruths joint(grid_, truths);
    CandidateList removals;
    const CellSet cells = f.cells() | across.cells();
    for (Cell c : grid_.open()) {
      for (Digit d : grid_.candidates(c)) {
        if (!cells.contains(c) && !pair.contains(d)) continue;
        if (!joint.allow({c, d})) removals.push_back({c, d});
      }
    }
    if (removals.empty()) return false;
    auto tell = [f, pair, across](const Grid& before, Step& step) {
      tell_two(f, pair, across, pair, before, step);
    };
    return sink_({Technique::kFireworkPairDouble, {}, removals.all(), tell});
  }

  bool quadruples(const Firework& f, const Firework& across, DigitSet pair, DigitSet others) {
    for (Digit c : others - pair) {
      for (Digit e : others - pair) {
        if (c < e && report_quadruple(f, across, pair, {c, e})) return true;
      }
    }
    return false;
  }

  bool report_quadruple(const Firework& f, const Firework& across, DigitSet pair, DigitSet others) {
    CandidateList removals;
    strike_others({f.pivot}, pair, removals);
    strike_others({across.pivot}, others, removals);
    strike_others({f.row_arm, f.column_arm}, pair | others, removals);
    if (removals.empty()) return false;
    auto tell = [f, pair, across, others](const Grid& before, Step& step) {
      tell_two(f, pair, across, others, before, step);
    };
    return sink_({Technique::kFireworkQuadruple, {}, removals.all(), tell});
  }

  const Grid& grid_;
  const Topology& topology_;
  const Ask& ask_;
  Sink sink_;
};

}  // namespace

bool find_fireworks(const Grid& grid, const Ask& ask, Sink sink) {
  return grid.topology().is_classic() && !grid.broken() && Fireworks(grid, ask, sink).run();
}

}  // namespace nonet

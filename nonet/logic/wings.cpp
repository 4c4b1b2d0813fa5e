// Wings: a few cells with two or three candidates, one of which must be z.
//   XY   a pivot {x,y} sees the pincers {x,z} and {y,z}: one of the pincers is z
//   XYZ  a pivot {x,y,z} sees the same pincers: one of the three is z
//   W    two equal cells {x,z}, and x has only two places in some house, one seen by each of the
//        cells: one of them is z
// No cell that sees all that may be z can hold z.
#include "nonet/logic/finder.h"
#include "nonet/logic/plain_patterns.h"

namespace nonet {
namespace {

// The part that XY and XYZ share; `z` may be missing from the pivot.
bool report_wing(const Grid& grid, Technique technique, Cell pivot, Cell a, Cell b, Digit z,
                 Sink sink) {
  const Topology& topology = grid.topology();
  CellSet targets = topology.peers(a) & topology.peers(b) & grid.places(z);
  if (technique == Technique::kXyzWing) targets &= topology.peers(pivot);
  if (targets.empty()) return false;
  auto tell = [=](const Grid& before, Step& step) { tell_wing(before, pivot, a, b, z, step); };
  return sink({technique, {}, CandidateList(targets, z).all(), tell});
}

bool sees(const Grid& grid, Cell a, Cell b) {
  return grid.topology().peers(a).contains(b);
}

// The first place of a digit's only two that one cell sees is that cell's; the other must be seen
// by the other cell.
bool joins(const Grid& grid, const CellSet& pair, Cell a, Cell b) {
  if (pair.contains(a) || pair.contains(b)) return false;
  Cell first = pair.first();
  CellSet rest = pair;
  rest.erase(first);
  Cell second = rest.first();
  return (sees(grid, a, first) && sees(grid, b, second)) ||
         (sees(grid, a, second) && sees(grid, b, first));
}

bool find_w_wing_on(const Grid& grid, Cell a, Cell b, Digit z, Digit x, Sink sink) {
  const Topology& topology = grid.topology();
  CellSet targets = topology.peers(a) & topology.peers(b) & grid.places(z);
  if (targets.empty()) return false;
  for (House h : topology.houses()) {
    if (count_nine(grid.spots(h, x)) != 2) continue;
    CellSet pair = grid.places(h, x);
    if (!joins(grid, pair, a, b)) continue;
    auto tell = [=](const Grid& before, Step& step) {
      step.truths = {Truth(a), Truth(b), Truth(h, x)};
      for (Cell pincer : {a, b}) {
        for (Digit d : {z, x}) step.marks.push_back({Role::kPincer, {pincer, d}});
        step.marks.push_back({Role::kPattern, {pincer, z}});
      }
      for (Cell c : before.places(h, x)) step.marks.push_back({Role::kLink, {c, x}});
      step.houses = {{HouseRole::kBase, h}};
    };
    if (sink({Technique::kWWing, {}, CandidateList(targets, z).all(), tell})) return true;
  }
  return false;
}

}  // namespace

void tell_wing(const Grid& before, Cell pivot, Cell a, Cell b, Digit z, Step& step) {
  step.truths = {Truth(pivot), Truth(a), Truth(b)};
  for (Digit d : before.candidates(pivot)) step.marks.push_back({Role::kPivot, {pivot, d}});
  for (Cell pincer : {a, b}) {
    for (Digit d : before.candidates(pincer)) step.marks.push_back({Role::kPincer, {pincer, d}});
  }
  for (Cell c : {pivot, a, b}) {
    if (before.has(c, z)) step.marks.push_back({Role::kPattern, {c, z}});
  }
}

bool find_xy_wing(const Grid& grid, const Ask&, Sink sink) {
  const CellSet bivalue = grid.bivalue();
  auto is_wing = [&](Cell pivot, Cell a, Cell b, Digit& z) {
    if (!sees(grid, pivot, a) || !sees(grid, pivot, b)) return false;
    DigitSet shared = grid.candidates(a) & grid.candidates(b);
    if (shared.size() != 1 || grid.candidates(pivot).contains(shared)) return false;
    z = shared.first();
    return true;
  };
  for (Cell i : bivalue) {
    CellSet later = bivalue;
    for (Cell j : bivalue) {
      later.erase(j);
      if (j <= i || (grid.candidates(i) | grid.candidates(j)).size() != 3) continue;
      const DigitSet all = grid.candidates(i) | grid.candidates(j);
      const DigitSet third = all - (grid.candidates(i) & grid.candidates(j));
      for (Cell k : later) {
        if (grid.candidates(k) != third) continue;
        Digit z;
        if ((is_wing(i, j, k, z) && report_wing(grid, Technique::kXyWing, i, j, k, z, sink)) ||
            (is_wing(j, i, k, z) && report_wing(grid, Technique::kXyWing, j, i, k, z, sink)) ||
            (is_wing(k, j, i, z) && report_wing(grid, Technique::kXyWing, k, j, i, z, sink))) {
          return true;
        }
      }
    }
  }
  return false;
}

bool find_xyz_wing(const Grid& grid, const Ask&, Sink sink) {
  const CellSet bivalue = grid.bivalue();
  for (Cell pivot : grid.with_at_most(3)) {
    if (grid.candidates(pivot).size() != 3) continue;
    const DigitSet xyz = grid.candidates(pivot);
    const CellSet around = grid.topology().peers(pivot) & bivalue;
    for (Cell a : around) {
      if (!xyz.contains(grid.candidates(a))) continue;
      for (Cell b : around) {
        if (b <= a || !xyz.contains(grid.candidates(b))) continue;
        const DigitSet shared = grid.candidates(a) & grid.candidates(b);
        if (shared.size() != 1) continue;
        if (report_wing(grid, Technique::kXyzWing, pivot, a, b, shared.first(), sink)) return true;
      }
    }
  }
  return false;
}

bool find_w_wing(const Grid& grid, const Ask&, Sink sink) {
  const CellSet bivalue = grid.bivalue();
  for (Cell a : bivalue) {
    for (Cell b : bivalue) {
      if (b <= a || grid.candidates(a) != grid.candidates(b)) continue;
      const Digit low = grid.candidates(a).first();
      DigitSet rest = grid.candidates(a);
      rest.erase(low);
      const Digit high = rest.first();
      if (find_w_wing_on(grid, a, b, low, high, sink)) return true;
      if (find_w_wing_on(grid, a, b, high, low, sink)) return true;
    }
  }
  return false;
}

}  // namespace nonet

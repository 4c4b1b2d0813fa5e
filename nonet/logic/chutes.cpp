// Two easy eyes on what wings and empty rectangles do too, as people look for them in a band or
// stack.
//
//   chute remote pair       ab .  . | .  .  . | x  x  x      two cells with the same two digits, in
//   two
//                           .  .  . | ab .  . | x  x  x      boxes and two lines of a band; the
//                           third .  .  . | .  .  . | -  -  -      box has no a in the third line,
//                           so the two are not both a: one is b
//
//   rectangle elimination   h .  . | w .  .     the only two places of a digit in a row. Were x the
//                           ------ + ------     digit, h would not be, so w would: then the box at
//                           x .  . | b  b .     the fourth corner must have a place that neither x
//                           .  . . | b  . .     nor w sees
#include "nonet/core/candidate_list.h"
#include "nonet/logic/finder.h"

namespace nonet {
namespace {

// Rows and columns may change places.
Cell at(bool across, int line, int cross) {
  return across ? cell_at(cross, line) : cell_at(line, cross);
}
int line_of(bool across, Cell c) {
  return across ? column_of(c) : row_of(c);
}
int cross_of(bool across, Cell c) {
  return across ? row_of(c) : column_of(c);
}

// Two cells and the house that has no room for the digit that they don't both hold.
bool report_chute(const Grid& grid, Cell p, Cell q, Digit lacking, Digit other, House third,
                  Sink sink) {
  const CandidateList removals(
      grid.topology().common_peers({p, q}) & grid.places(other) & grid.open(), other);
  if (removals.empty()) return false;
  auto tell = [p, q, lacking, other, third](const Grid&, Step& step) {
    for (Cell c : {p, q}) {
      step.truths.emplace_back(c);
      step.marks.push_back({Role::kPincer, {c, other}});
      step.marks.push_back({Role::kLink, {c, lacking}});
    }
    step.truths.emplace_back(third, lacking);
    step.houses = {{HouseRole::kBase, third}};
  };
  return sink({Technique::kChuteRemotePair, {}, removals.all(), tell});
}

bool look_at_pair(const Grid& grid, Cell p, Cell q, bool across, Sink sink) {
  const Topology& topology = grid.topology();
  const int band = line_of(across, p) / 3;
  const int stack = cross_of(across, p) / 3, other = cross_of(across, q) / 3;
  if (line_of(across, q) / 3 != band || stack == other) return false;
  if (line_of(across, p) == line_of(across, q)) return false;
  const int third_line = band * 9 + 3 - line_of(across, p) - line_of(across, q);
  const int third_stack = 3 - stack - other;
  CellSet last;
  for (int i = 0; i < 3; ++i) last.insert(at(across, third_line, third_stack * 3 + i));
  const House box = topology.house_of(last.first(), HouseKind::kBox);
  const DigitSet digits = grid.candidates(p);
  for (Digit d : digits) {
    if (last.meets(grid.places(d))) continue;
    if (report_chute(grid, p, q, d, (digits - DigitSet{d}).first(), box, sink)) return true;
  }
  return false;
}

// The places of a digit in a line, and a cell that sees the first and lies in another band.
struct Rectangle {
  Digit digit;
  House line, box;
  Cell hinge, wing, target;
};

bool report_rectangle(const Rectangle& found, Sink sink) {
  const Candidate gone{found.target, found.digit};
  auto tell = [found](const Grid& before, Step& step) {
    step.truths = {Truth(found.line, found.digit), Truth(found.box, found.digit)};
    for (Cell c : {found.hinge, found.wing}) {
      step.marks.push_back({Role::kPattern, {c, found.digit}});
    }
    for (Cell c : before.places(found.box, found.digit)) {
      step.marks.push_back({Role::kLink, {c, found.digit}});
    }
    step.houses = {{HouseRole::kBase, found.line}, {HouseRole::kCover, found.box}};
  };
  return sink({Technique::kRectangleElimination, {}, {&gone, 1}, tell});
}

bool look_from_hinge(const Grid& grid, Rectangle found, bool across, Sink sink) {
  const Topology& topology = grid.topology();
  const int own = line_of(across, found.hinge);
  const int near = cross_of(across, found.hinge), far = cross_of(across, found.wing);
  for (int line = 0; line < 9; ++line) {
    found.target = at(across, line, near);
    if (line / 3 == own / 3 || !grid.is_open(found.target)) continue;
    if (!grid.has(found.target, found.digit)) continue;
    found.box = topology.house_of(at(across, line, far), HouseKind::kBox);
    const CellSet unseen = grid.places(found.box, found.digit) - topology.peers(found.target) -
                           topology.peers(found.wing);
    if (unseen.empty() && report_rectangle(found, sink)) return true;
  }
  return false;
}

}  // namespace

bool find_chute_remote_pair(const Grid& grid, const Ask& ask, Sink sink) {
  if (!grid.topology().is_classic()) return false;
  const CellSet bivalue = grid.bivalue();
  for (Cell p : bivalue) {
    if (ask.stopped()) return true;
    for (Cell q : bivalue) {
      if (q <= p || grid.candidates(p) != grid.candidates(q)) continue;
      for (bool across : {false, true}) {
        if (look_at_pair(grid, p, q, across, sink)) return true;
      }
    }
  }
  return false;
}

bool find_rectangle_elimination(const Grid& grid, const Ask& ask, Sink sink) {
  const Topology& topology = grid.topology();
  if (!topology.is_classic()) return false;
  for (Digit d : ask.digits) {
    for (House line : topology.houses()) {
      const CellSet places = grid.places(line, d);
      if (topology.kind(line) == HouseKind::kBox || places.size() != 2) continue;
      const bool across = topology.kind(line) == HouseKind::kColumn;
      const Cell a = places.first(), b = (places - CellSet{a}).first();
      if (cross_of(across, a) / 3 == cross_of(across, b) / 3) continue;
      if (look_from_hinge(grid, {d, line, {}, a, b, {}}, across, sink)) return true;
      if (look_from_hinge(grid, {d, line, {}, b, a, {}}, across, sink)) return true;
    }
  }
  return false;
}

}  // namespace nonet

// Locked candidates: where two houses cross, a digit that the one can only place in the crossing
// is taken from the rest of the other. Pointing goes from a box to a line, claiming from a line to
// a box.
#include "nonet/logic/finder.h"
#include "nonet/logic/plain_patterns.h"

namespace nonet {
namespace {

bool is_line(HouseKind kind) {
  return kind == HouseKind::kRow || kind == HouseKind::kColumn;
}

// In the classic game a box is three rows of three spots and a line has three spots in each of its
// boxes, so a table tells at once which spots could be locked: two or more in one row or column of
// the box, or in one box of the line.
struct Locked {
  std::array<bool, 512> in_box{};
  std::array<bool, 512> in_line{};
};

constexpr Locked kLocked = [] {
  Locked locked;
  for (unsigned spots = 0; spots < 512; ++spots) {
    if (at_most_one_bit(spots)) continue;
    for (int i = 0; i < 3; ++i) {
      const unsigned row = 0b111U << 3 * i;
      const unsigned column = 0b001001001U << i;
      if ((spots & ~row) == 0) locked.in_box[spots] = locked.in_line[spots] = true;
      if ((spots & ~column) == 0) locked.in_box[spots] = true;
    }
  }
  return locked;
}();

bool report_intersection(const Grid& grid, Technique technique, House base, House cover, Digit d,
                         Sink sink) {
  const CandidateList removals(grid.places(cover, d) - grid.places(base, d), d);
  auto tell = [=](const Grid& before, Step& step) { tell_locked(before, base, cover, d, step); };
  return sink({technique, {}, removals.all(), tell});
}

bool find_locked(const Grid& grid, const Ask& ask, Technique technique, bool from_lines,
                 Sink sink) {
  const Topology& topology = grid.topology();
  const auto& locked = from_lines ? kLocked.in_line : kLocked.in_box;
  for (House base : topology.houses()) {
    if (is_line(topology.kind(base)) != from_lines || !ask.looks_in(base)) continue;
    for (Digit d : Digit::all()) {
      const unsigned spots = grid.spots(base, d);
      // One place is a single and told as such.
      if (at_most_one_bit(spots) || (topology.is_classic() && !locked[spots])) continue;
      const Cell first = topology.order(base)[std::countr_zero(spots)];
      for (House cover : topology.houses_of(first)) {
        if (cover == base || (spots & ~topology.crossing(base, cover)) != 0) continue;
        if (from_lines && is_line(topology.kind(cover))) continue;
        if (count_nine(grid.spots(cover, d)) == count_nine(spots)) continue;
        if (report_intersection(grid, technique, base, cover, d, sink)) return true;
      }
    }
  }
  return false;
}

}  // namespace

void tell_locked(const Grid& before, House base, House cover, Digit d, Step& step) {
  step.truths = {Truth(base, d)};
  for (Cell c : before.places(base, d)) step.marks.push_back({Role::kPattern, {c, d}});
  step.houses = {{HouseRole::kBase, base}, {HouseRole::kCover, cover}};
}

bool find_pointing(const Grid& grid, const Ask& ask, Sink sink) {
  return find_locked(grid, ask, Technique::kPointing, false, sink);
}

bool find_claiming(const Grid& grid, const Ask& ask, Sink sink) {
  return find_locked(grid, ask, Technique::kClaiming, true, sink);
}

}  // namespace nonet

// Locked candidates: where two houses cross, a digit that the one can only place in the crossing
// is taken from the rest of the other. Pointing goes from a box to a line, claiming from a line to
// a box.
#include "nonet/logic/finder.h"

namespace nonet {
namespace {

bool is_line(HouseKind kind) {
  return kind == HouseKind::kRow || kind == HouseKind::kColumn;
}

Step locked_step(const Grid& grid, Technique technique, House base, House cover, Digit d) {
  const CellSet places = grid.places(base, d);
  Step step;
  step.technique = technique;
  for (Cell c : grid.places(cover, d) - places) step.removals.push_back({c, d});
  step.truths = {Truth(base, d)};
  for (Cell c : places) step.marks.push_back({Role::kPattern, {c, d}});
  step.houses = {{HouseRole::kBase, base}, {HouseRole::kCover, cover}};
  return step;
}

bool find_locked(const Grid& grid, Technique technique, bool from_lines, Sink sink) {
  const Topology& topology = grid.topology();
  for (House base : topology.houses()) {
    if (is_line(topology.kind(base)) != from_lines) continue;
    for (Digit d : Digit::all()) {
      const unsigned spots = grid.spots(base, d);
      // One place is a single and told as such.
      if (spots == 0 || is_one_bit(spots)) continue;
      const Cell first = topology.order(base)[std::countr_zero(spots)];
      for (House cover : topology.houses_of(first)) {
        if (cover == base || (spots & ~topology.crossing(base, cover)) != 0) continue;
        if (from_lines && is_line(topology.kind(cover))) continue;
        if (count_nine(grid.spots(cover, d)) == count_nine(spots)) continue;
        if (sink(locked_step(grid, technique, base, cover, d))) return true;
      }
    }
  }
  return false;
}

}  // namespace

bool find_pointing(const Grid& grid, const Ask&, Sink sink) {
  return find_locked(grid, Technique::kPointing, false, sink);
}

bool find_claiming(const Grid& grid, const Ask&, Sink sink) {
  return find_locked(grid, Technique::kClaiming, true, sink);
}

}  // namespace nonet

// Locked candidates: where two houses cross, a digit that the one can only place in the crossing
// is taken from the rest of the other. Pointing goes from a box to a line, claiming from a line to
// a box.
#include "nonet/logic/finder.h"

namespace nonet {
namespace {

bool is_line(HouseKind kind) {
  return kind == HouseKind::kRow || kind == HouseKind::kColumn;
}

bool find_locked(const Grid& grid, Technique technique, bool from_lines, Sink sink) {
  const Topology& topology = grid.topology();
  for (House base : topology.houses()) {
    if (is_line(topology.kind(base)) != from_lines) continue;
    for (Digit d : grid.open_digits(base)) {
      CellSet places = grid.places(base, d);
      // One place is a hidden single and told as such.
      if (places.size() < 2) continue;
      for (House cover : topology.houses_of(places.first())) {
        if (cover == base || (from_lines && is_line(topology.kind(cover)))) continue;
        if (!topology.cells(cover).contains(places)) continue;
        CellSet targets = grid.places(cover, d) - places;
        if (targets.empty()) continue;
        Step step;
        step.technique = technique;
        for (Cell c : targets) step.removals.push_back({c, d});
        step.truths = {Truth(base, d)};
        for (Cell c : places) step.marks.push_back({Role::kPattern, {c, d}});
        step.houses = {{HouseRole::kBase, base}, {HouseRole::kCover, cover}};
        if (sink(std::move(step))) return true;
      }
    }
  }
  return false;
}

}  // namespace

bool find_pointing(const Grid& grid, Technique technique, Sink sink) {
  return find_locked(grid, technique, false, sink);
}

bool find_claiming(const Grid& grid, Technique technique, Sink sink) {
  return find_locked(grid, technique, true, sink);
}

}  // namespace nonet

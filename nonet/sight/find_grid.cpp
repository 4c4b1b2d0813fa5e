// Several thresholds offer outlines; following the lines inside says which of these are grids of
// nine by nine. Of those that lie over each other the clearest stays.
#include "nonet/sight/find_grid.h"

#include <algorithm>
#include <cmath>

#include "nonet/sight/straight_lines.h"
#include "nonet/sight/threshold.h"
#include "nonet/sight/trace.h"

namespace nonet::sight {
namespace {

constexpr int kLongest = 900;  // pixels of the picture in which outlines are looked for
// Outlines that are looked into: in photos of puzzles 14 have been enough, and a picture made for
// it would have two hundred.
constexpr int kMostLooks = 40;

Point middle_of(const Mesh& mesh) {
  return mesh.at(4.5, 4.5);
}

bool nearly_same(const Quad& a, const Quad& b) {
  const double near = distance(a[0], a[2]) / 80;
  for (std::size_t i = 0; i < 4; ++i)
    if (distance(a[i], b[i]) > near) return false;
  return true;
}

bool same_place(const FoundGrid& a, const FoundGrid& b) {
  double side = 9 * std::max(a.mesh.cell_side(), b.mesh.cell_side());
  return distance(middle_of(a.mesh), middle_of(b.mesh)) < side / 2;
}

}  // namespace

std::vector<FoundGrid> find_grids(const Pyramid& pyramid) {
  double factor = 1;
  const Picture& small = pyramid.no_longer_than(kLongest, factor);
  const int side = std::max(small.width(), small.height());
  const Pyramid shrunk(small);

  std::vector<FoundGrid> found;
  std::vector<Quad> seen;
  bool certain = false;
  int looks = 0;
  auto look_at = [&](const Quad& quad, bool inverted, bool between_lines = false) {
    // Another threshold offers the same again.
    if (std::any_of(seen.begin(), seen.end(), [&](const Quad& o) { return nearly_same(quad, o); }))
      return false;
    if (!between_lines && ++looks > kMostLooks) return false;
    seen.push_back(quad);
    Traced traced = trace_lines(shrunk, Mesh::flat(quad), 0.34, inverted);
    if (traced.clear < 0.5) return false;
    for (double reach : {0.25, 0.2, 0.12})
      traced = trace_lines(shrunk, traced.mesh, reach, inverted);
    // On a screen lines lie just where the corners say, and things beside them, notes and shades,
    // may lead astray; so what is nearly as clear when lines are straight is taken for that.
    constexpr double kNearly = 0.04;
    Traced straight = trace_lines(shrunk, Mesh::flat(quad), 0.12, inverted, Bends::kNone);
    auto is_grid = [](const Traced& lines) { return lines.grid() && lines.mesh.regular(); };
    if (is_grid(straight) && (!is_grid(traced) || straight.score() >= traced.score() - kNearly))
      traced = std::move(straight);
    if (!is_grid(traced)) return false;
    if (between_lines && traced.goes_on) return false;
    found.push_back({traced.mesh, traced.score(), inverted});
    certain |= traced.certain();
    return true;
  };
  for (bool inverted : {false, true}) {
    seen.clear();
    for (double share : {0.12, 0.06, 0.03}) {
      // What less ink shows can be no clearer.
      if (certain || (share < 0.05 && !found.empty())) break;
      for (int part : {16, 40}) {
        const Picture mask = ink(small, {std::max(4, side / part), share, inverted});
        bool any = false;
        for (const Quad& quad : outlines(mask)) any |= look_at(quad, inverted);
        if (any || !found.empty()) continue;
        for (const Quad& quad : outlines_of_cells(mask)) look_at(quad, inverted);
      }
    }
    if (!found.empty()) break;
  }
  if (found.empty()) {
    for (const Quad& quad : outlines_of_lines(ink(small, {std::max(4, side / 40), 0.06, false})))
      look_at(quad, false, true);
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const FoundGrid& a, const FoundGrid& b) { return a.clear > b.clear; });
  std::vector<FoundGrid> apart;
  for (const FoundGrid& grid : found) {
    if (std::none_of(apart.begin(), apart.end(),
                     [&](const FoundGrid& other) { return same_place(grid, other); }))
      apart.push_back(grid);
  }
  // Those around the middle of the picture are equally near; the clearest of them comes first.
  const Point middle{small.width() / 2.0, small.height() / 2.0};
  auto away = [&](const FoundGrid& grid) {
    return std::max(0.5, distance(middle_of(grid.mesh), middle) / (9 * grid.mesh.cell_side()));
  };
  std::stable_sort(apart.begin(), apart.end(),
                   [&](const FoundGrid& a, const FoundGrid& b) { return away(a) < away(b); });
  for (FoundGrid& grid : apart) grid.mesh = grid.mesh.scaled(1 / factor);
  return apart;
}

}  // namespace nonet::sight

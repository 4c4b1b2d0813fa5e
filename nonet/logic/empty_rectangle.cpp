// Empty rectangle: in a box a digit lies only on one row and one column that cross there, so the
// box is a strong link between its part in the row and its part in the column.
//
//   . . *|. . .|. . .      The box's digit is in its row 2 or its column 3. If it isn't in the
//   * * *|. . .|. n .      column, it is in the row, so not at n, so at f: x sees one or the
//   . . *|. . .|. . .      other.
//   -----+-----+-----
//   . . x|. . .|. f .      n and f are the only places in their column.
//
// The same goes along the box's column to a pair in a row. A dual is two of one box.
#include "nonet/logic/finder.h"
#include "nonet/logic/lines.h"
#include "nonet/logic/links.h"

namespace nonet {
namespace {

struct EmptyRectangle {
  Digit digit;
  House box;
  CellSet leg, arm;  // the box's places on the line that leads to the pair, and the rest
  House line, pair;
  Cell near, far;
  Cell target;
};

void tell(const EmptyRectangle& er, Step& step) {
  const Digit d = er.digit;
  step.removals.push_back({er.target, d});
  step.truths.emplace_back(er.box, d);
  step.truths.emplace_back(er.pair, d);
  for (Cell c : er.leg | er.arm) step.marks.push_back({Role::kPattern, {c, d}});
  for (Cell c : {er.near, er.far}) step.marks.push_back({Role::kLink, {c, d}});
  step.houses.push_back({HouseRole::kBase, er.box});
  step.houses.push_back({HouseRole::kCover, er.pair});
  const Node nodes[] = {{d, {er.far}}, {d, {er.near}}, {d, er.leg}, {d, er.arm}};
  const Truth links[] = {Truth(er.pair, d), Truth(er.line, d), Truth(er.box, d)};
  tell_chain(nodes, links, step);
}

// One line of a rectangle: `along[number]`, and the rectangle's other line is `across[other]`.
struct Way {
  const std::array<House, 9>& along;
  const std::array<House, 9>& across;
  int number, other;
};

template <class Visit>
bool each_pair_on(const Grid& grid, Digit d, House box, const Way& way, Visit&& visit) {
  const Topology& topology = grid.topology();
  const House line = way.along[way.number];
  for (unsigned left = grid.spots(line, d); left != 0; left &= left - 1) {
    const int at = first_spot(left);
    const House pair = way.across[at];
    const unsigned spots = grid.spots(pair, d);
    if (std::popcount(spots) != 2) continue;
    const Cell near = topology.order(line)[at];
    if (topology.cells(box).contains(near)) continue;
    const int end = first_spot(spots - (1U << way.number));
    const Cell target = topology.order(way.along[end])[way.other];
    if (!grid.has(target, d) || topology.cells(box).contains(target)) continue;
    const CellSet leg = grid.places(box, d) & topology.cells(line);
    if (visit(EmptyRectangle{d, box, leg, grid.places(box, d) - leg, line, pair, near,
                             topology.order(pair)[end], target})) {
      return true;
    }
  }
  return false;
}

// Hands each rectangle with a target to `visit` until it returns true; crossings from the last to
// the first.
template <class Visit>
bool each_rectangle(const Grid& grid, Digit d, House box, const Lines& lines, bool thin,
                    Visit&& visit) {
  const Topology& topology = grid.topology();
  const unsigned spots = grid.spots(box, d);
  const int places = std::popcount(spots);
  if (places < 2 || places > 5 || (places == 2 && !thin)) return false;
  for (int i = 8; i >= 0; --i) {
    const unsigned in_row = topology.spots_in_row(box, i);
    const unsigned in_column = topology.spots_in_column(box, i);
    if ((spots & ~(in_row | in_column)) != 0) continue;
    if ((spots & ~in_row) == 0 || (spots & ~in_column) == 0) continue;
    const Cell crossing = topology.order(box)[i];
    const int row = row_of(crossing), column = column_of(crossing);
    if (each_pair_on(grid, d, box, {lines.rows, lines.columns, row, column}, visit) ||
        each_pair_on(grid, d, box, {lines.columns, lines.rows, column, row}, visit)) {
      return true;
    }
  }
  return false;
}

template <class Visit>
bool each_rectangle(const Grid& grid, const Ask& ask, Visit&& visit) {
  const Topology& topology = grid.topology();
  const Lines lines(topology);
  if (!lines.complete) return false;
  for (Digit d : Digit::all()) {
    for (House h : topology.houses()) {
      if (topology.kind(h) != HouseKind::kBox) continue;
      if (each_rectangle(grid, d, h, lines, ask.options.thin_rectangles, visit)) return true;
    }
  }
  return false;
}

bool find_dual_rectangles(const Grid& grid, const Ask& ask, Sink sink) {
  std::vector<EmptyRectangle> found;
  each_rectangle(grid, ask, [&](const EmptyRectangle& er) {
    found.push_back(er);
    return false;
  });
  for (std::size_t i = 0; i < found.size(); ++i) {
    for (std::size_t j = i + 1; j < found.size(); ++j) {
      const EmptyRectangle &a = found[i], &b = found[j];
      if (a.digit != b.digit || a.box != b.box || a.target == b.target) continue;
      Step step;
      step.technique = Technique::kDualEmptyRectangle;
      tell(a, step);
      tell(b, step);
      if (sink(std::move(step))) return true;
    }
  }
  return false;
}

}  // namespace

bool find_empty_rectangle(const Grid& grid, const Ask& ask, Sink sink) {
  if (ask.options.duals && ask.wants(Technique::kDualEmptyRectangle) &&
      find_dual_rectangles(grid, ask, sink)) {
    return true;
  }
  return ask.wants(Technique::kEmptyRectangle) &&
         each_rectangle(grid, ask, [&](const EmptyRectangle& er) {
           Step step;
           step.technique = Technique::kEmptyRectangle;
           tell(er, step);
           return sink(std::move(step));
         });
}

}  // namespace nonet

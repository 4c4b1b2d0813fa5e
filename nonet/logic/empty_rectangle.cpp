// Empty rectangle: in a box a digit lies only on one row and one column that cross there, so the
// box is a strong link between its part in the row and its part in the column.
//
//   . . *|. . .|. . .      The box's digit is in its row 2 or its column 3. If it isn't in the
//   * * *|. . .|. n .      column, it is in the row, so not at n, so at f: x sees one or the
//   . . *|. . .|. . .      other.
//   -----+-----+-----
//   . . x|. . .|. f .      n and f are the only places in their column.
//
// The same goes along the box's column to a pair in a row. A box with only two places (a thin
// rectangle) is as good, but is a turbot fish too. A dual is two rectangles of one box.
#include "nonet/logic/finder.h"
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

void tell_rectangle(const EmptyRectangle& er, Step& step) {
  const Digit d = er.digit;
  step.truths.emplace_back(er.box, d);
  step.truths.emplace_back(er.pair, d);
  for (Cell c : er.leg | er.arm) add_mark(Role::kPattern, {c, d}, step);
  for (Cell c : er.arm | CellSet{er.far}) add_mark(Role::kPincer, {c, d}, step);
  for (Cell c : {er.near, er.far}) add_mark(Role::kLink, {c, d}, step);
  add_house(HouseRole::kBase, er.box, step);
  add_house(HouseRole::kCover, er.pair, step);
  const Node nodes[] = {{d, {er.far}}, {d, {er.near}}, {d, er.leg}, {d, er.arm}};
  const Truth links[] = {Truth(er.pair, d), Truth(er.line, d), Truth(er.box, d)};
  tell_chain(nodes, links, step);
}

// One line of a rectangle, and the lines across it.
struct Way {
  int first_along, first_across;  // ids of the first lines of either kind
  int number, other;              // of the rectangle's two lines
  unsigned pairs;                 // which lines across have two places for the digit

  House line() const { return House(first_along + number); }
};

// Hands each rectangle with a target to `visit` until it returns true.
template <class Visit>
class Rectangles {
 public:
  Rectangles(const Grid& grid, const Ask& ask, Visit& visit)
      : grid_(grid),
        topology_(grid.topology()),
        lines_(topology_.lines()),
        digits_(ask.digits),
        pairs_(grid, ask.digits),
        thin_(ask.options.single_digit.thin_empty_rectangles),
        visit_(visit) {}

  bool each() const {
    if (!lines_.complete) return false;
    for (Digit d : digits_) {
      if ((pairs_.rows_of(d, lines_) | pairs_.columns_of(d, lines_)) == 0) continue;
      for (House h : topology_.boxes_first()) {
        if (topology_.kind(h) != HouseKind::kBox) break;
        if (each_in(d, h)) return true;
      }
    }
    return false;
  }

 private:
  // Crossings from the last cell of the box to the first.
  bool each_in(Digit d, House box) const {
    const unsigned spots = grid_.spots(box, d);
    for (unsigned left = crossings(box, spots); left != 0;) {
      const int i = std::bit_width(left) - 1;
      left -= 1U << i;
      const Cell crossing = topology_.order(box)[i];
      if ((spots & ~row_through(box, crossing)) == 0 ||
          (spots & ~column_through(box, crossing)) == 0) {
        continue;
      }
      const int row = row_of(crossing), column = column_of(crossing);
      const Way along_row{lines_.first_row, lines_.first_column, row, column,
                          pairs_.columns_of(d, lines_)};
      const Way along_column{lines_.first_column, lines_.first_row, column, row,
                             pairs_.rows_of(d, lines_)};
      if (each_pair(d, box, along_row) || each_pair(d, box, along_column)) return true;
    }
    return false;
  }

  // The cells of the box, as bits, whose row and column hold all the places.
  unsigned crossings(House box, unsigned spots) const {
    const unsigned rest = spots & (spots - 1);
    if (rest == 0 || (!thin_ && (rest & (rest - 1)) == 0)) return 0;
    unsigned in_line_with_all = 0x1ffU;
    for (; spots != 0 && in_line_with_all != 0; spots &= spots - 1) {
      const Cell c = topology_.order(box)[std::countr_zero(spots)];
      in_line_with_all &= row_through(box, c) | column_through(box, c);
    }
    return in_line_with_all;
  }

  // The part of the box in a cell's row, or column.
  unsigned row_through(House box, Cell c) const {
    return topology_.crossing(box, lines_.row(row_of(c)));
  }
  unsigned column_through(House box, Cell c) const {
    return topology_.crossing(box, lines_.column(column_of(c)));
  }

  bool each_pair(Digit d, House box, const Way& way) const {
    const House line = way.line();
    for (unsigned left = grid_.spots(line, d) & way.pairs; left != 0; left &= left - 1) {
      const int at = std::countr_zero(left);
      const Cell near = topology_.order(line)[at];
      if (topology_.cells(box).contains(near)) continue;
      const House pair(way.first_across + at);
      const int end = std::countr_zero(grid_.spots(pair, d) - (1U << way.number));
      const Cell target = topology_.order(House(way.first_along + end))[way.other];
      if (!grid_.has(target, d) || topology_.cells(box).contains(target)) continue;
      const CellSet leg = grid_.places(box, d) & topology_.cells(line);
      if (visit_(EmptyRectangle{d, box, leg, grid_.places(box, d) - leg, line, pair, near,
                                topology_.order(pair)[end], target})) {
        return true;
      }
    }
    return false;
  }

  const Grid& grid_;
  const Topology& topology_;
  const Topology::Lines& lines_;
  DigitSet digits_;
  PairHouses pairs_;
  bool thin_;
  Visit& visit_;
};

bool find_dual_rectangles(const Grid& grid, const Ask& ask, Sink sink) {
  std::vector<EmptyRectangle> found;
  auto collect = [&](const EmptyRectangle& er) {
    found.push_back(er);
    return false;
  };
  Rectangles(grid, ask, collect).each();
  for (std::size_t i = 0; i < found.size(); ++i) {
    for (std::size_t j = i + 1; j < found.size(); ++j) {
      const EmptyRectangle &a = found[i], &b = found[j];
      if (a.digit != b.digit || a.box != b.box || a.target == b.target) continue;
      CandidateList removals(Candidate{a.target, a.digit});
      removals.push_back({b.target, b.digit});
      auto tell_both = [one = a, other = b](const Grid&, Step& step) {
        tell_rectangle(one, step);
        tell_rectangle(other, step);
      };
      if (sink({Technique::kDualEmptyRectangle, {}, removals.all(), tell_both, 8})) return true;
    }
  }
  return false;
}

}  // namespace

bool find_empty_rectangle(const Grid& grid, const Ask& ask, Sink sink) {
  if (ask.options.single_digit.dual_empty_rectangles && ask.wants(Technique::kDualEmptyRectangle) &&
      find_dual_rectangles(grid, ask, sink)) {
    return true;
  }
  if (!ask.wants(Technique::kEmptyRectangle)) return false;
  auto report = [&](const EmptyRectangle& er) {
    return sink({Technique::kEmptyRectangle,
                 {},
                 CandidateList(Candidate{er.target, er.digit}).all(),
                 [er](const Grid&, Step& step) { tell_rectangle(er, step); },
                 4});
  };
  return Rectangles(grid, ask, report).each();
}

}  // namespace nonet

// Unique rectangles: four open cells in two rows, two columns and two boxes must not be left with
// the same two digits, for these could change places and the puzzle would have two solutions. So a
// guardian, a candidate of a corner beside the two digits, is true.
//   1       one corner has guardians: it is none of the two digits
//   2, 5    all guardians are one digit: it is false in all cells that see them all
//   3       two corners in a line have guardians: whichever is true makes a naked subset with other
//           cells of a house that has both corners
//   4       the same corners, and one of the two digits has no other place in their house: both
//           lose the other digit
//   6       two opposite corners have guardians, and one digit has no place in the rows and columns
//           but the corners: these two lose it
//   hidden  a digit has no place but corners in the row and column of one corner, and the opposite
//           one has no guardian: that corner loses the other digit
//
// A corner may lack a digit of the rectangle. That such a cell has lost it follows from the puzzle,
// so it could be exchanged nonetheless; the givens alone decide (see proof/deadly.h).
#include "nonet/logic/rectangles.h"

#include <algorithm>

#include "nonet/logic/deadly_patterns.h"

namespace nonet {
namespace {

// The digit has no place in the houses but some of the corners: that is what a step rests on, and
// where the digit would have to be, candidate or not.
struct Bound {
  Digit digit;
  CellSet cells;
  std::array<House, 4> houses{};
  int house_count = 0;

  void tell(Step& step) const {
    for (int i = 0; i < house_count; ++i) {
      tell_bound(houses[i], digit, i == 0 ? cells : CellSet(), step);
    }
  }
};

CandidateList candidates_in(const Grid& grid, const CellSet& cells, DigitSet digits) {
  CandidateList list;
  for (Cell c : cells) {
    for (Digit d : grid.candidates(c) & digits) list.push_back({c, d});
  }
  return list;
}

// One rectangle of two digits, seen as all its types.
class UniqueRectangle {
 public:
  UniqueRectangle(const Grid& grid, const Ask& ask, const Corners& corners, DigitSet digits,
                  Sink sink)
      : grid_(grid), ask_(ask), corners_(corners), digits_(digits), sink_(sink) {
    for (int i = 0; i < 4; ++i) {
      const DigitSet extra = grid.candidates(corners[i]) - digits;
      extra_digits_ |= extra;
      if (extra.empty()) continue;
      extra_[extra_count_++] = i;
      extra_cells_.insert(corners[i]);
    }
    opposite_ = extra_count_ == 2 && extra_[0] + extra_[1] == 3;
  }

  bool report() {
    return report_type_1() || report_type_2() || report_type_3() || report_type_4() ||
           report_type_6() || report_hidden();
  }

 private:
  bool report_type_1() {
    if (!ask_.wants(Technique::kUniqueness1) || extra_count_ != 1) return false;
    return report_plain(Technique::kUniqueness1, extra_cells_, digits_);
  }

  bool report_type_2() {
    const bool sees_along_a_line = extra_count_ == 2 && !opposite_;
    const Technique type = sees_along_a_line ? Technique::kUniqueness2 : Technique::kUniqueness5;
    if (!ask_.wants(type) || extra_count_ < 2 || extra_count_ > 3) return false;
    if (extra_digits_.size() != 1) return false;
    const CellSet targets =
        topology().common_peers(extra_cells_) & grid_.places(extra_digits_.first());
    if (targets.empty()) return false;
    return report_plain(type, targets, extra_digits_);
  }

  bool report_type_3() {
    if (!ask_.wants(Technique::kUniqueness3) || extra_count_ != 2 || opposite_) return false;
    for (House h : topology().houses_of(extra_cells_.first())) {
      if (topology().cells(h).contains(extra_cells_) && report_subsets_in(h)) return true;
    }
    return false;
  }

  // The guardians count as one cell of a naked subset with open cells of the house that have none
  // of the two digits.
  bool report_subsets_in(House house) {
    std::array<Cell, 9> members{};
    int count = 0;
    for (Cell c : topology().order(house)) {
      if (!grid_.is_open(c) || extra_cells_.contains(c)) continue;
      if (!(grid_.candidates(c) & digits_).empty()) continue;
      members[count++] = c;
    }
    return grow(house, members, count, 0, {}, extra_digits_);
  }

  bool grow(House house, const std::array<Cell, 9>& members, int count, int from,
            const CellSet& chosen, DigitSet joined) {
    for (int i = from; i < count; ++i) {
      CellSet more = chosen;
      more.insert(members[i]);
      const DigitSet digits = joined | grid_.candidates(members[i]);
      if (digits.size() == more.size() + 1 && report_subset(house, more, digits)) return true;
      if (grow(house, members, count, i + 1, more, digits)) return true;
    }
    return false;
  }

  bool report_subset(House house, const CellSet& chosen, DigitSet digits) {
    const CellSet all = chosen | extra_cells_;
    auto holds_all = [&](House h) { return topology().cells(h).contains(all); };
    const bool in_box = topology().kind(house) == HouseKind::kBox;
    const std::vector<House>& around = topology().houses_of(all.first());
    // In a line too, it was found there, and the box with it.
    if (in_box && std::count_if(around.begin(), around.end(), holds_all) > 1) return false;
    CellSet holders;
    for (Digit d : digits) holders |= grid_.places(d);
    if (!holders.meets(topology().common_peers(all))) return false;
    // In the house itself, then in others that hold all cells.
    CandidateList removals;
    std::array<House, 4> houses = {house};
    int count = 1;
    for (House h : around) {
      if (h != house && holds_all(h) && count < 4) houses[count++] = h;
    }
    CellSet left = CellSet::all() - all;
    for (int i = 0; i < count; ++i) {
      for (Cell c : topology().cells(houses[i]) & left) {
        for (Digit d : grid_.candidates(c) & digits) removals.push_back({c, d});
      }
      left -= topology().cells(houses[i]);
    }
    if (removals.empty()) return false;
    auto tell = [=, corners = corners_, two = digits_](const Grid& before, Step& step) {
      tell_rectangle(before, corners, two, step);
      tell_completed(before, houses[0], chosen, step);
      for (int i = 1; i < count; ++i) step.houses.push_back({HouseRole::kBase, houses[i]});
    };
    return sink_({Technique::kUniqueness3, {}, removals.all(), tell});
  }

  bool report_type_4() {
    if (!ask_.wants(Technique::kUniqueness4) || extra_count_ != 2 || opposite_) return false;
    const CellSet seen = topology().common_peers(extra_cells_);
    for (Digit kept : digits_) {
      if (!grid_.places(kept).contains(extra_cells_) || grid_.places(kept).meets(seen)) continue;
      Bound bound{kept, extra_cells_};
      for (House h : topology().houses_of(extra_cells_.first())) {
        if (!topology().cells(h).contains(extra_cells_)) continue;
        bound.houses[bound.house_count++] = h;
        break;
      }
      if (report_bound(Technique::kUniqueness4, extra_cells_, digits_ - DigitSet{kept}, bound)) {
        return true;
      }
    }
    return false;
  }

  bool report_type_6() {
    if (!ask_.wants(Technique::kUniqueness6) || !opposite_) return false;
    const auto [row_a, column_a] = lines_of(extra_[0]);
    const auto [row_b, column_b] = lines_of(extra_[1]);
    const std::array<House, 4> lines = {row_a, row_b, column_a, column_b};
    for (Digit d : digits_) {
      if (!grid_.places(d).contains(extra_cells_) || !only_in_corners(lines, d)) continue;
      const Bound bound{d, extra_cells_, lines, 4};
      if (report_bound(Technique::kUniqueness6, extra_cells_, {d}, bound)) return true;
    }
    return false;
  }

  bool report_hidden() {
    if (!ask_.wants(Technique::kHiddenRectangle)) return false;
    if (extra_count_ != 3 && !opposite_) return false;
    for (int i = 0; i < 4; ++i) {
      if (extra_cells_.contains(corners_[i])) continue;
      if (report_hidden_at(3 - i)) return true;
    }
    return false;
  }

  bool report_hidden_at(int corner) {
    const Cell target = corners_[corner];
    const int beside = corner == 0 || corner == 3 ? 1 : 0;
    const CellSet neighbours = {corners_[beside], corners_[3 - beside]};
    const std::array<House, 2> lines = lines_of(corner);
    for (Digit kept : digits_) {
      const DigitSet other = digits_ - DigitSet{kept};
      if ((grid_.candidates(target) & other).empty()) continue;
      if (!grid_.places(kept).contains(neighbours) || !only_in_corners(lines, kept)) continue;
      const Bound bound{kept, neighbours, {lines[0], lines[1]}, 2};
      if (report_bound(Technique::kHiddenRectangle, {target}, other, bound)) return true;
    }
    return false;
  }

  const Topology& topology() const { return grid_.topology(); }

  // The digits fall from the cells, because of the rectangle alone.
  bool report_plain(Technique technique, const CellSet& cells, DigitSet digits) const {
    const CandidateList removals = candidates_in(grid_, cells, digits);
    if (removals.empty()) return false;
    return sink_({technique,
                  {},
                  removals.all(),
                  [corners = corners_, two = digits_](const Grid& before, Step& step) {
                    tell_rectangle(before, corners, two, step);
                  }});
  }

  // The same, and because a digit is bound to corners.
  bool report_bound(Technique technique, const CellSet& cells, DigitSet digits,
                    const Bound& bound) const {
    const CandidateList removals = candidates_in(grid_, cells, digits);
    if (removals.empty()) return false;
    return sink_({technique,
                  {},
                  removals.all(),
                  [bound, corners = corners_, two = digits_](const Grid& before, Step& step) {
                    tell_rectangle(before, corners, two, step);
                    bound.tell(step);
                  }});
  }

  template <std::size_t N>
  bool only_in_corners(const std::array<House, N>& houses, Digit d) const {
    CellSet elsewhere = grid_.places(d);
    for (Cell c : corners_) elsewhere.erase(c);
    return std::none_of(houses.begin(), houses.end(),
                        [&](House h) { return elsewhere.meets(topology().cells(h)); });
  }

  // The row and the column of a corner.
  std::array<House, 2> lines_of(int corner) const {
    return {topology().house_of(corners_[corner], HouseKind::kRow),
            topology().house_of(corners_[corner], HouseKind::kColumn)};
  }

  const Grid& grid_;
  const Ask& ask_;
  const Corners& corners_;
  DigitSet digits_;
  Sink sink_;
  std::array<int, 4> extra_{};  // the corners with guardians
  int extra_count_ = 0;
  bool opposite_ = false;  // two, and opposite
  CellSet extra_cells_;
  DigitSet extra_digits_;
};

// The open cells that can be a corner with each digit: those that have it or, if candidates may be
// missing, those that no placed digit forbids it.
std::array<CellSet, 9> corner_cells(const Grid& grid, bool missing_candidates) {
  std::array<CellSet, 9> cells;
  for (Digit d : Digit::all()) {
    CellSet& fit = cells[d.index()];
    fit = grid.open();
    if (!missing_candidates) fit &= grid.places(d);
    for (Cell c : grid.places(d) - grid.open()) fit -= grid.topology().peers(c);
  }
  return cells;
}

}  // namespace

bool puzzle_allows(const Grid& grid, const Corners& corners, DigitSet digits) {
  return std::all_of(corners.begin(), corners.end(),
                     [&](Cell c) { return grid.at_start(c).contains(digits); });
}

void tell_rectangle(const Grid& before, const Corners& corners, DigitSet digits, Step& step) {
  // Each corner by itself, so that its guardians are named beside its two digits.
  for (Cell c : CellSet{corners[0], corners[1], corners[2], corners[3]}) {
    tell_deadly(before, DeadlyPattern::of({c}, digits, before), step);
  }
}

bool report_unique_rectangle(const Grid& grid, const Ask& ask, const Corners& corners,
                             DigitSet digits, Sink sink) {
  return puzzle_allows(grid, corners, digits) &&
         UniqueRectangle(grid, ask, corners, digits, sink).report();
}

bool each_unique_rectangle(const Grid& grid, const UniquenessOptions& options,
                           FunctionRef<bool(const Corners&, DigitSet)> visit) {
  const std::array<CellSet, 9> fit = corner_cells(grid, options.missing_candidates);
  for (Cell first : grid.bivalue()) {
    const DigitSet digits = grid.candidates(first);
    CellSet others = grid.open();
    for (Digit d : digits) others &= fit[d.index()];
    for (const auto& [second, parallels] : grid.topology().sides_from(first)) {
      if (!others.contains(second)) continue;
      for (const auto& [third, fourth] : parallels) {
        if (!others.contains(third) || !others.contains(fourth)) continue;
        if (visit({first, second, third, fourth}, digits)) return true;
      }
    }
  }
  return false;
}

bool find_unique_rectangle(const Grid& grid, const Ask& ask, Sink sink) {
  return each_unique_rectangle(grid, ask.options.uniqueness,
                               [&](const Corners& corners, DigitSet digits) {
                                 // From an equal corner that comes before, it was looked at
                                 // already.
                                 for (Cell c : corners) {
                                   if (c < corners[0] && grid.candidates(c) == digits) return false;
                                 }
                                 return report_unique_rectangle(grid, ask, corners, digits, sink);
                               });
}

}  // namespace nonet

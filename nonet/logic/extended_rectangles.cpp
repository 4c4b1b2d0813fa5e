// Extended unique rectangles: two parallel lines and three to five lines across, all of which cross
// in open cells; as many digits as lines across. Left with these digits alone, each of the two
// lines would hold all of them, and they could change places, cell by cell.
//
//     127 . . | 12 . . | 17 . .       two rows, three columns, three digits; no house would notice,
//     12  . . | 27 . . | 17 . .       because it has whole columns of this or whole rows
//
// So there are two kinds: both lines run through the same boxes; or they do not, and each has its
// part, all three cells, in one box.
//
// A cell need not have all the digits. What follows stands in deadly_patterns.h. In all but two of
// the lines across, both cells have none but the digits; so a rectangle is looked for where there
// are enough of these.
#include <algorithm>

#include "nonet/logic/deadly_patterns.h"

namespace nonet {
namespace {

constexpr DeadlyTypes kTypes = {Technique::kExtendedRectangle1, Technique::kExtendedRectangle2,
                                Technique::kExtendedRectangle3, Technique::kExtendedRectangle4};
constexpr int kLeastAcross = 3;
constexpr int kMostAcross = 5;  // what a checker can still try all fillings of
constexpr int kMostOthers = 2;

class ExtendedRectangles {
 public:
  ExtendedRectangles(const Grid& grid, const Ask& ask, Sink sink)
      : grid_(grid), topology_(grid.topology()), ask_(ask), sink_(sink) {}

  bool run() {
    for (HouseKind kind : {HouseKind::kRow, HouseKind::kColumn}) {
      for (House a : topology_.houses()) {
        if (topology_.kind(a) != kind) continue;
        for (House b : topology_.houses()) {
          if (b <= a || topology_.kind(b) != kind) continue;
          if (ask_.stopped() || look_along(a, b)) return true;
        }
      }
    }
    return false;
  }

 private:
  // Cells across from each other in two lines.
  struct Pair {
    Cell a, b;
    DigitSet digits;  // all candidates of both
  };
  struct Rectangle {
    std::array<const Pair*, kMostAcross> pairs;
    int count = 0;
    int others = 0;  // pairs with further digits
    int guarded = 0;
    DigitSet guardians;
  };

  // In reading order the cells of parallel lines stand across from each other.
  bool look_along(House a, House b) {
    lines_ = {a, b};
    pairs_.clear();
    // An exchange that no house notices may still break a bond.
    const CellSet free = grid_.open() - topology_.watched();
    for (std::size_t i = 0; i < topology_.order(a).size(); ++i) {
      const Cell in_a = topology_.order(a)[i], in_b = topology_.order(b)[i];
      if (!free.contains(in_a) || !free.contains(in_b)) continue;
      pairs_.push_back({in_a, in_b, grid_.candidates(in_a) | grid_.candidates(in_b)});
    }
    for (int size = kLeastAcross; size <= kMostAcross; ++size) {
      if (static_cast<int>(pairs_.size()) >= size && look_for(size)) return true;
    }
    return false;
  }

  bool look_for(int size) {
    for (unsigned bits = (1U << size) - 1; bits < 1U << Digit::kCount; bits = next_of_size(bits)) {
      digits_ = DigitSet::from_bits(bits);
      const auto own = std::count_if(pairs_.begin(), pairs_.end(), [&](const Pair& pair) {
        return digits_.contains(pair.digits);
      });
      if (own >= size - kMostOthers && add_pairs(0, {})) return true;
    }
    return false;
  }

  // The next higher number with as many bits.
  static unsigned next_of_size(unsigned bits) {
    const unsigned lowest = bits & -bits, carried = bits + lowest;
    return carried | ((bits ^ carried) / lowest >> 2);
  }

  bool add_pairs(std::size_t from, const Rectangle& rectangle) {
    if (rectangle.count == digits_.size()) return !is_noticed(rectangle) && report(rectangle);
    for (std::size_t i = from; i < pairs_.size(); ++i) {
      const Pair& pair = pairs_[i];
      if (!may_hold(pair.a) || !may_hold(pair.b)) continue;
      Rectangle wider = rectangle;
      wider.pairs[wider.count++] = &pair;
      wider.others += digits_.contains(pair.digits) ? 0 : 1;
      wider.guardians |= pair.digits - digits_;
      for (Cell c : {pair.a, pair.b}) {
        wider.guarded += digits_.contains(grid_.candidates(c)) ? 0 : 1;
      }
      if (wider.others > kMostOthers || !is_well_guarded(wider.guarded, wider.guardians)) continue;
      if (add_pairs(i + 1, wider)) return true;
    }
    return false;
  }

  bool may_hold(Cell c) const { return !(grid_.candidates(c) & digits_).empty(); }

  // Whether a house would have other digits after the exchange: it has neither whole pairs only nor
  // all or none of each line.
  bool is_noticed(const Rectangle& rectangle) const {
    for (House h : topology_.houses()) {
      if (h == lines_[0] || h == lines_[1]) continue;
      int of_a = 0, of_b = 0, split = 0;
      for (int i = 0; i < rectangle.count; ++i) {
        const bool has_a = topology_.cells(h).contains(rectangle.pairs[i]->a);
        const bool has_b = topology_.cells(h).contains(rectangle.pairs[i]->b);
        of_a += has_a ? 1 : 0;
        of_b += has_b ? 1 : 0;
        split += has_a != has_b ? 1 : 0;
      }
      const auto is_whole = [&](int count) { return count == 0 || count == rectangle.count; };
      if (split > 0 && !(is_whole(of_a) && is_whole(of_b))) return true;
    }
    return false;
  }

  bool report(const Rectangle& rectangle) const {
    CellSet cells;
    for (int i = 0; i < rectangle.count; ++i) {
      cells |= {rectangle.pairs[i]->a, rectangle.pairs[i]->b};
    }
    // In a puzzle given by candidates a cell may never have had them all.
    for (Cell c : cells) {
      if (!grid_.at_start(c).contains(digits_)) return false;
    }
    const DeadlyPattern pattern = DeadlyPattern::of(cells, digits_, grid_);
    return report_deadly_pattern(grid_, ask_, pattern, kTypes, sink_);
  }

  const Grid& grid_;
  const Topology& topology_;
  const Ask& ask_;
  Sink sink_;
  std::array<House, 2> lines_;
  std::vector<Pair> pairs_;  // of the two lines
  DigitSet digits_;
};

}  // namespace

bool find_extended_rectangle(const Grid& grid, const Ask& ask, Sink sink) {
  return ExtendedRectangles(grid, ask, sink).run();
}

}  // namespace nonet

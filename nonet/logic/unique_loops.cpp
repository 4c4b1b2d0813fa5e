// Unique loops: six open cells or more that all hold the same two digits, two of them in every
// house that has any. Left with these digits alone, they could take them in two ways, in turns
// along the loop. (Four such cells are a unique rectangle.)
//
//     45 . . | 45 . . | . . .
//     .  . . | .  . . | . . .
//     .  . . | 45 . . | 45 . .
//     -------+--------+-------
//     45 . . | .  . . | 45 . .
//
// A loop grows from a cell with no other candidates: some house has one of its cells only, and each
// partner there that leaves no house with three is tried. It is met once, from the first such cell.
// What follows stands in deadly_patterns.h; more than two cells have guardians only if these are
// all the same digit, for nothing would follow from others.
#include "nonet/logic/deadly_patterns.h"

namespace nonet {
namespace {

constexpr DeadlyTypes kTypes = {Technique::kUniqueLoop1, Technique::kUniqueLoop2,
                                Technique::kUniqueLoop3, Technique::kUniqueLoop4};
constexpr int kLeastCells = 6;

class UniqueLoops {
 public:
  UniqueLoops(const Grid& grid, const Ask& ask, Sink sink)
      : grid_(grid), topology_(grid.topology()), ask_(ask), sink_(sink) {
    // An exchange that no house notices may still break a bond.
    const CellSet free = grid.open() - topology_.watched();
    for (Digit d : Digit::all()) {
      places_[d.index()] = free & grid.places(d);
      for (Cell c : places_[d.index()]) {
        if (!grid.at_start(c).contains(d)) places_[d.index()].erase(c);
      }
    }
  }

  bool run() {
    const CellSet bivalue = grid_.bivalue();
    for (Cell start : bivalue) {
      if (ask_.stopped()) return true;
      digits_ = grid_.candidates(start);
      fit_ = CellSet::all();
      for (Digit d : digits_) fit_ &= places_[d.index()];
      // Not from a later one of the cells that have no guardians.
      for (Cell c : bivalue) {
        if (c < start) fit_ -= grid_.candidates(c) == digits_ ? CellSet{c} : CellSet{};
      }
      if (fit_.contains(start) && fit_.size() >= kLeastCells && add(start, {})) return true;
    }
    return false;
  }

 private:
  // A loop in the making: the houses that have one of its cells, and those that have two, are bits
  // by their ids.
  struct Loop {
    CellSet cells;
    std::uint64_t once = 0, twice = 0;
    int guarded = 0;
    DigitSet guardians;

    bool has_room_for(std::uint64_t houses) const { return (twice & houses) == 0; }
    void add(Cell c, std::uint64_t houses) {
      cells.insert(c);
      twice |= once & houses;
      once ^= houses;
    }
  };

  bool add(Cell c, Loop loop) {
    const DigitSet guardians = grid_.candidates(c) - digits_;
    loop.guarded += guardians.empty() ? 0 : 1;
    loop.guardians |= guardians;
    if (!is_well_guarded(loop.guarded, loop.guardians)) return false;
    loop.add(c, topology_.house_bits(c));
    if (loop.once == 0) return report(loop.cells);
    const House open(std::countr_zero(loop.once));
    for (Cell next : (fit_ & topology_.cells(open)) - loop.cells) {
      if (loop.has_room_for(topology_.house_bits(next)) && add(next, loop)) return true;
    }
    return false;
  }

  bool report(const CellSet& cells) const {
    if (cells.size() < kLeastCells) return false;
    const DeadlyPattern pattern = DeadlyPattern::of(cells, digits_, grid_);
    return report_deadly_pattern(grid_, ask_, pattern, kTypes, sink_);
  }

  const Grid& grid_;
  const Topology& topology_;
  const Ask& ask_;
  Sink sink_;
  std::array<CellSet, Digit::kCount> places_;  // in cells that may be part of a pattern
  DigitSet digits_;
  CellSet fit_;  // the cells that have both digits
};

}  // namespace

bool find_unique_loop(const Grid& grid, const Ask& ask, Sink sink) {
  return UniqueLoops(grid, ask, sink).run();
}

}  // namespace nonet

#include "nonet/implications/almost_locked_sets.h"

#include <algorithm>

#include "nonet/core/spot_subsets.h"

namespace nonet {
namespace {

constexpr std::int32_t kNoPart = -1;

// What the cells of a house have together, by the spots that are chosen; each choice is worked out
// from the one without its highest spot.
class Choices {
 public:
  Choices(const Grid& grid, House h) : grid_(grid), house_(h) {
    for (unsigned i = 0; i < 9; ++i) {
      if (grid.is_open(cell(i))) open_ |= 1U << i;
    }
  }

  bool are_open(unsigned spots) const { return (spots & ~open_) == 0; }
  void add(unsigned spots) {
    const unsigned last = static_cast<unsigned>(std::bit_width(spots)) - 1;
    const unsigned rest = spots & ~(1U << last);
    digits_[spots] =
        static_cast<std::uint16_t>(digits_[rest] | grid_.candidates(cell(last)).bits());
  }
  bool is_almost_locked(unsigned spots) const {
    return count_nine(digits_[spots]) == count_nine(spots) + 1;
  }
  DigitSet digits(unsigned spots) const { return DigitSet::from_bits(digits_[spots]); }

 private:
  Cell cell(unsigned spot) const { return grid_.topology().order(house_)[spot]; }

  const Grid& grid_;
  House house_;
  unsigned open_ = 0;
  std::array<std::uint16_t, 512> digits_{};
};

// Whether no house before this one holds all the cells.
bool is_first_house(const Topology& topology, House h, const CellSet& cells) {
  std::uint64_t houses = ~std::uint64_t{0};
  for (Cell c : cells) houses &= topology.house_bits(c);
  return std::countr_zero(houses) == h.index();
}

}  // namespace

AlmostLockedSets::AlmostLockedSets(const Grid& grid) : grid_(&grid) {
  sets_.reserve(512);
  parts_.reserve(1024);
  for (auto& parts : part_at_) parts.fill(kNoPart);
  for (House h : grid.topology().houses()) {
    collect(h);
    for (std::int32_t* number : written_) *number = kNoPart;
    written_.clear();
  }
  with_cell_ = NumberRows(Cell::kCount, size());
  with_digit_ = NumberRows(Digit::kCount, size());
  for (int i = 0; i < size(); ++i) {
    for (Cell c : (*this)[i].cells) insert_number(with_cell_[c.index()], i);
    for (Digit d : (*this)[i].digits) insert_number(with_digit_[d.index()], i);
  }
}

void AlmostLockedSets::collect(House h) {
  Choices choices(*grid_, h);
  for (unsigned spots : kSpotSubsets) {
    if (!choices.are_open(spots)) continue;
    choices.add(spots);
    if (!choices.is_almost_locked(spots)) continue;
    AlmostLockedSet set;
    set.cells = grid_->topology().cells_at(h, spots);
    if (!is_first_house(grid_->topology(), h, set.cells)) continue;
    set.digits = choices.digits(spots);
    set.house = h;
    set.spots = static_cast<std::uint16_t>(spots);
    set.parts.fill(kNoPart);
    for (Digit d : set.digits) {
      set.parts[d.index()] = part_of(h, d, spots & grid_->spots(h, d));
    }
    sets_.push_back(set);
  }
}

int AlmostLockedSets::part_of(House h, Digit d, unsigned spots) {
  std::int32_t& number = part_at_[d.index()][spots];
  if (number == kNoPart) {
    number = part_count();
    written_.push_back(&number);
    const CellSet cells = grid_->topology().cells_at(h, spots);
    parts_.push_back({d, cells, grid_->topology().common_peers(cells) & grid_->places(d)});
  }
  return number;
}

void AlmostLockedSets::put_confined(Digit d, const CellSet& cells,
                                    std::span<std::uint64_t> row) const {
  const NumberRow all = with(d);
  std::copy(all.begin(), all.end(), row.begin());
  for (Cell c : grid_->places(d) - cells) erase_all(row, with(c));
}

}  // namespace nonet

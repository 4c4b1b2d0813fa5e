#include "nonet/implications/almost_locked_sets.h"

#include <algorithm>

#include "nonet/implications/open_choices.h"

namespace nonet {
namespace {

constexpr std::int32_t kNoPart = -1;

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
  const Topology& topology = grid_->topology();
  for (const OpenChoice& choice : OpenChoices(*grid_, h, topology.cells(h))) {
    if (count_nine(choice.digits) != choice.cell_count() + 1) continue;
    const CellSet cells = topology.cells_at(h, choice.spots);
    if (!is_first_house(topology, h, cells)) continue;
    AlmostLockedSet set{cells, choice.digit_set(), h, choice.spots, {}};
    set.parts.fill(kNoPart);
    for (Digit d : set.digits) {
      set.parts[d.index()] = part_of(h, d, choice.spots & grid_->spots(h, d));
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

#include "nonet/rate/hodoku/tables/statements.h"

namespace nonet::tables {

Statements::Statements(const Grid& grid, Wanted wanted) : grid_(&grid) {
  items_.reserve(512);
  for (Cell c : grid.open()) {
    for (Digit d : grid.candidates(c)) {
      item_of_[index_of(c, d)] = static_cast<std::uint16_t>(items_.size());
      items_.push_back({d, c, {c}});
    }
  }
  candidates_ = groups_end_ = items();
  if (wanted == Wanted::kCandidates) return;
  add_groups(HouseKind::kRow);
  add_groups(HouseKind::kColumn);
  groups_end_ = items();
  if (wanted == Wanted::kSets) add_sets();
}

void Statements::add_groups(HouseKind lines) {
  for (House line : topology().houses()) {
    if (topology().kind(line) != lines) continue;
    for (Digit d : Digit::all()) {
      const CellSet places = open_places(d) & topology().cells(line);
      CellSet left = places;
      while (!left.empty()) {
        const House box = topology().house_of(left.first(), HouseKind::kBox);
        const CellSet crossing = places & topology().cells(box);
        left -= crossing;
        if (crossing.size() > 1) items_.push_back({d, crossing.first(), crossing, line});
      }
    }
  }
}

void Statements::add_sets() {
  sets_ = std::make_unique<AlmostLockedSets>(*grid_);
  for (int set = 0; set < sets().size(); ++set) {
    first_of_set_.push_back(items());
    const CellSet& cells = sets()[set].cells;
    if (cells.size() < 2) continue;
    for (Digit d : sets()[set].digits) {
      items_.push_back({d, sets().part(set, d).cells.first(), cells, {}, set});
    }
  }
}

ItemList Statements::items_of(Truth truth) const {
  ItemList items;
  if (truth.is_cell()) {
    for (Digit d : grid_->candidates(truth.cell())) items.push_back(item_of(truth.cell(), d));
  } else {
    const CellSet places = open_places(truth.digit()) & topology().cells(truth.house());
    for (Cell c : places) items.push_back(item_of(c, truth.digit()));
  }
  return items;
}

}  // namespace nonet::tables

#include "nonet/core/topology.h"

#include <algorithm>
#include <utility>

namespace nonet {
namespace {

std::vector<Topology::HouseShape> classic_houses() {
  std::vector<Topology::HouseShape> shapes;
  for (HouseKind kind : {HouseKind::kRow, HouseKind::kColumn, HouseKind::kBox}) {
    for (int n = 0; n < 9; ++n) {
      Topology::HouseShape shape{kind, n + 1, {}};
      for (int i = 0; i < 9; ++i) {
        Cell cell = kind == HouseKind::kRow      ? cell_at(n, i)
                    : kind == HouseKind::kColumn ? cell_at(i, n)
                                                 : cell_at(n / 3 * 3 + i / 3, n % 3 * 3 + i % 3);
        shape.order[i] = cell;
      }
      shapes.push_back(shape);
    }
  }
  return shapes;
}

bool is_house(const Topology::HouseShape& shape) {
  return shape.kind <= HouseKind::kExtra &&
         std::all_of(shape.order.begin(), shape.order.end(), [](Cell c) { return c.in_range(); });
}

std::vector<Topology::HouseShape> houses_among(std::vector<Topology::HouseShape> shapes) {
  std::erase_if(shapes, [](const Topology::HouseShape& shape) { return !is_house(shape); });
  if (shapes.size() > House::kCount) shapes.resize(House::kCount);
  return shapes;
}

}  // namespace

Topology::Topology(std::vector<HouseShape> houses, const std::vector<Bond>& bonds,
                   const CellSet& ruled, std::vector<Candidate> beyond, DigitNames names)
    : shapes_(houses_among(std::move(houses))),
      house_count_(static_cast<int>(shapes_.size())),
      watched_(ruled),
      digits_beyond_(std::move(beyond)),
      names_(names) {
  std::erase_if(digits_beyond_, [](Candidate x) { return !x.in_range(); });
  for (Candidate x : digits_beyond_) on_board_.erase(x.cell);
  for (House h : this->houses()) {
    CellSet cells;
    for (Cell c : order(h)) cells.insert(c);
    cells_.push_back(cells);
    for (Cell c : cells) {
      houses_of_[c.index()].push_back(h);
      house_of_kind_[static_cast<std::size_t>(kind(h))][c.index()] = h;
      peers_[c.index()] |= cells;
    }
  }
  for (Cell c : Cell::all()) peers_[c.index()].erase(c);
  for (const Bond& bond : bonds) {
    if (!bond.a.in_range() || !bond.b.in_range() || bond.a == bond.b) continue;
    if (peers(bond.a).contains(bond.b)) continue;
    has_bonds_ = true;
    watched_ |= {bond.a, bond.b};
    peers_[bond.a.index()].insert(bond.b);
    peers_[bond.b.index()].insert(bond.a);
  }
  is_classic_ = !has_bonds_ && fills_nine_by_nine() && shapes_ == classic_houses();
  for (bool boxes : {true, false}) {
    for (House h : this->houses()) {
      if ((kind(h) == HouseKind::kBox) == boxes) boxes_first_.push_back(h);
    }
  }
  find_seats();
  find_crossings();
  find_lines();
  cast_shadows();
  find_sides();
}

unsigned Topology::spots_of(House h, const CellSet& cells) const {
  unsigned spots = 0;
  for (int i = 0; i < 9; ++i) spots |= cells.contains(order(h)[i]) ? 1U << i : 0U;
  return spots;
}

void Topology::find_seats() {
  for (Cell c : Cell::all()) {
    for (House h : houses_of(c)) {
      seats_.push_back({h, static_cast<std::uint16_t>(spots_of(h, {c}))});
      house_bits_[c.index()] |= std::uint64_t{1} << h.index();
    }
    first_seat_[c.index() + 1] = static_cast<std::uint16_t>(seats_.size());
  }
}

void Topology::find_crossings() {
  for (House h : houses()) {
    for (House other : houses()) {
      crossings_.push_back(static_cast<std::uint16_t>(spots_of(h, cells(other))));
    }
  }
}

void Topology::cast_shadows() {
  for (Cell c : Cell::all()) {
    for (House h : houses()) {
      if (cells(h).contains(c)) continue;
      shadows_[c.index()][h.index()] = static_cast<std::uint16_t>(spots_of(h, peers(c)));
    }
  }
}

void Topology::find_lines() {
  int rows = 0, columns = 0;
  for (House h : houses()) {
    if (kind(h) == HouseKind::kRow && rows++ == 0) lines_.first_row = h.index();
    if (kind(h) == HouseKind::kColumn && columns++ == 0) lines_.first_column = h.index();
  }
  lines_.complete = rows == 9 && columns == 9;
  for (int i = 0; lines_.complete && i < 9; ++i) {
    const House row = lines_.row(i), column = lines_.column(i);
    lines_.complete = kind(row) == HouseKind::kRow && number(row) == i + 1 &&
                      kind(column) == HouseKind::kColumn && number(column) == i + 1;
  }
}

const Topology& Topology::classic() {
  static const Topology topology(classic_houses());
  return topology;
}

CellSet Topology::common_peers(const CellSet& cells) const {
  CellSet seen = CellSet::all();
  for (Cell c : cells) seen &= peers(c);
  return seen;
}

void Topology::find_sides() {
  for (HouseKind wanted : {HouseKind::kRow, HouseKind::kColumn, HouseKind::kBox}) {
    CellSet covered;
    for (House h : houses()) covered |= kind(h) == wanted ? cells(h) : CellSet();
    if (covered != CellSet::all()) return;
  }
  for (Cell c : Cell::all()) find_sides_from(c);
}

void Topology::find_sides_from(Cell first) {
  const House box = house_of(first, HouseKind::kBox);
  for (Cell second : order(box)) {
    for (HouseKind kind : {HouseKind::kRow, HouseKind::kColumn}) {
      if (second == first || house_of(first, kind) != house_of(second, kind)) continue;
      const HouseKind across = kind == HouseKind::kRow ? HouseKind::kColumn : HouseKind::kRow;
      Side side{second, {}};
      for (int i = 0; i < 9; ++i) {
        const Cell third = order(house_of(first, across))[i];
        const Cell fourth = order(house_of(second, across))[i];
        if (cells(box).contains(third) || tells_apart({first, second, third, fourth})) continue;
        side.parallels.push_back({third, fourth});
      }
      sides_from_[first.index()].push_back(std::move(side));
    }
  }
}

bool Topology::tells_apart(const CellSet& rectangle) const {
  for (Cell c : rectangle) {
    for (House h : houses_of(c)) {
      if ((cells(h) & rectangle).size() != 2) return true;
    }
  }
  return rectangle.meets(watched_);
}

}  // namespace nonet

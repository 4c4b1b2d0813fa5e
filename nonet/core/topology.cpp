#include "nonet/core/topology.h"

#include <utility>

namespace nonet {

Topology::Topology(std::vector<HouseShape> houses, const std::vector<Bond>& bonds)
    : shapes_(std::move(houses)) {
  for (House h : this->houses()) {
    CellSet cells;
    for (int i = 0; i < 9; ++i) {
      Cell c = order(h)[i];
      cells.insert(c);
      houses_of_[c.index()].push_back(h);
      seats_of_[c.index()].push_back({h, static_cast<std::uint16_t>(1U << i)});
    }
    cells_.push_back(cells);
    for (Cell c : cells) peers_[c.index()] |= cells;
  }
  draw_lines();
  for (bool boxes : {true, false}) {
    for (House h : this->houses()) {
      if ((kind(h) == HouseKind::kBox) == boxes) boxes_first_.push_back(h);
    }
  }
  for (Cell c : Cell::all()) peers_[c.index()].erase(c);
  for (const Bond& bond : bonds) {
    if (peers(bond.a).contains(bond.b)) continue;
    has_bonds_ = true;
    peers_[bond.a.index()].insert(bond.b);
    peers_[bond.b.index()].insert(bond.a);
  }
}

void Topology::draw_lines() {
  int rows = 0, columns = 0;
  for (House h : houses()) {
    if (kind(h) == HouseKind::kRow && rows++ == 0) lines_.first_row = h.index();
    if (kind(h) == HouseKind::kColumn && columns++ == 0) lines_.first_column = h.index();
    auto& in_row = in_row_.emplace_back();
    auto& in_column = in_column_.emplace_back();
    for (int i = 0; i < 9; ++i) {
      for (int k = 0; k < 9; ++k) {
        const Cell a = order(h)[i], b = order(h)[k];
        in_row[i] = static_cast<std::uint16_t>(in_row[i] | (row_of(a) == row_of(b)) << k);
        in_column[i] =
            static_cast<std::uint16_t>(in_column[i] | (column_of(a) == column_of(b)) << k);
      }
    }
  }
  lines_.complete = rows == 9 && columns == 9;
  for (int i = 0; lines_.complete && i < 9; ++i) {
    const House row = lines_.row(i), column = lines_.column(i);
    lines_.complete = kind(row) == HouseKind::kRow && number(row) == i + 1 &&
                      kind(column) == HouseKind::kColumn && number(column) == i + 1;
  }
}

const Topology& Topology::classic() {
  static const Topology topology = [] {
    std::vector<HouseShape> shapes;
    for (HouseKind kind : {HouseKind::kRow, HouseKind::kColumn, HouseKind::kBox}) {
      for (int n = 0; n < 9; ++n) {
        HouseShape shape{kind, n + 1, {}};
        for (int i = 0; i < 9; ++i) {
          Cell cell = kind == HouseKind::kRow      ? cell_at(n, i)
                      : kind == HouseKind::kColumn ? cell_at(i, n)
                                                   : cell_at(n / 3 * 3 + i / 3, n % 3 * 3 + i % 3);
          shape.order[i] = cell;
        }
        shapes.push_back(shape);
      }
    }
    return Topology(std::move(shapes));
  }();
  return topology;
}

CellSet Topology::common_peers(const CellSet& cells) const {
  CellSet seen = CellSet::all();
  for (Cell c : cells) seen &= peers(c);
  return seen;
}

House Topology::house_of(Cell c, HouseKind kind) const {
  for (House h : houses_of(c)) {
    if (this->kind(h) == kind) return h;
  }
  return House(0);
}

}  // namespace nonet

#include "nonet/core/topology.h"

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

}  // namespace

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
  is_classic_ = !has_bonds_ && shapes_ == classic_houses();
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

House Topology::house_of(Cell c, HouseKind kind) const {
  for (House h : houses_of(c)) {
    if (this->kind(h) == kind) return h;
  }
  return House(0);
}

}  // namespace nonet

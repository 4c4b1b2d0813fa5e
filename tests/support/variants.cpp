#include "support/variants.h"

#include <utility>

namespace nonet::test {
namespace {

std::vector<Topology::HouseShape> shapes_with_diagonals() {
  std::vector<Topology::HouseShape> shapes = classic_shapes();
  Topology::HouseShape falling{HouseKind::kExtra, 1, {}};
  Topology::HouseShape rising{HouseKind::kExtra, 2, {}};
  for (int i = 0; i < 9; ++i) {
    falling.order[i] = cell_at(i, i);
    rising.order[i] = cell_at(8 - i, i);
  }
  shapes.push_back(falling);
  shapes.push_back(rising);
  return shapes;
}

}  // namespace

std::vector<Topology::HouseShape> classic_shapes() {
  std::vector<Topology::HouseShape> shapes;
  const Topology& classic = Topology::classic();
  for (House h : classic.houses()) {
    shapes.push_back({classic.kind(h), classic.number(h), classic.order(h)});
  }
  return shapes;
}

Topology with_diagonals() {
  return Topology(shapes_with_diagonals());
}

Topology with_diagonals_and_windows() {
  std::vector<Topology::HouseShape> shapes = shapes_with_diagonals();
  for (int n = 0; n < 4; ++n) {
    Topology::HouseShape window{HouseKind::kExtra, n + 3, {}};
    for (int i = 0; i < 9; ++i) {
      window.order[i] = cell_at(1 + n / 2 * 4 + i / 3, 1 + n % 2 * 4 + i % 3);
    }
    shapes.push_back(window);
  }
  return Topology(shapes);
}

Topology without_knights_moves() {
  std::vector<Topology::Bond> bonds;
  for (Cell c : Cell::all()) {
    for (auto [down, right] : {std::pair{1, 2}, {2, 1}, {1, -2}, {2, -1}}) {
      const int row = row_of(c) + down, column = column_of(c) + right;
      if (row < 9 && column >= 0 && column < 9) bonds.push_back({c, cell_at(row, column)});
    }
  }
  return Topology(classic_shapes(), bonds);
}

}  // namespace nonet::test

// Topology: which cells form a house, and which cells see each other. It is all that a variant
// changes, so finders and the checker walk `houses()` and `peers()` and never compute with rows.
//
// Houses of the classic game, in id order: rows 0-8, columns 9-17, boxes 18-26.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "nonet/core/sets.h"

namespace nonet {

enum class HouseKind : std::uint8_t { kRow, kColumn, kBox, kExtra };

class Topology {
 public:
  struct HouseShape {
    HouseKind kind;
    int number;                 // counted from 1 within its kind
    std::array<Cell, 9> order;  // the cells in reading order
  };

  // A pair of cells that may not hold the same digit although no house joins them (anti-chess).
  struct Bond {
    Cell a, b;
  };

  // A cell's place in one of its houses: `order(house)[i]` is the cell where `bit` is 1 << i.
  struct Seat {
    House house;
    std::uint16_t bit;
  };

  // The rows and the columns, for patterns that are about them as such. In reading order the j-th
  // cell of a row lies in column j: in a row's mask of places bit j is column j, and in a column's
  // mask bit i is row i.
  struct Lines {
    int first_row = 0, first_column = 0;  // ids; the other rows and columns follow
    bool complete = false;                // there are nine of each, and in this order

    House row(int i) const { return House(first_row + i); }
    House column(int j) const { return House(first_column + j); }
  };

  explicit Topology(std::vector<HouseShape> houses, const std::vector<Bond>& bonds = {});

  // The ordinary 9x9 game: rows, columns and boxes.
  static const Topology& classic();

  House::Range houses() const { return House::first(static_cast<int>(shapes_.size())); }
  // Boxes, then rows, columns and whatever a variant adds: the order in which people scan.
  const std::vector<House>& boxes_first() const { return boxes_first_; }
  int house_count() const { return static_cast<int>(shapes_.size()); }
  const CellSet& cells(House h) const { return cells_[h.index()]; }
  const std::array<Cell, 9>& order(House h) const { return shape(h).order; }
  HouseKind kind(House h) const { return shape(h).kind; }
  int number(House h) const { return shape(h).number; }

  const Lines& lines() const { return lines_; }

  // Every other cell that may not hold the same digit as this one.
  const CellSet& peers(Cell c) const { return peers_[c.index()]; }
  // The cells that see each cell of the set.
  CellSet common_peers(const CellSet& cells) const;
  const std::vector<House>& houses_of(Cell c) const { return houses_of_[c.index()]; }
  const std::vector<Seat>& seats_of(Cell c) const { return seats_of_[c.index()]; }
  // The cells at the places of a house that the bits mean.
  CellSet cells_at(House h, unsigned spots) const {
    CellSet cells;
    for (; spots != 0; spots &= spots - 1) cells.insert(order(h)[std::countr_zero(spots)]);
    return cells;
  }
  // The places of a house, as bits, that lie in the row (the column) of its i-th cell.
  unsigned spots_in_row(House h, int i) const { return in_row_[h.index()][i]; }
  unsigned spots_in_column(House h, int i) const { return in_column_[h.index()][i]; }
  // The house of this kind that holds the cell; only for kinds that cover the whole grid.
  House house_of(Cell c, HouseKind kind) const;
  // True if some peers are peers by a bond and share no house.
  bool has_bonds() const { return has_bonds_; }

 private:
  void draw_lines();
  const HouseShape& shape(House h) const { return shapes_[h.index()]; }

  std::vector<HouseShape> shapes_;
  std::vector<House> boxes_first_;
  Lines lines_;
  std::vector<CellSet> cells_;
  std::vector<std::array<std::uint16_t, 9>> in_row_, in_column_;
  std::array<CellSet, 81> peers_;
  std::array<std::vector<House>, 81> houses_of_;
  std::array<std::vector<Seat>, 81> seats_of_;
  bool has_bonds_ = false;
};

}  // namespace nonet

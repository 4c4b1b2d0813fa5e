// AlmostLockedSets: every set of open cells of one house that has one digit more than cells. Once
// one of the digits is known to lie elsewhere, the cells hold all the others: the set is locked.
//
// The sets are numbered house by house, within a house in the order of kSpotSubsets; one that lies
// in two houses is told in the first. A grid that is hard to solve has some hundreds of them, and
// much is asked of pairs and rows of them, so what is asked of all is kept as rows of numbers.
//
// A part is the cells of a set that hold one of its digits. Many sets share their parts (r1c1 and
// r1c5 for the 7), so each is kept once a house.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "nonet/core/grid.h"
#include "nonet/implications/number_rows.h"

namespace nonet {

struct AlmostLockedSet {
  CellSet cells;
  DigitSet digits;
  House house;                        // the first that holds all cells
  std::uint16_t spots;                // the cells as bits in the order of the house
  std::array<std::int32_t, 9> parts;  // their numbers, for its digits
};

class AlmostLockedSets {
 public:
  struct Part {
    Digit digit;
    CellSet cells;
    // The cells that hold the digit and see each cell of the part.
    CellSet seen;
  };

  // The grid must stay, and as it is.
  explicit AlmostLockedSets(const Grid& grid);

  const Grid& grid() const { return *grid_; }
  int size() const { return static_cast<int>(sets_.size()); }
  const AlmostLockedSet& operator[](int set) const { return sets_[static_cast<std::size_t>(set)]; }

  int part_count() const { return static_cast<int>(parts_.size()); }
  const Part& part(int number) const { return parts_[static_cast<std::size_t>(number)]; }
  // Only for digits of the set.
  const Part& part(int set, Digit d) const { return part((*this)[set].parts[d.index()]); }

  // The sets that hold a cell; those that have a digit.
  NumberRow with(Cell c) const { return with_cell_[c.index()]; }
  NumberRow with(Digit d) const { return with_digit_[d.index()]; }

  // Writes the sets that have the digit, and in none but these cells.
  void put_confined(Digit d, const CellSet& cells, std::span<std::uint64_t> row) const;

 private:
  void collect(House h);
  int part_of(House h, Digit d, unsigned spots);

  const Grid* grid_;
  std::vector<AlmostLockedSet> sets_;
  std::vector<Part> parts_;
  // The parts of the house that is being collected, by digit and spots, and which were written.
  std::array<std::array<std::int32_t, 512>, 9> part_at_;
  std::vector<std::int32_t*> written_;
  NumberRows with_cell_;
  NumberRows with_digit_;
};

}  // namespace nonet

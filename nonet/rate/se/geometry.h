// Sudoku Explainer's view of the board, as tables. Cells, digits and houses are plain numbers here,
// because nearly all that follows is arithmetic on rows of bits.
//
//   cell     0..80, row by row            digit     0..8
//   house    0..8 blocks, 9..17 rows, 18..26 columns: the order in which its chains look at them
//   place    0..8 within a house, in reading order
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "nonet/core/sets.h"

namespace nonet::se {

inline constexpr int kCells = 81;
inline constexpr int kDigits = 9;
inline constexpr int kHouses = 27;
inline constexpr int kBlocks = 0;
inline constexpr int kRows = 9;
inline constexpr int kColumns = 18;
inline constexpr int kCandidates = kCells * kDigits;

struct Geometry {
  std::array<std::array<std::uint8_t, 9>, kHouses> cell_at{};
  std::array<std::array<std::uint8_t, 3>, kCells> house_of{};
  std::array<std::array<std::uint8_t, 3>, kCells> place_in{};  // each of these
  // The other cells of the block, then of the row and of the column; none twice.
  std::array<std::array<std::uint8_t, 20>, kCells> peers{};
  std::array<CellSet, kCells> peer_set{};
  std::array<std::uint32_t, kCells> house_bits{};
};

inline constexpr Geometry kGeometry = [] {
  Geometry g;
  for (int c = 0; c < kCells; ++c) {
    const int row = c / 9;
    const int column = c % 9;
    const int houses[3] = {row / 3 * 3 + column / 3, kRows + row, kColumns + column};
    const int places[3] = {row % 3 * 3 + column % 3, column, row};
    for (int k = 0; k < 3; ++k) {
      g.house_of[c][k] = static_cast<std::uint8_t>(houses[k]);
      g.place_in[c][k] = static_cast<std::uint8_t>(places[k]);
      g.cell_at[houses[k]][places[k]] = static_cast<std::uint8_t>(c);
      g.house_bits[c] |= 1U << houses[k];
    }
  }
  for (int c = 0; c < kCells; ++c) {
    int count = 0;
    for (int h : g.house_of[c]) {
      for (int peer : g.cell_at[h]) {
        if (peer == c || g.peer_set[c].contains(Cell(peer))) continue;
        g.peer_set[c].insert(Cell(peer));
        g.peers[c][count++] = static_cast<std::uint8_t>(peer);
      }
    }
  }
  return g;
}();

inline bool see(int a, int b) {
  return (kGeometry.house_bits[a] & kGeometry.house_bits[b]) != 0 && a != b;
}
// The cells at some places of a house, given as bits.
inline CellSet cells_at(int house, unsigned places) {
  CellSet cells;
  for (; places != 0; places &= places - 1) {
    cells.insert(Cell(kGeometry.cell_at[house][std::countr_zero(places)]));
  }
  return cells;
}
// A house as core/topology.h numbers those of the classic game: rows, columns, boxes.
inline House house_named(int house) {
  return House(house < kRows ? house + kColumns : house - kRows);
}
// The lowest number in a row of bits.
inline int first_in(unsigned bits) {
  return std::countr_zero(bits);
}
constexpr bool is_pair(unsigned bits) {
  return (bits & (bits - 1)) != 0 && ((bits & (bits - 1)) & ((bits & (bits - 1)) - 1)) == 0;
}

}  // namespace nonet::se

#include "nonet/generate/solutions.h"

#include <bit>

#include "nonet/generate/thirds.h"

namespace nonet {
namespace {

// How a band's boxes hold the digits: a cell's is the one that its row and its column share.
struct Band {
  BandRows rows;
  BandThirds columns;
};

PackedRows packed(const Thirds& rows) {
  return rows[0] | static_cast<PackedRows>(rows[1]) << 9U | static_cast<PackedRows>(rows[2]) << 18U;
}

// The first box in order; its rows and those of the boxes beside it hold thirds, in any order.
Band random_first_band(Random& random) {
  const Thirds second = thirds_beside(kInOrder, random.below(56));
  const Thirds third = thirds_left(kInOrder, second);
  return {{{packed(kInOrder), packed(second), packed(third)}},
          {{thirds_across(kInOrder, 0), thirds_across(second, random.below(216)),
            thirds_across(third, random.below(216))}}};
}

bool meets_all(unsigned third, const Thirds& others) {
  return (third & others[0]) != 0 && (third & others[1]) != 0 && (third & others[2]) != 0;
}

// True as often as there are bands with such columns. Mostly that needs no counting.
bool by_chance(const BandThirds& columns, Random& random) {
  const auto chance = static_cast<int>(random.below(kMostBands));
  if (chance >= kMostBandsMostly) {
    for (const unsigned third : columns[1]) {
      if (meets_all(third, columns[0])) return false;
    }
  }
  return chance < bands_with(columns);
}

void fill(int first_row, const Band& band, const std::array<std::uint8_t, 9>& numbers,
          Board::Numbers& board) {
  for (int row = 0; row < 3; ++row) {
    for (int column = 0; column < 9; ++column) {
      const unsigned in_row = band.rows.boxes[column / 3] >> 9 * row;
      const unsigned digit = in_row & band.columns[column / 3][column % 3];
      board[cell_at(first_row + row, column).index()] = numbers[std::countr_zero(digit)];
    }
  }
}

}  // namespace

Board random_solution(Random& random) {
  Band first, second, third;
  do {
    do {
      first = random_first_band(random);
      for (std::size_t stack = 0; stack < 3; ++stack) {
        second.columns[stack] = thirds_beside(first.columns[stack], random.below(56));
      }
    } while (!by_chance(second.columns, random));
    for (std::size_t stack = 0; stack < 3; ++stack) {
      third.columns[stack] = thirds_left(first.columns[stack], second.columns[stack]);
    }
  } while (!by_chance(third.columns, random));
  second.rows = random_band(second.columns, random);
  third.rows = random_band(third.columns, random);
  // What was called 1 in the first box may be any digit.
  std::array<std::uint8_t, 9> numbers = {1, 2, 3, 4, 5, 6, 7, 8, 9};
  random.shuffle(numbers);
  Board::Numbers board{};
  fill(0, first, numbers, board);
  fill(3, second, numbers, board);
  fill(6, third, numbers, board);
  return *Board::from_numbers(board);
}

}  // namespace nonet

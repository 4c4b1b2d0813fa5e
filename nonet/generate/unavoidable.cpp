#include "nonet/generate/unavoidable.h"

#include <array>

namespace nonet {
namespace {

// The cells of a digit: in each row its column, and in each column and box its row.
struct Places {
  std::array<std::uint8_t, 9> column, row_in_column, row_in_box;
};

std::array<Places, 9> places_of(const Board::Numbers& solution) {
  std::array<Places, 9> places;
  for (std::uint8_t row = 0; row < 9; ++row) {
    for (std::uint8_t column = 0; column < 9; ++column) {
      Places& of = places[solution[9U * row + column] - 1U];
      of.column[row] = column;
      of.row_in_column[column] = row;
      of.row_in_box[row / 3 * 3 + column / 3] = row;
    }
  }
  return places;
}

constexpr unsigned kNineRows = 0x1ff;

// Rows belong together if a digit of the one stands in the column or box of the other's other.
unsigned rows_with(unsigned first, const Places& a, const Places& b) {
  unsigned found = first;
  for (unsigned waiting = first; waiting != 0;) {
    const int row = std::countr_zero(waiting);
    const int column = a.column[row];
    const unsigned more =
        1U << b.row_in_column[column] | 1U << b.row_in_box[row / 3 * 3 + column / 3];
    waiting = (waiting & (waiting - 1)) | (more & ~found);
    found |= more;
  }
  return found;
}

void add_of_digits(const Places& a, const Places& b, std::vector<CellSet>& sets) {
  for (unsigned left = kNineRows; left != 0;) {
    const unsigned rows = rows_with(left & (0U - left), a, b);
    if (rows == kNineRows) return;
    CellSet cells;
    for (unsigned rest = rows; rest != 0; rest &= rest - 1) {
      const int row = std::countr_zero(rest);
      cells.insert(cell_at(row, a.column[row]));
      cells.insert(cell_at(row, b.column[row]));
    }
    sets.push_back(cells);
    left &= ~rows;
  }
}

// The numbers of a line, and at which place each stands.
struct Line {
  std::array<Cell, 9> cells;
  std::array<std::uint8_t, 9> digit, place_of;
};

Line line_of(const Board::Numbers& solution, House house) {
  Line line;
  line.cells = Topology::classic().order(house);
  for (std::uint8_t i = 0; i < 9; ++i) {
    line.digit[i] = static_cast<std::uint8_t>(solution[line.cells[i].index()] - 1U);
    line.place_of[line.digit[i]] = i;
  }
  return line;
}

void add_of_lines(const Line& a, const Line& b, std::vector<CellSet>& sets) {
  for (unsigned left = kNineRows; left != 0;) {
    CellSet cells;
    int size = 0;
    for (int place = std::countr_zero(left); (left >> place & 1U) != 0; ++size) {
      left &= ~(1U << place);
      cells.insert(a.cells[place]);
      cells.insert(b.cells[place]);
      place = a.place_of[b.digit[place]];
    }
    if (size == 9) return;
    sets.push_back(cells);
  }
}

// Of the three lines from this one on.
void add_of_chute(const Board::Numbers& solution, House first, std::vector<CellSet>& sets) {
  const std::array<Line, 3> lines = {line_of(solution, first),
                                     line_of(solution, House(first.index() + 1)),
                                     line_of(solution, House(first.index() + 2))};
  add_of_lines(lines[0], lines[1], sets);
  add_of_lines(lines[0], lines[2], sets);
  add_of_lines(lines[1], lines[2], sets);
}

}  // namespace

std::vector<CellSet> small_unavoidable_sets(const Board& solution) {
  std::vector<CellSet> sets;
  sets.reserve(144);
  const auto places = places_of(solution.numbers());
  for (std::size_t a = 0; a < 9; ++a) {
    for (std::size_t b = a + 1; b < 9; ++b) add_of_digits(places[a], places[b], sets);
  }
  const Topology::Lines& lines = Topology::classic().lines();
  for (int chute = 0; chute < 9; chute += 3) {
    add_of_chute(solution.numbers(), lines.row(chute), sets);
    add_of_chute(solution.numbers(), lines.column(chute), sets);
  }
  return sets;
}

CellSet difference(const Board& one, const Board& other) {
  CellSet cells;
  for (Cell c : Cell::all()) {
    if (one.number_at(c) != other.number_at(c)) cells.insert(c);
  }
  return cells;
}

}  // namespace nonet

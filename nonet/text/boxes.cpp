#include "nonet/text/boxes.h"

namespace nonet {
namespace {

// A horizontal line of the full state: `thin` between the cells of a box, `thick` between boxes.
std::string rule(std::string_view left, std::string_view thin, std::string_view thick,
                 std::string_view right) {
  std::string line(left);
  for (int column = 0; column < 9; ++column) {
    line += "═════════";
    line += column == 8 ? right : column % 3 == 2 ? thick : thin;
  }
  return line + "\n";
}

// Each digit of the set in its own column, `gap` in the others.
std::string nine_columns(DigitSet digits, char gap) {
  std::string text(9, gap);
  for (Digit d : digits) text[d.index()] = static_cast<char>('0' + d.number());
  return text;
}

std::string state_of(const Grid& grid, Cell cell) {
  if (grid.is_open(cell) || grid.candidates(cell).empty())
    return nine_columns(grid.candidates(cell), '-');
  std::string digit = std::to_string(grid.candidates(cell).first().number());
  return grid.givens().contains(cell) ? "   <" + digit + ">   " : "    " + digit + "    ";
}

// The frame that the dashed pictures share; `cell` writes one cell.
template <class CellText>
std::string dashed(int width, CellText&& cell) {
  std::string text;
  for (Cell c : Cell::all()) {
    if (c.index() % 27 == 0) text += std::string(width, '-') + "\n";
    if (column_of(c) % 3 == 0) text += "|";
    text += cell(c);
    if (column_of(c) == 8) text += "|\n";
  }
  return text + std::string(width, '-') + "\n";
}

}  // namespace

std::string box_grid(std::string_view cells) {
  std::string text = "┌───┬───┬───┐\n";
  for (Cell c : Cell::all()) {
    if (column_of(c) % 3 == 0) text += "│";
    text += cells[c.index()];
    if (column_of(c) == 8) text += "│\n";
    if (c.index() == 26 || c.index() == 53) text += "├───┼───┼───┤\n";
  }
  return text + "└───┴───┴───┘\n";
}

std::string box_grid(const Board& board) {
  std::string cells;
  for (Cell c : Cell::all()) {
    cells += board.has(c) ? static_cast<char>('0' + board.number_at(c)) : '.';
  }
  return box_grid(cells);
}

std::string box_state(const Grid& grid) {
  std::string text = rule("╔", "╤", "╦", "╗");
  for (Cell c : Cell::all()) {
    text += column_of(c) % 3 == 0 ? "║" : "│";
    text += state_of(grid, c);
    if (column_of(c) == 8) text += "║\n";
    if (c.index() == 26 || c.index() == 53) text += rule("╠", "╪", "╬", "╣");
  }
  return text + rule("╚", "╧", "╩", "╝");
}

std::string dashed_board(const Board& board) {
  return dashed(31, [&](Cell c) {
    return board.has(c) ? " " + std::to_string(board.number_at(c)) + " " : std::string(3, ' ');
  });
}

std::string dashed_candidates(std::span<const DigitSet, 81> candidates) {
  return dashed(121,
                [&](Cell c) { return " {" + nine_columns(candidates[c.index()], ' ') + "} "; });
}

}  // namespace nonet

#include "nonet/text/star_board.h"

#include <string_view>

#include "nonet/core/names.h"

namespace nonet {
namespace {

// ANSI "select graphic rendition": bold cyan, bold yellow, and back to normal.
constexpr std::string_view kGivenColor = "\x1b[1;36m";
constexpr std::string_view kStepColor = "\x1b[1;33m";
constexpr std::string_view kNormal = "\x1b[0m";

std::string ruler(char dash) {
  std::string line = "+";
  for (int column = 0; column < 9; ++column) {
    line += std::string(5, dash) + "+";
    if (column == 2 || column == 5) line += '+';
  }
  return line + "\n";
}

// The five characters of a cell in the line 0..2 of its row.
std::string cell_text(const Grid& grid, Cell c, int line) {
  std::string text(5, ' ');
  if (!grid.is_open(c)) {
    if (line == 1) text[2] = name_of(grid.candidates(c).first(), grid.topology()).front();
    return text;
  }
  int digit = line * 3;
  for (std::size_t at : {0U, 2U, 4U}) {
    if (grid.has(c, Digit(digit++))) text[at] = '*';
  }
  return text;
}

template <class Paint>
std::string draw(const Grid& grid, Paint paint) {
  std::string picture;
  for (int row = 0; row < 9; ++row) {
    picture += ruler(row % 3 == 0 ? '=' : '-');
    for (int line = 0; line < 3; ++line) {
      for (int column = 0; column < 9; ++column) {
        picture += column % 3 == 0 ? '[' : '|';
        picture += paint(cell_at(row, column), cell_text(grid, cell_at(row, column), line));
        if (column % 3 == 2) picture += ']';
      }
      picture += '\n';
    }
  }
  return picture + ruler('=');
}

}  // namespace

std::string star_board(const Grid& grid) {
  return draw(grid, [](Cell, std::string text) { return text; });
}

std::string star_board_in_color(const Grid& grid, const CellSet& last_step) {
  return draw(grid, [&](Cell c, const std::string& text) {
    const bool stepped = last_step.contains(c);
    if (!stepped && !grid.givens().contains(c)) return text;
    if (text.find_first_not_of(' ') == std::string::npos) return text;
    return std::string(stepped ? kStepColor : kGivenColor) + text + std::string(kNormal);
  });
}

}  // namespace nonet

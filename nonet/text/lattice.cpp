#include "nonet/text/lattice.h"

#include <algorithm>
#include <string_view>

namespace nonet {
namespace {

enum Arm : unsigned { kUp = 1, kDown = 2, kLeft = 4, kRight = 8 };

// By the arms that meet at a point.
constexpr std::string_view kLines[] = {" ", "│", "│", "│", "─", "┘", "┐", "┤",
                                       "─", "└", "┌", "├", "─", "┴", "┬", "┼"};
constexpr std::string_view kAsciiLines[] = {" ", "|", "|", "|", "-", "+", "+", "+",
                                            "-", "+", "+", "+", "-", "+", "+", "+"};

class Writer {
 public:
  explicit Writer(const Lattice& lattice)
      : lattice_(lattice),
        widths_(static_cast<std::size_t>(lattice.cols), 1),
        margin_(std::to_string(lattice.rows).size() + 1) {
    for (int row = 0; row < lattice.rows; ++row) {
      for (int col = 0; col < lattice.cols; ++col) {
        std::size_t& width = widths_[static_cast<std::size_t>(col)];
        width = std::max({width, cell(row, col).width, std::to_string(col + 1).size()});
      }
    }
  }

  std::size_t width() const {
    std::size_t width = margin_ + 1;
    for (const std::size_t each : widths_) width += each + 3;
    return width;
  }

  std::string text() const {
    std::string text = numbers();
    for (int row = 0; row <= lattice_.rows; ++row) {
      text += line(row);
      if (row < lattice_.rows) text += cells(row);
    }
    return text;
  }

 private:
  const LatticeCell& cell(int row, int col) const {
    static const LatticeCell none;
    const auto at = static_cast<std::size_t>(row * lattice_.cols + col);
    return at < lattice_.cells.size() ? lattice_.cells[at] : none;
  }

  int box(int row, int col) const {
    if (row < 0 || col < 0 || row >= lattice_.rows || col >= lattice_.cols) return -2;
    const auto at = static_cast<std::size_t>(row * lattice_.cols + col);
    return at < lattice_.boxes.size() ? lattice_.boxes[at] : -1;
  }
  // Whether there is a line above a cell, or on its left; the cell may lie just off the grid.
  bool above(int row, int col) const { return box(row - 1, col) != box(row, col); }
  bool beside(int row, int col) const { return box(row, col - 1) != box(row, col); }

  std::string_view joint(unsigned arms) const {
    return lattice_.ascii ? kAsciiLines[arms] : kLines[arms];
  }

  std::string numbers() const {
    std::string text(margin_, ' ');
    for (int col = 0; col < lattice_.cols; ++col) {
      const std::string number = std::to_string(col + 1);
      text += "  " + number +
              std::string(widths_[static_cast<std::size_t>(col)] - number.size() + 1, ' ');
    }
    return text.substr(0, text.find_last_not_of(' ') + 1) + "\n";
  }

  // The line above a row of cells; nothing where there is none, so that boxes stay compact.
  std::string line(int row) const {
    bool any = false;
    for (int col = 0; col < lattice_.cols; ++col) any = any || above(row, col);
    if (!any) return "";
    std::string text(margin_, ' ');
    for (int col = 0; col <= lattice_.cols; ++col) {
      unsigned arms = 0;
      if (beside(row - 1, col)) arms |= kUp;
      if (beside(row, col)) arms |= kDown;
      if (above(row, col - 1)) arms |= kLeft;
      if (above(row, col)) arms |= kRight;
      text += joint(arms);
      if (col == lattice_.cols) break;
      const std::size_t width = widths_[static_cast<std::size_t>(col)] + 2;
      for (std::size_t i = 0; i < width; ++i) text += above(row, col) ? joint(kLeft) : " ";
    }
    return text + "\n";
  }

  std::string cells(int row) const {
    const std::string number = std::to_string(row + 1);
    std::string text = number + std::string(margin_ - number.size(), ' ');
    for (int col = 0; col <= lattice_.cols; ++col) {
      text += beside(row, col) ? joint(kUp) : " ";
      if (col == lattice_.cols) break;
      const LatticeCell& each = cell(row, col);
      text += " " + each.text +
              std::string(widths_[static_cast<std::size_t>(col)] - each.width + 1, ' ');
    }
    return text + "\n";
  }

  const Lattice& lattice_;
  std::vector<std::size_t> widths_;
  std::size_t margin_;
};

}  // namespace

std::string Lattice::text() const {
  return Writer(*this).text();
}

std::size_t Lattice::width() const {
  return Writer(*this).width();
}

}  // namespace nonet

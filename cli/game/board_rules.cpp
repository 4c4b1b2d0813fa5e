#include "cli/game/board_rules.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <optional>

#include "nonet/draw/clue_drawing.h"
#include "nonet/rules/rulebook.h"

namespace nonet::cli::game {
namespace {

using draw::ClueWords;

Ink ink_of_hue(std::string_view hue) {
  if (hue == "green") return Ink::kGreenLine;
  if (hue == "violet" || hue == "rose") return Ink::kVioletLine;
  if (hue == "blue" || hue == "teal") return Ink::kBlueLine;
  if (hue == "amber" || hue == "red") return Ink::kAmberLine;
  return Ink::kRule;
}

// Side by side, or with a corner in common.
bool touch(Cell a, Cell b) {
  return a != b && std::abs(row_of(a) - row_of(b)) <= 1 &&
         std::abs(column_of(a) - column_of(b)) <= 1;
}
bool are_neighbours(Cell a, Cell b) {
  return std::abs(row_of(a) - row_of(b)) + std::abs(column_of(a) - column_of(b)) == 1;
}

std::string without_blanks(std::string text) {
  std::erase(text, ' ');
  return text;
}

std::string in_small(std::string_view name) {
  std::string small(name);
  // "X or V" stays what it is.
  if (small.size() > 1 && small[1] != ' ' && small[1] != '-') {
    small[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(small[0])));
  }
  return small;
}

class Signs {
 public:
  Signs(const Variant& variant, BoardRules& rules) : variant_(variant), rules_(rules) {}

  // False: it has no sign.
  bool add(int number, const Clue& clue, const ClueWords& words) {
    number_ = number;
    clue_ = &clue;
    const std::string_view way = words.way;
    const std::string sign = drawn(way, words);
    if (sign.empty()) return false;
    const std::string name = in_small(nonet::row_of(clue.kind).name);
    auto& legend = rules_.legend;
    const bool known = std::any_of(legend.begin(), legend.end(),
                                   [&](const auto& entry) { return entry.second == name; });
    if (!known) legend.emplace_back(sign, name);
    return true;
  }

  // The cages that lines alone can't show: those that share cells with another, and those in
  // pieces.
  std::vector<int> unclear() const {
    std::vector<int> unclear;
    for (const auto& one : cages_) {
      const auto number = one.first;
      const CellSet& cage = one.second;
      const bool shares = std::any_of(cages_.begin(), cages_.end(), [&](const auto& other) {
        return other.first != number && !(other.second & cage).empty();
      });
      if (shares || !is_in_one_piece(cage)) unclear.push_back(number);
    }
    return unclear;
  }

 private:
  static bool is_in_one_piece(const CellSet& cells) {
    CellSet reached{cells.first()};
    for (int before = 0; before != reached.size();) {
      before = reached.size();
      for (Cell c : cells) {
        for (Cell other : reached) {
          if (are_neighbours(c, other)) {
            reached.insert(c);
            break;
          }
        }
      }
    }
    return reached == cells;
  }

  // Puts the signs of a clue down; returns one of them for the legend, "" where nothing was drawn.
  std::string drawn(std::string_view way, const ClueWords& words) {
    const std::string text = without_blanks(words.text);
    if (way == "diagonals") return diagonals();
    if (way == "windows") return windows();
    if (way == "cage") return cage(text);
    if (way == "thermo") return line(cells(0), "T", true, Ink::kRule);
    if (way == "arrow") return arrow();
    if (way == "line" || way.ends_with("-ends")) {
      return line(cells(0), text, false, ink_of_hue(words.hue));
    }
    if (way == "dot") return mark(clue_->word == "black" ? U'●' : U'○');
    if (way == "sign") return text.size() == 1 ? mark(static_cast<char32_t>(text[0])) : mark(U'+');
    if (way == "greater") return greater();
    if (way == "corner") return corner(text);
    if (way == "outside") return outside(text);
    if (way == "little-killer") return little_killer(text);
    if (way == "region")
      return everywhere(std::string(1, static_cast<char>('a' + regions_++ % 26)));
    if (way == "discs") return everywhere("od");
    if (way == "squares") return everywhere("ev");
    if (way == "minimum") return everywhere("min");
    if (way == "maximum") return everywhere("max");
    if (way == "rings") return everywhere("(n)");
    if (way == "indexer") return everywhere(clue_->word == "column" ? "ic" : "ir");
    if (way == "digits" || way == "sets" || way == "cells" || way == "own") return everywhere(text);
    if (way == "any-of" || way == "outline" || way == "counted") return first_of_all(text);
    return "";  // in words alone
  }

  std::vector<Cell> cells(std::size_t set) const {
    std::vector<Cell> cells;
    if (set >= clue_->sets.size()) return cells;
    for (nonet::Spot spot : clue_->sets[set]) {
      if (spot < variant_.cells()) cells.push_back(cell_of(variant_, spot));
    }
    return cells;
  }
  CellSet all_cells(const Clue& clue, int depth = 0) const {
    constexpr int kDeep = 8;
    CellSet all;
    for (const auto& set : clue.sets) {
      for (nonet::Spot spot : set) {
        if (spot < variant_.cells()) all.insert(cell_of(variant_, spot));
      }
    }
    if (depth == kDeep) return all;
    for (const auto& branch : clue.branches) {
      for (const Clue& each : branch) all |= all_cells(each, depth + 1);
    }
    return all;
  }

  void label(Cell cell, std::string text, bool is_sum = false) {
    rules_.labels.push_back({number_, cell, std::move(text), is_sum});
  }
  std::string everywhere(const std::string& text) {
    if (text.empty()) return "";
    for (Cell c : all_cells(*clue_)) label(c, text);
    rules_.shaded |= all_cells(*clue_);
    return text;
  }
  // Its cells are shaded, and the first says what they are.
  std::string first_of_all(const std::string& text) {
    const CellSet all = all_cells(*clue_);
    if (all.empty() || text.empty()) return "";
    label(all.first(), text);
    rules_.shaded |= all;
    return text;
  }

  std::string cage(const std::string& text) {
    const CellSet all = all_cells(*clue_);
    if (all.empty()) return "";
    rules_.cages.push_back(all);
    cages_.emplace_back(number_, all);
    if (text.empty()) return all.size() > 1 ? "□" : "";
    label(all.first(), text, true);
    return text;
  }

  std::string diagonals() {
    rules_.falls = rules_.falls || clue_->word != "/";
    rules_.rises = rules_.rises || clue_->word != "\\";
    return clue_->word == "/" ? "╱" : "╲";
  }
  std::string windows() {
    const auto shape =
        standard_box_shape(variant_.rows, variant_.cols, std::max(variant_.rows, variant_.cols));
    if (!shape) return "";
    const auto [height, width] = *shape;
    for (int row = 1; row + height <= variant_.rows; row += height + 1) {
      for (int column = 1; column + width <= variant_.cols; column += width + 1) {
        for (int i = 0; i < height * width; ++i) {
          const Cell c = cell_at(row + i / width, column + i % width);
          label(c, "w");
          rules_.shaded.insert(c);
        }
      }
    }
    return "w";
  }

  std::string line(const std::vector<Cell>& cells, const std::string& text, bool is_directed,
                   Ink ink) {
    if (cells.empty()) return "";
    if (!text.empty()) label(cells.front(), text);
    for (std::size_t i = 1; i < cells.size(); ++i) {
      if (touch(cells[i - 1], cells[i])) {
        rules_.links.push_back({number_, cells[i - 1], cells[i], is_directed, ink});
      } else if (cells[i - 1] != cells[i] && !text.empty()) {
        label(cells[i], text);  // it goes on there
      }
    }
    return text;
  }
  // A bulb of several cells is held together by ═; the shaft begins beside one of them.
  std::string arrow() {
    const std::vector<Cell> bulb = cells(0);
    std::vector<Cell> shaft = cells(1);
    line(bulb, "A", false, Ink::kRule);
    for (auto from = bulb.rbegin(); from != bulb.rend() && !shaft.empty(); ++from) {
      if (shaft.front() == *from || !touch(*from, shaft.front())) continue;
      shaft.insert(shaft.begin(), *from);
      break;
    }
    line(shaft, "", true, Ink::kRule);
    return bulb.empty() ? "" : "A";
  }

  std::string mark(char32_t sign) {
    const std::vector<Cell> both = cells(0);
    if (both.size() != 2 || !are_neighbours(both[0], both[1])) return "";
    // X and V are numbers themselves.
    const bool told = clue_->kind == Kind::kXv && sign != U'+';
    const std::string more = clue_->value && !told ? std::to_string(*clue_->value) : "";
    rules_.marks.push_back({number_, both[0], both[1], sign, more});
    return utf8_of(sign) + more;
  }
  // The tip points to the smaller one.
  std::string greater() {
    const std::vector<Cell> both = cells(0);
    if (both.size() != 2) return "";
    const bool across = nonet::row_of(both[0]) == nonet::row_of(both[1]);
    const bool onwards = both[0] < both[1];
    return mark(across ? (onwards ? U'>' : U'<') : (onwards ? U'∨' : U'∧'));
  }
  std::string corner(const std::string& text) {
    const CellSet all = all_cells(*clue_);
    if (all.empty()) return "";
    const Cell first = all.first();
    const int row = nonet::row_of(first), column = nonet::column_of(first);
    const bool square = all.size() == 4 && row < 8 && column < 8 &&
                        all == CellSet{first, cell_at(row, column + 1), cell_at(row + 1, column),
                                       cell_at(row + 1, column + 1)};
    if (!square) return first_of_all(text);
    rules_.corners.push_back({number_, first, text});
    return text;
  }

  std::string outside(const std::string& text) {
    if (clue_->line < 0 || clue_->line >= (clue_->is_column ? variant_.cols : variant_.rows)) {
      return "";
    }
    const bool far = clue_->word == "right" || clue_->word == "bottom";
    const int off = !far ? -1 : clue_->is_column ? variant_.rows : variant_.cols;
    if (clue_->is_column) {
      rules_.beside.push_back({number_, off, clue_->line, text});
    } else {
      rules_.beside.push_back({number_, clue_->line, off, text});
    }
    return text.substr(0, 1);
  }
  // Beside the board before its first cell, if its cells lead on from there in one direction.
  std::string little_killer(const std::string& text) {
    const std::vector<Cell> all = cells(0);
    if (all.empty()) return "";
    const int row = nonet::row_of(all[0]), column = nonet::column_of(all[0]);
    for (const auto& [down, right, sign] : {std::tuple(1, 1, "↘"), std::tuple(1, -1, "↙"),
                                            std::tuple(-1, 1, "↗"), std::tuple(-1, -1, "↖")}) {
      const auto inside = [&](int r, int c) {
        return r >= 0 && c >= 0 && r < variant_.rows && c < variant_.cols;
      };
      if (inside(row - down, column - right)) continue;
      bool leads = true;
      for (std::size_t i = 0; i < all.size(); ++i) {
        const int steps = static_cast<int>(i);
        leads = leads && nonet::row_of(all[i]) == row + steps * down &&
                nonet::column_of(all[i]) == column + steps * right;
      }
      if (!leads) continue;
      const std::string said = down > 0 && right > 0 ? text + sign : sign + text;
      rules_.beside.push_back({number_, row - down, column - right, said});
      return said;
    }
    return first_of_all(text);
  }

  const Variant& variant_;
  BoardRules& rules_;
  int number_ = 0;
  const Clue* clue_ = nullptr;
  unsigned regions_ = 0;
  std::vector<std::pair<int, CellSet>> cages_;
};

// How high and wide boxes are, if they are the same rectangles side by side.
std::optional<std::pair<int, int>> box_shape(const Variant& variant) {
  if (variant.boxes.empty()) return std::nullopt;
  const auto at = [&](int row, int column) {
    return variant.boxes[static_cast<std::size_t>(row * variant.cols + column)];
  };
  int height = 1;
  int width = 1;
  while (height < variant.rows && at(height, 0) == at(0, 0)) ++height;
  while (width < variant.cols && at(0, width) == at(0, 0)) ++width;
  if (at(0, 0) < 0 || variant.rows % height != 0 || variant.cols % width != 0) return std::nullopt;
  for (int row = 0; row < variant.rows; ++row) {
    for (int column = 0; column < variant.cols; ++column) {
      const bool below = row + 1 < variant.rows && at(row + 1, column) == at(row, column);
      const bool beside = column + 1 < variant.cols && at(row, column + 1) == at(row, column);
      if (below != ((row + 1) % height != 0) || beside != ((column + 1) % width != 0)) {
        return std::nullopt;
      }
    }
  }
  return std::pair(height, width);
}

}  // namespace

BoardRules::BoardRules() : boxes(Cell::kCount) {
  for (Cell c : Cell::all()) boxes[c.slot()] = row_of(c) / 3 * 3 + column_of(c) / 3;
}

BoardRules::BoardRules(const Variant& variant)
    : rows(variant.rows), columns(variant.cols), boxes(Cell::kCount, -1), has_rules_(true) {
  for (std::size_t i = 0; i < variant.boxes.size(); ++i) {
    boxes[cell_of(variant, static_cast<nonet::Spot>(i)).slot()] = variant.boxes[i];
  }
  const auto shape = box_shape(variant);
  box_rows = shape ? shape->first : 0;
  box_columns = shape ? shape->second : 0;
  Signs signs(variant, *this);
  const auto words = draw::words_of_clues(variant);
  clues = static_cast<int>(words.size());
  for (std::size_t i = 0; i < words.size(); ++i) {
    signed_.push_back(signs.add(static_cast<int>(i), variant.clues[i], words[i]));
  }
  for (int clue : signs.unclear()) signed_[static_cast<std::size_t>(clue)] = false;
}

int BoardRules::box_of(int row, int column) const {
  if (row < 0 || column < 0 || row >= rows || column >= columns) return -1;
  return boxes[cell_at(row, column).slot()];
}

bool BoardRules::are_caged_together(Cell a, Cell b) const {
  bool any = false;
  for (const CellSet& cage : cages) {
    if (cage.contains(a) != cage.contains(b)) return false;
    any = any || cage.contains(a);
  }
  return any;
}

bool BoardRules::is_caged(Cell c) const {
  return std::any_of(cages.begin(), cages.end(),
                     [&](const CellSet& cage) { return cage.contains(c); });
}

bool BoardRules::reaches_left() const {
  return std::any_of(beside.begin(), beside.end(), [](const Beside& b) { return b.column < 0; });
}
bool BoardRules::reaches_right() const {
  return std::any_of(beside.begin(), beside.end(),
                     [&](const Beside& b) { return b.column >= columns; });
}
bool BoardRules::reaches_above() const {
  return std::any_of(beside.begin(), beside.end(), [](const Beside& b) { return b.row < 0; });
}
bool BoardRules::reaches_below() const {
  return std::any_of(beside.begin(), beside.end(), [&](const Beside& b) { return b.row >= rows; });
}

}  // namespace nonet::cli::game

// Board rules: what of a puzzle is to be seen on its board whatever is written there: how large it
// is, its regions, and the signs of its rules. Which place a sign gets depends on how large cells
// are, and is the business of rule_drawing.h.
//
//   ┏15━┿━━━┿○    cells of a cage have no line between them, and the sum on the line above the
//   ┃ . │   ┃     first of them; dots, X, V and > stand on the line between two cells, digits of a
//   ┠─T─┼───╂     quadruple where four meet; thermometers and arrows cross lines as →, all others
//   ┃   →   ┃     as ═, and on the line above their first cell stands what they are: T, A, W5
//
// The letters are those of nonet's pictures (rules/kinds.def), and legend() says what they mean.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "cli/game/picture.h"
#include "nonet/core/sets.h"
#include "nonet/rules/variant.h"

namespace nonet::cli::game {

struct BoardRules {
  // Each sign knows which rule it is of: the number of its clue, from 0.
  struct Label {  // on the line above a cell
    int clue;
    Cell cell;
    std::string text;
    bool is_sum;  // of a cage: it stands in the corner
  };
  struct Link {  // of a line, from a cell to one beside it, straight or across
    int clue;
    Cell from, to;
    bool is_directed;
    Ink ink;
  };
  struct Mark {  // between two cells side by side
    int clue;
    Cell a, b;
    char32_t sign;
    std::string more;  // the number of a dot that has one
  };
  struct Corner {  // below and right of a cell, where four meet
    int clue;
    Cell cell;
    std::string text;
  };
  struct Beside {  // off the board: row or column -1, or behind the last
    int clue;
    int row, column;
    std::string text;
  };

  int rows = 9;
  int columns = 9;
  std::vector<int> boxes;  // of each cell by its place on nine by nine; -1: none
  // How high and wide the boxes are; 0 where they are no equal rectangles side by side.
  int box_rows = 3;
  int box_columns = 3;

  std::vector<CellSet> cages;
  std::vector<Label> labels;
  std::vector<Link> links;
  std::vector<Mark> marks;
  std::vector<Corner> corners;
  std::vector<Beside> beside;
  CellSet shaded;      // odd, even, regions, windows: a letter stands there too
  bool falls = false;  // the diagonal from the upper left
  bool rises = false;
  int clues = 0;  // how many rules there are
  // Signs and what they mean, each kind once: {"W5", "whisper"}.
  std::vector<std::pair<std::string, std::string>> legend;

  // The ordinary board.
  BoardRules();
  explicit BoardRules(const Variant& variant);

  int box_of(int row, int column) const;  // -1 off the board too
  // What keeps two cells of a cage together: they lie in the same cages, in one at least.
  bool are_caged_together(Cell a, Cell b) const;
  bool is_caged(Cell c) const;
  bool has_sign(int clue) const { return signed_[static_cast<std::size_t>(clue)]; }
  bool has_rules() const { return has_rules_; }
  bool reaches_left() const;
  bool reaches_right() const;
  bool reaches_above() const;
  bool reaches_below() const;

 private:
  std::vector<bool> signed_;
  bool has_rules_ = false;
};

}  // namespace nonet::cli::game

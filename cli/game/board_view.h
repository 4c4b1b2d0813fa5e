// Board view: the board in one of three sizes, drawn into a picture, and which cell lies where.
//
//   small    25 x 13   a digit a cell, lines around boxes
//   medium   37 x 19   three places a cell: a digit between two signs
//   large    64 x 37   six by three places: nine notes as on paper, a sign behind each
//
// (a board of fewer cells is as much smaller),
// and around it the names of rows and columns, which take a line above and two places on the left.
// The cursor stands in [ ], chosen cells in ( ); behind a digit # says that it clashes, x that it
// is wrong; › before it that it is the digit that is looked at; · fills cells in sight. A step is
// drawn with a sign for each role: sign_of(). The rules of a puzzle have theirs on the lines and,
// as far as nothing else stands there, within cells (board_rules.h); a small board has none of
// them, but behind each cell the letter of its region where boxes have other shapes.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/game/board_rules.h"
#include "cli/game/picture.h"
#include "cli/game/table.h"
#include "nonet/core/grid.h"

namespace nonet::cli::game {

enum class BoardSize : std::uint8_t { kSmall, kMedium, kLarge };

// So wide is what stands beside a row.
inline constexpr int kBeside = 5;

struct Frame {
  BoardSize size = BoardSize::kMedium;
  int top = 0;
  int left = 0;
  const BoardRules* rules = nullptr;  // null: the ordinary board

  const BoardRules& board() const;
  bool has(Cell c) const;
  int rows() const;
  int columns() const;
  // What stands beside the board itself takes so many places, the names of rows and columns not
  // counted.
  int left_of_board() const;
  int right_of_board() const;
  int above_board() const;
  int below_board() const;
  // The place of a cell's first character.
  int row_of(Cell c) const;
  int column_of(Cell c) const;
  std::optional<Cell> cell_at(int row, int column) const;
  // Which of a cell's notes lies there, where notes are drawn.
  std::optional<Digit> note_at(int row, int column) const;
};

// A step, or a part of one, to be drawn; and the state it belongs to.
struct Drawing {
  // A line of a chain: this candidate is so, or is not.
  struct Told {
    Candidate candidate;
    bool holds = true;
    bool now = false;  // it is the line that is read
  };

  Grid grid;
  std::vector<Mark> marks;
  std::vector<House> houses;
  std::vector<Candidate> comes;
  std::vector<Candidate> goes;
  std::vector<Told> told;
  // Of a single: digits on the board that leave it nothing else, and whether its cell sees them (or
  // they keep its digit from other cells).
  std::vector<Candidate> bars{};
  bool bars_by_sight = false;
  CellSet ruled{};  // the cells of rules that it uses

  // Whether it is about candidates, and not only about houses.
  bool shows_candidates() const {
    return !marks.empty() || !comes.empty() || !goes.empty() || !told.empty();
  }
};

struct Look {
  const Table* table = nullptr;
  Cell cursor{};
  CellSet chosen;
  std::optional<Digit> lit;  // this digit stands out
  bool peers = false;        // cells in sight of the cursor do
  CellSet clashing;
  CellSet wrong;
  const Drawing* drawing = nullptr;
  bool hidden = false;  // in a pause
  bool cursor_shown = true;
};

inline constexpr char32_t kBarSign = U'@';
// '*' a candidate of the pattern, '~' a fin, 'a' and 'b' the sides of a colouring, ...
char32_t sign_of(const Mark& mark);
Ink ink_of(const Mark& mark);
// "* pattern, ~ fin, - goes": what the signs of a drawing mean.
std::vector<std::pair<char32_t, std::string>> legend_of(const Drawing& drawing);

// Returns the rules of which something found no place, by their number from 0.
std::vector<int> draw_board(Picture& picture, const Frame& frame, const Look& look);
// One box with its notes as on paper, 22 x 13: for where the board itself has no room for notes.
void draw_box(Picture& picture, int top, int left, const Look& look);
inline constexpr int kBoxRows = 13;
inline constexpr int kBoxColumns = 22;

}  // namespace nonet::cli::game

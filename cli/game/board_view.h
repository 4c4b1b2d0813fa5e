// Board view: the board in one of three sizes, drawn into a picture, and which cell lies where.
//
//   small    25 x 13   a digit a cell, lines around boxes
//   medium   37 x 19   three places a cell: a digit between two signs
//   large    64 x 37   six by three places: nine notes as on paper, a sign behind each
//
// and around it the names of rows and columns, which take a line above and two places on the left.
// The cursor stands in [ ], chosen cells in ( ); behind a digit # says that it clashes, x that it
// is wrong; › before it that it is the digit that is looked at; · fills cells in sight. A step is
// drawn with a sign for each role: sign_of().
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/game/picture.h"
#include "cli/game/table.h"
#include "nonet/core/grid.h"

namespace nonet::cli::game {

enum class BoardSize : std::uint8_t { kSmall, kMedium, kLarge };

struct Frame {
  BoardSize size = BoardSize::kMedium;
  int top = 0;
  int left = 0;

  int rows() const;
  int columns() const;
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

void draw_board(Picture& picture, const Frame& frame, const Look& look);
// One box with its notes as on paper, 22 x 13: for where the board itself has no room for notes.
void draw_box(Picture& picture, int top, int left, const Look& look);
inline constexpr int kBoxRows = 13;
inline constexpr int kBoxColumns = 22;

}  // namespace nonet::cli::game

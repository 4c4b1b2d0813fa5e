// The board in its three sizes, as text; and which cell lies where.
#include "cli/game/board_view.h"

#include "support/support.h"

namespace nonet::cli::game {
namespace {

Table table() {
  Puzzle puzzle;
  puzzle.givens = test::board(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  return Table(puzzle);
}

std::string drawn(BoardSize size, const Look& look) {
  const Frame frame{size, 1, 2};
  Picture picture(frame.rows() + 1, frame.columns() + 2);
  draw_board(picture, frame, look);
  return picture.in_ascii().text();
}

TEST(BoardView, ASmallBoardIsThirteenLines) {
  Table t = table();
  t.put({cell_at(0, 2)}, Digit::from_number(5));
  Look look;
  look.table = &t;
  look.cursor = cell_at(0, 3);
  look.clashing = t.clashes();
  const std::string text = drawn(BoardSize::kSmall, look);
  EXPECT_EQ(text.substr(0, text.find('\n', 90) + 1),
            "   c1c2c3  c4c5c6  c7c8c9\n"
            "  +=======+=======+=======+\n"
            "r1| 5#3 5#|[.]7 . | . . . |\n"
            "r2| 6 . . | 1 9 5 | . . . |\n");
}

TEST(BoardView, AMediumBoardHasSignsBesideItsDigits) {
  Table t = table();
  t.put({cell_at(0, 2)}, Digit::from_number(4));
  t.paint({cell_at(1, 1)}, 2);
  Look look;
  look.table = &t;
  look.cursor = cell_at(0, 3);
  look.chosen = {cell_at(1, 7)};
  look.lit = Digit::from_number(5);
  look.wrong = {cell_at(0, 2)};
  look.peers = true;
  const std::string text = drawn(BoardSize::kMedium, look);
  EXPECT_NE(text.find("r1|>5 : 3 : 4x[   ] 7 : . | . : . : . |\n"), std::string::npos) << text;
  EXPECT_NE(text.find("r2| 6 :  b:   | 1 : 9 :>5 |   (   )   |\n"), std::string::npos) << text;
}

TEST(BoardView, ALargeBoardHasItsNotesAsOnPaper) {
  Table t = table();
  t.note({cell_at(0, 2)}, Digit::from_number(1));
  t.note({cell_at(0, 2)}, Digit::from_number(5));
  t.note({cell_at(0, 2)}, Digit::from_number(9));
  t.paint_note({cell_at(0, 2)}, Digit::from_number(5), 3);
  Look look;
  look.table = &t;
  look.cursor = cell_at(8, 8);
  const std::string text = drawn(BoardSize::kLarge, look);
  EXPECT_NE(text.find("|      :      :1     |"), std::string::npos) << text;
  EXPECT_NE(text.find("|  5   :  3   :  5c  |"), std::string::npos) << text;
  EXPECT_NE(text.find("|      :      :    9 |"), std::string::npos) << text;
}

TEST(BoardView, AStepIsDrawnWithASignForEachRole) {
  Table t = table();
  Drawing drawing{*Grid::from(t.givens()), {}, {}, {}, {}, {}};
  drawing.marks = {{Role::kPattern, {cell_at(0, 2), Digit::from_number(1)}, 0},
                   {Role::kPattern, {cell_at(0, 2), Digit::from_number(2)}, 0},
                   {Role::kFin, {cell_at(0, 5), Digit::from_number(2)}, 0}};
  drawing.goes = {{cell_at(0, 3), Digit::from_number(2)}};
  drawing.comes = {{cell_at(4, 4), Digit::from_number(5)}};
  Look look;
  look.table = &t;
  look.drawing = &drawing;
  look.cursor_shown = false;
  const std::string text = drawn(BoardSize::kMedium, look);
  EXPECT_NE(text.find("| 5 : 3 :12*|2- : 7 :2~ |"), std::string::npos) << text;
  EXPECT_NE(text.find(":5! :"), std::string::npos) << text;
  const std::string large = drawn(BoardSize::kLarge, look);
  EXPECT_NE(large.find(":1*2*  |  2-  :"), std::string::npos) << large;
}

TEST(BoardView, EveryPlaceOfACellIsThatCell) {
  for (BoardSize size : {BoardSize::kSmall, BoardSize::kMedium, BoardSize::kLarge}) {
    const Frame frame{size, 3, 5};
    for (Cell c : Cell::all()) {
      EXPECT_EQ(frame.cell_at(frame.row_of(c), frame.column_of(c)), c);
    }
    EXPECT_FALSE(frame.cell_at(3, 5));
    EXPECT_FALSE(frame.cell_at(0, 0));
  }
  const Frame large{BoardSize::kLarge, 0, 0};
  EXPECT_EQ(large.note_at(2, 3), Digit::from_number(5));
}

}  // namespace
}  // namespace nonet::cli::game

#include "nonet/text/boxes.h"

#include <algorithm>

#include "support/support.h"

namespace nonet {
namespace {

constexpr std::string_view kReadme =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

// SEED_SPEC 004 item 16
TEST(Boxes, TheSmallGridHasOneCharacterACell) {
  EXPECT_EQ(box_grid(test::board(kReadme)),
            "┌───┬───┬───┐\n"
            "│53.│.7.│...│\n"
            "│6..│195│...│\n"
            "│.98│...│.6.│\n"
            "├───┼───┼───┤\n"
            "│8..│.6.│..3│\n"
            "│4..│8.3│..1│\n"
            "│7..│.2.│..6│\n"
            "├───┼───┼───┤\n"
            "│.6.│...│28.│\n"
            "│...│419│..5│\n"
            "│...│.8.│.79│\n"
            "└───┴───┴───┘\n");
}

// SEED_SPEC 004 item 16
TEST(Boxes, TheFullStateShowsGivensResolvedCellsAndOptions) {
  Grid grid = test::grid(kReadme);
  grid.place(cell_at(0, 2), Digit::from_number(4));
  std::string text = box_state(grid);
  std::string rule = "╔═════════╤═════════╤═════════╦═════════╤═════════╤═════════╦";
  EXPECT_EQ(text.substr(0, rule.size()), rule);
  std::string row = "║   <5>   │   <3>   │    4    ║-2---6---│   <7>   │-2---6-8-║";
  EXPECT_NE(text.find("\n" + row), std::string::npos) << text;
  EXPECT_NE(text.find("╣\n║   <8>   │"), std::string::npos);
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), 13);
  EXPECT_NE(text.find("\n╚═════════╧═════════╧═════════╩"), std::string::npos);
  EXPECT_TRUE(text.ends_with("╧═════════╝\n"));
}

// SEED_SPEC 003 item 4
TEST(Boxes, TheDashedBoardIsThirtyOneWide) {
  std::string text = dashed_board(test::board(kReadme));
  std::string rule = std::string(31, '-') + "\n";
  EXPECT_TRUE(text.starts_with(rule +
                               "| 5  3    |    7    |         |\n"
                               "| 6       | 1  9  5 |         |\n"
                               "|    9  8 |         |    6    |\n" +
                               rule + "| 8       |    6    |       3 |\n"))
      << text;
  EXPECT_TRUE(text.ends_with("|         |    8    |    7  9 |\n" + rule));
}

// SEED_SPEC 003 item 6
TEST(Boxes, TheTableOfCandidatesLeavesABlankForEachRemovedValue) {
  std::array<DigitSet, 81> cells;
  cells.fill(DigitSet::all());
  cells[0] = {Digit::from_number(5)};
  cells[1] = {Digit::from_number(1), Digit::from_number(9)};
  cells[2] = {};
  std::string text = dashed_candidates(cells);
  std::string rule = std::string(121, '-') + "\n";
  EXPECT_TRUE(text.starts_with(rule + "| {    5    }  {1       9}  {         } | {123456789} "))
      << text;
  EXPECT_TRUE(text.ends_with(" {123456789} |\n" + rule));
}

}  // namespace
}  // namespace nonet

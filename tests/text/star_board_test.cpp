#include "nonet/text/star_board.h"

#include <algorithm>
#include <sstream>

#include "support/support.h"

namespace nonet {
namespace {

std::vector<std::string> lines_of_board(const Grid& grid) {
  std::vector<std::string> lines;
  std::istringstream text(star_board(grid));
  for (std::string line; std::getline(text, line);) lines.push_back(line);
  return lines;
}

std::string without_escapes(const std::string& text) {
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\x1b') {
      plain += text[i];
    } else {
      i = text.find('m', i);
    }
  }
  return plain;
}

// SEED_SPEC 000 item 12
TEST(StarBoard, HasThirtySevenLinesOfFiftySevenCharactersAndRulersBetweenRows) {
  auto lines = lines_of_board(Grid());
  ASSERT_EQ(lines.size(), 37U);
  for (const std::string& line : lines) EXPECT_EQ(line.size(), 57U) << line;
  for (int row = 0; row <= 9; ++row) {
    std::string ruler = "+-----+-----+-----++-----+-----+-----++-----+-----+-----+";
    if (row % 3 == 0) std::replace(ruler.begin(), ruler.end(), '-', '=');
    EXPECT_EQ(lines[static_cast<std::size_t>(row) * 4], ruler);
  }
}

// SEED_SPEC 000 items 13 and 14
TEST(StarBoard, ShowsEachCandidateAsAStarAtItsPlaceAndASetCellAsItsDigit) {
  Grid grid;
  for (int n : {3, 4, 6, 7, 8}) grid.eliminate(cell_at(0, 0), Digit::from_number(n));
  grid.place(cell_at(0, 3), Digit::from_number(3));
  auto lines = lines_of_board(grid);
  EXPECT_EQ(lines[1], "[* *  |* *  |* *  ][     |* *  |* *  ][* *  |* *  |* *  ]");
  EXPECT_EQ(lines[2], "[  *  |* * *|* * *][  3  |* * *|* * *][* * *|* * *|* * *]");
  EXPECT_EQ(lines[3], "[    *|* * *|* * *][     |* * *|* * *][* * *|* * *|* * *]");
  EXPECT_EQ(lines[13], "[* * *|* * *|* * *][* *  |* * *|* * *][* * *|* * *|* * *]");
}

TEST(StarBoard, LeavesACellWithoutCandidatesBlank) {
  Grid grid;
  for (Digit d : Digit::all()) grid.eliminate(cell_at(8, 8), d);
  auto lines = lines_of_board(grid);
  for (std::size_t i : {33U, 34U, 35U}) EXPECT_EQ(lines[i].substr(50), "|     ]") << lines[i];
}

TEST(StarBoard, ColoursGivensAndTheCellsOfTheLastStepAndNothingElse) {
  Board givens;
  givens.set(cell_at(0, 0), Digit::from_number(7));
  Grid grid = *Grid::from(givens);
  grid.place(cell_at(4, 4), Digit::from_number(5));
  std::string colored = star_board_in_color(grid, CellSet{cell_at(4, 4)});
  EXPECT_EQ(without_escapes(colored), star_board(grid));
  EXPECT_NE(colored.find("[\x1b[1;36m  7  \x1b[0m|"), std::string::npos);
  EXPECT_NE(colored.find("|\x1b[1;33m  5  \x1b[0m|"), std::string::npos);
  EXPECT_EQ(std::count(colored.begin(), colored.end(), '\x1b'), 4);
}

}  // namespace
}  // namespace nonet

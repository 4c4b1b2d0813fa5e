#include "nonet/text/marked_board.h"

#include <algorithm>
#include <sstream>

#include "support/support.h"

namespace nonet {
namespace {

constexpr std::string_view kPuzzle =
    "7.415...3......17..526.......62...57................32..3.4...6615.3..2.4.7....9.";

std::vector<std::string> lines_of_text(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::size_t widest(const std::string& text) {
  std::size_t width = 0;
  for (const std::string& line : lines_of_text(text)) width = std::max(width, line.size());
  return width;
}

Candidate candidate(int row, int column, int number) {
  return {cell_at(row - 1, column - 1), Digit::from_number(number)};
}

TEST(ScreenBoard, HasFourteenLinesWithRowsAndColumnsNumbered) {
  const Grid grid = *Grid::from(test::board(kPuzzle));
  const auto lines = lines_of_text(screen_board(grid, Step(), {}));
  ASSERT_EQ(lines.size(), 14U);
  EXPECT_EQ(lines[0], "    1      2      3     4      5     6          7    8    9");
  EXPECT_EQ(lines[1], "  +-------------------+-----------------------+----------------+");
  EXPECT_EQ(lines[2], "1 | 7      689    4   | 1      5     289      | 2689 68   3    |");
  EXPECT_EQ(lines[12], "9 | 4      28     7   | 58     1268  12568    | 358  9    158  |");
}

TEST(ScreenBoard, TellsTheLastCandidateOfACellFromADigitThatStandsAndACellThatHasNone) {
  Grid grid = *Grid::from(test::board(kPuzzle));
  grid.place(cell_at(0, 1), Digit::from_number(9));
  for (int number : {6, 8}) grid.eliminate(candidate(1, 8, number));
  const auto lines = lines_of_text(screen_board(grid, Step(), {}));
  EXPECT_EQ(lines[2].substr(0, 24), "1 | 7      9     4   | 1");
  EXPECT_NE(lines[2].find(" 268  -    3 "), std::string::npos) << lines[2];
  EXPECT_NE(lines[3].find("(8)"), std::string::npos) << lines[3];
}

TEST(ScreenBoard, KeepsToTheWidthByShowingDotsForManyCandidatesButNeverForMarkedOnes) {
  const Grid empty;
  EXPECT_GT(widest(screen_board(empty, Step(), {})), 80U);
  EXPECT_LE(widest(screen_board(empty, Step(), {Paint::kPlain, 80, {}})), 80U);
  Step step;
  step.removals = {candidate(5, 5, 7)};
  const std::string marked = screen_board(empty, step, {Paint::kPlain, 80, {}});
  EXPECT_LE(widest(marked), 80U);
  EXPECT_NE(marked.find(" 7-.. "), std::string::npos) << marked;
  const Grid grid = *Grid::from(test::board(kPuzzle));
  EXPECT_EQ(screen_board(grid, Step(), {Paint::kPlain, 80, {}}), screen_board(grid, Step(), {}));
}

TEST(ScreenBoard, MarksPatternRemovalAndPlacementAlsoOnDigitsThatStand) {
  const Grid grid = *Grid::from(test::board(kPuzzle));
  Step step;
  step.placements = {candidate(1, 2, 9)};
  step.removals = {candidate(1, 1, 7)};
  step.marks = {{Role::kPattern, candidate(1, 6, 8)}};
  const auto lines = lines_of_text(screen_board(grid, step, {}));
  EXPECT_NE(lines[2].find("| 7- "), std::string::npos) << lines[2];
  EXPECT_NE(lines[2].find(" 689! "), std::string::npos) << lines[2];
  EXPECT_NE(lines[2].find(" 28*9 "), std::string::npos) << lines[2];
}

TEST(ScreenBoard, ColoursGivensAndTheLastStepAndWithoutColoursIsTheSame) {
  Grid grid = *Grid::from(test::board(kPuzzle));
  grid.place(cell_at(0, 1), Digit::from_number(9));
  const std::string colored =
      screen_board(grid, Step(), {Paint::kAnsi, 80, CellSet{cell_at(0, 1)}});
  EXPECT_NE(colored.find("\x1b[1;36m7\x1b[0m"), std::string::npos);
  EXPECT_NE(colored.find("\x1b[1;33m9\x1b[0m"), std::string::npos);
}

}  // namespace
}  // namespace nonet

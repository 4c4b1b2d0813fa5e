// Lists of puzzles in columns, as data sets come.
#include "nonet/io/puzzle_reader.h"
#include "support/reading.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::state_line;
using test::states_in;

const std::string kPuzzle =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
const std::string kSolution =
    "417369825632158947958724316825437169791586432346912758289643571573291684164875293";

using All = std::vector<std::string>;
const All kOne = {state_line(kPuzzle)};

std::string with_zeros(std::string cells) {
  std::replace(cells.begin(), cells.end(), '.', '0');
  return cells;
}

TEST(CsvFormat, ReadsTheSetsOfKaggle) {
  const std::string zeros = with_zeros(kPuzzle);
  EXPECT_EQ(states_in("quizzes,solutions\n" + zeros + "," + kSolution + "\n"), kOne);
  EXPECT_EQ(states_in("puzzle,solution\n" + zeros + "," + kSolution + "\n"), kOne);
  EXPECT_EQ(states_in("id,puzzle,solution,clues,difficulty\n1," + kPuzzle + "," + kSolution +
                      ",23,2.2\n"),
            kOne);
  EXPECT_EQ(states_in("source,question,answer,rating\nx," + kPuzzle + "," + kSolution + ",7\n"),
            kOne);
}

TEST(CsvFormat, FindsTheColumnWhereverItIs) {
  EXPECT_EQ(states_in(kSolution + "," + kPuzzle + "\n"), kOne);
  EXPECT_EQ(states_in("7\t\"" + kPuzzle + "\"\tx\n"), kOne);
  EXPECT_EQ(states_in("7;" + kPuzzle + "\n"), kOne);
  EXPECT_EQ(states_in("\"" + kPuzzle + "\",\"" + kSolution + "\"\n"), kOne);
  EXPECT_EQ(states_in(kSolution + "," + kSolution + "\n"), All{state_line(kSolution)});
}

TEST(CsvFormat, NeverTakesTheSolutionForADamagedPuzzle) {
  std::string letter = kPuzzle;
  letter[0] = 'S';
  const All wrong = {"line 2, column 1: 'S' is not a digit or a blank; an empty cell is '.' or 0"};
  EXPECT_EQ(states_in("puzzle,solution\n" + letter + "," + kSolution + "\n"), wrong);
  EXPECT_EQ(states_in("\n" + letter + "," + kSolution + "\n"), wrong);
  const All missing = {"line 2, column 81: the column has 80 cells, not 81: is one missing?"};
  EXPECT_EQ(states_in("quizzes,solutions\n" + kPuzzle.substr(1) + "," + kSolution + "\n"), missing);
  EXPECT_EQ(states_in("\n" + kPuzzle.substr(1) + "\t" + kSolution + "\n"), missing);
  EXPECT_EQ(states_in("solution,puzzle\n" + kSolution + "," + kPuzzle.substr(0, 30) + "\n"),
            All{"line 2, column 113: the column has 30 cells, not 81: are 51 missing?"});
}

TEST(CsvFormat, WordsAreNoHeaderOfOtherColumns) {
  EXPECT_EQ(states_in("puzzle, please help me\n7," + kPuzzle + ",x\n"), kOne);
}

TEST(CsvFormat, TakesAnyMarkForUnsetCells) {
  for (const char mark : {'_', '*', ' '}) {
    std::string cells = kPuzzle;
    std::replace(cells.begin(), cells.end(), '.', mark);
    EXPECT_EQ(states_in("\"" + cells + "\"," + kSolution + "\n"), kOne) << mark;
  }
}

TEST(CsvFormat, KeepsWhatTheOtherColumnsSay) {
  auto puzzle = read_puzzle("12," + kPuzzle + "," + kSolution + ",hard");
  ASSERT_TRUE(puzzle);
  EXPECT_EQ(puzzle->comment, "12, hard");
  auto two = read_puzzle(kPuzzle + "," + kPuzzle);
  ASSERT_TRUE(two);
  EXPECT_EQ(two->choice, "line 1: the line has several puzzles; the first was read");
}

TEST(CsvFormat, NamesWhatIsWrongInTheColumn) {
  EXPECT_EQ(states_in("1," + kPuzzle.substr(1) + ",x\n"),
            All{"line 1, column 83: the column has 80 cells, not 81: is one missing?"});
  std::string wrong = kPuzzle;
  wrong[3] = 'a';
  EXPECT_EQ(states_in("1," + wrong + ",x\n"),
            All{"line 1, column 6: 'a' is not a digit or a blank; an empty cell is '.' or 0"});
  // Four of them, and it is still meant as a puzzle.
  for (const std::size_t at : {10, 20, 30}) wrong[at] = 'a';
  EXPECT_EQ(states_in("1," + wrong + ",x\n"),
            All{"line 1, column 6: 'a' is not a digit or a blank; an empty cell is '.' or 0"});
}

}  // namespace
}  // namespace nonet

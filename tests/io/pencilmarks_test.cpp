// Grids of candidates: nine lines of nine groups, or 729 characters.
#include "nonet/core/grid.h"
#include "nonet/io/puzzle_reader.h"
#include "support/support.h"

namespace nonet {
namespace {

constexpr const char* kPuzzle =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
const std::string kGrid =
    R"(+------------------------+------------------------+----------------------+
| 4      1679    12679   | 139    2369    1269    | 8      1239   5      |
| 26789  3       1256789 | 14589  24569   1245689 | 12679  1249   124679 |
| 2689   15689   125689  | 7      234569  1245689 | 12369  12349  123469 |
+------------------------+------------------------+----------------------+
| 3789   2       135789  | 3459   34579   4579    | 13579  6      13789  |
| 3679   15679   135679  | 359    8       25679   | 4      12359  12379  |
| 36789  456789  356789  | 3459   1       245679  | 23579  23589  23789  |
+------------------------+------------------------+----------------------+
| 289    89      289     | 6      459     3       | 1259   7      12489  |
| 5      6789    36789   | 2      479     14789   | 1369   13489  134689 |
| 1      6789    4       | 589    579     5789    | 23569  23589  23689  |
+------------------------+------------------------+----------------------+
)";

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

std::string without(std::string text, std::string_view unwanted) {
  std::erase_if(text, [&](char ch) { return unwanted.find(ch) != std::string_view::npos; });
  return text;
}

// The state as a line of the library, or the error.
std::string read(const std::string& text, const char* format = nullptr) {
  auto puzzle = read_puzzle(text, format != nullptr ? format_named(format) : nullptr);
  return puzzle ? format_named("library")->write_puzzle(*puzzle, '.') : to_string(puzzle.error());
}

std::string state(const std::string& deleted = "") {
  return ":0000:x:" + std::string(kPuzzle) + ":" + deleted + "::\n";
}

TEST(Pencilmarks, AreWrittenInAFrameAndReadWithOrWithoutIt) {
  EXPECT_EQ(format_named("pencilmarks")->write(test::board(kPuzzle), '.'), kGrid);
  EXPECT_EQ(read(kGrid), state());
  EXPECT_EQ(read(without(kGrid, "+-|")), state());
  std::string stars = kGrid;
  for (char& ch : stars) ch = ch == '+' ? '*' : ch;
  EXPECT_EQ(read(stars), state());
}

TEST(Pencilmarks, TellWhatWasStruck) {
  EXPECT_EQ(read(replaced(kGrid, "1679 ", "16 ")), state("712 912"));
  EXPECT_EQ(read(replaced(kGrid, "1679 ", "1*679-")), state());
}

TEST(Pencilmarks, ALoneDigitIsSetUnlessACellItSeesStillListsIt) {
  // 4 in r6c2 is listed in no other cell of its houses once box and row have lost it.
  std::string naked = replaced(kGrid, "456789", "4     ");
  EXPECT_TRUE(read(naked).starts_with(":0000:x:4.....8.5.3..........7......2.....6.....8.4...."))
      << read(naked);
  EXPECT_NE(read(naked).find(":562 662 762 862 962:"), std::string::npos) << read(naked);
  std::string alone =
      replaced(replaced(naked, "| 3459   1       245679", "| 359    1       25679 "),
               "| 3459   34579   4579", "| 3459   34579   4579");
  Puzzle puzzle = *read_puzzle(alone);
  EXPECT_EQ(puzzle.givens.number_at(cell_at(5, 1)), 4);
}

TEST(Pencilmarks, AGridOfSingleDigitsIsAGridOfGivens) {
  std::string full =
      "4 1 7 3 6 9 8 2 5\n6 3 2 1 5 8 9 4 7\n9 5 8 7 2 4 3 1 6\n8 2 5 4 3 7 1 6 9\n"
      "7 9 1 5 8 6 4 3 2\n3 4 6 9 1 2 7 5 8\n2 8 9 6 4 3 5 7 1\n5 7 3 2 9 1 6 8 4\n";
  auto solved = read_puzzle(full + "1 6 4 8 7 5 2 9 3\n");
  ASSERT_TRUE(solved);
  EXPECT_TRUE(is_solution(solved->givens));
  auto open = read_puzzle(full + "1 . 4 8 0 5 2 9 .\n");
  ASSERT_TRUE(open);
  EXPECT_EQ(open->givens.count(), 78);
  EXPECT_TRUE(open->removed.empty());
}

TEST(Pencilmarks, SayWhereTheyAreWrong) {
  EXPECT_EQ(read(replaced(kGrid, "26789 ", "2678x ")),
            "line 3, column 3: '2678x' is not a group of candidates, as 147");
  EXPECT_EQ(read(replaced(kGrid, "26789 ", "26782 ")),
            "line 3, column 3: '26782' names a candidate twice");
  EXPECT_EQ(read(replaced(kGrid, " 1679 ", "      ")),
            "line 2, column 75: the row has 8 groups of candidates, not 9: is one missing?");
  EXPECT_EQ(read(replaced(kGrid, " 1679 ", " 16 9 ")),
            "line 2, column 67: the row has 10 groups of candidates, not 9: is one too many?");
  EXPECT_EQ(read(kGrid.substr(0, 600)),
            "line 8: the puzzle ends after 6 of 9 rows: are 3 missing?");
}

TEST(Pencilmarks, SevenHundredAndTwentyNineCharactersAreAPuzzleOfCandidatesAlone) {
  Grid grid = test::grid(kPuzzle);
  std::string text;
  for (Cell c : Cell::all()) {
    for (Digit d : Digit::all()) {
      text += grid.has(c, d) ? static_cast<char>('0' + d.number()) : '.';
    }
  }
  EXPECT_EQ(text.substr(0, 45), "...4.....1....67.912...67.91.3.....9.23..6..9");
  auto puzzle = read_puzzle(text);
  ASSERT_TRUE(puzzle) << to_string(puzzle.error());
  EXPECT_EQ(puzzle->givens.count(), 0);
  auto again = Grid::from(*puzzle);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->at_start(Cell(0)), (DigitSet{Digit(3)}));
  for (Cell c : Cell::all()) EXPECT_EQ(again->candidates(c), grid.candidates(c));
  std::string groups;
  for (std::size_t i = 0; i < 81; ++i) {
    groups += text.substr(i * 9, 9) + (i % 9 == 8 ? "\n" : " ");
  }
  auto grouped = Grid::from(*read_puzzle(groups));
  ASSERT_TRUE(grouped);
  for (Cell c : Cell::all()) EXPECT_EQ(grouped->candidates(c), grid.candidates(c));
  text[3] = '5';
  EXPECT_EQ(read(text), "line 1, column 4: '5' is neither 4 nor a blank");
  EXPECT_EQ(read(text.substr(1)),
            "line 1, column 729: the line has 728 characters, not 729: is one missing?");
}

TEST(Pencilmarks, CarryTheCandidatesOfEveryStateThereAndBack) {
  std::mt19937 random(12);
  for (int i = 0; i < test::rounds(40); ++i) {
    Board solution = test::random_solution(random);
    std::uniform_int_distribution<int> chance(0, 9);
    Board givens;
    for (Cell c : Cell::all()) {
      if (chance(random) < 4) givens.set(c, *solution.at(c));
    }
    Grid grid = *Grid::from(givens);
    for (Cell c : grid.open()) {
      for (Digit d : grid.candidates(c)) {
        if (d != solution.at(c) && chance(random) < 2) grid.eliminate(c, d);
      }
    }
    auto again = read_puzzle(format_named("pencilmarks")->write_puzzle(grid.puzzle(), '.'));
    ASSERT_TRUE(again);
    auto read = Grid::from(*again);
    ASSERT_TRUE(read);
    for (Cell c : Cell::all()) {
      EXPECT_EQ(read->candidates(c), grid.candidates(c));
      EXPECT_FALSE(!grid.is_open(c) && read->is_open(c));
    }
  }
}

}  // namespace
}  // namespace nonet

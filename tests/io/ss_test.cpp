// The files of Simple Sudoku, SadMan and SudoCue, each with the example of FORMATS.md.
#include "nonet/io/puzzle_reader.h"
#include "support/reading.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::state_line;
using test::states_in;

const std::string kPuzzle =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

using All = std::vector<std::string>;
const All kOne = {state_line(kPuzzle)};

std::string rows(const std::string& cells) {
  return format_named("grid")->write(test::board(cells), '.');
}

// ---- sdk

TEST(SdkFormat, ReadsThePuzzleAndHowFarSomebodyCame) {
  std::string later = kPuzzle;
  later[1] = '1';
  std::string placed = kPuzzle;
  placed.replace(1, 1, "+1");
  const std::string head = "#ARuud\n#LEasy\n[Puzzle]\n" + rows(kPuzzle);
  EXPECT_EQ(states_in(head), kOne);
  EXPECT_EQ(states_in(head + "[State]\n" + rows(later)), All{state_line(placed)});
  EXPECT_EQ(states_in(head + "[Colours]\n0,0\n\n[state]\n" + rows(later) + "[Marks]\n1\n"),
            All{state_line(placed)});
  EXPECT_EQ(states_in(head + head), (All{state_line(kPuzzle), state_line(kPuzzle)}));
  later[0] = '9';
  EXPECT_EQ(states_in(head + "[State]\n" + rows(later)),
            All{"line 13: r1c1 is given as 4, and the board has 9 there"});
}

// ---- ss

const std::string kFramed =
    " *-----------*\n |4..|...|8.5|\n |.3.|...|...|\n |...|7..|...|\n |---+---+---|\n"
    " |.2.|...|.6.|\n |...|.8.|4..|\n |...|.1.|...|\n |---+---+---|\n |...|6.3|.7.|\n"
    " |5..|2..|...|\n |1.4|...|...|\n *-----------*\n";

TEST(SsFormat, ReadsTheRecordsBehindTheFrame) {
  std::string placed = kPuzzle;
  placed.replace(38, 1, "+8");
  const All expected = {state_line(placed, "797")};
  EXPECT_EQ(states_in(kFramed), kOne);
  EXPECT_EQ(states_in(kFramed + kFramed), (All{state_line(kPuzzle), state_line(kPuzzle)}));
  EXPECT_EQ(states_in(kFramed + "\nI388\nE78007\n"), expected);
  EXPECT_EQ(states_in(kFramed + "\nI388\nE78007\n", "ss"), expected);
  EXPECT_EQ(states_in(kFramed + "\nI388\nE78007\n\n" + kFramed), (All{expected[0], kOne[0]}));
}

TEST(SsFormat, WritesWhatItReads) {
  const std::string text = kFramed + "\nI388\nE78007\n";
  EXPECT_EQ(format_named("ss")->write_puzzle(*read_puzzle(text), '.'), text);
}

TEST(SsFormat, NamesWhatIsWrongInARecord) {
  EXPECT_EQ(states_in(kFramed + "\nI388\nI811\nE78007\n"),
            All{"line 16: 'I811' names no cell from 00 to 80, or no digit"});
}

// ---- sdx

TEST(Sdx, TellsPlacedDigitsFromGivenOnes) {
  const std::string text =
      "4 u1 12679 139 2369 1269 8 1239 5\n"
      "26789 3 1256789 14589 24569 1245689 12679 1249 124679\n";
  std::string lines = text;
  for (int row = 2; row < 9; ++row) lines += "12 23 26 13 16 12 16 17 23\n";
  auto puzzle = read_puzzle(lines);
  ASSERT_TRUE(puzzle) << to_string(puzzle.error());
  EXPECT_EQ(test::line_of(puzzle->placed).substr(0, 9), ".1.......");
  EXPECT_EQ(test::line_of(puzzle->givens).substr(0, 9), "4.....8.5");
}

TEST(SdkAndSs, AreWrittenAsTheyAreRead) {
  auto puzzle = read_puzzle(state_line("4+1" + kPuzzle.substr(2)));
  ASSERT_TRUE(puzzle);
  for (const char* format : {"sdk", "ss"}) {
    EXPECT_EQ(states_in(format_named(format)->write_puzzle(*puzzle, '.')),
              All{state_line("4+1" + kPuzzle.substr(2))});
  }
}

}  // namespace
}  // namespace nonet

// A puzzle in a sentence.
#include "nonet/io/puzzle_reader.h"
#include "support/support.h"

namespace nonet {
namespace {

const std::string kPuzzle =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
const std::string kOther =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

TEST(Embedded, APuzzleIsFoundAmongWordsAndThatIsSaid) {
  for (const std::string& text :
       std::vector<std::string>{"anna: stuck on " + kPuzzle + " lol",
                                "puzzle = \"" + kPuzzle + "\"", "0000183b305c " + kPuzzle + "  1.2",
                                "Try https://sudoku.coach/en/play/" + kPuzzle + ", it is fun!",
                                "<https://sudokupad.app/scfsIFrev0quIs0pAGDHPqBs0>",
                                "[this one](https://sudokupad.app/scfsIFrev0quIs0pAGDHPqBs0)"}) {
    auto puzzle = read_puzzle(text);
    ASSERT_TRUE(puzzle) << text << ": " << to_string(puzzle.error());
    EXPECT_EQ(test::line_of(puzzle->givens), kPuzzle) << text;
    EXPECT_EQ(puzzle->choice, "line 1: the words around the puzzle were skipped") << text;
  }
}

TEST(Embedded, OfSeveralNoneIsChosen) {
  EXPECT_FALSE(read_puzzle("either " + kPuzzle + " or " + kOther));
}

TEST(Embedded, ALinkToAServerIsAnsweredWithASentence) {
  auto puzzle = read_puzzle("Do you know https://sudokupad.app/5wmrs4ujtm ?");
  ASSERT_FALSE(puzzle);
  EXPECT_TRUE(puzzle.error().message.starts_with("this is a short link")) << puzzle.error().message;
}

TEST(Embedded, OtherLinksAreWords) {
  EXPECT_TRUE(read_puzzle("see https://example.org/sudoku for more\n" + kPuzzle + "\n"));
}

TEST(Line, OfTwoPuzzlesTheFirstIsReadAndThatIsSaid) {
  for (const char* between : {" ", ";", " | ", "\t"}) {
    auto puzzle = read_puzzle(kPuzzle + between + kOther);
    ASSERT_TRUE(puzzle) << between;
    EXPECT_EQ(test::line_of(puzzle->givens), kPuzzle);
    EXPECT_EQ(puzzle->choice, "line 1: the line has several puzzles; the first was read")
        << between;
  }
}

TEST(Line, CommasMayStandBetweenTheCells) {
  std::string zeros;
  std::string nothing;
  for (char ch : kPuzzle) {
    const std::string comma = zeros.empty() ? "" : ",";
    zeros += comma + (ch == '.' ? '0' : ch);
    nothing += comma + (ch == '.' ? "" : std::string(1, ch));
  }
  for (const std::string& text : {zeros, nothing}) {
    auto puzzle = read_puzzle(text);
    ASSERT_TRUE(puzzle) << text << ": " << to_string(puzzle.error());
    EXPECT_EQ(test::line_of(puzzle->givens), kPuzzle);
  }
}

TEST(Dashes, WhichMayBeRowsOrFrameAreRefused) {
  const std::string dashes = "---------\n";
  const std::string rows =
      "5--------\n-3-------\n--7------\n---1-----\n----2----\n-----6---\n------8--\n-------4-\n";
  const std::string doubt =
      "which lines of dashes are rows is not clear; write '.' for an unset cell";
  auto answer = [](const std::string& text) {
    auto puzzle = read_puzzle(text);
    return puzzle ? test::line_of(puzzle->givens).substr(0, 11) : puzzle.error().message;
  };
  EXPECT_EQ(answer(dashes + dashes + rows + dashes), doubt);  // a frame, and an empty first row
  EXPECT_EQ(answer(dashes + rows + dashes), doubt);
  EXPECT_EQ(answer(rows + dashes + dashes), doubt);
  EXPECT_EQ(answer(rows + dashes), "5.........3");
  EXPECT_EQ(answer(dashes + rows + dashes + dashes), "5.........3");
  // In the name of a puzzle in one line they say nothing.
  const std::string one_line = std::string(kOther).substr(0, 72) + ".........";
  EXPECT_EQ(answer(dashes + one_line + " hard-one\n" + dashes + dashes), one_line.substr(0, 11));
}

}  // namespace
}  // namespace nonet

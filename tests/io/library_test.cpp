// Lines of HoDoKu's library: the state they hold, what they expect, what is wrong with them.
#include "nonet/io/library.h"

#include "nonet/io/puzzle_reader.h"
#include "support/support.h"

namespace nonet {
namespace {

constexpr const char* kPlain =
    ":0000:x:4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......:::";
// A game of ours half way.
constexpr const char* kHalfWay =
    "4..5.+6...19..43+57..8+6.2..+1...3+2.7.9+1.2..+6....+7..93+4...8+45.917....+9..21...6......5";

Puzzle half_way_puzzle() {
  Puzzle puzzle;
  std::size_t at = 0;
  const std::string cells = kHalfWay;
  for (Cell c : Cell::all()) {
    bool placed = cells[at] == '+';
    if (placed) ++at;
    if (cells[at] != '.') {
      (placed ? puzzle.placed : puzzle.givens).set(c, Digit::from_number(cells[at] - '0'));
    }
    ++at;
  }
  return puzzle;
}

std::string wrong(const std::string& line) {
  auto read = parse_library_line(line, 7);
  EXPECT_FALSE(read) << line;
  return read ? "" : to_string(read.error());
}

// What HoDoKu has no code for is told by its slug, and stays with the puzzle.
TEST(Library, ATechniqueWithoutCodeStandsBehindIt) {
  const std::string line = ":xxxx-double-exocet:x:" + std::string(kHalfWay) + ":732::\n";
  const auto read = read_puzzle(line);
  ASSERT_TRUE(read) << to_string(read.error());
  EXPECT_EQ(remark_about(*read, kPractisedRemark), "double-exocet");
  const Format& format = *format_named("library");
  EXPECT_EQ(format.write_puzzle(*read, '.'), line);
  EXPECT_EQ(format.lost_of(*read), 0U);
  EXPECT_EQ(words_of_lost(format_named("pencilmarks")->lost_of(*read)).back(),
            "what is to be practised");
}

TEST(Library, OfHodokusOwnLinesTheCodeIsKnownWhereAStepIsTold) {
  const Format& format = *format_named("library");
  for (const auto& [code, step, known] :
       std::vector<std::array<std::string, 3>>{{"0300", "512", "0300"},
                                               {"0300-1", "512", "0300"},
                                               {"03111", "512", "0311"},
                                               {"0300-x", "512", ""},
                                               {"0300", "", ""},
                                               {"0000", "", ""},
                                               {"xxxx", "512", ""}}) {
    const auto read = read_puzzle(":" + code + ":x:" + kHalfWay + ":732:" + step + "::");
    ASSERT_TRUE(read) << code;
    EXPECT_EQ(remark_about(*read, kPractisedRemark), known) << code;
    EXPECT_EQ(format.write_puzzle(*read, '.'), ":0000:x:" + std::string(kHalfWay) + ":732::\n");
    EXPECT_EQ(format.lost_of(*read), 0U) << code;
  }
}

TEST(Library, ReadsGivensPlacedDigitsAndDeletedCandidates) {
  auto read = parse_library_line(":0300-1:27:" + std::string(kHalfWay) + ":732 821:512 599::4");
  ASSERT_TRUE(read) << to_string(read.error());
  EXPECT_EQ(read->code, "0300");
  EXPECT_EQ(read->variant, "1");
  EXPECT_EQ(read->digits, "27");
  EXPECT_EQ(read->puzzle.givens, half_way_puzzle().givens);
  EXPECT_EQ(read->puzzle.placed, half_way_puzzle().placed);
  using Candidates = std::vector<Candidate>;
  EXPECT_EQ(read->puzzle.removed,
            (Candidates{{cell_at(2, 1), Digit(6)}, {cell_at(1, 0), Digit(7)}}));
  EXPECT_EQ(read->eliminations, (Candidates{{cell_at(0, 1), Digit(4)}, {cell_at(8, 8), Digit(4)}}));
  EXPECT_TRUE(read->placements.empty());
  EXPECT_EQ(read->extra, "4");
}

TEST(Library, TrailingFieldsMayBeMissingAndARemarkIsNoMistake) {
  const std::string cells = kHalfWay;
  for (const char* tail : {"", ":", "::", ":::", "::::", ":::512", ":::a remark:"}) {
    auto read = parse_library_line(":0003:5:" + cells + tail);
    ASSERT_TRUE(read) << tail << to_string(read.error());
    EXPECT_EQ(read->puzzle.placed, half_way_puzzle().placed);
  }
  EXPECT_EQ(parse_library_line(":0003:5:" + cells + ":::a remark:")->puzzle.comment, "a remark");
}

TEST(Library, IsRecognisedAndSoIsTheShortForm) {
  for (const std::string& text :
       {std::string(kPlain), ":0000:x:" + std::string(kHalfWay) + ":::",
        std::string(kHalfWay) + ":732 821", std::string(kHalfWay) + ":", std::string(kHalfWay)}) {
    auto puzzle = read_puzzle(text + "\n");
    ASSERT_TRUE(puzzle) << text << to_string(puzzle.error());
    EXPECT_EQ(puzzle->placed.count(), text == kPlain ? 0 : 11) << text;
  }
}

TEST(Library, SaysWhereALineIsWrong) {
  const std::string cells = kHalfWay;
  EXPECT_EQ(wrong(":0300:2:" + cells + ":73"),
            "line 7, column 102: '73' is not a candidate: digit, row and column, as 512 for 5 in "
            "r1c2");
  EXPECT_EQ(wrong(":0300:2:" + cells + "5:"),
            "line 7, column 102: the line has 82 cells, not 81: is one too many?");
  EXPECT_EQ(wrong(":0300:2:x" + cells),
            "line 7, column 9: 'x' is not a digit or a blank; an empty cell is '.' or 0");
  EXPECT_EQ(wrong(":0300:2:+."), "line 7, column 10: '.' after '+' is not a digit");
  EXPECT_EQ(wrong(":0300:2:+"),
            "line 7, column 9: there is no digit after '+'; a placed 5 is '+5'");
  EXPECT_EQ(wrong(":x-wing:2:" + cells),
            "line 7, column 2: 'x-wing' is not the code of a technique, as 0300");
  EXPECT_EQ(
      wrong(":0300:2"),
      "line 7, column 8: the line ends before its cells; it should be :CODE:DIGITS:CELLS:DELETED");
  EXPECT_EQ(wrong("  :0300:2:" + cells + ":411:"),
            "line 7, column 104: r1c1 is 4 and can't have lost it");
}

TEST(Library, IsWrittenAsItIsRead) {
  const Format* library = format_named("library");
  for (const std::string& line :
       {std::string(kPlain), ":0000:x:" + std::string(kHalfWay) + ":821 732::"}) {
    auto read = read_puzzle(line);
    ASSERT_TRUE(read);
    EXPECT_EQ(library->write_puzzle(*read, '.'), line + "\n");
  }
}

TEST(Library, CarriesEveryStateThereAndBack) {
  std::mt19937 random(11);
  for (int i = 0; i < test::rounds(40); ++i) {
    Board solution = test::random_solution(random);
    Puzzle puzzle;
    std::uniform_int_distribution<int> chance(0, 9);
    for (Cell c : Cell::all()) {
      int roll = chance(random);
      if (roll < 3) puzzle.givens.set(c, *solution.at(c));
      if (roll == 3) puzzle.placed.set(c, *solution.at(c));
    }
    Grid grid = *Grid::from(puzzle);
    for (Cell c : grid.open()) {
      for (Digit d : grid.candidates(c)) {
        if (d != solution.at(c) && chance(random) == 0) grid.eliminate(c, d);
      }
    }
    auto again =
        read_puzzle(format_named("library")->write_puzzle(grid.puzzle(), i % 2 == 0 ? '.' : '0'));
    ASSERT_TRUE(again);
    EXPECT_EQ(*Grid::from(*again), grid);
  }
}

// Every line of a library can be read and tells a puzzle; how many there are.
int expect_readable(const std::filesystem::path& file) {
  int count = 0;
  for (const std::string& line : test::puzzle_lines(file)) {
    auto read = parse_library_line(line);
    EXPECT_TRUE(read) << line;
    if (!read) continue;
    EXPECT_TRUE(read->variant == "x" || !(read->eliminations.empty() && read->placements.empty()))
        << line;
    EXPECT_TRUE(read->puzzle.comment.empty()) << line;
    ++count;
  }
  return count;
}

TEST(Library, ReadsEveryLineOfOurOwn) {
  EXPECT_EQ(expect_readable(test::own_data() / "hodoku" / "library.txt"), 293);
}

TEST(Library, ReadsEveryLineOfTheCorpus) {
  NONET_NEEDS_SHARED_DATA(data);
  EXPECT_GT(expect_readable(data / "reglib.txt"), 800);
}

}  // namespace
}  // namespace nonet

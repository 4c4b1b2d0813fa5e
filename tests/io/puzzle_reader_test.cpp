#include "nonet/io/puzzle_reader.h"

#include "support/support.h"

namespace nonet {
namespace {

constexpr const char* kLine =
    "....4.7.......1.5.84...2..31..5...3.6.9..7...5..1...2.78...5..1.....6.4.....3.2..";

// Every puzzle of a text: its line, or its error as a person sees it.
std::vector<std::string> read_all(std::string_view text, const Format* format = nullptr) {
  PuzzleReader reader(lines_of(text), format);
  std::vector<std::string> all;
  while (auto puzzle = reader.next()) {
    all.push_back(puzzle->ok() ? test::line_of((*puzzle)->givens) : to_string(puzzle->error()));
  }
  return all;
}

using All = std::vector<std::string>;

TEST(PuzzleReader, RecognisesEachPuzzleOfAMixedStreamByItself) {
  Board board = test::board(kLine);
  std::string text = "# several\n\n";
  int count = 0;
  for (const char* name : {"grid", "json", "line", "rows", "spaced", "line", "grid"}) {
    text += format_named(name)->write(board, '0') + (count % 2 == 0 ? "" : "\n# next\n");
    ++count;
  }
  EXPECT_EQ(read_all(text), All(count, kLine));
}

TEST(PuzzleReader, FindsNothingInAnEmptyTextOrInCommentsAlone) {
  EXPECT_EQ(read_all(""), All{});
  EXPECT_EQ(read_all("\n# nothing\n  \n"), All{});
}

TEST(PuzzleReader, GoesOnBehindABrokenPuzzle) {
  Board board = test::board(kLine);
  for (const char* name : {"grid", "line", "spaced"}) {
    std::string good = format_named(name)->write(board, '0');
    std::string bad = good;
    bad[0] = '*';
    All all = read_all(bad + good + bad + good);
    ASSERT_EQ(all.size(), 4U) << name;
    EXPECT_EQ(all[1], kLine) << name;
    EXPECT_EQ(all[3], kLine) << name;
    EXPECT_EQ(all[0].substr(0, 19), "line 1, column 1: '") << name;
  }
}

TEST(PuzzleReader, TellsOfAMistakeBeforeItReadsOn) {
  int read = 0;
  PuzzleReader reader([&](std::string& line) {
    line = ++read == 1 ? "....*.7.." : ".........";
    return true;
  });
  auto first = reader.next();
  ASSERT_TRUE(first);
  EXPECT_FALSE(first->ok());
  EXPECT_EQ(read, 1);
  auto second = reader.next();
  ASSERT_TRUE(second);
  EXPECT_TRUE(second->ok());
  EXPECT_EQ(reader.line_of_last(), 10);
}

constexpr const char* kUnknown =
    "no puzzle begins like this; 81 cells in one line, nine lines of nine or another known format "
    "was expected, and remarks begin with #";

TEST(PuzzleReader, PassesOverWordsAroundAllPuzzlesAndSaysSo) {
  const std::string good = format_named("grid")->write(test::board(kLine), '0');
  EXPECT_EQ(read_all("The first of fifty\n" + good), All{kLine});
  EXPECT_EQ(read_all(good + "Thanks!\nSee you on 12.03., 20:15\n"), All{kLine});
  const std::string post = "# hello\nThe first\nof fifty\n\n" + good;
  PuzzleReader reader(lines_of(post));
  auto puzzle = reader.next();
  ASSERT_TRUE(puzzle && puzzle->ok());
  EXPECT_EQ((*puzzle)->choice, "lines 2 to 3 were skipped");
  EXPECT_EQ(reader.line_of_last(), 5);
  EXPECT_EQ(read_puzzle("Can you solve this?\n" + good)->choice, "line 1 was skipped");
}

TEST(PuzzleReader, WordsBetweenTwoPuzzlesMayStandForOneThatIsLost) {
  const std::string good = format_named("grid")->write(test::board(kLine), '0');
  const All expected = {kLine, "line 10: " + std::string(kUnknown),
                        "line 11: " + std::string(kUnknown), kLine};
  EXPECT_EQ(read_all(good + "gone\nwith the wind\n" + good + "The end\n"), expected);
  EXPECT_EQ(read_all(std::string(kLine) + "\ngone\n" + kLine + "\n"),
            (All{kLine, "line 2: " + std::string(kUnknown), kLine}));
}

TEST(PuzzleReader, WordsAloneAreNoPuzzle) {
  EXPECT_EQ(read_all("hello\nworld\n"),
            (All{"line 1: " + std::string(kUnknown), "line 2: " + std::string(kUnknown)}));
  EXPECT_EQ(to_string(read_puzzle("hello").error()), "line 1: " + std::string(kUnknown));
}

TEST(PuzzleReader, SaysWhatALineLooksLikeMostAndWhereThatEnds) {
  EXPECT_EQ(read_all("5 3 hello world there is"),
            All{"line 1, column 5: no puzzle begins like this; it looks most like grid, but 'h' is "
                "not a digit or a blank; an empty cell is '.' or 0; remarks begin with #"});
}

TEST(PuzzleReader, KnowsTextOfTwoBytesACharacterAndSaysWhatToDo) {
  const std::string text(
      "\xFF\xFE"
      "5\0"
      "3\0"
      "\n\0",
      8);
  EXPECT_EQ(read_all(text).front(),
            "line 1: this is UTF-16, which is no plain text: save it as UTF-8");
}

TEST(PuzzleReader, NamesFilesThatAreNoText) {
  EXPECT_EQ(read_all("%PDF-1.7\n").front(),
            "line 1: this is a PDF file, which is no plain text: copy the puzzle out of it");
  EXPECT_EQ(read_all("PK\x03\x04 xl/workbook").front(),
            "line 1: this is a zip archive, or a spreadsheet, which is no plain text: copy the "
            "puzzle out of it");
  EXPECT_EQ(read_all(std::string("5\0"
                                 "3\0"
                                 ".\0"
                                 ".\0",
                                 8))
                .front(),
            "line 1: this is UTF-16, which is no plain text: save it as UTF-8");
}

TEST(PuzzleReader, ForcedToAFormatItTakesNoOther) {
  EXPECT_EQ(read_all(kLine, format_named("spaced")).front().substr(0, 17), "line 1, column 1:");
}

TEST(PuzzleReader, KnowsTheFirstLineOfThePuzzleReadLast) {
  std::string text = "# a\n" + std::string(kLine) + "\n\n" + kLine + "\n";
  PuzzleReader reader(lines_of(text));
  reader.next();
  EXPECT_EQ(reader.line_of_last(), 2);
  reader.next();
  EXPECT_EQ(reader.line_of_last(), 4);
}

TEST(ReadPuzzle, WantsExactlyOne) {
  auto none = read_puzzle("# nothing\n");
  ASSERT_FALSE(none);
  EXPECT_EQ(to_string(none.error()), "there is no puzzle; the text is empty, or all of it remarks");
  auto two = read_puzzle(std::string(kLine) + "\n" + kLine);
  ASSERT_FALSE(two);
  EXPECT_EQ(to_string(two.error()), "line 2: there is more than one puzzle");
  auto words = read_puzzle(std::string(kLine) + "\n12");
  ASSERT_FALSE(words);
  EXPECT_EQ(to_string(words.error()), "line 2: there is more text after the puzzle");
}

bool take_line(std::string_view& rest, std::string& line) {
  if (rest.empty()) return false;
  const std::size_t end = std::min(rest.find('\n'), rest.size());
  line = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return true;
}

// The two short ways for plain lines and the long one for all: the same puzzles, errors and line
// numbers.
TEST(PuzzleReader, TakesTheShortWaysToTheSamePuzzles) {
  std::mt19937 random(19);
  int taken_off = 0;
  const std::string cells = kLine;
  const std::string pool[] = {cells,
                              cells + "\r",
                              cells + " name",
                              " " + cells,
                              cells + "1",
                              cells.substr(1),
                              "\xEF\xBB\xBF" + cells,
                              cells.substr(0, 40) + "x" + cells.substr(41),
                              cells.substr(0, 40) + std::string(1, '\0') + cells.substr(41),
                              "# " + cells,
                              "",
                              "....4.7..",
                              "....x.7..",
                              "....4.7",
                              "1 2 3 4 5 6 7 8 9",
                              "1 2 3 4 5 6 7 8 10",
                              "["};
  for (int round = 0; round < test::rounds(2000); ++round) {
    std::string text;
    for (auto i = random() % 25; i > 0; --i) {
      // Rows come in a row; every other line may be a plain one.
      const std::string& line = pool[random() % 3 == 0 ? 0 : random() % std::size(pool)];
      const bool row = line.size() < 20 && line.size() > 1;
      for (int k = row ? 1 + static_cast<int>(random() % 9) : 1; k > 0; --k) text += line + "\n";
    }
    for (const Format* format :
         {static_cast<const Format*>(nullptr), format_named("line"), format_named("grid")}) {
      PuzzleReader short_way(lines_of(text), format);
      PuzzleReader long_way(lines_of(text), format);
      std::string_view rest = text;
      auto line_of_rest = [&rest](std::string& line) { return take_line(rest, line); };
      PuzzleReader shorter_way(line_of_rest, format);
      while (auto expected = long_way.next()) {
        Board board;
        auto shown = [](const Result<Puzzle>& puzzle) {
          return puzzle ? test::line_of(puzzle->givens) : to_string(puzzle.error());
        };
        if (short_way.next_board(board)) {
          ASSERT_EQ(test::line_of(board), shown(*expected)) << text;
        } else {
          auto puzzle = short_way.next();
          ASSERT_TRUE(puzzle.has_value()) << text;
          ASSERT_EQ(shown(*puzzle), shown(*expected)) << text;
        }
        ASSERT_EQ(short_way.line_of_last(), long_way.line_of_last()) << text;
        if (shorter_way.next_board(rest, board)) {
          ++taken_off;
          ASSERT_EQ(test::line_of(board), shown(*expected)) << text;
        } else {
          auto puzzle = shorter_way.next();
          ASSERT_TRUE(puzzle.has_value()) << text;
          ASSERT_EQ(shown(*puzzle), shown(*expected)) << text;
        }
        ASSERT_EQ(shorter_way.line_of_last(), long_way.line_of_last()) << text;
      }
      Board board;
      EXPECT_FALSE(short_way.next_board(board));
      EXPECT_FALSE(short_way.next().has_value());
      EXPECT_FALSE(shorter_way.next().has_value());
    }
  }
  EXPECT_GT(taken_off, test::rounds(2000));
}

}  // namespace
}  // namespace nonet

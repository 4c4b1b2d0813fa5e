#include "cli/prompt/gathering.h"

#include <sstream>

#include "nonet/io/format.h"
#include "support/support.h"

namespace nonet::cli {
namespace {

constexpr std::string_view kPuzzle =
    "7.415...3......17..526.......62...57................32..3.4...6615.3..2.4.7....9.";

// Line by line; how many lines it took, or -1 if a line was not wanted or the puzzle not the same.
int lines_taken(const std::string& text) {
  Gathering gathering;
  std::istringstream in(text);
  int taken = 0;
  for (std::string line; std::getline(in, line);) {
    if (!gathering.wants(line)) return -1;
    ++taken;
    auto puzzle = gathering.add(line);
    if (!puzzle) continue;
    return puzzle->ok() && digits_of(**puzzle) == test::board(kPuzzle) ? taken : -1;
  }
  return 0;
}

TEST(Gathering, EveryFormatIsTakenLineByLineAndNoLineLonger) {
  const std::vector<std::pair<std::string, int>> expected = {
      {"json", 11},     {"library", 1},    {"line", 1},   {"grid", 9},
      {"spaced", 9},    {"rows", 9},       {"susser", 1}, {"fpuzzles", 1},
      {"sudokupad", 1}, {"sudokuwiki", 1}, {"link", 1},   {"table", 11}};
  for (const auto& [name, lines] : expected) {
    EXPECT_EQ(lines_taken(format_named(name)->write(test::board(kPuzzle), '.')), lines) << name;
  }
  // Framed, so the last line is only a rule.
  EXPECT_EQ(lines_taken(format_named("pencilmarks")->write(test::board(kPuzzle), '.')), 12);
}

TEST(Gathering, FramesAndNamesBesideAndBetweenBelongToIt) {
  EXPECT_EQ(lines_taken("+-------+-------+-------+\n"
                        "| 7 . 4 | 1 5 . | . . 3 |\n| . . . | . . . | 1 7 . |\n"
                        "| . 5 2 | 6 . . | . . . |\n+-------+-------+-------+\n"
                        "| . . 6 | 2 . . | . 5 7 |\n| . . . | . . . | . . . |\n"
                        "| . . . | . . . | . 3 2 |\n+-------+-------+-------+\n"
                        "| . . 3 | . 4 . | . . 6 |\n| 6 1 5 | . 3 . | . 2 . |\n"
                        "| 4 . 7 | . . . | . 9 . |\n+-------+-------+-------+\n"),
            12);
  EXPECT_EQ(lines_taken(std::string(kPuzzle) + " the first of the document"), 1);
}

TEST(Gathering, NoCommandLooksLikeAPuzzle) {
  Gathering gathering;
  for (const char* line : {">",
                           ".",
                           "..",
                           ". x",
                           "<",
                           ",",
                           "!",
                           "r",
                           "s",
                           "x123",
                           "=123",
                           "=",
                           "p",
                           "t all",
                           "?",
                           "a",
                           "n.7.415...3......17.",
                           "n;116;127;174;181;235;354",
                           "r3c5=2",
                           "# 123456789",
                           "h",
                           "",
                           "125",
                           "w 123456789",
                           "n 123456789"}) {
    EXPECT_FALSE(gathering.wants(line)) << line;
  }
  ASSERT_FALSE(gathering.add("7.415...3"));
  for (const char* line : {">", ".", "x123", "r3c5=2", "=123", "t all", "# x"}) {
    EXPECT_FALSE(gathering.wants(line)) << "also while one is being gathered: " << line;
  }
}

TEST(Gathering, AMistakeIsNamedAtItsLine) {
  Gathering gathering;
  EXPECT_FALSE(gathering.add("7.415...3"));
  EXPECT_FALSE(gathering.add("......17."));
  ASSERT_TRUE(gathering.wants(".526...a."));
  auto broken = gathering.add(".526...a.");
  ASSERT_TRUE(broken);
  ASSERT_FALSE(broken->ok());
  EXPECT_TRUE(to_string(broken->error()).starts_with("line 3, column 8: 'a' is not a digit"));
  EXPECT_TRUE(gathering.empty());
}

TEST(Gathering, EndedEarlyItSaysWhatWasMissing) {
  Gathering gathering;
  EXPECT_FALSE(gathering.add("7.415...3"));
  EXPECT_FALSE(gathering.add("......17."));
  EXPECT_EQ(gathering.lines(), 2);
  auto ended = gathering.finish();
  ASSERT_FALSE(ended.ok());
  EXPECT_EQ(to_string(ended.error()), "line 2: the puzzle ends after 2 of 9 rows: are 7 missing?");
  EXPECT_TRUE(gathering.empty());
}

}  // namespace
}  // namespace nonet::cli

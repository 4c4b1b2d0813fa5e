#include "nonet/io/lines.h"

#include "nonet/io/frames.h"
#include "support/support.h"

namespace nonet {
namespace {

std::vector<std::string> all_lines(std::string_view text) {
  LineCursor cursor(lines_of(text));
  std::vector<std::string> lines;
  std::string_view line;
  while (cursor.peek(line)) {
    lines.emplace_back(line);
    cursor.advance();
  }
  return lines;
}

using Lines = std::vector<std::string>;

TEST(Lines, AreSplitAtNewlinesWithOrWithoutAFinalOne) {
  EXPECT_EQ(all_lines("a\nb\n"), (Lines{"a", "b"}));
  EXPECT_EQ(all_lines("a\nb"), (Lines{"a", "b"}));
  EXPECT_EQ(all_lines("a\n\nb"), (Lines{"a", "", "b"}));
  EXPECT_EQ(all_lines(""), Lines{});
}

TEST(Lines, LoseACarriageReturnAtTheirEndAndAByteOrderMarkWhereverItIs) {
  EXPECT_EQ(all_lines("\xEF\xBB\xBF"
                      "a\r\nb\r\n"),
            (Lines{"a", "b"}));
  EXPECT_EQ(all_lines("a\n\xEF\xBB\xBF"
                      "b\n"),
            (Lines{"a", "b"}));
}

TEST(Lines, CountFromOneAndStayAtTheLastOne) {
  LineCursor cursor(lines_of("a\nb\n"));
  std::string_view line;
  ASSERT_TRUE(cursor.peek(line));
  EXPECT_EQ(cursor.number(), 1);
  cursor.advance();
  ASSERT_TRUE(cursor.peek(line));
  EXPECT_EQ(cursor.number(), 2);
  cursor.advance();
  EXPECT_FALSE(cursor.peek(line));
  EXPECT_EQ(cursor.number(), 2);
}

TEST(Lines, LookingAheadForBlanksLosesNothing) {
  LineCursor cursor(lines_of("\n  \r\nx\n"));
  EXPECT_FALSE(cursor.only_blanks_left(9));
  std::string_view line;
  for (const char* expected : {"", "  ", "x"}) {
    ASSERT_TRUE(cursor.peek(line));
    EXPECT_EQ(line, expected);
    cursor.advance();
  }
  EXPECT_TRUE(cursor.only_blanks_left(9));
  LineCursor three(lines_of("\n\n\n"));
  EXPECT_TRUE(three.only_blanks_left(4));
  EXPECT_FALSE(three.only_blanks_left(3));
}

TEST(Lines, CommentsBeginWithAHashAfterBlanks) {
  EXPECT_TRUE(is_ignorable("# title"));
  EXPECT_TRUE(is_ignorable(" \t# title"));
  EXPECT_TRUE(is_ignorable(" \t "));
  EXPECT_FALSE(is_ignorable("1#"));
}

TEST(Lines, ColumnsCountCharactersAndNotBytes) {
  EXPECT_EQ(column_at("\xC3\xA9x", 0), 1);
  EXPECT_EQ(column_at("\xC3\xA9x", 2), 2);
}

TEST(Lines, AQuotedCharacterIsWholeAndPrintable) {
  EXPECT_EQ(quoted_char("a\xC3\xA9"
                        "b",
                        1),
            "'\xC3\xA9'");
  EXPECT_EQ(quoted_char(std::string_view("\x01", 1), 0), "'\\x01'");
  EXPECT_EQ(quoted_char(std::string_view("\0", 1), 0), "'\\x00'");
}

// Every byte of a character stands in the column of its first.
TEST(Lines, TheColumnOfAnyByteIsThatOfItsCharacter) {
  std::mt19937 random(34);
  const std::vector<std::string> characters = {"a", "1", "\xC3\xA9", "\xE2\x94\x80",
                                               "\xF0\x9F\x98\x80"};
  for (int round = 0; round < 300; ++round) {
    std::string line;
    std::vector<int> columns;  // of each byte
    for (int column = 1; column <= 1 + static_cast<int>(random() % 12); ++column) {
      const std::string& character = characters[random() % characters.size()];
      columns.insert(columns.end(), character.size(), column);
      line += character;
    }
    for (std::size_t i = 0; i < line.size(); ++i) EXPECT_EQ(column_at(line, i), columns[i]) << line;
    EXPECT_EQ(column_at(line, line.size()), columns.back() + 1);
  }
}

// Two dashes go before the signature of a mail; one is an open cell, and more are a rule.
TEST(Lines, OnlyTwoDashesAreIgnoredAndOnlyThreeOrMoreAreARule) {
  for (std::size_t count = 1; count < 40; ++count) {
    for (const char* around : {"", " ", "\t ", "  "}) {
      const std::string line = around + std::string(count, '-') + around;
      EXPECT_EQ(is_ignorable(line), count == 2) << line;
      EXPECT_EQ(is_rule(line), count >= 3) << line;
    }
  }
}

}  // namespace
}  // namespace nonet

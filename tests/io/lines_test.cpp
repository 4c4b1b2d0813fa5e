#include "nonet/io/lines.h"

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

}  // namespace
}  // namespace nonet

#include "nonet/core/visible.h"

#include "support/support.h"

namespace nonet {
namespace {

TEST(Visible, WhatCanBeReadStaysAsItIs) {
  for (const char* text : {"", "puzzle.txt", "r3c5 = 7", "a\\x1Bb", "\xC3\xA9\xCE\xBB",
                           "\xE2\x94\x8C\xE2\x94\x80", "\xF0\x9F\xA7\xA9"}) {
    EXPECT_EQ(visible(text), text);
  }
}

TEST(Visible, ControlsBecomeTheirNumbers) {
  EXPECT_EQ(visible("a\x1B[31mb"), "a\\x1B[31mb");
  EXPECT_EQ(visible("a\nb\r\tc\x7F"), "a\\x0Ab\\x0D\\x09c\\x7F");
  EXPECT_EQ(visible(std::string_view("\0", 1)), "\\x00");
  // The controls of eight bits, which some terminals obey as if ESC stood before them.
  EXPECT_EQ(visible("\xC2\x80 \xC2\x9B"
                    "31m \xC2\x9F \xC2\xA0"),
            "\\u0080 \\u009B31m \\u009F \xC2\xA0");
}

TEST(Visible, WhatTurnsOrHidesLettersBecomesItsNumber) {
  EXPECT_EQ(visible("a\xE2\x80\xAEnosj.exe"), "a\\u202Enosj.exe");
  EXPECT_EQ(visible("\xE2\x81\xA6\xE2\x81\xA9\xD8\x9C"), "\\u2066\\u2069\\u061C");
  EXPECT_EQ(visible("\xE2\x80\x8B\xE2\x80\xA8\xEF\xBB\xBF"), "\\u200B\\u2028\\uFEFF");
  EXPECT_EQ(visible("\xF3\xA0\x81\x81"), "\\U000E0041");
}

// Each end of what is obeyed, and what stands just outside of it.
TEST(Visible, WhatIsObeyedEndsWhereItShould) {
  EXPECT_EQ(visible("\xC2\xAC\xC2\xAD\xC2\xAE"), "\xC2\xAC\\u00AD\xC2\xAE");
  EXPECT_EQ(visible("\xE1\xA0\x8D\xE1\xA0\x8E\xE1\xA0\x8F"), "\xE1\xA0\x8D\\u180E\xE1\xA0\x8F");
  EXPECT_EQ(visible("\xE2\x80\x8A\xE2\x80\x8F\xE2\x80\x90"), "\xE2\x80\x8A\\u200F\xE2\x80\x90");
  EXPECT_EQ(visible("\xE2\x80\xA7\xE2\x80\xA9\xE2\x80\xAF"), "\xE2\x80\xA7\\u2029\xE2\x80\xAF");
  EXPECT_EQ(visible("\xE2\x81\x9F\xE2\x81\xA0\xE2\x81\xAF\xE2\x81\xB0"),
            "\xE2\x81\x9F\\u2060\\u206F\xE2\x81\xB0");
  EXPECT_EQ(visible("\xEF\xBF\xAF\xEF\xBF\xB0\xEF\xBF\xBB\xEF\xBF\xBC"),
            "\xEF\xBF\xAF\\uFFF0\\uFFFB\xEF\xBF\xBC");
  EXPECT_EQ(visible("\xF3\xA0\x80\x80\xF3\xA0\xBF\xBF\xF3\xA1\x80\x80"),
            "\\U000E0000\\U000E0FFF\xF3\xA1\x80\x80");
}

TEST(Visible, BytesThatAreNoCharacterBecomeTheirNumbers) {
  EXPECT_EQ(visible("a\xFF"), "a\\xFF");
  EXPECT_EQ(visible("\x9B"
                    "31m"),
            "\\x9B31m");
  EXPECT_EQ(visible("\xC3"), "\\xC3");           // cut off
  EXPECT_EQ(visible("\xC3("), "\\xC3(");         // goes on with something else
  EXPECT_EQ(visible("\xC0\x8A"), "\\xC0\\x8A");  // a newline, written too long
  EXPECT_EQ(visible("\xE0\x80\x8A"), "\\xE0\\x80\\x8A");
  EXPECT_EQ(visible("\xED\xA0\x80"), "\\xED\\xA0\\x80");  // half of a pair
  EXPECT_EQ(visible("\xF4\x90\x80\x80"), "\\xF4\\x90\\x80\\x80");
}

TEST(Visible, OnceIsEnough) {
  std::mt19937 random(1);
  for (int i = 0; i < 20'000; ++i) {
    std::string text;
    for (int k = 0; k < 8; ++k) text += static_cast<char>(random());
    const std::string shown = visible(text);
    EXPECT_EQ(visible(shown), shown);
    for (char ch : shown) EXPECT_TRUE(static_cast<unsigned char>(ch) >= 0x20 && ch != 0x7F);
  }
}

TEST(Visible, AQuotedTextIsVisibleAndOfAReadableLength) {
  EXPECT_EQ(quoted_text("a\x1B\xE2\x80\xAE"), "'a\\x1B\\u202E'");
  EXPECT_EQ(quoted_text(std::string(40, 'x')), "'" + std::string(40, 'x') + "'");
  EXPECT_EQ(quoted_text(std::string(41, 'x')), "'" + std::string(40, 'x') + "...'");
  EXPECT_EQ(quoted_char("a\xC2\x9B", 1), "'\\u009B'");
}

}  // namespace
}  // namespace nonet

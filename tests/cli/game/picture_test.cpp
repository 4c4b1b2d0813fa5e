// Pictures: what is put where, in ASCII too, and words broken into lines.
#include "cli/game/picture.h"

#include <gtest/gtest.h>

namespace nonet::cli::game {
namespace {

TEST(Picture, WhatLiesBeyondTheEdgesIsLeftOut) {
  Picture picture(2, 4);
  picture.put(0, 2, "abc");
  picture.put(1, -1, "xy");
  picture.put(5, 0, "z");
  EXPECT_EQ(picture.text(), "  ab\ny\n");
}

TEST(Picture, ThereIsAlwaysAnAsciiForm) {
  Picture picture(1, 8);
  picture.put(0, 0, "┏━┃│›▸é");
  EXPECT_EQ(picture.in_ascii().text(), "+=|:>>?\n");
}

TEST(Picture, TextThatIsNoTextIsMadeVisible) {
  EXPECT_EQ(characters_of("a\xff\x1b["), U"a??[");
}

TEST(Picture, LinesAreBrokenBetweenWordsAndLongWordsAnywhere) {
  EXPECT_EQ(broken("one two three", 8, 2), (std::vector<std::string>{"one two", "  three"}));
  EXPECT_EQ(broken("abcdefghij", 4), (std::vector<std::string>{"abcd", "efgh", "ij"}));
  EXPECT_EQ(broken("", 10), (std::vector<std::string>{""}));
  for (int columns = 4; columns < 40; ++columns) {
    for (const std::string& line :
         broken("It was the best of times, éé, and the worst.", columns, 3)) {
      EXPECT_LE(characters_of(line).size(), static_cast<std::size_t>(columns));
    }
  }
}

}  // namespace
}  // namespace nonet::cli::game

#include "nonet/draw/lettering.h"

#include <set>

#include "nonet/draw/outline.h"
#include "support/support.h"

namespace nonet::draw {
namespace {

TEST(Lettering, HasEveryLetterOfAsciiEachOfItsOwnLookWithinItsRoom) {
  std::set<std::string> looks;
  for (char letter = ' '; letter <= '~'; ++letter) {
    const std::string text(1, letter);
    EXPECT_TRUE(can_letter(text)) << text;
    EXPECT_GT(width_of(text, 100), 10) << text;
    const Path path = lettering(text, 100, {0, 0}, Align::kStart);
    EXPECT_TRUE(looks.insert(path_text(path, 2)).second) << text;
    for (const Polyline& line : flattened(path)) {
      for (const Point& point : line.points) {
        EXPECT_GE(point.x, 0) << text;
        EXPECT_LE(point.x, width_of(text, 100)) << text;
        EXPECT_GE(point.y, -45) << text;
        EXPECT_LE(point.y, 60) << text;
      }
    }
  }
}

TEST(Lettering, KnowsWhatItHasNot) {
  EXPECT_FALSE(can_letter("caf\xc3\xa9"));
  EXPECT_FALSE(can_letter("\n"));
  // A letter of several bytes is one box.
  EXPECT_EQ(lettering("\xc3\xa9", 100, {}, Align::kStart).pieces().size(), 5U);
}

TEST(Lettering, DigitsStandInTheMiddleOfTheirPlace) {
  for (const char digit : std::string("0123456789")) {
    double left = 1000, right = -1000, top = 1000, bottom = -1000;
    for (const Polyline& line :
         flattened(lettering(std::string(1, digit), 100, {0, 0}, Align::kMiddle))) {
      for (const Point& point : line.points) {
        left = std::min(left, point.x);
        right = std::max(right, point.x);
        top = std::min(top, point.y);
        bottom = std::max(bottom, point.y);
      }
    }
    EXPECT_NEAR(top + bottom, 0, 1) << digit;
    EXPECT_NEAR(left + right, 0, digit == '1' ? 11 : 3) << digit;
  }
}

TEST(Lettering, WrapsBetweenWordsAndLosesNone) {
  const std::string text = "r3c1 is the only place for 5 in box 1, so r3c1 is 5.";
  for (const double width : {50.0, 200.0, 500.0, 5000.0}) {
    std::string joined;
    for (const std::string& line : wrapped(text, width, 26)) {
      joined += (joined.empty() ? "" : " ") + line;
      if (line.find(' ') != std::string::npos) {
        EXPECT_LE(width_of(line, 26), width);
      }
    }
    EXPECT_EQ(joined, text);
  }
  EXPECT_TRUE(wrapped("", 100, 26).empty());
}

}  // namespace
}  // namespace nonet::draw

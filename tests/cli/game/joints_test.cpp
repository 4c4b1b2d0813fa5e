#include "cli/game/joints.h"

#include "cli/game/picture.h"
#include "support/support.h"

namespace nonet::cli::game {
namespace {

TEST(Joints, EachHasItsOwnSignAndIsKnownByIt) {
  for (int code = 1; code < 81; ++code) {
    const std::array arms = {code / 27, code / 9 % 3, code / 3 % 3, code % 3};
    const auto read = arms_of(joint(arms[0], arms[1], arms[2], arms[3]));
    ASSERT_TRUE(read) << code;
    EXPECT_EQ(*read, arms);
  }
  EXPECT_EQ(joint(0, 2, 1, 2), U'┯');
  EXPECT_EQ(joint(1, 1, 1, 1), U'┼');
  EXPECT_EQ(joint(2, 2, 2, 2), U'╋');
  EXPECT_FALSE(arms_of(U' '));
  EXPECT_FALSE(arms_of(U'A'));
}

TEST(Joints, OnAConsoleHeavyLinesAreDoubleAndAllArmsAreThere) {
  EXPECT_EQ(double_joint({2, 2, 2, 2}), U'╬');
  EXPECT_EQ(double_joint({0, 2, 1, 2}), U'╤');
  EXPECT_EQ(double_joint({1, 2, 1, 0}), U'╞');
  EXPECT_EQ(double_joint({1, 1, 1, 1}), U'┼');
  Picture picture(1, 81);
  for (int code = 0; code < 81; ++code) {
    picture.put(0, code, joint(code / 27, code / 9 % 3, code / 3 % 3, code % 3), Ink::kPlain);
  }
  const Picture console = picture.for_console();
  const Picture ascii = picture.in_ascii();
  for (int code = 1; code < 81; ++code) {
    // Of the signs that every font for a PC's console has.
    EXPECT_NE(std::u32string_view(U"─│┐┌┬┘┤└┴├┼═╕╒╤╛╡╘╧╞╪║╖╓╥╜╢╙╨╟╫╗╔╦╝╣╚╩╠╬")
                  .find(console.at(0, code).sign),
              std::u32string_view::npos);
    EXPECT_LT(ascii.at(0, code).sign, 0x80U);
    EXPECT_NE(ascii.at(0, code).sign, U'?');
  }
}

}  // namespace
}  // namespace nonet::cli::game

#include "nonet/sight/threshold.h"

#include "sight/drawn.h"

namespace nonet::test {
namespace {

using namespace sight;

TEST(SightThreshold, InkIsFoundWhateverTheLight) {
  // From bright to dim; in the dim part paper is darker than ink is in the bright one.
  Picture picture(400, 100);
  for (int y = 0; y < 100; ++y)
    for (int x = 0; x < 400; ++x)
      picture.at(x, y) = static_cast<std::uint8_t>((240 - x / 2) * (x % 40 < 4 ? 0.6 : 1.0));
  const Picture mask = ink(picture, {12, 0.1, false});
  for (int x = 20; x < 380; ++x) EXPECT_EQ(mask.at(x, 50), x % 40 < 4 ? 1 : 0) << x;
}

TEST(SightThreshold, PaperWithoutInkHasNone) {
  for (int grey : {0, 30, 255}) {
    const Picture mask = ink(Picture(60, 60, static_cast<std::uint8_t>(grey)), {8, 0.05, false});
    for (int y = 0; y < 60; ++y)
      for (int x = 0; x < 60; ++x) ASSERT_EQ(mask.at(x, y), 0);
  }
}

// On dark paper a share of the mean is next to nothing, and grain would be ink.
TEST(SightThreshold, GrainOfDarkPaperIsNoInk) {
  Picture picture(60, 60, std::uint8_t{30});
  picture.at(30, 30) = 26;
  picture.at(45, 30) = 20;
  const Picture mask = ink(picture, {8, 0.05, false});
  EXPECT_EQ(mask.at(30, 30), 0);
  EXPECT_EQ(mask.at(45, 30), 1);
}

}  // namespace
}  // namespace nonet::test

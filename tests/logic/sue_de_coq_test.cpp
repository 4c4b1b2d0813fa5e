#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::at;
using test::found;
using test::keep;

// Two cells of row 1 in box 1 with four digits, one more cell of the row and one of the box.
Grid crossing() {
  Grid grid;
  keep(grid, at(1, 1), {1, 2, 3, 4});
  keep(grid, at(1, 2), {1, 2, 3, 4});
  keep(grid, at(1, 5), {1, 2});
  keep(grid, at(2, 1), {3, 4});
  return grid;
}

TEST(SueDeCoq, UsesUpItsDigitsInTheLineAndInTheBox) {
  const std::vector<Step> steps = found(crossing(), Technique::kSueDeCoq);
  ASSERT_EQ(steps.size(), 1U);
  EXPECT_EQ(test::effects(steps[0]),
            "r1c3<>1 r1c3<>2 r1c3<>3 r1c3<>4 r1c4<>1 r1c4<>2 r1c6<>1 r1c6<>2 r1c7<>1 r1c7<>2 "
            "r1c8<>1 r1c8<>2 r1c9<>1 r1c9<>2 r2c2<>3 r2c2<>4 r2c3<>3 r2c3<>4 r3c1<>3 r3c1<>4 "
            "r3c2<>3 r3c2<>4 r3c3<>3 r3c3<>4");
  EXPECT_EQ(steps[0].truths.size(), 4U);
}

TEST(SueDeCoq, IsNoneWithACellThatMayHoldADigitMore) {
  Grid wider;
  keep(wider, at(1, 1), {1, 2, 3, 4});
  keep(wider, at(1, 2), {1, 2, 3, 4});
  keep(wider, at(1, 5), {1, 2, 5});
  keep(wider, at(2, 1), {3, 4});
  EXPECT_TRUE(found(wider, Technique::kSueDeCoq).empty());
}

TEST(SueDeCoq, SidesShareNoDigitOfTheCrossing) {
  Grid grid;
  keep(grid, at(1, 1), {1, 2, 3, 4});
  keep(grid, at(1, 2), {1, 2, 3, 4});
  keep(grid, at(1, 5), {1, 2});
  keep(grid, at(2, 1), {2, 3});
  EXPECT_TRUE(found(grid, Technique::kSueDeCoq).empty());
}

TEST(SueDeCoq, SidesMayHaveDigitsOfTheirOwn) {
  Grid larger;
  keep(larger, at(1, 1), {1, 2, 3, 4});
  keep(larger, at(1, 2), {1, 2, 3, 4});
  keep(larger, at(1, 5), {1, 7});
  keep(larger, at(1, 6), {2, 7});
  keep(larger, at(2, 1), {3, 4});
  const std::vector<Step> steps = found(larger, Technique::kSueDeCoq);
  ASSERT_EQ(steps.size(), 1U);
  // 1, 2 and 7 are gone from the rest of the row, 3 and 4 from the rest of the box.
  EXPECT_NE(test::effects(steps[0]).find("r1c9<>7"), std::string::npos);
  EXPECT_EQ(steps[0].removals.size(), 5U * 3 + 6U * 2);
}

// Sides of one to three cells, with digits of their own that the other side may have too: what is a
// side's falls in the rest of its house, and in the cell that belongs to both houses all of it.
TEST(SueDeCoq, TakesWhatEachSideUsesUpWhateverTheOtherHas) {
  std::mt19937 random(71);
  int shared = 0;
  for (int round = 0; round < test::rounds(300); ++round) {
    std::array<int, 9> digits = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    std::shuffle(digits.begin(), digits.end(), random);
    const std::size_t line_cells = 1 + random() % 3, box_cells = 1 + random() % 3;
    DigitSet of_line = {Digit(digits[0]), Digit(digits[1])};
    DigitSet of_box = {Digit(digits[2]), Digit(digits[3])};
    const DigitSet of_crossing = of_line | of_box;
    while (of_line.size() <= static_cast<int>(line_cells))
      of_line.insert(Digit(digits[4 + random() % 5]));
    while (of_box.size() <= static_cast<int>(box_cells))
      of_box.insert(Digit(digits[4 + random() % 5]));
    shared += (of_line & of_box).empty() ? 0 : 1;
    Grid grid;
    CellSet pattern;
    auto keep_all = [&](Cell c, DigitSet kept) {
      pattern.insert(c);
      for (Digit d : DigitSet::all() - kept) grid.eliminate(c, d);
    };
    keep_all(at(1, 1), of_crossing);
    keep_all(at(1, 2), of_crossing);
    for (std::size_t i = 0; i < line_cells; ++i) keep_all(at(1, 5 + static_cast<int>(i)), of_line);
    for (std::size_t i = 0; i < box_cells; ++i) keep_all(at(2, 1 + static_cast<int>(i)), of_box);
    Step expected;
    for (Cell c : CellSet::all() - pattern) {
      DigitSet gone;
      if (grid.topology().cells(test::row(1)).contains(c)) gone |= of_line;
      if (grid.topology().cells(test::box(1)).contains(c)) gone |= of_box;
      for (Digit d : gone) expected.removals.push_back({c, d});
    }
    const std::vector<Step> steps = found(grid, Technique::kSueDeCoq);
    EXPECT_TRUE(std::any_of(steps.begin(), steps.end(), [&](const Step& step) {
      return test::effects(step) == test::effects(expected);
    })) << test::effects(expected);
  }
  EXPECT_GT(shared, test::sanitized() ? 0 : 50);
}

TEST(SueDeCoq, CorpusPassesTheRegressionLibrary) {
  NONET_NEEDS_SHARED_DATA(data);
  EXPECT_EQ(test::expect_library_passes({Technique::kSueDeCoq}), 24);
}

TEST(SueDeCoq, CorpusIsFoundWhereHodokuFindsIt) {
  NONET_NEEDS_SHARED_DATA(data);
  EXPECT_EQ(test::expect_found_lists_equal({Technique::kSueDeCoq}), 70);
}

}  // namespace
}  // namespace nonet

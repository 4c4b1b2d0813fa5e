// Extended unique rectangles: which cells make one. What follows is tested with deadly_patterns.
#include <set>

#include "nonet/proof/deadly.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::at;
using test::found;
using test::keep;
using test::outcomes;

const std::vector<Technique> kTypes = {
    Technique::kExtendedRectangle1, Technique::kExtendedRectangle2, Technique::kExtendedRectangle3,
    Technique::kExtendedRectangle4};

TEST(ExtendedRectangle, LiesInTwoRowsOfTheSameBoxes) {
  Grid grid;
  for (Cell c : {at(1, 1), at(1, 5), at(2, 1), at(2, 5), at(2, 9)}) keep(grid, c, {1, 2, 7});
  keep(grid, at(1, 9), {1, 2, 7, 8});
  EXPECT_EQ(outcomes(grid, Technique::kExtendedRectangle1), "r1c9<>1 r1c9<>2 r1c9<>7");
}

TEST(ExtendedRectangle, LiesInTwoColumnsToo) {
  Grid grid;
  for (Cell c : {at(1, 1), at(5, 1), at(1, 2), at(5, 2), at(9, 2)}) keep(grid, c, {1, 2, 7});
  keep(grid, at(9, 1), {2, 8, 9});
  EXPECT_EQ(outcomes(grid, Technique::kExtendedRectangle1), "r9c1<>2");
}

TEST(ExtendedRectangle, LiesInRowsOfOtherBoxesIfEachFillsOne) {
  Grid grid;
  for (Cell c : {at(1, 1), at(1, 2), at(1, 3), at(5, 1), at(5, 2)}) keep(grid, c, {1, 2, 7});
  keep(grid, at(5, 3), {1, 2, 7, 8});
  EXPECT_EQ(outcomes(grid, Technique::kExtendedRectangle1), "r5c3<>1 r5c3<>2 r5c3<>7");
  // Not with a column of another stack: boxes would notice.
  Grid wide;
  for (Cell c : {at(1, 1), at(1, 2), at(1, 4), at(5, 1), at(5, 2)}) keep(wide, c, {1, 2, 7});
  keep(wide, at(5, 4), {1, 2, 7, 8});
  EXPECT_EQ(outcomes(wide, Technique::kExtendedRectangle1), "");
}

TEST(ExtendedRectangle, MayHaveFourAndFiveDigits) {
  Grid grid;
  for (int column : {1, 2, 5, 9}) keep(grid, at(1, column), {1, 2, 7, 9});
  for (int column : {1, 2, 5}) keep(grid, at(3, column), {1, 2, 7, 9});
  keep(grid, at(3, 9), {3, 7, 9});
  EXPECT_EQ(outcomes(grid, Technique::kExtendedRectangle1), "r3c9<>7 r3c9<>9");
  Grid wider;
  for (int column : {1, 2, 5, 8, 9}) keep(wider, at(1, column), {1, 2, 6, 7, 9});
  for (int column : {1, 2, 5, 8}) keep(wider, at(3, column), {1, 2, 6, 7, 9});
  keep(wider, at(3, 9), {1, 3});
  EXPECT_EQ(outcomes(wider, Technique::kExtendedRectangle1), "r3c9<>1");
}

using Outline = std::pair<unsigned, std::vector<int>>;  // digits and cells

// The three digits of a pattern in which this is the one cell that has others.
std::optional<Outline> outline_around(Cell guarded, const CellSet& cells, const Grid& grid) {
  DigitSet digits;
  for (Cell c : cells - CellSet{guarded}) digits |= grid.candidates(c);
  const DigitSet own = grid.candidates(guarded);
  if (digits.size() != 3 || digits.contains(own) || (digits & own).empty()) return std::nullopt;
  Outline outline{digits.bits(), {}};
  std::vector<DeadlyCell> pattern;
  for (Cell c : cells) {
    outline.second.push_back(c.index());
    pattern.push_back({c, digits});
  }
  return is_deadly(pattern, grid) ? std::optional(outline) : std::nullopt;
}

// Every choice of two parallel lines and three across that the checker calls deadly.
std::set<Outline> brute_outlines(const Grid& grid) {
  std::set<Outline> outlines;
  for (bool down : {false, true}) {
    for (unsigned lines = 0; lines < 512; ++lines) {
      if (count_nine(lines) != 2) continue;
      for (unsigned places = 0; places < 512; ++places) {
        if (count_nine(places) != 3) continue;
        CellSet cells;
        for (Digit line : DigitSet::from_bits(lines)) {
          for (Digit place : DigitSet::from_bits(places)) {
            cells.insert(down ? cell_at(place.index(), line.index())
                              : cell_at(line.index(), place.index()));
          }
        }
        if (!grid.open().contains(cells)) continue;
        for (Cell c : cells) {
          if (const auto outline = outline_around(c, cells, grid)) outlines.insert(*outline);
        }
      }
    }
  }
  return outlines;
}

TEST(ExtendedRectangle, OfThreeDigitsIsFoundWhereTheCheckerKnowsOne) {
  std::mt19937 random(1305);
  int rectangles = 0;
  for (const Grid& grid : test::stuck_states(random, test::rounds(60))) {
    std::set<Outline> patterns;
    for (Technique type : kTypes) {
      for (const Step& step : test::expect_holds(found(grid, type), grid)) {
        Outline outline{step.deadly.front().digits.bits(), {}};
        for (const DeadlyCell& cell : step.deadly) outline.second.push_back(cell.cell.index());
        if (type == Technique::kExtendedRectangle1 && step.deadly.size() == 6) {
          patterns.insert(outline);
        }
      }
    }
    EXPECT_EQ(patterns, brute_outlines(grid));
    rectangles += static_cast<int>(patterns.size());
  }
  EXPECT_GT(rectangles, test::sanitized() ? -1 : 0);
}

}  // namespace
}  // namespace nonet

// Simple and multi colours.
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::at;
using test::column;
using test::confine;
using test::outcomes;
using test::row;

const TechniqueSet kColors = {Technique::kColorTrap, Technique::kColorWrap,
                              Technique::kMultiColors1, Technique::kMultiColors2};

TEST(SimpleColors, TrapACellThatSeesBothColours) {
  Grid grid;
  confine(grid, row(1), 5, {at(1, 1), at(1, 5)});
  confine(grid, column(5), 5, {at(1, 5), at(7, 5)});
  confine(grid, row(7), 5, {at(7, 5), at(7, 3)});
  EXPECT_EQ(outcomes(grid, Technique::kColorTrap), "r2c3<>5 r3c3<>5 r8c1<>5 r9c1<>5");
  EXPECT_EQ(outcomes(grid, Technique::kColorWrap), "");
  Grid alone;
  confine(alone, row(1), 5, {at(1, 1), at(1, 5), at(1, 9)});
  EXPECT_EQ(outcomes(alone, Technique::kColorTrap), "");
}

TEST(SimpleColors, StrikeAColourThatSeesItself) {
  Grid grid;
  confine(grid, row(1), 5, {at(1, 1), at(1, 5)});
  confine(grid, column(1), 5, {at(1, 1), at(7, 1)});
  confine(grid, column(5), 5, {at(1, 5), at(9, 5)});
  confine(grid, row(7), 5, {at(7, 1), at(7, 4)});  // r7c4 and r9c5 share box 8
  EXPECT_EQ(outcomes(grid, Technique::kColorWrap), "r1c1<>5 r7c4<>5 r9c5<>5");
}

TEST(SimpleColors, TellAWrapBeforeTheTrapOfTheSameNetwork) {
  // The network of the wrap is a trap too: its own cells see both colours.
  Grid grid;
  confine(grid, row(1), 5, {at(1, 1), at(1, 5)});
  confine(grid, column(1), 5, {at(1, 1), at(7, 1)});
  confine(grid, column(5), 5, {at(1, 5), at(9, 5)});
  confine(grid, row(7), 5, {at(7, 1), at(7, 4)});
  std::vector<Technique> order;
  find_simple_colors(grid, Ask{kColors, {}}, [&](const Hit& hit) {
    Step step = hit.told(grid);
    order.push_back(step.technique);
    return false;
  });
  EXPECT_EQ(order, (std::vector{Technique::kColorWrap, Technique::kColorTrap}));
}

TEST(MultiColors1, StrikeWhatSeesTheOppositesOfColoursThatMeet) {
  Grid grid;
  confine(grid, row(1), 5, {at(1, 1), at(1, 5)});
  confine(grid, column(3), 5, {at(2, 3), at(7, 3)});
  EXPECT_EQ(outcomes(grid, Technique::kMultiColors1), "r7c5<>5");
  EXPECT_EQ(outcomes(grid, Technique::kMultiColors2), "");
  Grid three;
  confine(three, row(1), 5, {at(1, 1), at(1, 5), at(1, 8)});
  confine(three, column(3), 5, {at(2, 3), at(7, 3)});
  EXPECT_EQ(outcomes(three, Technique::kMultiColors1), "");
}

// What meets is marked on both sides: a cell of each network that sees one of the other.
TEST(MultiColors, MarkBothCellsOfEveryMeeting) {
  std::mt19937 random(72);
  int steps = 0;
  for (int round = 0; round < test::rounds(4000); ++round) {
    // A digit with two places in some houses, by chance.
    Grid grid;
    for (int n = 0; n < 4; ++n) {
      const House house(static_cast<int>(random() % 27));
      const auto& order = grid.topology().order(house);
      const CellSet two = {order[random() % 9], order[random() % 9]};
      if (two.size() == 2 && grid.places(Digit(4)).contains(two)) confine(grid, house, 5, two);
    }
    if (grid.broken()) continue;
    for (Technique technique : {Technique::kMultiColors1, Technique::kMultiColors2}) {
      for (const Step& step : test::found(grid, technique)) {
        std::array<CellSet, 2> meeting;  // by network
        for (const Mark& mark : step.marks) {
          if (mark.role != Role::kLink) continue;
          for (const Mark& color : step.marks) {
            if (color.role == Role::kColor && color.candidate == mark.candidate)
              meeting[color.group / 2].insert(mark.candidate.cell);
          }
        }
        // Of the second kind one side is the pivot.
        for (const Mark& mark : step.marks) {
          if (mark.role == Role::kPivot) meeting[0].insert(mark.candidate.cell);
        }
        ++steps;
        ASSERT_FALSE(meeting[0].empty() || meeting[1].empty());
        for (std::size_t side : {0U, 1U}) {
          for (Cell c : meeting[side]) {
            EXPECT_TRUE(grid.topology().peers(c).meets(meeting[1 - side]));
          }
        }
      }
    }
  }
  EXPECT_GT(steps, test::rounds(100));
}

TEST(MultiColors2, StrikeAColourThatSeesBothColoursOfAnother) {
  Grid grid;
  confine(grid, row(1), 5, {at(1, 1), at(1, 5)});
  confine(grid, row(2), 5, {at(2, 2), at(2, 7)});
  confine(grid, column(7), 5, {at(2, 7), at(9, 7)});
  confine(grid, row(9), 5, {at(9, 7), at(9, 1)});
  EXPECT_EQ(outcomes(grid, Technique::kMultiColors2), "r1c1<>5");
  Grid apart;
  confine(apart, row(1), 5, {at(1, 1), at(1, 5)});
  confine(apart, row(2), 5, {at(2, 2), at(2, 7)});
  confine(apart, column(7), 5, {at(2, 7), at(9, 7), at(5, 7)});
  confine(apart, row(9), 5, {at(9, 7), at(9, 1)});
  EXPECT_EQ(outcomes(apart, Technique::kMultiColors2), "");
}

TEST(Colors, CorpusPassTheRegressionLibrary) {
  NONET_NEEDS_SHARED_DATA(data);
  EXPECT_EQ(test::expect_library_passes(kColors), 11);
}

TEST(Colors, CorpusAreThoseThatHodokuFinds) {
  NONET_NEEDS_SHARED_DATA(data);
  EXPECT_EQ(test::expect_found_lists_equal(kColors), 442);
}

}  // namespace
}  // namespace nonet

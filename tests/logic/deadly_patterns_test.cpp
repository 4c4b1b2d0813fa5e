// What follows from a deadly pattern, by the guardians it has left: here of a loop of six cells.
#include "nonet/logic/deadly_patterns.h"

#include "nonet/text/prose.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::at;
using test::confine;
using test::keep;
using test::outcomes;

const std::vector<Cell> kLoop = {at(1, 1), at(1, 4), at(3, 4), at(3, 7), at(2, 7), at(2, 1)};

// The loop with 4 and 5 alone, but for what a test adds.
Grid board_with_a_loop(const std::vector<std::pair<Cell, std::initializer_list<int>>>& guarded) {
  Grid grid;
  for (Cell c : kLoop) {
    const auto other = std::find_if(guarded.begin(), guarded.end(),
                                    [&](const auto& cell) { return cell.first == c; });
    if (other == guarded.end()) {
      keep(grid, c, {4, 5});
    } else {
      keep(grid, c, other->second);
    }
  }
  return grid;
}

TEST(DeadlyPattern, LeavesACellWithAllGuardiansNoneOfItsDigits) {
  const Grid grid = board_with_a_loop({{at(3, 4), {4, 5, 6, 7}}});
  EXPECT_EQ(outcomes(grid, Technique::kUniqueLoop1), "r3c4<>4 r3c4<>5");
  EXPECT_EQ(sentence_of(test::found(grid, Technique::kUniqueLoop1).front(), grid),
            "r1c1, r1c4, r2c1, r2c7, r3c4 and r3c7 all have 4 and 5, two of them in every house "
            "that has any; if they held only these, the two could swap places along the loop and "
            "the puzzle would have two solutions; the only way out is that r3c4 is 6 or 7, so r3c4 "
            "is not 4 or 5. (This relies on the puzzle having only one solution.)");
}

TEST(DeadlyPattern, TakesWhatContradictsAllGuardians) {
  const Grid grid = board_with_a_loop({{at(3, 4), {4, 5, 6}}, {at(3, 7), {4, 5, 6}}});
  EXPECT_EQ(outcomes(grid, Technique::kUniqueLoop2),
            "r3c1<>6 r3c2<>6 r3c3<>6 r3c5<>6 r3c6<>6 r3c8<>6 r3c9<>6");
  const Grid apart = board_with_a_loop({{at(3, 4), {4, 5, 6}}, {at(3, 7), {4, 5, 7}}});
  EXPECT_EQ(outcomes(apart, Technique::kUniqueLoop2), "");
}

TEST(DeadlyPattern, MakesANakedSubsetOfItsGuardians) {
  Grid grid = board_with_a_loop({{at(3, 4), {4, 5, 6}}, {at(3, 7), {4, 5, 7}}});
  EXPECT_EQ(outcomes(grid, Technique::kUniqueLoop3), "");
  keep(grid, at(3, 9), {6, 7});
  EXPECT_EQ(outcomes(grid, Technique::kUniqueLoop3),
            "r3c1<>6 r3c1<>7 r3c2<>6 r3c2<>7 r3c3<>6 r3c3<>7 r3c5<>6 r3c5<>7 r3c6<>6 r3c6<>7 "
            "r3c8<>6 r3c8<>7");
}

TEST(DeadlyPattern, TakesTheOtherDigitWhereOneIsBound) {
  Grid grid = board_with_a_loop({{at(3, 4), {4, 5, 6}}, {at(3, 7), {4, 5, 7}}});
  EXPECT_EQ(outcomes(grid, Technique::kUniqueLoop4), "");
  confine(grid, test::row(3), 4, {at(3, 4), at(3, 7)});
  EXPECT_EQ(outcomes(grid, Technique::kUniqueLoop4), "r3c4<>5 r3c7<>5");
}

TEST(DeadlyPattern, WithoutGuardiansSaysNothing) {
  const Grid broken = board_with_a_loop({});
  for (Technique type : {Technique::kUniqueLoop1, Technique::kUniqueLoop2, Technique::kUniqueLoop3,
                         Technique::kUniqueLoop4}) {
    EXPECT_EQ(outcomes(broken, type), "");
  }
}

}  // namespace
}  // namespace nonet

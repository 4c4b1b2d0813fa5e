// What Sudoku Explainer would rate a step. Steps of its own path know their rating; what is worked
// out from the step alone must be the same, or nothing.
#include "nonet/rate/se/step_rating.h"

#include "nonet/explain/lessons.h"
#include "nonet/logic/finder.h"
#include "nonet/solve/solver.h"
#include "support/support.h"

namespace nonet {
namespace {

int rating_of_example(Technique technique) {
  const ShownExample example = *shown_example(technique);
  return se_rating_of(example.step, example.grid);
}

TEST(StepRating, OfPatternsIsThatOfTheTechnique) {
  EXPECT_EQ(rating_of_example(Technique::kFullHouse), 10);
  EXPECT_EQ(rating_of_example(Technique::kNakedSingle), 23);
  EXPECT_EQ(rating_of_example(Technique::kNakedPair), 30);
  EXPECT_EQ(rating_of_example(Technique::kSwordfish), 38);
  EXPECT_EQ(rating_of_example(Technique::kUniqueness1), 45);
}

TEST(StepRating, OfAHiddenSingleInABoxIsBelowOneInALine) {
  Step step;
  step.technique = Technique::kHiddenSingle;
  step.houses = {{HouseRole::kBase, House(4)}};
  EXPECT_EQ(se_rating_of(step, Grid()), 15);
  step.houses = {{HouseRole::kBase, House(22)}};
  EXPECT_EQ(se_rating_of(step, Grid()), 12);
}

TEST(StepRating, IsNoneWhereSudokuExplainerHasNothingLikeIt) {
  for (Technique t : {Technique::kFinnedXWing, Technique::kColorTrap, Technique::kAlsXz,
                      Technique::kGroupedAic, Technique::kEmptyRectangle, Technique::kTrial,
                      Technique::kForcingChainVerity, Technique::kForcingNetContradiction}) {
    EXPECT_EQ(rating_of_example(t), 0) << row_of(t).slug;
  }
}

// A forcing chain of so many nodes: the chain's own and, twice, what it takes away.
TEST(StepRating, OfAChainGrowsWithItsLength) {
  auto chain = [](int nodes, bool one_digit) {
    Step step;
    step.technique = Technique::kAic;
    for (int i = 0; i < nodes; ++i) {
      Inference& line = step.inferences.emplace_back();
      line.kind = i == 0 ? Inference::Kind::kAssume : Inference::Kind::kFollows;
      line.node = {Digit(one_digit ? 0 : i % 2), {Cell(i)}};
      line.holds = i % 2 == 1;
      if (i > 0) line.by = {Truth(House(0), Digit(0))};
    }
    return se_rating_of(step, Grid());
  };
  EXPECT_EQ(chain(4, true), 66);
  EXPECT_EQ(chain(6, true), 67);
  EXPECT_EQ(chain(4, false), 70);
  EXPECT_EQ(chain(6, false), 71);
  EXPECT_EQ(chain(8, false), 72);
  EXPECT_EQ(chain(10, false), 73);
  EXPECT_EQ(chain(12, false), 73);
  EXPECT_EQ(chain(14, false), 74);
}

TEST(StepRating, WorkedOutFromTheStepIsThatOfThePath) {
  int same = 0;
  for (std::string_view puzzle :
       {"....9..43.........1..5..78...1..7..9.7.3.5.2.8..9..6...63..2..5.........78..1....",
        "....6.2.9...3..6..81...7..4...8...........7...2..1.96..8...9.4.142.78...93......7",
        ".5.82.7.62....9..8..7.45.....4.8.....6..9....7.....8.53..2....71..4..25.......6..",
        "..8...53..19.......3..4.9.2..2.79...6.....8..1....6...96...5......7...8..2..3...4",
        "..........52.3.......8..1.7..93...7....498....1...52..7.6..9.......2.35..........",
        "8....25...9..6....2..9...7........69.3..4..1.42........6...5..8....7..4...86....1"}) {
    Solver(test::grid(puzzle), policy_se()).path([&](const Step& step, const Grid& before) {
      Step unrated = step;
      unrated.se_rating_times_ten = 0;
      const int rating = se_rating_of(unrated, before);
      const bool forcing = finder_of(step.technique) == &find_forcing_chain ||
                           finder_of(step.technique) == &find_forcing_net;
      EXPECT_EQ(rating, forcing ? 0 : step.se_rating_times_ten) << row_of(step.technique).slug;
      same += forcing ? 0 : 1;
      return false;
    });
  }
  EXPECT_GT(same, 400);
}

TEST(StepRating, StandsBehindTheTechnique) {
  Step step;
  step.technique = Technique::kNakedPair;
  EXPECT_EQ(rated("Naked Pair: 1,2 in r1c12", step), "Naked Pair: 1,2 in r1c12");
  step.se_rating_times_ten = 30;
  EXPECT_EQ(rated("Naked Pair: 1,2 in r1c12", step), "Naked Pair (3.0): 1,2 in r1c12");
}

}  // namespace
}  // namespace nonet

// The one guard: what may be shown, or believed of somebody who hands a step in.
#include "nonet/solve/guard.h"

#include "nonet/explain/lessons.h"
#include "support/support.h"

namespace nonet {
namespace {

TEST(Guard, LetsPassWhatIsProvedOnGroundThatCarriesIt) {
  for (const Technique technique : {Technique::kNakedSingle, Technique::kUniqueness1}) {
    const ShownExample example = *shown_example(technique);
    EXPECT_EQ(fault_of(example.step, example.grid, ground_of(example.grid)), "");
  }
}

TEST(Guard, LetsNoStepPassThatAssumesOneSolutionWhereThereAreSeveral) {
  const ShownExample example = *shown_example(Technique::kUniqueness1);
  ASSERT_FALSE(example.step.deadly.empty());
  Ground ground = ground_of(example.grid);
  ground.of_puzzle = Ground::Solutions::kSeveral;
  EXPECT_EQ(fault_of(example.step, example.grid, ground),
            "it assumes that the puzzle has one solution, and there are several");
  Step without = example.step;
  without.deadly.clear();
  EXPECT_NE(fault_of(without, example.grid, ground), "");
}

TEST(Guard, LetsNothingPassWhereTheStartDoesNotHold) {
  const ShownExample example = *shown_example(Technique::kNakedSingle);
  Ground ground = ground_of(example.grid);
  ground.holds = false;
  EXPECT_EQ(fault_of(example.step, example.grid, ground), "the state contradicts the puzzle");
  EXPECT_EQ(fault_of(example.step, example.grid, Ground()), "the puzzle has no solution");
}

TEST(Guard, LetsNothingPassThatDoesNotFollow) {
  ShownExample example = *shown_example(Technique::kNakedSingle);
  example.step.truths.clear();
  EXPECT_NE(fault_of(example.step, example.grid, ground_of(example.grid)), "");
}

}  // namespace
}  // namespace nonet

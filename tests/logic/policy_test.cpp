// What logic concludes does not depend on how the puzzle lies on the paper: turned, relabelled, or
// with rows, columns, bands and stacks exchanged, every technique reaches the same conclusions.
#include "nonet/logic/policy.h"

#include <set>

#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

// All effects that one technique finds in a state.
std::set<std::pair<Candidate, bool>> conclusions(const Grid& grid, Technique technique,
                                                 const Symmetry* symmetry) {
  std::set<std::pair<Candidate, bool>> all;
  Policy policy{"", {technique}};
  policy.options.chains.most_questions = 4;  // long ones take long
  for (const Step& step : test::all_steps(grid, policy)) {
    for (Candidate x : step.placements)
      all.insert({symmetry != nullptr ? (*symmetry)(x) : x, true});
    for (Candidate x : step.removals) all.insert({symmetry != nullptr ? (*symmetry)(x) : x, false});
  }
  return all;
}

// What a ring takes away, whether there is a group in it, whether chains begin alike, and how many
// lines the cases of guardians take, depends on which of several ways of one length is met.
bool depends_on_the_way(Technique technique) {
  const Finder finder = finder_of(technique);
  return technique == Technique::kContinuousNiceLoop || finder == &find_grouped_aic ||
         finder == &find_forcing_chain || finder == &find_forcing_net ||
         finder == &find_aic_with_rectangle || technique == Technique::kTridagonOr;
}

TEST(Symmetry, EveryTechniqueConcludesTheSameOnATransformedBoard) {
  const Policy without_long_ones = *restrict_policy(policy_all(), {}, {"trial", "forcing-net"});
  std::mt19937 random(31);
  for (int round = 0; round < test::rounds(20); ++round) {
    Grid grid = *Grid::from(test::random_puzzle(random));
    for (int move = 0; move < 12 && !grid.open().empty(); ++move) {
      Symmetry symmetry = test::random_symmetry(random);
      Grid other = test::moved(grid, symmetry);
      for (Technique technique : all_techniques()) {
        // Where nothing easier is left, a trial's splits depend on which constraint comes first.
        if (technique == Technique::kTrial || depends_on_the_way(technique)) continue;
        EXPECT_EQ(conclusions(grid, technique, &symmetry), conclusions(other, technique, nullptr))
            << row_of(technique).slug;
      }
      // On to a state that needs more than singles.
      for (const Step& step : test::all_steps(grid, without_long_ones)) {
        if (random() % 3 == 0) apply(step, grid);
      }
    }
  }
}

TEST(Symmetry, TheEndThatLogicReachesIsTheSame) {
  std::mt19937 random(37);
  Policy logic = *restrict_policy(policy_all(), {}, {"trial"});
  auto finish = [&](Grid grid) {
    while (auto step = test::next_step(grid, logic, [](const Step&) { return true; }))
      apply(*step, grid);
    return grid;
  };
  for (int round = 0; round < test::rounds(40); ++round) {
    Grid grid = *Grid::from(test::random_puzzle(random));
    Symmetry symmetry = test::random_symmetry(random);
    Grid end = test::moved(finish(grid), symmetry);
    Grid other = finish(test::moved(grid, symmetry));
    for (Cell c : Cell::all()) EXPECT_EQ(end.candidates(c), other.candidates(c));
  }
}

TEST(Policy, IsExtendedByWhatItLacksAndSaysWhatIsNotThere) {
  const Policy two{"", {Technique::kNakedSingle, Technique::kXWing}};
  auto more = extend_policy(two, {"naked pair", "naked single", "trial"});
  ASSERT_TRUE(more);
  EXPECT_EQ(more->order, (std::vector{Technique::kNakedSingle, Technique::kNakedPair,
                                      Technique::kXWing, Technique::kTrial}));
  auto wrong = extend_policy(two, {"naked pear"});
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().message,
            "no technique is called 'naked pear' (did you mean 'Naked Pair'?)");
}

}  // namespace
}  // namespace nonet

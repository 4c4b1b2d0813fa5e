#include "nonet/logic/each_hit.h"

#include <atomic>

#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

constexpr std::string_view kExample =
    "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5";

Policy policy_of(std::vector<Technique> order) {
  return {"", std::move(order)};
}

std::vector<Technique> techniques_met(const Grid& grid, const Policy& policy) {
  std::vector<Technique> met;
  each_hit(grid, policy, [&](const Hit& hit) {
    if (met.empty() || met.back() != hit.technique) met.push_back(hit.technique);
    return false;
  });
  return met;
}

TEST(EachHit, ComesInTheOrderOfThePolicyWhateverThatIs) {
  const Grid grid = test::grid(kExample);
  std::vector<Technique> order = {Technique::kNakedTriple, Technique::kHiddenSingle,
                                  Technique::kPointing};
  EXPECT_EQ(techniques_met(grid, policy_of(order)), order);
  std::reverse(order.begin(), order.end());
  EXPECT_EQ(techniques_met(grid, policy_of(order)), order);
  EXPECT_TRUE(techniques_met(grid, policy_of({})).empty());
  // What is not in the policy is not asked for, though its finder serves others that are.
  EXPECT_EQ(techniques_met(grid, policy_of({Technique::kNakedTriple})),
            std::vector<Technique>{Technique::kNakedTriple});
}

TEST(EachHit, EndsWhenTheSinkHasEnoughAndSaysSo) {
  const Grid grid = test::grid(kExample);
  int hits = 0;
  EXPECT_TRUE(each_hit(grid, policy_all(), [&](const Hit&) { return ++hits == 3; }));
  EXPECT_EQ(hits, 3);
  EXPECT_FALSE(each_hit(grid, policy_of({Technique::kHiddenSingle, Technique::kPointing}),
                        [](const Hit&) { return false; }));
}

TEST(EachHit, EndsWithAStopBeforeTheNextTechnique) {
  const Grid grid = test::grid(kExample);
  std::atomic<bool> asked = false;
  const Stop stop(&asked);
  std::vector<Technique> met;
  EXPECT_TRUE(each_hit(
      grid, policy_of({Technique::kHiddenSingle, Technique::kPointing}),
      [&](const Hit& hit) {
        met.push_back(hit.technique);
        asked = true;
        return false;
      },
      &stop));
  ASSERT_FALSE(met.empty());
  EXPECT_EQ(met.back(), Technique::kHiddenSingle);
}

TEST(EachHit, HandsThePolicysOptionsToTheFinders) {
  Grid grid;
  for (Cell c : {test::at(1, 1), test::at(1, 5), test::at(5, 5), test::at(5, 9), test::at(8, 9),
                 test::at(8, 2)}) {
    test::keep(grid, c, {3, 7});
  }
  auto longest = [&](int most) {
    Policy policy = policy_of({Technique::kRemotePair});
    policy.options.chains.most_pair_cells = most;
    int length = 0;
    each_hit(grid, policy, [&](const Hit& hit) {
      length = std::max(length, hit.length);
      return false;
    });
    return length;
  };
  EXPECT_EQ(longest(10), 12);
  EXPECT_EQ(longest(4), 8);
}

}  // namespace
}  // namespace nonet

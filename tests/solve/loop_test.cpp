// The loop that takes the first hit of the first technique, and which loop a policy asks for.
#include "nonet/solve/loop.h"

#include "nonet/rate/hodoku/hodoku.h"
#include "nonet/rate/hodoku/loop.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

constexpr std::string_view kExample =
    "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5";

// The effects of the hit that is taken, and of those refused before.
std::vector<std::string> offered(Loop& loop, int refused) {
  std::vector<std::string> all;
  const bool taken = loop.next(
      [&](const Hit& hit) {
        all.push_back(test::effects(hit.told(loop.grid())));
        return refused-- == 0;
      },
      nullptr);
  EXPECT_TRUE(taken);
  return all;
}

TEST(Loop, OffersHitsInTheOrderOfThePolicyAndPassesOverWhatIsRefused) {
  const Grid start = test::grid(kExample);
  const auto loop = make_loop(start, policy_all());
  std::vector<std::string> wanted;
  for (const Step& step : test::all_steps(start, policy_all())) {
    wanted.push_back(test::effects(step));
    if (wanted.size() == 6) break;
  }
  EXPECT_EQ(offered(*loop, 5), wanted);
  // Nothing was taken, so nothing has changed.
  EXPECT_EQ(loop->grid(), start);
  EXPECT_EQ(offered(*loop, 0), std::vector<std::string>{wanted.front()});
}

TEST(Loop, CarriesOutWhatIsTaken) {
  for (const Policy& policy : {policy_all(), policy_hodoku()}) {
    const auto loop = make_loop(test::grid(kExample), policy);
    for (int steps = 0; steps < 20; ++steps) {
      std::optional<KeptHit> hit;
      ASSERT_TRUE(loop->next(
          [&](const Hit& found) {
            hit.emplace(found);
            return true;
          },
          nullptr));
      Grid after = loop->grid();
      apply(hit->placements, hit->removals, after);
      loop->take(hit->placements, hit->removals);
      EXPECT_EQ(loop->grid(), after);
    }
  }
}

TEST(Loop, IsTheOneThatThePolicyAsksFor) {
  EXPECT_NE(dynamic_cast<HodokuLoop*>(make_loop(Grid(), policy_hodoku()).get()), nullptr);
  EXPECT_EQ(dynamic_cast<HodokuLoop*>(make_loop(Grid(), policy_all()).get()), nullptr);
  // It stays the same where techniques are left out.
  const Policy fewer = *restrict_policy(policy_hodoku(), {}, {"fish"});
  EXPECT_NE(dynamic_cast<HodokuLoop*>(make_loop(Grid(), fewer).get()), nullptr);
}

TEST(Loop, AStopEndsItWithoutAHit) {
  std::atomic<bool> asked = true;
  const Stop stop(&asked);
  Policy trials{"", {Technique::kTrial}};
  const auto trial = make_loop(test::grid(kExample), trials);
  EXPECT_FALSE(trial->next([](const Hit&) { return true; }, &stop));
  asked = false;
  EXPECT_TRUE(
      make_loop(test::grid(kExample), trials)->next([](const Hit&) { return true; }, nullptr));
}

}  // namespace
}  // namespace nonet

// HoDoKu's loop as a loop like others: its own ground, techniques left out, and an end when it is
// asked for. Its sums and paths are in hodoku_test.cpp.
#include "nonet/rate/hodoku/loop.h"

#include <atomic>

#include "nonet/rate/hodoku/hodoku.h"
#include "support/hodoku_replay.h"
#include "support/patterns.h"
#include "support/several.h"
#include "support/support.h"

namespace nonet {
namespace {

constexpr std::string_view kExample =
    "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5";

std::shared_ptr<const HodokuPlan> plan_of(const Policy& policy) {
  return std::make_shared<const HodokuPlan>(policy);
}

// Walks to the end; the techniques and effects of its way.
std::vector<std::string> way_of(HodokuLoop& loop, FunctionRef<bool(Technique)> accept) {
  std::vector<std::string> way;
  std::optional<KeptHit> hit;
  auto take = [&](const Hit& found) {
    if (!accept(found.technique)) return false;
    hit.emplace(found);
    return true;
  };
  while (loop.next(take, nullptr)) {
    way.push_back(std::string(row_of(hit->technique).slug) + " " +
                  test::effects(hit->hit().told(loop.grid())));
    loop.take(hit->placements, hit->removals);
  }
  return way;
}

const auto any = [](Technique) { return true; };

// A subset that is left out leaves its other side to be looked for: naked two of five cells are
// hidden three.
TEST(HodokuLoop, GoesTheSameWayWhetherATechniqueIsNotAskedForOrAlwaysRefused) {
  std::mt19937 random(101);
  for (int round = 0; round < test::rounds(15); ++round) {
    const Grid start = *Grid::from(test::random_puzzle(random));
    for (const char* name : {"naked-pair", "locked-pair", "pointing", "skyscraper", "singles"}) {
      const std::vector<Technique> left_out = techniques_named(name);
      HodokuLoop fewer(start, plan_of(*restrict_policy(policy_hodoku(), {}, {name})));
      HodokuLoop refusing(start, plan_of(policy_hodoku()));
      EXPECT_EQ(way_of(fewer, any), way_of(refusing,
                                           [&](Technique t) {
                                             return std::find(left_out.begin(), left_out.end(),
                                                              t) == left_out.end();
                                           }))
          << name << " " << test::line_of(start.board());
    }
  }
}

TEST(HodokuLoop, CorpusLooksUpWhatHodokuLooksUp) {
  NONET_NEEDS_SHARED_DATA(data);
  const TechniqueSet brute_force = {Technique::kBruteForce};
  EXPECT_EQ(test::expect_chosen_in_paths(brute_force, data / "hodoku" / "paths.txt"), 184);
  const TechniqueSet with_templates = {Technique::kTemplateSet, Technique::kTemplateDelete,
                                       Technique::kBruteForce};
  EXPECT_EQ(test::expect_chosen_in_paths(with_templates, data / "hodoku" / "alt1.txt"), 1);
}

TEST(HodokuLoop, LooksNothingUpWhereThereAreSeveralSolutions) {
  Policy only{"only", {Technique::kBruteForce}};
  HodokuLoop loop(Grid(), plan_of(only));
  EXPECT_FALSE(loop.next([](const Hit&) { return true; }, nullptr));
}

TEST(HodokuLoop, LooksByItselfWhetherThePuzzleHasOneSolution) {
  std::mt19937 random(102);
  int tempting = 0;
  test::each_ambiguous(random, test::rounds(60), [&](const test::Ambiguous& board) {
    for (const Grid& start : {*Grid::from(board.givens), board.narrowed}) {
      HodokuLoop loop(start, plan_of(policy_hodoku()));
      way_of(loop, [&](Technique t) {
        tempting += test::has_uniqueness_step(loop.grid()) ? 1 : 0;
        EXPECT_NE(row_of(t).family, Family::kUniqueness);
        return true;
      });
    }
  });
  EXPECT_GT(tempting, test::rounds(60));
}

TEST(HodokuLoop, BelievesWhoeverKnows) {
  std::mt19937 random(103);
  int used = 0;
  for (int round = 0; round < test::rounds(60); ++round) {
    const Grid start = *Grid::from(test::random_puzzle(random));
    HodokuLoop doubting(start, plan_of(policy_hodoku()));
    doubting.set_one_solution(false);
    way_of(doubting, [](Technique t) {
      EXPECT_NE(row_of(t).family, Family::kUniqueness);
      return true;
    });
    HodokuLoop sure(start, plan_of(policy_hodoku()));
    sure.set_one_solution(true);
    HodokuLoop itself(start, plan_of(policy_hodoku()));
    auto counting = [&](Technique t) {
      used += row_of(t).family == Family::kUniqueness ? 1 : 0;
      return true;
    };
    EXPECT_EQ(way_of(sure, counting), way_of(itself, any));
  }
  EXPECT_TRUE(used > 0 || test::sanitized());  // which leaves few rounds
}

TEST(HodokuLoop, AStopEndsTheLookForPatterns) {
  std::atomic<bool> asked = true;
  const Stop stop(&asked);
  HodokuLoop loop(test::grid(kExample), plan_of(policy_hodoku()));
  loop.take_singles();
  // Where the first groups have nothing a stop is noticed before the next is asked.
  int offered = 0;
  EXPECT_FALSE(loop.next_pattern(
      [&](const Hit&) {
        ++offered;
        return false;
      },
      &stop));
  asked = false;
  const Stop none;
  int all = 0;
  HodokuLoop(loop.grid(), plan_of(policy_hodoku()))
      .next_pattern(
          [&](const Hit&) {
            ++all;
            return false;
          },
          &none);
  EXPECT_LT(offered, all);
  // What it did not look at it must not remember as empty.
  EXPECT_TRUE(loop.next_pattern([](const Hit&) { return true; }));
}

TEST(HodokuLoop, TakesSinglesAsItWouldOneByOne) {
  std::mt19937 random(104);
  for (int round = 0; round < test::rounds(20); ++round) {
    const Grid start = *Grid::from(test::random_puzzle(random));
    HodokuLoop at_once(start, plan_of(policy_hodoku()));
    const HodokuSingles::Counts counts = at_once.take_singles();
    HodokuLoop one_by_one(start, plan_of(*restrict_policy(policy_hodoku(), {"singles"}, {})));
    EXPECT_EQ(way_of(one_by_one, any).size(), counts[0] + counts[1] + counts[2]);
    EXPECT_EQ(at_once.full(), at_once.grid().open().empty());
    EXPECT_EQ(one_by_one.grid(), at_once.grid());
  }
}

}  // namespace
}  // namespace nonet

// The list of everything that can be done now.
#include "nonet/explain/steps_now.h"

#include <map>
#include <thread>

#include "nonet/logic/finder.h"
#include "nonet/proof/checker.h"
#include "nonet/solve/solver.h"
#include "nonet/text/expert.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

const std::string kExample =
    "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5";

// The technique; the first of those that are sought together with it.
Technique place_of(Technique technique) {
  if (!asks_rows_together(finder_of(technique))) return technique;
  for (Technique t : all_techniques()) {
    if (finder_of(t) == finder_of(technique)) return t;
  }
  return technique;
}

TEST(StepsNow, AreProvedAndEachLineIsToldOnce) {
  Grid grid = test::grid(kExample);
  std::vector<Step> steps = steps_now(grid, policy_all());
  EXPECT_GT(steps.size(), 30U);
  for (std::size_t i = 0; i < steps.size(); ++i) {
    EXPECT_TRUE(check(grid, steps[i]).proved());
    EXPECT_NE(steps[i].technique, Technique::kTrial);
    EXPECT_LE(place_of(steps[i == 0 ? 0 : i - 1].technique), place_of(steps[i].technique)) << i;
  }
  EXPECT_FALSE(steps_now(grid, *restrict_policy(policy_all(), {"trial"}, {})).empty());
}

TEST(StepsNow, AssumeNoSingleSolutionWhereThereAreSeveral) {
  std::mt19937 random(22);
  const Policy uniqueness = *restrict_policy(policy_all(), {"uniqueness"}, {});
  const Policy easier = *restrict_policy(policy_all(), {"singles", "intersections"}, {});
  int cases = 0;
  for (int round = 0; round < 200 && cases < 3; ++round) {
    Board givens = test::random_puzzle(random);
    EXPECT_TRUE(ground_of(*Grid::from(givens)).one_solution());
    // One given less, and a puzzle that is minimal has several solutions.
    for (Cell c : Cell::all()) {
      if (!givens.has(c)) continue;
      givens.clear(c);
      break;
    }
    const Grid grid = find_path(*Grid::from(givens), easier).end;
    if (ground_of(grid).one_solution() || test::all_steps(grid, uniqueness).empty()) continue;
    ++cases;
    for (const Step& step : steps_now(grid, policy_all())) EXPECT_TRUE(step.deadly.empty());
  }
  EXPECT_EQ(cases, 3);
}

// Whatever the bound: of each technique the first steps, and of those that are bound there is more.
TEST(StepsNow, OfEachTechniqueNoMoreThanAsked) {
  const Grid grid =
      find_path(test::grid(kExample), *restrict_policy(policy_all(), {"singles"}, {})).end;
  using Lines = std::map<Technique, std::vector<std::string>>;
  auto listed = [&](std::size_t most, ListEnd& end) {
    Lines lines;
    auto keep = [&](const Step& step) {
      lines[step.technique].push_back(expert_line(step, grid));
      return false;
    };
    end = each_step_now(grid, policy_all(), keep, {}, most);
    return lines;
  };
  ListEnd end;
  const Lines all = listed(kAllOfThem, end);
  EXPECT_TRUE(end.bound.empty());
  for (const std::size_t most : {std::size_t{1}, std::size_t{3}, std::size_t{10}}) {
    const Lines few = listed(most, end);
    EXPECT_FALSE(end.stopped);
    std::size_t bound = 0;
    for (const auto& [technique, lines] : all) {
      const bool has_more = lines.size() > most;
      std::vector<std::string> first = lines;
      first.resize(std::min(most, lines.size()));
      EXPECT_EQ(few.at(technique), first) << row_of(technique).name;
      EXPECT_EQ(std::count(end.bound.begin(), end.bound.end(), technique), has_more ? 1 : 0)
          << row_of(technique).name;
      bound += has_more ? 1 : 0;
    }
    EXPECT_GT(bound, 0U);
    EXPECT_EQ(few.size(), all.size());
  }
}

TEST(StepsNow, AStopEndsTheListAtTheNextStep) {
  const Grid grid = test::grid(kExample);
  std::atomic<bool> asked{false};
  int told = 0;
  auto count = [&](const Step&) {
    asked = ++told == 3;
    return false;
  };
  EXPECT_TRUE(each_step_now(grid, policy_all(), count, Stop(&asked)).stopped);
  EXPECT_EQ(told, 3);
  // The clock too is looked at before each.
  const auto deadline = Stop::Clock::now() + std::chrono::milliseconds(300);
  told = 0;
  auto wait = [&](const Step&) {
    ++told;
    std::this_thread::sleep_until(deadline);
    return false;
  };
  EXPECT_TRUE(each_step_now(grid, policy_all(), wait, Stop(deadline)).stopped);
  EXPECT_LE(told, 1);
}

}  // namespace
}  // namespace nonet

// The solver's promises: every step proved, none that the ground does not carry, the same way
// whether it is walked step by step or at once, and an end when it is asked for.
#include "nonet/solve/solver.h"

#include "nonet/proof/checker.h"
#include "nonet/rate/hodoku/hodoku.h"
#include "nonet/rate/hodoku/loop.h"
#include "support/patterns.h"
#include "support/several.h"
#include "support/support.h"

namespace nonet {
namespace {

constexpr std::string_view kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr std::string_view kExample =
    "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5";

bool says_true(const Step& step, const Board& solution) {
  for (Candidate x : step.placements) {
    if (solution.at(x.cell) != x.digit) return false;
  }
  for (Candidate x : step.removals) {
    if (solution.at(x.cell) == x.digit) return false;
  }
  return true;
}

bool says_true(const Hit& hit, const Board& solution, const Grid& grid) {
  return says_true(hit.told(grid), solution);
}

std::vector<Policy> policies() {
  return {policy_all(), policy_hodoku()};
}

// Of puzzles with two to six solutions none may come out solved: what is proved holds in all.
TEST(Solver, UsesNothingThatAssumesOneSolutionWhereThereAreSeveral) {
  std::mt19937 random(81);
  int tempting = 0;
  test::each_ambiguous(random, test::rounds(150), [&](const test::Ambiguous& board) {
    for (const Policy& policy : policies()) {
      Solver solver(*Grid::from(board.givens), policy);
      EXPECT_FALSE(solver.policy().allows(Technique::kTrial));
      const Path path = solver.path([&](const Step& step, const Grid& before) {
        tempting += test::has_uniqueness_step(before) ? 1 : 0;
        EXPECT_TRUE(step.deadly.empty()) << row_of(step.technique).slug;
        for (const Board& solution : board.solutions) EXPECT_TRUE(says_true(step, solution));
        return false;
      });
      EXPECT_FALSE(path.solved()) << test::line_of(board.givens);
      solver.each_now([](Step&& step) {
        EXPECT_TRUE(step.deadly.empty()) << row_of(step.technique).slug;
        return false;
      });
    }
  });
  EXPECT_GT(tempting, test::rounds(150));
}

// Uniqueness is a matter of the givens, so what was struck since does not make it so.
TEST(Solver, UsesNothingThatAssumesOneSolutionOnBoardsThatHaveOneByWhatWasStruck) {
  std::mt19937 random(82);
  int tempting = 0;
  test::each_ambiguous(random, test::rounds(150), [&](const test::Ambiguous& board) {
    for (const Policy& policy : policies()) {
      Solver(board.narrowed, policy).path([&](const Step& step, const Grid& before) {
        tempting += test::has_uniqueness_step(before) ? 1 : 0;
        EXPECT_TRUE(step.deadly.empty());
        EXPECT_TRUE(says_true(step, board.kept)) << test::line_of(board.givens);
        return false;
      });
    }
    const HodokuRating rating = rate_hodoku(board.narrowed);
    for (Technique t : all_techniques()) {
      if (row_of(t).family == Family::kUniqueness) {
        EXPECT_EQ(rating.uses_of(t), 0);
      }
    }
    HodokuLoop loop(board.narrowed, std::make_shared<HodokuPlan>(policy_hodoku()));
    std::optional<KeptHit> hit;
    auto accept = [&](const Hit& found) {
      hit.emplace(found);
      return true;
    };
    while (loop.next(accept, nullptr)) {
      EXPECT_TRUE(says_true(hit->hit(), board.kept, loop.grid())) << test::line_of(board.givens);
      loop.take(hit->placements, hit->removals);
    }
  });
  EXPECT_GT(tempting, test::rounds(150));
}

TEST(Solver, GivesNothingOnAStartThatContradictsItsPuzzle) {
  std::mt19937 random(83);
  for (int round = 0; round < test::rounds(20); ++round) {
    const Grid puzzle = *Grid::from(test::random_puzzle(random));
    Board solution;
    ASSERT_EQ(test::count_solutions(puzzle, 2, &solution), 1);
    for (Cell c : puzzle.open()) {
      Grid wrong = puzzle;
      wrong.eliminate(c, *solution.at(c));
      for (const Policy& policy : policies()) {
        Solver solver(wrong, policy);
        EXPECT_EQ(solver.next(), nullptr);
        solver.take();
        EXPECT_EQ(solver.grid(), wrong);
        solver.each_now([](Step&&) {
          ADD_FAILURE();
          return false;
        });
        EXPECT_TRUE(solver.path().steps.empty());
      }
      if (random() % 4 != 0) break;
    }
  }
}

TEST(Solver, StepByStepGoesTheWayThatThePathGoes) {
  std::mt19937 random(84);
  for (int round = 0; round < test::rounds(25); ++round) {
    const Grid start = *Grid::from(test::random_puzzle(random));
    for (const Policy& policy : policies()) {
      const Path path = find_path(start, policy);
      Solver solver(start, policy);
      std::size_t steps = 0;
      while (const Step* step = solver.next()) {
        ASSERT_LT(steps, path.steps.size());
        const Step first = *step;
        EXPECT_EQ(first, path.steps[steps++]);
        // Asking again changes nothing.
        EXPECT_EQ(*solver.next(), first);
        EXPECT_TRUE(check(solver.grid(), first).proved());
        solver.take();
      }
      EXPECT_EQ(steps, path.steps.size());
      EXPECT_EQ(solver.grid(), path.end);
      // Somebody who looks at all that could be done does not change the way either.
      Solver looked(start, policy);
      for (std::size_t i = 0; i < std::min<std::size_t>(path.steps.size(), 5); ++i) {
        looked.each_now([](Step&& step) { return step.technique > Technique::kNakedSingle; });
        ASSERT_NE(looked.next(), nullptr);
        EXPECT_EQ(*looked.next(), path.steps[i]);
        looked.take();
      }
    }
  }
}

TEST(Solver, HodokusWayHasTheTechniquesThatItsRatingCounts) {
  std::mt19937 random(85);
  for (int round = 0; round < test::rounds(40); ++round) {
    const Grid start = *Grid::from(test::random_puzzle(random));
    HodokuRating counted;
    const Path path = find_path(start, policy_hodoku());
    for (const Step& step : path.steps) counted.count(step.technique);
    EXPECT_EQ(finished(counted, path.end), rate_hodoku(start));
    const Ground ground = ground_of(start);
    EXPECT_EQ(rate_hodoku(start, &ground), rate_hodoku(start));
  }
}

TEST(Solver, TakeWithoutAskingTakesNothing) {
  Solver solver(test::grid(kEasy), policy_all());
  solver.take();
  EXPECT_EQ(solver.grid(), test::grid(kEasy));
  ASSERT_NE(solver.next(), nullptr);
  solver.take();
  const Grid after = solver.grid();
  EXPECT_NE(after, test::grid(kEasy));
  solver.take();
  EXPECT_EQ(solver.grid(), after);
}

TEST(Solver, HasNothingToSayOfASolvedGrid) {
  const Path path = find_path(test::grid(kEasy), policy_all());
  ASSERT_TRUE(path.solved());
  EXPECT_EQ(Solver(path.end, policy_all()).next(), nullptr);
}

TEST(Solver, ThePathEndsWhereItsListenerHasEnough) {
  Solver solver(test::grid(kEasy), policy_all());
  int heard = 0;
  const Path path = solver.path([&](const Step& step, const Grid& before) {
    EXPECT_EQ(before, solver.grid());
    EXPECT_TRUE(check(before, step).proved());
    return ++heard == 4;
  });
  // The last one was told, not taken.
  EXPECT_EQ(path.steps.size(), 3U);
  EXPECT_FALSE(path.solved());
  EXPECT_EQ(solver.path().steps.size(), 48U);
  EXPECT_TRUE(solver.grid().solved());
}

TEST(Solver, TellsAllThatCanBeDoneNowInTheOrderOfItsPolicy) {
  std::mt19937 random(86);
  for (int round = 0; round < test::rounds(10); ++round) {
    const Grid start = *Grid::from(test::random_puzzle(random));
    Policy policy = policy_all();
    std::erase(policy.order, Technique::kTrial);
    std::shuffle(policy.order.begin(), policy.order.end(), random);
    std::vector<Step> told;
    Solver(start, policy).each_now([&](Step&& step) {
      told.push_back(std::move(step));
      return false;
    });
    EXPECT_EQ(told, test::all_steps(start, policy));
    int few = 0;
    Solver(start, policy).each_now([&](Step&&) { return ++few == 3; });
    EXPECT_EQ(few, std::min<int>(3, static_cast<int>(told.size())));
  }
}

TEST(Solver, AStopThatIsRequestedEndsItAtOnce) {
  for (const Policy& policy : policies()) {
    std::atomic<bool> asked = false;
    Solver solver(test::grid(kExample), policy, Stop(&asked));
    ASSERT_NE(solver.next(), nullptr);
    solver.take();
    EXPECT_FALSE(solver.stopped());
    asked = true;
    EXPECT_EQ(solver.next(), nullptr);
    EXPECT_TRUE(solver.stopped());
    EXPECT_TRUE(solver.path().steps.empty());
    Solver late(test::grid(kExample), policy, Stop(Stop::Clock::now()));
    EXPECT_EQ(late.next(), nullptr);
    EXPECT_TRUE(late.stopped());
  }
}

TEST(Solver, AStopReachesIntoAFinder) {
  // One finder, many steps: after the first a stop is requested, and no second comes.
  const Grid start = test::grid(
      "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
  const Policy trials{"", {Technique::kTrial}};
  auto told = [&](bool stopping) {
    std::atomic<bool> asked = false;
    int steps = 0;
    Solver(start, trials, Stop(&asked)).each_now([&](Step&&) {
      asked = stopping;
      return ++steps == 5;
    });
    return steps;
  };
  EXPECT_EQ(told(false), 5);
  EXPECT_EQ(told(true), 1);
}

TEST(Solver, KeepsItsStateWhenItIsMoved) {
  Solver first(test::grid(kExample), policy_hodoku());
  first.next();
  first.take();
  const Step next = *first.next();
  Solver second = std::move(first);
  EXPECT_EQ(*second.next(), next);
  Solver third(test::grid(kEasy), policy_all());
  third = std::move(second);
  EXPECT_EQ(*third.next(), next);
}

TEST(Grounded, LeavesAPolicyAsItIsOnlyWhereThereIsOneSolution) {
  using Solutions = Ground::Solutions;
  const Policy certain = without_uniqueness(policy_all());
  Policy less = certain;
  std::erase(less.order, Technique::kTrial);
  auto order_on = [](const Ground& ground) { return grounded(policy_all(), ground).order; };
  EXPECT_EQ(order_on({Solutions::kOne, Solutions::kOne, true, {}}), policy_all().order);
  // Nearly every trial would end in one of the solutions.
  EXPECT_EQ(order_on({Solutions::kSeveral, Solutions::kSeveral, true, {}}), less.order);
  EXPECT_EQ(order_on({Solutions::kSeveral, Solutions::kOne, true, {}}), certain.order);
  EXPECT_EQ(order_on({Solutions::kOne, Solutions::kNone, false, {}}), certain.order);
}

}  // namespace
}  // namespace nonet

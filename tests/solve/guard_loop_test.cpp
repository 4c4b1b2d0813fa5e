// The guard in the Solver itself: whatever a loop offers, a step that assumes one solution is taken
// only where the puzzle has one. Policies leave such techniques out before; this is for the loop
// that forgets to.
#include "nonet/logic/finder.h"
#include "nonet/proof/checker.h"
#include "nonet/solve/loop.h"
#include "nonet/solve/solver.h"
#include "support/several.h"
#include "support/support.h"

namespace nonet {
namespace {

// Offers every hit that assumes one solution, and nothing else, whatever its policy says.
class Reckless : public Loop {
 public:
  explicit Reckless(const Grid& start) : grid_(start) {}

  const Grid& grid() const override { return grid_; }
  bool next(Sink accept, const Stop*) override {
    bool taken = false;
    for (Technique t : all_techniques()) {
      if (row_of(t).family != Family::kUniqueness) continue;
      find(t, grid_, [&](const Hit& hit) {
        ++offered;
        return taken = accept(hit);
      });
      if (taken) return true;
    }
    return false;
  }
  void take(std::span<const Candidate> placements, std::span<const Candidate> removals) override {
    apply(placements, removals, grid_);
  }

  static int offered;

 private:
  Grid grid_;
};

int Reckless::offered = 0;

Policy reckless() {
  Policy policy = policy_all();
  policy.loop = [](const Grid& start, const Policy&) -> std::unique_ptr<Loop> {
    return std::make_unique<Reckless>(start);
  };
  return policy;
}

TEST(Guard, RefusesWhatAssumesOneSolutionWhereThePuzzleHasSeveralWhoeverOffersIt) {
  std::mt19937 random(91);
  Reckless::offered = 0;
  int refused = 0;
  test::each_ambiguous(random, 60, [&](const test::Ambiguous& board) {
    // Also where what was struck since has left one solution.
    for (const Grid& start : {*Grid::from(board.givens), board.narrowed}) {
      Solver solver(start, reckless());
      EXPECT_EQ(solver.next(), nullptr) << test::line_of(board.givens);
      refused += solver.refused();
    }
  });
  EXPECT_GT(refused, 0);
  EXPECT_EQ(refused, Reckless::offered);
}

TEST(Guard, LetsItThroughWhereThePuzzleHasOne) {
  std::mt19937 random(92);
  int taken = 0;
  // Few puzzles have such a step first: on until one is met.
  for (int round = 0; round < 150 && (round < test::rounds(150) || taken == 0); ++round) {
    Solver solver(*Grid::from(test::random_puzzle(random)), reckless());
    while (const Step* step = solver.next()) {
      EXPECT_FALSE(step->deadly.empty());
      EXPECT_TRUE(check(solver.grid(), *step).proved());
      ++taken;
      solver.take();
    }
  }
  EXPECT_GT(taken, 0);
}

}  // namespace
}  // namespace nonet

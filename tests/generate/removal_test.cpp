#include "nonet/generate/removal.h"

#include <algorithm>

#include "nonet/generate/solutions.h"
#include "nonet/generate/unavoidable.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::count_solutions;
using test::line_of;
using test::rounds;

std::vector<Removal> full_grids(int count) {
  std::vector<Removal> removals(static_cast<std::size_t>(count));
  for (std::size_t i = 0; i < removals.size(); ++i) {
    Random random({3, i, 0});
    removals[i].solution = removals[i].puzzle = random_solution(random);
    removals[i].order = single_cells(random);
  }
  return removals;
}

TEST(Removal, TakesClueAfterClueAsLongAsThereIsOneSolution) {
  std::vector<Removal> removals = full_grids(rounds(60));
  remove_clues(removals);
  for (const Removal& removal : removals) {
    // The same the plain way, by another solver.
    Board expected = removal.solution;
    for (const CellSet& cell : removal.order) {
      Board without = expected;
      without.clear(cell.first());
      if (count_solutions(without, 2) == 1) expected = without;
    }
    EXPECT_EQ(line_of(removal.puzzle), line_of(expected));
  }
}

TEST(Removal, TakesSetsAsAWholeOrNotAtAll) {
  std::vector<Removal> removals = full_grids(rounds(60));
  for (Removal& removal : removals) {
    std::vector<CellSet> pairs;
    for (std::size_t i = 0; i + 1 < 81; i += 2) {
      pairs.push_back(removal.order[i] | removal.order[i + 1]);
    }
    removal.order = pairs;
  }
  remove_clues(removals);
  for (const Removal& removal : removals) {
    Board expected = removal.solution;
    for (const CellSet& pair : removal.order) {
      Board without = expected;
      for (const Cell c : pair) without.clear(c);
      if (count_solutions(without, 2) == 1) expected = without;
    }
    EXPECT_EQ(line_of(removal.puzzle), line_of(expected));
  }
}

TEST(Removal, LeavesAsManyCluesAsAreAskedFor) {
  std::vector<Removal> removals = full_grids(20);
  for (Removal& removal : removals) removal.fewest = 33;
  remove_clues(removals);
  for (const Removal& removal : removals) {
    EXPECT_EQ(removal.puzzle.count(), 33);
    EXPECT_EQ(count_solutions(removal.puzzle, 2), 1);
  }
}

TEST(Removal, ComesToTheSameWithEveryInstructionSet) {
  std::vector<Removal> first = full_grids(100);
  remove_clues(first, {available_isas().front()});
  for (const Isa isa : available_isas()) {
    std::vector<Removal> other = full_grids(100);
    remove_clues(other, {isa});
    for (std::size_t i = 0; i < other.size(); ++i) {
      EXPECT_EQ(line_of(other[i].puzzle), line_of(first[i].puzzle)) << name_of(isa);
    }
  }
}

TEST(Removal, OfNothingIsNothing) {
  remove_clues({});
  std::vector<Removal> removals = full_grids(1);
  removals[0].order.clear();
  remove_clues(removals);
  EXPECT_TRUE(removals[0].puzzle.full());
}

TEST(UnavoidableSets, LeaveAnotherSolutionWhereNoneOfThemIsAClue) {
  for (std::uint64_t i = 0; i < static_cast<std::uint64_t>(rounds(20)); ++i) {
    Random random({4, i, 0});
    const Board solution = random_solution(random);
    const std::vector<CellSet> sets = small_unavoidable_sets(solution);
    EXPECT_GT(sets.size(), 20U);
    for (const CellSet& set : sets) {
      Board without = solution;
      for (const Cell c : set) without.clear(c);
      EXPECT_GT(count_solutions(without, 2), 1) << line_of(without);
    }
  }
}

TEST(UnavoidableSets, AreFoundWhereTwoDigitsFillARectangle) {
  Random random({5, 0, 0});
  for (int i = 0; i < 50; ++i) {
    const Board solution = random_solution(random);
    const std::vector<CellSet> sets = small_unavoidable_sets(solution);
    for (int row = 0; row < 3; ++row) {
      for (int other = row + 1; other < 3; ++other) {
        for (int a = 0; a < 9; ++a) {
          for (int b = a + 1; b < 9; ++b) {
            if (a / 3 == b / 3 || solution.at(cell_at(row, a)) != solution.at(cell_at(other, b)) ||
                solution.at(cell_at(row, b)) != solution.at(cell_at(other, a))) {
              continue;
            }
            const CellSet corners = {cell_at(row, a), cell_at(row, b), cell_at(other, a),
                                     cell_at(other, b)};
            EXPECT_NE(std::find(sets.begin(), sets.end(), corners), sets.end());
          }
        }
      }
    }
  }
}

}  // namespace
}  // namespace nonet

// Neighbours, minimal subsets and unavoidable sets, against trying everything.
#include "nonet/generate/neighbours.h"

#include <set>

#include "nonet/core/canon.h"
#include "nonet/generate/unavoidable.h"
#include "nonet/search/search.h"
#include "support/support.h"

namespace nonet {
namespace {

bool is_minimal(const Board& puzzle) {
  for (const Cell c : Cell::all()) {
    if (!puzzle.at(c)) continue;
    Board less = puzzle;
    less.clear(c);
    if (test::count_solutions(less, 2) == 1) return false;
  }
  return true;
}

TEST(Neighbours, OfOneClueExchangedAreAllThatAre) {
  std::mt19937 random(51);
  const Board puzzle = test::random_puzzle(random);
  std::set<std::string> expected;
  for (const Cell gone : Cell::all()) {
    if (!puzzle.at(gone)) continue;
    Board less = puzzle;
    less.clear(gone);
    // What no solution has needs no looking at.
    std::set<std::pair<int, int>> seen;
    enumerate(*Grid::from(less), 100'000, [&](const Board& solution) {
      for (const Cell c : Cell::all()) seen.insert({c.index(), solution.at(c)->index()});
      return true;
    });
    for (const auto& [cell, digit] : seen) {
      if (less.at(Cell(cell))) continue;
      Board other = less;
      other.set(Cell(cell), Digit(digit));
      if (other == puzzle || !search(*Grid::from(other)).unique()) continue;
      if (test::count_solutions(other, 2) == 1 && is_minimal(other)) {
        expected.insert(test::line_of(canonical_form(other).board));
      }
    }
  }
  expected.erase(test::line_of(canonical_form(puzzle).board));
  std::set<std::string> found;
  for (const Board& board : neighbours_of(puzzle, {})) found.insert(test::line_of(board));
  EXPECT_EQ(found, expected);
  EXPECT_GT(found.size(), 0U);
}

TEST(Neighbours, WithMoreCluesThanBeforeAreMinimalAndHaveOneSolution) {
  std::mt19937 random(52);
  const Board puzzle = test::random_puzzle(random);
  const auto found = neighbours_of(puzzle, {1, 2, true}, Stop::after_asks(30));
  for (std::size_t i = 0; i < found.size() && i < 20; ++i) {
    EXPECT_EQ(found[i].count(), puzzle.count() + 1);
    EXPECT_EQ(test::count_solutions(found[i], 2), 1);
    EXPECT_TRUE(is_minimal(found[i]));
  }
  EXPECT_GT(found.size(), 0U);
}

TEST(Subsets, AreAllMinimalPuzzlesOfThatManyClues) {
  std::mt19937 random(53);
  for (int round = 0; round < test::rounds(4); ++round) {
    Board board = test::random_puzzle(random);
    const Board solution = search(*Grid::from(board)).first;
    for (int more = 4; more > 0;) {
      const Cell c(static_cast<int>(random() % 81));
      if (board.at(c)) continue;
      board.set(c, *solution.at(c));
      --more;
    }
    const int clues = board.count() - 4;
    std::vector<Cell> cells;
    for (const Cell c : Cell::all()) {
      if (board.at(c)) cells.push_back(c);
    }
    std::set<std::string> expected, found;
    const auto n = cells.size();
    for (std::size_t a = 0; a < n; ++a) {
      for (std::size_t b = a + 1; b < n; ++b) {
        for (std::size_t c = b + 1; c < n; ++c) {
          Board less = board;
          for (const std::size_t i : {a, b, c}) less.clear(cells[i]);
          if (!search(*Grid::from(less)).unique()) continue;
          for (std::size_t d = c + 1; d < n; ++d) {
            Board last = less;
            last.clear(cells[d]);
            if (search(*Grid::from(last)).unique() && is_minimal(last)) {
              expected.insert(test::line_of(last));
            }
          }
        }
      }
    }
    each_minimal_subset(board, clues, [&](const Board& puzzle) {
      EXPECT_TRUE(found.insert(test::line_of(puzzle)).second) << "twice";
      return true;
    });
    EXPECT_EQ(found, expected);
    EXPECT_GT(found.size(), 0U);
  }
}

TEST(UnavoidableSets, CanBeExchangedAndHoldNoSmallerOne) {
  std::mt19937 random(54);
  const Board solution = test::random_solution(random);
  const auto sets = unavoidable_sets(solution, 9);
  EXPECT_GT(sets.size(), 20U);
  for (const CellSet& set : sets) {
    EXPECT_LE(set.size(), 9);
    Board without = solution;
    for (const Cell c : set) without.clear(c);
    EXPECT_GT(search(*Grid::from(without)).solutions, 1U);
    for (const Cell c : set) {
      Board with = without;
      with.set(c, *solution.at(c));
      EXPECT_TRUE(search(*Grid::from(with)).unique());
    }
  }
}

// Whatever differs from a solution in few cells, with the digits of up to three exchanged, is
// there.
TEST(UnavoidableSets, AreAllThatThereAre) {
  std::mt19937 random(55);
  for (int round = 0; round < test::rounds(3); ++round) {
    const Board solution = test::random_solution(random);
    const auto sets = unavoidable_sets(solution, 12);
    for (int a = 0; a < 9; ++a) {
      for (int b = a + 1; b < 9; ++b) {
        for (int c = b; c < 9; ++c) {
          Board open = solution;
          for (const Cell cell : Cell::all()) {
            const int d = solution.at(cell)->index();
            if (d == a || d == b || d == c) open.clear(cell);
          }
          enumerate(*Grid::from(open), 2000, [&](const Board& other) {
            const CellSet differs = difference(solution, other);
            if (differs.empty() || differs.size() > 12) return true;
            EXPECT_TRUE(std::any_of(sets.begin(), sets.end(),
                                    [&](const CellSet& set) { return (set - differs).empty(); }));
            return true;
          });
        }
      }
    }
  }
}

}  // namespace
}  // namespace nonet

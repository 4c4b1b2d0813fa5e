#include "nonet/search/search.h"

#include <set>

#include "support/sat.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::board;
using test::count_solutions;
using test::grid;
using test::line_of;

// A random solution with some cells cleared: anything from one solution to very many.
Board cleared(std::mt19937& random, int cells) {
  Board puzzle = test::random_solution(random);
  std::uniform_int_distribution<int> cell(0, 80);
  for (int i = 0; i < cells; ++i) puzzle.clear(Cell(cell(random)));
  return puzzle;
}

// One digit of a random puzzle is changed to another that its peers allow.
Board disturbed(std::mt19937& random) {
  Board puzzle = test::random_puzzle(random, 45);
  for (Cell c : Cell::all()) {
    if (!puzzle.has(c) || random() % 8 != 0) continue;
    Board without = puzzle;
    without.clear(c);
    auto open = Grid::from(without);
    for (Digit d : open->candidates(c)) {
      if (d == *puzzle.at(c)) continue;
      without.set(c, d);
      return without;
    }
  }
  return puzzle;
}

void expect_agreement(const Board& puzzle, int limit) {
  auto start = Grid::from(puzzle);
  ASSERT_TRUE(start) << line_of(puzzle);
  Board first;
  int expected = count_solutions(puzzle, limit, &first);
  SearchResult found = search(*start, static_cast<std::uint64_t>(limit));
  EXPECT_EQ(found.solutions, static_cast<std::uint64_t>(expected)) << line_of(puzzle);
  EXPECT_EQ(found.complete, expected < limit) << line_of(puzzle);
  if (expected == 1) {
    EXPECT_EQ(line_of(found.first), line_of(first));
  }
  if (expected == 0) return;
  EXPECT_TRUE(is_solution(found.first));
  for (Cell c : Cell::all()) {
    if (puzzle.has(c)) {
      EXPECT_EQ(found.first.at(c), puzzle.at(c));
    }
  }
}

TEST(Search, AgreesWithAnIndependentSolverOnRandomPuzzles) {
  std::mt19937 random(1);
  for (int i = 0; i < test::rounds(60); ++i) expect_agreement(test::random_puzzle(random), 2);
}

TEST(Search, AgreesOnPuzzlesWithManySolutions) {
  std::mt19937 random(2);
  for (int i = 0; i < test::rounds(60); ++i) expect_agreement(cleared(random, 40 + i), 200);
}

TEST(Search, AgreesOnContradictoryPuzzles) {
  std::mt19937 random(3);
  int without = 0;
  for (int i = 0; i < test::rounds(60); ++i) {
    Board puzzle = disturbed(random);
    expect_agreement(puzzle, 50);
    without += count_solutions(puzzle, 1) == 0 ? 1 : 0;
  }
  EXPECT_GT(without, test::rounds(5));
}

TEST(Search, StopsAtTheLimitInAnEmptyGrid) {
  SearchResult found = search(Grid(), 1000);
  EXPECT_EQ(found.solutions, 1000U);
  EXPECT_FALSE(found.complete);
  EXPECT_FALSE(found.unique());
  EXPECT_TRUE(is_solution(found.first));
}

TEST(Search, WithALimitOfZeroKnowsNothing) {
  SearchResult found = search(Grid(), 0);
  EXPECT_EQ(found.solutions, 0U);
  EXPECT_FALSE(found.complete);
}

TEST(Search, HeedsCandidatesThatWereStruck) {
  Grid two =
      grid("1..2.9.362..316..99637.51.2621593874487621953359478621512864397894137265736952418");
  EXPECT_EQ(search(two, 10).solutions, 2U);
  two.eliminate(cell_at(2, 4), Digit::from_number(4));
  SearchResult one = search(two, 10);
  EXPECT_TRUE(one.unique());
  EXPECT_EQ(one.first.number_at(cell_at(2, 4)), 8);
}

TEST(Search, SeesAFullBoardAsItsOwnSolution) {
  std::mt19937 random(4);
  Board full = test::random_solution(random);
  SearchResult found = search(*Grid::from(full));
  EXPECT_TRUE(found.unique());
  EXPECT_EQ(found.first, full);
  EXPECT_EQ(found.guesses, 0U);
}

TEST(Search, TellsAnImpossiblePuzzleWithoutADuplicate) {
  // SEED_SPEC 001 item 17: known to keep simple solvers busy for minutes.
  EXPECT_EQ(
      search(grid(".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4...."
                  "....."))
          .solutions,
      0U);
}

TEST(SearchBatch, AnswersEachGridInItsPlace) {
  std::vector<Grid> grids = {Grid(), grid(std::string(81, '.'))};
  std::mt19937 random(5);
  grids.push_back(*Grid::from(test::random_puzzle(random)));
  std::vector<SearchResult> results(grids.size());
  search_batch(grids, 2, results);
  EXPECT_EQ(results[0].solutions, 2U);
  EXPECT_EQ(results[1].solutions, 2U);
  EXPECT_TRUE(results[2].unique());
}

TEST(Enumerate, HandsOutEachSolutionOnce) {
  std::mt19937 random(6);
  for (int i = 0; i < test::rounds(20); ++i) {
    Board puzzle = cleared(random, 60);
    int expected = count_solutions(puzzle, 300);
    std::set<std::string> seen;
    SearchResult found = enumerate(*Grid::from(puzzle), 300, [&](const Board& solution) {
      EXPECT_TRUE(is_solution(solution));
      seen.insert(line_of(solution));
      return true;
    });
    EXPECT_EQ(seen.size(), static_cast<std::size_t>(expected));
    EXPECT_EQ(found.solutions, static_cast<std::uint64_t>(expected));
  }
}

TEST(Enumerate, StopsWhenTheVisitorSaysSo) {
  int visits = 0;
  SearchResult found = enumerate(Grid(), 1000, [&](const Board&) { return ++visits < 7; });
  EXPECT_EQ(visits, 7);
  EXPECT_EQ(found.solutions, 7U);
  EXPECT_FALSE(found.complete);
}

TEST(SharedDigits, AreThoseThatEverySolutionHas) {
  std::mt19937 random(8);
  int several = 0;
  for (int i = 0; i < test::rounds(40); ++i) {
    Board puzzle = cleared(random, 55);
    if (count_solutions(puzzle, 2000) == 2000) continue;
    Board expected;
    int count = 0;
    enumerate(*Grid::from(puzzle), 2000, [&](const Board& solution) {
      if (count++ == 0) expected = solution;
      for (Cell c : Cell::all()) {
        if (expected.has(c) && expected.at(c) != solution.at(c)) expected.clear(c);
      }
      return true;
    });
    several += count > 1 ? 1 : 0;
    EXPECT_EQ(line_of(shared_digits(*Grid::from(puzzle))), line_of(expected)) << line_of(puzzle);
  }
  EXPECT_GT(several, test::rounds(10));
}

TEST(SharedDigits, AreNoneInAnEmptyGridAndTheCluesWithoutASolution) {
  EXPECT_EQ(line_of(shared_digits(Grid())), std::string(81, '.'));
  std::string impossible = "12345678" + std::string(9, '.') + "9" + std::string(63, '.');
  EXPECT_EQ(line_of(shared_digits(grid(impossible))), impossible);
}

TEST(Search, AgreesWithASatSolverOnRandomStatesOfEveryKind) {
  std::mt19937 random(41);
  int none = 0;
  int one = 0;
  int many = 0;
  for (int round = 0; round < test::rounds(150); ++round) {
    Grid grid = test::random_state(random);
    constexpr int kLimit = 20;
    std::set<std::string> by_sat;
    int expected = test::count_by_sat(
        grid, kLimit, [&](const Board& board) { by_sat.insert(test::line_of(board)); });
    std::set<std::string> by_search;
    SearchResult found = enumerate(grid, kLimit, [&](const Board& board) {
      EXPECT_TRUE(is_solution(board));
      by_search.insert(test::line_of(board));
      return true;
    });
    EXPECT_EQ(found.solutions, static_cast<std::uint64_t>(expected));
    EXPECT_EQ(by_search.size(), found.solutions);
    if (expected < kLimit) {
      EXPECT_EQ(by_search, by_sat);
    }
    (expected == 0 ? none : expected == 1 ? one : many) += 1;
  }
  EXPECT_GT(none, test::rounds(5));
  EXPECT_GT(one, test::rounds(20));
  EXPECT_GT(many, test::rounds(20));
}

}  // namespace
}  // namespace nonet

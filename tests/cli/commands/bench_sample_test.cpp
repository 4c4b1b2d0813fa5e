#include "cli/commands/bench_sample.h"

#include "support/support.h"

namespace nonet::cli {
namespace {

TEST(BenchSample, MinimalPuzzlesHaveOneSolutionAndNotAClueToSpare) {
  for (const Board& puzzle : minimal_puzzles(3)) {
    EXPECT_EQ(test::count_solutions(puzzle, 2), 1);
    for (Cell c : Cell::all()) {
      if (!puzzle.has(c)) continue;
      Board fewer = puzzle;
      fewer.clear(c);
      EXPECT_EQ(test::count_solutions(fewer, 2), 2);
    }
  }
}

TEST(BenchSample, LoosePuzzlesLackThreeOfTheirClues) {
  std::vector<Board> minimal = minimal_puzzles(5);
  std::vector<Board> loose = loose_puzzles(5);
  for (std::size_t i = 0; i < loose.size(); ++i) {
    EXPECT_EQ(loose[i].count(), minimal[i].count() - 3);
    EXPECT_EQ(test::count_solutions(loose[i], 2), 2);
  }
}

TEST(BenchSample, IsTheSameEverywhere) {
  EXPECT_EQ(test::line_of(minimal_puzzles(1)[0]),
            ".19...........8...78.....3.93..2..4..6153.9.8...4.......5281...6......7.........5");
}

}  // namespace
}  // namespace nonet::cli

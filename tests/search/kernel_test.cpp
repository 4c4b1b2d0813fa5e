// Every kernel that this machine runs, against the plain search that shares no code with them and
// against each other: the same counts, the same first solution, whatever the batch.
#include "nonet/search/kernel.h"

#include <algorithm>
#include <array>
#include <thread>

#include "nonet/search/any_topology.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::line_of;

SearchResult plain(const Grid& grid, std::uint64_t limit) {
  return search_any_topology(grid, limit, [](const Board&) { return true; });
}

Grid moved(const Grid& grid, std::mt19937& random) {
  return test::moved(grid, test::random_symmetry(random));
}

// States of every kind, cheaply: images of a few random ones under random symmetries, and with a
// candidate or two less.
std::vector<Grid> states(int seed, int count) {
  std::mt19937 random(static_cast<unsigned>(seed));
  std::vector<Grid> seeds;
  for (int i = 0; i < 15; ++i) seeds.push_back(test::random_state(random));
  std::vector<Grid> grids;
  for (int i = 0; i < count; ++i) {
    Grid grid = moved(seeds[static_cast<std::size_t>(i) % seeds.size()], random);
    for (Cell c : grid.open()) {
      if (random() % 30 == 0) grid.eliminate(c, grid.candidates(c).first());
    }
    grids.push_back(grid);
  }
  return grids;
}

std::vector<SearchResult> batch(const std::vector<Grid>& grids, std::uint64_t limit, Isa isa) {
  std::vector<SearchResult> results(grids.size());
  search_batch(std::span<const Grid>(grids), limit, results, {.isa = isa});
  return results;
}

TEST(Kernel, EachCountsAsThePlainSearchDoes) {
  std::vector<Grid> grids = states(1, test::rounds(200));
  for (std::uint64_t limit : {1U, 2U, 40U}) {
    for (Isa isa : available_isas()) {
      std::vector<SearchResult> found = batch(grids, limit, isa);
      for (std::size_t i = 0; i < grids.size(); ++i) {
        SearchResult expected = plain(grids[i], limit);
        EXPECT_EQ(found[i].solutions, expected.solutions) << name_of(isa);
        EXPECT_EQ(found[i].complete, expected.complete) << name_of(isa);
        SearchResult alone = search(grids[i], limit, {.isa = isa});
        EXPECT_EQ(alone.solutions, expected.solutions) << name_of(isa);
        EXPECT_EQ(alone.complete, expected.complete) << name_of(isa);
      }
    }
  }
}

TEST(Kernel, TheFirstSolutionIsTheSameWithEachAndValid) {
  std::vector<Grid> grids = states(2, test::rounds(200));
  for (std::uint64_t limit : {1U, 2U, 40U}) {
    for (Isa isa : available_isas()) {
      std::vector<SearchResult> found = batch(grids, limit, isa);
      for (std::size_t i = 0; i < grids.size(); ++i) {
        if (found[i].solutions == 0) continue;
        EXPECT_TRUE(is_solution(found[i].first));
        for (Cell c : Cell::all()) EXPECT_TRUE(grids[i].has(c, *found[i].first.at(c)));
        EXPECT_EQ(line_of(found[i].first),
                  line_of(search(grids[i], 1, {.isa = Isa::kScalar}).first));
      }
    }
  }
}

TEST(Kernel, AnswersDoNotDependOnTheBatch) {
  std::vector<Grid> grids = states(3, test::rounds(130));
  for (Isa isa : available_isas()) {
    std::vector<SearchResult> whole = batch(grids, 3, isa);
    for (std::size_t size : {1U, 2U, 7U, 8U, 9U, 16U, 33U}) {
      for (std::size_t from = 0; from < grids.size(); from += size) {
        std::size_t to = std::min(from + size, grids.size());
        std::vector<Grid> part(grids.begin() + static_cast<long>(from),
                               grids.begin() + static_cast<long>(to));
        std::vector<SearchResult> results = batch(part, 3, isa);
        for (std::size_t i = from; i < to; ++i) {
          EXPECT_EQ(results[i - from].solutions, whole[i].solutions);
          EXPECT_EQ(results[i - from].complete, whole[i].complete);
          EXPECT_EQ(results[i - from].first, whole[i].first);
        }
      }
    }
  }
}

// One grid, all lanes: idle ones take what busy ones have put aside, each of it once.
TEST(Kernel, AGridThatAllLanesShareIsCountedAsByAnIndependentSolver) {
  std::mt19937 random(8);
  int hundreds = 0;
  for (int i = 0; i < test::rounds(40); ++i) {
    Board puzzle = test::random_solution(random);
    for (int n = 0; n < 95; ++n) puzzle.clear(Cell(static_cast<int>(random() % 81)));
    const int expected = test::count_solutions(puzzle, 3'000);
    hundreds += expected > 300 && expected < 3'000 ? 1 : 0;
    for (Isa isa : available_isas()) {
      SearchResult found = search(*Grid::from(puzzle), 3'000, {.isa = isa});
      EXPECT_EQ(found.solutions, static_cast<std::uint64_t>(expected)) << line_of(puzzle);
      EXPECT_EQ(found.first, search(*Grid::from(puzzle), 1, {.isa = isa}).first);
    }
  }
  EXPECT_GT(hundreds, 0);
}

// The limit ends a puzzle in all lanes that share it, and no other.
TEST(Kernel, EmptyGridsInABatchAreCountedToTheLimit) {
  std::mt19937 random(4);
  std::vector<Grid> grids(70);
  for (std::size_t i = 0; i < grids.size(); i += 3) {
    grids[i] = *Grid::from(test::random_puzzle(random, 50));
  }
  for (Isa isa : available_isas()) {
    std::vector<SearchResult> found = batch(grids, 300, isa);
    for (std::size_t i = 0; i < grids.size(); ++i) {
      EXPECT_EQ(found[i].solutions, i % 3 == 0 ? 1U : 300U);
      EXPECT_EQ(found[i].complete, i % 3 == 0);
    }
    EXPECT_EQ(found[1].first, search(Grid(), 1, {.isa = Isa::kScalar}).first);
  }
}

// Part of a solution, and then: no more; wrong candidates struck; any candidates struck; a wrong
// digit set. From no solution to very many.
enum class Kind { kPart, kStruck, kSpoilt, kWrong };
constexpr std::array kKinds = {Kind::kPart, Kind::kStruck, Kind::kSpoilt, Kind::kWrong};

Grid grid_of(Kind kind, std::mt19937& random) {
  const Board solution = test::random_solution(random);
  const auto tenths = 1 + random() % 9;
  Board board;
  for (Cell c : Cell::all()) {
    if (random() % 10 < tenths) board.set(c, *solution.at(c));
  }
  Grid grid = *Grid::from(board);
  for (Cell c : CellSet(grid.open())) {
    for (Digit d : grid.candidates(c)) {
      const bool right = solution.at(c) == d;
      if (kind == Kind::kWrong && !right) {
        grid.place(c, d);
        return grid;
      }
      const bool strikes = (kind == Kind::kStruck && !right && random() % 2 == 0) ||
                           (kind == Kind::kSpoilt && random() % 20 == 0);
      if (strikes) grid.eliminate(c, d);
    }
  }
  return grid;
}

TEST(Kernel, BothEnginesOfEachAnswerAsAnIndependentSolverDoes) {
  constexpr int kLimit = 60;
  std::mt19937 random(9);
  std::vector<Grid> grids;
  std::vector<int> expected;
  std::array<int, 3> seen = {};  // grids with no solution, one, several
  for (int i = 0; i < test::rounds(200); ++i) {
    grids.push_back(grid_of(kKinds[random() % kKinds.size()], random));
    expected.push_back(test::count_solutions(grids.back(), kLimit));
    ++seen[static_cast<std::size_t>(std::min(expected.back(), 2))];
  }
  for (int n : seen) EXPECT_GT(n, 0);
  for (Isa isa : available_isas()) {
    std::vector<SearchResult> together = batch(grids, kLimit, isa);
    for (std::size_t i = 0; i < grids.size(); ++i) {
      std::vector<Board> all;
      enumerate(grids[i], kLimit,
                [&](const Board& solution) {
                  EXPECT_TRUE(is_solution(solution));
                  all.push_back(solution);
                  return true;
                },
                {.isa = isa});
      SearchResult alone = search(grids[i], kLimit, {.isa = isa});
      EXPECT_EQ(static_cast<int>(together[i].solutions), expected[i]) << name_of(isa);
      EXPECT_EQ(static_cast<int>(alone.solutions), expected[i]) << name_of(isa);
      ASSERT_EQ(static_cast<int>(all.size()), expected[i]) << name_of(isa);
      if (all.empty()) continue;
      EXPECT_EQ(together[i].first, all.front()) << name_of(isa);
      EXPECT_EQ(alone.first, all.front()) << name_of(isa);
    }
  }
}

TEST(Kernel, ThreadsDoNotDisturbEachOther) {
  const std::vector<Grid> grids = states(11, test::rounds(100));
  for (Isa isa : available_isas()) {
    const std::vector<SearchResult> alone = batch(grids, 5, isa);
    std::array<std::vector<SearchResult>, 3> found;
    std::vector<std::thread> threads;
    for (auto& results : found) {
      threads.emplace_back([&] { results = batch(grids, 5, isa); });
    }
    for (std::thread& thread : threads) thread.join();
    for (const auto& results : found) {
      for (std::size_t i = 0; i < grids.size(); ++i) {
        EXPECT_EQ(results[i].solutions, alone[i].solutions) << name_of(isa);
        EXPECT_EQ(results[i].first, alone[i].first) << name_of(isa);
      }
    }
  }
}

TEST(Kernel, CountsSurviveEverySymmetry) {
  std::mt19937 random(5);
  std::vector<Grid> grids = states(6, test::rounds(100));
  std::vector<Grid> images;
  images.reserve(grids.size());
  for (const Grid& grid : grids) images.push_back(moved(grid, random));
  for (Isa isa : available_isas()) {
    std::vector<SearchResult> found = batch(grids, 100, isa);
    std::vector<SearchResult> of_images = batch(images, 100, isa);
    for (std::size_t i = 0; i < grids.size(); ++i) {
      EXPECT_EQ(found[i].solutions, of_images[i].solutions);
    }
  }
}

TEST(Kernel, BoardsOfGivensAreAnsweredLikeGrids) {
  std::mt19937 random(7);
  std::vector<Board> boards;
  for (int i = 0; i < test::rounds(40); ++i) {
    boards.push_back(test::random_puzzle(random, 30 + i));
  }
  Board twice = boards.front();
  Cell set;
  for (Cell c : Cell::all()) set = twice.has(c) ? c : set;
  Cell peer;
  for (Cell c : Topology::classic().peers(set)) peer = twice.has(c) ? peer : c;
  twice.set(peer, *twice.at(set));
  boards.push_back(twice);
  for (Isa isa : available_isas()) {
    std::vector<SearchResult> found(boards.size());
    search_batch(std::span<const Board>(boards), 5, found, {.isa = isa});
    for (std::size_t i = 0; i + 1 < boards.size(); ++i) {
      SearchResult expected = search(*Grid::from(boards[i]), 5, {.isa = Isa::kScalar});
      EXPECT_EQ(found[i].solutions, expected.solutions);
      EXPECT_EQ(found[i].first, expected.first);
    }
    EXPECT_EQ(found.back().solutions, 0U);
    EXPECT_TRUE(found.back().complete);
  }
}

TEST(Kernel, TheScalarKernelAndTheBestAgreeOnPuzzlesOfOurOwn) {
  std::vector<Board> boards;
  for (const std::string& line : test::puzzle_lines(test::own_data() / "hodoku" / "paths.txt")) {
    if (line[0] != '>') continue;
    // As it is; and without a clue, with several solutions.
    boards.push_back(test::board(std::string_view(line).substr(1, 81)));
    Board fewer = boards.back();
    for (Cell c : Cell::all()) {
      if (fewer.count() == boards.back().count()) fewer.clear(c);
    }
    boards.push_back(fewer);
  }
  ASSERT_EQ(boards.size(), 22U);
  std::vector<SearchResult> scalar(boards.size()), best(boards.size());
  search_batch(std::span<const Board>(boards), 50, scalar, {.isa = Isa::kScalar});
  search_batch(std::span<const Board>(boards), 50, best);
  for (std::size_t i = 0; i < boards.size(); ++i) {
    EXPECT_EQ(static_cast<int>(best[i].solutions), test::count_solutions(boards[i], 50));
    EXPECT_EQ(scalar[i].solutions, best[i].solutions);
    EXPECT_EQ(scalar[i].first, best[i].first);
    EXPECT_TRUE(is_solution(best[i].first));
  }
}

TEST(KernelCorpus, EveryKernelAndBothEnginesAgreeOnTheFiveSets) {
  NONET_NEEDS_SHARED_DATA(data);
  struct Set {
    const char* file;
    std::size_t step;  // every so manieth puzzle, as many as a second allows
  };
  for (const Set& set :
       {Set{"puzzles2_17_clue", 10}, Set{"puzzles3_magictour_top1465", 1},
        Set{"puzzles5_forum_hardest_1905_11+", 40}, Set{"puzzles6_forum_hardest_1106", 1},
        Set{"puzzles7_serg_benchmark", 2}}) {
    std::vector<std::string> lines = test::puzzle_lines(data / "puzzles" / set.file);
    std::vector<Board> boards;
    for (std::size_t i = 0; i < lines.size(); i += set.step) {
      boards.push_back(test::board(std::string_view(lines[i]).substr(0, 81)));
    }
    ASSERT_GT(boards.size(), 100U) << set.file;
    const bool unique = std::string_view(set.file).find("serg") == std::string_view::npos;
    std::vector<SearchResult> alone;  // as the scalar kernel answers one by one
    for (const Board& board : boards) {
      alone.push_back(search(*Grid::from(board), 2, {.isa = Isa::kScalar}));
      EXPECT_EQ(alone.back().solutions, unique ? 1U : 2U) << set.file << " " << line_of(board);
      EXPECT_TRUE(is_solution(alone.back().first));
    }
    for (Isa isa : available_isas()) {
      std::vector<SearchResult> found(boards.size());
      search_batch(std::span<const Board>(boards), 2, found, {.isa = isa});
      for (std::size_t i = 0; i < boards.size(); ++i) {
        const SearchResult one = search(*Grid::from(boards[i]), 2, {.isa = isa});
        EXPECT_EQ(found[i].solutions, alone[i].solutions) << set.file << " " << line_of(boards[i]);
        EXPECT_EQ(found[i].first, alone[i].first) << set.file << " " << line_of(boards[i]);
        EXPECT_EQ(one.solutions, alone[i].solutions) << set.file << " " << line_of(boards[i]);
        EXPECT_EQ(one.first, alone[i].first) << set.file << " " << line_of(boards[i]);
      }
    }
  }
}

}  // namespace
}  // namespace nonet

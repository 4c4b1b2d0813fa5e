// similar, unavoidable, subsets: what they write, and what they refuse.
#include <algorithm>

#include "support/filter.h"

namespace nonet::test {
namespace {

constexpr const char* kWhips =
    ".23..6.8......91...8.1..4..2.......7...8.....678.1......7.3.2...3...4.7....5.1.6.";

TEST(Similar, WritesNeighboursInCanonicalFormEachOnce) {
  const Finished done = run("nonet", {"similar", kWhips});
  EXPECT_EQ(done.code, 0);
  auto lines = split(done.out);
  ASSERT_GT(lines.size(), 10U);
  EXPECT_TRUE(std::is_sorted(lines.begin(), lines.end()));
  EXPECT_EQ(std::adjacent_find(lines.begin(), lines.end()), lines.end());
  EXPECT_EQ(run("nonet", {"canon"}, done.out).out, done.out);
  EXPECT_EQ(run("nonet", {"solve", "--strict"}, done.out).code, 0);
}

TEST(Unavoidable, WritesSetsBySize) {
  const auto lines = split(run("nonet", {"unavoidable", "--size=4", kWhips}).out);
  ASSERT_EQ(lines.size(), 8U);
  EXPECT_EQ(lines[0],
            "4 12.........................21....................................................");
}

TEST(Subsets, WritesMinimalPuzzlesAndAsksForTheNumberOfClues) {
  EXPECT_EQ(run("nonet", {"subsets", kWhips}).err,
            "nonet subsets: --clues says how many clues the puzzles have\n");
  const std::string clues = std::to_string(81 - std::count(kWhips, kWhips + 81, '.'));
  EXPECT_EQ(run("nonet", {"subsets", "--clues=" + clues, kWhips}).out, std::string(kWhips) + "\n");
  std::string more = kWhips;
  const std::string grid = run("nonet", {"solve", "--format=1.", kWhips}).out;
  for (const std::size_t i : {0U, 3U, 80U}) more[i] = grid[i];
  const auto lines = split(run("nonet", {"subsets", "--clues=" + clues, more}).out);
  EXPECT_NE(std::find(lines.begin(), lines.end(), kWhips), lines.end());
  EXPECT_EQ(split(run("nonet", {"subsets", "--clues=" + clues, "--limit=1", more}).out).size(), 1U);
}

TEST(Similar, RefusesWhatHasNotOneSolution) {
  const Finished done = run("nonet", {"similar", kTwoWays});
  EXPECT_EQ(done.err, "invalid puzzle: 1: it has several solutions\n");
  EXPECT_EQ(done.code, 1);
}

}  // namespace
}  // namespace nonet::test

#include "support/filter.h"

namespace nonet::test {
namespace {

TEST(CanonCommand, WritesTheSameLineForEquivalentPuzzles) {
  std::mt19937 random(5);
  std::string images;
  for (int i = 0; i < 20; ++i)
    images += line_of(random_symmetry(random)(board(kPuzzleLine))) + "\n";
  const Finished done = run("nonet", {"canon", "-j2"}, images);
  EXPECT_EQ(done.code, 0);
  const auto lines = split(done.out);
  ASSERT_EQ(lines.size(), 20U);
  for (const std::string& line : lines) EXPECT_EQ(line, lines[0]);
}

TEST(CanonCommand, TellsTheGroupBehindTheLineOrBelowTheBoard) {
  const std::string one = "1" + std::string(80, '.');
  EXPECT_EQ(run("nonet", {"canon", "--group", one}).out, std::string(80, '.') + "1 1672151040\n");
  const auto rows = split(run("nonet", {"canon", "--group", "--format=9.", one}).out);
  ASSERT_EQ(rows.size(), 10U);
  EXPECT_EQ(rows[9], "1672151040");
}

TEST(CanonCommand, WritesEachClassOnceWithItsFirstPuzzleBeside) {
  std::mt19937 random(6);
  std::vector<std::string> firsts;
  std::string all;
  for (int i = 0; i < 30; ++i) {
    const std::string puzzle = line_of(random_puzzle(random));
    firsts.push_back(puzzle);
    all += puzzle + "\n";
    for (int k = 0; k < i % 3; ++k) {
      all += line_of(random_symmetry(random)(board(firsts[random() % firsts.size()]))) + "\n";
    }
  }
  const Finished done = run("nonet", {"canon", "--unique", "-j2"}, all);
  EXPECT_EQ(done.code, 0);
  const auto lines = split(done.out);
  ASSERT_EQ(lines.size(), firsts.size());
  std::size_t puzzles = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    EXPECT_EQ(lines[i].substr(82, 81), firsts[i]);
    EXPECT_EQ(lines[i].substr(0, 81) + "\n", run("nonet", {"canon", firsts[i]}).out);
    puzzles += std::stoul(lines[i].substr(164));
  }
  EXPECT_EQ(puzzles, split(all).size());
  EXPECT_EQ(run("nonet", {"canon", "--unique", "-j1"}, all).out, done.out);
  EXPECT_EQ(run("nonet", {"canon", "--unique", "--format=9."}, all).err,
            "nonet canon: --unique writes a line a class when all is read: not with --format\n");
}

TEST(CanonCommand, IsAFilterLikeSolve) {
  const Finished broken = run("nonet", {"canon"}, "12\n");
  EXPECT_EQ(broken.code, 2);
  EXPECT_EQ(run("nonet", {"canon"}, "").code, 1);
}

}  // namespace
}  // namespace nonet::test

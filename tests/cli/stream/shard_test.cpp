// Parts of a run that together are the whole.
#include "cli/stream/shard.h"

#include "support/filter.h"

namespace nonet::test {
namespace {

// The lines of the parts, one of each in turn.
std::string in_turn(const std::vector<std::string>& parts) {
  std::vector<std::vector<std::string>> lines;
  for (const std::string& part : parts) lines.push_back(split(part));
  std::string merged;
  for (std::size_t i = 0; i < lines[0].size(); ++i) {
    for (const auto& part : lines) merged += i < part.size() ? part[i] + "\n" : "";
  }
  return merged;
}

std::vector<std::string> with_shard(std::vector<std::string> call, int which, int of) {
  call.push_back("--shard=" + std::to_string(which) + "/" + std::to_string(of));
  return call;
}

void expect_parts_make_the_whole(const std::vector<std::string>& call, const std::string& input) {
  const std::string whole = run("nonet", call, input).out;
  ASSERT_NE(whole, "");
  for (int of : {1, 2, 3, 7}) {
    std::vector<std::string> parts;
    for (int which = 1; which <= of; ++which) {
      parts.push_back(run("nonet", with_shard(call, which, of), input).out);
    }
    EXPECT_EQ(in_turn(parts), whole) << call[0] << " in " << of;
  }
}

// Everything that has a number or none: remarks, a grid, what is invalid or can't be read.
std::string mixed_input() {
  const std::string grid = format_named("grid")->write(board(kPuzzleLine), '.');
  return "# a remark\n" + line(kPuzzleLine) + line(kTwoWays) + "\n" + grid + "12x\n" +
         line(kClash) + "# another\n" + line(kHard) + line(kPuzzleLine) + "nothing\n" +
         line(kTwoWays) + ":0000:x:" + kPuzzleLine + ":111::\n" + line(kPuzzleLine);
}

TEST(Shard, AllPartsTogetherAreTheWhole) {
  expect_parts_make_the_whole({"solve", "--format=1.", "--keep-going"}, mixed_input());
  expect_parts_make_the_whole({"rate", "--scale=hodoku", "--keep-going"}, mixed_input());
  expect_parts_make_the_whole({"minimize", "--seed=3", "--keep-going"}, mixed_input());
  expect_parts_make_the_whole({"generate", "-n600", "--seed=4"}, "");
  expect_parts_make_the_whole({"generate", "-n8", "--seed=4", "--level=medium"}, "");
}

TEST(Shard, PuzzlesKeepTheirNumbers) {
  const std::string input = mixed_input();
  const Finished done = solve({"--shard=2/4", "--format=1.", "--keep-going"}, input);
  EXPECT_EQ(split(done.out).size(), 3U);
  // Puzzle 4 of the whole can't be read, and is no matter of the second part.
  EXPECT_EQ(done.err.find("line"), std::string::npos) << done.err;
  EXPECT_NE(done.err.find("invalid puzzle: 2: ambiguity"), std::string::npos) << done.err;
  EXPECT_EQ(done.code, 0);
  EXPECT_EQ(
      run("nonet", {"rate", "--format=%n", "--scale=se", "--shard=3/5", "--keep-going"}, input).out,
      "3\n\n");
}

TEST(Shard, WhatCantBeReadEndsEveryPart) {
  for (int which : {1, 2}) {
    const Finished done =
        run("nonet", with_shard({"solve", "--format=1."}, which, 2), mixed_input());
    EXPECT_EQ(done.code, 2);
    EXPECT_NE(done.err.find("(puzzle 4)"), std::string::npos) << done.err;
  }
}

TEST(Shard, APartBeyondTheLastPuzzleIsEmpty) {
  EXPECT_EQ(run("nonet", {"generate", "-n2", "--seed=1", "--shard=3/4"}).out, "");
  EXPECT_EQ(run("nonet", {"generate", "-n2", "--seed=1", "--shard=3/4"}).code, 0);
  EXPECT_EQ(solve({"--shard=2/2"}, line(kPuzzleLine)).out, "");
}

TEST(Shard, RefusesWhatIsNoPart) {
  for (const char* wrong : {"0/3", "4/3", "1", "/", "1/", "x/3", "1/1000001", "-1/3", "1/2/3"}) {
    const Finished done = solve({"--shard", wrong}, line(kPuzzleLine));
    EXPECT_EQ(done.code, 2);
    EXPECT_EQ(done.err,
              "nonet solve: --shard takes I/N, with I from 1 to N and N up to 1000000, as in 2/8, "
              "not '" +
                  std::string(wrong) + "'\n");
  }
}

}  // namespace
}  // namespace nonet::test

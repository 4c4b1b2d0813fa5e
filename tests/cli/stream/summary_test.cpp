#include "cli/stream/summary.h"

#include <algorithm>

#include "support/filter.h"
#include "support/texts.h"

namespace nonet {
namespace {

using test::Finished;
using test::kClash;
using test::kHard;
using test::kImpossible;
using test::kPuzzleLine;
using test::kTwoWays;
using test::line;
using test::solve;
using test::split;

// The last line of what was told, without the seconds.
std::string summary_of(const Finished& done) {
  const std::string last = split(done.err).back();
  return last.substr(0, last.rfind(';'));
}

TEST(Summary, NamesWhatThereWasAndHowLongItTook) {
  cli::Tally total;
  total.puzzles = 1234;
  total.solved = 1230;
  total.several = 3;
  total.none = 1;
  total.unreadable = 1;
  total.fewest_clues = 17;
  total.most_clues = 30;
  EXPECT_EQ(
      cli::summary_text(total, 0.414, {}),
      "1,235 puzzles with 17 to 30 clues: 1,230 solved, 3 with several solutions, 1 without a "
      "solution, 1 unreadable; 0.41 seconds");
  EXPECT_EQ(cli::summary_text({}, 12.3, {}), "0 puzzles; 12 seconds");
}

TEST(Summary, StaysAwayInAPipeUnlessItIsAskedFor) {
  const std::string two = line(kPuzzleLine) + line(kPuzzleLine);
  EXPECT_EQ(solve({}, two).err, "");
  Finished asked = solve({"--summary"}, two);
  EXPECT_EQ(asked.out, solve({}, two).out);
  EXPECT_EQ(summary_of(asked), "nonet solve: 2 puzzles with 25 clues: 2 solved");
}

TEST(Summary, CountsEveryFate) {
  const std::string all =
      line(kPuzzleLine) + line(kTwoWays) + line(kClash) + line(kImpossible) + "12x\n" + line(kHard);
  Finished done = solve({"--summary", "--keep-going"}, all);
  EXPECT_EQ(summary_of(done),
            "nonet solve: 6 puzzles with 17 to 27 clues: 2 solved, 1 with several solutions, 2 "
            "without a solution, 1 unreadable");
  EXPECT_EQ(done.code, 2);
  EXPECT_EQ(summary_of(solve({"--summary", "--count"}, line(kPuzzleLine) + line(kTwoWays))),
            "nonet solve: 2 puzzles with 25 to 27 clues: 1 solved, 1 with several solutions");
  EXPECT_EQ(summary_of(solve({"--summary", "--logic-only"}, line(kPuzzleLine) + line(kHard))),
            "nonet solve: 2 puzzles with 18 to 25 clues: 1 solved, 1 unfinished");
}

TEST(Summary, TellsOfAPuzzleThatEndedTheRun) {
  EXPECT_EQ(summary_of(solve({"--summary"}, line(kPuzzleLine) + "12x\n" + line(kPuzzleLine))),
            "nonet solve: 2 puzzles with 25 clues: 1 solved, 1 unreadable");
}

// What a terminal shows of a command line.
std::string on_terminal(const std::string& line, const test::ScratchFolder& folder) {
  return test::run_shell("script -qec '" + line + "' /dev/null < /dev/null", folder.path()).out;
}

bool has_script(const test::ScratchFolder& folder) {
  return test::run_shell("command -v script", folder.path()).code == 0;
}

TEST(Summary, IsToldOnATerminalWhereThereWereSeveralPuzzles) {
  test::ScratchFolder folder;
  if (!has_script(folder)) GTEST_SKIP() << "skipped: there is no program 'script' here";
  folder.write("one.txt", line(kPuzzleLine));
  folder.write("two.txt", line(kPuzzleLine) + line(kTwoWays));
  EXPECT_EQ(on_terminal("nonet solve one.txt > one.out", folder), "");
  EXPECT_NE(on_terminal("nonet solve two.txt > two.out", folder)
                .find("nonet solve: 2 puzzles with 25 to 27 clues: 1 solved, 1 with several "
                      "solutions; 0."),
            std::string::npos);
  EXPECT_EQ(on_terminal("nonet solve two.txt 2> two.err | cat", folder).find("puzzles with"),
            std::string::npos);
}

// A run has to be long to tell of itself; how many puzzles that takes depends on the machine.
TEST(Progress, TellsOnATerminalHowMuchOfAFileIsDone) {
  test::ScratchFolder folder;
  if (!has_script(folder)) GTEST_SKIP() << "skipped: there is no program 'script' here";
  std::string shown;
  for (std::size_t lines = 4000; lines <= 400'000 && shown.find("% ") == std::string::npos;
       lines *= 10) {
    std::string text;
    for (std::size_t i = 0; i < lines; ++i) text += line(kPuzzleLine);
    folder.write("many.txt", text);
    shown = on_terminal("nonet rate many.txt > out.txt", folder);
    shown.erase(std::remove(shown.begin(), shown.end(), ','), shown.end());
  }
  EXPECT_TRUE(test::has_pattern(shown, "[0-9]+% [0-9]+ puzzles [0-9]+ a second [0-9]+ s left"))
      << shown.substr(0, 300);
}

TEST(Summary, IsToldByTheOtherFiltersInTheirWords) {
  const std::string text = line(kPuzzleLine) + line(kTwoWays);
  EXPECT_EQ(summary_of(test::run("nonet", {"rate", "--summary"}, text)),
            "nonet rate: 2 puzzles with 25 to 27 clues: 1 rated, 1 with several solutions");
  EXPECT_EQ(summary_of(test::run("nonet", {"convert", "--summary"}, text)),
            "nonet convert: 2 puzzles with 25 to 27 clues");
}

}  // namespace
}  // namespace nonet

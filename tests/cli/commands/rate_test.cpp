// nonet rate as a person, or a program, reads it.
#include "nonet/json/value.h"
#include "nonet/rate/hodoku/hodoku.h"
#include "nonet/search/search.h"
#include "support/filter.h"

namespace nonet {
namespace {

using test::Finished;
using test::kClash;
using test::kImpossible;
using test::kPuzzleLine;
using test::kTwoWays;
using test::line;
using test::run;
using test::split;

constexpr const char* kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
// Nothing up to Hard gets anywhere.
constexpr const char* kBeyond =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

Finished rate(std::vector<std::string> options, const std::string& input) {
  options.insert(options.begin(), "rate");
  return run("nonet", options, input);
}

TEST(Rate, WritesThePuzzleItsLevelAndItsScore) {
  Finished done = rate({}, line(kEasy));
  EXPECT_EQ(done.out, std::string(kEasy) + " Easy 204\n");
  EXPECT_EQ(done.err, "");
  EXPECT_EQ(done.code, 0);
  EXPECT_EQ(rate({"--scale=hodoku"}, line(kEasy)).out, done.out);
  EXPECT_EQ(rate({kEasy}, "").out, done.out);
}

TEST(Rate, ReadsEveryFormatAndWritesALineForEach) {
  for (const char* format : {"grid", "spaced", "json", "line", "rows"}) {
    const std::string text = format_named(format)->write(test::board(kEasy), '0');
    Finished done = rate({"--read", format}, text);
    EXPECT_EQ(done.out, std::string(kEasy) + " Easy 204\n") << format << done.err;
    EXPECT_EQ(done.code, 0) << format;
  }
}

TEST(Rate, RatesAHalfSolvedStateFromThere) {
  Board full;
  ASSERT_EQ(test::count_solutions(test::board(kEasy), 2, &full), 1);
  // Its solution but for the first cell, as a line of the library: what was not given is placed.
  std::string text = test::line_of(full);
  std::string state;
  for (std::size_t i = 1; i < text.size(); ++i) {
    state += (kEasy[i] == '.' ? "+" : "") + text.substr(i, 1);
  }
  text[0] = '.';
  Finished done = rate({}, "." + state + ":\n");
  EXPECT_EQ(done.out, text + " Easy 4\n") << done.err;
  EXPECT_EQ(done.code, 0);
}

TEST(Rate, CountsBruteForceWhereNothingElseHelps) {
  Finished done = rate({}, line(kBeyond) + line(kEasy));
  EXPECT_EQ(done.out,
            std::string(kBeyond) + " Extreme 21342\n" + std::string(kEasy) + " Easy 204\n");
  EXPECT_EQ(done.err, "");
  EXPECT_EQ(done.code, 0);
}

TEST(Rate, PuzzlesWithoutOneSolutionHaveNoRatingAndTheReasonIsTold) {
  Finished done =
      rate({}, line(kClash) + line(kEasy) + line(kTwoWays) + line(kImpossible) + line(kEasy));
  EXPECT_EQ(done.out, std::string(kClash) + " - -\n" + kEasy + " Easy 204\n" + kTwoWays + " - -\n" +
                          kImpossible + " - -\n" + kEasy + " Easy 204\n");
  EXPECT_EQ(done.err,
            "invalid puzzle: 1: 3 stands twice in column 5: r1c5 and r9c5; 'nonet hint' names the "
            "digits that may be wrong\n"
            "invalid puzzle: 3: it has several solutions\n"
            "invalid puzzle: 4: it has no solution; 'nonet hint' names the digits that may be "
            "wrong\n");
  EXPECT_EQ(done.code, 1);
}

TEST(Rate, SaysOfTooFewCluesThatTheyCantLeaveOneSolution) {
  EXPECT_EQ(rate({}, "1" + std::string(80, '.') + "\n").err,
            "invalid puzzle: 1: it has several solutions; it has 1 clue, and no puzzle with fewer "
            "than 17 has one solution\n");
}

TEST(Rate, WritesJsonALine) {
  Finished done = rate({"--json"}, line(kEasy) + line(kBeyond) + line(kClash));
  EXPECT_EQ(done.code, 1);
  const std::vector<std::string> lines = split(done.out);
  ASSERT_EQ(lines.size(), 3U);
  auto easy = parse_json(lines[0]);
  ASSERT_TRUE(easy) << lines[0];
  EXPECT_EQ(easy->find("puzzle")->string, kEasy);
  EXPECT_EQ(easy->find("clues")->string, "30");
  EXPECT_EQ(easy->find("scale")->string, "hodoku");
  EXPECT_EQ(easy->find("level")->string, "Easy");
  EXPECT_EQ(easy->find("score")->string, "204");
  const JsonValue* used = easy->find("techniques");
  ASSERT_NE(used, nullptr);
  EXPECT_EQ(used->keys, (std::vector<std::string>{"full-house", "naked-single"}));
  EXPECT_EQ(used->find("full-house")->string, "21");
  auto beyond = parse_json(lines[1]);
  ASSERT_TRUE(beyond) << lines[1];
  EXPECT_EQ(beyond->find("techniques")->find("brute-force")->string, "2");
  auto clash = parse_json(lines[2]);
  ASSERT_TRUE(clash) << lines[2];
  EXPECT_EQ(clash->find("puzzle")->string, kClash);
  EXPECT_TRUE(clash->find("level")->is(JsonValue::Kind::kNull));
  EXPECT_TRUE(clash->find("score")->is(JsonValue::Kind::kNull));
  EXPECT_EQ(clash->find("problem")->string, "3 stands twice in column 5: r1c5 and r9c5");
}

TEST(Rate, TheNumberOfThreadsChangesNothing) {
  // Enough for several portions, with invalid ones among them.
  std::string input;
  std::string expected;
  for (int i = 0; i < test::rounds(400); ++i) {
    for (const char* puzzle : {kEasy, kBeyond, kClash, kPuzzleLine}) {
      std::string text = puzzle;
      if (puzzle != kClash) text[static_cast<std::size_t>(i) % 81] = '.';
      input += text + "\n";
      expected += text + " ";
      const auto grid = Grid::from(test::board(text));
      if (puzzle == kClash || !search(*grid).unique()) {
        expected += "- -\n";
        continue;
      }
      expected += text_of(rate_hodoku(*grid)) + "\n";
    }
  }
  Finished one = rate({"-j1"}, input);
  Finished two = rate({"-j", "2"}, input);
  EXPECT_EQ(one.out, expected);
  EXPECT_EQ(two.out, expected);
  EXPECT_EQ(one.err, two.err);
  EXPECT_EQ(one.code, two.code);
}

TEST(Rate, StopsAtAPuzzleThatCantBeReadUnlessAskedToGoOn) {
  const std::string input = line(kEasy) + "12x\n" + line(kEasy);
  Finished stopped = rate({}, input);
  EXPECT_EQ(stopped.out, std::string(kEasy) + " Easy 204\n");
  EXPECT_EQ(stopped.err,
            "nonet rate: standard input: line 2, column 3: 'x' is not a digit or a blank; an empty "
            "cell is '.' or 0 (puzzle 2)\n");
  EXPECT_EQ(stopped.code, 2);
  Finished gone_on = rate({"--keep-going"}, input);
  EXPECT_EQ(gone_on.out, stopped.out + "\n" + stopped.out);
  EXPECT_EQ(rate({"--keep-going", "--placeholder=- -"}, input).out,
            stopped.out + "- -\n" + stopped.out);
  EXPECT_EQ(gone_on.err, stopped.err);
  EXPECT_EQ(gone_on.code, 2);
}

TEST(Rate, NoPuzzleAtAllIsNothingRated) {
  Finished done = rate({}, "# nothing\n");
  EXPECT_EQ(done.out, "");
  EXPECT_EQ(done.err, "");
  EXPECT_EQ(done.code, 1);
}

TEST(Rate, RefusesScalesThatItDoesNotHave) {
  Finished done = rate({"--scale=stars"}, line(kEasy));
  EXPECT_EQ(done.err, "nonet rate: --scale must be hodoku, not 'stars'\n");
  EXPECT_EQ(done.out, "");
  EXPECT_EQ(done.code, 2);
}

}  // namespace
}  // namespace nonet

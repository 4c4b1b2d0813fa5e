// What the filter says of a puzzle: verdicts, reasoning, counts and lists of solutions.
#include <algorithm>

#include "support/filter.h"

namespace nonet {
namespace {

using test::Finished;
using test::kClash;
using test::kHard;
using test::kImpossible;
using test::kPuzzle;
using test::kPuzzleLine;
using test::kTwoWays;
using test::line;
using test::solve;
using test::solved;
using test::split;

TEST(Solve, TellsWhyAPuzzleIsInvalidAndGoesOn) {  // items 5 and 10
  Finished done =
      solve({"--format=1."}, line(kPuzzleLine) + line(kClash) + line(kTwoWays) + line(kPuzzleLine));
  EXPECT_EQ(split(done.out).size(), 4U);
  EXPECT_EQ(split(done.out)[1], kClash);
  EXPECT_EQ(done.err,
            "invalid puzzle: 2: 3 stands twice in column 5: r1c5 and r9c5\n"
            "invalid puzzle: 3: ambiguity @ (Row:3, Column:5, Block:2) - both values yield valid "
            "solutions - 4, 8\n");
}

TEST(Solve, WritesTheCellsThatAllSolutionsShare) {  // items 5 and 11
  EXPECT_EQ(solve({"--format=1."}, line(kTwoWays)).out,
            "1..2.9.362..316..99637.51.2621593874487621953359478621512864397894137265736952418\n");
}

TEST(Solve, AnswersAnEmptyGridAndAnImpossiblePuzzle) {  // item 17
  for (const char* verbose : {"--verbose", "--verbose=sets", "--format=1."}) {
    Finished empty = solve({"--format=1.", verbose}, std::string(81, '.') + "\n");
    EXPECT_EQ(empty.out, std::string(81, '.') + "\n");
    EXPECT_EQ(empty.code, 1);
    EXPECT_NE(empty.err.find("invalid puzzle: 1: ambiguity @ "), std::string::npos);
    Finished impossible = solve({"--format=1.", verbose}, line(kImpossible));
    EXPECT_EQ(impossible.out, line(kImpossible));
    EXPECT_EQ(impossible.code, 1);
    EXPECT_NE(impossible.err.find("invalid puzzle: 1: it has no solution: "), std::string::npos);
  }
}

TEST(Solve, NamesTheCellOrGroupWhereAPuzzleFails) {
  std::string no_value = "12345678.........9" + std::string(63, '.') + "\n";
  EXPECT_EQ(solve({}, no_value).err,
            "invalid puzzle: 1: it has no solution: no value is left for (Row:1, Column:9, "
            "Block:3)\n");
}

TEST(Solve, TellsTheReasoningAFactALineOnStandardError) {  // items 12, 18 and 19
  Finished plain = solve({}, kPuzzle);
  Finished told = solve({"--verbose"}, kPuzzle);
  EXPECT_EQ(told.out, plain.out);
  EXPECT_EQ(told.code, plain.code);
  std::vector<std::string> lines = split(told.err);
  ASSERT_GT(lines.size(), 200U);
  EXPECT_EQ(lines[0], "puzzle 1: 25 clues");
  lines.erase(lines.begin());
  EXPECT_EQ(lines[0],
            "assert: grid=1, value=4, cell=(Row:1, Column:5, Block:2), reason=initial state");
  for (const std::string& one : lines) {
    std::string kind = one.substr(0, one.find(':'));
    EXPECT_TRUE(kind == "assert" || kind == "reject" || kind == "coloring") << one;
    EXPECT_NE(one.find("grid="), std::string::npos) << one;
  }
  EXPECT_EQ(solve({"--verbose=facts"}, kPuzzle).err, told.err);
}

TEST(Solve, NumbersPuzzlesAndCountsTheirCluesBeforeItsReasoning) {
  for (const char* verbose : {"--verbose", "--verbose=sets"}) {
    Finished told = solve({verbose}, line(kPuzzleLine) + line(kHard) + "12x\n");
    std::vector<std::string> headings;
    for (const std::string& one : split(told.err)) {
      if (one.starts_with("puzzle ")) headings.push_back(one);
    }
    EXPECT_EQ(headings, (std::vector<std::string>{"puzzle 1: 25 clues", "puzzle 2: 18 clues"}));
  }
}

TEST(Solve, SaysAtOnceThatTooFewCluesCantLeaveOneSolution) {
  const std::string few = "1" + std::string(80, '.') + "\n";
  Finished plain = solve({}, few);
  EXPECT_TRUE(
      plain.err.ends_with("; it has 1 clue, and no puzzle with fewer than 17 has one solution\n"))
      << plain.err;
  EXPECT_EQ(plain.code, 1);
  EXPECT_EQ(split(solve({"--verbose"}, few).err).front(),
            "puzzle 1: 1 clue; no puzzle with fewer than 17 has one solution");
  std::string seven = solved(kPuzzleLine, "line");
  for (char& ch : seven) {
    if (ch == '1' || ch == '2') ch = '.';
  }
  EXPECT_TRUE(solve({}, seven).err.ends_with(
      "; it has 63 clues, and two digits that none of them shows could change places in any "
      "solution\n"));
  // It is no reason where there is another one, and none where a puzzle has enough.
  EXPECT_EQ(solve({}, "11" + few.substr(2)).err,
            "invalid puzzle: 1: 1 stands twice in row 1: r1c1 and r1c2\n");
  EXPECT_EQ(solve({}, line(kTwoWays)).err.find("clues"), std::string::npos);
}

TEST(Solve, NumbersTheGridsOfAnAmbiguityItReasonedOut) {  // items 10 and 18
  Finished told = solve({"--verbose"}, line(kTwoWays));
  std::vector<std::string> lines = split(told.err);
  ASSERT_GT(lines.size(), 4U);
  std::vector<std::string> end(lines.end() - 4, lines.end());
  std::vector<std::string> expected = {
      "ambiguous (1): "
      "1..2.9.362..316..99637.51.2621593874487621953359478621512864397894137265736952418",
      "solution 1 (2): "
      "145289736278316549963745182621593874487621953359478621512864397894137265736952418",
      "solution 2 (3): "
      "178249536245316789963785142621593874487621953359478621512864397894137265736952418",
      "invalid puzzle: 1: ambiguity @ (Row:3, Column:5, Block:2) - both values yield valid "
      "solutions - 4 (grid=2), 8 (grid=3)"};
  EXPECT_EQ(end, expected);
  EXPECT_EQ(told.out, solve({}, line(kTwoWays)).out);
}

TEST(Solve, TellsFindingsInTermsOfSets) {  // 002 items 4 to 9
  Finished told = solve({"--verbose=sets", "--format=1."}, line(kHard));
  EXPECT_EQ(told.out, solved(kHard, "line"));
  EXPECT_EQ(told.code, 0);
  for (const char* words : {"Candidate Line: Box ", "-Tuple: Row ", "-Tuple: Col ", "Single ",
                            "Performing Nisho: (", "Nisho Failed: "}) {
    EXPECT_NE(told.err.find(words), std::string::npos) << words;
  }
}

TEST(Solve, TellsThatSetsFoundNoSolutionAndEndsWithOne) {  // 002 item 11
  Finished told = solve(
      {"--verbose=sets"}, "1 1 0 0 0 0 0 0 0\n" + [] {
        std::string rest;
        for (int i = 0; i < 8; ++i) rest += "0 0 0 0 0 0 0 0 0\n";
        return rest;
      }());
  EXPECT_EQ(told.err,
            "puzzle 1: 2 clues; no puzzle with fewer than 17 has one solution\n"
            "No solution found! 1 stands twice in row 1: r1c1 and r1c2.\n"
            "All paths are invalid!\n"
            "invalid puzzle: 1: 1 stands twice in row 1: r1c1 and r1c2\n");
  EXPECT_EQ(told.code, 1);
}

TEST(Solve, WritesASolvedGridAsItIs) {  // 002 item 12
  std::string full = solved(kPuzzleLine, "spaced");
  Finished done = solve({"--verbose=sets"}, full);
  EXPECT_EQ(done.out, solved(kPuzzleLine));
  EXPECT_EQ(done.err, "puzzle 1: 81 clues\n");
  EXPECT_EQ(done.code, 0);
}

TEST(Solve, WithLogicOnlyWritesWhatLogicFinds) {
  Finished easy = solve({"--logic-only"}, kPuzzle);
  EXPECT_EQ(easy.out, solved(kPuzzleLine));
  EXPECT_EQ(easy.code, 0);
  Finished hard = solve({"--logic-only", "--format=1."}, line(kHard));
  EXPECT_EQ(hard.code, 1);
  ASSERT_EQ(hard.out.size(), 82U);
  std::string solution = solved(kHard, "line");
  int open = 0;
  for (std::size_t i = 0; i < 81; ++i) {
    open += hard.out[i] == '.' ? 1 : 0;
    EXPECT_TRUE(hard.out[i] == '.' || hard.out[i] == solution[i]);
    EXPECT_TRUE(kHard[i] == '.' || hard.out[i] == kHard[i]);
  }
  EXPECT_EQ(hard.err, "unfinished puzzle: 1: no technique applies any more; " +
                          std::to_string(open) + " cells stay open\n");
  Finished told = solve({"--logic-only", "--format=1.", "--verbose"}, line(kHard));
  EXPECT_EQ(told.out, hard.out);
  EXPECT_EQ(told.err.find("Speculative"), std::string::npos);
  EXPECT_EQ(told.err.find("grid=2"), std::string::npos);
  Finished clash = solve({"--logic-only", "--format=1."}, line(kClash));
  EXPECT_EQ(clash.out, line(kClash));
  EXPECT_EQ(clash.code, 1);
}

TEST(Solve, CountsSolutions) {
  std::string all = line(kPuzzleLine) + line(kTwoWays) + line(kClash) + line(kImpossible) +
                    std::string(81, '.') + "\n";
  Finished done = solve({"--count=1000"}, all);
  EXPECT_EQ(done.out, "1\n2\n0\n0\n>1000\n");
  EXPECT_EQ(done.err, "");
  EXPECT_EQ(done.code, 1);
  EXPECT_EQ(solve({"--count=2"}, line(kTwoWays)).out, "2\n");
  EXPECT_EQ(solve({"--count=1"}, line(kTwoWays)).out, ">1\n");
  EXPECT_EQ(solve({"--count"}, line(kPuzzleLine)).code, 0);
  EXPECT_EQ(solve({"--count"}, line(kTwoWays)).code, 1);
  for (const char* wrong : {"--count=0", "--count=-1", "--count=many", "--count=1x"}) {
    EXPECT_EQ(solve({wrong}, kPuzzle).code, 2) << wrong;
  }
}

TEST(SolveGolden, TellsSetsForEveryValidPuzzleOfThatDocument) {  // 002 items 1, 12 and 13
  NONET_NEEDS_SHARED_DATA(data);
  for (const char* name : {"blank_line_first",
                           "crlf",
                           "dots",
                           "double_space",
                           "ex_beginner",
                           "ex_diabolical",
                           "ex_easy",
                           "ex_fiendish",
                           "ex_medium",
                           "ex_tricky",
                           "no_final_newline",
                           "no_spaces",
                           "one_left",
                           "sdm_qqwing_easy_0",
                           "sdm_qqwing_expert_0",
                           "sdm_qqwing_expert_1",
                           "sdm_sudocue_learningcurve_1",
                           "sdm_sudocue_superiors_0",
                           "sdm_sudoku17_0",
                           "sdm_sudoku17_7",
                           "sdm_top1465_0",
                           "sdm_top1465_1",
                           "tabs",
                           "ten_rows",
                           "trailing_space"}) {
    std::string input = test::read_file(data / "golden/sets" / (std::string(name) + ".in"));
    Finished done = solve({"--verbose=sets"}, input);
    EXPECT_EQ(done.code, 0) << name;
    EXPECT_EQ(done.out.find('.'), std::string::npos) << name;
    EXPECT_NE(done.err.find("Single "), std::string::npos) << name;
    EXPECT_EQ(done.out, solve({}, input).out) << name;
  }
}

TEST(Solve, WritesEverySolutionOneALine) {
  Finished both = solve({"--enumerate"}, line(kTwoWays) + line(kPuzzleLine) + line(kClash));
  std::vector<std::string> lines = split(both.out);
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_NE(lines[0], lines[1]);
  for (const std::string& one : lines) EXPECT_TRUE(is_solution(test::board(one))) << one;
  for (std::size_t i = 0; i < 81; ++i) {
    if (kTwoWays[i] == '.') continue;
    EXPECT_EQ(lines[0][i], kTwoWays[i]);
    EXPECT_EQ(lines[1][i], kTwoWays[i]);
  }
  EXPECT_EQ(lines[2] + "\n", solved(kPuzzleLine, "line"));
  EXPECT_EQ(both.err, "");
  EXPECT_EQ(both.code, 1);
  EXPECT_EQ(solve({"--enumerate"}, line(kPuzzleLine)).code, 0);
  EXPECT_EQ(solve({"--enumerate", "--format=9."}, line(kPuzzleLine)).out, solved(kPuzzleLine));
}

TEST(Solve, WritesAsManySolutionsAsItIsTold) {
  const std::string empty = std::string(81, '.') + "\n";
  for (int limit : {1, 7, 5000}) {
    Finished done = solve({"--enumerate", "--limit=" + std::to_string(limit)}, empty + empty);
    std::vector<std::string> lines = split(done.out);
    ASSERT_EQ(lines.size(), 2U * static_cast<std::size_t>(limit));
    std::sort(lines.begin(), lines.begin() + limit);
    EXPECT_EQ(std::unique(lines.begin(), lines.begin() + limit), lines.begin() + limit);
    EXPECT_EQ(done.code, 1);
  }
  // The limit does not make a puzzle unique.
  EXPECT_EQ(solve({"--enumerate", "--limit=1"}, line(kTwoWays)).code, 1);
  EXPECT_EQ(solve({"--enumerate", "--limit=1"}, line(kPuzzleLine)).code, 0);
}

// As many solutions are written as are counted, whatever the puzzle.
TEST(Solve, WritesAsManySolutionsAsItCounts) {
  std::mt19937 random(8);
  std::string text;
  for (int i = 0; i < test::rounds(20); ++i) {
    std::string puzzle = test::line_of(test::random_puzzle(random));
    for (int k = 0; k < i % 4; ++k) puzzle[random() % 81] = '.';
    text += puzzle + "\n";
  }
  std::size_t counted = 0;
  for (const std::string& count : split(solve({"--count=100000"}, text).out)) {
    counted += std::stoul(count);
  }
  EXPECT_EQ(split(solve({"--enumerate", "--limit=100000"}, text).out).size(), counted);
}

}  // namespace
}  // namespace nonet

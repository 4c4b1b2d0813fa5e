// hint as a person meets it: how much it tells, of which board, and with which exit code.
#include "nonet/io/format.h"
#include "support/process.h"
#include "support/several.h"
#include "support/support.h"
#include "support/texts.h"

namespace nonet::test {
namespace {

const std::string kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

TEST(HintCommand, TellsWhereToLookAndNoMoreUnlessAsked) {
  Finished done = run("nonet", {"hint", kEasy});
  EXPECT_EQ(done.code, 0);
  EXPECT_EQ(done.err, "");
  EXPECT_EQ(done.out,
            "1. Nothing is wrong so far, and there is something to find.\n"
            "2. Look for a single: Easy, SE 1.2.\n"
            "3. Look at box 2.\n");
  EXPECT_EQ(run("nonet", {"hint", "--rung", "1", kEasy}).out, done.out.substr(0, 60));
}

TEST(HintCommand, DrawsThePatternOnRungFourAndWhatFollowsOnRungFive) {
  Finished four = run("nonet", {"hint", "--rung=4", kEasy});
  EXPECT_NE(four.out.find("4. Hidden Single: r1c6 (8) in box 2.\n\n+---"), std::string::npos)
      << four.out;
  EXPECT_NE(four.out.find(" 2468* "), std::string::npos) << four.out;
  EXPECT_EQ(four.out.find('!'), std::string::npos) << four.out;
  Finished five = run("nonet", {"hint", "--rung=5", kEasy});
  EXPECT_NE(five.out.find("so r1c6 is 8.\n   Hidden Single: r1c6=8\n"), std::string::npos)
      << five.out;
  EXPECT_NE(five.out.find(" 2468! "), std::string::npos) << five.out;
}

TEST(HintCommand, TakesStatesAndChecksThemForMistakesFirst) {
  Finished wrong = run("nonet", {"hint", "--rung=5", "53+1" + kEasy.substr(3) + ":614"});
  EXPECT_EQ(wrong.code, 1);
  EXPECT_EQ(wrong.out,
            "1. One digit is wrong. One candidate that is needed has been struck.\n"
            "2. r1c3 should not be 1. 6 should not have been struck from r1c4.\n");
  Finished one = run("nonet", {"hint", "--rung=1", "53+1" + kEasy.substr(3)});
  EXPECT_EQ(one.out, "1. One digit is wrong.\n");
  // A grid of candidates from standard input, with 1 and 2 struck from r1c3.
  std::string marks =
      "5 3 4 | 26 7 2468 | 1489 1249 248\n6 247 247 | 1 9 5 | 3478 234 2478\n"
      "12 9 8 | 23 34 24 | 1345 6 247\n--------+-------+-----\n"
      "8 125 1259 | 579 6 147 | 4579 2459 3\n4 25 2569 | 8 5 3 | 579 259 1\n"
      "7 15 1359 | 59 2 14 | 4589 459 6\n--------+-------+------\n"
      "139 6 13579 | 357 35 7 | 2 8 4\n23 278 237 | 4 1 9 | 36 3 5\n"
      "123 1245 1235 | 2356 8 26 | 1346 7 9\n";
  Finished state = run("nonet", {"hint"}, marks);
  EXPECT_EQ(state.code, 0) << state.out << state.err;
  EXPECT_NE(state.out.find("Look for a single"), std::string::npos) << state.out;
}

TEST(HintCommand, SaysWhyThereIsNone) {
  EXPECT_EQ(run("nonet", {"hint", "55" + kEasy.substr(2)}).out,
            "1. No solution: 5 stands twice in row 1: r1c1 and r1c2.\n"
            "2. The mistake is probably 5 at r1c2: without it there is exactly one solution.\n");
  Finished none = run("nonet", {"hint", "--only=leviathan", kEasy});
  EXPECT_EQ(none.out, "1. Nothing is wrong so far, but no technique applies.\n");
  EXPECT_EQ(none.code, 1);
}

TEST(HintCommand, NamesTheWrongDigitOfABoardOnWhichNothingIsMarked) {
  const Finished done = run("nonet", {"hint"}, "531" + kEasy.substr(3) + "\n");
  EXPECT_EQ(done.code, 1);
  EXPECT_EQ(done.out,
            "1. The puzzle has no solution.\n"
            "2. The mistake is probably 1 at r1c3: without it there is exactly one solution.\n");
  EXPECT_EQ(done.err, "");
  const Finished unsure = run("nonet", {"hint", "11" + std::string(79, '.')});
  EXPECT_EQ(unsure.err,
            "nonet hint: --givens=PUZZLE tells which digits are printed; then only the others are "
            "suspect\n");
}

TEST(HintCommand, GivensTellTheOriginalFromTheState) {
  ScratchFolder folder;
  const std::string puzzle = folder.write("puzzle.txt", kEasy + "\n");
  const std::string game = folder.write("game.txt", "531" + kEasy.substr(3) + "\n");
  const std::string marked = run("nonet", {"hint", "53+1" + kEasy.substr(3)}).out;
  EXPECT_EQ(marked, "1. One digit is wrong.\n2. r1c3 should not be 1.\n");
  EXPECT_EQ(run("nonet", {"hint", "--givens", puzzle, game}).out, marked);
  EXPECT_EQ(run("nonet", {"hint", "--givens=" + kEasy}, "531" + kEasy.substr(3)).out, marked);
  const Finished other = run("nonet", {"hint", "--givens", puzzle, "54" + kEasy.substr(2)});
  EXPECT_EQ(other.code, 2);
  EXPECT_EQ(other.err,
            "nonet hint: the puzzle: line 1: r1c2 is given as 3, and the board has 4 there\n");
  const Finished none = run("nonet", {"hint", "--givens=no-such-file", game});
  EXPECT_EQ(none.code, 2);
  EXPECT_EQ(none.err, "nonet hint: --givens: no-such-file: No such file or directory\n");
}

TEST(HintCommand, NthTakesOneOfSeveralPuzzlesAndIsNamedWhereThereAreSeveral) {
  const std::string two = "531" + kEasy.substr(3) + "\n" + kEasy + "\n";
  EXPECT_EQ(run("nonet", {"hint", "--nth=2"}, two).out, run("nonet", {"hint", kEasy}).out);
  const Finished which = run("nonet", {"hint"}, two);
  EXPECT_EQ(which.code, 2);
  EXPECT_EQ(which.err,
            "nonet hint: standard input: line 2: there is more than one puzzle; --nth=N takes one "
            "of them\n");
  EXPECT_EQ(run("nonet", {"hint"}, kEasy + "\n12\n").err,
            "nonet hint: standard input: line 2: there is more text after the puzzle\n");
  EXPECT_EQ(run("nonet", {"hint"}, "\n").err, "nonet hint: standard input: there is no puzzle\n");
}

TEST(HintCommand, JsonHoldsTheRungsAskedFor) {
  EXPECT_EQ(json_size(run("nonet", {"hint", "--json", "--rung=2", kEasy}).out, "/rungs"), 2U);
  EXPECT_EQ(json_string(run("nonet", {"hint", "--json", "--rung=5", kEasy}).out, "/step/notation"),
            "Hidden Single: r1c6=8");
}

// One rule for all: a board whose givens have several solutions has several, whatever was struck.
TEST(HintCommand, SaysTheSameAsRateStepsAndExplainOfBoardsWithOneSolutionByWhatWasStruck) {
  std::mt19937 random(24);
  each_ambiguous(random, 4, [](const Ambiguous& board) {
    const std::string state = format_named("library")->write_puzzle(board.narrowed.puzzle(), '.');
    Finished rated = run("nonet", {"rate"}, state);
    EXPECT_EQ(rated.out, line_of(board.givens) + " - - -\n");
    EXPECT_EQ(rated.err, "invalid puzzle: 1: it has several solutions\n");
    EXPECT_EQ(rated.code, 1);
    Finished explained = run("nonet", {"explain", "--json"}, state);
    EXPECT_EQ(explained.code, 1) << state;
    EXPECT_EQ(explained.out.find("\"deadly\""), std::string::npos);
    EXPECT_EQ(json_at(explained.out, "/steps").find("\"family\":\"Uniqueness\""),
              std::string::npos);
    EXPECT_EQ(run("nonet", {"prove"}, explained.out).code, 0);
    Finished hint = run("nonet", {"hint", "--rung=1"}, state);
    EXPECT_NE(hint.out.find("There are several solutions"), std::string::npos) << hint.out;
    Finished steps = run("nonet", {"steps"}, state);
    EXPECT_EQ(steps.out.find("assumes one solution"), std::string::npos) << steps.out;
    EXPECT_TRUE(
        run("nonet", {"explain"}, state).out.starts_with("This puzzle has several solutions;"));
  });
}

TEST(HintCommand, FollowsTheChosenPolicy) {
  // HoDoKu takes full houses and naked singles by queues of its own; either way there is a step.
  EXPECT_EQ(run("nonet", {"hint", "--policy=hodoku", kEasy}).code, 0);
  EXPECT_NE(run("nonet", {"hint", "--only=subsets", kEasy}).out.find("Look for a subset"),
            std::string::npos);
}

TEST(Hint, IsAboutACellOrACandidateOrAnotherStep) {
  const std::string puzzle =
      "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5";
  auto last_line = [&](const std::vector<std::string>& options) {
    std::vector<std::string> all = {"hint", "--rung=5", puzzle};
    all.insert(all.end(), options.begin(), options.end());
    const std::string out = run("nonet", all).out;
    const std::size_t at = out.find("\n5. ");
    return at == std::string::npos ? out : out.substr(at + 1, out.find('\n', at + 1) - at - 1);
  };
  EXPECT_EQ(last_line({"--cell=r9c3"}),
            "5. Hidden Single: r9c3 is the only place for 1 in box 7, so r9c3 is 1.");
  EXPECT_EQ(last_line({"--why-not=r9c3=2"}), last_line({"--cell=r9c3"}));
  EXPECT_NE(last_line({"--skip=1"}), last_line({}));
  EXPECT_EQ(last_line({"--why-not=r9c3=5"}), "1. r9c3 is not 5: it sees r7c3, which is 5.\n");
  EXPECT_EQ(run("nonet", {"hint", "--cell=x", puzzle}).err,
            "nonet hint: --cell takes a cell such as r3c5, not 'x'\n");
  EXPECT_EQ(run("nonet", {"hint", "--why-not=r9c3", puzzle}).err,
            "nonet hint: --why-not takes a candidate such as r3c5=7, not 'r9c3'\n");
}

}  // namespace
}  // namespace nonet::test

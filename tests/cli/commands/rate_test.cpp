// nonet rate as a person, or a program, reads it.
#include "nonet/json/value.h"
#include "nonet/rate/hodoku/hodoku.h"
#include "nonet/search/search.h"
#include "support/filter.h"
#include "support/schema.h"

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

// Sudoku Explainer: 11.9.
constexpr const char* kHardest =
    "12.3.....4.5...6...7.....2.6..1..3....453.........8..9...45.1.........8......2..7";
// Sudoku Explainer: 8.9/7.3/2.6, with a hidden quad.
constexpr const char* kChains =
    "....8......73.28...5.9.6.1..29...14.1.......7.86...52..6.1.5.3...36.82......3....";

Finished rate(std::vector<std::string> options, const std::string& input) {
  options.insert(options.begin(), "rate");
  return run("nonet", options, input);
}
// On the one scale, which is quick.
Finished hodoku(std::vector<std::string> options, const std::string& input) {
  options.insert(options.begin(), "--scale=hodoku");
  return rate(std::move(options), input);
}
Finished se(std::vector<std::string> options, const std::string& input) {
  options.insert(options.begin(), "--scale=se");
  return rate(std::move(options), input);
}

TEST(Rate, WritesThePuzzleItsLevelAndItsScore) {
  Finished done = hodoku({}, line(kEasy));
  EXPECT_EQ(done.out, std::string(kEasy) + " Easy 204\n");
  EXPECT_EQ(done.err, "");
  EXPECT_EQ(done.code, 0);
  EXPECT_EQ(hodoku({kEasy}, "").out, done.out);
}

TEST(Rate, ReadsEveryFormatAndWritesALineForEach) {
  for (const char* format : {"grid", "spaced", "json", "line", "rows"}) {
    const std::string text = format_named(format)->write(test::board(kEasy), '0');
    Finished done = hodoku({"--read", format}, text);
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
  Finished done = hodoku({}, "." + state + ":\n");
  EXPECT_EQ(done.out, text + " Easy 4\n") << done.err;
  EXPECT_EQ(done.code, 0);
}

TEST(Rate, CountsBruteForceWhereNothingElseHelps) {
  Finished done = hodoku({}, line(kBeyond) + line(kEasy));
  EXPECT_EQ(done.out,
            std::string(kBeyond) + " Extreme 21342\n" + std::string(kEasy) + " Easy 204\n");
  EXPECT_EQ(done.err, "");
  EXPECT_EQ(done.code, 0);
}

TEST(Rate, PuzzlesWithoutOneSolutionHaveNoRatingAndTheReasonIsTold) {
  Finished done =
      hodoku({}, line(kClash) + line(kEasy) + line(kTwoWays) + line(kImpossible) + line(kEasy));
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
  EXPECT_EQ(hodoku({}, "1" + std::string(80, '.') + "\n").err,
            "invalid puzzle: 1: it has several solutions; it has 1 clue, and no puzzle with fewer "
            "than 17 has one solution\n");
}

TEST(Rate, WritesJsonALine) {
  Finished done = hodoku({"--json"}, line(kEasy) + line(kBeyond) + line(kClash));
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
  Finished one = hodoku({"-j1"}, input);
  Finished two = hodoku({"-j", "2"}, input);
  EXPECT_EQ(one.out, expected);
  EXPECT_EQ(two.out, expected);
  EXPECT_EQ(one.err, two.err);
  EXPECT_EQ(one.code, two.code);
}

TEST(Rate, StopsAtAPuzzleThatCantBeReadUnlessAskedToGoOn) {
  const std::string input = line(kEasy) + "12x\n" + line(kEasy);
  Finished stopped = hodoku({}, input);
  EXPECT_EQ(stopped.out, std::string(kEasy) + " Easy 204\n");
  EXPECT_EQ(stopped.err,
            "nonet rate: standard input: line 2, column 3: 'x' is not a digit or a blank; an empty "
            "cell is '.' or 0 (puzzle 2); --keep-going goes on with the next one\n");
  EXPECT_EQ(stopped.code, 2);
  Finished gone_on = hodoku({"--keep-going"}, input);
  EXPECT_EQ(gone_on.out, stopped.out + "\n" + stopped.out);
  EXPECT_EQ(hodoku({"--keep-going", "--placeholder=- -"}, input).out,
            stopped.out + "- -\n" + stopped.out);
  EXPECT_EQ(gone_on.err, stopped.err.substr(0, stopped.err.find("; --keep-going")) + "\n");
  EXPECT_EQ(gone_on.code, 2);
}

TEST(Rate, NoPuzzleAtAllIsNothingRated) {
  Finished done = hodoku({}, "# nothing\n");
  EXPECT_EQ(done.out, "");
  EXPECT_EQ(done.err, "nonet rate: there is no puzzle; the input is empty, or all of it remarks\n");
  EXPECT_EQ(done.code, 1);
}

TEST(Rate, RefusesScalesThatItDoesNotHave) {
  Finished done = rate({"--scale=stars"}, line(kEasy));
  EXPECT_EQ(done.err,
            "nonet rate: --scale: there is no scale 'stars'; there are se, hodoku, both, nonet, W, "
            "B, gW, gB, TE, BxB, BxBB and all\n");
  EXPECT_EQ(done.out, "");
  EXPECT_EQ(done.code, 2);
  EXPECT_EQ(rate({"--scale=W,nonet"}, line(kEasy)).err,
            "nonet rate: --scale: the scale nonet is by itself, not in a list\n");
}

constexpr const char* kWhips =
    ".23..6.8......91...8.1..4..2.......7...8.....678.1......7.3.2...3...4.7....5.1.6.";
constexpr const char* kDeep =
    "1....6.89......1...9.....64.4...89..3..5.......7.3..5.....7...2..2.......8...16..";

TEST(Rate, AListOfScalesHasAColumnForEachInTheOrderAskedFor) {
  EXPECT_EQ(rate({"--scale=B,se,W,hodoku"}, line(kWhips)).out,
            std::string(kWhips) + " 3 " + split(se({}, line(kWhips)).out)[0].substr(82) + " 3 " +
                split(hodoku({}, line(kWhips)).out)[0].substr(82) + "\n");
  EXPECT_EQ(rate({"--scale=te,bxb,gw,w,te"}, line(kDeep)).out,
            std::string(kDeep) + " 2 3 inf inf\n");
  EXPECT_EQ(rate({"--scale=hodoku,se"}, line(kEasy)).out,
            std::string(kEasy) + " Easy 204 1.2/1.2/1.2\n");
  EXPECT_EQ(rate({"--scale=all"}, line(kEasy)).out,
            std::string(kEasy) + " 0 0 0 0 0 0 0 1.2/1.2/1.2 Easy 204\n");
}

TEST(Rate, AListOfScalesInJsonIsWhatTheSchemaSays) {
  const Finished done = rate({"--scale=W,BxB,hodoku", "--json"}, line(kDeep));
  EXPECT_EQ(done.out.substr(0, done.out.find(",\"hodoku\"")),
            std::string("{\"puzzle\":\"") + kDeep +
                "\",\"clues\":22,\"scale\":\"several\",\"W\":\"inf\",\"BxB\":3");
  EXPECT_EQ(test::schema_fault(done.out, "rating"), "");
  const Finished none = rate({"--scale=W,se", "--json"}, line(".................................."
                                                              "..............................."
                                                              "................"));
  EXPECT_NE(none.out.find("\"W\":null"), std::string::npos);
  EXPECT_EQ(test::schema_fault(none.out, "rating"), "");
  EXPECT_EQ(none.code, 1);
}

TEST(Rate, AListOfScalesAsATableHasItsNamesAbove) {
  EXPECT_EQ(
      rate({"--scale=W,hodoku,TE", "--csv"}, line(kDeep)).out,
      std::string("puzzle,W,level,score,TE\n") + kDeep + ",inf," +
          [&] {
            std::string figures = split(hodoku({}, line(kDeep)).out)[0].substr(82);
            figures[figures.find(' ')] = ',';
            return figures;
          }() +
          ",2\n");
}

TEST(Rate, LengthsAreComparedAndSortedByTheFirstScale) {
  const std::string all = line(kDeep) + line(kEasy) + line(kWhips);
  EXPECT_EQ(rate({"--scale=W,se", "--min=1"}, all).out.substr(0, 81), kDeep);
  EXPECT_EQ(split(rate({"--scale=W", "--min=1", "--max=9"}, all).out),
            std::vector<std::string>{std::string(kWhips) + " 3"});
  EXPECT_EQ(split(rate({"--scale=B", "--sort"}, all).out),
            (std::vector<std::string>{std::string(kEasy) + " 0", std::string(kWhips) + " 3",
                                      std::string(kDeep) + " inf"}));
  EXPECT_EQ(rate({"--scale=B", "--min=7.2"}, all).err,
            "nonet rate: --min must be a rating such as 5, not '7.2'\n");
}

TEST(Rate, LevelsCanBePickedOut) {
  const std::string all = line(kDeep) + line(kEasy) + line(kWhips);
  EXPECT_EQ(split(rate({"--scale=hodoku", "--level=easy,medium"}, all).out),
            std::vector<std::string>{std::string(kEasy) + " Easy 204"});
  EXPECT_EQ(rate({"--scale=W", "--level=easy"}, all).err,
            "nonet rate: --level is about the levels of HoDoKu's scale and nonet's: not with "
            "--scale=W\n");
  EXPECT_EQ(rate({"--level=tough"}, all).err,
            "nonet rate: --level must be of easy, medium, hard, unfair and extreme, not 'tough'\n");
}

TEST(Rate, TheRatingOfAScaleThatTakesTooLongLeavesTheOthersTheirs) {
  // Milliseconds the one, half a minute the other.
  const Finished done = rate({"--scale=TE,se", "--time-limit=1"}, line(kHardest));
  EXPECT_EQ(done.out, std::string(kHardest) + " 2 timeout\n");
  EXPECT_EQ(done.code, 1);
}

TEST(Rate, WritesBothScalesUnlessOneIsAskedFor) {
  Finished done = rate({}, line(kEasy) + line(kChains));
  EXPECT_EQ(done.out, std::string(kEasy) + " 1.2/1.2/1.2 Easy 204\n" + kChains + " 8.9/7.3/2.6 " +
                          split(hodoku({}, line(kChains)).out)[0].substr(82) + "\n");
  EXPECT_EQ(done.err, "");
  EXPECT_EQ(rate({"--scale=both"}, line(kEasy) + line(kChains)).out, done.out);
  EXPECT_EQ(se({}, line(kEasy) + line(kChains)).out,
            std::string(kEasy) + " 1.2/1.2/1.2\n" + kChains + " 8.9/7.3/2.6\n");
  EXPECT_EQ(se({}, line(kChains)).code, 0);
}

TEST(Rate, ChangesTheSettingsOfHodokuAsExplainDoes) {
  auto uses = [](const std::vector<std::string>& options, const char* technique) {
    std::vector<std::string> call = options;
    call.emplace_back("--json");
    const auto json = parse_json(split(hodoku(call, line(kPuzzleLine)).out).at(0));
    const JsonValue* used = json ? json->find("techniques")->find(technique) : nullptr;
    return used != nullptr ? used->string : "none";
  };
  EXPECT_NE(uses({}, "naked-single"), "none");
  EXPECT_EQ(uses({"--without=naked-single"}, "naked-single"), "none");
  EXPECT_EQ(hodoku({"--with=x-chain"}, line(kEasy)).out, hodoku({}, line(kEasy)).out);
  EXPECT_EQ(hodoku({"--set=nonsense=1"}, line(kEasy)).code, 2);
  EXPECT_EQ(hodoku({"--with=wxyz-wing"}, line(kEasy)).err,
            "nonet rate: HoDoKu has no wxyz-wing, so policy hodoku has none\n");
  EXPECT_EQ(se({"--with=x-chain"}, line(kEasy)).err,
            "nonet rate: --with is about HoDoKu's scale: not with --scale=se\n");
}

TEST(Rate, ASolvedGridIsNotHardAtAll) {
  Board full;
  ASSERT_EQ(test::count_solutions(test::board(kEasy), 2, &full), 1);
  EXPECT_EQ(se({}, test::line_of(full) + "\n").out, test::line_of(full) + " 0.0/0.0/0.0\n");
}

TEST(Rate, PuzzlesWithoutOneSolutionHaveADashOnEachScale) {
  EXPECT_EQ(rate({}, line(kTwoWays)).out, std::string(kTwoWays) + " - - -\n");
  Finished done = se({}, line(kTwoWays));
  EXPECT_EQ(done.out, std::string(kTwoWays) + " -\n");
  EXPECT_EQ(done.err, "invalid puzzle: 1: it has several solutions\n");
  EXPECT_EQ(done.code, 1);
  EXPECT_EQ(rate({"--csv"}, line(kTwoWays)).out,
            "puzzle,er,ep,ed,level,score\n" + std::string(kTwoWays) + ",,,,,\n");
}

TEST(Rate, WritesCommaSeparatedValuesWithTheirNames) {
  EXPECT_EQ(rate({"--csv"}, line(kEasy)).out,
            "puzzle,er,ep,ed,level,score\n" + std::string(kEasy) + ",1.2,1.2,1.2,Easy,204\n");
  EXPECT_EQ(se({"--csv"}, line(kEasy)).out,
            "puzzle,er,ep,ed\n" + std::string(kEasy) + ",1.2,1.2,1.2\n");
  EXPECT_EQ(hodoku({"--csv"}, line(kEasy)).out,
            "puzzle,level,score\n" + std::string(kEasy) + ",Easy,204\n");
}

TEST(Rate, WritesJsonOfEachScale) {
  auto one = parse_json(split(se({"--json"}, line(kChains)).out)[0]);
  ASSERT_TRUE(one);
  EXPECT_EQ(one->find("scale")->string, "se");
  EXPECT_EQ(one->find("er")->string, "8.9");
  EXPECT_EQ(one->find("ep")->string, "7.3");
  EXPECT_EQ(one->find("ed")->string, "2.6");
  EXPECT_EQ(one->find("techniques")->find("Hidden Quad")->string, "1");
  auto both = parse_json(split(rate({"--json"}, line(kEasy)).out)[0]);
  ASSERT_TRUE(both);
  EXPECT_EQ(both->find("se")->find("er")->string, "1.2");
  EXPECT_EQ(both->find("hodoku")->find("score")->string, "204");
  auto none = parse_json(split(rate({"--json"}, line(kTwoWays)).out)[0]);
  ASSERT_TRUE(none);
  EXPECT_TRUE(none->find("se")->find("er")->is(JsonValue::Kind::kNull));
  EXPECT_EQ(none->find("problem")->string, "it has several solutions");
}

TEST(Rate, WritesWhateverAFormatAsksFor) {
  EXPECT_EQ(se({"--format", "%n: %r/%p/%d%t%R, %P, %D (%S %T %U)%l100%%"}, line(kChains)).out,
            "1: 8.9/7.3/2.6\tDynamic Region Forcing Chains, Forcing Chain, Pointing (DRFC FC P)\n"
            "100%\n");
  std::string zeros = kEasy;
  std::replace(zeros.begin(), zeros.end(), '.', '0');
  EXPECT_EQ(se({"--format=%g %i"}, line(kEasy)).out, std::string(kEasy) + " " + zeros + "\n");
  EXPECT_EQ(se({"--format=%r %R"}, line(kTwoWays)).out, "- -\n");
  const std::string seconds = se({"--format=%e"}, line(kEasy)).out;
  EXPECT_EQ(seconds.substr(1, 2), ".0") << seconds;
}

TEST(Rate, RefusesAFormatThatMeansNothing) {
  EXPECT_EQ(se({"--format=%z"}, line(kEasy)).err,
            "nonet rate: --format has '%z', which means nothing; the letters are in 'nonet rate "
            "--help'\n");
  EXPECT_EQ(se({"--format=9%"}, line(kEasy)).err,
            "nonet rate: --format ends with a single '%'; a percent sign is '%%'\n");
  EXPECT_EQ(hodoku({"--format=%r"}, line(kEasy)).err,
            "nonet rate: --format is about Sudoku Explainer's figures: not with --scale=hodoku\n");
  EXPECT_EQ(rate({"--json", "--csv"}, line(kEasy)).err,
            "nonet rate: only one of --json, --csv and --format can be\n");
}

TEST(Rate, WritesOnlyPuzzlesInARange) {
  const std::string input = line(kEasy) + line(kChains) + line(kTwoWays);
  const std::string easy = std::string(kEasy) + " 1.2/1.2/1.2\n";
  const std::string chains = std::string(kChains) + " 8.9/7.3/2.6\n";
  EXPECT_EQ(se({"--min=1.2"}, input).out, easy + chains);
  EXPECT_EQ(se({"--min", "1.3"}, input).out, chains);
  EXPECT_EQ(se({"--max", "8.8"}, input).out, easy);
  EXPECT_EQ(se({"--min=2", "--max=3"}, input).out, "");
  EXPECT_EQ(hodoku({"--max=204"}, input).out, std::string(kEasy) + " Easy 204\n");
  EXPECT_EQ(hodoku({"--max=203"}, line(kEasy)).out, "");
  EXPECT_EQ(se({"--min=7x"}, input).err,
            "nonet rate: --min must be a rating such as 7.2, not '7x'\n");
  EXPECT_EQ(hodoku({"--max=7.2"}, input).err,
            "nonet rate: --max must be a score such as 1200, not '7.2'\n");
}

TEST(Rate, WritesOnlyPuzzlesThatUseATechniqueOrDoWithoutIt) {
  const std::string input = line(kEasy) + line(kChains);
  const std::string easy = std::string(kEasy) + " 1.2/1.2/1.2\n";
  const std::string chains = std::string(kChains) + " 8.9/7.3/2.6\n";
  EXPECT_EQ(se({"--has", "hidden-single"}, input).out, easy + chains);
  EXPECT_EQ(se({"--has", "Hidden Quad,Pointing"}, input).out, chains);
  EXPECT_EQ(se({"--lacks", "Hidden Quad"}, input).out, easy);
  EXPECT_EQ(hodoku({"--has", "full-house"}, line(kEasy)).out, std::string(kEasy) + " Easy 204\n");
  EXPECT_EQ(hodoku({"--lacks", "full-house"}, line(kEasy)).out, "");
  EXPECT_EQ(se({"--has=anything"}, input).err,
            "nonet rate: --has: there is no technique 'anything' on this scale\n");
  EXPECT_EQ(se({"--has=sword fish"}, input).err,
            "nonet rate: --has: there is no technique 'sword fish' on this scale (did you mean "
            "'Swordfish'?)\n");
}

TEST(Rate, GivesUpAfterALimitAndSaysSo) {
  // Sudoku Explainer's own needs minutes for it; a second is not enough under any load.
  Finished done = se({"--time-limit=0.01"}, line(kHardest));
  EXPECT_EQ(done.out, std::string(kHardest) + " timeout\n");
  EXPECT_EQ(done.err, "");
  EXPECT_EQ(done.code, 1);
  EXPECT_NE(se({"--time-limit=0.01", "--json"}, line(kHardest)).out.find("\"over 0.01 s\""),
            std::string::npos);
}

// Somebody takes the columns apart at the blanks.
TEST(Rate, WritesAsManyWordsOfEveryPuzzle) {
  const std::string input = line(kEasy) + line(kHardest) + line(kTwoWays);
  for (const std::string& row : split(run("nonet", {"rate", "--time-limit=0.01"}, input).out)) {
    EXPECT_EQ(std::count(row.begin(), row.end(), ' '), 3) << row;
  }
}

TEST(Rate, RefusesARangeThatNoPuzzleIsIn) {
  const Finished done = se({"--min=7.2", "--max=2.5"}, line(kEasy));
  EXPECT_EQ(done.code, 2);
  EXPECT_EQ(done.out, "");
  EXPECT_EQ(done.err, "nonet rate: --min 7.2 is above --max 2.5; no puzzle is both\n");
  EXPECT_EQ(se({"--min=1.2", "--max=1.2"}, line(kEasy)).code, 0);
  EXPECT_EQ(hodoku({"--min=900", "--max=100"}, line(kEasy)).code, 2);
}

TEST(Rate, SortsByWhatItFoundOutAndLeavesTheRestToTheEnd) {
  std::mt19937 random(3);
  std::string input = line(kTwoWays) + line(kChains);
  for (int i = 0; i < 12; ++i) input += test::line_of(test::random_puzzle(random)) + "\n";
  input += line(kEasy) + line(kChains);
  auto rated = [&](std::vector<std::string> options) {
    options.insert(options.begin(), {"rate", "--scale=hodoku", "-j3"});
    return split(run("nonet", options, input).out);
  };
  auto score_of = [](const std::string& row) {
    const std::string score = row.substr(row.rfind(' ') + 1);
    return score == "-" ? -1 : std::stoi(score);
  };
  auto level_of = [](const std::string& row) {
    const auto names = {"Easy", "Medium", "Hard", "Unfair", "Extreme"};
    int level = 0;
    for (const char* name : names) {
      if (row.find(name) != std::string::npos) return level;
      ++level;
    }
    return level;
  };
  const auto plain = rated({});
  const auto easiest = rated({"--sort"});
  const auto hardest = rated({"--sort=hardest"});
  for (const auto* sorted : {&easiest, &hardest}) {
    EXPECT_TRUE(std::is_permutation(plain.begin(), plain.end(), sorted->begin(), sorted->end()));
    EXPECT_EQ(score_of(sorted->back()), -1) << "what has no rating";
  }
  ASSERT_EQ(easiest.size(), 16U);
  for (std::size_t i = 0; i + 2 < easiest.size(); ++i) {
    const auto before = std::pair(level_of(easiest[i]), score_of(easiest[i]));
    const auto after = std::pair(level_of(easiest[i + 1]), score_of(easiest[i + 1]));
    EXPECT_LE(before, after) << easiest[i] << "\n" << easiest[i + 1];
    EXPECT_EQ(score_of(hardest[i]), score_of(easiest[easiest.size() - 2 - i]));
  }
}

TEST(Rate, SortsByErFirstAndBelowTheNamesOfColumns) {
  const std::string input = line(kChains) + line(kEasy);
  const auto rows = split(run("nonet", {"rate", "--csv", "--sort"}, input).out);
  ASSERT_EQ(rows.size(), 3U);
  EXPECT_EQ(rows[0], "puzzle,er,ep,ed,level,score");
  EXPECT_EQ(rows[1].find(kEasy), 0U);
  EXPECT_EQ(rows[2].find(kChains), 0U);
  const Finished broken = run("nonet", {"rate", "--sort", "--keep-going"}, "12\n" + input);
  EXPECT_EQ(broken.code, 2);
  EXPECT_EQ(split(broken.out).size(), 2U) << "no line stands for what can't be read";
  EXPECT_EQ(run("nonet", {"rate", "--sort", "-o", "x", "--resume", "y"}, input).code, 2);
}

TEST(Rate, PuzzlesWithRulesAreRatedOnTheScaleThatKnowsThem) {
  // A latin square of four, of which a cage says what its givens leave open.
  const std::string ruled = R"({"id":"small","size":4,"givens":"1234341221..43..",)"
                            R"("rules":[{"kind":"cage","cells":["r3c3","r4c3"],"sum":6}]})";
  const Finished done = rate({}, ruled + "\n" + line(kEasy));
  EXPECT_EQ(done.code, 0);
  EXPECT_EQ(done.err, "");
  const auto lines = split(done.out);
  ASSERT_GE(lines.size(), 2u);
  EXPECT_EQ(lines[0] + "\n", rate({"--scale=nonet"}, ruled).out);
  EXPECT_TRUE(lines[0].starts_with("small Easy ")) << lines[0];
  EXPECT_EQ(lines[1] + "\n", rate({}, line(kEasy)).out);
  EXPECT_EQ(rate({"--json"}, ruled).out, rate({"--json", "--scale=nonet"}, ruled).out);
  // What is wrong with a rule is not looked for among the digits.
  std::string impossible = ruled;
  impossible.replace(impossible.find(":6}"), 2, ":99");
  EXPECT_EQ(
      rate({}, impossible).err,
      "invalid puzzle: 1: the rule 'cage' at r3c3: a cage of 2 cells can't sum to 99 (3 to 7)\n");
  // Who asks for another one, or for its columns, is told.
  for (const char* option : {"--scale=se", "--scale=both", "--csv", "--scale=W"}) {
    const Finished refused = rate({option}, ruled);
    EXPECT_EQ(refused.code, 1) << option;
    EXPECT_TRUE(refused.err.starts_with("not rated: 1: the")) << refused.err;
  }
  for (const char* scale : {"--scale=se", "--scale=hodoku", "--scale=both", "--scale=W,se"}) {
    const Finished refused = rate({"--json", scale}, ruled);
    EXPECT_NE(refused.out.find(R"("givens": "1234341221..43..")"), std::string::npos) << scale;
    EXPECT_EQ(test::schema_fault(refused.out, "rating"), "") << scale;
  }
}

}  // namespace
}  // namespace nonet

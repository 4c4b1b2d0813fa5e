// explain and techniques as a person meets them, and `explain --json | prove` over whole
// corpora.
#include <atomic>
#include <sstream>
#include <thread>

#include "nonet/explain/path_check.h"
#include "nonet/explain/path_json.h"
#include "nonet/search/search.h"
#include "support/process.h"
#include "support/support.h"

namespace nonet::test {
namespace {

const std::string kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

TEST(Explain, TellsEachStepAndTheSolution) {
  Finished done = run("nonet", {"explain", "--all-steps", kEasy});
  EXPECT_EQ(done.code, 0);
  EXPECT_EQ(done.err, "");
  EXPECT_EQ(done.out.substr(0, 30), "This puzzle has one solution.\n");
  EXPECT_NE(
      done.out.find(" 1. Hidden Single: r1c6 is the only place for 8 in box 2, so r1c6 is 8.\n"),
      std::string::npos);
  EXPECT_NE(done.out.find("Solved in 51 steps, each proved by the checker."), std::string::npos);
  EXPECT_NE(done.out.find("\n" + kSolution + "\n"), std::string::npos);
}

TEST(Explain, ReadsFromStandardInputAndFromAFileAlike) {
  ScratchFolder folder;
  Finished argument = run("nonet", {"explain", kEasy});
  EXPECT_EQ(run("nonet", {"explain"}, kEasy + "\n").out, argument.out);
  EXPECT_EQ(run("nonet", {"explain", folder.write("p.txt", kEasy)}).out, argument.out);
}

TEST(Explain, SaysFirstThatAPuzzleHasNoOrSeveralSolutionsAndExitsOne) {
  std::string empty(81, '.');
  Finished several = run("nonet", {"explain", empty});
  EXPECT_EQ(several.code, 1);
  EXPECT_EQ(several.out.substr(0, 34), "This puzzle has several solutions;");
  std::string none = "12345678." + std::string(8, '.') + "9" + std::string(63, '.');
  Finished no = run("nonet", {"explain", none});
  EXPECT_EQ(no.code, 1);
  EXPECT_EQ(no.out,
            "This puzzle has no solution; 'nonet hint' names the digits that may be wrong.\n");
  Finished twice = run("nonet", {"explain", "11" + std::string(79, '.')});
  EXPECT_EQ(twice.code, 1);
  EXPECT_EQ(twice.err,
            "nonet explain: this puzzle has no solution: 1 stands twice in row 1: r1c1 and r1c2; "
            "'nonet hint' names the digits that may be wrong\n");
}

// Where lines begin with " 1-18. Singles: ".
std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

TEST(Explain, TellsNineSinglesInAParagraphUnderTheirTrueNumbers) {
  const std::vector<std::string> brief = lines_of(run("nonet", {"explain", "--example"}).out);
  const std::vector<std::string> full =
      lines_of(run("nonet", {"explain", "--example", "--all-steps"}).out);
  ASSERT_GT(brief.size(), 5U);
  EXPECT_TRUE(
      brief[3].starts_with(" 1-9. Singles: r3c1 is 5 (only place in box 1), r1c2 is 3 "
                           "(only place in box 1), "))
      << brief[3];
  EXPECT_TRUE(brief[4].starts_with("10-18. Singles: ")) << brief[4];
  EXPECT_TRUE(brief[4].ends_with(" and r5c9 is 7 (only place in box 6).")) << brief[4];
  EXPECT_TRUE(brief[5].starts_with("19. Locked Candidates")) << brief[5];
  // A single alone is told in full, with the number that it has among all steps.
  EXPECT_NE(std::find(full.begin(), full.end(), brief[6]), full.end()) << brief[6];
  EXPECT_TRUE(brief[6].starts_with("20. Naked Single: ")) << brief[6];
  EXPECT_EQ(full[3].substr(0, 18), " 1. Hidden Single:");
  EXPECT_EQ(full[19].substr(0, 16), "17. Full House: ");
}

TEST(Explain, PicturesNotationAndJsonHaveEveryStep) {
  for (const char* way : {"--boards", "--notation"}) {
    const std::string out = run("nonet", {"explain", "--example", way}).out;
    EXPECT_EQ(out.find("Singles:"), std::string::npos) << way;
    EXPECT_NE(out.find("\n17. Full House: "), std::string::npos) << way;
  }
  const Finished json = run("nonet", {"explain", "--example", "--json"});
  EXPECT_EQ(json.out, run("nonet", {"explain", "--example", "--json", "--all-steps"}).out);
}

TEST(Explain, TheShortestWaySaysWhatItSparedAndCanBeProved) {
  const Finished done = run("nonet", {"explain", "--example", "--shortest"});
  EXPECT_EQ(done.code, 0) << done.err;
  EXPECT_NE(done.out.find(" Beyond the basics it takes 1 step, where the usual way has 2."),
            std::string::npos)
      << done.out;
  const Finished json = run("nonet", {"explain", "--example", "--shortest", "--json"});
  EXPECT_EQ(run("nonet", {"prove"}, json.out).code, 0);
  EXPECT_NE(run("nonet", {"explain", "--shortest", kEasy}).out.find("Nothing beyond the basics"),
            std::string::npos);
  EXPECT_EQ(run("nonet", {"explain", "--shortest", "--policy=hodoku", kEasy}).code, 2);
}

TEST(Explain, FromAStepOnItBeginsWithTheCandidatesBeforeIt) {
  const Finished whole = run("nonet", {"explain", "--example"});
  const Finished rest = run("nonet", {"explain", "--example", "--from=25"});
  EXPECT_EQ(rest.code, 0);
  const std::size_t step = rest.out.find("25. 2-String Kite: ");
  ASSERT_NE(step, std::string::npos) << rest.out;
  EXPECT_TRUE(rest.out.substr(0, step).ends_with("---+\n\n"));
  EXPECT_EQ(rest.out.find("24. "), std::string::npos);
  EXPECT_EQ(rest.out.substr(step), whole.out.substr(whole.out.find("25. 2-String Kite: ")));
  // Within a run of singles it is told from there.
  EXPECT_NE(run("nonet", {"explain", "--example", "--from=17"}).out.find("\n17-18. Singles: r4c1"),
            std::string::npos);
  // As JSON it is a path of its own, which can be proved.
  const Finished json = run("nonet", {"explain", "--example", "--from=25", "--json"});
  EXPECT_EQ(run("nonet", {"prove"}, json.out).out,
            "Proved: all 43 steps hold, and the puzzle is solved.\n");
  const Finished beyond = run("nonet", {"explain", "--example", "--from=68"});
  EXPECT_EQ(beyond.code, 1);
  EXPECT_EQ(beyond.err, "nonet explain: there is no step 68, only 67\n");
  EXPECT_EQ(run("nonet", {"explain", "--example", "--from=none"}).code, 2);
}

TEST(Explain, EndsWithBothRatings) {
  EXPECT_NE(run("nonet", {"explain", kEasy})
                .out.find(" HoDoKu's rating: Easy 204, Sudoku Explainer's: 1.2/1.2/1.2.\n"),
            std::string::npos);
  EXPECT_NE(
      run("nonet", {"explain", "53+4" + kEasy.substr(3)})
          .out.find(" HoDoKu's rating from here: Easy 200, Sudoku Explainer's: 1.2/1.2/1.2.\n"),
      std::string::npos);
  // This one would take minutes by Sudoku Explainer's way.
  const std::string hard =
      "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
  EXPECT_NE(run("nonet", {"explain", "--only=singles", hard})
                .out.find(" HoDoKu's rating: Extreme 21342. Sudoku Explainer's takes longer: "
                          "'nonet rate' tells it.\n"),
            std::string::npos);
  // What has no rating gets none.
  EXPECT_EQ(run("nonet", {"explain", "." + kEasy.substr(1, 60) + std::string(20, '.')})
                .out.find("rating"),
            std::string::npos);
}

TEST(Explain, WithAddsWhatHodokuLeavesOut) {
  const std::string hard =
      "..4.3....7..2.1....3...7...8.9.....531.....466.....2.7...8...7....5.6..4....4.3..";
  auto explained = [&](std::vector<std::string> more) {
    std::vector<std::string> words = {"explain", "--policy=hodoku", "--notation", hard};
    words.insert(words.end(), more.begin(), more.end());
    return run("nonet", words).out;
  };
  EXPECT_EQ(explained({}).find("Template Set"), std::string::npos);
  EXPECT_NE(explained({"--with=templates", "--without=forcing-chain,forcing-net"}).find("Template"),
            std::string::npos);
  EXPECT_EQ(run("nonet", {"explain", "--policy=hodoku", "--with=wxyz-wing", hard}).err,
            "nonet explain: HoDoKu has no wxyz-wing, so policy hodoku has none\n");
}

TEST(Explain, SeveralPuzzlesAreExplainedOneAfterTheOther) {
  const std::string other =
      "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5";
  const Finished both = run("nonet", {"explain"}, kEasy + "\n" + other + "\n");
  EXPECT_EQ(both.code, 0) << both.err;
  EXPECT_EQ(both.out, "Puzzle 1\n" + run("nonet", {"explain", kEasy}).out + "\nPuzzle 2\n" +
                          run("nonet", {"explain", other}).out);
  const std::string none = "11" + std::string(79, '.');
  const Finished mixed = run("nonet", {"explain"}, none + "\n" + kEasy + "\n");
  EXPECT_EQ(mixed.code, 1);
  EXPECT_TRUE(mixed.out.ends_with(kSolution + "\n"));
  const Finished broken = run("nonet", {"explain"}, kEasy + "\n53..7..x.\n");
  EXPECT_EQ(broken.code, 2);
  EXPECT_NE(broken.out.find(kSolution), std::string::npos);
  EXPECT_NE(broken.err.find("line 2, column 8"), std::string::npos) << broken.err;
}

TEST(Explain, NthTakesOneOfSeveralPuzzles) {
  ScratchFolder folder;
  const std::string file = folder.write("two.txt", "# two\n" + std::string(81, '.') + "\n" + kEasy);
  EXPECT_EQ(run("nonet", {"explain", "--nth=2", file}).out, run("nonet", {"explain", kEasy}).out);
  const Finished third = run("nonet", {"explain", "--nth=3", file});
  EXPECT_EQ(third.code, 2);
  EXPECT_EQ(third.err, "nonet explain: " + file + ": there is no puzzle 3, only 2\n");
  const Finished word = run("nonet", {"explain", "--nth=last", file});
  EXPECT_EQ(word.code, 2);
  EXPECT_NE(word.err.find("--nth takes a number from 1"), std::string::npos) << word.err;
}

TEST(Explain, OnlyAndWithoutTakeTheDocumentsWords) {
  Finished rules = run("nonet", {"explain", "--example", "--only=house-rule,pivot-rule"});
  EXPECT_EQ(rules.out.find("Trial"), std::string::npos);
  Finished none = run("nonet", {"explain", kEasy, "--only", "candidate-lines"});
  EXPECT_EQ(none.code, 1);
  Finished wrong = run("nonet", {"explain", kEasy, "--without=magic"});
  EXPECT_EQ(wrong.code, 2);
  EXPECT_EQ(wrong.err,
            "nonet explain: no technique is called 'magic'; 'nonet techniques' lists them\n");
}

TEST(Explain, BoardsAreDrawnForEachStep) {
  Finished done = run("nonet", {"explain", kEasy, "--boards"});
  std::size_t boards = 0;
  for (std::size_t at = 0; (at = done.out.find("5!", at)) != std::string::npos; ++at) ++boards;
  EXPECT_GT(boards, 3U);
  EXPECT_EQ(done.out.find('\x1b'), std::string::npos);
}

TEST(Explain, TheBuiltInPuzzleIsSolvedAndShowsMoreThanSingles) {
  Finished done = run("nonet", {"explain", "--example"});
  EXPECT_EQ(done.code, 0);
  for (const char* name :
       {"Hidden Single:", "Locked Candidates", "Locked Pair:", "2-String Kite:", "X-Wing:"}) {
    EXPECT_NE(done.out.find(name), std::string::npos) << name;
  }
}

TEST(Explain, ATechniqueThatAssumesOneSolutionIsNotUsedWhereThereAreSeveral) {
  // Two solutions; singles lead to a grave of two candidates a cell, but for one cell.
  const std::string two =
      "349..65..6278..39.581.9.6.7.....9..5..6.....2.15..2.3616.9.72.3..21...7...43.816.";
  Finished done = run("nonet", {"explain", two});
  EXPECT_EQ(done.code, 1);
  EXPECT_NE(done.out.find("Singles: "), std::string::npos);
  EXPECT_EQ(done.out.find("relies on the puzzle having only one solution"), std::string::npos);
}

TEST(Explain, TakesHoDoKusWayAndWritesItsLines) {
  Finished all = run("nonet", {"explain", "--example", "--notation"});
  Finished hodoku = run("nonet", {"explain", "--example", "--policy=hodoku", "--notation"});
  EXPECT_EQ(hodoku.code, 0);
  EXPECT_NE(all.out, hodoku.out);
  for (const Finished& done : {all, hodoku}) {
    EXPECT_NE(done.out.find("Locked Pair: 6,9 in r13c6 => r1c5,r56c6<>6\n"), std::string::npos)
        << done.out;
    EXPECT_NE(done.out.find("Solved in "), std::string::npos);
  }
}

TEST(Explain, LeavesOutWhatAssumesOneSolutionIfAskedOrIfThereAreSeveral) {
  // This one has a unique rectangle on its way; see the page of techniques.
  Finished told = run("nonet", {"techniques", "unique-rectangle-1"});
  const std::size_t at = told.out.find(":0600:x:");
  ASSERT_NE(at, std::string::npos);
  const std::string state = told.out.substr(at, told.out.find('\n', at) - at);
  EXPECT_NE(run("nonet", {"explain", state}).out.find("(This relies on the puzzle having"),
            std::string::npos);
  Finished without = run("nonet", {"explain", "--no-uniqueness", state});
  EXPECT_EQ(without.out.find("relies on the puzzle having only one solution"), std::string::npos);
  EXPECT_EQ(without.code, 0);
}

TEST(Explain, JsonTellsNotationAndFamily) {
  Finished done = run("nonet", {"explain", "--example", "--json"});
  EXPECT_NE(done.out.find("\"family\": \"Single Digit Patterns\""), std::string::npos);
  EXPECT_NE(done.out.find("\"notation\": \"Locked Pair: 6,9 in r13c6 => r1c5,r56c6<>6\""),
            std::string::npos);
}

TEST(Explain, WrongInputIsOneSentenceWithItsPlace) {
  Finished letter = run("nonet", {"explain"}, "\n53..7..x.\n");
  EXPECT_EQ(letter.code, 2);
  EXPECT_EQ(letter.err,
            "nonet explain: standard input: line 2, column 8: 'x' is not a digit or a blank; an "
            "empty cell is '.' or 0\n");
  Finished missing = run("nonet", {"explain", "no-such-file"});
  EXPECT_EQ(missing.code, 2);
  EXPECT_EQ(missing.err, "nonet explain: no-such-file: No such file or directory\n");
  Finished option = run("nonet", {"explain", "--colour"});
  EXPECT_EQ(option.code, 2);
  EXPECT_EQ(option.err,
            "nonet explain: there is no option '--colour' (did you mean '--color'?); see 'nonet "
            "explain --help'\n");
}

TEST(Techniques, AreListedAndToldOneByOne) {
  Finished list = run("nonet", {"techniques"});
  EXPECT_EQ(list.code, 0);
  EXPECT_NE(list.out.find("\nxy-wing                          Hard     XY-Wing\n"),
            std::string::npos);
  Finished one = run("nonet", {"techniques", "y-wing"});
  EXPECT_EQ(one.out.substr(0, 8), "XY-Wing\n");
  EXPECT_NE(one.out.find("  SE        4.2\n"), std::string::npos);
  EXPECT_NE(
      one.out.find("\n  why       r7c7 is 1 or 5, and whichever it is, one of r7c1 (2, 5) and "
                   "r9c8 (1, 2) is left with 2;"),
      std::string::npos)
      << one.out;
  EXPECT_NE(run("nonet", {"techniques", "hidden-single"})
                .out.find("  SE        1.2 in a box, 1.5 in a line\n"),
            std::string::npos);
  EXPECT_NE(
      run("nonet", {"techniques", "skyscraper"}).out.find("\n            Suppose r5c6 is not 5.\n"),
      std::string::npos);
  EXPECT_EQ(run("nonet", {"techniques", "house rule"}).out.substr(0, 33),
            "'house rule' means 11 techniques:");
  EXPECT_EQ(run("nonet", {"techniques", "magic"}).code, 2);
}

TEST(Techniques, NoWordOfATemplateIsLeft) {
  for (Technique technique : all_techniques()) {
    const std::string slug(row_of(technique).slug);
    std::string told = run("nonet", {"techniques", slug}).out;
    // The rules of an example are JSON.
    const std::size_t example = told.find("\n  example "), why = told.find("\n  why ");
    if (example < why) told.erase(example, why - example);
    EXPECT_NE(told.find("\n  why       "), std::string::npos) << slug;
    // Braces may stand around digits, and in nrc notation around what is left: "{n5 n9}".
    for (std::size_t at = 0; (at = told.find('{', at)) != std::string::npos; ++at) {
      const bool names = std::string_view("nrcb").find(told[at + 1]) != std::string_view::npos;
      const char digit = told[at + (names ? 2 : 1)];
      EXPECT_TRUE(digit >= '1' && digit <= '9') << told;
    }
    for (const char* word : {"GUARDIANS", "CELLS", "DIGITS", "PIVOT"}) {
      EXPECT_EQ(told.find(word), std::string::npos) << slug << " " << word;
    }
  }
}

TEST(Explain, GoesTheWayOfSudokuExplainerAndRatesEachStep) {
  const Finished told = run("nonet", {"explain", "--example", "--policy=se"});
  EXPECT_EQ(told.code, 0);
  EXPECT_NE(told.out.find("r3c1 is 5 (only place in box 1, 1.2), "), std::string::npos);
  EXPECT_NE(told.out.find("\n20. Direct Hidden Pair (2.0): in row 2 "), std::string::npos);
  EXPECT_NE(told.out.find("The hardest: Turbot Fish. HoDoKu's rating: Hard 1068, Sudoku "
                          "Explainer's: 6.6/1.2/1.2.\n"),
            std::string::npos);
  const Finished brief = run("nonet", {"explain", "--example", "--policy=se", "--notation"});
  EXPECT_NE(brief.out.find("\n24. Hidden Single (1.5): r5c5=6\n"), std::string::npos);
  const Finished json = run("nonet", {"explain", "--example", "--policy=se", "--json"});
  EXPECT_NE(json.out.find(R"("technique": "turbot-fish", "name": "Turbot Fish", )"
                          R"("family": "Single Digit Patterns", "se": 6.6,)"),
            std::string::npos);
  EXPECT_EQ(run("nonet", {"prove"}, json.out).out,
            "Proved: all 67 steps hold, and the puzzle is solved; some steps use that it has one "
            "solution, which was checked.\n");
}

TEST(Explain, SaysThatSudokuExplainerHasNoSuchTechnique) {
  const Finished refused = run("nonet", {"explain", "--example", "--policy=se", "--with=w-wing"});
  EXPECT_EQ(refused.code, 2);
  EXPECT_EQ(refused.err, "nonet explain: Sudoku Explainer has no w-wing, so policy se has none\n");
}

TEST(Program, TellsItsVersionAndItsCommands) {
  EXPECT_EQ(run("nonet", {"--version"}).out.substr(0, 6), "nonet ");
  for (const char* asked : {"-v", "-V", "version", "-version"}) {
    const Finished told = run("nonet", {asked});
    EXPECT_EQ(told.code, 0) << asked;
    EXPECT_EQ(told.out, run("nonet", {"--version"}).out) << asked;
  }
  EXPECT_EQ(run("sudoku", {"--version"}).out, run("nonet", {"--version"}).out);
  Finished help = run("nonet", {"--help"});
  EXPECT_EQ(help.code, 0);
  for (const char* name :
       {"solve", "explain", "prove", "techniques", "repl", "propagate", "mark", "daily"}) {
    EXPECT_NE(help.out.find("\n  " + std::string(name) + " "), std::string::npos) << name;
    EXPECT_EQ(run("nonet", {name, "--help"}).code, 0);
  }
  Finished wrong = run("nonet", {"slove"});
  EXPECT_EQ(wrong.code, 2);
  EXPECT_EQ(wrong.err,
            "nonet: there is no command 'slove' (did you mean 'solve'?); see 'nonet --help'\n");
}

// Explains every puzzle, writes the path as JSON, reads it back and checks it, on all cores; and
// holds every step against the solution.
void explain_and_prove(const std::vector<std::string>& puzzles) {
  std::atomic<std::size_t> next = 0;
  std::atomic<int> failed = 0;
  auto work = [&] {
    for (std::size_t i = next++; i < puzzles.size(); i = next++) {
      Grid start = grid(puzzles[i].substr(0, 81));
      SearchResult found = search(start);
      Path path = find_path(start, policy_all());
      auto read = read_path(path_to_json(path));
      bool good = read.ok() && check_path(*read).holds && path.refused == 0;
      if (found.unique()) {
        good = good && path.solved() && path.end.board() == found.first;
        for (const Step& step : path.steps) {
          for (Candidate x : step.removals) good = good && found.first.at(x.cell) != x.digit;
          for (Candidate x : step.placements) good = good && found.first.at(x.cell) == x.digit;
        }
      }
      if (!good) {
        ++failed;
        ADD_FAILURE() << puzzles[i];
      }
    }
  };
  std::thread second(work);
  work();
  second.join();
  EXPECT_EQ(failed, 0);
}

TEST(Explain, EveryPathOfOurOwnPuzzlesIsProvedAndTrue) {
  std::vector<std::string> puzzles = {
      // Beyond what HoDoKu's easier techniques solve, and one with several solutions.
      "...........3.4..69.86..54..9..7.....5.7.36........2.712.917...88......9..3....1..",
      ".3.4.......2..87.45....6..9.......92...56.3....1..3...92..1.5.686....2..........8",
      ".....9....4....2...87.6..5...2381.6..594............3..2.....13..5....26....5....",
      "...2...362..316..9.6....1...2.5.38...8.....5...94...2.5......9...41.7...73...2..."};
  for (const std::string& line : puzzle_lines(own_data() / "hodoku" / "paths.txt")) {
    if (line[0] == '>') puzzles.push_back(line.substr(1, 81));
  }
  ASSERT_EQ(puzzles.size(), 15U);
  explain_and_prove(puzzles);
}

class CorpusExplain : public testing::TestWithParam<const char*> {};

TEST_P(CorpusExplain, EveryPathIsProvedAndTrue) {
  NONET_NEEDS_SHARED_DATA(data);
  std::string name = GetParam();
  // The others are so hard that their nets take a fraction of a second each.
  const std::size_t usual = name.ends_with(".sdm") ? 300 : 15;
  explain_and_prove(puzzle_lines(data / "puzzles" / name, thorough() ? 4 * usual : usual));
}

INSTANTIATE_TEST_SUITE_P(Puzzles, CorpusExplain,
                         testing::Values("qqwing_simple.sdm", "qqwing_easy.sdm",
                                         "qqwing_intermediate.sdm", "qqwing_expert.sdm",
                                         "puzzles2_17_clue", "puzzles3_magictour_top1465",
                                         "puzzles5_forum_hardest_1905_11+",
                                         "puzzles6_forum_hardest_1106", "puzzles7_serg_benchmark"),
                         [](const auto& parameter) {
                           std::string name = parameter.param;
                           for (char& ch : name) {
                             if (std::isalnum(static_cast<unsigned char>(ch)) == 0) ch = '_';
                           }
                           return name;
                         });

}  // namespace
}  // namespace nonet::test

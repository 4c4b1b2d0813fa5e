#include <algorithm>
#include <sstream>

#include "cli/app/commands.h"
#include "support/process.h"
#include "support/prompt.h"
#include "support/support.h"

namespace nonet {
namespace {

using namespace test::prompt;

// SEED_SPEC 000 items 1, 6, 11 to 19: the document's first transcript.
TEST(Repl, TheDocumentsFirstBoardComesOutByteForByte) {
  EXPECT_EQ(test::run("sudoku-solver", {}, kForm1).out, golden("form1.txt"));
  EXPECT_EQ(test::run("nonet", {"repl"}, kForm1).out, golden("form1.txt"));
}

// SEED_SPEC 000 items 7, 11 to 19: the document's second transcript.
TEST(Repl, TheDocumentsSecondBoardComesOutByteForByte) {
  EXPECT_EQ(test::run("sudoku-solver", {}, kForm2).out, golden("form2.txt"));
}

// SEED_SPEC 000 items 1, 15, 18, 25, 28 and 29: the document's step.
TEST(Repl, TheDocumentsStepComesOutByteForByte) {
  auto finished = test::run("sudoku-solver", {}, kForm2 + ">\n");
  EXPECT_EQ(finished.out, golden("step.txt"));
  EXPECT_EQ(finished.err, "");
  EXPECT_EQ(finished.code, 0);
}

// SEED_SPEC 000 item 27
TEST(Repl, EveryGoldenTranscriptComesOutByteForByte) {
  NONET_NEEDS_SHARED_DATA(data);
  int compared = 0;
  for (const auto& file : std::filesystem::directory_iterator(data / "golden" / "repl")) {
    if (file.path().extension() != ".in") continue;
    auto expected = file.path();
    expected.replace_extension(".out");
    EXPECT_EQ(repl(test::read_file(file.path())), test::read_file(expected)) << file.path();
    ++compared;
  }
  EXPECT_EQ(compared, 62);
}

TEST(Repl, TheProgramItselfWritesTheSameBytesAsTheCommandInsideTheTest) {
  NONET_NEEDS_SHARED_DATA(data);
  for (const char* name : {"p1_verbose", "p2_run_undo_reset", "crlf"}) {
    const std::string input =
        test::read_file(data / "golden" / "repl" / (name + std::string(".in")));
    auto finished = test::run("sudoku-solver", {}, input);
    EXPECT_EQ(finished.out, repl(input)) << name;
    EXPECT_EQ(finished.code, 0) << name;
  }
}

// SEED_SPEC 000 item 3
TEST(Repl, TheEndOfInputPrintsANewlineAndExitsWithZero) {
  auto finished = test::run("sudoku-solver", {}, "");
  EXPECT_EQ(finished.out, kPrompt + "\n");
  EXPECT_EQ(finished.err, "");
  EXPECT_EQ(finished.code, 0);
}

// SEED_SPEC 000 item 3
TEST(Repl, ALastLineWithoutNewlineIsObeyedAndCarriageReturnsAreBlanks) {
  EXPECT_EQ(repl(kForm2 + ">"), golden("step.txt"));
  std::string windows = kForm2 + ">\r\n";
  windows.insert(kForm2.size() - 1, "\r");
  EXPECT_EQ(repl(windows), golden("step.txt"));
}

// SEED_SPEC 000 items 2 and 7
TEST(Repl, BlanksAndWhatFollowsASignDoNotMatterAndEmptyLinesDoNothing) {
  EXPECT_EQ(repl(" n ; 1 1 6;1 27 ; 174\n"), repl("n;116;127;174\n"));
  EXPECT_EQ(repl(kForm2 + " >> x\n"), golden("step.txt"));
  EXPECT_EQ(repl("\n  \t \n"), kPrompt + kPrompt + kPrompt + "\n");
}

// SEED_SPEC 000 item 4
TEST(Repl, ACommentIsEchoedAsItStands) {
  EXPECT_EQ(repl("  # two  blanks\n"), kPrompt + "  # two  blanks\n" + kPrompt + "\n");
}

// SEED_SPEC 000 item 5
TEST(Repl, AnUnknownCommandAndACommandWithoutAGameGetASentenceAndTheHelp) {
  EXPECT_EQ(repl("z\n"), kPrompt + "There is no command 'z'. These are the commands:\n" +
                             help_text() + kPrompt + "\n");
  EXPECT_EQ(repl("N\n").substr(0, 27), kPrompt + "There is no command 'N'.");
  for (const char* command : {">", ".", "<", ",", "!", "r", "R", "s", "x123", "=123", "p", "P"}) {
    EXPECT_EQ(repl(std::string(command) + "\n"),
              kPrompt + "There is no game yet; begin with n. or n; and the board.\n" + help_text() +
                  kPrompt + "\n");
  }
}

TEST(Repl, TheHelpNamesEveryCommandAndFitsOnAScreen) {
  const std::string help = help_text();
  for (const char* command :
       {"n.CELLS", "n;RCV",  "n FILE", "g LEVEL", "w FILE", "> or .",   "< or ,", "  r ", " s:",
        "  ! ",    "r3c5=2", "r3c5-2", "=352",    "x352",   "check on", "  ? ",   "  a ", "  l ",
        "  b ",    "  p ",   "  t ",   " v:",     "  h, q", "# ",       "Ctrl-D"}) {
    EXPECT_NE(help.find(command), std::string::npos) << command;
  }
  EXPECT_LE(std::count(help.begin(), help.end(), '\n'), 22);
  std::istringstream lines(help);
  for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 80U) << line;
}

// SEED_SPEC 000 items 6 to 9
TEST(Repl, ABoardThatCannotBeIsRefusedInOneLineAndTheOldGameStays) {
  const std::string before = repl(kForm2 + ">\n");
  const std::vector<std::pair<std::string, std::string>> wrong = {
      {"n", "after n comes '.' and 81 cells, ';' and rcv entries, or the name of a file"},
      {"n123", "after n comes '.' and 81 cells, ';' and rcv entries, or the name of a file"},
      {"n /no/such/file", "/no/such/file: No such file or directory"},
      {"n.12", "a board has 81 cells, and here are 2"},
      {"n.1x", "'x' for r1c2 is neither a digit nor '.' for unset"},
      {"n;", "there are no entries; each is row, column and value, as in 125"},
      {"n;116;", "entry 2 is empty; ';' stands only between entries"},
      {"n;016", "entry 1: '0' is not a digit 1-9; an entry is row, column and value, as in 125"},
      {"n;11:", "entry 1: ':' is not a digit 1-9; an entry is row, column and value, as in 125"},
      {"n;116;117", "entry 2 gives r1c1 a second time"},
      {"n;116;196", "6 stands twice in row 1: r1c1 and r1c9"},
      {"n;116;336", "6 stands twice in box 1: r1c1 and r3c3"}};
  for (const auto& [line, why] : wrong) {
    const std::string answer = kPrompt + "Not loaded: " + why + ".\n";
    EXPECT_EQ(repl(line + "\n"), answer + kPrompt + "\n");
    EXPECT_EQ(repl(kForm2 + line + "\n>\n"),
              before.substr(0, golden("form2.txt").size() - kPrompt.size() - 1) + answer +
                  before.substr(golden("form2.txt").size() - kPrompt.size() - 1));
  }
}

// SEED_SPEC 000 item 6
TEST(Repl, ZeroIsAnUnsetCellToo) {
  std::string zeros = kForm1;
  std::replace(zeros.begin() + 2, zeros.end(), '.', '0');
  EXPECT_EQ(repl(zeros), golden("form1.txt"));
}

// SEED_SPEC 000 item 9
TEST(Repl, ACellWithoutCandidatesIsReportedUnderTheLists) {
  const std::string shown = repl("n;111;122;133;144;155;166;177;188;299\n");
  EXPECT_NE(shown.find("\nContradiction: r1c9 has no candidate left.\n" + kPrompt),
            std::string::npos)
      << shown;
}

// SEED_SPEC 000 item 11
TEST(Repl, ANewGameDropsTheHistoryOfTheOldOne) {
  EXPECT_EQ(talk(kForm1 + ">\n" + kForm2 + "<\n"),
            kPrompt + "(board)\n" + kPrompt + "Step #1:\n[HS] cell[9, 7] =3 [n]\n" + kPrompt +
                "(board)\n" + kPrompt + "Already at the initial state.\n" + kPrompt + "\n");
}

// SEED_SPEC 000 item 31
TEST(Repl, WithoutAnActionItSaysSolvedOrStuckAndNothingElse) {
  const std::string solved =
      "n.534678912672195348198342567859761423426853791713924856961537284287419635345286179\n";
  EXPECT_EQ(talk(solved + ">\nr\n"),
            kPrompt + "(board)\n" + kPrompt + "Solved.\n" + kPrompt + "Solved.\n" + kPrompt + "\n");
  const std::string empty = "n." + std::string(81, '.') + "\n";
  EXPECT_EQ(repl(empty + ".\nr\ns\n").substr(repl(empty).size() - kPrompt.size() - 1),
            kPrompt + "Stuck: no heuristic applies.\n" + kPrompt +
                "Stuck: no heuristic applies.\n" + kPrompt + "Stuck: no heuristic applies.\n" +
                kPrompt + "\n");
}

// SEED_SPEC 000 item 32
TEST(Repl, BackPrintsTheStepReturnedToAndForwardRepeats) {
  const std::string form2 = golden("form2.txt");
  const std::string board = form2.substr(kPrompt.size(), form2.size() - 2 * kPrompt.size() - 1);
  const std::string step = golden("step.txt").substr(kPrompt.size() + board.size());
  const std::string once = step.substr(0, step.size() - kPrompt.size() - 1);
  for (const char* back : {"<\n", ",\n"}) {
    EXPECT_EQ(repl(kForm2 + ">\n" + back + back + ">\n"),
              kPrompt + board + once + kPrompt + "Step #0:\n" + board + kPrompt +
                  "Already at the initial state.\n" + once + kPrompt + "\n");
  }
}

// SEED_SPEC 000 items 33 and 40
TEST(Repl, ARunTellsEveryActionThenTheEndThenTheBoardOnce) {
  const std::string told = talk(kForm1 + "r\n");
  EXPECT_NE(told.find("\nStep #58:\n[NS] cell[7, 6] =1\nSolved.\n"), std::string::npos) << told;
  EXPECT_EQ(told.find("Step #59"), std::string::npos);
  const std::string all = repl(kForm1 + "r\n");
  EXPECT_NE(all.find("Solved.\n+====="), std::string::npos);
  std::size_t boards = 0;
  for (std::size_t at = 0; (at = all.find("[HP](", at)) != std::string::npos; ++at) ++boards;
  EXPECT_EQ(boards, 2U);
  // One step back after a run is one action back.
  EXPECT_NE(talk(kForm1 + "r\n<\n").find("Step #57:\n" + kPrompt), std::string::npos);
}

// SEED_SPEC 000 items 29 and 30
TEST(Repl, ARunNamesEachRemovedCandidate) {
  const std::string told = talk(kForm1 + "r\n");
  EXPECT_NE(told.find("Step #15:\n[LC] [7, 4] x9 [n]\n[LC] [7, 6] x9 [n]\nStep #16:\n"),
            std::string::npos);
  EXPECT_NE(told.find("Step #21:\n[NP] [5, 1] x8 [n]\n[NP] [5, 1] x9 [n]\n[NP] [5, 2] x8 [n]\n"),
            std::string::npos);
}

// SEED_SPEC 000 item 34
TEST(Repl, ResetPrintsStepZeroAndCannotBeUndone) {
  const std::string form1 = golden("form1.txt");
  const std::string board = form1.substr(kPrompt.size(), form1.size() - 2 * kPrompt.size() - 1);
  const std::string shown = repl(kForm1 + "!\n>\n>\n!\n<\n!\n");
  EXPECT_TRUE(shown.ends_with(kPrompt + "Step #0:\n" + board + kPrompt +
                              "Already at the initial state.\n" + kPrompt +
                              "Already at the initial state.\n" + kPrompt + "\n"));
  EXPECT_EQ(shown.find("Already at the initial state."), form1.size() - 1);
}

// SEED_SPEC 000 item 35
TEST(Repl, PPrintsTheBoardOnOneLineThatCanBeEnteredAgain) {
  const std::string line =
      "7.415...3......17..526.......62...57................32..3.4...6615.3..2.4.7....9.\n";
  EXPECT_TRUE(repl(kForm1 + "p\n").ends_with(kPrompt + line + kPrompt + "\n"));
  EXPECT_EQ(repl("n." + line), golden("form1.txt"));
  EXPECT_TRUE(repl(kForm1 + "P\n").ends_with(kPrompt + line + kPrompt + "\n"));
}

// SEED_SPEC 000 item 36
TEST(Repl, VTogglesVerbosityAlsoWithoutAGame) {
  EXPECT_EQ(repl("v\nV\n"), kPrompt + "Verbose analysis: ON\n" + kPrompt +
                                "Verbose analysis: OFF\n" + kPrompt + "\n");
}

// SEED_SPEC 000 items 19 and 37
TEST(Repl, VerboseChatterComesBeforeTheBoardAndOnlyWhenAskedFor) {
  const std::string shown = repl("v\nn;111;233\n");
  EXPECT_TRUE(shown.starts_with(kPrompt + "Verbose analysis: ON\n" + kPrompt +
                                "  [ANv] [1, 2] x1 n([1, 1])\n"
                                "  [ANv] [1, 3] x1 n([1, 1])\n"
                                "  [ANv] [2, 1] x1 n([1, 1])\n"))
      << shown;
  EXPECT_NE(shown.find("  [ANv] [9, 1] x1 c([1, 1])\n  [ANv] [1, 4] x1 r([1, 1])\n"),
            std::string::npos);
  EXPECT_NE(shown.find("  [ANn] [1, 2] x3 n([2, 3])\n  [ANn] [1, 3] x3 n([2, 3])\n"),
            std::string::npos);
  const std::string step = repl("v\n" + kForm2 + ">\n");
  EXPECT_NE(step.find("  [fNS] [7, 4]\n  [fHS] [2, 6]#6[n]\n"), std::string::npos);
  EXPECT_NE(step.find("  [fNS] [8, 5]\n  [fNS] [7, 8]\n  [xHS] [8, 5] [NS]\n"
                      "  [fLC] {[1, 6],[2, 6],[3, 6]}#2[^n]\n"),
            std::string::npos);
  EXPECT_EQ(golden("step.txt").find("  [f"), std::string::npos);
}

// SEED_SPEC 000 item 38
TEST(Repl, SRunsWithSinglesOnly) {
  const std::string told = talk(kForm1 + "s\n");
  EXPECT_NE(told.find("Step #14:\n[HS] cell[1, 8] =6 [n]\nStuck: no heuristic applies.\n"),
            std::string::npos)
      << told;
  EXPECT_EQ(told.find("[LC] "), std::string::npos);
}

// SEED_SPEC 000 item 38
TEST(Repl, MovesByHandAreStepsWithFreshLists) {
  const std::string shown = repl(kForm1 + "x128\nX 1 2 6\n=129\n<\n<\n<\n");
  EXPECT_NE(shown.find(kPrompt + "Step #1:\n[by hand] [1, 2] x8\n+==="), std::string::npos);
  EXPECT_NE(shown.find(kPrompt + "Step #2:\n[by hand] [1, 2] x6\n+==="), std::string::npos);
  EXPECT_NE(shown.find("[NS](1) {[1, 2]}\n"), std::string::npos);
  EXPECT_NE(shown.find(kPrompt + "Step #3:\n[by hand] cell[1, 2] =9\n+==="), std::string::npos);
  const std::string form1 = golden("form1.txt");
  EXPECT_TRUE(shown.ends_with("Step #0:\n" + form1.substr(kPrompt.size())));
}

// SEED_SPEC 000 item 38
TEST(Repl, AWrongMoveByHandGetsASentenceAndTheGameStays) {
  const std::vector<std::pair<std::string, std::string>> wrong = {
      {"x117", "r1c1 is given as 7 already"},
      {"=127", "r1c2 cannot be 7: r1c1 is 7"},
      {"=128", "8 in r1c2 is wrong: then the puzzle has no solution"},
      {"x12", "an entry is three digits, row, column and value, as in 125, and here are 2"},
      {"x120", "'0' is not a digit 1-9; an entry is row, column and value, as in 125"},
      {"=", "an entry is three digits, row, column and value, as in 125, and here are 0"}};
  const std::string form1 = golden("form1.txt");
  for (const auto& [line, why] : wrong) {
    EXPECT_EQ(repl(kForm1 + line + "\n<\n"),
              form1.substr(0, form1.size() - 1 - kPrompt.size()) + kPrompt + "Not done: " + why +
                  ".\n" + kPrompt + "Already at the initial state.\n" + kPrompt + "\n");
  }
}

// SEED_SPEC 000 items 5 and 8: whatever is typed, the prompt goes on to the end of input.
TEST(Repl, QuitEndsIt) {
  for (const char* word : {"q", " Q ", "quit", "exit"}) {
    auto finished = test::run("sudoku-solver", {}, std::string(word) + "\nv\n");
    EXPECT_EQ(finished.out, kPrompt + "\n") << word;
    EXPECT_EQ(finished.code, 0);
  }
}

TEST(Repl, GarbageNeverEndsThePromptBeforeTheEndOfInput) {
  std::mt19937 random(5);
  const std::string alphabet = "n.;,<>!rsxpvth=#0123456789 \t\r\xCE\xBBzN-[]{}*";
  std::string input;
  int lines = 0;
  for (; lines < 3000; ++lines) {
    if (random() % 40 == 0) input += random() % 2 != 0 ? kForm1 : kHard, ++lines;
    const std::size_t length = random() % 12;
    for (std::size_t i = 0; i < length; ++i) {
      char ch = random() % 8 == 0 ? static_cast<char>(random() % 256)
                                  : alphabet[random() % alphabet.size()];
      // Neither the end nor files all over the place.
      input += std::string_view("\nqQwW").find(ch) != std::string_view::npos ? ' ' : ch;
    }
    input += '\n';
  }
  auto finished = test::run("sudoku-solver", {}, input + "v\n# the end\n");
  EXPECT_EQ(finished.code, 0);
  EXPECT_EQ(finished.err, "");
  EXPECT_TRUE(finished.out.ends_with(kPrompt + "# the end\n" + kPrompt + "\n"));
}

// SEED_SPEC 000 item 32: going back after any commands shows the same bytes as before.
TEST(Repl, OverRandomPuzzlesUndoAllTheWayShowsTheFirstBoardAgain) {
  std::mt19937 random(11);
  for (int i = 0; i < 10; ++i) {
    const std::string line = "n." + test::line_of(test::random_puzzle(random)) + "\n";
    const std::string first = repl(line);
    std::string input = line + ">\n>\nt all\n>\n>\nt classic\nr\n";
    for (int k = 0; k < 81 * 5; ++k) input += "<\n";
    const std::string all = repl(input);
    const std::size_t zero = all.find(kPrompt + "Step #0:\n");
    ASSERT_NE(zero, std::string::npos);
    const std::string board = first.substr(kPrompt.size(), first.size() - 2 * kPrompt.size() - 1);
    EXPECT_EQ(all.substr(zero + kPrompt.size() + 9, board.size()), board);
  }
}

TEST(Repl, AnArgumentIsThePuzzleOrTheFileToBeginWith) {
  const std::string line =
      "7.415...3......17..526.......62...57................32..3.4...6615.3..2.4.7....9.";
  const std::string form1 = golden("form1.txt");
  const std::string expected = form1.substr(kPrompt.size());
  EXPECT_EQ(test::run("nonet", {"repl", line}).out, expected);
  test::ScratchFolder folder;
  EXPECT_EQ(test::run("nonet", {"repl", folder.write("puzzle.txt", line)}).out, expected);
  const std::string two = folder.write("two.txt", std::string(81, '.') + "\n" + line + "\n");
  EXPECT_EQ(test::run("nonet", {"repl", "--nth=2", two}).out, expected);

  auto missing = test::run("nonet", {"repl", "/no/such/file"});
  EXPECT_EQ(missing.code, 2);
  EXPECT_EQ(missing.out, "");
  EXPECT_EQ(missing.err, "nonet repl: /no/such/file: No such file or directory\n");
  EXPECT_EQ(test::run("nonet", {"repl", "77" + line.substr(2)}).err,
            "nonet repl: 7 stands twice in row 1: r1c1 and r1c2\n");
  EXPECT_EQ(test::run("nonet", {"repl", "-"}).err,
            "nonet repl: standard input is where the commands come from; name a file or write the "
            "puzzle\n");
  EXPECT_EQ(test::run("nonet", {"repl", line, line}).code, 2);
}

TEST(Repl, HelpOfTheCommandListsWhatThePromptUnderstands) {
  auto finished = test::run("nonet", {"repl", "--help"});
  EXPECT_EQ(finished.code, 0);
  EXPECT_NE(finished.out.find(help_text()), std::string::npos);
}

}  // namespace
}  // namespace nonet

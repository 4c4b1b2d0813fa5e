// What the prompt can do beyond its document, in a pipe; for a person at a terminal see
// screen_test.cpp.
#include "cli/prompt/session.h"

#include <algorithm>

#include "support/process.h"
#include "support/prompt.h"
#include "support/support.h"

namespace nonet {
namespace {

using namespace test::prompt;

TEST(PromptPipe, TChoosesTheTechniquesAndTellsTheChoice) {
  EXPECT_EQ(
      repl("t\nt all\nT\nt se\nt Naked Pair, xy-wing\ntclassic\nt nonsense\nt\n"),
      kPrompt + "Techniques: classic\n" + kPrompt + "Techniques: all\n" + kPrompt +
          "Techniques: all\n" + kPrompt + "Techniques: se\n" + kPrompt +
          "Techniques: naked-pair, xy-wing\n" + kPrompt + "Techniques: classic\n" + kPrompt +
          "Not done: no technique is called 'nonsense'; t takes classic, all, se, or names that "
          "'nonet techniques' lists.\n" +
          kPrompt + "Techniques: classic\n" + kPrompt + "\n");
}

// As 'nonet generate --practice' writes it; there is a skyscraper too.
const std::string kTridagon =
    ":xxxx-tridagon:156:.+3..827.4+48.73.+2..+2.79.45+8+33+4....1289.+24.+8+3...78+3+2.......2.+3.."
    "..24....35..3...6.+2"
    ":545 645 546 646 755 966 973:123 523 623 913 928 929::";

TEST(PromptPipe, AHintOnAPracticeBoardLeadsToWhatIsPractisedAlsoOnceItWasSaved) {
  const test::ScratchFolder folder;
  const std::string file = folder.write("board.txt", kTridagon + "\n");
  const std::string ask = "t all\n?\n?\n?\n?\n";
  EXPECT_NE(repl("n " + file + "\n" + ask).find("Hint 4 of 5: Tridagon"), std::string::npos);
  const std::string kept = folder.path() + "/kept.txt";
  repl("n " + file + "\nw " + kept + "\n");
  EXPECT_NE(repl("n " + kept + "\n" + ask).find("Hint 4 of 5: Tridagon"), std::string::npos);
}

TEST(PromptPipe, GMakesAFreshPuzzleOfALevel) {
  EXPECT_EQ(talk("g medium 7\np\n"),
            kPrompt + "(board)\nMedium 660, 26 clues, seed 7.\n" + kPrompt +
                "86.12.........9.6......51.4.897.......7......35..18...2....7.58......637...3...2."
                "\n" +
                kPrompt + "\n");
  EXPECT_EQ(talk("g 7 Medium\np\n"), talk("g medium 7\np\n"));
  EXPECT_NE(talk("generate extreme\n").find("Extreme "), std::string::npos);
  EXPECT_EQ(repl("g impossible\n"),
            kPrompt +
                "Not loaded: g takes easy, medium, hard, unfair or extreme, and a seed, and "
                "here is 'impossible'.\n" +
                kPrompt + "\n");
}

TEST(PromptPipe, WithAllTechniquesAStepIsTheTechniquesNameAndASentence) {
  const std::string told = talk(kForm2 + "t all\n>\n<\n");
  EXPECT_NE(told.find(kPrompt +
                      "Step #1:\nHidden Single: r2c6 is the only place for 6 in box 2, so r2c6 is "
                      "6.\n" +
                      kPrompt + "Step #0:\n"),
            std::string::npos)
      << told;
}

TEST(PromptPipe, WithAllTechniquesARunSolvesWhatTheClassicFiveLeaveOpen) {
  EXPECT_NE(talk(kHard + "r\n").find("Stuck: no heuristic applies.\n"), std::string::npos);
  const std::string told = talk(kHard + "t all\nr\np\n<\n");
  EXPECT_NE(told.find("\nSolved.\n"), std::string::npos) << told;
  EXPECT_NE(
      told.find(kPrompt + "162857493534129678789643521475312986913586742628794135356478219241935867"
                          "897261354\n"),
      std::string::npos)
      << told;
  EXPECT_NE(talk(kHard + "t naked-single\n>\n").find("Stuck: no technique applies.\n"),
            std::string::npos);
}

TEST(PromptPipe, ATechniqueThatAssumesOneSolutionIsNotUsedWhereThereAreSeveral) {
  const std::string told = talk(
      "n.349..65..6278..39.581.9.6.7.....9..5..6.....2.15..2.3616.9.72.3..21...7...43.816.\n"
      "t all\nr\n");
  EXPECT_NE(told.find("Step #1:"), std::string::npos);
  EXPECT_EQ(told.find("relies on the puzzle having only one solution"), std::string::npos);
}

TEST(PromptPipe, WithAllTechniquesNothingIsProvedFromAContradiction) {
  EXPECT_NE(talk("t all\nn;111;122;133;144;155;166;177;188;299\n>\n")
                .find(kPrompt + "There is no solution with these digits and candidates.\n"),
            std::string::npos);
}

TEST(PromptPipe, EachQuestionMarkClimbsARungForTheSameStep) {
  const std::string told = talk(kForm2 + "?\n?\n?\n?\n?\n?\n");
  EXPECT_EQ(told,
            kPrompt + "(board)\n" + kPrompt +
                "Hint 1 of 5: Nothing is wrong so far, and there is something to find.\n" +
                kPrompt + "Hint 2 of 5: Look for a single: Easy, SE 1.2.\n" + kPrompt +
                "Hint 3 of 5: Look at box 2.\n" + kPrompt +
                "Hint 4 of 5: Hidden Single: r2c6 (6) in box 2.\n" + kPrompt +
                "Hint 5 of 5: Hidden Single: r2c6 is the only place for 6 in box 2, so r2c6 is "
                "6.\n" +
                kPrompt +
                "Hint 5 of 5: Hidden Single: r2c6 is the only place for 6 in box 2, so r2c6 is "
                "6.\n" +
                kPrompt + "\n");
}

TEST(PromptPipe, AfterAStepTheLadderBeginsAnew) {
  const std::string told = talk(kForm2 + "?\n?\n>\n?\nt fish\n?\n");
  std::size_t first = 0;
  for (int i = 0; i < 3; ++i) {
    first = told.find("Hint 1 of 5", first + 1);
    EXPECT_NE(first, std::string::npos) << told;
  }
}

TEST(PromptPipe, ListsAllStepsThatCanBeDone) {
  const std::string told = talk(kForm2 + "a\nt full-house\na\n");
  EXPECT_NE(told.find("\nNaked Single (1): r7c4=9\n"), std::string::npos) << told;
  EXPECT_NE(told.find(kPrompt + "Hidden Single (3): r2c6=6; r4c5=2; r8c5=1\n"), std::string::npos)
      << told;
  EXPECT_NE(told.find(kPrompt + "No technique applies.\n"), std::string::npos) << told;
}

TEST(PromptPipe, OfOneTechniqueItListsAllSteps) {
  const std::string told = talk(kForm2 + "a hidden-single\na nonsense\n");
  EXPECT_NE(told.find(kPrompt + "Hidden Single: r2c6=6\nHidden Single: "), std::string::npos)
      << told;
  EXPECT_NE(told.find("Not done: no technique is called 'nonsense'"), std::string::npos) << told;
}

TEST(PromptPipe, HintsAndStepsNeedAGame) {
  for (const char* command : {"?", "a"}) {
    EXPECT_EQ(talk(std::string(command) + "\n").substr(0, 40),
              kPrompt + "There is no game yet; begin with n. o");
  }
}

// The word that ran the whole puzzle once.
TEST(PromptPipe, WhatFollowsALetterIsNotIgnored) {
  EXPECT_NE(talk(kForm1 + ">\n>\nreset\n").find(kPrompt + "Step #0:\n"), std::string::npos);
  EXPECT_EQ(talk(kForm1 + "rx\n").find("Step #"), std::string::npos);
  EXPECT_NE(talk(kForm1 + "r1c2=9\n").find(kPrompt + "Step #1:\n[by hand] cell[1, 2] =9\n"),
            std::string::npos);
  for (const char* strike : {"r1c2-8\n", "r1c2<>8\n"}) {
    EXPECT_NE(talk(kForm1 + strike).find(kPrompt + "Step #1:\n[by hand] [1, 2] x8\n"),
              std::string::npos);
  }
}

TEST(PromptPipe, NineRowsOneByOneAreAPuzzleInAPipeToo) {
  std::string prompts;
  for (int i = 0; i < 8; ++i) prompts += kPrompt;
  EXPECT_EQ(repl(kRows), prompts + golden("form1.txt"));
}

TEST(PromptPipe, OnePuzzleAfterTheOtherIsOneGameAfterTheOther) {
  const std::string line =
      "7.415...3......17..526.......62...57................32..3.4...6615.3..2.4.7....9.\n";
  const std::string board = golden("form1.txt");
  const std::string shown = board.substr(0, board.size() - kPrompt.size() - 1);
  EXPECT_EQ(repl(line + "+-------+\n" + line), shown + kPrompt + board);
}

TEST(PromptPipe, ABrokenPuzzleInAPipeGetsOneAnswerAndTheNextCommandIsObeyed) {
  std::string broken = kRows;
  broken[11] = 'a';
  const std::string told = talk(broken + "\nv\n");
  EXPECT_NE(told.find("Not loaded: line 2, column 2: 'a' is not a digit"), std::string::npos)
      << told;
  EXPECT_EQ(told.find("Not loaded"), told.rfind("Not loaded")) << told;
  EXPECT_NE(told.find("Verbose analysis: ON\n"), std::string::npos);
}

TEST(PromptPipe, AnUnfinishedPuzzleIsToldSoOnceAlsoAtTheEnd) {
  const std::string unfinished = talk(kRows.substr(0, 30) + "v\n");
  EXPECT_NE(unfinished.find("Not loaded: "), std::string::npos) << unfinished;
  EXPECT_NE(unfinished.find("\nVerbose analysis: ON\n"), std::string::npos) << unfinished;
  const std::string ended = repl(kRows.substr(0, 30));
  EXPECT_NE(ended.find(kPrompt + "Not loaded: "), std::string::npos) << ended;
  EXPECT_TRUE(ended.ends_with(" missing?\n")) << ended;
}

TEST(PromptPipe, AMailBehindItsBoardPlaysNothing) {
  std::string mail;
  for (int row = 0; row < 9; ++row) mail += "> " + kRows.substr(row * 10U, 10);
  const std::string told = talk(mail + "> Bob\n> thanks!\np\n");
  EXPECT_EQ(told.find("Step #"), std::string::npos) << told;
  EXPECT_NE(told.find("There is no command '> Bob'."), std::string::npos) << told;
}

TEST(PromptPipe, OfTwoGamesInTagsTheFirstIsLoadedWithAWordAboutTheOther) {
  const std::string cells =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  std::string zeros = cells;
  std::replace(zeros.begin(), zeros.end(), '.', '0');
  const std::string game = "<game data=\"" + zeros + "\"/>";
  const std::string other = "<game data=\"" + std::string(80, '0') + "1\"/>";
  const std::string said = "There is more than one puzzle in the text; this is the first.\n";
  for (const std::string& text :
       {"<opensudoku>\n" + game + "\n" + other + "\n" + other + "\n</opensudoku>\n",
        "<opensudoku>" + game + other + "</opensudoku>\n",
        "<opensudoku>" + game + "\n" + other + "\n</opensudoku>\n"}) {
    const std::string told = talk(text + "p\n");
    EXPECT_NE(told.find(said), std::string::npos) << told;
    EXPECT_EQ(told.find(said), told.rfind(said)) << told;
    EXPECT_NE(told.find(kPrompt + cells + "\n"), std::string::npos) << told;
    EXPECT_EQ(told.find("There is no command"), std::string::npos) << told;
    EXPECT_EQ(told.find("Already at"), std::string::npos) << told;
  }
  const std::string alone = "<opensudoku>\n" + game + "\n</opensudoku>\n";
  EXPECT_EQ(talk(alone).find(said), std::string::npos);
  EXPECT_EQ(talk(alone + alone + "p\n").find(said), std::string::npos);
}

TEST(PromptPipe, AListWithANumberInEachLineIsAPuzzle) {
  std::string list = "[\n";
  for (int row = 0; row < 9; ++row) {
    list += "  [\n";
    for (int column = 0; column < 9; ++column) {
      const bool given = row == column;
      list += "    " + std::to_string(given ? row + 1 : 0) + (column < 8 ? ",\n" : "\n");
    }
    list += row < 8 ? "  ],\n" : "  ]\n";
  }
  const std::string told = talk(list + "]\np\n");
  EXPECT_NE(told.find(kPrompt + "1.........2.........3"), std::string::npos) << told;
  EXPECT_EQ(told.find("Not loaded"), std::string::npos) << told;
}

TEST(PromptPipe, AMarkOfItsEncodingIsNoPartOfTheFirstCommand) {
  EXPECT_EQ(talk("\xEF\xBB\xBF" + kForm1 + "p\n"), talk(kForm1 + "p\n"));
}

TEST(PromptPipe, TheCommandsAreListedOnce) {
  const std::string told = talk("zz\nyy\n>\n");
  EXPECT_NE(told.find("There is no command 'yy'. h lists the commands.\n"), std::string::npos)
      << told;
  EXPECT_EQ(told.find("n.CELLS"), told.rfind("n.CELLS")) << told;
  EXPECT_NE(talk("zz\nh\n").find("n.CELLS"), talk("zz\nh\n").rfind("n.CELLS"))
      << "who asks gets it";
}

TEST(PromptPipe, TheRawListsAreShownUnderClassicAndOnRequest) {
  const std::string lists = "[NS](1) {[7, 4]}\n[HS](3) ";
  EXPECT_NE(repl(kForm2).find(lists), std::string::npos);
  EXPECT_EQ(repl("t all\n" + kForm2 + ">\n").find("[NS]("), std::string::npos);
  EXPECT_NE(repl("t all\n" + kForm2 + "l\n").find(kPrompt + lists), std::string::npos);
}

TEST(PromptPipe, ASavedGameGoesOnWithGivensPlacedDigitsAndStruckCandidates) {
  test::ScratchFolder folder;
  const std::string file = folder.path() + "/game";
  const std::string played = kForm1 + "r1c2=9\nr2c1-8\n";
  const std::string saved = talk(played + "w " + file + "\nw " + file + "\n");
  EXPECT_NE(saved.find(kPrompt + "Saved; n " + file + " goes on with it.\n"), std::string::npos)
      << saved;
  EXPECT_EQ(test::read_file(file),
            ":0000:x:7+9415...3......17..526.......62...57................32..3.4...6615.3..2.4.7."
            "...9.:821::\n");
  const std::string before = repl(played);
  const std::string board = before.substr(before.rfind("[by hand]"));
  const std::string after = repl("n " + file + "\n");
  EXPECT_EQ(kPrompt + board.substr(board.find('\n') + 1), after);
  EXPECT_NE(
      talk("n " + file + "\n=125\n=115\n")
          .find("Not done: r1c2 is set to 9 already.\n" + kPrompt + "Not done: r1c1 is given as 7"),
      std::string::npos);
}

TEST(PromptPipe, SavingWritesOverNothingButTheSamePuzzle) {
  test::ScratchFolder folder;
  const std::string letter = folder.write("letter", "Dear Sir\n");
  const std::string other = folder.write("other", std::string(81, '.') + "\n");
  for (const std::string& file : {letter, other}) {
    const std::string before = test::read_file(file);
    EXPECT_NE(talk(kForm1 + "w " + file + "\n")
                  .find("Not saved: " + file + " is there already and holds something else.\n"),
              std::string::npos);
    EXPECT_EQ(test::read_file(file), before);
  }
  EXPECT_NE(talk(kForm1 + "w /no/such/folder/x\n").find("Not saved: /no/such/folder/x: cannot be "),
            std::string::npos);
}

TEST(PromptPipe, UncheckedAWrongDigitIsTakenAndTheHintFindsItAndBackGoesBeforeIt) {
  const std::string told = talk(kForm1 + "check off\n>\nr1c2=8\nr5c5-9\n?\n?\n<\n<\n");
  EXPECT_NE(told.find(kPrompt +
                      "Hint 1 of 2: One digit is wrong.\n< goes back to before it, to "
                      "step #1.\n" +
                      kPrompt + "Hint 2 of 2: r1c2 should not be 8.\n"),
            std::string::npos)
      << told;
  EXPECT_NE(told.find(kPrompt + "Step #1:\n" + kPrompt + "Step #0:\n"), std::string::npos) << told;
  EXPECT_NE(talk(kForm1 + "check off\ncheck on\nr1c2=8\ncheck maybe\n")
                .find("Not done: 8 in r1c2 is wrong: then the puzzle has no solution.\n" + kPrompt +
                      "Not done: check takes on or off, and here is 'maybe'.\n"),
            std::string::npos);
}

// What is for people is unknown in a pipe, as it always was.
TEST(PromptPipe, WhatIsForPeopleIsAsItWas) {
  const std::string move =
      "Not done: a move reads r3c5=2 to place a digit, or r3c5-2 to strike a candidate.\n";
  EXPECT_EQ(repl("r9c6=\nr1c3+1\n"), kPrompt + move + kPrompt + move + kPrompt + "\n");
  EXPECT_EQ(repl("b plain\n"),
            kPrompt + "Not done: nothing comes after b, and here is 'plain'.\n" + kPrompt + "\n");
  EXPECT_TRUE(repl("redo\n").starts_with(kPrompt + "There is no command 'redo'"));
  EXPECT_TRUE(repl("? r1c3\n").starts_with(kPrompt + "There is no command '?'"));
}

}  // namespace
}  // namespace nonet

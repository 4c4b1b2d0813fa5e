// The prompt as a person meets it: on a screen of 80 by 24, with puzzles pasted and moves that may
// be wrong. What it does in a pipe is in session_test.cpp and tests/cli/commands/repl_test.cpp.
#include "cli/prompt/screen.h"

#include <algorithm>
#include <sstream>

#include "cli/terminal/line_editor.h"
#include "support/process.h"
#include "support/support.h"
#include "support/terminal.h"

namespace nonet {
namespace {

using test::Terminal;

const std::string kPrompt = "\xCE\xBB ";
const std::string kPuzzle =
    "7.415...3......17..526.......62...57................32..3.4...6615.3..2.4.7....9.";
const std::string kFrame =
    "+-------+-------+-------+\n| 7 . 4 | 1 5 . | . . 3 |\n| . . . | . . . | 1 7 . |\n"
    "| . 5 2 | 6 . . | . . . |\n+-------+-------+-------+\n| . . 6 | 2 . . | . 5 7 |\n"
    "| . . . | . . . | . . . |\n| . . . | . . . | . 3 2 |\n+-------+-------+-------+\n"
    "| . . 3 | . 4 . | . . 6 |\n| 6 1 5 | . 3 . | . 2 . |\n| 4 . 7 | . . . | . 9 . |\n"
    "+-------+-------+-------+\n";
const std::string kFirstRow = "1 | 7      689    4   | 1      5     289      | 2689 68   3    |\n";

int lines_in(const std::string& text) {
  return static_cast<int>(std::count(text.begin(), text.end(), '\n'));
}

// A person at a screen of 80 by 24, at the first prompt.
class PromptScreen : public test::WithTerminal {
 protected:
  Terminal& at(const std::vector<std::string>& arguments, bool no_color = true) {
    terminal_.emplace(arguments, state_.path(), no_color, test::TerminalSize{24, 80});
    started_ = terminal_->shows(kPrompt);
    EXPECT_TRUE(started_);
    return *terminal_;
  }
  // A step or a hint, with the line that asked for it and the next prompt, is seen whole.
  static void expect_in_view(const std::string& answer) {
    EXPECT_LE(lines_in(answer) + 2, 24) << answer;
    std::istringstream lines(answer);
    for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 80U) << line;
  }

 private:
  test::ScratchFolder state_;
  std::optional<Terminal> terminal_;
  bool started_ = false;
};

TEST_F(PromptScreen, TheBoardIsCompactAndTheStepStandsLast) {
  Terminal& terminal = at({"repl", kPuzzle});
  const std::string step = terminal.answer(">");
  expect_in_view(step);
  EXPECT_NE(step.find("\n1 | 7     689    4   | 1 "), std::string::npos) << step;
  EXPECT_TRUE(
      step.ends_with("+\nStep #1:\nHidden Single: r3c1 is the only place for 1 in box 1, so "
                     "r3c1 is 1.\n"))
      << step;
  EXPECT_EQ(step.find("[NS]"), std::string::npos) << "no raw lists";
}

TEST_F(PromptScreen, TheGreetingFitsOnTheScreen) {
  for (const std::vector<std::string>& call :
       std::vector<std::vector<std::string>>{{"repl"}, {"repl", kPuzzle}}) {
    const std::string greeting = at(call).screen();
    EXPECT_NE(greeting.find("h lists the commands"), std::string::npos) << greeting;
    std::istringstream lines(greeting);
    for (std::string line; std::getline(lines, line);) {
      EXPECT_LE(line.find_last_not_of('\r') + 1, 80U) << line;
    }
  }
}

TEST_F(PromptScreen, HintsFourAndFiveMarkTheBoardAndStandLast) {
  Terminal& terminal = at({"repl", kPuzzle});
  EXPECT_EQ(terminal.answer("?"),
            "Hint 1 of 5: Nothing is wrong so far, and there is something to find.\n");
  terminal.answer("?");
  terminal.answer("?");
  const std::string pattern = terminal.answer("?");
  expect_in_view(pattern);
  EXPECT_NE(pattern.find("3 | 1*389 "), std::string::npos) << pattern;
  EXPECT_TRUE(pattern.ends_with("\nHint 4 of 5: Hidden Single: r3c1 (1) in box 1.\n")) << pattern;
  const std::string step = terminal.answer("?");
  expect_in_view(step);
  EXPECT_NE(step.find("3 | 1!389 "), std::string::npos) << step;
}

TEST_F(PromptScreen, AllStepsByTechniqueFitOnTheScreen) {
  Terminal& terminal = at({"repl", kPuzzle});
  const std::string steps = terminal.answer("a");
  expect_in_view(steps);
  EXPECT_TRUE(steps.starts_with("Hidden Single (")) << steps;
  EXPECT_NE(steps.find("; ...\n"), std::string::npos) << steps;
  EXPECT_NE(steps.find("\nAnd "), std::string::npos) << steps;
}

TEST_F(PromptScreen, TheHelpFitsOnTheScreen) {
  expect_in_view(at({"repl"}).answer("h"));
}

TEST_F(PromptScreen, UnderClassicTheListsComeBeforeTheStepAndOnRequestAlone) {
  Terminal& terminal = at({"repl", kPuzzle});
  EXPECT_EQ(terminal.answer("l").substr(0, 5), "[NS](");
  EXPECT_EQ(terminal.answer("t classic"), "Techniques: classic\n");
  const std::string step = terminal.answer(">");
  const std::size_t told = step.find("\nStep #1:\n[HS] r9c7=3 [n]\n");
  ASSERT_NE(told, std::string::npos) << step;
  EXPECT_LT(step.find("+\n[NS]("), told) << step;
  std::istringstream lines(step);
  for (std::string line; std::getline(lines, line);) {
    EXPECT_LE(line.size(), 80U);
    EXPECT_FALSE(line.ends_with(',') && line[line.size() - 3] == '[')
        << "a cell is broken: " << line;
  }
}

TEST_F(PromptScreen, BChangesToTheBoardOfTheDocumentAndBack) {
  Terminal& terminal = at({"repl", kPuzzle});
  EXPECT_TRUE(terminal.answer("b").starts_with("+=====+=====+"));
  EXPECT_NE(terminal.answer("b").find(kFirstRow), std::string::npos);
}

TEST_F(PromptScreen, APlainBoardHasDigitsAloneUntilTheNextB) {
  Terminal& terminal = at({"repl", kPuzzle});
  const std::string plain = terminal.answer("b plain");
  EXPECT_TRUE(plain.starts_with("+-------+-------+-------+\n| 7 . 4 |")) << plain;
  EXPECT_EQ(plain.find('('), std::string::npos);
  EXPECT_NE(terminal.answer("b").find(kFirstRow), std::string::npos);
}

TEST_F(PromptScreen, ADigitIsErasedAndOverwrittenAndAStruckCandidateComesBack) {
  Terminal& terminal = at({"repl", kPuzzle});
  EXPECT_EQ(terminal.answer("r1c2="), "Not done: r1c2 has no digit.\n");
  EXPECT_EQ(terminal.answer("r1c1="), "Not done: r1c1 is given as 7.\n");
  terminal.answer("r1c2=9");
  const std::string over = terminal.answer("r1c2=6");
  EXPECT_TRUE(over.ends_with("\nStep #2: r1c2=6\n")) << over;
  EXPECT_NE(over.find("\n1 | 7      6 "), std::string::npos) << over;
  const std::string erased = terminal.answer("r1c2=");
  EXPECT_TRUE(erased.ends_with("\nStep #3: r1c2 is erased.\n")) << erased;
  EXPECT_NE(erased.find(kFirstRow), std::string::npos) << erased;
  EXPECT_TRUE(terminal.answer("r1c2-9").ends_with("\nStep #4:\n[by hand] r1c2<>9\n"));
  EXPECT_TRUE(terminal.answer("r1c2+9").ends_with("9 is a candidate of r1c2 again.\n"));
  EXPECT_EQ(terminal.answer("r1c2+9"), "Not done: 9 is a candidate of r1c2.\n");
}

TEST_F(PromptScreen, RedoTakesAgainWhatWasTakenBack) {
  Terminal& terminal = at({"repl", kPuzzle});
  EXPECT_EQ(terminal.answer("redo"), "There is nothing to do again.\n");
  terminal.answer("r1c2=9");
  terminal.answer("r3c1=1");
  terminal.answer("<");
  terminal.answer("<");
  EXPECT_TRUE(terminal.answer("redo").ends_with("Step #1:\n"));
  EXPECT_TRUE(terminal.answer("redo").ends_with("Step #2:\n"));
  EXPECT_EQ(terminal.answer("redo"), "There is nothing to do again.\n");
  terminal.answer("<");
  terminal.answer("r3c1=1");
  EXPECT_EQ(terminal.answer("redo"), "There is nothing to do again.\n");
}

TEST_F(PromptScreen, AHintIsAskedAboutACell) {
  Terminal& terminal = at({"repl", kPuzzle});
  std::string told;
  terminal.answer("? r1c2");
  for (int i = 0; i < 4; ++i) told = terminal.answer("?");
  EXPECT_NE(told.find("r1c2"), std::string::npos) << told;
  EXPECT_NE(told.find("Hint 5 of 5"), std::string::npos) << told;
}

TEST_F(PromptScreen, GivensAndTheLastStepAreColouredUnlessNoColorIsSet) {
  Terminal& colored = at({"repl", kPuzzle}, false);
  colored.answer("r1c2=9");
  EXPECT_NE(colored.screen().find("\x1b[1;36m7\x1b[0m"), std::string::npos);
  EXPECT_NE(colored.screen().find("\x1b[1;33m9\x1b[0m"), std::string::npos);
  Terminal& plain = at({"repl", kPuzzle}, true);
  plain.answer("r1c2=9");
  EXPECT_EQ(plain.screen().find("\x1b[1;3"), std::string::npos);
}

TEST_F(PromptScreen, APuzzleThatIsPastedBeginsAGame) {
  if (!cli::has_line_editing()) GTEST_SKIP() << "skipped: built without libedit";
  Terminal& terminal = at({"repl"});
  terminal.paste(kFrame);
  const std::string shown = terminal.until_prompt();
  EXPECT_NE(shown.find("(13 lines pasted)\n"), std::string::npos) << shown;
  EXPECT_NE(shown.find(kFirstRow), std::string::npos) << shown;
}

TEST_F(PromptScreen, APasteThatIsNoPuzzleGetsOneAnswer) {
  if (!cli::has_line_editing()) GTEST_SKIP() << "skipped: built without libedit";
  Terminal& terminal = at({"repl"});
  std::string letter;
  for (int i = 0; i < 162; ++i) letter += "Dear Sir,\n";
  terminal.paste(letter);
  const std::string shown = terminal.until_prompt();
  EXPECT_NE(shown.find("(162 lines pasted)\nNot loaded: line 1: "), std::string::npos) << shown;
  EXPECT_LE(lines_in(shown), 3) << shown;
  EXPECT_EQ(terminal.answer("v"), "Verbose analysis: ON\n");
}

TEST_F(PromptScreen, CommandsThatArePastedAreObeyedOneByOneAndABoardMayFollowItsN) {
  if (!cli::has_line_editing()) GTEST_SKIP() << "skipped: built without libedit";
  Terminal& terminal = at({"repl"});
  terminal.paste("n." + kPuzzle + "\n>\nr1c2=9\n");
  EXPECT_TRUE(terminal.until_prompt().ends_with("Step #2:\n[by hand] r1c2=9\n"));
  terminal.type("n.");
  terminal.paste(
      "7.415...3\n......17.\n.526.....\n..62...57\n.........\n.......32\n..3.4...6\n"
      "615.3..2.\n4.7....9.\n");
  EXPECT_NE(terminal.until_prompt().find(kFirstRow), std::string::npos);
}

TEST_F(PromptScreen, RowsThatAreTypedAreAskedForByTheirNumberAndAMistakeIsToldAtOnce) {
  Terminal& terminal = at({"repl"});
  terminal.type("7.415...3\n");
  ASSERT_TRUE(terminal.shows("line 2: "));
  EXPECT_TRUE(
      terminal.answer("......a7.").starts_with("Not loaded: line 2, column 7: 'a' is not "));
  for (int row = 0; row < 8; ++row) {
    const auto at = static_cast<std::size_t>(row) * 9;
    terminal.type(kPuzzle.substr(at, 9) + "\n");
    ASSERT_TRUE(terminal.shows("line " + std::to_string(row + 2) + ": "));
  }
  EXPECT_NE(terminal.answer(kPuzzle.substr(72)).find(kFirstRow), std::string::npos);
}

TEST_F(PromptScreen, AWrongDigitMayBeEnteredAndIsFoundAndTakenBack) {
  Terminal& terminal = at({"repl", kPuzzle});
  terminal.answer("r3c1=1");
  terminal.answer("r1c2=8");
  terminal.answer("r5c5-9");
  EXPECT_EQ(terminal.answer(">"),
            "There is no solution with these digits and candidates. ? looks for the mistake.\n");
  EXPECT_EQ(terminal.answer("?"),
            "Hint 1 of 2: One digit is wrong.\n< goes back to before it, to step #1.\n");
  const std::string which = terminal.answer("?");
  expect_in_view(which);
  EXPECT_NE(which.find("\n1 | 7     8-    4 "), std::string::npos) << which;
  EXPECT_TRUE(
      which.ends_with("Hint 2 of 2: r1c2 should not be 8.\n"
                      "< goes back to before it, to step #1.\n"))
      << which;
  EXPECT_TRUE(terminal.answer("<").ends_with("\nStep #1:\n"));
  EXPECT_EQ(terminal.answer("check on"), "Check: ON. Wrong moves by hand are refused.\n");
  EXPECT_EQ(terminal.answer("r1c2=8"),
            "Not done: 8 in r1c2 is wrong: then the puzzle has no solution.\n");
}

// Not a line of 81 characters, which a terminal would break anywhere.
TEST_F(PromptScreen, AnExplanationBeginsAndEndsWithAGrid) {
  test::ScratchFolder state;
  for (const char* choice : {"--all-steps", "--only=full-house"}) {
    Terminal terminal({"explain", choice, kPuzzle}, state.path(), true, test::TerminalSize{24, 80});
    EXPECT_TRUE(terminal.shows("| 7 . 4 | 1 5 . | . . 3 |"));
    terminal.exit_code();
    std::istringstream lines(terminal.screen());
    std::string last;
    for (std::string line; std::getline(lines, line);) {
      while (line.ends_with('\r')) line.pop_back();
      EXPECT_LE(line.size(), 80U) << line;
      if (!line.empty()) last = line;
    }
    EXPECT_EQ(last.substr(0, 4), "+---") << last;
    EXPECT_EQ(last.find_first_not_of("+-"), std::string::npos) << last;
  }
}

TEST_F(PromptScreen, AnUnknownWordGetsOneLine) {
  Terminal& terminal = at({"repl"});
  EXPECT_EQ(terminal.answer("hnit"),
            "There is no command 'hnit' (did you mean 'hint'?). h lists the commands.\n");
  EXPECT_EQ(terminal.answer("hint"),
            "There is no game yet; paste a puzzle, n FILE opens one, and g makes one.\n");
}

TEST_F(PromptScreen, ARunTellsALineAStepAndEndsWithTheBoardAndHowItEnded) {
  Terminal& terminal = at({"repl", kPuzzle});
  const std::string run = terminal.answer("r");
  EXPECT_NE(run.find("Step #1: Hidden Single: r3c1=1\nStep #2: "), std::string::npos) << run;
  EXPECT_TRUE(run.ends_with("+\nSolved.\n")) << run;
}

}  // namespace
}  // namespace nonet

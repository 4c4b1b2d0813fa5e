// What a person has and pastes, through every door: the filter, a command for one puzzle, and the
// prompt, which on a terminal takes it as a whole and in a pipe line by line.
#include <sstream>

#include "cli/app/commands.h"
#include "cli/prompt/session.h"
#include "support/process.h"
#include "support/support.h"

namespace nonet::test {
namespace {

const std::string kPuzzle =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
const std::string kSolution =
    "417369825632158947958724316825437169791586432346912758289643571573291684164875293";

// The nine rows of the puzzle, each made by `row` out of nine cells.
template <class Row>
std::string rows(Row row) {
  std::string text;
  for (std::size_t at = 0; at < 81; at += 9) text += row(kPuzzle.substr(at, 9)) + "\n";
  return text;
}

std::string between(const std::string& cells, const std::string& separator,
                    const std::string& blank = ".") {
  std::string text;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    text += (i > 0 ? separator : "") + (cells[i] == '.' ? blank : std::string(1, cells[i]));
  }
  return text;
}

std::string zeros() {
  std::string text = kPuzzle;
  std::replace(text.begin(), text.end(), '.', '0');
  return text;
}

// "[[4, 0, 0, ...],\n [0, 3, ...]]"
std::string number_lists() {
  std::string text =
      rows([](const std::string& cells) { return " [" + between(cells, ", ", "0") + "],"; });
  text.front() = '[';
  return text.substr(0, text.size() - 2) + "]\n";
}

struct Paste {
  const char* what;
  std::string text;
};

std::vector<Paste> pastes() {
  return {
      {"a forum post", "Hi all,\nI am stuck with this one:\n\n[code]\n+-------+-------+-------+\n" +
                           rows([](const std::string& cells) {
                             return "| " + between(cells.substr(0, 3), " ") + " | " +
                                    between(cells.substr(3, 3), " ") + " | " +
                                    between(cells.substr(6, 3), " ") + " |";
                           }) +
                           "+-------+-------+-------+\n[/code]\n\nThanks, Anna\n"},
      {"Kaggle's columns", "quizzes,solutions\n" + zeros() + "," + kSolution + "\n"},
      {"a link to SudokuPad", "https://sudokupad.app/scfsIFrev0quIs0pAGDHPqBs0\n"},
      {"a chat", "[12/03/24, 20:15] Anna: can you do this?\n" + rows([](const std::string& cells) {
                   std::string text;
                   for (char ch : cells) {
                     text += ch == '.' ? std::string("\u2B1C") : ch + std::string("\uFE0F\u20E3");
                   }
                   return text;
                 })},
      {"a spreadsheet", rows([](const std::string& cells) { return between(cells, "\t", ""); })},
      {"a mail that quotes", "Anna wrote:\n" + rows([](const std::string& cells) {
                               return "> > " + between(cells, " ");
                             })},
      {"a line of HoDoKu's library", ":0000:x:" + kPuzzle + ":::\n"},
      {"candidates", run("nonet", {"convert", "--to=pencilmarks", kPuzzle}).out},
      {"a table of Markdown", run("nonet", {"convert", "--to=table", kPuzzle}).out},
      {"a link to sudokuwiki", "https://www.sudokuwiki.org/sudoku.htm?bd=" + zeros() + "\n"},
      {"a link to f-puzzles", run("nonet", {"convert", "--to=fpuzzles", kPuzzle}).out},
      {"a game of OpenSudoku", run("nonet", {"convert", "--to=opensudoku", kPuzzle}).out},
      {"a program's list", number_lists()},
      {"a fence", "```\n" + rows([](const std::string& cells) { return cells; }) + "```\n"},
  };
}

TEST(Pastes, GoThroughEveryDoorAlike) {
  const std::string hint = run("nonet", {"hint"}, kPuzzle).out;
  for (const Paste& paste : pastes()) {
    const std::string& text = paste.text;
    const Finished solved = run("nonet", {"solve", "--format=1."}, text);
    EXPECT_EQ(solved.out, kSolution + "\n") << paste.what << solved.err;
    EXPECT_EQ(solved.code, 0) << paste.what << solved.err;
    const Finished helped = run("nonet", {"hint"}, text);
    EXPECT_EQ(helped.out, hint) << paste.what << helped.err;
    const std::string game = run("nonet", {"repl"}, text + "p\n").out;
    EXPECT_NE(game.find(kPuzzle + "\n"), std::string::npos) << paste.what << "\n" << game;
  }
}

TEST(Pastes, GoToAPersonsPromptAsAWhole) {
  for (const Paste& paste : pastes()) {
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    const cli::Invocation call(cli::kReplCommand, in, out, err);
    cli::Session session(cli::Screen(call, true, false));
    session.obey(paste.text);
    session.obey("p");
    EXPECT_NE(out.str().find(kPuzzle + "\n"), std::string::npos) << paste.what << "\n" << out.str();
  }
}

}  // namespace
}  // namespace nonet::test

#include "cli/app/refusals.h"

#include "cli/app/commands.h"
#include "cli/app/policy_option.h"
#include "nonet/logic/technique.h"
#include "support/filter.h"

namespace nonet::test {
namespace {

std::string said(const std::vector<std::string>& arguments) {
  Finished done = run("nonet", arguments);
  EXPECT_EQ(done.code, 2);
  EXPECT_EQ(done.out, "");
  return done.err;
}

TEST(Refusals, AnUnknownOptionIsAnsweredWithTheOneItResembles) {
  EXPECT_EQ(said({"explain", "--polcy=all"}),
            "nonet explain: there is no option '--polcy=all' (did you mean '--policy'?); see "
            "'nonet explain --help'\n");
  EXPECT_EQ(said({"solve", "-kep-going"}),
            "nonet solve: there is no option '-kep-going' (did you mean '--keep-going'?); see "
            "'nonet solve --help'\n");
}

TEST(Refusals, AnOptionOfAnotherCommandIsNamedWithIt) {
  EXPECT_EQ(said({"solve", "--boards"}),
            "nonet solve: there is no option '--boards'; 'nonet explain' has it; see 'nonet solve "
            "--help'\n");
}

TEST(Refusals, AnUnknownValueIsAnsweredWithTheListAndTheWordItResembles) {
  EXPECT_EQ(
      said({"explain", "--policy=hodku", kPuzzleLine}),
      "nonet explain: --policy must be all, hodoku, se, whips, braids, g-whips or g-braids, not "
      "'hodku' (did you "
      "mean 'hodoku'?)\n");
  EXPECT_EQ(
      said({"solve", "--format=spacd", kPuzzleLine}),
      "nonet solve: --format must be 9., 90, 1., 10, fpuzzles, sudokupad, sudokuwiki, iss, link, "
      "opensudoku, sdk, ss, killer, jigsaw, sgt, csv, json, library, table, susser, pencilmarks, "
      "line, grid, "
      "spaced or rows, "
      "not 'spacd' (did you mean 'spaced'?)\n");
  EXPECT_EQ(said({"solve", "--verbose=fact", kPuzzleLine}),
            "nonet solve: --verbose must be facts or sets, not 'fact' (did you mean 'facts'?)\n");
  EXPECT_EQ(
      said({"rate", "--scale=stars", kPuzzleLine}),
      "nonet rate: --scale: there is no scale 'stars'; there are se, hodoku, both, nonet, W, B, "
      "gW, gB, TE, BxB, BxBB and all\n");
  EXPECT_EQ(said({"explain", "--only=nakd-pair", kPuzzleLine}),
            "nonet explain: no technique is called 'nakd-pair' (did you mean 'naked-pair'?); "
            "'nonet techniques' lists them\n");
  EXPECT_EQ(said({"reference", "bsh"}),
            "nonet reference: 'bsh' is none of man, names, bash, zsh and fish (did you mean "
            "'bash'?)\n");
}

TEST(Refusals, ThePiecesOfAPuzzleWithoutQuotesAreKnownForThat) {
  EXPECT_EQ(said({"explain", "53..7....", "6..195..."}),
            "nonet explain: '6..195...' is one argument too many; put quotes around a puzzle that "
            "has blanks or lines in it; see 'nonet explain --help'\n");
  EXPECT_EQ(said({"generate", "5"}),
            "nonet generate: '5' is one argument too many; --count=5 makes so many; see 'nonet "
            "generate --help'\n");
  EXPECT_EQ(said({"page", "5"}),
            "nonet page: '5' is one argument too many; see 'nonet page --help'\n");
  EXPECT_EQ(said({"explain", "a", "b"}),
            "nonet explain: 'b' is one argument too many; see 'nonet explain --help'\n");
}

TEST(Refusals, ACommandOfAnotherNameIsAnsweredWithWhatDoesItHere) {
  EXPECT_EQ(
      said({"game"}),
      "nonet: there is no command 'game'; 'nonet play' opens a board to play on, 'nonet repl' "
      "a prompt, and 'nonet page' the page; see 'nonet --help'\n");
  EXPECT_NE(said({"check", "game.txt"}).find("'nonet hint' tells whether"), std::string::npos);
  EXPECT_NE(said({"train", "x-wing"}).find("'nonet practice NAME'"), std::string::npos);
  EXPECT_EQ(said({"help", "practise"}).find("nonet: there is no command 'practise'; "), 0U);
}

// What is told to use instead is there.
TEST(Refusals, WhatIsToldInsteadRuns) {
  for (const char* word :
       {"game", "check", "practise", "new", "learn", "count", "gui", "grade", "pdf"}) {
    const std::string text = cli::no_command_text(word);
    std::size_t at = text.find("'nonet ");
    ASSERT_NE(at, std::string::npos) << word;
    for (; at != std::string::npos; at = text.find("'nonet ", at + 1)) {
      const std::string line = text.substr(at + 7, text.find('\'', at + 1) - at - 7);
      const cli::Command* command = cli::command_named(line.substr(0, line.find(' ')));
      ASSERT_NE(command, nullptr) << line;
      const std::size_t option = line.find("--");
      if (option == std::string::npos) continue;
      const std::string name = line.substr(option + 2, line.find(' ', option) - option - 2);
      EXPECT_NE(cli::help_text(*command).find("--" + name), std::string::npos) << line;
    }
  }
}

// The words stand in the table once: whatever a list holds is taken, and nothing else.
TEST(Refusals, EveryWordOfEveryOptionIsTaken) {
  int words = 0;
  for (const cli::Command* command : cli::commands()) {
    for (const cli::Option& option : command->options) {
      for (std::string_view word : cli::words_of(option)) {
        ++words;
        cli::Invocation call(*command, std::cin, std::cout, std::cerr);
        EXPECT_FALSE(call.parse({cli::dashed(option) + "=" + std::string(word)}))
            << command->name << " " << option.name << " " << word;
      }
    }
  }
  EXPECT_GT(words, 100);
  for (std::string_view word : cli::technique_words()) {
    EXPECT_FALSE(techniques_named(word).empty()) << word;
  }
}

}  // namespace
}  // namespace nonet::test

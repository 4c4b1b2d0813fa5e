#include "cli/app/reference.h"

#include <sstream>

#include "cli/app/completions.h"
#include "nonet/explain/lessons.h"
#include "support/process.h"
#include "support/support.h"

namespace nonet::cli {
namespace {

std::string man_name(const Option& option) {
  return option.name.size() == 1 ? "\\-" + std::string(option.name) : "\\-\\-" + [&] {
    std::string name;
    for (char ch : option.name) name += ch == '-' ? "\\-" : std::string(1, ch);
    return name;
  }();
}

std::string plain_name(const Option& option) {
  return (option.name.size() == 1 ? "-" : "--") + std::string(option.name);
}

TEST(Reference, EveryOptionStandsInHelpManPageAndAllCompletions) {
  const std::string bash = bash_completion();
  const std::string zsh = zsh_completion();
  const std::string fish = fish_completion();
  int options = 0;
  for (const Command* command : commands()) {
    const std::string help = help_text(*command);
    const std::string man = man_page(*command);
    // The part of each completion that belongs to this command.
    const std::string name(command->name);
    std::string in_bash = bash.substr(bash.find("    " + name + ") options="));
    in_bash = in_bash.substr(0, in_bash.find('\n'));
    std::string in_zsh = zsh.substr(zsh.find("    " + name + ")\n"));
    in_zsh = in_zsh.substr(0, in_zsh.find(";;"));
    for (const Option& option : command->options) {
      ++options;
      const std::string plain = plain_name(option);
      const std::string letter = option.letter != '\0' ? std::string("-") + option.letter : "";
      EXPECT_NE(help.find("\n  " + (letter.empty() ? "" : letter + ", ") + plain),
                std::string::npos)
          << name << " " << plain;
      EXPECT_NE(man.find(man_name(option)), std::string::npos) << name << " " << plain;
      EXPECT_NE((in_bash + " ").find(" " + plain), std::string::npos) << name << " " << plain;
      EXPECT_NE(in_zsh.find("'" + plain), std::string::npos) << name << " " << plain;
      EXPECT_NE(
          fish.find("__fish_seen_subcommand_from " + name + "' " +
                    (option.name.size() == 1 ? "-s " : "-l ") + std::string(option.name) + " "),
          std::string::npos)
          << name << " " << plain;
      EXPECT_FALSE(option.help.empty()) << name << " " << plain;
      if (letter.empty()) continue;
      EXPECT_NE((in_bash + " ").find(" " + letter), std::string::npos) << name << " " << letter;
      EXPECT_NE(in_zsh.find("'" + letter + "+["), std::string::npos) << name << " " << letter;
      EXPECT_NE(fish.find(" -l " + std::string(option.name) + " -s " + option.letter + " "),
                std::string::npos)
          << name << " " << letter;
    }
  }
  EXPECT_GT(options, 12);
}

TEST(Reference, EveryCommandHasASummaryExamplesAndAPlaceInTheOverview) {
  for (const Command* command : commands()) {
    EXPECT_FALSE(command->summary.empty()) << command->name;
    EXPECT_FALSE(command->details.empty()) << command->name;
    EXPECT_FALSE(command->examples.empty()) << command->name;
    EXPECT_NE(overview_text().find(command->summary.substr(0, 40)), std::string::npos);
    EXPECT_NE(man_page().find("nonet\\-" + std::string(command->name)), std::string::npos);
  }
}

void expect_eighty_columns(const std::string& help) {
  std::istringstream lines(help);
  for (std::string line; std::getline(lines, line);) EXPECT_LE(line.size(), 80U) << line;
}

TEST(Reference, HelpKeepsToEightyColumns) {
  expect_eighty_columns(overview_text());
  for (const Command* command : commands()) expect_eighty_columns(help_text(*command));
}

// As a man page has it: lines flow into paragraphs, but for those that begin with a blank.
TEST(Reference, HelpBreaksLinesAnewAndKeepsListsAsTheyAre) {
  const std::string word(70, 'x');
  const std::string details = "One\ntwo.\n\n  a list\n  of two\nThree " + word + " four.";
  const Command command = {.name = "any",
                           .operands = "",
                           .summary = "does it",
                           .details = details,
                           .options = {{"long", Option::Takes::kValue,
                                        "a|value|with|many|words|that|is", "what\nit does"},
                                       {"short", Option::Takes::kNothing, "", "so"}},
                           .examples = {},
                           .most_operands = 0,
                           .run = nullptr};
  EXPECT_EQ(help_text(command),
            "nonet any: does it\n\nUsage: nonet any [OPTIONS]\n\n"
            "One two.\n\n  a list\n  of two\nThree " +
                word +
                "\nfour.\n\n"
                "Options:\n  --long=a|value|with|many|words|that|is\n" +
                std::string(30, ' ') + "what it does\n  --short" + std::string(21, ' ') + "so\n");
}

// Every example of every --help, in a folder with the files they name.
TEST(Examples, OfEveryCommandReallyRun) {
  const std::string puzzle =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const std::string solution =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  auto json = [](const std::string& line) {
    std::string text = "[";
    for (std::size_t row = 0; row < 9; ++row)
      text += (row == 0 ? "\"" : ",\"") + line.substr(row * 9, 9) + "\"";
    return text + "]";
  };
  std::string paper;
  for (std::size_t row = 0; row < 9; ++row) paper += puzzle.substr(row * 9, 9) + "\n";
  test::ScratchFolder folder;
  for (const char* name : {"puzzles.txt", "a.txt", "b.txt"}) folder.write(name, puzzle + "\n");
  folder.write("puzzle.txt", paper);
  folder.write("library.txt", shown_example(Technique::kXWing)->line + "\n");
  folder.write("game.txt", "53+4" + puzzle.substr(3) + ":114\n");
  folder.write("commands.txt", "n." + puzzle + "\nr\n");
  folder.write("path.json", test::run("nonet", {"explain", "--example", "--json"}).out);
  folder.write("photo.jpg", test::run("nonet", {"draw", "--format=png", puzzle}).out);
  folder.write("evil.json", json(puzzle));
  folder.write("answer.json", json(solution));
  for (const char* where : {"puzzles/", "games/", "sudoku/"}) {
    for (const char* name : {"mysudoku", "wiki_daily_5904"}) {
      folder.write(std::string(where) + name + "_puzzle.json", json(puzzle));
      folder.write(std::string(where) + name + "_solution.json", json(solution));
    }
  }
  int examples = 0;
  for (const Command* command : commands()) {
    // These have tests of their own: one serves until it is ended, the others need a terminal.
    if (command->name == "page" || command->name == "play" || command->name == "practice") continue;
    for (const Example& example : command->examples) {
      ++examples;
      // Nothing here may reach the network: what `daily` would fetch is in the folder.
      test::Finished done =
          test::run_shell("export HOME=\"$PWD\"; set -o pipefail; { " + std::string(example.line) +
                              "\n} 2>&1 < /dev/null; echo \"exit $?\"",
                          folder.path());
      std::string last = done.out.substr(done.out.rfind("exit "));
      EXPECT_TRUE(last == "exit 0\n" || last == "exit 1\n") << example.line << "\n" << done.out;
      const bool to_file = example.line.find("> ") != std::string_view::npos ||
                           example.line.find(" -o ") != std::string_view::npos;
      EXPECT_TRUE(to_file || done.out.size() > last.size()) << example.line;
    }
  }
  EXPECT_GT(examples, 20);
}

}  // namespace
}  // namespace nonet::cli

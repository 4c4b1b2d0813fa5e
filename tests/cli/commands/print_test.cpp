#include "support/filter.h"

namespace nonet::test {
namespace {

TEST(Print, WritesAPdfOrAnSvgByTheNameOfTheFile) {
  const ScratchFolder folder;
  auto file = [&](const std::string& name) { return folder.path() + "/" + name; };
  for (const char* name : {"sheet.pdf", "sheet.svg"}) {
    const Finished done = run("nonet", {"print", kPuzzleLine, "-o", file(name)});
    EXPECT_EQ(done.code, 0) << done.err;
    EXPECT_EQ(done.out + done.err, "");
  }
  EXPECT_EQ(read_file(file("sheet.pdf")).substr(0, 5), "%PDF-");
  const std::string svg = read_file(file("sheet.svg"));
  EXPECT_EQ(svg.substr(0, 5), "<svg ");
  EXPECT_NE(svg.find(">1: Easy 344"), std::string::npos) << svg.substr(0, 3000);
}

TEST(Print, PrintsAPuzzleWithoutOneSolutionAndSaysSo) {
  const ScratchFolder folder;
  auto file = [&](const std::string& name) { return folder.path() + "/" + name; };
  const Finished done =
      run("nonet", {"print", "-o", file("a.svg")}, line(kPuzzleLine) + line(kTwoWays));
  EXPECT_EQ(done.code, 1);
  EXPECT_EQ(done.err, "nonet print: puzzle 2 does not have one solution; it is printed without\n");
  EXPECT_TRUE(std::filesystem::exists(file("a.svg")));
}

// How many texts of an SVG are as large as this one, or larger.
int texts_in(const std::string& svg) {
  int texts = 0;
  for (std::size_t at = 0; (at = svg.find("<text ", at)) != std::string::npos; ++at) ++texts;
  return texts;
}

TEST(Print, DrawsTheCandidatesOfAStateAndOfAnyPuzzleThatIsAskedFor) {
  const ScratchFolder folder;
  const std::string file = folder.path() + "/a.svg";
  auto texts = [&](std::vector<std::string> options, const std::string& input) {
    options.insert(options.begin(), {"print", "--no-solutions", "-o", file});
    const Finished done = run("nonet", options, input);
    EXPECT_EQ(done.out + done.err, "");
    return texts_in(read_file(file));
  };
  const Grid before = grid(kPuzzleLine);
  const int clues = board(kPuzzleLine).count();
  int left = 0;
  for (const Cell c : before.open()) left += before.candidates(c).size();
  EXPECT_EQ(texts({}, line(kPuzzleLine)), 1 + clues);
  EXPECT_EQ(texts({"--candidates"}, line(kPuzzleLine)), 1 + clues + left);
  // One of them is struck.
  const Candidate x = {before.open().first(), before.candidates(before.open().first()).first()};
  Board solution;
  count_solutions(board(kPuzzleLine), 2, &solution);
  const Digit struck = solution.at(x.cell) == x.digit
                           ? (before.candidates(x.cell) - DigitSet{x.digit}).first()
                           : x.digit;
  const std::string state = std::string(kPuzzleLine) + ":" + std::to_string(struck.number()) +
                            std::to_string(row_of(x.cell) + 1) +
                            std::to_string(column_of(x.cell) + 1) + "\n";
  EXPECT_EQ(texts({}, state), 1 + clues + left - 1);
}

TEST(Print, FillsThePageWithOnePuzzle) {
  const ScratchFolder folder;
  const std::string file = folder.path() + "/a.svg";
  auto drawn = [&](std::vector<std::string> options, const std::string& input) {
    options.insert(options.begin(), {"print", "-o", file});
    run("nonet", options, input);
    return read_file(file);
  };
  const std::string one = line(kPuzzleLine);
  EXPECT_EQ(drawn({}, one), drawn({"--per-page=1"}, one));
  EXPECT_EQ(drawn({}, one + one), drawn({"--per-page=2"}, one + one));
  EXPECT_EQ(drawn({}, one + one + one), drawn({"--per-page=4"}, one + one + one));
  EXPECT_NE(drawn({"--per-page=4"}, one), drawn({}, one));
}

TEST(Print, WritesNamesAndATitle) {
  const ScratchFolder folder;
  const std::string file = folder.path() + "/a.svg";
  const std::string solution = solved(kPuzzleLine, "line");
  run("nonet", {"print", "--title", "Sun<day", "-o", file},
      std::string(kPuzzleLine) + " For \x1B[2J Ruud\n" + kPuzzleLine + " " + solution);
  const std::string svg = read_file(file);
  EXPECT_NE(svg.find(">Sun&lt;day</text>"), std::string::npos);
  EXPECT_NE(svg.find(">1: For \\x1B[2J Ruud, Easy 344</text>"), std::string::npos) << svg;
  EXPECT_NE(svg.find(">2: Easy 344</text>"), std::string::npos) << "a solution is no name";
}

TEST(Print, RefusesNamesThatTellNoFormatAndInputThatIsNoPuzzle) {
  const ScratchFolder folder;
  auto file = [&](const std::string& name) { return folder.path() + "/" + name; };
  EXPECT_EQ(run("nonet", {"print", kPuzzleLine}).err,
            "nonet print: -o FILE says where to; it ends in .svg or .pdf\n");
  EXPECT_EQ(run("nonet", {"print", kPuzzleLine, "-o", "sheet.doc"}).err,
            "nonet print: -o takes a name that ends in .svg or .pdf, not 'sheet.doc'\n");
  const Finished broken = run("nonet", {"print", "-o", file("b.pdf")}, "12\n");
  EXPECT_EQ(broken.code, 2);
  EXPECT_EQ(broken.err.substr(0, 29), "nonet print: standard input: ");
  EXPECT_FALSE(std::filesystem::exists(file("b.pdf")));
}

TEST(Print, PrintsPuzzlesWithRulesBesideOthers) {
  const ScratchFolder folder;
  const std::string killer =
      R"({"size": 4, "name": "Little one", "givens": "................", "rules": [)"
      R"({"kind": "cage", "cells": ["r1c1", "r1c2"], "sum": 3}, )"
      R"({"kind": "thermo", "cells": ["r1c1", "r1c2", "r1c3", "r1c4"]}, )"
      R"({"kind": "thermo", "cells": ["r2c1", "r3c1"]}, {"kind": "cage", "cells": ["r2c3", "r3c3"], "sum": 3}, )"
      R"({"kind": "greater", "cells": ["r3c3", "r2c3"]}, {"kind": "kropki", "colour": "white", "cells": ["r4c3", "r4c4"]}]})";
  const std::string svg = folder.path() + "/a.svg", pdf = folder.path() + "/a.pdf";
  for (const std::string& file : {svg, pdf}) {
    const Finished done = run("nonet", {"print", "-o", file}, (killer + "\n") + line(kPuzzleLine));
    EXPECT_EQ(done.code, 0) << done.err;
    EXPECT_EQ(done.err, "");
  }
  const std::string sheet = read_file(svg);
  EXPECT_NE(sheet.find(">1: Little one, Easy "), std::string::npos);
  EXPECT_NE(sheet.find(">2: Easy 344"), std::string::npos);
  EXPECT_NE(sheet.find("stroke-dasharray"), std::string::npos) << "the cage";
  // The sums of two cages, and the solution of sixteen digits on the last page.
  const Finished without = run("nonet", {"print", "--no-solutions", "-o", svg}, (killer + "\n"));
  EXPECT_EQ(without.code, 0) << without.err;
  const int few = texts_in(read_file(svg));
  EXPECT_EQ(few, 1 + 2);
  EXPECT_EQ(run("nonet", {"print", "-o", svg}, (killer + "\n")).code, 0);
  EXPECT_EQ(texts_in(read_file(svg)), few + 1 + 16);
  const std::string document = read_file(pdf);
  EXPECT_NE(document.find("] 0 d\n"), std::string::npos);
  EXPECT_EQ(document.find("nan"), std::string::npos);
}

TEST(Print, NamesTheKindsAndTheLevelOfPuzzlesWithRules) {
  const ScratchFolder folder;
  const std::string svg = folder.path() + "/book.svg";
  const Finished made = run("nonet", {"generate", "--variant=killer,x", "--size=6", "--level=easy",
                                      "-n", "3", "--seed=7", "-j1"});
  ASSERT_EQ(made.code, 0) << made.err;
  ASSERT_EQ(run("nonet", {"print", "--title=Killers", "-o", svg}, made.out).code, 0);
  const std::string drawn = read_file(svg);
  for (const char* number : {"1", "2", "3"}) {
    EXPECT_NE(drawn.find(std::string(">") + number + ": Diagonals, Killer, Easy "),
              std::string::npos)
        << number;
  }
}

}  // namespace
}  // namespace nonet::test

// Puzzles with rules of their own at every command: what each does with a good one, and one good
// sentence for each that is bad.
#include <fstream>

#include "nonet/io/variant_json.h"
#include "support/filter.h"
#include "support/ruled_games.h"

namespace nonet {
namespace {

using test::Finished;
using test::run;
using test::ScratchFolder;

const std::string kEmpty(81, '.');

std::string puzzle(const std::string& rules, const std::string& more = "") {
  const std::string givens =
      more.find("givens") == std::string::npos ? ", \"givens\": \"" + kEmpty + "\"" : std::string();
  return "{\"rules\": [" + rules + "]" + givens + more + "}\n";
}

std::string cage(const std::string& cells, int sum) {
  return R"({"kind": "cage", "cells": [)" + cells + R"(], "sum": )" + std::to_string(sum) + "}";
}

std::string three_hundred_rules() {
  std::string rules;
  for (int i = 0; i < 300; ++i) {
    const std::string row = "\"r" + std::to_string(i % 9 + 1) + "c";
    const int column = i / 9 % 8 + 1;
    rules +=
        (i == 0 ? "" : ", ") +
        cage(row + std::to_string(column) + "\", " + row + std::to_string(column + 1) + "\"", 10);
  }
  return puzzle(rules);
}

std::string many_states(int count) {
  std::string states;
  for (int i = 0; i < count; ++i) states += i == 0 ? "[]" : ",[]";
  return puzzle(
      R"({"kind": "automaton", "start": [0], "accept": [0], "cells": ["r1c1"], "next": [)" +
      states + "]}");
}

struct Bad {
  std::string name, text;
  std::string word;  // what those who know rules say of it
};

std::vector<Bad> bad_inputs() {
  const std::string two = R"("r1c1", "r1c2")";
  return {{"a cage of sum 99", puzzle(cage(two, 99)), "can't sum to 99"},
          {"a rule off the grid", puzzle(cage(R"("r1c1", "r12c2")", 9)), "'r12c2' is no cell"},
          {"300 rules", three_hundred_rules(), "o solution"},
          {"an automaton of 100,000 states", many_states(100'000), "1 to 4000 states"},
          {"an automaton of a million states", many_states(1'000'000), "too many values"},
          {"10x10",
           puzzle(cage(two, 3), ", \"size\": 10, \"givens\": \"" + std::string(100, '.') + "\""),
           "up to 9 by 9"},
          {"ten digits", puzzle(cage(two, 3), ", \"low\": 0, \"high\": 9"), "at most nine digits"},
          {"cages that contradict each other", puzzle(cage(two, 3) + ", " + cage(two, 17)),
           "o solution"},
          {"a rule of no kind", puzzle(R"({"kind": "full-rank", "cells": ["r1c1"]})"),
           "no kind of rule called 'full-rank'"},
          {"a rule without its cells", puzzle(R"({"kind": "cage", "sum": 3})"), "cells"}};
}

std::size_t lines_in(const std::string& text) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n'));
}

TEST(VariantDoors, EachSaysOneSentenceOfWhatIsBad) {
  const ScratchFolder folder;
  for (const Bad& bad : bad_inputs()) {
    const std::string file = folder.path() + "/bad.json";
    std::ofstream(file) << bad.text;
    for (const char* door : {"explain", "hint", "steps"}) {
      const Finished done = run("nonet", {door, file});
      EXPECT_NE((done.err + done.out).find(bad.word), std::string::npos)
          << door << ", " << bad.name << ": " << done.err << done.out;
      EXPECT_EQ(lines_in(done.err + done.out), 1U) << door << ", " << bad.name << done.out;
      EXPECT_TRUE(done.code == 1 || done.code == 2) << door << ", " << bad.name;
    }
  }
}

TEST(VariantDoors, SolveSaysOneSentenceOfWhatIsBadAndCountsTheRest) {
  const ScratchFolder folder;
  for (const Bad& bad : bad_inputs()) {
    const std::string file = folder.path() + "/bad.json";
    std::ofstream(file) << bad.text;
    const Finished done = run("nonet", {"solve", "--count=2", file});
    const bool other_size = bad.name == "10x10" || bad.name == "ten digits";
    if (other_size) {
      EXPECT_EQ(done.out, ">2\n") << bad.name;
    } else if (bad.word == "o solution") {
      EXPECT_EQ(done.out, "0\n") << bad.name;
    } else {
      EXPECT_NE(done.err.find(bad.word), std::string::npos) << bad.name << done.err;
      EXPECT_EQ(lines_in(done.err), 1U) << bad.name << done.err;
    }
    EXPECT_NE(done.code, 0) << bad.name;
  }
}

TEST(VariantDoors, ThePromptSaysOneSentenceOfWhatIsBadAndGoesOn) {
  for (const Bad& bad : bad_inputs()) {
    const Finished done = run("nonet", {"repl"}, bad.text + "q\n");
    EXPECT_NE(done.out.find(bad.word), std::string::npos) << bad.name << ": " << done.out;
    EXPECT_EQ(done.code, 0) << bad.name;
  }
}

TEST(VariantDoors, WhoeverKnowsTheOrdinaryGameOnlySaysSoInWordsOfItsOwn) {
  const ScratchFolder folder;
  const std::string file = folder.path() + "/killer.json";
  std::ofstream(file) << puzzle(cage(R"("r1c1", "r1c2")", 3));
  const std::vector<std::pair<std::string, std::string>> doors = {
      {"canon", "canonical forms of ordinary puzzles only"},
      {"mark", "the strategies here know the ordinary game only"},
      {"propagate", "the two rules here are those of the ordinary game"}};
  for (const auto& [door, words] : doors) {
    const Finished done = run("nonet", {door, file});
    EXPECT_NE(done.err.find(words), std::string::npos) << door << ": " << done.err;
    EXPECT_NE(done.err.find("rules of its own ('cage')"), std::string::npos) << done.err;
    EXPECT_EQ(lines_in(done.err), 1U) << door;
    EXPECT_NE(done.code, 0) << door;
  }
}

TEST(VariantDoors, OfSeveralSolutionsAHintSaysThatARuleIsProbablyMissing) {
  const Finished done = run("nonet", {"hint", puzzle(cage(R"("r1c1", "r1c2")", 3))});
  EXPECT_NE(done.out.find("several solutions, so that a rule is probably missing"),
            std::string::npos)
      << done.out;
  EXPECT_EQ(done.code, 0);
}

TEST(VariantDoors, AHintTellsOfARuleByItsNameAndAllAboutItAsJson) {
  const std::string killer = puzzle(cage(R"("r1c1", "r1c2")", 3));
  EXPECT_NE(run("nonet", {"hint", killer}).out.find("3. Look at the 3 cage at r1c1.\n"),
            std::string::npos);
  const std::string json = run("nonet", {"hint", "--json", "--rung=5", killer}).out;
  EXPECT_NE(json.find("\"variant\": {"), std::string::npos) << json;
  EXPECT_NE(json.find("\"technique\": \"cage-combinations\""), std::string::npos) << json;
  // Its answer is a state again.
  EXPECT_EQ(run("nonet", {"hint", "--json", "--rung=5"}, json).out, json);
}

TEST(VariantDoors, AHintAnswersWhyNotAndAboutACell) {
  const std::string killer = puzzle(cage(R"("r1c1", "r1c2")", 3));
  EXPECT_NE(run("nonet", {"hint", "--rung=5", "--why-not=r1c2=9", killer})
                .out.find("the 3 cage at r1c1 can hold only 1+2"),
            std::string::npos);
  EXPECT_NE(run("nonet", {"hint", "--cell=r1c2", killer}).out.find("3 cage"), std::string::npos);
  // The letters on the board are told below it.
  EXPECT_TRUE(run("nonet", {"hint", "--rung=4", killer}).out.ends_with("+\nCages: a 3\n"));
}

TEST(VariantDoors, BenchAndVerifyHoldPuzzlesWithRulesAgainstThem) {
  std::mt19937 random(7);
  const test::RuledGame game = test::random_ruled_game(random);
  std::string line = variant_json_of(*game.puzzle.variant);
  const Finished measured = run("nonet", {"bench", "-j1", "-"}, line + "\n");
  EXPECT_NE(measured.out.find("Answers: 1 of 1 right"), std::string::npos) << measured.out;
  line.pop_back();
  const std::string solution = one_line(game.solution);
  auto verified = [&](const std::string& cells) {
    return run("nonet", {"verify"}, line + ", \"solution\": \"" + cells + "\"}\n").out;
  };
  EXPECT_EQ(verified(solution), "1 passed, 0 failed\n");
  EXPECT_EQ(verified(kEmpty),
            "standard input: line 1: the solution is " + solution + "\n0 passed, 1 failed\n");
}

TEST(VariantDoors, WhereAFileOfPuzzlesStopsTheMessageTellsOfKeepGoing) {
  const std::string wrong = puzzle(R"({"kind": "full-rank", "cells": ["r1c1"]})");
  const std::string good = puzzle(cage(R"("r1c1", "r1c2")", 3));
  EXPECT_NE(
      run("nonet", {"solve"}, wrong + good).err.find("--keep-going goes on with the next one"),
      std::string::npos);
  EXPECT_EQ(run("nonet", {"solve"}, wrong).err.find("--keep-going"), std::string::npos);
}

}  // namespace
}  // namespace nonet

// Puzzles with rules that somebody wrote to do harm, or by mistake: each is answered with one
// sentence, and what is begun ends after as many questions to its Stop as it was allowed.
#include <gtest/gtest.h>

#include "nonet/explain/hint.h"
#include "nonet/explain/path_check.h"
#include "nonet/explain/path_json.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/rules/count.h"
#include "nonet/search/any_puzzle.h"
#include "nonet/solve/solver.h"
#include "support/random_variants.h"
#include "support/support.h"

namespace nonet {
namespace {

constexpr std::uint64_t kAsks = 200;

std::string with_rules(const std::string& rules, const std::string& more = "") {
  return "{" + more + "\"rules\": [" + rules + "]}";
}

std::string times(int count, const std::string& text, const std::string& between = ", ") {
  std::string all;
  for (int i = 0; i < count; ++i) all += (i == 0 ? "" : between) + text;
  return all;
}

bool is_a_sentence(const std::string& text) {
  return !text.empty() && text.size() < 300 && text.find('\n') == std::string::npos;
}

// What is wrong with it, or "".
std::string refusal(const std::string& text) {
  const Result<Puzzle> puzzle = read_any_puzzle(text);
  if (!puzzle) return puzzle.error().message;
  const Result<Solutions> found = solutions_of(*puzzle, 2, Stop::after_asks(kAsks));
  return found ? "" : found.error().message;
}

struct Hostile {
  const char* what;
  std::string text;
  const char* says;  // a part of the sentence
};

std::string automaton(int states) {
  return R"({"kind": "automaton", "start": [0], "accept": [0], "cells": ["r1c1"], "next": [)" +
         times(states, "[]", ",") + "]}";
}

std::vector<Hostile> refused_ones() {
  std::string cells;
  for (int i = 0; i < 300; ++i) cells += std::string(i == 0 ? "" : ", ") + "\"r1c1\"";
  return {
      {"a cage of 99", with_rules(R"({"kind": "cage", "cells": ["r1c1", "r1c2"], "sum": 99})"),
       "can't sum to 99 (3 to 17)"},
      {"a rule off the grid", with_rules(R"({"kind": "thermo", "cells": ["r9c9", "r10c9"]})"),
       "'r10c9' is no cell of a grid of 9 by 9"},
      {"a clue beside no line", with_rules(R"({"kind": "sandwich", "line": "r10", "sum": 3})"),
       "\"line\" is a row"},
      {"a million states", with_rules(automaton(1'000'000)), "the JSON text has too many values"},
      {"5,000 states", with_rules(automaton(5000)), "an automaton has 1 to 4000 states"},
      {"a state that is none",
       with_rules(R"({"kind": "automaton", "start": [7], "accept": [0], "cells": ["r1c1"], )"
                  R"("next": [[[0]]]})"),
       "a state that it does not have"},
      {"a pattern that grows",
       with_rules(
           R"__({"kind": "regex", "pattern": "(((1{250}){250}){250})", "cells": ["r1c1"]})__"),
       "the pattern can't be read"},
      {"a pattern of brackets",
       with_rules("{\"kind\": \"regex\", \"cells\": [\"r1c1\"], \"pattern\": \"" +
                  std::string(900, '(') + "1" + std::string(900, ')') + "\"}"),
       "the pattern can't be read"},
      {"choices within choices",
       with_rules(times(10, R"({"kind": "any-of", "branches": [[)", "") + times(10, "]]}", "")),
       "\"rules\" is a list of rules"},
      {"lists within lists", with_rules(std::string(200'000, '[') + std::string(200'000, ']')), ""},
      {"a size of a thousand", R"({"size": 1000, "rules": []})",
       "\"size\" is a number from 1 to 16"},
      {"a huge number", with_rules(R"({"kind": "cage", "cells": ["r1c1"], "sum": 99999999999})"),
       "\"sum\" is a number"},
      {"300 cells of one rule", with_rules("{\"kind\": \"thermo\", \"cells\": [" + cells + "]}"),
       "a list of cells"},
      {"5,000 rules", with_rules(times(5000, R"({"kind": "odd", "cells": ["r1c1"]})")),
       "more than 3000 rules"},
      {"a table too small",
       with_rules(R"({"kind": "relation", "table": ["11"], "scope": "all", "cells": ["r1c1"]})"),
       "a table of 9 by 9"},
  };
}

TEST(HostileVariants, AreRefusedInOneSentence) {
  for (const Hostile& hostile : refused_ones()) {
    const std::string sentence = refusal(hostile.text);
    EXPECT_TRUE(is_a_sentence(sentence)) << hostile.what << ": " << sentence.substr(0, 400);
    EXPECT_NE(sentence.find(hostile.says), std::string::npos) << hostile.what << ": " << sentence;
  }
}

// Everything that can be asked of a puzzle, with so many questions to the Stop for each.
void ask_all(const Puzzle& puzzle, const std::string& what) {
  const Result<Solutions> found = solutions_of(puzzle, 2, Stop::after_asks(kAsks));
  EXPECT_TRUE(found.ok() || is_a_sentence(found.error().message)) << what;
  const Result<Grid> grid = grid_of(puzzle);
  if (!grid) {
    EXPECT_TRUE(is_a_sentence(grid.error().message)) << what;
    return;
  }
  const Hint hint = hint_for(puzzle, policy_all(), Stop::after_asks(kAsks));
  ASSERT_FALSE(hint.rungs.empty()) << what;
  Solver solver(*grid, policy_all(), Stop::after_asks(kAsks));
  const Path path = solver.path([](const Step&, const Grid&) { return false; });
  if (path.steps.empty()) return;
  const auto check = check_path(path_to_json(path));
  ASSERT_TRUE(check.ok()) << what;
  EXPECT_TRUE(check->holds || !check->decided) << what << ": " << check->fault;
}

TEST(HostileVariants, ThatMeanSomethingEndWhenTheyAreTold) {
  test::RandomVariants random(3);
  std::vector<std::pair<std::string, Variant>> all;

  Variant sixteen = random.square(16);
  sixteen.givens.assign(256, std::nullopt);
  for (int i = 0; i < 200; ++i) {
    Clue sum = random.clue(Kind::kSum, sixteen);
    sum.more.reset();
    sum.value = random.number(20, 60);
    sixteen.clues.push_back(sum);
  }
  all.emplace_back("sixteen by sixteen with 200 sums", sixteen);

  for (const Kind kind : {Kind::kCage, Kind::kThermo, Kind::kKropki, Kind::kSum, Kind::kEqualSum}) {
    Variant many = random.square(9);
    many.givens.assign(81, std::nullopt);
    for (int i = 0; i < 300; ++i) {
      Clue clue = random.clue(kind, many);
      if (kind == Kind::kCage) clue.value.reset();
      many.clues.push_back(clue);
    }
    all.emplace_back("300 rules: " + std::string(row_of(kind).slug), many);
  }

  Variant heavy = random.square(9);
  heavy.givens.assign(81, std::nullopt);
  Clue sum;
  sum.kind = Kind::kSum;
  sum.sets.emplace_back();
  sum.more.emplace();
  for (Spot spot = 0; spot < 81; ++spot) {
    sum.sets[0].push_back(spot);
    sum.more->push_back(spot % 2 == 0 ? 1'000'000 : -1'000'000);
  }
  sum.value = 3'000'000;
  heavy.clues = {sum, sum};
  all.emplace_back("a sum with heavy weights", heavy);

  Variant twice = random.square(9);
  twice.givens.assign(81, std::nullopt);
  Clue line;
  line.kind = Kind::kSumLine;
  line.value = 1000;
  line.sets = {std::vector<Spot>(200, Spot{40})};
  line.flag = true;
  twice.clues = {line};
  all.emplace_back("a line that goes round in one cell", twice);

  for (const auto& [what, variant] : all) {
    Puzzle puzzle;
    puzzle.variant = std::make_shared<const Variant>(variant);
    const Result<Scheme> scheme = compile(variant);
    if (!scheme) {
      EXPECT_TRUE(is_a_sentence(scheme.error().message)) << what;
      continue;
    }
    // A guess asks at least once.
    EXPECT_LE(count_solutions(*scheme, 2, Stop::after_asks(kAsks)).guesses, kAsks + 1) << what;
    ask_all(puzzle, what);
  }
}

// Rules of every kind at random, contradictory as they come.
TEST(HostileVariants, AtRandomEndWhenTheyAreTold) {
  test::RandomVariants random(8);
  for (int round = 0; round < test::rounds(40); ++round) {
    Variant variant = random.chance(3) ? random.grid() : random.square(9);
    for (int i = random.number(1, 40); i > 0; --i) {
      const auto kind =
          static_cast<Kind>(random.number(0, static_cast<int>(all_kinds().size()) - 1));
      variant.clues.push_back(random.clue(kind, variant));
    }
    Puzzle puzzle;
    puzzle.variant = std::make_shared<const Variant>(variant);
    if (const Result<Scheme> scheme = compile(variant); !scheme) {
      EXPECT_TRUE(is_a_sentence(scheme.error().message));
      continue;
    }
    ask_all(puzzle, "at random, " + std::to_string(round));
  }
}

}  // namespace
}  // namespace nonet

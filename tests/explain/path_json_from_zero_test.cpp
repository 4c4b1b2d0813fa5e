// Puzzles whose digits begin with 0: they are the same games with other names for the digits, so
// that whatever is told of one is told of the other, each digit one less. Sums are less by one a
// cell.
#include <gtest/gtest.h>

#include "nonet/explain/board_json.h"
#include "nonet/explain/hint.h"
#include "nonet/explain/path_check.h"
#include "nonet/explain/path_json.h"
#include "nonet/explain/step_json.h"
#include "nonet/explain/steps_now.h"
#include "nonet/io/format.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/json/value.h"
#include "nonet/search/search.h"
#include "nonet/solve/solver.h"
#include "nonet/text/expert.h"
#include "nonet/text/marked_board.h"
#include "nonet/text/notation.h"
#include "nonet/text/prose.h"
#include "support/ruled_games.h"
#include "support/support.h"

namespace nonet {
namespace {

Puzzle one_less(const Puzzle& puzzle) {
  Variant variant = *puzzle.variant;
  --variant.low;
  --variant.high;
  for (auto& given : variant.givens) {
    if (given) --*given;
  }
  for (Clue& clue : variant.clues) {
    const bool is_sum = clue.kind == Kind::kCage || clue.kind == Kind::kLittleKiller;
    if (is_sum && clue.value) *clue.value -= static_cast<int>(clue.cells().size());
    if (clue.kind != Kind::kContains) continue;
    for (int& digit : *clue.digits) --digit;
  }
  Puzzle less;
  less.variant = std::make_shared<const Variant>(std::move(variant));
  return less;
}

// Whether the second text is the first but for digits that are one less.
bool differs_by_one_less(const std::string& text, const std::string& less) {
  if (text.size() != less.size()) return false;
  bool differs = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == less[i]) continue;
    differs = true;
    if (less[i] < '0' || less[i] > '8' || text[i] != less[i] + 1) return false;
  }
  return differs;
}

struct Both {
  Solver usual, less;
};

Both begun(const Puzzle& puzzle) {
  return {Solver(*start_of(puzzle), policy_all()),
          Solver(*start_of(one_less(puzzle)), policy_all())};
}

TEST(DigitsFromZero, LeadTheSameWay) {
  std::mt19937 random(11);
  int rules = 0, plain = 0;
  for (int round = 0; round < test::rounds(12); ++round) {
    auto [usual, less] = begun(test::random_ruled_game(random).puzzle);
    for (int i = 0; i < 60 && usual.next() != nullptr; ++i) {
      ASSERT_NE(less.next(), nullptr);
      const Step step = *usual.next();
      ASSERT_EQ(*less.next(), step);
      const std::string told = sentence_of(step, usual.grid());
      const std::string told_less = sentence_of(step, less.grid());
      // Sums are called otherwise too.
      if (step.rules.empty()) {
        EXPECT_TRUE(differs_by_one_less(told, told_less)) << told << "\n" << told_less;
        EXPECT_TRUE(
            differs_by_one_less(expert_line(step, usual.grid()), expert_line(step, less.grid())));
        const auto lines = reasoning_of(step, usual.grid());
        const auto lines_less = reasoning_of(step, less.grid());
        ASSERT_EQ(lines.size(), lines_less.size());
      }
      EXPECT_TRUE(differs_by_one_less(short_effects(step, usual.grid().topology()),
                                      short_effects(step, less.grid().topology())));
      (step.rules.empty() ? plain : rules) += 1;
      usual.take();
      less.take();
    }
  }
  EXPECT_GT(rules, 0);
  EXPECT_GT(plain, 0);
}

// In paths and boards, everything that is read again.
TEST(DigitsFromZero, AreWrittenAndReadAsThePuzzleCallsThem) {
  std::mt19937 random(12);
  for (int round = 0; round < test::rounds(6); ++round) {
    const test::RuledGame game = test::random_ruled_game(random);
    const Path path = find_path(*start_of(one_less(game.puzzle)), policy_all());
    const std::string json = path_to_json(path);
    const auto claimed = read_path(json);
    ASSERT_TRUE(claimed) << to_string(claimed.error());
    ASSERT_EQ(claimed->steps.size(), path.steps.size());
    for (std::size_t i = 0; i < path.steps.size(); ++i) {
      EXPECT_EQ(claimed->steps[i].step.placements, path.steps[i].placements);
      EXPECT_EQ(claimed->steps[i].step.removals, path.steps[i].removals);
      EXPECT_EQ(claimed->steps[i].step.truths, path.steps[i].truths);
    }
    const auto check = check_path(json);
    ASSERT_TRUE(check);
    ASSERT_TRUE(check->holds) << check->fault;
    if (check->solved) {
      EXPECT_EQ(claimed->solution, game.solution);
    }
  }
}

TEST(DigitsFromZero, AStepWithADigitShiftedByOneIsRefused) {
  std::mt19937 random(13);
  int refused = 0;
  for (int round = 0; round < test::rounds(12); ++round) {
    const test::RuledGame game = test::random_ruled_game(random);
    Solver solver(*start_of(one_less(game.puzzle)), policy_all());
    for (int i = 0; i < 40 && solver.next() != nullptr; ++i, solver.take()) {
      JsonWriter json;
      json.begin_object();
      write_claim(json, *solver.next(), solver.grid().topology(), 0);
      const std::string text = json.end_object().take();
      const Puzzle state = state_of(solver.grid());
      const auto told = PathReader::read_lone_step(text, names_of(state));
      ASSERT_TRUE(told);
      EXPECT_TRUE(PathChecker::check_alone(state, *told).holds);
      // What is placed is what the solution has, so that any other digit is wrong.
      const auto misread = PathReader::read_lone_step(text);
      if (solver.next()->placements.empty() || !misread) continue;
      EXPECT_FALSE(PathChecker::check_alone(state, *misread).holds) << text;
      ++refused;
    }
  }
  EXPECT_GT(refused, 0);
}

TEST(DigitsFromZero, AVariantThatComesLateIsNoPath) {
  const std::string variant = R"("variant": {"low": 0, "rules": []})";
  const std::string begins = R"({"version": 2, )";
  EXPECT_TRUE(check_path(begins + variant + R"(, "steps": [], "removed": ["r1c1<>0"]})"));
  for (const char* early :
       {R"("removed": [])", R"("placed": ")", R"("solution": ")", R"("steps": [])"}) {
    std::string text = begins + early;
    if (text.back() == '"') text += std::string(81, '.') + '"';
    text += ", " + variant +
            (std::string(early).find("steps") == std::string::npos ? R"(, "steps": []})" : "}");
    const auto check = check_path(text);
    ASSERT_FALSE(check) << text;
    EXPECT_NE(check.error().message.find("digits from 0 must be said before"), std::string::npos);
  }
}

TEST(DigitsFromZero, SumsAreSpokenOfInTheirOwnDigits) {
  const auto puzzle = read_any_puzzle(
      R"({"low": 0, "rules": [{"kind": "cage", "cells": ["r1c1", "r1c2", "r1c3"], "sum": 4},)"
      R"({"kind": "cage", "cells": ["r1c4", "r1c5", "r1c6", "r1c7", "r1c8"], "sum": 30}]})");
  ASSERT_TRUE(puzzle);
  const Grid grid = *start_of(*puzzle);
  auto first_of = [&](Technique technique) {
    Policy policy = policy_all();
    policy.order = {technique};
    const auto steps = steps_now(grid, policy);
    return steps.empty() ? "" : sentence_of(steps.front(), grid);
  };
  EXPECT_EQ(
      first_of(Technique::kCageCombinations),
      "the 4 cage at r1c1 can hold only 0+1+3, so r1c1, r1c2 and r1c3 are not 2, 4, 5, 6, 7 or "
      "8.");
  EXPECT_EQ(
      first_of(Technique::kInniesAndOuties),
      "row 1 adds up to 36; its cages at r1c1 and r1c4 come to 4 + 30 = 34, so what is left, the "
      "innie r1c9, is 2.");
}

TEST(DigitsFromZero, BoardsHaveAZeroAndOpenCells) {
  std::string givens = "0" + std::string(80, '.');
  const auto puzzle = read_any_puzzle(R"({"low": 0, "givens": ")" + givens +
                                      R"(", "rules": [{"kind": "odd", "cells": ["r9c9"]}]})");
  ASSERT_TRUE(puzzle);
  const Grid grid = *start_of(*puzzle);
  EXPECT_EQ(one_line(grid.board(), grid.topology()), givens);
  JsonWriter json;
  write_board(json, *state_of(*puzzle));
  const auto board = parse_json(json.end_object().take());
  ASSERT_TRUE(board);
  const JsonValue& candidates = *board->find("candidates");
  EXPECT_EQ(candidates.list[1].string, "12345678");
  EXPECT_EQ(candidates.list[12].string, "012345678");
  EXPECT_EQ(candidates.list[80].string, "1357");
  EXPECT_NE(candidate_board(grid).find("012345678"), std::string::npos);
  EXPECT_EQ(candidate_board(grid).find("89"), std::string::npos);
}

TEST(DigitsFromZero, StatesAreReadBack) {
  std::mt19937 random(14);
  for (int round = 0; round < test::rounds(6); ++round) {
    Solver solver(*start_of(one_less(test::random_ruled_game(random).puzzle)), policy_all());
    for (int i = 0; i < 10 && solver.next() != nullptr; ++i) solver.take();
    JsonWriter json(JsonWriter::Style::kCompact);
    json.begin_object();
    write_state(json, solver.grid());
    const auto read = read_any_puzzle(json.end_object().take());
    ASSERT_TRUE(read);
    EXPECT_EQ(start_of(*read)->board(), solver.grid().board());
    EXPECT_EQ(start_of(*read)->puzzle().removed, solver.grid().puzzle().removed);
  }
}

TEST(DigitsFromZero, HintsNameThem) {
  const auto puzzle = read_any_puzzle(
      R"({"low": 0, "givens": "1234567..........................................................................", )"
      R"("placed": ".......99........................................................................", )"
      R"("rules": []})");
  EXPECT_FALSE(puzzle);  // there is no 9
  const auto state = read_any_puzzle(
      R"({"low": 0, "givens": "1234567..........................................................................", )"
      R"("rules": [{"kind": "greater", "cells": ["r1c8", "r1c9"]}]})");
  ASSERT_TRUE(state);
  WhichStep why_not;
  why_not.why_not = *parse_placement("r1c8=0", names_of(*state));
  const Hint hint = hint_for(*state, policy_all(), {}, why_not);
  ASSERT_EQ(hint.kind, Hint::Kind::kStep);
  EXPECT_EQ(hint.rungs.front().text,
            "Nothing in plain sight rules out 0 in r1c8. A closer look may give away whether it is "
            "right.");
  EXPECT_EQ(effects_of(*hint.step, names_of(*state)), "r1c8 is not 0, and r1c9 is not 8");
}

}  // namespace
}  // namespace nonet

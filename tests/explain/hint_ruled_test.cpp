// Hints for puzzles with rules of their own: at random, held against the only solution.
#include "nonet/explain/hint.h"
#include "nonet/explain/standing.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/rules/rulebook.h"
#include "support/ruled_games.h"
#include "support/support.h"

namespace nonet {
namespace {

Puzzle killer(const std::string& rules) {
  return *read_any_puzzle("{\"givens\": \"" + std::string(81, '.') + "\", \"rules\": [" + rules +
                          "]}");
}

TEST(RuledHint, AgreesWithTheSolutionOfEveryGame) {
  std::mt19937 random(3);
  for (int i = 0; i < 30; ++i) {
    const test::RuledGame game = test::random_ruled_game(random);
    const Hint hint = hint_for(game.puzzle, policy_all());
    ASSERT_EQ(hint.kind, Hint::Kind::kStep) << hint.rung(1).text;
    EXPECT_EQ(hint.rung(1).text, "Nothing is wrong so far, and there is something to find.");
    for (Candidate x : hint.step->placements) EXPECT_EQ(game.solution.at(x.cell), x.digit);
    for (Candidate x : hint.step->removals) EXPECT_NE(game.solution.at(x.cell), x.digit);
  }
}

TEST(RuledHint, NamesAWrongDigitAndAStruckOneThatIsNeeded) {
  std::mt19937 random(4);
  for (int i = 0; i < 10; ++i) {
    const test::RuledGame game = test::random_ruled_game(random);
    Puzzle state = *state_of(game.puzzle);
    const Grid grid = *start_of(state);
    Cell cell = grid.open().first();
    const Candidate needed{cell, *game.solution.at(cell)};
    state.removed.push_back(needed);
    Hint hint = hint_for(state, policy_all());
    EXPECT_EQ(hint.kind, Hint::Kind::kMistake);
    EXPECT_EQ(hint.mistakes, (std::vector<Mistake>{{needed, true}}));
    state.removed.clear();
    const DigitSet wrong = grid.candidates(cell) - DigitSet{needed.digit};
    if (wrong.empty()) continue;
    state.placed.set(cell, wrong.first());
    hint = hint_for(state, policy_all());
    EXPECT_EQ(hint.kind, Hint::Kind::kMistake);
    EXPECT_EQ(hint.mistakes, (std::vector<Mistake>{{{cell, wrong.first()}, false}}));
  }
}

TEST(RuledHint, NamesTheRulesThatAreCombinedWhereNothingIsMarked) {
  const Hint hint =
      hint_for(*read_any_puzzle(R"({"size": 4, "givens": "................", "rules": [
      {"kind": "little-killer", "cells": ["r1c2", "r2c3", "r3c4"], "sum": 6},
      {"kind": "little-killer", "cells": ["r2c1", "r3c2", "r4c3"], "sum": 7},
      {"kind": "little-killer", "cells": ["r1c3", "r2c2", "r3c1"], "sum": 8},
      {"kind": "little-killer", "cells": ["r2c4", "r3c3", "r4c2"], "sum": 9}]})"),
               policy_all());
  ASSERT_EQ(hint.kind, Hint::Kind::kStep);
  EXPECT_EQ(hint.step->technique, Technique::kCombinedRules);
  EXPECT_TRUE(hint.step->marks.empty());
  EXPECT_EQ(hint.rung(3).text, "Look at the little killer 6 from r1c2.");
  EXPECT_TRUE(hint.rung(4).text.starts_with("Combined Rules: the little killer 6 from r1c2 and "))
      << hint.rung(4).text;
}

TEST(RuledHint, SaysWhichRuleLeavesNoSolution) {
  const Hint hint = hint_for(killer(R"({"kind": "cage", "cells": ["r1c1", "r1c2"], "sum": 3},
                {"kind": "odd", "cells": ["r1c1", "r1c2"]})"),
                             policy_all());
  EXPECT_EQ(hint.kind, Hint::Kind::kNoSolution);
  EXPECT_EQ(hint.rung(1).text,
            "No solution obeys all rules of this puzzle: the 3 cage at r1c1 has no filling left in "
            "r1c1, r1c2.");
}

// Of several solutions none agrees with what was placed: that can't be held against one.
TEST(RuledHint, SuspectsWhatWasPlacedWhereThePuzzleHasSeveralSolutions) {
  Puzzle state = *state_of(killer(R"({"kind": "cage", "cells": ["r1c1", "r1c2"], "sum": 3})"));
  state.placed.set(cell_at(0, 0), Digit::from_number(5));
  const Hint hint = hint_for(state, policy_all());
  EXPECT_EQ(hint.kind, Hint::Kind::kNoSolution);
  EXPECT_EQ(hint.rung(2).text,
            "The mistake is probably 5 at r1c1: without it there are several solutions.");
}

// A search that is stopped has not found one solution, and not several either.
TEST(RuledHint, ClaimsNothingThatWasNotFoundOut) {
  const Puzzle empty = killer(R"({"kind": "cage", "cells": ["r1c1", "r1c2"], "sum": 3})");
  EXPECT_EQ(standing_of(empty, Stop::after_asks(1)).of_puzzle, Ground::Solutions::kUnknown);
  EXPECT_EQ(standing_of(empty).of_puzzle, Ground::Solutions::kSeveral);
}

}  // namespace
}  // namespace nonet

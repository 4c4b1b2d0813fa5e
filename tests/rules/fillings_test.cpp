#include "nonet/rules/fillings.h"

#include <gtest/gtest.h>

#include "support/ruled_games.h"
#include "support/support.h"

namespace nonet {
namespace {

TEST(Fillings, AreThoseOfTheDefinition) {
  std::mt19937 random(7);
  int units = 0, needed = 0;
  for (int round = 0; round < test::rounds(12); ++round) {
    const test::RuledGame game = test::random_ruled_game(random);
    Grid grid = *start_of(game.puzzle);
    // Some candidates that are false go, as they would on the way.
    for (Cell c : grid.open()) {
      for (Digit d : grid.candidates(c)) {
        if (random() % 3 == 0 && game.solution.at(c) != d) grid.eliminate(c, d);
      }
    }
    FillingFinder finder;
    for (const RuleUnit& unit : grid.rulebook()->units()) {
      if (unit.cells.size() > 5) continue;
      std::vector<DigitSet> digits(unit.cells.size());
      DigitSet required = DigitSet::all();
      test::each_filling(unit, grid, [&](const std::vector<int>& held) {
        DigitSet all;
        for (std::size_t i = 0; i < held.size(); ++i) {
          digits[i].insert(Digit::from_number(held[i]));
          all.insert(Digit::from_number(held[i]));
        }
        required &= all;
      });
      const Fillings& found = finder.of(unit, grid);
      ASSERT_TRUE(found.known);
      EXPECT_TRUE(found.possible);
      EXPECT_EQ(found.digits, digits);
      EXPECT_EQ(found.required, required);
      needed += required.size();
      EXPECT_EQ(finder.of(unit, grid).digits, digits);  // remembered
      ++units;
    }
  }
  EXPECT_GT(units, 10);
  EXPECT_GT(needed, 0);
}

TEST(Fillings, OfACageAreItsCombinations) {
  Variant variant;
  variant.boxes = standard_boxes(9, 9, 9);
  variant.givens.resize(81);
  Clue cage;
  cage.kind = Kind::kCage;
  cage.value = 23;
  cage.sets = {{0, 1, 2}};
  variant.clues = {cage};
  Puzzle puzzle;
  puzzle.variant = std::make_shared<const Variant>(variant);
  const Grid grid = *start_of(puzzle);
  const auto& units = grid.rulebook()->units();
  ASSERT_FALSE(units.empty());
  const std::vector<DigitSet> sets = sets_of(units.front(), grid);
  ASSERT_EQ(sets.size(), 1U);
  EXPECT_EQ(sets.front(),
            (DigitSet{Digit::from_number(6), Digit::from_number(8), Digit::from_number(9)}));
}

}  // namespace
}  // namespace nonet

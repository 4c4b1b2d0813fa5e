// Lists of rules of which one holds, as a unit.
#include <gtest/gtest.h>

#include "nonet/logic/finder.h"
#include "nonet/proof/checker.h"
#include "nonet/rules/fillings.h"
#include "support/ruled_games.h"
#include "support/support.h"

namespace nonet {
namespace {

// Random rules of a game, two or three in a list, beside one that is true.
Puzzle with_choices(const test::RuledGame& game, std::mt19937& random) {
  Variant variant = *game.puzzle.variant;
  std::vector<Clue> choices;
  for (std::size_t i = 0; i + 2 < variant.clues.size(); i += 3) {
    Clue choice;
    choice.kind = Kind::kAnyOf;
    choice.branches = {{variant.clues[i]}, {variant.clues[i + 1]}};
    // The second list is false, or has another that is true beside it.
    if (random() % 2 == 0) choice.branches[1].push_back(variant.clues[i + 2]);
    std::optional<int>& value = choice.branches[1][0].value;
    if (value && random() % 2 == 0) ++*value;
    choices.push_back(std::move(choice));
  }
  variant.clues = std::move(choices);
  Puzzle puzzle;
  puzzle.variant = std::make_shared<const Variant>(std::move(variant));
  return puzzle;
}

TEST(RuleChoices, StrikeOnlyWhatIsFalseAndAreProved) {
  std::mt19937 random(23);
  int steps = 0, units = 0;
  for (int round = 0; round < 16 && (round < test::rounds(16) || units == 0); ++round) {
    const test::RuledGame game = test::random_ruled_game(random);
    const auto start = start_of(with_choices(game, random));
    if (!start) continue;  // a sum that can't be
    Grid grid = *start;
    for (Cell c : grid.open()) {
      for (Digit d : grid.candidates(c)) {
        if (random() % 2 == 0 && game.solution.at(c) != d) grid.eliminate(c, d);
      }
    }
    for (const RuleUnit& unit : grid.rulebook()->units()) units += unit.branches.empty() ? 0 : 1;
    for (Technique technique : {Technique::kRuleFilling, Technique::kRuleBounds,
                                Technique::kRequiredDigit, Technique::kKillerPair}) {
      find(technique, grid, [&](const Hit& hit) {
        const Step step = hit.told(grid);
        EXPECT_TRUE(check(grid, step).proved()) << name_of(technique);
        for (Candidate x : step.removals) EXPECT_NE(game.solution.at(x.cell), x.digit);
        ++steps;
        return false;
      });
    }
  }
  EXPECT_GT(units, 0);
  if (test::sanitized()) return;
  EXPECT_GT(steps, 10);
}

// What a branch says of cells that differ holds in that branch alone.
TEST(RuleChoices, LeaveWhatSomeBranchLeaves) {
  Variant variant;
  variant.boxes = standard_boxes(9, 9, 9);
  variant.givens.resize(81);
  Clue region, even, choice;
  region.kind = Kind::kRegion;
  region.sets = {{0, 40}};
  even.kind = Kind::kEven;
  even.sets = {{40}};
  choice.kind = Kind::kAnyOf;
  choice.branches = {{region}, {even}};
  variant.givens[0] = 3;
  variant.clues = {choice};
  Puzzle puzzle;
  puzzle.variant = std::make_shared<const Variant>(variant);
  const Grid grid = *start_of(puzzle);
  ASSERT_EQ(grid.rulebook()->units().size(), 1U);
  const RuleUnit& unit = grid.rulebook()->units().front();
  FillingFinder finder;
  const Fillings& fillings = finder.of(unit, grid);
  for (std::size_t i = 0; i < unit.cells.size(); ++i) {
    if (unit.cells[i] != Cell(40)) continue;
    EXPECT_EQ(fillings.digits[i], DigitSet::all() - DigitSet{Digit::from_number(3)});
  }
  // An empty list is true, and then nothing is struck.
  choice.branches.push_back({});
  variant.clues = {choice};
  puzzle.variant = std::make_shared<const Variant>(variant);
  const Grid open = *start_of(puzzle);
  const Fillings& all = finder.of(open.rulebook()->units().front(), open);
  for (std::size_t i = 0; i < all.digits.size(); ++i) {
    if (open.rulebook()->units().front().cells[i] == Cell(40)) {
      EXPECT_EQ(all.digits[i], DigitSet::all());
    }
  }
}

}  // namespace
}  // namespace nonet

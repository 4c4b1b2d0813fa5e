#include "nonet/rules/filling_list.h"

#include <gtest/gtest.h>

#include <set>

#include "support/ruled_games.h"
#include "support/support.h"

namespace nonet {
namespace {

TEST(FillingList, HasThoseOfTheDefinition) {
  std::mt19937 random(11);
  int listed = 0, too_many = 0, took_too_long = 0;
  for (int round = 0; round < test::rounds(20); ++round) {
    const test::RuledGame game = test::random_ruled_game(random);
    Grid grid = *start_of(game.puzzle);
    for (Cell c : grid.open()) {
      for (Digit d : grid.candidates(c)) {
        if (random() % 3 == 0 && game.solution.at(c) != d) grid.eliminate(c, d);
      }
    }
    for (const RuleUnit& unit : grid.rulebook()->units()) {
      if (unit.cells.size() > 4 || !unit.branches.empty()) continue;
      std::set<std::vector<int>> expected;
      test::each_filling(unit, grid, [&](const std::vector<int>& held) { expected.insert(held); });
      const std::size_t most = 1 + random() % 60;
      const auto found = fillings_of(unit, grid, most);
      if (!found) {
        ++(expected.size() > most ? too_many : took_too_long);
        continue;
      }
      std::set<std::vector<int>> held;
      for (const Filling& filling : *found) {
        std::vector<int> numbers;
        for (Digit d : filling) numbers.push_back(d.number());
        held.insert(std::move(numbers));
      }
      EXPECT_EQ(held, expected);
      ++listed;
    }
  }
  EXPECT_GT(listed, 20);
  EXPECT_GT(too_many, 0);
  EXPECT_LT(took_too_long, listed / 10);
}

}  // namespace
}  // namespace nonet

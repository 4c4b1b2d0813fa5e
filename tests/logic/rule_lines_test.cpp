// A slow thermometer that winds through the whole grid strikes more than anybody follows at once:
// that is told in portions, each of which can be checked.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

#include "nonet/logic/finder.h"
#include "nonet/proof/checker.h"
#include "nonet/rules/fillings.h"
#include "nonet/rules/rulebook.h"

namespace nonet {
namespace {

// From corner to corner of cells, as long as it goes, never back to a cell.
std::vector<Spot> winding_line(std::mt19937& random) {
  std::vector<Spot> line{static_cast<Spot>(random() % 81)};
  for (int tries = 0; tries < 40; ++tries) {
    const int row = line.back() / 9 + (random() % 2 == 0 ? 1 : -1);
    const int column = line.back() % 9 + (random() % 2 == 0 ? 1 : -1);
    if (row < 0 || row > 8 || column < 0 || column > 8) continue;
    const auto next = static_cast<Spot>(9 * row + column);
    if (std::find(line.begin(), line.end(), next) == line.end()) line.push_back(next);
  }
  return line;
}

Grid with_slow_thermo(const std::vector<Spot>& line) {
  Variant variant;
  variant.boxes = standard_boxes(9, 9, 9);
  variant.givens.resize(81);
  Clue thermo;
  thermo.kind = Kind::kThermo;
  thermo.flag = true;
  thermo.sets = {line};
  variant.clues = {thermo};
  Puzzle puzzle;
  puzzle.variant = std::make_shared<const Variant>(variant);
  return *start_of(puzzle);
}

int struck_in_all(const Grid& grid) {
  const RuleUnit& unit = grid.rulebook()->units().front();
  FillingFinder finder;
  const Fillings& fillings = finder.of(unit, grid);
  if (!fillings.known || !fillings.possible) return 0;
  int struck = 0;
  for (std::size_t i = 0; i < unit.cells.size(); ++i) {
    struck += (grid.candidates(unit.cells[i]) - fillings.digits[i]).size();
  }
  return struck;
}

TEST(RuleLines, OfALongRuleAreToldInPortionsThatCanBeChecked) {
  std::mt19937 random(5);
  int looked_at = 0;
  for (int tries = 0; tries < 200 && looked_at < 3; ++tries) {
    // As far as it can be filled: then hardly anything is left of it.
    std::vector<Spot> line = winding_line(random);
    while (line.size() > 15 && struck_in_all(with_slow_thermo(line)) == 0) line.pop_back();
    Grid grid = with_slow_thermo(line);
    const int all = struck_in_all(grid);
    if (all < 115) continue;
    ++looked_at;
    int told = 0;
    for (bool found = true; found;) {
      found = find(Technique::kRuleBounds, grid, [&](const Hit& hit) {
        const Step step = hit.told(grid);
        EXPECT_LT(step.removals.size(), 110U);
        EXPECT_TRUE(check(grid, step).proved());
        told += static_cast<int>(step.removals.size());
        for (Candidate x : step.removals) grid.eliminate(x);
        return true;
      });
    }
    EXPECT_GE(told, all);
  }
  EXPECT_EQ(looked_at, 3);
}

// 4 is 1 + 3 at once, where 12 is one of three: whoever looks at cages begins there.
TEST(RuleLines, OfCagesThoseWithFewSetsComeFirst) {
  Variant variant;
  variant.boxes = standard_boxes(9, 9, 9);
  variant.givens.resize(81);
  const auto add_cage = [&](std::vector<Spot> cells, int sum) {
    Clue cage;
    cage.kind = Kind::kCage;
    cage.value = sum;
    cage.sets = {std::move(cells)};
    variant.clues.push_back(cage);
  };
  add_cage({0, 1}, 12);
  add_cage({9, 10, 11}, 23);
  add_cage({27, 28}, 13);
  add_cage({45, 46}, 4);
  Puzzle puzzle;
  puzzle.variant = std::make_shared<const Variant>(variant);
  const Grid grid = *start_of(puzzle);
  std::vector<int> found;
  find(Technique::kCageCombinations, grid, [&](const Hit& hit) {
    found.push_back(hit.removals.front().cell.index());
    return false;
  });
  EXPECT_EQ(found, (std::vector<int>{45, 9, 0, 27}));
}

}  // namespace
}  // namespace nonet

// What logic concludes does not depend on how the puzzle lies on the paper: turned, relabelled, or
// with rows, columns, bands and stacks exchanged, every technique reaches the same conclusions.
#include "nonet/logic/policy.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <set>

#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

// A symmetry of the game.
struct Symmetry {
  std::array<int, 9> rows, columns, digits;
  bool transposed;

  Cell map(Cell c) const {
    int row = rows[row_of(c)];
    int column = columns[column_of(c)];
    return transposed ? cell_at(column, row) : cell_at(row, column);
  }
  Candidate map(Candidate x) const { return {map(x.cell), Digit(digits[x.digit.index()])}; }
};

std::array<int, 9> random_lines(std::mt19937& random) {
  std::array<int, 3> bands = {0, 1, 2};
  std::shuffle(bands.begin(), bands.end(), random);
  std::array<int, 9> lines{};
  for (int band = 0; band < 3; ++band) {
    std::array<int, 3> within = {0, 1, 2};
    std::shuffle(within.begin(), within.end(), random);
    for (int i = 0; i < 3; ++i) lines[band * 3 + i] = bands[band] * 3 + within[i];
  }
  return lines;
}

Symmetry random_symmetry(std::mt19937& random) {
  Symmetry symmetry{random_lines(random), random_lines(random), {}, random() % 2 == 0};
  std::iota(symmetry.digits.begin(), symmetry.digits.end(), 0);
  std::shuffle(symmetry.digits.begin(), symmetry.digits.end(), random);
  return symmetry;
}

Grid mapped(const Grid& grid, const Symmetry& symmetry) {
  Puzzle puzzle;
  for (Cell c : CellSet::all() - grid.open()) {
    Candidate x = symmetry.map({c, grid.candidates(c).first()});
    (grid.givens().contains(c) ? puzzle.givens : puzzle.placed).set(x.cell, x.digit);
  }
  for (Cell c : grid.open()) {
    for (Digit d : DigitSet::all() - grid.candidates(c))
      puzzle.removed.push_back(symmetry.map({c, d}));
  }
  return *Grid::from(puzzle);
}

// All effects that one technique finds in a state.
std::set<std::pair<Candidate, bool>> conclusions(const Grid& grid, Technique technique,
                                                 const Symmetry* symmetry) {
  std::set<std::pair<Candidate, bool>> all;
  for (const Step& step : test::all_steps(grid, {"", {technique}})) {
    for (Candidate x : step.placements)
      all.insert({symmetry != nullptr ? symmetry->map(x) : x, true});
    for (Candidate x : step.removals)
      all.insert({symmetry != nullptr ? symmetry->map(x) : x, false});
  }
  return all;
}

TEST(Symmetry, EveryTechniqueConcludesTheSameOnATransformedBoard) {
  std::mt19937 random(31);
  for (int round = 0; round < test::rounds(40); ++round) {
    Grid grid = *Grid::from(test::random_puzzle(random));
    for (int move = 0; move < 12 && !grid.open().empty(); ++move) {
      Symmetry symmetry = random_symmetry(random);
      Grid other = mapped(grid, symmetry);
      for (Technique technique : all_techniques()) {
        // Where nothing easier is left, a trial's splits depend on which constraint comes first.
        if (technique == Technique::kTrial) continue;
        EXPECT_EQ(conclusions(grid, technique, &symmetry), conclusions(other, technique, nullptr))
            << row_of(technique).slug;
      }
      // On to a state that needs more than singles.
      for (const Step& step : test::all_steps(grid, policy_all())) {
        if (random() % 3 == 0) apply(step, grid);
      }
    }
  }
}

TEST(Symmetry, TheEndThatLogicReachesIsTheSame) {
  std::mt19937 random(37);
  Policy logic = *restrict_policy(policy_all(), {}, {"trial"});
  auto finish = [&](Grid grid) {
    while (auto step = test::next_step(grid, logic, [](const Step&) { return true; }))
      apply(*step, grid);
    return grid;
  };
  for (int round = 0; round < test::rounds(40); ++round) {
    Grid grid = *Grid::from(test::random_puzzle(random));
    Symmetry symmetry = random_symmetry(random);
    Grid end = mapped(finish(grid), symmetry);
    Grid other = finish(mapped(grid, symmetry));
    for (Cell c : Cell::all()) EXPECT_EQ(end.candidates(c), other.candidates(c));
  }
}

}  // namespace
}  // namespace nonet

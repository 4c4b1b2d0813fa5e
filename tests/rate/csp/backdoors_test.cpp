// Backdoors against every choice, tried by the definition of Singles.
#include "nonet/rate/csp/backdoors.h"

#include "nonet/search/search.h"
#include "support/csp_definitions.h"
#include "support/support.h"

namespace nonet {
namespace {

test::LabelSet labels_of(const Grid& grid) {
  test::LabelSet all;
  for (const Cell c : Cell::all()) {
    for (const Digit d : grid.candidates(c)) all.insert(d.index() * 81 + c.index());
  }
  return all;
}

bool singles_solve(test::LabelSet labels) {
  return test::close_by_singles(labels) && labels.size() == 81;
}

// How many choices of one label, told or struck, leave Singles only.
int choices(const test::LabelSet& start, const Board& solution, bool told) {
  test::LabelSet closed = start;
  test::close_by_singles(closed);
  int count = 0;
  for (const int x : closed) {
    const bool is_true = solution.at(Cell(x % 81))->index() == x / 81;
    if (is_true != told) continue;
    test::LabelSet after = closed;
    told ? std::erase_if(after, [&](int y) { return test::are_linked(x, y); }) : after.erase(x);
    if (after == closed) continue;
    count += singles_solve(after) ? 1 : 0;
  }
  return count;
}

TEST(Backdoors, AreAllChoicesThatLeaveSinglesOnly) {
  std::mt19937 random(41);
  int open = 0;
  for (int round = 0; round < 40 && (round < test::rounds(8) || open == 0); ++round) {
    const Grid grid = *Grid::from(test::random_puzzle(random));
    const Board solution = search(grid).first;
    const auto start = labels_of(grid);
    const Backdoors digits = digit_backdoors(grid, solution);
    const Backdoors strikes = strike_backdoors(grid, solution);
    if (singles_solve(start)) {
      EXPECT_EQ(digits.size, 0);
      EXPECT_EQ(strikes.size, 0);
      continue;
    }
    ++open;
    const int by_digit = choices(start, solution, true),
              by_strike = choices(start, solution, false);
    EXPECT_EQ(digits.size == 1 ? digits.count : 0, by_digit);
    EXPECT_EQ(strikes.size == 1 ? strikes.count : 0, by_strike);
  }
  EXPECT_GT(open, 0);
}

// Known for having no single backdoor.
TEST(Backdoors, OfTheHardestPuzzlesTakeTwoDigits) {
  const Grid grid = test::grid(
      "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
  const Backdoors digits = digit_backdoors(grid, search(grid).first);
  EXPECT_EQ(digits.size, 2);
  EXPECT_GT(digits.count, 0);
}

}  // namespace
}  // namespace nonet

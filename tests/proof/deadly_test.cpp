// Which patterns are deadly, against the definition: all fillings, compared with all others.
#include "nonet/proof/deadly.h"

#include <map>

#include "nonet/proof/checker.h"
#include "support/support.h"

namespace nonet {
namespace {

using Pattern = std::vector<DeadlyCell>;

// The definition, cell by cell: how many fillings there are for each way to fill the houses.
void fill(const Pattern& pattern, Board board, std::size_t at, std::map<std::string, int>& ways) {
  if (at < pattern.size()) {
    for (Digit d : pattern[at].digits) {
      board.set(pattern[at].cell, d);
      fill(pattern, board, at + 1, ways);
    }
    return;
  }
  if (find_duplicate(board)) return;
  std::string houses;
  for (House h : Topology::classic().houses()) {
    DigitSet digits;
    for (Cell c : Topology::classic().cells(h)) {
      if (board.has(c)) digits.insert(*board.at(c));
    }
    houses += std::to_string(digits.bits()) + " ";
  }
  ++ways[houses];
}

bool by_definition(const Pattern& pattern) {
  std::map<std::string, int> ways;
  fill(pattern, Board(), 0, ways);
  return std::all_of(ways.begin(), ways.end(), [](const auto& way) { return way.second > 1; });
}

// Where lines of a band cross some columns: small enough to try everything, and often deadly.
Pattern random_pattern(std::mt19937& random, int most_digits) {
  Pattern pattern;
  DigitSet all;
  while (all.size() < most_digits) all.insert(Digit(static_cast<int>(random() % 4)));
  const int rows = random() % 3 == 0 ? 3 : 2;
  for (int stack = 0; stack < 3; ++stack) {
    const int column = 3 * stack + static_cast<int>(random() % 3);
    if (random() % 4 == 0) continue;
    for (int row = 0; row < rows; ++row) {
      if (random() % 12 == 0) continue;
      DigitSet digits = all;
      if (random() % 10 == 0) digits.erase(all.first());
      pattern.push_back({cell_at(row, column), digits});
    }
  }
  return pattern;
}

TEST(Deadly, IsWhatTheDefinitionSaysOfRandomPatterns) {
  std::mt19937 random(51);
  int deadly = 0, others = 0;
  for (int round = 0; round < test::rounds(1500); ++round) {
    const Pattern pattern = random_pattern(random, 2 + round % 2);
    bool two = true, narrow = pattern.empty();
    for (const DeadlyCell& cell : pattern) {
      two = two && cell.digits.size() == 2;
      narrow = narrow || cell.digits.size() < 2;
    }
    const Deadliness answer = deadliness_of(pattern, Grid());
    ASSERT_NE(answer, Deadliness::kUndecided);
    const bool says_deadly = answer == Deadliness::kDeadly;
    (says_deadly ? deadly : others) += 1;
    if (narrow) {
      EXPECT_FALSE(says_deadly);
    } else if (two) {
      // A rule of thumb that is never wrong, but does not see all.
      EXPECT_TRUE(!says_deadly || by_definition(pattern));
    } else {
      EXPECT_EQ(says_deadly, by_definition(pattern));
    }
  }
  EXPECT_GT(deadly, test::rounds(100));
  EXPECT_GT(others, test::rounds(100));
}

Pattern every_cell(int count, DigitSet digits) {
  Pattern pattern;
  for (int i = 0; i < count; ++i) pattern.push_back({Cell(i), digits});
  return pattern;
}

// It may be deadly or not: nobody knows, and nothing follows.
TEST(Deadly, APatternWithTooManyFillingsIsNotDecided) {
  for (int cells : {20, 40, 81}) {
    const Pattern pattern = every_cell(cells, DigitSet::all());
    EXPECT_EQ(deadliness_of(pattern, Grid()), Deadliness::kUndecided);
    EXPECT_FALSE(is_deadly(pattern, Grid()));
    Step step;
    step.removals = {{Cell(0), Digit(0)}};
    step.deadly = pattern;
    // All digits of all its cells are the pattern's: no guardian is left, and anything would
    // follow.
    const Check verdict = check(Grid(), step);
    EXPECT_EQ(verdict.verdict, Verdict::kOverBudget);
    EXPECT_FALSE(verdict.decided());
    EXPECT_EQ(describe(verdict, step),
              "whether the pattern it names is deadly could not be checked within the work bound");
  }
}

// Counted twice, one cell would pass for two that exchange their digits, and prove anything.
TEST(Deadly, APatternThatNamesACellTwiceIsNone) {
  std::mt19937 random(52);
  for (int round = 0; round < test::rounds(300); ++round) {
    Pattern pattern = random_pattern(random, 2 + round % 2);
    if (pattern.empty()) continue;
    pattern.push_back(pattern[random() % pattern.size()]);
    EXPECT_FALSE(is_deadly(pattern, Grid()));
  }
  const DigitSet pair = {Digit(0), Digit(1)};
  EXPECT_FALSE(is_deadly({{Cell(0), pair}, {Cell(0), pair}}, Grid()));
}

// What spoils a pattern is seen without trying its fillings, however many.
TEST(Deadly, AGivenSpoilsALargePatternToo) {
  Board board;
  board.set(Cell(3), Digit(3));
  EXPECT_EQ(deadliness_of(every_cell(81, DigitSet::all()), *Grid::from(board)),
            Deadliness::kNotDeadly);
}

}  // namespace
}  // namespace nonet

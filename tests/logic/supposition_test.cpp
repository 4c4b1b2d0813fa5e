// What a supposition through rules finds false is false, and proved; its story is told in lines
// each of which strikes what is still there.
#include "nonet/logic/supposition.h"

#include <gtest/gtest.h>

#include <optional>

#include "nonet/logic/finder.h"
#include "nonet/proof/checker.h"
#include "nonet/rules/rulebook.h"
#include "nonet/text/prose.h"
#include "support/patterns.h"
#include "support/ruled_games.h"
#include "support/support.h"

namespace nonet {
namespace {

using Kind = Inference::Kind;

// Whether a line says nothing that the lines before it have said.
void expect_news(const Step& step, const Grid& before) {
  Grid state = before;
  for (const Inference& line : step.inferences) {
    if (line.kind != Kind::kAssume && line.kind != Kind::kFollows) continue;
    for (Cell c : line.node.cells) {
      const Digit d = line.node.digit();
      if (line.holds) {
        if (state.is_open(c) && state.has(c, d)) state.place(c, d);
      } else {
        EXPECT_TRUE(state.has(c, d));
        state.eliminate(c, d);
      }
    }
  }
}

TEST(Supposition, FindsOnlyWhatIsFalseAndProvesIt) {
  std::mt19937 random(31);
  int found = 0, by_rule = 0, by_houses = 0, by_pairs = 0;
  for (int round = 0; round < test::rounds(36); ++round) {
    const test::RuledGame game = test::random_ruled_game(random);
    const Grid grid = *start_of(game.puzzle);
    int steps = 0;
    find(Technique::kSupposition, grid, [&](const Hit& hit) {
      const Step step = hit.told(grid);
      EXPECT_EQ(step.removals.size(), 1U);
      EXPECT_NE(game.solution.at(step.removals.front().cell), step.removals.front().digit);
      const Check verdict = check(grid, step);
      EXPECT_TRUE(verdict.proved() || !verdict.decided()) << sentence_of(step, grid);
      expect_news(step, grid);
      for (const Inference& line : step.inferences) {
        if (line.kind != Kind::kFollows || line.holds) continue;
        by_rule += line.rule >= 0 ? 1 : 0;
        by_houses += line.by.size() == 1 ? 1 : 0;
        by_pairs += line.by.size() == 2 ? 1 : 0;
      }
      ++found;
      return ++steps == 12;
    });
  }
  EXPECT_GT(found, 0);
  EXPECT_GT(by_rule, 0);
  if (test::sanitized()) return;
  EXPECT_GT(by_houses, 0);
  EXPECT_GT(by_pairs, 0);
}

// Sets of three and more are what is looked for last.
TEST(Supposition, OfWhatIsTrueLeadsToNothingFalse) {
  std::mt19937 random(43);
  int by_sets = 0;
  for (int round = 0; round < test::rounds(24); ++round) {
    const test::RuledGame game = test::random_ruled_game(random);
    // Fewer digits than it takes to solve it: so that there is more than singles.
    Grid grid = start_of(game.puzzle)->emptied();
    for (int i = 0; i < 12; ++i) {
      const Cell c(static_cast<int>(random() % Cell::kCount));
      if (grid.is_open(c)) grid.place(c, *game.solution.at(c));
    }
    int cells = 0;
    for (Cell c : grid.open()) {
      if (++cells > 6) break;
      Supposition supposition(grid);
      EXPECT_FALSE(supposition.suppose({c, *game.solution.at(c)}));
      const std::size_t end = supposition.trail().size();
      for (const Supposition::Entry& entry : supposition.trail()) {
        const Candidate x = entry.candidate;
        EXPECT_EQ(game.solution.at(x.cell) == x.digit, entry.holds);
      }
      for (const Inference& line : supposition.told(0, end, std::vector<bool>(end, true), 0)) {
        by_sets += line.by.size() > 2 ? 1 : 0;
      }
    }
  }
  if (test::sanitized()) return;
  EXPECT_GT(by_sets, 0);
}

TEST(Supposition, IsForPuzzlesWithRules) {
  const Grid grid = test::grid(
      "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
  find(Technique::kSupposition, grid, [](const Hit&) {
    ADD_FAILURE();
    return true;
  });
}

TEST(Supposition, TellsInOneLineWhatOneRuleOrSetStrikesAtOnce) {
  std::mt19937 random(37);
  int joined = 0;
  for (int round = 0; round < 12 && joined == 0; ++round) {
    const Grid grid = *start_of(test::random_ruled_game(random).puzzle);
    int steps = 0;
    find(Technique::kSupposition, grid, [&](const Hit& hit) {
      const Step step = hit.told(grid);
      std::size_t lines = step.inferences.size();
      for (std::size_t i = 1; i < step.inferences.size(); ++i) {
        const Inference &a = step.inferences[i - 1], &b = step.inferences[i];
        lines -= (a.rule >= 0 || a.by.size() > 1) && a.rule == b.rule && a.by == b.by && !a.holds &&
                 !b.holds && a.level == b.level;
      }
      EXPECT_EQ(reasoning_of(step, grid).size(), lines);
      joined += lines < step.inferences.size() ? 1 : 0;
      return ++steps == 12;
    });
  }
  EXPECT_GT(joined, 0);
}

// The candidates that a truth has left.
int left_of(Truth truth, const Grid& state) {
  return truth.is_cell() ? state.candidates(truth.cell()).size()
                         : state.places(truth.house(), truth.digit()).size();
}

struct Placed {
  Candidate candidate;
  std::optional<Truth> by;  // none of what is supposed
};

// How many of the lines follow from the one right before; each has to from all before it.
int count_leaning(const std::vector<Placed>& lines, const Grid& grid) {
  int count = 0;
  Grid state = grid, before = grid;
  for (const auto& [x, by] : lines) {
    // Of a contradiction the last may be forced where it has just been struck.
    if (by && state.has(x)) {
      EXPECT_EQ(left_of(*by, state), 1);
    }
    if (by && left_of(*by, before) > 1) ++count;
    before = state;
    if (state.is_open(x.cell) && state.has(x)) state.place(x.cell, x.digit);
  }
  return count;
}

// Told trail by trail, the lines are those of the story, and more of them follow from the one right
// before than in the order in which they were found.
TEST(Supposition, IsToldOneTrailAfterTheOther) {
  const Grid grid = *Grid::from(test::board(
      ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7....."));
  int lines = 0, in_time = 0, as_told = 0;
  for (Cell c : grid.open()) {
    for (Digit d : grid.candidates(c)) {
      Supposition line(grid);
      if (line.suppose({c, d}) || line.grid().open().empty()) continue;
      // What is supposed within comes after all that was found before, and before what follows.
      const Cell next = line.grid().open().first();
      for (Digit e : line.grid().candidates(next)) {
        Supposition deeper = line;
        const auto conflict = deeper.suppose({next, e});
        const std::size_t size = deeper.trail().size();
        std::vector<bool> needed(size, !conflict);
        if (conflict) deeper.each_cause(*conflict, [&](int cause) { needed[cause] = true; });
        deeper.add_causes(0, size, needed);
        std::vector<Placed> found, told;
        for (std::size_t i = 0; i < size; ++i) {
          const Supposition::Entry& entry = deeper.trail()[i];
          if (entry.assumed) {
            found.push_back({entry.candidate, std::nullopt});
          } else if (needed[i]) {
            found.push_back({entry.candidate, entry.by});
          }
        }
        for (const Inference& each : deeper.told(0, size, needed, 0)) {
          const Candidate x{each.node.cells.first(), each.node.digit()};
          told.push_back({x, each.by.empty() ? std::nullopt : std::optional(each.by.front())});
        }
        ASSERT_EQ(told.size(), found.size());
        lines += static_cast<int>(told.size());
        in_time += count_leaning(found, grid);
        as_told += count_leaning(told, grid);
      }
    }
  }
  EXPECT_GT(lines, 1000);
  EXPECT_GT(as_told * 4, in_time * 5);
}

}  // namespace
}  // namespace nonet

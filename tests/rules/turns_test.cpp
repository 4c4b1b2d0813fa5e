// Classes that take turns along a line: held against all fillings of lines with candidates at
// random.
#include "nonet/rules/turns.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "nonet/io/puzzle_reader.h"
#include "nonet/rules/filling_list.h"
#include "nonet/text/notation.h"
#include "support/support.h"

namespace nonet {
namespace {

const char* const kLine = R"("r1c1", "r2c2", "r3c3", "r4c4", "r5c5")";

// The line, with another member than its cells where the kind has one.
Grid game(const std::string& kind, const std::string& member = "") {
  return *start_of(*read_any_puzzle("{\"rules\": [{\"kind\": \"" + kind + "\", " + member +
                                    "\"cells\": [" + kLine + "]}]}"));
}

Grid whisper(int difference) {
  return game("whisper", "\"difference\": " + std::to_string(difference) + ", ");
}

DigitSet digits(std::initializer_list<int> numbers) {
  DigitSet set;
  for (int number : numbers) set.insert(Digit::from_number(number));
  return set;
}

const RuleUnit& unit_of(const Grid& grid) {
  for (const RuleUnit& unit : grid.rulebook()->units()) {
    if (unit.rule == 1 && unit.cells.size() > 2) return unit;
  }
  ADD_FAILURE() << "the line is no unit";
  return grid.rulebook()->units().front();
}

Grid with(Grid grid, const char* cell, std::initializer_list<int> kept) {
  const Cell c = *parse_cell(cell);
  for (Digit d : Digit::all()) {
    if (!digits(kept).contains(d)) grid.eliminate(c, d);
  }
  return grid;
}

TEST(Turns, AlongAWhisperOneCellSaysWhoIsLowAndWhoIsHigh) {
  const Grid grid = with(whisper(5), "r3c3", {1, 4});
  const auto turns = turns_along(unit_of(grid), grid);
  ASSERT_TRUE(turns.has_value());
  EXPECT_EQ(turns->from, 2U);
  EXPECT_EQ(turns->name, "low");
  EXPECT_EQ(turns->other, "high");
  EXPECT_EQ(turns->known, digits({1, 2, 3, 4}));
  EXPECT_EQ(turns->struck[0], digits({6, 7, 8, 9}));
  EXPECT_EQ(turns->struck[1], digits({1, 2, 3, 4}));  // a 5 goes, and not by this
  EXPECT_EQ(turns->struck[4], digits({6, 7, 8, 9}));
}

TEST(Turns, AlongOtherLinesEveryThirdCellIsAlikeAndNoOther) {
  const Grid entropic = with(game("entropic"), "r2c2", {4, 5});
  const auto turns = turns_along(unit_of(entropic), entropic);
  ASSERT_TRUE(turns.has_value());
  EXPECT_EQ(turns->name, "middle");
  EXPECT_EQ(turns->other, "");
  EXPECT_EQ(turns->struck[4], digits({1, 2, 3, 7, 8, 9}));
  for (std::size_t i : {0U, 2U, 3U}) EXPECT_EQ(turns->struck[i], digits({4, 5, 6}));
  const Grid modular = with(game("modular", R"("modulus": 3, )"), "r1c1", {2, 8});
  const auto alike = turns_along(unit_of(modular), modular);
  ASSERT_TRUE(alike.has_value());
  EXPECT_EQ(alike->struck[3], digits({1, 3, 4, 6, 7, 9}));
  EXPECT_EQ(alike->struck[1], digits({2, 5, 8}));
  const Grid parity = with(game("modular", R"("modulus": 2, )"), "r1c1", {2, 8});
  EXPECT_EQ(turns_along(unit_of(parity), parity)->other, "odd");
}

TEST(Turns, AreNoneWhereNoClassIsKnownOrADigitHasPartnersOnBothSides) {
  const Grid wide = whisper(5);
  EXPECT_FALSE(turns_along(unit_of(wide), wide).has_value());
  const Grid both = with(whisper(5), "r3c3", {4, 6});
  EXPECT_FALSE(turns_along(unit_of(both), both).has_value());
  // 5 stands between 1 and 9 where 4 is enough.
  const Grid dutch = with(whisper(4), "r3c3", {1, 4});
  EXPECT_FALSE(turns_along(unit_of(dutch), dutch).has_value());
  Grid without = dutch;
  for (Cell c : unit_of(dutch).cells) without.eliminate(c, Digit::from_number(5));
  EXPECT_TRUE(turns_along(unit_of(without), without).has_value());
  const Grid renban = with(game("renban"), "r3c3", {1, 4});
  EXPECT_FALSE(turns_along(unit_of(renban), renban).has_value());
  // Six classes, and five cells in a row.
  const Grid long_period = with(game("modular", R"("modulus": 6, )"), "r3c3", {1});
  EXPECT_FALSE(turns_along(unit_of(long_period), long_period).has_value());
}

TEST(Turns, StrikeNothingThatAnyFillingHas) {
  std::mt19937 random(26);
  const Grid games[] = {whisper(4),
                        whisper(5),
                        whisper(6),
                        game("entropic"),
                        game("modular", R"("modulus": 2, )"),
                        game("modular", R"("modulus": 3, )"),
                        game("modular", R"("modulus": 4, )")};
  int strikes = 0;
  for (const Grid& start : games) {
    for (int round = 0; round < test::rounds(1000); ++round) {
      Grid grid = start;
      const RuleUnit& unit = unit_of(grid);
      for (Cell c : unit.cells) {
        const auto wanted = random() % 4;
        for (Digit d : Digit::all()) {
          const bool gone = wanted == 0   ? random() % 2 == 0
                            : wanted == 1 ? d.index() > 3
                            : wanted == 2 ? d.index() < 5
                                          : d.index() % 3 != 1;
          if (gone && grid.candidates(c).size() > 1) grid.eliminate(c, d);
        }
      }
      const auto turns = turns_along(unit, grid);
      const auto fillings = fillings_of(unit, grid, 100'000);
      ASSERT_TRUE(fillings.has_value());
      if (!turns) continue;
      for (const auto& filling : *fillings) {
        for (std::size_t i = 0; i < filling.size(); ++i)
          ASSERT_FALSE(turns->struck[i].contains(filling[i])) << round;
      }
      for (std::size_t i = 0; i < unit.cells.size(); ++i)
        strikes += (grid.candidates(unit.cells[i]) & turns->struck[i]).size();
    }
  }
  EXPECT_GT(strikes, 0);
}

}  // namespace
}  // namespace nonet

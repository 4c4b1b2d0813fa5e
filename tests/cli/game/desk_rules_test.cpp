// Games with rules of their own at the desk, key by key.
#include "cli/game/desk.h"
#include "nonet/io/variant_json.h"
#include "nonet/rules/rulebook.h"
#include "support/player.h"
#include "support/ruled_games.h"
#include "support/support.h"

namespace nonet::cli::game {
namespace {

using test::Player;

// A board of four: cages, a thermometer, a dot. One solution:
//   1 2 3 4 / 3 4 1 2 / 2 1 4 3 / 4 3 2 1
const std::string kFour = R"({"size": 4, "givens": "1...............", "rules": [)"
                          R"({"kind": "cage", "cells": ["r1c2", "r1c3"], "sum": 5},)"
                          R"({"kind": "cage", "cells": ["r2c1", "r2c2"], "sum": 7},)"
                          R"({"kind": "thermo", "cells": ["r1c2", "r1c3", "r1c4"]},)"
                          R"({"kind": "thermo", "cells": ["r3c2", "r3c1", "r4c1"]},)"
                          R"({"kind": "greater", "cells": ["r2c4", "r2c3"]},)"
                          R"({"kind": "greater", "cells": ["r3c3", "r3c4"]},)"
                          R"({"kind": "greater", "cells": ["r4c1", "r4c2"]},)"
                          R"({"kind": "kropki", "colour": "black", "cells": ["r3c3", "r4c3"]}]})";
const std::string kFourSolution = "1234341221434321";

Puzzle read(const std::string& json) {
  Puzzle puzzle;
  puzzle.variant = std::make_shared<const Variant>(*read_variant_json(json));
  return puzzle;
}

void solve_by_keys(Player& player, const std::string& solution, int side) {
  player.press(Key::Code::kHome);
  for (int i = 0; i < side && !player.sees(" r1c1"); ++i) player.press(Key::Code::kUp);
  for (int i = 0; i < side * side; ++i) {
    const Cell c = cell_at(i / side, i % side);
    if (!player.desk().table().is_given(c)) {
      player.press(std::string(1, solution[static_cast<std::size_t>(i)]));
    }
    player.press(Key::Code::kRight);
    if (i % side == side - 1) player.press(Key::Code::kDown);
  }
}

TEST(DeskRules, AWholeGameIsPlayedByKeysOnASmallerBoardAndRatedOnNonetsScale) {
  Player player;
  player.desk().begin(read(kFour));
  EXPECT_TRUE(player.sees("4 by 4 · 8 rules · 1 clue")) << player.seen();
  solve_by_keys(player, kFourSolution, 4);
  EXPECT_TRUE(player.sees("Solved in")) << player.seen();
  EXPECT_TRUE(player.sees("without help"));
  EXPECT_TRUE(player.sees("on nonet's scale")) << player.seen();
  EXPECT_TRUE(player.sees("Hardest technique"));
  player.press("q");
  EXPECT_FALSE(player.sees("Go on"));
  while (!player.sees("▸ Statistics")) player.press("j");
  player.press(Key::Code::kEnter);
  EXPECT_TRUE(player.sees("1 solved")) << player.seen();
  EXPECT_TRUE(player.sees("With rules of their own"));
}

TEST(DeskRules, DigitsFromZeroAreWrittenByTheirKeys) {
  Player player;
  player.desk().begin(read(test::kFromZero));
  EXPECT_TRUE(player.sees("0×3")) << player.seen();  // how many are left
  player.press("y");                                 // in the middle, at r3c3
  EXPECT_TRUE(player.sees("Press 0 to 3.")) << player.seen();
  player.press("4");
  EXPECT_TRUE(player.sees("The digits of this puzzle are 0 to 3.")) << player.seen();
  player.press("0");
  EXPECT_EQ(player.desk().table().at(cell_at(2, 2)).digit, 1);
  EXPECT_TRUE(player.sees("r3c3: 0")) << player.seen();
  player.press("x");
  EXPECT_EQ(player.desk().table().at(cell_at(2, 2)).digit, 0);
  solve_by_keys(player, "0123230110323210", 4);
  EXPECT_TRUE(player.sees("Solved in")) << player.seen();
}

TEST(DeskRules, AllThatATipsTechniqueStrikesIsOneMove) {
  Player player;
  const auto cage = [](const std::string& cells, int sum) {
    return "{\"kind\": \"cage\", \"cells\": [" + cells + "], \"sum\": " + std::to_string(sum) + "}";
  };
  player.desk().begin(read("{\"rules\": [" + cage(R"("r1c1", "r1c2")", 3) + ", " +
                           cage(R"("r4c4", "r4c5")", 17) + ", " +
                           cage(R"("r9c1", "r9c2", "r9c3")", 7) + "]}"));
  player.press("M");
  EXPECT_TRUE(player.sees("t asks for a tip")) << player.seen();
  player.press("ttttt");
  EXPECT_TRUE(player.sees("Cage Combinations")) << player.seen();
  player.press("t");
  EXPECT_TRUE(player.sees("Enter does it, M all of its kind.")) << player.seen();
  player.press("M");
  EXPECT_TRUE(player.sees("Done: 3 times Cage Combinations.")) << player.seen();
  const Table& table = player.desk().table();
  const auto left = [&](int row, int column) {
    return table.candidates(table.now(), cell_at(row, column)).size();
  };
  EXPECT_EQ(left(0, 1), 2);
  EXPECT_EQ(left(3, 3), 2);
  EXPECT_EQ(left(8, 2), 3);
  EXPECT_EQ(left(5, 5), 9);
  player.press("u");
  EXPECT_EQ(left(3, 3), 9);
}

TEST(DeskRules, TipsAloneLeadToTheEndAndEachStepCanBeProved) {
  Player player;
  player.desk().begin(read(kFour));
  bool walked = false;
  for (int i = 0; i < 100 && !player.desk().table().solved(); ++i) {
    player.press("ttttt");
    ASSERT_NE(player.desk().panel().whole_step(), nullptr) << player.seen();
    EXPECT_TRUE(player.sees("Tip 5 of 5"));
    player.press("P");
    EXPECT_FALSE(player.desk().panel().after.empty());
    EXPECT_EQ(player.desk().panel().after.front(), "Proved by a checker that knows no technique.");
    walked = walked || !player.desk().panel().whole_step()->step.rules.empty();
    player.press(Key::Code::kEnter);
  }
  EXPECT_TRUE(player.desk().table().solved());
  EXPECT_TRUE(walked);  // rules were used
  EXPECT_TRUE(player.sees("Solved in"));
}

TEST(DeskRules, RulesAreToldBesideTheBoardAndInFullWhenAskedFor) {
  Player player;
  player.desk().begin(read(kFour));
  player.press(Key::Code::kHome);
  while (!player.sees(" r1c1")) player.press(Key::Code::kUp);
  player.press("l");
  EXPECT_TRUE(player.sees("the 5 cage at r1c2: 23")) << player.seen();
  EXPECT_TRUE(player.sees("the thermometer from r1c2: here 2"));
  EXPECT_TRUE(player.sees("T thermometer"));
  player.press("e");
  EXPECT_TRUE(player.sees("the black dot between r3c3 and r4c3: r3c3, r4c3")) << player.seen();
  player.press("x");
  EXPECT_TRUE(player.sees("4 by 4"));
  // The terminal is too small for signs: words stand for them.
  player.resize(16, 30);
  EXPECT_TRUE(player.sees("the 5 cage")) << player.seen();
  player.resize(10, 10);
  EXPECT_TRUE(player.sees("The window"));
}

TEST(DeskRules, AClashWithARuleIsMarkedAndDigitsBeyondTheBoardAreRefused) {
  Player player;
  player.desk().begin(read(kFour));
  player.press(Key::Code::kHome);
  while (!player.sees(" r1c1")) player.press(Key::Code::kUp);
  player.press("l5");
  EXPECT_TRUE(player.sees("1 to 4")) << player.seen();
  EXPECT_EQ(player.desk().table().at(cell_at(0, 1)).digit, 0);
  player.press("4");
  EXPECT_TRUE(player.sees("4#")) << player.seen();
  EXPECT_TRUE(player.sees("clashes with a digit or a rule"));
  player.press("tt");
  EXPECT_TRUE(player.sees("Tip 2 of 2")) << player.seen();
  player.press(Key::Code::kEnter);
  EXPECT_EQ(player.desk().table().at(cell_at(0, 1)).digit, 0);
}

TEST(DeskRules, EveryMoveIsThereAgainAndSeveralGamesAreKept) {
  Player player;
  player.desk().begin(read(kFour));
  player.press(Key::Code::kHome);
  while (!player.sees(" r1c1")) player.press(Key::Code::kUp);
  player.press("l2l3");
  const Position before = player.desk().table().now();
  player.start_again();
  EXPECT_TRUE(player.sees("▸ Go on")) << player.seen();
  EXPECT_TRUE(player.sees("4 by 4"));
  player.press(Key::Code::kEnter);
  EXPECT_EQ(player.desk().table().now(), before);
  player.press("u");
  EXPECT_EQ(player.desk().table().at(cell_at(0, 2)).digit, 0);
  // Another with the same givens and other rules is another game.
  std::string other = kFour;
  other.replace(other.find("\"sum\": 7"), 8, "\"sum\": 6");
  player.press("q");
  player.desk().begin(read(other));
  EXPECT_EQ(player.desk().table().at(cell_at(0, 1)).digit, 0);
  player.press("q");
  EXPECT_TRUE(player.sees("Other games")) << player.seen();
}

TEST(DeskRules, ASettersSolutionIsNotShown) {
  Variant variant = *read_variant_json(kFour);
  for (char digit : kFourSolution) variant.placed.push_back(digit - '0');
  Puzzle puzzle;
  puzzle.variant = std::make_shared<const Variant>(variant);
  Player player;
  player.desk().begin(puzzle);
  EXPECT_EQ(player.desk().table().open().size(), 15);
  EXPECT_FALSE(player.sees("Solved"));
}

TEST(DeskRules, ANewOneIsMadeByItsKindAndAnotherLikeIt) {
  Player player;
  while (!player.sees("▸ New")) player.press("j");
  player.press(Key::Code::kEnter);
  while (!player.sees("▸ With rules")) player.press("j");
  player.press(Key::Code::kEnter);
  while (!player.sees("▸ 6 by 6 killer")) player.press("j");
  player.press(Key::Code::kEnter);
  if (player.sees("▸ Any")) player.press(Key::Code::kEnter);
  player.wait();
  ASSERT_TRUE(player.desk().has_game()) << player.seen();
  EXPECT_TRUE(player.sees("6 by 6 · Killer cage")) << player.seen();
  EXPECT_EQ(player.desk().record().made, "killer 6");
  const std::string first = text_of_puzzle(player.desk().record().puzzle);
  player.press("N");
  player.wait();
  EXPECT_EQ(player.desk().table().rows(), 6);
}

TEST(DeskRules, RuledTechniquesHaveLessonsOnTheirBoards) {
  for (Technique technique : all_techniques()) {
    if (nonet::row_of(technique).family != Family::kRules) continue;
    Player player(40, 100);
    player.desk().show_lesson(technique);
    player.wait();
    EXPECT_TRUE(player.sees("Here is one")) << name_of(technique) << player.seen();
    ASSERT_NE(player.desk().panel().whole_step(), nullptr);
    EXPECT_NE(player.desk().table().rulebook(), nullptr);
  }
}

}  // namespace
}  // namespace nonet::cli::game

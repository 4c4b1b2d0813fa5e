// What stands beside the board: notes, tips, why a single is one, chains to their end.
#include "nonet/core/names.h"
#include "nonet/search/search.h"
#include "support/player.h"
#include "support/support.h"

namespace nonet::cli::game {
namespace {

using test::Player;

const std::string kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
// AI Escargot: chains from the beginning.
const std::string kHard =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

Puzzle puzzle(const std::string& cells) {
  Puzzle one;
  one.givens = test::board(cells);
  return one;
}

// A chain is shown in full.
void show_chain(Player& player) {
  player.desk().begin(puzzle(kHard));
  for (int i = 0; i < 60; ++i) {
    player.press("ttttt");
    ASSERT_NE(player.desk().panel().whole_step(), nullptr);
    if (!player.desk().panel().whole_step()->step.inferences.empty()) break;
    player.press(Key::Code::kEnter);
  }
  ASSERT_TRUE(player.sees("(n: walk)"));
}

TEST(DeskSide, NotesOfTheCellAndOfItsThreeHousesStandBesideTheBoardWhole) {
  Player player;
  player.desk().begin(puzzle(kEasy));
  player.press("c");
  for (int i = 0; i < 51; ++i) {
    player.press(Key::Code::kTab);
    const std::string seen = player.seen();
    EXPECT_EQ(seen.find("…"), std::string::npos) << seen;
    // The side alone, as one text: every note of the row and of the column is in it.
    std::string side;
    std::string cell;
    std::size_t at = 0;
    for (int row = 0; row < 24; ++row) {
      const std::size_t end = seen.find('\n', at);
      const auto line = characters_of(seen.substr(at, end - at));
      std::string part;
      for (std::size_t k = 41; k < line.size(); ++k) part += utf8_of(line[k]);
      if (row > 14 && row < 21)
        side += " " + part.substr(std::min(part.find_first_not_of(' '), part.size()));
      if (row == 21) cell = part;
      at = end + 1;
    }
    ASSERT_EQ(cell.substr(0, 1), "r") << seen;
    const Cell here = cell_at(cell[1] - '1', cell[3] - '1');
    for (Cell c : Cell::all()) {
      const Square& square = player.desk().table().at(c);
      if (square.digit != 0) continue;
      std::string notes;
      for (Digit d : square.notes) notes += std::to_string(d.number());
      if (c == here) {
        EXPECT_EQ(cell, nonet::name_of(c) + ": notes " + notes);
      }
      const std::string name = nonet::name_of(c);
      if (nonet::row_of(c) == nonet::row_of(here)) {
        EXPECT_NE(side.find(" " + name.substr(2) + " " + notes), std::string::npos) << seen;
      }
      if (nonet::column_of(c) == nonet::column_of(here)) {
        EXPECT_NE(side.find(" " + name.substr(0, 2) + " " + notes), std::string::npos) << seen;
      }
    }
  }
}

TEST(DeskSide, RowsAndColumnsAreNamedAndDigitsLeftAreCountedAtEverySize) {
  Player player;
  player.desk().begin(puzzle(kEasy));
  for (const auto& [rows, columns] : std::vector<std::pair<int, int>>{
           {24, 80}, {40, 100}, {41, 100}, {50, 200}, {20, 60}, {30, 80}, {24, 40}, {20, 27}}) {
    player.resize(rows, columns);
    for (int i = 1; i <= 9; ++i) {
      const std::string n = std::to_string(i);
      EXPECT_TRUE(player.sees("c" + n)) << player.seen();
      EXPECT_TRUE(player.sees("\nr" + n + "┃")) << player.seen();
      EXPECT_TRUE(player.sees(n + "×")) << rows << " by " << columns << "\n" << player.seen();
    }
    EXPECT_TRUE(player.sees("r5c5: no notes")) << player.seen();
  }
  // The least there is has the board whole, and says that words need more.
  player.resize(16, 27);
  EXPECT_TRUE(player.sees("r9┃")) << player.seen();
  EXPECT_TRUE(player.sees("┗━━━━━━━┻━━━━━━━┻━━━━━━━┛")) << player.seen();
  player.press("t");
  EXPECT_TRUE(player.sees("Make it larger for the")) << player.seen();
}

TEST(DeskSide, WhoSeesItForTheFirstTimeIsToldTheFirstKeys) {
  for (const auto& [rows, columns] : std::vector<std::pair<int, int>>{{24, 80}, {40, 100}}) {
    Player player(rows, columns);
    player.desk().begin(puzzle(kEasy));
    EXPECT_TRUE(player.sees("Arrows go about, 1 to 9 write.")) << player.seen();
    EXPECT_TRUE(player.sees("Space: digits are notes."));
  }
  Player player;
  player.desk().begin(puzzle(kEasy));
  player.press("!");
  EXPECT_FALSE(player.sees("Arrows go about")) << player.seen();
  EXPECT_TRUE(player.sees("Notes in box 5"));
}

TEST(DeskSide, TheEndOfATipSaysWhatCanBeDoneWithIt) {
  Player player;
  player.desk().begin(puzzle(kEasy));
  player.press("tttttt");
  EXPECT_TRUE(player.sees("That is all of it. Enter does it.")) << player.seen();
  player.desk().begin(puzzle(kEasy));
  player.press("1ttt");
  EXPECT_TRUE(player.sees("That is all of it. Enter puts it right.")) << player.seen();
  show_chain(player);
  player.press("t");
  EXPECT_TRUE(player.sees("Enter does it, n walks through it.")) << player.seen();
}

TEST(DeskSide, ABreakSaysHowToGoOn) {
  Player player;
  player.desk().begin(puzzle(kEasy));
  player.press("b");
  EXPECT_TRUE(player.sees(" a break ")) << player.seen();
  EXPECT_TRUE(player.sees("any key goes on  q leave")) << player.seen();
  player.press(" ");
  EXPECT_FALSE(player.sees("any key goes on")) << player.seen();
}

TEST(DeskSide, ANoteOfFiveAloneIsNotTakenForADigit) {
  Player player(40, 100);
  player.desk().begin(puzzle(kEasy));
  const auto lines_with = [&](const std::string& text) {
    const std::string seen = player.seen();
    int count = 0;
    for (std::size_t at = 0; (at = seen.find(text, at)) != std::string::npos; ++at) ++count;
    return count;
  };
  EXPECT_EQ(lines_with("· 5 ·"), 0);
  player.press("%");  // Shift and 5, in the middle
  EXPECT_EQ(lines_with("[· 5 · ]"), 1) << player.seen();
  player.press("5");
  EXPECT_EQ(lines_with("· 5 ·"), 0) << player.seen();
}

TEST(DeskSide, AHiddenSingleTellsWhatBarsTheOtherCells) {
  for (const auto& [rows, columns, sign] : std::vector<std::tuple<int, int, std::string>>{
           {24, 80, " 9 │ 8@┃"}, {40, 100, "│  8@  ┃"}, {20, 60, "· 9 8@┃"}}) {
    Player player(rows, columns);
    player.desk().begin(puzzle(kEasy));
    player.press("tttt");
    EXPECT_FALSE(player.sees("@")) << "no spoiler";
    player.press("t");
    EXPECT_TRUE(player.sees(sign)) << player.seen();
    EXPECT_TRUE(player.sees("@ bars the other cells"));
    EXPECT_TRUE(player.sees("8 in r3c3 bars it from r3c4,")) << player.seen();
    EXPECT_TRUE(player.sees("r1c4.")) << player.seen();
  }
}

TEST(DeskSide, ANakedSingleTellsWhatItsCellSees) {
  Player player;
  player.desk().begin(puzzle(kEasy));
  // Of everything that can be done the first naked single.
  player.press("E");
  const auto is_naked = [&] {
    const ShownStep* shown = player.desk().panel().whole_step();
    return shown != nullptr && nonet::row_of(shown->step.technique).slug == "naked-single";
  };
  for (int i = 0; i < 80 && !is_naked(); ++i) player.press("n");
  ASSERT_TRUE(is_naked());
  player.press(Key::Code::kEnter);
  EXPECT_TRUE(player.sees("@ is seen")) << player.seen();
  const Step step = player.desk().panel().whole_step()->step;
  std::string text = player.seen();
  EXPECT_NE(text.find(nonet::name_of(step.placements.front().cell) + " sees "), std::string::npos)
      << text;
  // A digit of every other kind, each with its sign on the board.
  const auto signs = std::count(text.begin(), text.end(), '@');
  EXPECT_EQ(signs, 8 + 1) << text;
}

TEST(DeskSide, AChainIsWalkedLineByLineOnTheBoard) {
  Player player(40, 100);
  player.desk().begin(puzzle(kHard));
  for (int i = 0; i < 60; ++i) {
    player.press("ttttt");
    ASSERT_NE(player.desk().panel().whole_step(), nullptr);
    if (!player.desk().panel().whole_step()->step.inferences.empty()) break;
    player.press(Key::Code::kEnter);
  }
  ASSERT_TRUE(player.sees("(n: walk)"));
  player.press("n");
  EXPECT_EQ(player.desk().panel().line, 0);
  EXPECT_TRUE(player.sees("▸ ")) << player.seen();
  EXPECT_TRUE(player.sees("+ is so, / is not"));
  const std::string first = player.seen();
  player.press("n");
  EXPECT_NE(player.seen(), first);
  player.press("p");
  EXPECT_EQ(player.seen(), first);
  player.press("p");
  EXPECT_EQ(player.desk().panel().line, -1);
  player.press("p");
  EXPECT_TRUE(player.sees("That is its beginning.")) << player.seen();
}

TEST(DeskSide, TheEndOfAChainShowsWhatWasWalkedAndWhatFollows) {
  Player player(40, 100);
  show_chain(player);
  const Step step = player.desk().panel().whole_step()->step;
  int before = -2;
  for (int i = 0; i < 100 && player.desk().panel().line != before; ++i) {
    before = player.desk().panel().line;
    player.press("n");
  }
  EXPECT_TRUE(player.sees("That is the end of it.")) << player.seen();
  EXPECT_TRUE(player.sees("+ is so, / is not, ")) << player.seen();
  EXPECT_TRUE(player.sees(step.removals.empty() ? "! is set" : "- goes")) << player.seen();
  EXPECT_TRUE(player.sees("▸ " + std::string(name_of(step.technique)))) << player.seen();
  // Each candidate that goes stands there with its sign, beside those of the chain.
  const auto drawing = drawing_of(player.desk().panel());
  EXPECT_EQ(drawing->goes, step.removals);
  EXPECT_FALSE(drawing->told.empty());
  player.press("p");
  EXPECT_TRUE(drawing_of(player.desk().panel())->goes.empty());
}

TEST(DeskSide, ATipTellsTheLevelOfAStepAndNoFigureOfAnExpertsScale) {
  for (const std::string& cells : {kEasy, kHard}) {
    Player player(40, 120);
    player.desk().begin(puzzle(cells));
    player.press("tt");
    const std::string& family = player.desk().panel().hint->rung(2).text;
    const auto scale = family.find(", SE ");
    ASSERT_NE(scale, std::string::npos) << "other doors have it: " << family;
    EXPECT_TRUE(player.sees("2. " + family.substr(0, scale) + ".")) << player.seen();
    player.press("ttt");
    EXPECT_FALSE(player.sees("SE ")) << player.seen();
    EXPECT_TRUE(player.sees("Enter: do it.")) << player.seen();
  }
}

TEST(DeskSide, WhatIsToldIsScrolledFromWhereItIsSeen) {
  Player player(20, 60);
  player.desk().begin(puzzle(kEasy));
  player.press("ttttt");
  EXPECT_FALSE(player.sees("1. Nothing is wrong")) << player.seen();
  player.press(Key::Code::kPageUp);
  EXPECT_TRUE(player.sees("3. Look at box 2.")) << player.seen();
  player.press(Key::Code::kPageUp);
  EXPECT_TRUE(player.sees("1. Nothing is wrong")) << player.seen();
  for (int i = 0; i < 2; ++i) player.press(Key::Code::kPageDown);
  EXPECT_TRUE(player.sees("Enter: do it.")) << player.seen();
  EXPECT_FALSE(player.sees("1. Nothing is wrong")) << player.seen();
}

TEST(DeskSide, TheEndsOfAListAreTold) {
  Player player;
  player.desk().begin(puzzle(kEasy));
  player.press("GGp");
  EXPECT_TRUE(player.sees("That is the first of them.")) << player.seen();
  player.press(Key::Code::kPageDown);
  EXPECT_EQ(player.desk().panel().chosen, 10U);
  for (int i = 0; i < 50; ++i) player.press("n");
  EXPECT_TRUE(player.sees("That is the last of them.")) << player.seen();
  EXPECT_EQ(player.desk().panel().chosen + 1, player.desk().panel().list.size());
  for (int i = 0; i < 9; ++i) player.press(Key::Code::kPageUp);
  EXPECT_EQ(player.desk().panel().chosen, 0U);
}

}  // namespace
}  // namespace nonet::cli::game

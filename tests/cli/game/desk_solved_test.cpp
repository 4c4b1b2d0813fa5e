// The card of a solved game.
#include "nonet/core/names.h"
#include "nonet/search/search.h"
#include "support/player.h"
#include "support/support.h"

namespace nonet::cli::game {
namespace {

using test::Player;

const std::string kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

Puzzle puzzle(const std::string& cells) {
  Puzzle one;
  one.givens = test::board(cells);
  return one;
}

void solve(Player& player, bool but_one = false) {
  const Board givens = player.desk().table().givens();
  const std::string solution = test::line_of(search(test::grid(test::line_of(givens))).first);
  player.press(Key::Code::kHome);
  for (int i = 0; i < 9 && !player.sees(" r1c1"); ++i) player.press(Key::Code::kUp);
  for (std::size_t i = 0; i < 81; ++i) {
    const Square& square = player.desk().table().at(Cell(static_cast<int>(i)));
    if (but_one && player.desk().table().open().size() == 1) return;
    if (square.digit == 0) player.press(solution.substr(i, 1));
    player.press(i % 9 == 8 ? Key::Code::kDown : Key::Code::kRight);
    if (i % 9 == 8) player.press(Key::Code::kHome);
  }
}

TEST(DeskSolved, TheCardTellsTimeHelpRatingAndWhatIsNext) {
  Player player;
  player.desk().begin(puzzle(kEasy));
  player.press("tt");
  player.press(Key::Code::kEscape);
  player.press(Key::Code::kTab);
  player.press("!");  // another board
  player.press("ttttt");
  player.press(Key::Code::kEscape);
  player.press("u");
  player.press("E");
  player.press(Key::Code::kEscape);
  player.now += 62;
  solve(player);
  EXPECT_TRUE(player.sees("Solved in 01:02, with 3 tips.")) << player.seen();
  EXPECT_TRUE(player.sees("up to rung 2")) << player.seen();
  EXPECT_TRUE(player.sees("1 of another kind")) << player.seen();
  EXPECT_TRUE(player.sees("Rating: Easy ")) << player.seen();
  EXPECT_TRUE(player.sees(", SE 1.2.")) << player.seen();
  EXPECT_TRUE(player.sees("Hardest technique: ")) << player.seen();
  EXPECT_TRUE(player.sees("without help")) << player.seen();
  EXPECT_TRUE(player.sees("another Easy.")) << player.seen();
  // A harder one.
  player.press(">");
  EXPECT_TRUE(player.sees("Medium ")) << player.seen();
}

TEST(DeskSolved, TimesAreComparedWithThoseOfTheLevel) {
  Player player;
  player.desk().begin(puzzle(kEasy));
  player.now += 100;
  solve(player);
  EXPECT_TRUE(player.sees("Your first Easy without help.")) << player.seen();
  player.desk().begin_level(Level::kEasy, 3);
  player.wait();
  player.now += 60;
  solve(player);
  EXPECT_TRUE(player.sees("Your best time of 2 at Easy;")) << player.seen();
  player.desk().begin_level(Level::kEasy, 4);
  player.wait();
  player.now += 80;
  solve(player);
  EXPECT_TRUE(player.sees("Your best at Easy is 01:00,")) << player.seen();
  EXPECT_TRUE(player.sees("01:20.")) << player.seen();  // the average
}

TEST(DeskSolved, HowFarTipsWereClimbedIsThereAfterTheProgramWasKilled) {
  Player player;
  player.desk().begin(puzzle(kEasy));
  player.press("ttt");
  solve(player, true);
  player.start_again();
  player.press(Key::Code::kEnter);
  EXPECT_EQ(player.desk().record().rungs, std::vector<int>{3});
}

}  // namespace
}  // namespace nonet::cli::game

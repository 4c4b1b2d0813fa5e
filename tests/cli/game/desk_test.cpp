// Whole games at the desk, key by key, without a terminal.
#include "cli/game/desk.h"

#include "nonet/core/names.h"
#include "nonet/search/search.h"
#include "support/player.h"
#include "support/support.h"

namespace nonet::cli::game {
namespace {

using test::Player;

const std::string kEasy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string kEasySolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
// AI Escargot: chains from the beginning.
const std::string kHard =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";

Puzzle puzzle(const std::string& cells) {
  return {.givens = test::board(cells),
          .placed = {},
          .removed = {},
          .name = "",
          .comment = "",
          .remarks = {},
          .paints = {},
          .choice = "",
          .variant = nullptr};
}

// To r1c1, from wherever.
void home(Player& player) {
  player.press(Key::Code::kHome);
  for (int i = 0; i < 9 && !player.sees(" r1c1"); ++i) player.press(Key::Code::kUp);
}

TEST(Desk, AWholeGameIsPlayedByKeysAndCounted) {
  Player player;
  player.desk().begin(puzzle(kEasy));
  home(player);
  for (int i = 0; i < 81; ++i) {
    if (kEasy[static_cast<std::size_t>(i)] == '.') {
      player.press(std::string(1, kEasySolution[static_cast<std::size_t>(i)]));
    }
    ++player.now;
    player.press(i % 9 == 8 ? Key::Code::kDown : Key::Code::kRight);
    if (i % 9 == 8) player.press(Key::Code::kHome);
  }
  EXPECT_TRUE(player.desk().table().solved());
  EXPECT_TRUE(player.sees("Solved in 01:1")) << player.seen();
  EXPECT_TRUE(player.sees("without help"));
  EXPECT_TRUE(player.sees("Rating: Easy"));
  // Statistics know of it, and it is no longer there to go on with.
  player.press("q");
  EXPECT_FALSE(player.sees("Go on"));
  while (!player.sees("▸ Statistics")) player.press("j");
  player.press(Key::Code::kEnter);
  EXPECT_TRUE(player.sees("1 solved")) << player.seen();
  EXPECT_TRUE(player.sees("Days in a row: 1"));
}

TEST(Desk, AGameIsPlayedByMouseAlone) {
  Player player;
  player.desk().begin(puzzle(kEasy));
  // Digit first: the digit is held, and clicks write it.
  player.press("f");
  for (int digit = 1; digit <= 9; ++digit) {
    player.press(std::string(1, static_cast<char>('0' + digit)));
    for (int i = 0; i < 81; ++i) {
      const auto at = static_cast<std::size_t>(i);
      if (kEasy[at] != '.' || kEasySolution[at] != '0' + digit) continue;
      player.click(3 + 2 * (i / 9), 4 + 4 * (i % 9));
    }
  }
  EXPECT_TRUE(player.sees("Solved in")) << player.seen();
}

TEST(Desk, EveryMoveIsThereAfterTheProgramWasKilled) {
  Player player;
  player.desk().begin(puzzle(kEasy));
  home(player);
  player.press("ll4");
  player.now += 30;
  player.press("l!2u");
  const Position before = player.desk().table().now();
  // Nothing is said to the desk: it just ends.
  player.start_again();
  EXPECT_TRUE(player.sees("▸ Go on")) << player.seen();
  player.press(Key::Code::kEnter);
  EXPECT_EQ(player.desk().table().now(), before);
  EXPECT_EQ(player.desk().seconds(), 30);
  player.press("r");
  EXPECT_EQ(player.desk().table().at(cell_at(0, 3)).digit, 2);
}

TEST(Desk, AWrongDigitIsErasedAndOverwritten) {
  Player player;
  player.desk().begin(puzzle(kEasy));
  home(player);
  player.press("ll2");
  EXPECT_EQ(player.desk().table().at(cell_at(0, 2)).digit, 2);
  player.press("4");
  EXPECT_EQ(player.desk().table().at(cell_at(0, 2)).digit, 4);
  player.press(Key::Code::kErase);
  EXPECT_EQ(player.desk().table().at(cell_at(0, 2)).digit, 0);
  player.press("h1");
  EXPECT_TRUE(player.sees("That digit was given."));
}

TEST(Desk, NotesAreWrittenInThreeWays) {
  Player player;
  player.desk().begin(puzzle(kEasy));
  home(player);
  player.press("ll 12 ");  // Space on and off
  player.press("$");       // Shift and 4
  Key alt = key_of('4');
  alt.alt = true;
  EXPECT_EQ(player.desk().table().at(cell_at(0, 2)).notes.size(), 3);
  player.press(alt);
  EXPECT_EQ(player.desk().table().at(cell_at(0, 2)).notes.size(), 2);
  EXPECT_TRUE(player.sees("notes 12")) << player.seen();
  player.press("c");
  EXPECT_TRUE(player.sees("notes 124")) << player.seen();
}

TEST(Desk, SeveralCellsAreChosenAndWrittenAtOnce) {
  Player player;
  player.desk().begin(puzzle(kEasy));
  home(player);
  player.press("lll");  // r1c4
  player.press("!");
  player.press("jjJ");  // r3c4, r4c4
  player.press("@");
  EXPECT_TRUE(player.desk().table().at(cell_at(2, 3)).notes.contains(Digit(1)));
  EXPECT_TRUE(player.desk().table().at(cell_at(3, 3)).notes.contains(Digit(1)));
  EXPECT_FALSE(player.desk().table().at(cell_at(0, 3)).notes.contains(Digit(1)));
  player.press("o3");
  EXPECT_EQ(player.desk().table().at(cell_at(2, 3)).colour, 3);
  player.press("O++2");
  EXPECT_EQ(player.desk().table().at(cell_at(3, 3)).note_colour(Digit(1)), 3);
}

TEST(Desk, ClashesAreMarkedAndMistakesOnlyWhenThatIsWanted) {
  Player player;
  player.desk().begin(puzzle(kEasy));
  home(player);
  player.press("ll5");
  EXPECT_TRUE(player.sees("5#")) << player.seen();
  EXPECT_TRUE(player.sees("A 5 sees another: #.")) << player.seen();
  player.press("2");
  EXPECT_FALSE(player.sees("2x")) << player.seen();
  player.press("X");
  EXPECT_TRUE(player.sees("2x")) << player.seen();
  player.press("5X");
  EXPECT_TRUE(player.sees("Nothing is checked."));
  EXPECT_FALSE(player.sees("5#"));
}

TEST(Desk, ATipIsClimbedRungByRungAndDone) {
  Player player;
  player.desk().begin(puzzle(kEasy));
  player.press("t");
  EXPECT_TRUE(player.sees("Tip 1 of 5"));
  EXPECT_TRUE(player.sees("Nothing is wrong so far"));
  EXPECT_FALSE(player.sees("!")) << "no spoiler";
  player.press(Key::Code::kEnter);
  EXPECT_EQ(player.desk().table().now(), player.desk().table().start());
  player.press("tttt");
  EXPECT_TRUE(player.sees("Tip 5 of 5"));
  EXPECT_TRUE(player.sees("! is set"));
  EXPECT_TRUE(player.sees("│8! ┃")) << player.seen();
  player.press("P");
  EXPECT_TRUE(player.sees("Proved by a checker")) << player.seen();
  player.press(Key::Code::kEnter);
  EXPECT_NE(player.desk().table().now(), player.desk().table().start());
  EXPECT_EQ(player.desk().record().hints, 1);
}

TEST(Desk, WhoPressesTwiceAtOnceGetsTwoRungs) {
  Player player;
  player.desk().begin(puzzle(kHard));
  for (int i = 0; i < 3; ++i) player.desk().obey(key_of('t'));
  player.wait();
  EXPECT_TRUE(player.sees("Tip 3 of 5")) << player.seen();
  EXPECT_EQ(player.desk().record().hints, 1);
}

TEST(Desk, AMistakeIsToldAndPutRight) {
  Player player;
  player.desk().begin(puzzle(kEasy));
  home(player);
  player.press("ll2t");
  EXPECT_FALSE(player.sees("Enter: put it right.")) << player.seen();
  player.press("t");
  EXPECT_TRUE(player.sees("r1c3")) << player.seen();
  EXPECT_TRUE(player.sees("Enter: put it right.")) << player.seen();
  player.press(Key::Code::kEnter);
  EXPECT_EQ(player.desk().table().at(cell_at(0, 2)).digit, 0);
}

TEST(Desk, WhyNotWhichWasThatEverythingAndTheWay) {
  Player player;
  player.desk().begin(puzzle(kEasy));
  home(player);
  player.press("ll");
  player.press("y");
  EXPECT_TRUE(player.sees("Why not which digit?"));
  player.press("2");
  EXPECT_TRUE(player.sees("Why not r1c3=2?")) << player.seen();
  player.press(Key::Code::kEscape);
  EXPECT_TRUE(player.desk().panel().empty());
  // The middle cell is a single.
  while (!player.sees(" r5c5:")) player.press(Key::Code::kTab);
  player.press("5T");
  EXPECT_TRUE(player.sees("Single")) << player.seen();
  player.press("E");
  EXPECT_TRUE(player.sees("Everything now"));
  EXPECT_TRUE(player.sees("Singles"));
  player.press("n");
  EXPECT_EQ(player.desk().panel().chosen, 1U);
  player.press(Key::Code::kEnter);
  EXPECT_EQ(player.desk().panel().kind, Panel::Kind::kStep);
  player.press(Key::Code::kEscape);
  EXPECT_EQ(player.desk().panel().kind, Panel::Kind::kList);
  EXPECT_EQ(player.desk().record().hints, 2);
  player.press("G");
  EXPECT_TRUE(player.sees("gives the puzzle away"));
  EXPECT_FALSE(player.desk().record().looked);
  player.press("lG");
  EXPECT_TRUE(player.sees("gives the puzzle away")) << "another key was between";
  player.press("G");
  EXPECT_TRUE(player.sees("The way to the end"));
  EXPECT_TRUE(player.sees("50 steps.")) << player.seen();
  EXPECT_TRUE(player.desk().record().looked);
}

// 7 in box 1 points at r1c8; in r3c8 it is the only 7 of row 3, which nobody has placed.
TEST(Desk, WhichWasThatNamesWhatStruckTheCandidate) {
  Player player;
  player.desk().begin(
      puzzle("...2..5..4..8.7.2182514.3.69.65...................16.75.2.634.969.4.2..5..7..5..."));
  home(player);
  player.press("clllllll&T");  // Shift and 7
  EXPECT_TRUE(player.sees("Locked Candidates Type 1")) << player.seen();
}

TEST(Desk, ABreakHidesTheBoardAndStopsTheClock) {
  Player player;
  player.desk().begin(puzzle(kEasy));
  player.now += 10;
  player.press("b");
  EXPECT_FALSE(player.sees(" 5 ")) << player.seen();
  player.now += 1000;
  EXPECT_EQ(player.desk().seconds(), 10);
  player.press(" ");
  EXPECT_TRUE(player.sees(" 5 "));
  player.now += 5;
  EXPECT_EQ(player.desk().seconds(), 15);
}

TEST(Desk, ThePuzzleOfTheDayAndNewOnesComeFromTheStartScreen) {
  Player player;
  while (!player.sees("▸ Puzzle of the day")) player.press("j");
  player.press(Key::Code::kEnter);
  EXPECT_TRUE(player.sees("2026-11-17 · Easy")) << player.seen();
  player.press("q");
  EXPECT_TRUE(player.sees("▸ Go on              2026-11-17, Easy"));
  while (!player.sees("▸ New")) player.press("j");
  player.press(Key::Code::kEnter);
  player.press("3");
  EXPECT_TRUE(player.sees("Hard ")) << player.seen();
  player.press("q");
  EXPECT_TRUE(player.sees("Other games"));
}

TEST(Desk, TheDaysPuzzleIsRememberedAndASecondTimeDoesNotCount) {
  Player player;
  const auto open_day = [&] {
    while (!player.sees("▸ Puzzle of the day")) player.press("j");
    player.press(Key::Code::kEnter);
  };
  const auto solve = [&] {
    const Board givens = player.desk().table().givens();
    const std::string solution = test::line_of(search(test::grid(test::line_of(givens))).first);
    home(player);
    for (std::size_t i = 0; i < 81; ++i) {
      if (!givens.has(Cell(static_cast<int>(i)))) player.press(solution.substr(i, 1));
      player.press(i % 9 == 8 ? Key::Code::kDown : Key::Code::kRight);
      if (i % 9 == 8) player.press(Key::Code::kHome);
    }
  };
  open_day();
  player.now += 60;
  solve();
  EXPECT_TRUE(player.sees("Solved in 01:00, without help.")) << player.seen();
  player.press("q");
  EXPECT_TRUE(player.sees("easy; solved in 01:00")) << player.seen();
  open_day();
  EXPECT_TRUE(player.sees("is solved: in 01:00, without help")) << player.seen();
  player.press("j");
  player.press(Key::Code::kEnter);
  player.now += 5;
  solve();
  EXPECT_TRUE(player.sees("Solved in 00:05")) << player.seen();
  player.press("q");
  EXPECT_TRUE(player.sees("easy; solved in 01:00")) << player.seen();
}

TEST(Desk, APuzzleIsPastedOrTypedAndWhatIsNoneIsToldSo) {
  Player player;
  Key paste = key_of(Key::Code::kPaste);
  paste.text = kEasy + "\n";
  player.press(paste);
  EXPECT_TRUE(player.sees("30 clues"));
  player.press("q");
  while (!player.sees("▸ Open or paste")) player.press("j");
  player.press(Key::Code::kEnter);
  player.press("nowhere.txt");
  player.press(Key::Code::kEnter);
  EXPECT_TRUE(player.sees("There is no file nowhere.txt.")) << player.seen();
  paste.text = "55" + std::string(79, '.');
  player.press(paste);
  EXPECT_TRUE(player.sees("5 stands twice in row 1")) << player.seen();
}

TEST(Desk, AnyKeysAtAnySizeAreNoHarm) {
  std::mt19937 random(3);
  Player player;
  player.desk().begin(puzzle(kEasy));
  const std::string signs = "hjklwasd123456789!@#0x cCoOf+gvurZXtnpyTPb?im/> \x1b";
  for (int i = 0; i < test::rounds(1500); ++i) {
    if (random() % 50 == 0) {
      player.resize(static_cast<int>(random() % 60), static_cast<int>(random() % 140));
    }
    if (random() % 10 == 0) {
      player.click(static_cast<int>(random() % 60), static_cast<int>(random() % 140),
                   static_cast<Mouse::Kind>(random() % 6));
      continue;
    }
    const char sign = signs[random() % signs.size()];
    player.press(sign == '\x1b' ? key_of(static_cast<Key::Code>(2 + random() % 14)) : key_of(sign));
    if (player.desk().ended()) break;
    for (Cell c : Cell::all()) {
      if (player.desk().table().is_given(c)) {
        ASSERT_EQ(player.desk().table().at(c).digit, player.desk().table().givens().number_at(c));
      }
    }
  }
}

// Nothing is drawn over anything else: on a small screen what a panel says is there, word for word.
TEST(Desk, OnASmallScreenThePanelIsWhole) {
  Player player(20, 60);
  player.desk().begin(puzzle(kEasy));
  player.press("ttttt");
  EXPECT_TRUE(player.sees("     so r1c6 is 8.")) << player.seen();
  EXPECT_TRUE(player.sees("Hidden Single: r1c6=8")) << player.seen();
}

TEST(Desk, ASearchIsStoppedByEscape) {
  Player player;
  player.desk().begin(puzzle(kHard));
  player.desk().obey(key_of('E'));
  player.desk().obey(key_of(Key::Code::kEscape));
  EXPECT_FALSE(player.desk().seeker().busy());
  EXPECT_TRUE(player.sees("Stopped."));
  EXPECT_TRUE(player.desk().panel().empty());
}

}  // namespace
}  // namespace nonet::cli::game

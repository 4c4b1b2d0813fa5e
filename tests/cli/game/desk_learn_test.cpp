// Lessons and exercises: the list, what is told of what was struck, and the way back.
#include "nonet/core/names.h"
#include "nonet/generate/variant_practice.h"
#include "nonet/rules/rulebook.h"
#include "nonet/search/search.h"
#include "support/player.h"
#include "support/support.h"

namespace nonet::cli::game {
namespace {

using test::Player;

TEST(DeskLearn, ALessonShowsATechniqueAndADrillTellsWhetherItWasFound) {
  Player player;
  const auto techniques = techniques_named("x-wing");
  player.desk().show_lesson(techniques.front());
  EXPECT_TRUE(player.sees("X-Wing"));
  EXPECT_TRUE(player.sees("In two rows, or two columns")) << player.seen();
  // It is longer than the screen, and says so.
  EXPECT_TRUE(player.sees("PgDn: more")) << player.seen();
  player.press(Key::Code::kPageDown);
  EXPECT_TRUE(player.sees("Here is one:")) << player.seen();
  player.press("N");
  EXPECT_TRUE(player.sees("Find the X-Wing")) << player.seen();
  // Something else first.
  const Step step = [&] {
    player.press("ttttt");
    return player.desk().panel().whole_step()->step;
  }();
  EXPECT_EQ(step.technique, techniques.front());
  const Candidate first = step.removals.front();
  const auto go_to = [&](Cell c) {
    while (!player.sees(" " + nonet::name_of(c) + ":")) player.press(Key::Code::kTab);
  };
  for (Candidate x : step.removals) {
    go_to(x.cell);
    Key note = key_of(static_cast<char>('0' + x.digit.number()));
    note.alt = true;
    player.press(note);
    const bool all = x == step.removals.back();
    EXPECT_TRUE(player.sees(all ? "all of it" : "There is more")) << player.seen();
  }
  // What was found is shown, and remembered.
  EXPECT_TRUE(player.sees("Found: X-Wing")) << player.seen();
  EXPECT_TRUE(player.sees("- goes")) << player.seen();
  for (std::size_t i = 0; i < step.removals.size(); ++i) player.press("u");
  go_to(first.cell);
  for (Digit d : player.desk().table().at(first.cell).notes) {
    if (d == first.digit) continue;
    Key note = key_of(static_cast<char>('0' + d.number()));
    note.alt = true;
    player.press(note);
    const Board solution = search(*Grid::from(player.desk().table().givens())).first;
    const bool right = solution.number_at(first.cell) == d.number();
    EXPECT_TRUE(player.sees(right ? "which can't be struck" : "not what the X-Wing tells"))
        << player.seen();
    break;
  }
}

TEST(DeskLearn, WhoGoesAboutInAnExerciseSeesItsNotesAndTheWordsAgainWhenHeWants) {
  const auto exercise = [](Player& player) {
    player.desk().show_lesson(techniques_named("naked-pair").front());
    player.press("N");
    EXPECT_TRUE(player.sees("Find the Naked Pair")) << player.seen();
    EXPECT_TRUE(player.sees("Strike the candidates")) << player.seen();
  };
  Player player;
  exercise(player);
  player.press("l");
  EXPECT_TRUE(player.sees("Find the Naked Pair")) << player.seen();
  EXPECT_TRUE(player.sees("Notes in box 5")) << player.seen();
  EXPECT_FALSE(player.sees("Strike the candidates")) << player.seen();
  // A tip is told in full, and behind it are the notes again.
  player.press("t");
  EXPECT_TRUE(player.sees("Tip 1 of 5")) << player.seen();
  player.press(Key::Code::kEscape);
  EXPECT_TRUE(player.sees("Notes in box 5")) << player.seen();
  player.press(Key::Code::kEscape);
  EXPECT_TRUE(player.sees("Strike the candidates")) << player.seen();
  player.press(Key::Code::kEscape);
  EXPECT_FALSE(player.sees("Find the Naked Pair")) << player.seen();
  // Where notes stand in the cells, the words need not go.
  Player large(45, 120);
  exercise(large);
  large.press("l");
  EXPECT_TRUE(large.sees("Strike the candidates")) << large.seen();
}

// The lessons, from the start screen.
void open_lessons(Player& player) {
  while (!player.sees("▸ Learn")) player.press("j");
  player.press(Key::Code::kEnter);
  ASSERT_TRUE(player.sees("Learn: 0 of ")) << player.seen();
}

TEST(DeskLearn, QAndEscapeGoBackOneLevelAndNeverEndTheProgram) {
  for (const Key& back : {key_of('q'), key_of(Key::Code::kEscape)}) {
    Player player;
    open_lessons(player);
    while (!player.sees("▸ X-Wing")) player.press(Key::Code::kDown);
    const std::string list = player.seen();
    player.press(Key::Code::kEnter);
    ASSERT_TRUE(player.sees("In two rows, or two columns")) << player.seen();
    player.press("N");
    ASSERT_TRUE(player.sees("Find the X-Wing")) << player.seen();
    player.press("t");
    ASSERT_TRUE(player.sees("Tip 1 of 5")) << player.seen();
    if (back.code == Key::Code::kEscape) {
      player.press(back);
      EXPECT_TRUE(player.sees("Find the X-Wing")) << player.seen();
    }
    player.press(back);
    EXPECT_TRUE(player.sees("In two rows, or two columns")) << player.seen();
    player.press(back);
    // The list where it was left; it knows what was read.
    EXPECT_TRUE(player.sees("▸ X-Wing")) << player.seen();
    EXPECT_TRUE(player.sees("Hard · read")) << player.seen();
    player.press(back);
    EXPECT_TRUE(player.sees("▸ Learn")) << player.seen();
    EXPECT_FALSE(player.desk().ended());
    if (back.code == Key::Code::kEscape) {
      player.press(back);
      EXPECT_FALSE(player.desk().ended());
    }
  }
}

TEST(DeskLearn, TheListIsSearchedAsOneTypes) {
  Player player;
  open_lessons(player);
  player.press("/");
  player.press("swordf");
  EXPECT_TRUE(player.sees("Find: swordf"));
  EXPECT_TRUE(player.sees("▸ Swordfish")) << player.seen();
  EXPECT_FALSE(player.sees("X-Wing")) << player.seen();
  player.press(Key::Code::kDown);
  EXPECT_FALSE(player.sees("▸ Swordfish ")) << player.seen();
  // Its own name comes before what others call something else.
  for (int i = 0; i < 6; ++i) player.press(Key::Code::kErase);
  player.press("xy chain");
  EXPECT_TRUE(player.sees("▸ XY-Chain ")) << player.seen();
  for (int i = 0; i < 8; ++i) player.press(Key::Code::kErase);
  player.press("qqq");
  EXPECT_TRUE(player.sees("Nothing is called so.")) << player.seen();
  player.press(Key::Code::kEnter);
  player.press(Key::Code::kDown);
  EXPECT_TRUE(player.sees("Nothing is called so.")) << player.seen();
  player.press("/");
  player.press(Key::Code::kEscape);
  EXPECT_TRUE(player.sees("Naked Single")) << player.seen();
  player.press("/");
  player.press("Swordfish");
  player.press(Key::Code::kEnter);
  EXPECT_TRUE(player.sees("In three rows a digit")) << player.seen();
}

TEST(DeskLearn, WhatWasLearnedIsRememberedByTheNextProgram) {
  Player player;
  player.desk().show_lesson(techniques_named("naked-single").front());
  player.desk().begin_drill(techniques_named("hidden-single"));
  player.wait();
  player.press("ttttt");
  player.press(Key::Code::kEnter);
  EXPECT_TRUE(player.sees("Found: Hidden Single")) << player.seen();
  player.start_again();
  while (!player.sees("▸ Learn")) player.press("j");
  player.press(Key::Code::kEnter);
  EXPECT_TRUE(player.sees("Learn: 1 of ")) << player.seen();
  const std::string seen = player.seen();
  const auto line = [&](const std::string& name) {
    const std::size_t at = seen.find(" " + name + " ");
    return at == std::string::npos ? "" : seen.substr(at, seen.find('\n', at) - at);
  };
  EXPECT_NE(line("Naked Single").find("read"), std::string::npos) << seen;
  EXPECT_NE(line("Hidden Single").find("practised"), std::string::npos) << seen;
}

TEST(DeskLearn, WhoComesFromTheShellForAnExerciseGoesBackThere) {
  Player player;
  player.desk().begin_practice(techniques_named("naked-pair"));
  player.wait();
  ASSERT_TRUE(player.sees("Find the Naked Pair")) << player.seen();
  player.press(Key::Code::kEscape);
  EXPECT_FALSE(player.desk().ended());
  EXPECT_TRUE(player.sees("q leaves.")) << player.seen();
  player.press("q");
  EXPECT_TRUE(player.desk().ended());
}

// Strikes all that the step which tips lead to strikes.
void find_it(Player& player) {
  player.press("ttttt");
  ASSERT_NE(player.desk().panel().whole_step(), nullptr) << player.seen();
  player.press(Key::Code::kEnter);
}

TEST(DeskLearn, ALessonOnRulesIsPractisedOnFreshBoards) {
  Player player(40, 120);
  player.desk().begin_practice(*practised_under("thermometer-bounds"));
  player.wait();
  ASSERT_TRUE(player.sees("Find the Thermometer Bounds")) << player.seen();
  const auto board = [&] { return player.desk().table().rulebook()->variant(); };
  const Variant first = *board();
  for (const Clue& clue : first.clues) EXPECT_EQ(clue.kind, Kind::kThermo);
  find_it(player);
  EXPECT_TRUE(player.sees("Found: Thermometer Bounds")) << player.seen();
  // Another is another puzzle, and a true strike that is not of the lesson is told as such.
  player.press("N");
  ASSERT_TRUE(player.sees("Find the Thermometer Bounds")) << player.seen();
  EXPECT_NE(*board(), first);
  player.press("q");
  EXPECT_TRUE(player.desk().ended());
}

TEST(DeskLearn, AKindAndATechniqueOfRulesAreToo) {
  Player player(40, 120);
  player.desk().begin_practice(*practised_under("kind-renban"));
  player.wait();
  ASSERT_TRUE(player.sees("Find the Renban")) << player.seen();
  EXPECT_TRUE(player.sees("The digits on the line are")) << player.seen();
  find_it(player);
  EXPECT_TRUE(player.sees("Found: Renban")) << player.seen();
  player.desk().begin_drill(techniques_named("innies-and-outies"));
  player.wait();
  ASSERT_TRUE(player.sees("Find the Innies and Outies")) << player.seen();
  find_it(player);
  EXPECT_TRUE(player.sees("Found: Innies and Outies")) << player.seen();
}

TEST(DeskLearn, OnABoardWithRulesWhatIsStruckIsJudged) {
  Player player(40, 120);
  player.desk().begin_practice(*practised_under("whisper-polarity"));
  player.wait();
  const Board solution = search(*player.desk().table().bare_grid()).first;
  const auto strike = [&](Candidate x) {
    while (!player.sees(" " + nonet::name_of(x.cell) + ":")) player.press(Key::Code::kTab);
    Key note = key_of(static_cast<char>('0' + x.digit.number()));
    note.alt = true;
    player.press(note);
  };
  const Cell open = *player.desk().table().open().begin();
  strike({open, Digit::from_number(solution.number_at(open))});
  EXPECT_TRUE(player.sees("which can't be struck")) << player.seen();
  player.press("u");
  player.press("ttttt");
  const Step step = player.desk().panel().whole_step()->step;
  for (const Candidate x : step.removals) strike(x);
  EXPECT_TRUE(player.sees("Right: that is the Whisper: High and Low, all of it.") ||
              player.sees("There is more"))
      << player.seen();
}

TEST(DeskLearn, LessonsOnRulesStandInTheListAndAreRemembered) {
  Player player(40, 120);
  open_lessons(player);
  player.press("/");
  player.press("dead digits");
  EXPECT_TRUE(player.sees("▸ Whisper: Dead Digits")) << player.seen();
  player.press(Key::Code::kEnter);
  ASSERT_TRUE(player.sees("Find the Whisper: Dead Digits")) << player.seen();
  find_it(player);
  player.press("q");
  EXPECT_TRUE(player.sees("▸ Whisper: Dead Digits")) << player.seen();
  EXPECT_TRUE(player.sees("exercises · practised")) << player.seen();
  EXPECT_TRUE(player.sees("Learn: 1 of ")) << player.seen();
}

TEST(DeskLearn, OnTheBoardOfALessonOneMayTryAndTakeBack) {
  Player player;
  player.desk().show_lesson(techniques_named("x-wing").front());
  player.press(Key::Code::kTab);
  player.press("!");
  EXPECT_TRUE(player.sees("This board is yours to try.")) << player.seen();
  player.press("u");
  EXPECT_TRUE(player.sees("In two rows, or two columns")) << player.seen();
}

}  // namespace
}  // namespace nonet::cli::game

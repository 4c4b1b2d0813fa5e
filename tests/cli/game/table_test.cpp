// A game on paper: what can be written, taken back, and what counts as struck.
#include "cli/game/table.h"

#include <random>

#include "nonet/explain/hint.h"
#include "nonet/play/entry.h"
#include "support/support.h"

namespace nonet::cli::game {
namespace {

Puzzle easy() {
  Puzzle puzzle;
  puzzle.givens = *board_from_cells(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  return puzzle;
}

const Cell kOpen = cell_at(0, 2);
const Cell kGiven = cell_at(0, 0);

Digit digit(int number) {
  return Digit::from_number(number);
}

// What a board is there for stays known, whatever is done on it.
TEST(Table, KeepsWhatIsSaidOfThePuzzle) {
  Puzzle puzzle = easy();
  puzzle.remarks = {{"practice", "tridagon"}};
  Table table(puzzle);
  table.put({kOpen}, digit(4));
  EXPECT_EQ(remark_about(table.state(), "practice"), "tridagon");
  EXPECT_EQ(remark_about(table.state(table.start()), "practice"), "tridagon");
}

TEST(Table, ADigitIsWrittenOverwrittenAndErased) {
  Table table(easy());
  EXPECT_TRUE(table.put({kOpen}, digit(4)));
  EXPECT_EQ(table.at(kOpen).digit, 4);
  EXPECT_TRUE(table.put({kOpen}, digit(7)));
  EXPECT_EQ(table.at(kOpen).digit, 7);
  EXPECT_TRUE(table.put({kOpen}, digit(7)));
  EXPECT_EQ(table.at(kOpen).digit, 0);
  EXPECT_TRUE(table.put({kOpen}, digit(1)));
  EXPECT_TRUE(table.erase({kOpen}));
  EXPECT_EQ(table.at(kOpen).digit, 0);
}

TEST(Table, GivensStayWhateverIsDone) {
  Table table(easy());
  EXPECT_FALSE(table.put({kGiven}, digit(4)));
  EXPECT_FALSE(table.erase({kGiven}));
  EXPECT_FALSE(table.note({kGiven}, digit(4)));
  Position other = table.now();
  other.at(kGiven).digit = 9;
  EXPECT_FALSE(table.move_to(other));
}

TEST(Table, EveryMoveCanBeUndoneAndDoneAgain) {
  std::mt19937 random(5);
  Table table(easy());
  std::vector<Position> positions = {table.now()};
  for (int i = 0; i < 2000; ++i) {
    const Cell c(static_cast<int>(random() % 81));
    const Digit d(static_cast<int>(random() % 9));
    bool changed = false;
    switch (random() % 7) {
      case 0:
        changed = table.put({c}, d);
        break;
      case 1:
        changed = table.note({c, Cell(40)}, d);
        break;
      case 2:
        changed = table.erase({c});
        break;
      case 3:
        changed = table.paint({c}, d.number());
        break;
      case 4:
        changed = table.paint_note({c}, d, 3);
        break;
      case 5:
        changed = random() % 20 == 0 && table.fill_notes();
        break;
      default:
        changed = table.clean_notes();
    }
    EXPECT_EQ(changed, table.now() != positions.back());
    if (changed) positions.push_back(table.now());
  }
  ASSERT_GT(positions.size(), 500U);
  for (std::size_t i = positions.size() - 1; i-- > 0;) {
    ASSERT_TRUE(table.undo());
    ASSERT_EQ(table.now(), positions[i]);
  }
  EXPECT_FALSE(table.undo());
  for (std::size_t i = 1; i < positions.size(); ++i) {
    ASSERT_TRUE(table.redo());
    ASSERT_EQ(table.now(), positions[i]);
  }
  EXPECT_FALSE(table.redo());
}

TEST(Table, AMoveAfterUndoForgetsWhatWasUndone) {
  Table table(easy());
  table.put({kOpen}, digit(4));
  table.undo();
  table.put({kOpen}, digit(2));
  EXPECT_FALSE(table.redo());
  EXPECT_EQ(table.at(kOpen).digit, 2);
}

TEST(Table, ADigitTakesItsNotesFromTheCellsInSight) {
  Table table(easy());
  table.fill_notes();
  EXPECT_TRUE(table.at(cell_at(0, 3)).notes.contains(digit(2)));
  table.put({kOpen}, digit(2));
  EXPECT_FALSE(table.at(cell_at(0, 3)).notes.contains(digit(2)));
  table.undo();
  EXPECT_TRUE(table.at(cell_at(0, 3)).notes.contains(digit(2)));
}

TEST(Table, AFewNotesAreRemarksAndNotesEverywhereAreCandidates) {
  Table table(easy());
  table.note({kOpen}, digit(1));
  EXPECT_TRUE(table.state().removed.empty());
  table.fill_notes();
  EXPECT_TRUE(table.state().removed.empty());
  table.note({kOpen}, digit(1));
  EXPECT_EQ(table.state().removed, (std::vector<Candidate>{{kOpen, digit(1)}}));
  EXPECT_FALSE(table.candidates(table.now(), kOpen).contains(digit(1)));
}

TEST(Table, AStateThatWasLeftIsTakenUpWithItsStrikes) {
  Puzzle puzzle = easy();
  puzzle.placed.set(kOpen, digit(4));
  puzzle.removed = {{cell_at(0, 3), digit(2)}};
  const Table table(puzzle);
  EXPECT_EQ(table.at(kOpen).digit, 4);
  EXPECT_EQ(table.state().removed, puzzle.removed);
  EXPECT_EQ(table.state().placed, puzzle.placed);
}

TEST(Table, StepsOfTipsLeadToTheEnd) {
  Table table(easy());
  for (int i = 0; i < 200 && !table.solved(); ++i) {
    const Hint hint = hint_for(table.state(), policy_all());
    ASSERT_TRUE(hint.step);
    ASSERT_TRUE(table.apply(*hint.step));
  }
  EXPECT_TRUE(table.solved());
}

TEST(Table, MistakesAreMended) {
  Table table(easy());
  table.put({kOpen}, digit(2));
  const Hint hint = hint_for(table.state(), policy_all());
  ASSERT_EQ(hint.kind, Hint::Kind::kMistake);
  EXPECT_TRUE(table.mend(hint.mistakes));
  EXPECT_EQ(table.at(kOpen).digit, 0);
}

TEST(Table, ClashesAndWhatIsLeftAreCounted) {
  Table table(easy());
  EXPECT_TRUE(table.clashes().empty());
  EXPECT_EQ(table.left(digit(5)), 6);
  table.put({kOpen}, digit(5));
  EXPECT_TRUE(table.clashes().contains(kOpen));
  EXPECT_TRUE(table.clashes().contains(kGiven));
  EXPECT_EQ(table.left(digit(5)), 5);
}

}  // namespace
}  // namespace nonet::cli::game

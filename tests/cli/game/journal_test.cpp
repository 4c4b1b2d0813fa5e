// A game kept as a list of lines: read again it is the same game, wherever the list was cut off.
#include "cli/game/journal.h"

#include <random>

#include "nonet/play/entry.h"
#include "support/support.h"

namespace nonet::cli::game {
namespace {

Record record() {
  Record fresh;
  fresh.puzzle.givens = *board_from_cells(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  fresh.level = "Easy";
  fresh.score = 220;
  fresh.day = "2026-11-17";
  fresh.began = 1794900000;
  return fresh;
}

TEST(Journal, ReadAgainItIsTheSameGame) {
  std::mt19937 random(1);
  Table table(record().puzzle);
  std::string text = opening_lines(record());
  std::vector<std::pair<std::size_t, Position>> marks;
  for (int i = 0; i < 300; ++i) {
    const Cell c(static_cast<int>(random() % 81));
    const Digit d(static_cast<int>(random() % 9));
    const auto what = random() % 5;
    if (what == 0 && table.undo()) {
      text += plain_line('u', i);
    } else if (what == 1 && table.redo()) {
      text += plain_line('r', i);
    } else if (what == 2   ? table.put({c}, d)
               : what == 3 ? table.note({c}, d)
                           : table.paint_note({c}, d, 2)) {
      text += move_line(i, table.before(), table.now());
    }
    marks.emplace_back(text.size(), table.now());
  }
  text += plain_line('h', 301) + plain_line('k', 302) + plain_line('t', 310);
  const auto kept = read_journal(text);
  ASSERT_TRUE(kept.ok());
  EXPECT_EQ(kept->table.now(), table.now());
  EXPECT_EQ(kept->record.level, "Easy");
  EXPECT_EQ(kept->record.score, 220);
  EXPECT_EQ(kept->record.day, "2026-11-17");
  EXPECT_EQ(kept->record.began, 1794900000);
  EXPECT_EQ(kept->record.hints, 1);
  EXPECT_TRUE(kept->record.looked);
  EXPECT_EQ(kept->record.seconds, 310);
  EXPECT_EQ(kept->record.solved, 0);
  // Undo goes on as if nothing had happened between.
  Table again = kept->table;
  while (again.undo()) ASSERT_TRUE(table.undo());
  EXPECT_EQ(again.now(), table.now());
  // Cut off anywhere, what stands before holds but for the line that was cut.
  for (std::size_t at = marks.front().first; at < marks.back().first; at += 7) {
    const auto part = read_journal(text.substr(0, at));
    ASSERT_TRUE(part.ok());
    const Position* expected = nullptr;
    for (const auto& [size, position] : marks) {
      if (size <= at) expected = &position;
    }
    ASSERT_EQ(part->table.now(), *expected) << at;
  }
}

TEST(Journal, AStateThatWasOpenedIsWhereItBegins) {
  Record fresh = record();
  fresh.puzzle.placed.set(cell_at(0, 2), Digit::from_number(4));
  fresh.puzzle.removed = {{cell_at(0, 3), Digit::from_number(2)}};
  const auto kept = read_journal(opening_lines(fresh));
  ASSERT_TRUE(kept.ok());
  EXPECT_EQ(kept->table.start(), Table(fresh.puzzle).now());
  EXPECT_FALSE(kept->table.can_undo());
}

TEST(Journal, WhatIsDamagedEndsTheReading) {
  const std::string start = opening_lines(record()) + "m 3 r1c3=4,,0,0\n";
  for (const std::string bad :
       {"m 4 r1c4=12,,0,0\n", "m 4 r0c4=1,,0,0\n", "m x r1c4=1,,0,0\n", "z 4\n",
        "m 4 r1c4=1,xy,0,0\n", "m 4 r1c4=1,,11,0\n", "m 4 r1c4=1,,0,fffffffffffff\n", "\n"}) {
    const auto kept = read_journal(start + bad + "m 9 r1c6=8,,0,0\n");
    ASSERT_TRUE(kept.ok()) << bad;
    EXPECT_EQ(kept->table.at(cell_at(0, 2)).digit, 4) << bad;
    EXPECT_EQ(kept->table.at(cell_at(0, 5)).digit, 0) << bad;
  }
  EXPECT_FALSE(read_journal("").ok());
  EXPECT_FALSE(read_journal("hello\n").ok());
  EXPECT_FALSE(read_journal("nonet-game 1\n").ok());
  EXPECT_FALSE(read_journal("nonet-game 1\npuzzle 55" + std::string(79, '.') + "\n").ok());
}

TEST(Journal, TimesAreToldAsOnAClock) {
  EXPECT_EQ(time_words(0), "00:00");
  EXPECT_EQ(time_words(252), "04:12");
  EXPECT_EQ(time_words(3723), "1:02:03");
}

}  // namespace
}  // namespace nonet::cli::game

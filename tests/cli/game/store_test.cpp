// Games on disk: gone on with, kept apart, and played all the same where nothing can be written.
#include "cli/game/store.h"

#include <filesystem>
#include <fstream>

#include "nonet/play/entry.h"
#include "support/support.h"

namespace nonet::cli::game {
namespace {

namespace fs = std::filesystem;

class GameStore : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = testing::TempDir() + "nonet_store_" +
              testing::UnitTest::GetInstance()->current_test_info()->name();
    fs::remove_all(folder_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  static Record record(const std::string& cells) {
    Record fresh;
    fresh.puzzle.givens = *board_from_cells(cells);
    return fresh;
  }
  const std::string kOne =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const std::string kOther =
      "..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759..";
  std::string folder_;
};

TEST_F(GameStore, WhoeverOpensAPuzzleAgainGoesOnWithIt) {
  Store store(folder_);
  {
    auto taken = store.take(record(kOne));
    EXPECT_FALSE(taken.went_on);
    Table& table = taken.kept.table;
    ASSERT_TRUE(table.put({cell_at(0, 2)}, Digit::from_number(4)));
    EXPECT_TRUE(taken.file.append(move_line(5, table.before(), table.now())));
  }
  auto taken = store.take(record(kOne));
  EXPECT_TRUE(taken.went_on);
  EXPECT_EQ(taken.problem, "");
  EXPECT_EQ(taken.kept.table.at(cell_at(0, 2)).digit, 4);
  EXPECT_TRUE(taken.kept.table.can_undo());
  EXPECT_EQ(taken.kept.record.seconds, 5);
}

TEST_F(GameStore, AMoveThatWasCutOffIsNoBeginningOfTheNext) {
  Store store(folder_);
  store.take(record(kOne)).file.append("m 5 r1c3=4,,0,0\nm 6 r1c4=2,,");
  {
    auto taken = store.take(record(kOne));
    EXPECT_EQ(taken.kept.table.at(cell_at(0, 3)).digit, 0);
    taken.file.append("m 7 r1c4=6,,0,0\n");
  }
  auto taken = store.take(record(kOne));
  EXPECT_EQ(taken.kept.table.at(cell_at(0, 2)).digit, 4);
  EXPECT_EQ(taken.kept.table.at(cell_at(0, 3)).digit, 6);
}

TEST_F(GameStore, SeveralGamesAreKeptAndASolvedOneBeginsAnew) {
  Store store(folder_);
  store.take(record(kOne));
  store.take(record(kOther)).file.append("m 5 r1c1=3,,0,0\n");
  EXPECT_EQ(store.unfinished().size(), 2U);
  store.take(record(kOther)).file.append(solved_line(9, 100));
  ASSERT_EQ(store.unfinished().size(), 1U);
  EXPECT_EQ(store.unfinished().front().record.puzzle.givens, record(kOne).puzzle.givens);
  auto again = store.take(record(kOther));
  EXPECT_FALSE(again.went_on);
  EXPECT_EQ(again.kept.table.at(cell_at(0, 0)).digit, 0);
}

TEST_F(GameStore, AGameInAnotherWindowIsLeftAlone) {
  Store store(folder_);
  const auto first = store.take(record(kOne));
  const auto second = store.take(record(kOne));
  EXPECT_EQ(second.problem, "the game is not kept: it is being played in another window");
  EXPECT_FALSE(second.file.is_open());
}

TEST_F(GameStore, WhereNothingCanBeWrittenThereIsAGameAllTheSame) {
  std::ofstream(folder_) << "a file where the folder should be";
  Store store(folder_);
  auto taken = store.take(record(kOne));
  EXPECT_NE(taken.problem, "");
  EXPECT_EQ(taken.kept.table.givens(), record(kOne).puzzle.givens);
  EXPECT_TRUE(store.unfinished().empty());
  EXPECT_TRUE(Store("").take(record(kOne)).problem.starts_with("the game is not kept"));
}

TEST_F(GameStore, WhatWasSolvedIsOnAList) {
  Store store(folder_);
  auto taken = store.take(record(kOne));
  Record solved = taken.kept.record;
  solved.solved = 1794900400;
  solved.level = "Easy";
  solved.seconds = 61;
  solved.hints = 2;
  store.note_solved(solved);
  // Once is enough.
  solved.seconds = 5;
  store.note_solved(solved);
  solved = store.take(record(kOther)).kept.record;
  solved.solved = 1794900500;
  solved.day = "2026-11-17";
  store.note_solved(solved);
  std::ofstream(folder_ + "/solved", std::ios::app) << "damaged\n";
  const auto list = store.solved();
  ASSERT_EQ(list.size(), 2U);
  EXPECT_EQ(list[0].level, "Easy");
  EXPECT_EQ(list[0].seconds, 61);
  EXPECT_TRUE(list[0].aided());
  EXPECT_EQ(list[0].puzzle, kOne);
  EXPECT_EQ(list[1].level, "");
  EXPECT_EQ(list[1].day, "2026-11-17");
}

}  // namespace
}  // namespace nonet::cli::game

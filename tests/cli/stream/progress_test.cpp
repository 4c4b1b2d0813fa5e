#include "cli/stream/progress.h"

#include <gtest/gtest.h>

#include <sstream>

namespace nonet::cli {
namespace {

using std::chrono::milliseconds;
using Clock = Progress::Clock;

Tally puzzles(std::uint64_t count, std::uint64_t bytes = 0) {
  Tally tally;
  tally.puzzles = count;
  tally.bytes = bytes;
  return tally;
}

TEST(Progress, ShowsItselfAfterAWhileAndAFewTimesASecond) {
  std::ostringstream terminal;
  const Clock::time_point start;
  {
    Progress progress(terminal, true, std::nullopt, start);
    progress.add(puzzles(1000), start + milliseconds(100));
    EXPECT_EQ(terminal.str(), "");
    progress.add(puzzles(1'999'000), start + milliseconds(1000));
    EXPECT_EQ(terminal.str(), "2,000,000 puzzles, 2,000,000 a second");
    progress.add(puzzles(1), start + milliseconds(1010));
    EXPECT_EQ(terminal.str(), "2,000,000 puzzles, 2,000,000 a second");
    terminal.str("");
    progress.add(puzzles(999), start + milliseconds(2000));
    EXPECT_EQ(terminal.str(), "\r\x1B[K2,001,000 puzzles, 1,000,500 a second");
    terminal.str("");
  }
  EXPECT_EQ(terminal.str(), "\r\x1B[K");
}

TEST(Progress, TellsPerCentAndRemainingTimeWhereTheEndIsKnown) {
  std::ostringstream terminal;
  const Clock::time_point start;
  Progress progress(terminal, true, 1000, start);
  progress.add(puzzles(10, 250), start + milliseconds(1000));
  EXPECT_EQ(terminal.str(), "25%, 10 puzzles, 10 a second, 3 s left");
  terminal.str("");
  progress.add(puzzles(30, 700), start + milliseconds(2000));
  EXPECT_EQ(terminal.str(), "\r\x1B[K95%, 40 puzzles, 20 a second, 0 s left");
}

TEST(Progress, CountsTheSpeedOfThisStartAlone) {
  std::ostringstream terminal;
  const Clock::time_point start;
  Progress progress(terminal, true, 1000, start);
  progress.begin_behind(puzzles(500, 500));
  progress.add(puzzles(100, 100), start + milliseconds(1000));
  EXPECT_EQ(terminal.str(), "60%, 600 puzzles, 100 a second, 4 s left");
}

TEST(Progress, AFileThatGrewIsNoMoreThanWhole) {
  std::ostringstream terminal;
  const Clock::time_point start;
  Progress progress(terminal, true, 100, start);
  progress.add(puzzles(10, 300), start + milliseconds(1000));
  EXPECT_EQ(terminal.str(), "100%, 10 puzzles, 10 a second, 0 s left");
}

TEST(Progress, MakesRoomOnceAndOnlyIfItIsShown) {
  std::ostringstream terminal;
  const Clock::time_point start;
  Progress progress(terminal, true, std::nullopt, start);
  progress.erase();
  EXPECT_EQ(terminal.str(), "");
  progress.add(puzzles(5), start + milliseconds(1000));
  terminal.str("");
  progress.erase();
  progress.erase();
  EXPECT_EQ(terminal.str(), "\r\x1B[K");
}

TEST(Progress, StaysAwayIfNobodyLooks) {
  std::ostringstream terminal;
  {
    Progress progress(terminal, false, 100, Clock::time_point());
    progress.add(puzzles(1'000'000, 50), Clock::time_point() + milliseconds(9000));
  }
  EXPECT_EQ(terminal.str(), "");
}

TEST(Progress, GroupsDigitsByThree) {
  EXPECT_EQ(grouped(0), "0");
  EXPECT_EQ(grouped(999), "999");
  EXPECT_EQ(grouped(1000), "1,000");
  EXPECT_EQ(grouped(1234567), "1,234,567");
}

TEST(Progress, TellsTimesAsPeopleDo) {
  EXPECT_EQ(duration_text(0.4), "0 s");
  EXPECT_EQ(duration_text(1.5), "2 s");
  EXPECT_EQ(duration_text(119), "119 s");
  EXPECT_EQ(duration_text(130), "2 min");
  EXPECT_EQ(duration_text(3599), "59 min");
  EXPECT_EQ(duration_text(3 * 3600 + 5 * 60), "3 h 5 min");
}

}  // namespace
}  // namespace nonet::cli

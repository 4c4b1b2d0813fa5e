#include "cli/stream/progress.h"

#include <gtest/gtest.h>

#include <sstream>

namespace nonet::cli {
namespace {

using std::chrono::milliseconds;
using Clock = Progress::Clock;

TEST(Progress, ShowsItselfAfterAWhileAndAFewTimesASecond) {
  std::ostringstream terminal;
  const Clock::time_point start;
  {
    Progress progress(terminal, true, start);
    progress.add(1000, start + milliseconds(100));
    EXPECT_EQ(terminal.str(), "");
    progress.add(1'999'000, start + milliseconds(1000));
    EXPECT_EQ(terminal.str(), "2,000,000 puzzles, 2,000,000 a second");
    progress.add(1, start + milliseconds(1010));
    EXPECT_EQ(terminal.str(), "2,000,000 puzzles, 2,000,000 a second");
    terminal.str("");
    progress.add(999, start + milliseconds(2000));
    EXPECT_EQ(terminal.str(), "\r\x1B[K2,001,000 puzzles, 1,000,500 a second");
    terminal.str("");
  }
  EXPECT_EQ(terminal.str(), "\r\x1B[K");
}

TEST(Progress, MakesRoomOnceAndOnlyIfItIsShown) {
  std::ostringstream terminal;
  const Clock::time_point start;
  Progress progress(terminal, true, start);
  progress.erase();
  EXPECT_EQ(terminal.str(), "");
  progress.add(5, start + milliseconds(1000));
  terminal.str("");
  progress.erase();
  progress.erase();
  EXPECT_EQ(terminal.str(), "\r\x1B[K");
}

TEST(Progress, StaysAwayIfNobodyLooks) {
  std::ostringstream terminal;
  {
    Progress progress(terminal, false, Clock::time_point());
    progress.add(1'000'000, Clock::time_point() + milliseconds(9000));
  }
  EXPECT_EQ(terminal.str(), "");
}

TEST(Progress, GroupsDigitsByThree) {
  EXPECT_EQ(grouped(0), "0");
  EXPECT_EQ(grouped(999), "999");
  EXPECT_EQ(grouped(1000), "1,000");
  EXPECT_EQ(grouped(1234567), "1,234,567");
}

}  // namespace
}  // namespace nonet::cli

#include "nonet/core/stop.h"

#include <thread>

#include "support/support.h"

namespace nonet {
namespace {

using namespace std::chrono_literals;

// Enough for the clock to be looked at, whenever it was last.
bool requested_soon(const Stop& stop) {
  for (int calls = 0; calls < 64; ++calls) {
    if (stop.requested()) return true;
  }
  return false;
}

TEST(Stop, IsNeverRequestedByItself) {
  EXPECT_FALSE(requested_soon(Stop()));
  std::atomic<bool> asked = false;
  EXPECT_FALSE(requested_soon(Stop(&asked)));
  EXPECT_FALSE(requested_soon(Stop::after(24h, &asked)));
  EXPECT_FALSE(requested_soon(Stop(std::nullopt)));
}

TEST(Stop, IsRequestedAtOnceByItsFlag) {
  std::atomic<bool> asked = false;
  const Stop stop(&asked);
  const Stop with_deadline = Stop::after(24h, &asked);
  EXPECT_FALSE(stop.requested());
  EXPECT_FALSE(with_deadline.requested());
  asked = true;
  EXPECT_TRUE(stop.requested());
  EXPECT_TRUE(with_deadline.requested());
}

TEST(Stop, IsRequestedOnceItsMomentHasPassed) {
  EXPECT_TRUE(Stop(Stop::Clock::now() - 1s).requested());
  EXPECT_TRUE(Stop::after(0s).requested());
  const Stop stop = Stop::after(200ms);
  if (stop.requested()) GTEST_SKIP() << "skipped: this machine is too busy to tell";
  std::this_thread::sleep_for(201ms);
  EXPECT_TRUE(requested_soon(stop));
}

TEST(Stop, OnceRequestedStaysSo) {
  std::atomic<bool> asked = true;
  const Stop stop(&asked);
  EXPECT_TRUE(stop.requested());
  asked = false;
  EXPECT_TRUE(stop.requested());
  const Stop copy = stop;
  EXPECT_TRUE(copy.requested());
}

}  // namespace
}  // namespace nonet

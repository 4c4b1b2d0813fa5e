#include "nonet/core/stop.h"

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
  const auto moment = Stop::Clock::now() + 20ms;
  const Stop stop(moment);
  while (!stop.requested()) continue;
  EXPECT_GE(Stop::Clock::now(), moment);
  const Stop late(moment);
  EXPECT_TRUE(requested_soon(late));
}

TEST(Stop, IsRequestedAfterSoManyAsks) {
  for (int most : {0, 1, 200}) {
    const Stop stop = Stop::after_asks(static_cast<std::uint64_t>(most));
    const Stop copy = stop;
    for (int asks = 0; asks < most; ++asks) {
      EXPECT_FALSE(asks % 2 == 0 ? stop.requested() : stop.requested_now()) << asks;
    }
    EXPECT_TRUE(stop.requested());
    EXPECT_TRUE(stop.requested());
    EXPECT_EQ(copy.requested(), most == 0);
  }
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

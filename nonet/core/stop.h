// Stop: how somebody outside ends work inside the library: a flag that another thread or a signal
// sets, a moment that must not be passed, or both; or a number of times that it may be asked, which
// bounds the work itself, and so ends it at the same place on every machine. It is asked in loops,
// so it must cost next to nothing: the flag is a plain load, and the clock is looked at once in a
// while. A Stop belongs to one thread; copies may go to others.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>

#pragma GCC visibility push(default)
namespace nonet {

class Stop {
 public:
  using Clock = std::chrono::steady_clock;

  // Never.
  Stop() = default;
  explicit Stop(const std::atomic<bool>* asked) : asked_(asked) {}
  explicit Stop(std::optional<Clock::time_point> deadline, const std::atomic<bool>* asked = nullptr)
      : asked_(asked), deadline_(deadline) {}
  static Stop after(Clock::duration time, const std::atomic<bool>* asked = nullptr) {
    return Stop(Clock::now() + time, asked);
  }

  static Stop after_asks(std::uint64_t most) {
    Stop stop;
    stop.asks_left_ = most;
    return stop;
  }

  // The same, and after so many asks in any case.
  Stop bounded(std::uint64_t most) const {
    Stop stop = *this;
    stop.asks_left_ = most < asks_left_ ? most : asks_left_;
    return stop;
  }

  // Once true, always true.
  bool requested() const {
    if (reached_) return true;
    if (asks_left_ != kNoBound && asks_left_-- == 0) return reached_ = true;
    if (asked_ != nullptr && asked_->load(std::memory_order_relaxed)) return reached_ = true;
    if (deadline_ && (calls_++ % kCallsALook) == 0 && Clock::now() >= *deadline_) {
      return reached_ = true;
    }
    return false;
  }
  // The same, looking at the clock each time: for who asks seldom.
  bool requested_now() const {
    calls_ = 0;
    return requested();
  }

 private:
  static constexpr std::uint32_t kCallsALook = 64;
  static constexpr std::uint64_t kNoBound = ~std::uint64_t{0};

  const std::atomic<bool>* asked_ = nullptr;
  std::optional<Clock::time_point> deadline_;
  mutable std::uint64_t asks_left_ = kNoBound;
  mutable std::uint32_t calls_ = 0;
  mutable bool reached_ = false;
};

}  // namespace nonet
#pragma GCC visibility pop

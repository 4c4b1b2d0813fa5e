// Progress: a line on the terminal that tells how far a long run has come, and how long it will
// take if it is known how much there is to read. It shows itself only after a while, is drawn a few
// times a second, and is gone when the run is over.
//
//   37%, 1,204,224 puzzles, 401,000 a second, 5 s left
#pragma once

#include <chrono>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>

#include "cli/stream/tally.h"

namespace nonet::cli {

class Progress {
 public:
  using Clock = std::chrono::steady_clock;

  // `bytes`: how much there is to read, if that is known.
  Progress(std::ostream& terminal, bool wanted, std::optional<std::uint64_t> bytes,
           Clock::time_point now = Clock::now())
      : terminal_(terminal), wanted_(wanted), bytes_(bytes), start_(now), next_(now + kPatience) {}
  ~Progress() { erase(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // These were answered before the run began.
  void begin_behind(const Tally& tally) { total_ = before_ = tally; }
  // These puzzles more are answered.
  void add(const Tally& tally, Clock::time_point now = Clock::now());
  // Makes room for other text; it comes back with the next puzzles.
  void erase();

 private:
  static constexpr std::chrono::milliseconds kPatience{700};
  static constexpr std::chrono::milliseconds kPause{200};

  std::string text(double seconds) const;

  std::ostream& terminal_;
  bool wanted_;
  bool shown_ = false;
  Tally total_;
  Tally before_;
  std::optional<std::uint64_t> bytes_;
  Clock::time_point start_;
  Clock::time_point next_;
};

// 1234567 as "1,234,567".
std::string grouped(std::uint64_t number);
// "8 s", "12 min", "3 h 5 min".
std::string duration_text(double seconds);

}  // namespace nonet::cli

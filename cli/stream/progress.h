// Progress: a line on the terminal that tells how far a long run has come. It shows itself only
// after a while, is drawn a few times a second, and is gone when the run is over.
#pragma once

#include <chrono>
#include <cstdint>
#include <iosfwd>
#include <string>

namespace nonet::cli {

class Progress {
 public:
  using Clock = std::chrono::steady_clock;

  Progress(std::ostream& terminal, bool wanted, Clock::time_point now = Clock::now())
      : terminal_(terminal), wanted_(wanted), start_(now), next_(now + kPatience) {}
  ~Progress() { erase(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  // So many puzzles more are answered.
  void add(std::uint64_t puzzles, Clock::time_point now = Clock::now());
  // Makes room for other text; it comes back with the next puzzles.
  void erase();

 private:
  static constexpr std::chrono::milliseconds kPatience{700};
  static constexpr std::chrono::milliseconds kPause{200};

  std::ostream& terminal_;
  bool wanted_;
  bool shown_ = false;
  std::uint64_t puzzles_ = 0;
  Clock::time_point start_;
  Clock::time_point next_;
};

// 1234567 as "1,234,567".
std::string grouped(std::uint64_t number);

}  // namespace nonet::cli

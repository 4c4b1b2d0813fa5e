#include "cli/stream/progress.h"

#include <algorithm>
#include <ostream>

namespace nonet::cli {

std::string grouped(std::uint64_t number) {
  std::string text = std::to_string(number);
  for (std::size_t at = text.size(); at > 3;) {
    at -= 3;
    text.insert(at, ",");
  }
  return text;
}

std::string duration_text(double seconds) {
  constexpr int kMinute = 60;
  constexpr int kHour = 60 * kMinute;
  const auto whole = static_cast<std::uint64_t>(seconds + 0.5);
  if (whole < 2 * kMinute) return std::to_string(whole) + " s";
  const std::string minutes = std::to_string(whole % kHour / kMinute) + " min";
  return whole < kHour ? minutes : grouped(whole / kHour) + " h " + minutes;
}

std::string Progress::text(double seconds) const {
  const auto rate =
      static_cast<std::uint64_t>(static_cast<double>(total_.puzzles - before_.puzzles) / seconds);
  const std::string count = grouped(total_.puzzles) + " puzzles, " + grouped(rate) + " a second";
  if (!bytes_ || *bytes_ == 0 || total_.bytes <= before_.bytes) return count;
  // A file that grows while it is read holds more than its size at the start.
  const auto all = static_cast<double>(*bytes_);
  const double part = std::min(1.0, static_cast<double>(total_.bytes) / all);
  const double part_of_run = static_cast<double>(total_.bytes - before_.bytes) / all;
  return std::to_string(static_cast<int>(part * 100)) + "%, " + count + ", " +
         duration_text(seconds * (1 - part) / part_of_run) + " left";
}

void Progress::add(const Tally& tally, Clock::time_point now) {
  total_.add(tally);
  if (!wanted_ || now < next_) return;
  next_ = now + kPause;
  erase();
  terminal_ << text(std::chrono::duration<double>(now - start_).count()) << std::flush;
  shown_ = true;
}

void Progress::erase() {
  if (shown_) terminal_ << "\r\x1B[K" << std::flush;
  shown_ = false;
}

}  // namespace nonet::cli

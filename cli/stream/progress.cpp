#include "cli/stream/progress.h"

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

void Progress::add(std::uint64_t puzzles, Clock::time_point now) {
  puzzles_ += puzzles;
  if (!wanted_ || now < next_) return;
  next_ = now + kPause;
  const double seconds = std::chrono::duration<double>(now - start_).count();
  const auto rate = static_cast<std::uint64_t>(static_cast<double>(puzzles_) / seconds);
  erase();
  terminal_ << grouped(puzzles_) << " puzzles, " << grouped(rate) << " a second" << std::flush;
  shown_ = true;
}

void Progress::erase() {
  if (shown_) terminal_ << "\r\x1B[K" << std::flush;
  shown_ = false;
}

}  // namespace nonet::cli

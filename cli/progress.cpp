#include "cli/progress.h"

#include <unistd.h>

#include <algorithm>
#include <iostream>

#include "cli/terminal.h"

namespace nonet::cli {

bool wants_progress(const Invocation& call) {
  if (&call.err != &std::cerr || isatty(STDERR_FILENO) == 0) return false;
  if (isatty(STDOUT_FILENO) != 0 || environment("TERM") == "dumb") return false;
  const std::vector<std::string>& names = call.operands();
  const bool reads_standard_input =
      names.empty() || std::find(names.begin(), names.end(), "-") != names.end();
  return !reads_standard_input || isatty(STDIN_FILENO) == 0;
}

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

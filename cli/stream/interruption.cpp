#include "cli/stream/interruption.h"

#include <atomic>
#include <csignal>

namespace nonet::cli {
namespace {

// All that a signal handler may touch.
std::atomic<bool> writing{false};
std::atomic<int> pending{0};
std::atomic<int> flagged{0};
std::atomic<bool> raised_flag{false};
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<int>::is_always_lock_free);

void end_by(int signal) {
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

void on_signal(int signal) {
  const bool again = pending.exchange(signal) != 0;
  if (again || !writing) end_by(signal);
}

void on_signal_flagged(int signal) {
  if (flagged.exchange(signal) != 0) end_by(signal);
  raised_flag = true;
}

// Nothing is pending of one before.
void forget() {
  pending = flagged = 0;
  raised_flag = false;
}

}  // namespace

OrderlyInterruption::OrderlyInterruption() {
  forget();
  handling_.emplace(on_signal);
}

InterruptionFlag::InterruptionFlag() {
  forget();
  handling_.emplace(on_signal_flagged);
}

InterruptionFlag::~InterruptionFlag() {
  handling_.reset();
  if (int signal = flagged) end_by(signal);
}

const std::atomic<bool>& InterruptionFlag::raised() const {
  return raised_flag;
}

WholePiece::WholePiece() {
  writing = true;
  if (int signal = pending) end_by(signal);
}

WholePiece::~WholePiece() {
  writing = false;
  if (int signal = pending) end_by(signal);
}

}  // namespace nonet::cli

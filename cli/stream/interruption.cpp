#include "cli/stream/interruption.h"

#include <atomic>

namespace nonet::cli {
namespace {

constexpr std::array<int, 3> kSignals = {SIGINT, SIGTERM, SIGHUP};

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

using Actions = std::array<struct sigaction, 3>;

Actions handle_with(void (*handler)(int)) {
  pending = flagged = 0;
  Actions before{};
  struct sigaction action {};
  action.sa_handler = handler;
  // Not deferred: the handler itself raises the signal again.
  action.sa_flags = SA_RESTART | SA_NODEFER;
  for (std::size_t i = 0; i < kSignals.size(); ++i) {
    ::sigaction(kSignals[i], nullptr, &before[i]);
    if (before[i].sa_handler != SIG_IGN) ::sigaction(kSignals[i], &action, nullptr);
  }
  return before;
}

void restore(const Actions& before) {
  for (std::size_t i = 0; i < kSignals.size(); ++i) {
    ::sigaction(kSignals[i], &before[i], nullptr);
  }
}

}  // namespace

OrderlyInterruption::OrderlyInterruption() {
  before_ = handle_with(on_signal);
}

OrderlyInterruption::~OrderlyInterruption() {
  restore(before_);
}

InterruptionFlag::InterruptionFlag() {
  raised_flag = false;
  before_ = handle_with(on_signal_flagged);
}

InterruptionFlag::~InterruptionFlag() {
  restore(before_);
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

#include "cli/stream/interruption.h"

#include <atomic>

namespace nonet::cli {
namespace {

constexpr std::array<int, 3> kSignals = {SIGINT, SIGTERM, SIGHUP};

// All that a signal handler may touch.
std::atomic<bool> writing{false};
std::atomic<int> pending{0};
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<int>::is_always_lock_free);

void end_by(int signal) {
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

void on_signal(int signal) {
  const bool again = pending.exchange(signal) != 0;
  if (again || !writing) end_by(signal);
}

}  // namespace

OrderlyInterruption::OrderlyInterruption() {
  pending = 0;
  struct sigaction action {};
  action.sa_handler = on_signal;
  // Not deferred: the handler itself raises the signal again.
  action.sa_flags = SA_RESTART | SA_NODEFER;
  for (std::size_t i = 0; i < kSignals.size(); ++i) {
    ::sigaction(kSignals[i], nullptr, &before_[i]);
    if (before_[i].sa_handler != SIG_IGN) ::sigaction(kSignals[i], &action, nullptr);
  }
}

OrderlyInterruption::~OrderlyInterruption() {
  for (std::size_t i = 0; i < kSignals.size(); ++i) {
    ::sigaction(kSignals[i], &before_[i], nullptr);
  }
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

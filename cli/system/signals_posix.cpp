// Signals where the system speaks POSIX.
#include "cli/system/signals.h"

namespace nonet::cli {
namespace {

constexpr std::array<int, 3> kSignals = {SIGINT, SIGTERM, SIGHUP};

}  // namespace

SignalHandling::SignalHandling(void (*handler)(int)) {
  struct sigaction action {};
  action.sa_handler = handler;
  // One at a time: signals that come faster than they are answered would pile up on the stack. What
  // the handler itself raises comes when it has returned.
  for (const int signal : kSignals) ::sigaddset(&action.sa_mask, signal);
  action.sa_flags = SA_RESTART;
  for (std::size_t i = 0; i < kSignals.size(); ++i) {
    ::sigaction(kSignals[i], nullptr, &before_[i]);
    if (before_[i].sa_handler != SIG_IGN) ::sigaction(kSignals[i], &action, nullptr);
  }
}

SignalHandling::~SignalHandling() {
  for (std::size_t i = 0; i < kSignals.size(); ++i) {
    ::sigaction(kSignals[i], &before_[i], nullptr);
  }
}

}  // namespace nonet::cli

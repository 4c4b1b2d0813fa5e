// Signals where the system speaks POSIX.
#include "cli/system/signals.h"

namespace nonet::cli {
namespace {

constexpr std::array<int, 3> kSignals = {SIGINT, SIGTERM, SIGHUP};

}  // namespace

SignalHandling::SignalHandling(void (*handler)(int)) {
  struct sigaction action {};
  action.sa_handler = handler;
  // Not deferred: the handler itself raises the signal again.
  action.sa_flags = SA_RESTART | SA_NODEFER;
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

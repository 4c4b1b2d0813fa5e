// Signals on Windows: those that the C library makes of Ctrl-C and Ctrl-Break, in a thread of their
// own. A handler is gone once it was called, so that a second Ctrl-C ends the program.
#include "cli/system/signals.h"

namespace nonet::cli {
namespace {

constexpr std::array<int, 3> kSignals = {SIGINT, SIGTERM, SIGBREAK};

}  // namespace

SignalHandling::SignalHandling(void (*handler)(int)) {
  for (std::size_t i = 0; i < kSignals.size(); ++i) {
    before_[i] = std::signal(kSignals[i], handler);
    if (before_[i] == SIG_IGN) std::signal(kSignals[i], SIG_IGN);
  }
}

SignalHandling::~SignalHandling() {
  for (std::size_t i = 0; i < kSignals.size(); ++i) std::signal(kSignals[i], before_[i]);
}

}  // namespace nonet::cli

// Signals: while a SignalHandling lives, what asks the program to end (Ctrl-C, a closed terminal, a
// shutdown) is told to a function of its own.
#pragma once

#include <array>
#include <csignal>

namespace nonet::cli {

class SignalHandling {
 public:
  // A signal that was ignored when it began stays ignored. What the function itself raises comes
  // when it has returned.
  explicit SignalHandling(void (*handler)(int));
  ~SignalHandling();
  SignalHandling(const SignalHandling&) = delete;
  SignalHandling& operator=(const SignalHandling&) = delete;

 private:
#ifdef _WIN32
  std::array<void (*)(int), 3> before_{};
#else
  std::array<struct sigaction, 3> before_{};
#endif
};

}  // namespace nonet::cli

// Interruption: Ctrl-C and its kin end a filter between two pieces of output, never within one.
//
// The handler and the writing thread each leave a mark and then look at the other's. So either the
// handler sees that a piece is being written and leaves the end of the program to the writer, or
// nothing is being written and it ends the program itself, whatever the threads are waiting for.
// Ended by the signal, as a shell expects it: its exit status is 128 + the signal, 130 for Ctrl-C.
#pragma once

#include <atomic>
#include <optional>

#include "cli/system/signals.h"

namespace nonet::cli {

// While one lives, what asks the program to end (cli/system/signals.h) waits for the end of a
// WholePiece; a second signal does not wait. A signal that was ignored when it began stays ignored.
// At most one at a time.
class OrderlyInterruption {
 public:
  OrderlyInterruption();

 private:
  std::optional<SignalHandling> handling_;
};

// While one lives, the first of these signals only raises a flag, for work that then ends in good
// order by itself; a second one does not wait. At most one at a time, and not beside the other.
class InterruptionFlag {
 public:
  InterruptionFlag();
  // Ends the program as the signal asks, if one came.
  ~InterruptionFlag();
  InterruptionFlag(const InterruptionFlag&) = delete;
  InterruptionFlag& operator=(const InterruptionFlag&) = delete;

  const std::atomic<bool>& raised() const;

 private:
  std::optional<SignalHandling> handling_;
};

// While one lives, a piece of output is being written. At most one at a time.
class WholePiece {
 public:
  WholePiece();
  ~WholePiece();
  WholePiece(const WholePiece&) = delete;
  WholePiece& operator=(const WholePiece&) = delete;
};

}  // namespace nonet::cli

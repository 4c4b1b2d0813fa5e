// answer_puzzles: what every command does that answers a stream of puzzles, one after the other and
// in their order, whatever it has to say of each.
//
//   PuzzleBatches   reads portions of puzzles from files and pipes
//   Answer          says what there is to say of a portion, in any thread
//   run_ordered     brings both together and writes the answers in order
#pragma once

#include <functional>
#include <optional>

#include "cli/app/command.h"
#include "cli/stream/puzzle_batches.h"
#include "cli/stream/stream.h"

namespace nonet::cli {

// Runs in any thread, beside others.
using Answer = std::function<Tally(const PuzzleBatch& batch, Transcript& say)>;

// Reads what the call names, as its options --read, --jobs and --keep-going say, in portions of at
// most `most` puzzles. Nothing if an option or a puzzle was wrong; that has been told, and the exit
// code is 2.
std::optional<Tally> answer_puzzles(Invocation& call, std::size_t most, const Answer& answer);

}  // namespace nonet::cli

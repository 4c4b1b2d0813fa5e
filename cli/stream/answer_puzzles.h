// answer_puzzles: what every command does that answers a stream of puzzles, one after the other and
// in their order, whatever it has to say of each.
//
//   PuzzleBatches   reads portions of puzzles from files and pipes
//   Answer          says what there is to say of a portion, in any thread
//   run_ordered     brings both together and writes the answers in order
//   summary_text    says what became of all of them
#pragma once

#include <functional>
#include <optional>

#include "cli/app/command.h"
#include "cli/stream/puzzle_batches.h"
#include "cli/stream/stream.h"
#include "cli/stream/summary.h"

namespace nonet::cli {

// Says what there is to say of the puzzles, and how many they are and what became of them; what
// could not be read is no business of it. Runs in any thread, beside others.
using Answer = std::function<Tally(const PuzzleBatch& batch, Transcript& say)>;

// Reads what the call names, as its options --read, --jobs, --keep-going and --placeholder say, in
// portions of at most `most` puzzles; at the end a summary, where it is wanted. Nothing if an
// option or a puzzle was wrong; that has been told, and the exit code is 2.
std::optional<Tally> answer_puzzles(Invocation& call, std::size_t most, const Answer& answer,
                                    const SummaryWords& words = {});

}  // namespace nonet::cli

// answer_puzzles: what every command does that answers a stream of puzzles, one after the other and
// in their order, whatever it has to say of each.
//
//   PuzzleBatches   reads portions of puzzles from files and pipes
//   Answer          says what there is to say of a portion, in any thread
//   run_ordered     brings both together and writes the answers in order
//   Resumable       knows where to, and what an earlier start has written
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

// What a command says of its answers.
struct Telling {
  std::string header = {};  // above all of them
  SummaryWords words = {};  // what became of puzzles
  std::string footer = {};  // below all of them
  // What is written when all puzzles are answered, where the answers themselves were held back;
  // then no line stands for a puzzle that can't be read.
  std::function<std::string()> at_end = {};
  Keep keep = Keep::kState;  // what of puzzles it needs to know
  bool variants = false;     // it knows puzzles with rules of their own
};

// Reads what the call names, as its options --read, --jobs, --keep-going, --placeholder and --shard
// say, in portions of at most `most` puzzles, and writes where --output and --resume say; at the
// end a summary, where it is wanted. Nothing if an option or a puzzle was wrong; that has been
// told, and the exit code is 2.
std::optional<Tally> answer_puzzles(Invocation& call, std::size_t most, const Answer& answer,
                                    const Telling& telling = {});

// kExitDone if there were puzzles and all came out well, kExitNo if not; kExitWrong for nothing.
int exit_code_of(const std::optional<Tally>& total);

}  // namespace nonet::cli

#include "cli/stream/answer_puzzles.h"

#include <iostream>
#include <memory>

#include "cli/app/options.h"
#include "cli/app/puzzle_argument.h"
#include "cli/stream/interruption.h"
#include "cli/terminal/terminal.h"

namespace nonet::cli {

std::optional<Tally> answer_puzzles(Invocation& call, std::size_t most, const Answer& answer) {
  auto format = read_option(call, nullptr);
  if (!format) {
    call.wrong(format.error().message);
    return std::nullopt;
  }
  auto threads = jobs_option(call);
  if (!threads) {
    call.wrong(threads.error().message);
    return std::nullopt;
  }
  PuzzleBatches batches(call, *format, call.has("keep-going"), most);
  auto next_job = [&]() -> Job {
    auto batch = std::make_shared<PuzzleBatch>();
    if (!batches.next(*batch)) return nullptr;
    return [&answer, batch](Transcript& say) { return answer(*batch, say); };
  };
  std::optional<OrderlyInterruption> interruption;
  if (&call.out == &std::cout) interruption.emplace();
  Progress progress(call.err, wants_progress(call));
  const Tally total = run_ordered(next_job, {*threads, &progress}, call.out, call.err);
  if (batches.malformed()) return std::nullopt;
  return total;
}

}  // namespace nonet::cli

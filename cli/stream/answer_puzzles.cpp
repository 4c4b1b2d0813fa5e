#include "cli/stream/answer_puzzles.h"

#include <chrono>
#include <iostream>
#include <memory>

#include "cli/app/options.h"
#include "cli/app/puzzle_argument.h"
#include "cli/stream/interruption.h"
#include "cli/terminal/terminal.h"

namespace nonet::cli {
namespace {

using Clock = std::chrono::steady_clock;

void count_clues(const Board& givens, Tally& tally) {
  const int clues = givens.count();
  tally.fewest_clues = std::min(tally.fewest_clues, clues);
  tally.most_clues = std::max(tally.most_clues, clues);
}

// The portions of the input, each with all that is said of it.
class Portions {
 public:
  Portions(Invocation& call, const Format* format, std::size_t most,
           std::optional<std::string> placeholder, const Answer& answer)
      : batches_(call, format, placeholder.has_value(), most),
        placeholder_(std::move(placeholder)),
        answer_(answer),
        counts_clues_(call.has("summary") || is_watched(call)) {}

  const PuzzleBatches& batches() const { return batches_; }

  Job next() {
    auto batch = std::make_shared<PuzzleBatch>();
    if (!batches_.next(*batch)) return nullptr;
    return [this, batch](Transcript& say) { return answer(*batch, say); };
  }

 private:
  Tally answer(const PuzzleBatch& batch, Transcript& say) const {
    Tally tally = answer_(batch, say);
    if (batch.unreadable && placeholder_) say.out(*placeholder_);
    say.err(batch.complaint);
    tally.unreadable = batch.unreadable ? 1 : 0;
    tally.bytes = batch.bytes;
    if (!counts_clues_) return tally;
    for (const Board& board : batch.boards) count_clues(board, tally);
    if (batch.other) count_clues(batch.other->givens, tally);
    return tally;
  }

  PuzzleBatches batches_;
  std::optional<std::string> placeholder_;
  const Answer& answer_;
  bool counts_clues_;
};

std::optional<Tally> refused(const Invocation& call, const Error& error) {
  call.wrong(error.message);
  return std::nullopt;
}

void tell_summary(const Invocation& call, const Tally& total, Clock::time_point start,
                  const SummaryWords& words) {
  const bool many = total.puzzles + total.unreadable > 1;
  if (!call.has("summary") && !(many && is_watched(call))) return;
  const std::chrono::duration<double> passed = Clock::now() - start;
  call.tell(summary_text(total, passed.count(), words));
}

}  // namespace

std::optional<Tally> answer_puzzles(Invocation& call, std::size_t most, const Answer& answer,
                                    const SummaryWords& words) {
  const Clock::time_point start = Clock::now();
  const auto threads = jobs_option(call);
  const auto placeholder = placeholder_option(call);
  if (!threads) return refused(call, threads.error());
  if (!placeholder) return refused(call, placeholder.error());
  Portions portions(call, read_option(call), most, *placeholder, answer);
  std::optional<OrderlyInterruption> interruption;
  if (&call.out == &std::cout) interruption.emplace();
  Tally total;
  {
    Progress progress(call.err, wants_progress(call), portions.batches().bytes());
    total = run_ordered([&] { return portions.next(); }, {*threads, &progress}, call.out, call.err);
  }
  tell_summary(call, total, start, words);
  if (portions.batches().malformed()) return std::nullopt;
  return total;
}

}  // namespace nonet::cli

#include "cli/stream/answer_puzzles.h"

#include <chrono>
#include <iostream>
#include <memory>

#include "cli/app/options.h"
#include "cli/app/puzzle_argument.h"
#include "cli/stream/interruption.h"
#include "cli/stream/resumable.h"
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
  Portions(Invocation& call, const PuzzleBatches::Manner& manner,
           std::optional<std::string> placeholder, const Answer& answer)
      : batches_(call, manner),
        placeholder_(std::move(placeholder)),
        answer_(answer),
        counts_clues_(call.has("summary") || is_watched(call)) {}

  PuzzleBatches& batches() { return batches_; }

  Job next() {
    auto batch = std::make_shared<PuzzleBatch>();
    if (!batches_.next(*batch)) return nullptr;
    return [this, batch](Transcript& say) { return answer(*batch, say); };
  }

 private:
  Tally answer(const PuzzleBatch& batch, Transcript& say) const {
    say.err(batch.remark);
    Tally tally = answer_(batch, say);
    if (batch.unreadable && placeholder_) say.out(*placeholder_);
    say.err(batch.complaint);
    tally.unreadable = batch.unreadable ? 1 : 0;
    tally.malformed = !batch.complaint.empty();
    tally.cut_short = tally.malformed && !placeholder_;
    tally.bytes = batch.bytes;
    tally.place = batch.place;
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

// What the call reads.
std::vector<std::string> inputs_of(const Invocation& call) {
  return call.operands().empty() ? std::vector<std::string>{"-"} : call.operands();
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
                                    const Telling& telling) {
  const Clock::time_point start = Clock::now();
  const auto threads = jobs_option(call);
  const auto placeholder = placeholder_option(call);
  const auto shard = shard_option(call);
  if (!threads) return refused(call, threads.error());
  if (!placeholder) return refused(call, placeholder.error());
  if (!shard) return refused(call, shard.error());
  Portions portions(
      call,
      {read_option(call), placeholder->has_value(), most, *shard, call.has("resume"), telling.keep,
       telling.variants},
      placeholder->has_value() && telling.at_end ? std::optional<std::string>("") : *placeholder,
      answer);
  const auto bytes = portions.batches().bytes();
  auto run = Resumable::open(call, {bytes, {}, inputs_of(call)});
  if (!run) return refused(call, run.error());
  Resumable& resumable = **run;
  const Tally& total = resumable.total();
  auto answered = [&] { return total.malformed ? std::nullopt : std::optional(total); };
  if (resumable.is_finished()) {
    if (!portions.batches().is_all(total.place)) return refused(call, resumable.another_input());
    resumable.tell_finished();
    return answered();
  }
  if (!portions.batches().pass(total.place)) return refused(call, resumable.another_input());
  if (auto error = resumable.begin(telling.header)) return refused(call, *error);
  std::optional<OrderlyInterruption> interruption;
  if (&call.out == &std::cout) interruption.emplace();
  {
    Progress progress(call.err, wants_progress(call), bytes);
    progress.begin_behind(total);
    run_ordered([&] { return portions.next(); },
                {*threads, &progress, [&](const Tally& tally) { return resumable.add(tally); }},
                resumable.out(), call.err);
  }
  // Where the output can't be written, nobody knows what there was to answer.
  const bool written = resumable.out().good();
  if (written) tell_summary(call, total, start, telling.words);
  // A share of few puzzles may have none.
  const bool none = total.puzzles + total.unreadable == 0 && !total.cut_short;
  if (written && none && !call.has("shard")) {
    call.tell("there is no puzzle; the input is empty, or all of it remarks");
  }
  if (telling.at_end) resumable.out() << telling.at_end();
  resumable.set_place(portions.batches().place());
  if (!resumable.end(!total.cut_short, telling.footer)) return std::nullopt;
  return answered();
}

int exit_code_of(const std::optional<Tally>& total) {
  if (!total) return kExitWrong;
  return total->puzzles > 0 && total->solved == total->puzzles ? kExitDone : kExitNo;
}

}  // namespace nonet::cli

// similar, unavoidable, subsets: what puzzles lie near a puzzle, and in a grid.
#include <algorithm>

#include "cli/app/commands.h"
#include "cli/app/options.h"
#include "cli/app/puzzle_argument.h"
#include "cli/stream/answer_puzzles.h"
#include "cli/stream/resumable.h"
#include "nonet/core/clues.h"
#include "nonet/generate/neighbours.h"
#include "nonet/generate/unavoidable.h"
#include "nonet/io/format.h"
#include "nonet/io/variant_parts.h"
#include "nonet/search/search.h"

namespace nonet::cli {
namespace {

// What there is to say of a puzzle and its solution; whether that is all, and not stopped.
using Tell = std::function<bool(const Board& puzzle, const Board& solution, Transcript& say)>;

Tally tell_each(const PuzzleBatch& batch, const Tell& tell, Transcript& say) {
  Tally tally;
  auto refuse = [&](std::size_t i, const std::string& why) {
    say.err("invalid puzzle: " + std::to_string(batch.number(i)) + ": " + why + "\n");
  };
  auto answer = [&](std::size_t i, const Board& puzzle) {
    ++tally.puzzles;
    const auto grid = Grid::from(puzzle);
    const SearchResult result = grid ? search(*grid) : SearchResult();
    if (!result.unique()) {
      ++(result.solutions > 1 ? tally.several : tally.none);
      return refuse(i, result.solutions > 1 ? "it has several solutions" : "it has no solution");
    }
    if (tell(puzzle, result.first, say)) {
      ++tally.solved;
    } else {
      ++tally.unfinished;
      say.err("unfinished puzzle: " + std::to_string(batch.number(i)) +
              ": the time was not enough for all\n");
    }
  };
  for (std::size_t i = 0; i < batch.boards.size(); ++i) answer(i, batch.boards[i]);
  if (!batch.other) return tally;
  if (!batch.other->variant && !is_of_candidates(*batch.other)) {
    answer(batch.boards.size(), digits_of(*batch.other));
    return tally;
  }
  refuse(batch.boards.size(), batch.other->variant
                                  ? "it has " + what_it_has(*batch.other->variant) +
                                        ", and this is about ordinary puzzles only"
                                  : "it has candidates in place of digits");
  ++tally.puzzles;
  ++tally.unfinished;
  return tally;
}

int run_each(Invocation& call, const Tell& tell) {
  auto total = answer_puzzles(
      call, 1,
      [&](const PuzzleBatch& batch, Transcript& say) { return tell_each(batch, tell, say); },
      {.words = {"answered", "unfinished"}, .variants = true});
  return exit_code_of(total);
}

int run_similar(Invocation& call) {
  constexpr std::uint64_t kMost = 3;
  const auto minus = number_option(call, "minus", 1, kMost);
  if (!minus) return call.wrong(minus.error().message);
  const auto plus = number_option(call, "plus", 1, kMost);
  if (!plus) return call.wrong(plus.error().message);
  if (const auto stop = stop_option(call, nullptr); !stop) return call.wrong(stop.error().message);
  const Neighbourhood wanted = {static_cast<int>(*minus), static_cast<int>(*plus),
                                !call.has("all")};
  return run_each(call, [&](const Board& puzzle, const Board&, Transcript& say) {
    const Stop stop = *stop_option(call, nullptr);
    for (const Board& board : neighbours_of(puzzle, wanted, stop)) {
      say.out(one_line(board) + "\n");
    }
    return !stop.requested_now();
  });
}

int run_unavoidable(Invocation& call) {
  constexpr std::uint64_t kUsual = 10, kMost = 18;
  const auto size = number_option(call, "size", kUsual, kMost);
  if (!size) return call.wrong(size.error().message);
  if (const auto stop = stop_option(call, nullptr); !stop) return call.wrong(stop.error().message);
  return run_each(call, [&](const Board&, const Board& solution, Transcript& say) {
    const Stop stop = *stop_option(call, nullptr);
    for (const CellSet& set : unavoidable_sets(solution, static_cast<int>(*size), stop)) {
      Board board;
      for (const Cell c : set) board.set(c, *solution.at(c));
      say.out(std::to_string(set.size()) + " " + one_line(board) + "\n");
    }
    return !stop.requested_now();
  });
}

int run_subsets(Invocation& call) {
  constexpr std::uint64_t kMost = 40, kAny = 1'000'000'000;
  if (!call.has("clues")) return call.wrong("--clues says how many clues the puzzles have");
  const auto clues = number_option(call, "clues", 1, kMost);
  if (!clues) return call.wrong(clues.error().message);
  const auto limit = number_option(call, "limit", kAny, kAny);
  if (!limit) return call.wrong(limit.error().message);
  if (const auto stop = stop_option(call, nullptr); !stop) return call.wrong(stop.error().message);
  return run_each(call, [&](const Board& puzzle, const Board&, Transcript& say) {
    const Stop stop = *stop_option(call, nullptr);
    std::uint64_t written = 0;
    each_minimal_subset(
        puzzle, static_cast<int>(*clues),
        [&](const Board& board) {
          say.out(one_line(board) + "\n");
          return ++written < *limit && say.heard();
        },
        stop);
    return !stop.requested_now();
  });
}

const std::vector<Option> kStreamOptions = {kTimeLimitOption,   kReadOption,   kJobsOption,
                                            kKeepGoingOption,   kOutputOption, kResumeOption,
                                            kPlaceholderOption, kShardOption,  kSummaryOption};
std::vector<Option> with_stream_options(std::vector<Option> options) {
  options.insert(options.end(), kStreamOptions.begin(), kStreamOptions.end());
  return options;
}

}  // namespace

const Command kSimilarCommand = {
    .name = "similar",
    .operands = "[FILE|PUZZLE...]",
    .summary = "puzzles near a puzzle: {-n+m}, clues taken away and others added",
    .details =
        R"(Writes all puzzles with one solution and no redundant clue that come of taking n clues
of a puzzle away and adding m others, in canonical form, each once and sorted; those
that the puzzle itself is an image of are not among them. Puzzles as hard as a hard
one are found near it.

Exit code: 0 done, 1 a puzzle has not exactly one solution, or the time was not
enough, 2 a puzzle could not be read, or the call was wrong.)",
    .options = with_stream_options(
        {{"minus", Option::Takes::kValue, "N", "so many clues go, 1 to 3 [1]"},
         {"plus", Option::Takes::kValue, "M", "so many come, 1 to 3 [1]; two and two take minutes"},
         {"all", Option::Takes::kNothing, "", "also those with a redundant clue"}}),
    .examples = {{"nonet similar --all puzzle.txt",
                  "one clue exchanged, whatever is redundant then"},
                 {"nonet similar --minus=2 puzzle.txt | nonet rate --scale=W --sort=hardest",
                  "the hardest that two clues less and one more give"}},
    .most_operands = -1,
    .run = run_similar};

const Command kUnavoidableCommand = {
    .name = "unavoidable",
    .operands = "[FILE|PUZZLE...]",
    .summary = "unavoidable sets of a solution: cells of which one must be a clue",
    .details =
        R"(Of the solution of each puzzle (or of a solution) writes every unavoidable set up to a
size: its size, and the cells with their digits. The digits of such a set can be
exchanged among themselves so that another solution comes out, so a puzzle without a
clue there has both. Only sets that hold no smaller one; by size, then in the order
of cells.

Exit code: 0 done, 1 a puzzle has not exactly one solution, or the time was not
enough, 2 a puzzle could not be read, or the call was wrong.)",
    .options = with_stream_options(
        {{"size", Option::Takes::kValue, "N", "sets of at most N cells, up to 18 [10]"}}),
    .examples = {{"nonet unavoidable --size=6 puzzle.txt", "the small ones"}},
    .most_operands = -1,
    .run = run_unavoidable};

const Command kSubsetsCommand = {
    .name = "subsets",
    .operands = "[FILE|PUZZLE...]",
    .summary = "all minimal puzzles with so many of a puzzle's clues, or of a grid's",
    .details =
        R"(Writes every minimal puzzle of N clues that is a part of the given one: one solution,
and no clue redundant. Of a puzzle with some clues too many that takes moments; of a
whole grid there are more than anybody can wait for unless N is small (17, 18), and
--limit or --time-limit end it.

Exit code: 0 done, 1 a puzzle has not exactly one solution, or the time was not
enough, 2 a puzzle could not be read, or the call was wrong.)",
    .options = with_stream_options(
        {{"clues", Option::Takes::kValue, "N", "puzzles of N clues"},
         {"limit", Option::Takes::kValue, "N", "no more than so many of each"}}),
    .examples = {{"nonet subsets --clues=24 puzzle.txt", "all of 24 clues"},
                 {"nonet solve --format=1. puzzle.txt | nonet subsets --clues=23 --limit=10",
                  "ten of the grid that a puzzle has"}},
    .most_operands = -1,
    .run = run_subsets};

}  // namespace nonet::cli

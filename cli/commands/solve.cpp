// nonet solve: the filter. Puzzles in, solutions out, in the same order; the verdict comes from
// search/, the reasoning that --verbose tells from methods/. Both go their own way, so what is on
// standard output never depends on whether the reasoning is told.
#include "cli/app/commands.h"
#include "cli/app/options.h"
#include "cli/app/puzzle_argument.h"
#include "cli/commands/answers.h"
#include "cli/stream/answer_puzzles.h"
#include "cli/stream/resumable.h"
#include "cli/terminal/terminal.h"

namespace nonet::cli {
namespace {

constexpr std::uint64_t kCountLimit = 1'000'000;
constexpr std::uint64_t kLargestLimit = 1'000'000'000'000;

// "" is 9. too, as it was for the filter's forebear.
std::vector<std::string_view> format_values() {
  std::vector<std::string_view> words = layout_words();
  words.emplace_back();
  return words;
}

std::optional<Error> take_limits(const Invocation& call, Wishes& wishes) {
  const bool bare_count = call.value("count") == "";
  auto count = bare_count ? Result<std::uint64_t>(kCountLimit)
                          : number_option(call, "count", kCountLimit, kLargestLimit);
  if (!count) return count.error();
  if (call.has("count")) wishes.count_limit = *count;
  auto limit = number_option(call, "limit", kLargestLimit, kLargestLimit);
  if (!limit) return limit.error();
  if (call.has("enumerate")) wishes.enumerate_limit = *limit;
  if (call.has("json")) {
    for (const char* other : {"enumerate", "format"}) {
      if (!call.has(other)) continue;
      return Error{"--json is a way of writing by itself: not with --" + std::string(other)};
    }
    wishes.json = true;
  }
  if (wishes.count_limit && wishes.enumerate_limit) {
    return Error{"--count and --enumerate can't both be answered; give one of them"};
  }
  if (call.has("limit") && !call.has("enumerate")) {
    return Error{"--limit goes with --enumerate; to count up to a limit, give --count=N"};
  }
  const bool searches = wishes.count_limit || wishes.enumerate_limit;
  if (searches && call.has("logic-only")) {
    return Error{std::string(wishes.count_limit ? "--count" : "--enumerate") +
                 " needs search and --logic-only forbids it; give one of them"};
  }
  return std::nullopt;
}

Result<Wishes> wishes_of(const Invocation& call) {
  Wishes wishes;
  // Solutions that are listed come one a line, unless another form is asked for.
  wishes.layout = layout_option(call, "format", call.has("enumerate") ? "1." : "9.");
  wishes.beside_puzzle = wishes.layout.format->name == "csv";
  if (auto words = call.value("verbose")) {
    wishes.telling = *words == "sets" ? Wishes::Telling::kSets : Wishes::Telling::kFacts;
  }
  wishes.screen =
      is_screen(call) && !call.has("format") && !call.has("enumerate") && !call.has("json");
  wishes.logic_only = call.has("logic-only");
  auto search = search_options(call);
  if (!search) return search.error();
  wishes.search = *search;
  auto seconds = time_limit_option(call);
  if (!seconds) return seconds.error();
  wishes.seconds = *seconds;
  if (auto error = take_limits(call, wishes)) return *error;
  return wishes;
}

int run_solve(Invocation& call) {
  auto wishes = wishes_of(call);
  if (!wishes) return call.wrong(wishes.error().message);
  const Format& format = *wishes->layout.format;
  Telling telling;
  telling.variants = true;
  if (!wishes->count_limit && !wishes->json) {
    telling.header = wishes->beside_puzzle ? "puzzle,solution\n" : format.header;
    telling.footer = format.footer;
  }
  auto total = answer_puzzles(
      call, wishes->batch_size(),
      [&](const PuzzleBatch& batch, Transcript& say) { return answer(batch, *wishes, say); },
      telling);
  if (!total) return kExitWrong;
  if (call.has("strict") && total->solved < total->puzzles) return kExitNo;
  return total->code.value_or(kExitNo);
}

}  // namespace

const Command kSolveCommand = {
    .name = "solve",
    .operands = "[FILE|PUZZLE...]",
    .summary = "solve puzzles: a filter from puzzles to solutions",
    .details =
        R"(Reads puzzles from the FILEs, or from standard input ('-' or no FILE), and writes one
solution for each, in the same order; a PUZZLE may also be given as it is. A puzzle
is 81 characters in one line or nine lines of nine ('.' or 0 for an unset cell),
nine lines of nine numbers with blanks between, a JSON list of nine strings, or
nine lines as on paper with blanks for unset cells (each line padded to nine
characters, or with --read=rows). Frames of | + - may stand around grids. A
half-solved state is a line of HoDoKu's library (':0300:7:CELLS:DELETED', '+5' for
a placed digit) or nine lines of nine groups of candidates. Each puzzle's format is
recognised by itself. Empty lines and lines that begin with # are skipped. What is
packed by gzip is unpacked on the way. A puzzle with rules of its own (cages,
thermometers, other sizes) is a JSON object with "givens" and "rules": see
docs/VARIANTS.md.

A puzzle is solved if it has exactly one solution. Of a puzzle with several, the
cells that all solutions share are written, of one with none the clues; the
reason goes to standard error as 'invalid puzzle: NUMBER: REASON'.

Exit code, decided by the last puzzle, or with --strict by all of them: 0 solved, 1
not solved, or there was no puzzle; 2 a puzzle could not be read, or the call was
wrong. The first puzzle that can't be read ends the run; see --keep-going.)",
    .options = {{"format", Option::Takes::kValue, "FORMAT",
                 "how to write solutions: 9. 90 1. 10 (nine lines or one\n"
                 "line, then the character for an unset cell), or as\n"
                 "line, grid, spaced, rows, json or another name that\n"
                 "'nonet convert --help' has; csv has the puzzle beside\n"
                 "its solution [9.]",
                 '\0', format_values},
                {"json", Option::Takes::kNothing, "",
                 "write an object a line: the puzzle, whether it is\n"
                 "solved, its solution or what is certain and why;\n"
                 "with --count how many solutions"},
                kReadOption,
                {"verbose", Option::Takes::kMaybeValue, "facts|sets",
                 "tell the reasoning on standard error, one fact a\n"
                 "line: assertions and rejections with their reason,\n"
                 "rows and columns from 1 (facts), or findings in\n"
                 "terms of sets, rows and columns from 0 (sets); before\n"
                 "it the puzzle's number and how many clues it has"},
                {"logic-only", Option::Takes::kNothing, "",
                 "never guess: use logic as far as it goes and write\n"
                 "what it found; exit code 1 if cells stay open"},
                {"count", Option::Takes::kMaybeValue, "LIMIT",
                 "write the number of solutions instead, '>LIMIT' if\n"
                 "there are more [1000000]; the exit code stays: 0 if\n"
                 "the last puzzle has exactly one"},
                {"enumerate", Option::Takes::kNothing, "",
                 "write every solution instead, one a line (or as\n"
                 "--format says); exit code 0 if there is exactly one"},
                {"limit", Option::Takes::kValue, "N",
                 "write at most N solutions of a puzzle (--enumerate)"},
                {"strict", Option::Takes::kNothing, "",
                 "exit code 1 if any puzzle is not solved, not only if\n"
                 "the last one is not"},
                {"time-limit", Option::Takes::kValue, "SECONDS",
                 "for each puzzle with rules of its own: stop after so\n"
                 "many seconds, as 10 or 0.5, and say so"},
                kJobsOption,
                kIsaOption,
                kKeepGoingOption,
                kPlaceholderOption,
                kOutputOption,
                kResumeOption,
                kShardOption,
                kSummaryOption},
    .examples = {{"nonet solve puzzles.txt > solutions.txt", "solve all puzzles of a file"},
                 {"nonet solve --format=1. < puzzles.txt", "one line for each solution"},
                 {"nonet solve --verbose puzzle.txt 2> why.txt", "keep the reasoning in a file"},
                 {"nonet solve --strict puzzles.txt > solutions.txt && echo all solved",
                  "for scripts: is every puzzle solved?"},
                 {"nonet solve --json puzzles.txt", "for programs"},
                 {"nonet solve --count=10 puzzles.txt", "how many solutions, up to ten"},
                 {"nonet solve --enumerate --limit=5 puzzles.txt", "the first five of each"},
                 {"nonet solve --format=1. -o solved.txt --resume solved.state puzzles.txt",
                  "goes on if it is killed and started again"},
                 {"nonet solve --format=1. --shard 1/8 puzzles.txt", "one eighth of the work"},
                 {"nonet solve --keep-going --logic-only a.txt b.txt",
                  "what logic alone can do, whatever else is in the files"}},
    .most_operands = -1,
    .run = run_solve};

}  // namespace nonet::cli

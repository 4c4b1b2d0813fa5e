// nonet solve: the filter. Puzzles in, solutions out, in the same order; the verdict comes from
// search/, the reasoning that --verbose tells from methods/. Both go their own way, so what is on
// standard output never depends on whether the reasoning is told.
#include <charconv>
#include <ostream>

#include "cli/commands.h"
#include "cli/input.h"
#include "cli/puzzle_argument.h"
#include "cli/verdict.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/search/search.h"

namespace nonet::cli {
namespace {

constexpr std::uint64_t kCountLimit = 1'000'000;
constexpr std::uint64_t kLargestCountLimit = 1'000'000'000'000;

enum class Telling { kNothing, kFacts, kSets };

struct Wishes {
  const Format* write = nullptr;
  char blank = '.';
  const Format* read = nullptr;
  Telling telling = Telling::kNothing;
  bool logic_only = false;
  bool keep_going = false;
  std::optional<std::uint64_t> count_limit;
};

std::optional<Error> take_format(const std::string& value, Wishes& wishes) {
  struct Name {
    std::string_view value, format;
    char blank;
  };
  static constexpr Name kNames[] = {
      {"", "grid", '.'},   {"9.", "grid", '.'}, {"90", "grid", '0'},
      {"1.", "line", '.'}, {"10", "line", '0'}, {"json", "json", '.'},
  };
  for (const Name& name : kNames) {
    if (name.value != value) continue;
    wishes.write = format_named(name.format);
    wishes.blank = name.blank;
    return std::nullopt;
  }
  return Error{"--format must be one of 9., 90, 1., 10 and json, not '" + value + "'"};
}

std::optional<Error> take_verbose(const std::string& value, Wishes& wishes) {
  if (value.empty() || value == "facts") {
    wishes.telling = Telling::kFacts;
  } else if (value == "sets") {
    wishes.telling = Telling::kSets;
  } else {
    return Error{"--verbose may be given as facts or sets, not '" + value + "'"};
  }
  return std::nullopt;
}

std::optional<Error> take_count(const std::string& value, Wishes& wishes) {
  wishes.count_limit = kCountLimit;
  if (value.empty()) return std::nullopt;
  std::uint64_t limit = 0;
  const char* end = value.data() + value.size();
  auto [stopped, problem] = std::from_chars(value.data(), end, limit);
  if (problem != std::errc() || stopped != end || limit < 1 || limit > kLargestCountLimit) {
    return Error{"--count takes a number from 1 to " + std::to_string(kLargestCountLimit) +
                 ", not '" + value + "'"};
  }
  wishes.count_limit = limit;
  return std::nullopt;
}

Result<Wishes> wishes_of(const Invocation& call) {
  Wishes wishes;
  if (auto error = take_format(call.value("format").value_or(""), wishes)) return *error;
  auto read = read_option(call, nullptr);
  if (!read) return read.error();
  wishes.read = *read;
  if (auto words = call.value("verbose")) {
    if (auto error = take_verbose(*words, wishes)) return *error;
  }
  if (auto limit = call.value("count")) {
    if (auto error = take_count(*limit, wishes)) return *error;
  }
  wishes.logic_only = call.has("logic-only");
  wishes.keep_going = call.has("keep-going");
  if (wishes.count_limit && wishes.logic_only) {
    return Error{"--count needs search and --logic-only forbids it; give one of them"};
  }
  return wishes;
}

class Filter {
 public:
  Filter(Invocation& call, const Wishes& wishes) : call_(call), wishes_(wishes) {}

  int run() {
    std::vector<std::string> names = call_.operands();
    if (names.empty()) names.emplace_back("-");
    // A tied output would be flushed before every line that is read.
    std::ostream* tied = call_.in.tie(nullptr);
    for (const std::string& name : names) {
      if (!read_file(name)) break;
    }
    call_.in.tie(tied);
    return malformed_ ? kExitWrong : last_;
  }

 private:
  // False to end the run.
  bool read_file(const std::string& name) {
    auto input = Input::open(name, call_.in);
    if (!input) {
      malformed_ = true;
      // Some type the puzzle where the file's name belongs.
      bool puzzle = name.size() >= Cell::kCount && format_named("line")->looks_like(name);
      call_.wrong(puzzle ? "an argument names a file; try: echo PUZZLE | nonet solve"
                         : input.error().message);
      return wishes_.keep_going;
    }
    PuzzleReader reader(input->lines(), wishes_.read);
    while (auto puzzle = reader.next()) {
      ++number_;
      if (puzzle->ok()) {
        last_ = answer(**puzzle) ? kExitDone : kExitNo;
        if (input->dry()) call_.out.flush();
        continue;
      }
      malformed_ = true;
      Error error = puzzle->error();
      error.message += " (puzzle " + std::to_string(number_) + ")";
      call_.wrong(input->name(), error);
      if (!wishes_.keep_going) return false;
    }
    if (auto problem = input->problem()) {
      malformed_ = true;
      call_.wrong(problem->message);
      return wishes_.keep_going;
    }
    return true;
  }

  // True if the puzzle is solved.
  bool answer(const Puzzle& puzzle) {
    if (wishes_.telling != Telling::kNothing) call_.out.flush();
    std::string ambiguity;
    if (wishes_.telling == Telling::kFacts && !wishes_.logic_only) {
      ambiguity = tell_facts(puzzle, call_.err);
    }
    if (wishes_.telling == Telling::kSets) tell_sets(puzzle, !wishes_.logic_only, call_.err);
    if (wishes_.count_limit) return count(puzzle);
    std::ostream* teller = wishes_.telling == Telling::kFacts ? &call_.err : nullptr;
    Verdict verdict = wishes_.logic_only ? judge_by_logic(puzzle, teller) : judge(puzzle);
    if (!ambiguity.empty()) verdict.problem = ambiguity;
    call_.out << wishes_.write->write(verdict.board, wishes_.blank);
    if (verdict.problem.empty()) return true;
    complain((verdict.invalid ? "invalid puzzle: " : "unfinished puzzle: ") +
             std::to_string(number_) + ": " + verdict.problem + "\n");
    return false;
  }

  // True if there is exactly one solution.
  bool count(const Puzzle& puzzle) {
    std::uint64_t limit = *wishes_.count_limit;
    auto grid = Grid::from(puzzle);
    SearchResult found = grid ? search(*grid, limit + 1) : SearchResult();
    if (found.solutions > limit) {
      call_.out << ">" << limit << "\n";
    } else {
      call_.out << found.solutions << "\n";
    }
    return found.solutions == 1;
  }

  void complain(const std::string& line) {
    call_.out.flush();
    call_.err << line << std::flush;
  }

  Invocation& call_;
  const Wishes& wishes_;
  int number_ = 0;
  int last_ = kExitNo;
  bool malformed_ = false;
};

int run_solve(Invocation& call) {
  auto wishes = wishes_of(call);
  if (!wishes) return call.wrong(wishes.error().message);
  return Filter(call, *wishes).run();
}

}  // namespace

const Command kSolveCommand = {
    .name = "solve",
    .operands = "[FILE...]",
    .summary = "solves puzzles: a filter from puzzles to solutions",
    .details =
        R"(Reads puzzles from the FILEs, or from standard input ('-' or no FILE), and writes one
solution for each, in the same order. A puzzle is 81 characters in one line or
nine lines of nine ('.' or 0 for an unset cell), nine lines of nine numbers with
blanks between, a JSON list of nine strings, or nine lines as on paper with
blanks for unset cells (each line padded to nine characters, or with --read=rows).
Each puzzle's format is recognised by itself. Empty lines and lines that begin
with # are passed over.

A puzzle is solved if it has exactly one solution. Of a puzzle with several, the
cells that all solutions share are written, of one with none the clues; the
reason goes to standard error as 'invalid puzzle: NUMBER: REASON'.

Exit code, decided by the last puzzle: 0 it is solved, 1 it is not (or there was
no puzzle). 2: a puzzle could not be read, or the call was wrong. The first
puzzle that can't be read ends the run; see --keep-going.)",
    .options = {{"format", Option::Takes::kValue, "9.|90|1.|10|json",
                 "how to write solutions: nine lines or one line, then\n"
                 "the character for an unset cell; or as JSON [9.]"},
                kReadOption,
                {"verbose", Option::Takes::kMaybeValue, "facts|sets",
                 "tell the reasoning on standard error, one fact a\n"
                 "line: assertions and rejections with their reason,\n"
                 "rows and columns from 1 (facts), or findings in\n"
                 "terms of sets, rows and columns from 0 (sets)"},
                {"logic-only", Option::Takes::kNothing, "",
                 "never guess: use logic as far as it goes and write\n"
                 "what it found; exit code 1 if cells stay open"},
                {"count", Option::Takes::kMaybeValue, "LIMIT",
                 "write the number of solutions instead, '>LIMIT' if\n"
                 "there are more [1000000]; the exit code stays: 0 if\n"
                 "the last puzzle has exactly one"},
                {"keep-going", Option::Takes::kNothing, "",
                 "pass over puzzles that can't be read; the exit code\n"
                 "is still 2 then"}},
    .examples = {{"nonet solve puzzles.txt > solutions.txt", "solve all puzzles of a file"},
                 {"nonet solve --format=1. < puzzles.txt", "one line for each solution"},
                 {"nonet solve --verbose puzzle.txt 2> why.txt", "keep the reasoning in a file"},
                 {"nonet solve --count=10 puzzles.txt", "how many solutions, up to ten"},
                 {"nonet solve --keep-going --logic-only a.txt b.txt",
                  "what logic alone can do, whatever else is in the files"}},
    .most_operands = -1,
    .run = run_solve};

}  // namespace nonet::cli

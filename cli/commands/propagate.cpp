// nonet propagate: what two rules and no guessing make of a puzzle.
#include "nonet/methods/propagate.h"

#include <charconv>
#include <ostream>

#include "cli/app/commands.h"
#include "cli/app/puzzle_argument.h"
#include "cli/stream/input.h"
#include "nonet/io/format.h"
#include "nonet/text/boxes.h"

namespace nonet::cli {
namespace {

constexpr std::string_view kDefaultFormat = "rows";

void warn(const Invocation& call, const Input& input, const std::string& message) {
  call.tell(input.name() + ": " + message);
}

// The one puzzle of the input. What follows it is not read, and a warning says so.
Result<Puzzle> read_one(const Invocation& call, const Input& input, const Format& format) {
  LineCursor lines(input.lines());
  std::string_view line;
  // Where a blank is a cell, an empty line is a row.
  while (format.name != kDefaultFormat && lines.peek(line) && is_ignorable(line)) lines.advance();
  auto puzzle = format.read(lines);
  if (!puzzle) return puzzle;
  if (!puzzle->comment.empty()) warn(call, input, puzzle->comment);
  while (lines.peek(line) && trimmed(line).empty()) lines.advance();
  if (lines.peek(line)) {
    warn(call, input,
         "line " + std::to_string(lines.number()) + ": text after the puzzle was ignored");
  }
  return puzzle;
}

std::string status_line(const Propagation& result) {
  std::string after = " After " + std::to_string(result.iterations) + " iterations";
  switch (result.outcome) {
    case Outcome::kComplete:
      return "COMPLETE" + after + ".";
    case Outcome::kNotComplete:
      return "NOT COMPLETE" + after + ".";
    case Outcome::kContradiction:
      break;
  }
  return "CONTRADICTION" + after + ": " + result.contradiction->message + ".";
}

Result<int> limit_of(const Invocation& call) {
  auto text = call.value("limit");
  if (!text) return kPropagationLimit;
  int limit = 0;
  const char* end = text->data() + text->size();
  auto [stop, error] = std::from_chars(text->data(), end, limit);
  if (error != std::errc() || stop != end || limit < 0) {
    return Error{"'" + *text + "' is no number of iterations; --limit takes 0 or more"};
  }
  return limit;
}

int run_propagate(Invocation& call) {
  auto limit = limit_of(call);
  if (!limit) return call.wrong(limit.error().message);
  auto format = read_option(call, format_named(kDefaultFormat));
  if (!format) return call.wrong(format.error().message);
  auto input = Input::open(call.operands().empty() ? "-" : call.operands()[0], call.in);
  if (!input) return call.wrong(input.error().message);
  auto puzzle = read_one(call, *input, **format);
  if (auto problem = input->problem()) return call.wrong(problem->message);
  if (!puzzle) return call.wrong(input->name(), puzzle.error());

  const Board board = digits_of(*puzzle);
  Propagation result = propagate(board, *limit);
  call.out << dashed_board(board) << dashed_board(result.board()) << status_line(result) << "\n"
           << dashed_candidates(result.candidates);
  return result.outcome == Outcome::kComplete ? kExitDone : kExitNo;
}

}  // namespace

const Command kPropagateCommand = {
    .name = "propagate",
    .operands = "[FILE]",
    .summary = "fills in what two rules can tell, without guessing",
    .details =
        "Reads one puzzle from FILE, or from standard input, as it looks on paper: nine lines,\n"
        "the digits 1-9, a blank for an empty cell. Blanks at the end of a line may be left out,\n"
        "'.' and '0' are taken for blanks too, and what stands past column 9 or row 9 is not "
        "read.\n"
        "\n"
        "House rule: if N cells of a row, column or box have only N values between them, the\n"
        "house's other cells lose those values. Pivot rule: if a value of one house can only lie\n"
        "where it crosses another, the rest of the other loses it. Both rules once is an\n"
        "iteration; it ends when every cell has one value, when nothing changes any more, or at\n"
        "the limit.\n"
        "\n"
        "Prints the board as read, the board at the end, COMPLETE or NOT COMPLETE with the number\n"
        "of iterations that changed something, and the values still possible in each cell. A\n"
        "puzzle that cannot be filled is told as CONTRADICTION with the cell or house.\n"
        "Exit codes: 0 complete, 1 not complete or a contradiction, 2 the input or call was wrong.",
    .options = {{"read", Option::Takes::kValue, "FORMAT",
                 "how the puzzle is written: rows (this is the default),\n"
                 "grid, line, spaced or json"},
                {"limit", Option::Takes::kValue, "N", "stop after N iterations (default 1000)"}},
    .examples = {{"nonet propagate puzzle.txt", "a puzzle in a file"},
                 {"nonet propagate < puzzle.txt", "the same from standard input"},
                 {"nonet propagate --read json puzzles/mysudoku_puzzle.json",
                  "a puzzle as 'nonet mark' keeps it"},
                 {"nonet propagate --limit 1 puzzle.txt", "only what one iteration finds"}},
    .most_operands = 1,
    .run = run_propagate};

}  // namespace nonet::cli

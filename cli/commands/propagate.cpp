// nonet propagate: what two rules and no guessing make of a puzzle.
#include "nonet/methods/propagate.h"

#include <charconv>
#include <ostream>

#include "cli/app/commands.h"
#include "cli/app/puzzle_argument.h"
#include "cli/stream/input.h"
#include "nonet/io/frames.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/io/variant_parts.h"
#include "nonet/text/boxes.h"

namespace nonet::cli {
namespace {

constexpr std::size_t kLongestText = std::size_t{1} << 20U;

// As on paper, unless the first line that says anything can't be meant so. There an empty line is a
// row and a short one is filled up, so only a whole line of another format counts.
const Format* format_of(std::string_view text) {
  const Format* paper = format_named("rows");
  LineCursor lines(lines_of(text));
  std::string_view line;
  bool only_blanks = true;  // so far: comments and frames don't stand on paper
  for (; lines.peek(line) && (is_ignorable(line) || is_rule(line)); lines.advance()) {
    only_blanks = only_blanks && trimmed(line).empty();
  }
  const Format* format = lines.peek(line) ? recognised(line) : nullptr;
  if (format == nullptr || !only_blanks) return format != nullptr ? format : paper;
  const std::size_t words = nonet::words_of(line).size();
  if (format->name == "spaced") return words >= 8 ? format : paper;
  const bool whole = trimmed(line).size() == 9 && line.find_first_of(".0xX*_") != line.npos;
  if (format->name == "grid") return whole || line.find('|') != line.npos ? format : paper;
  return format;
}

// The one puzzle of the input. What follows it is not read, and a warning says so.
Result<Puzzle> read_one(const Invocation& call, const std::string& name, std::string_view text) {
  auto warn = [&](const std::string& message) { call.tell(name + ": " + message); };
  const Format* named = read_option(call);
  const Format* format = named != nullptr ? named : format_of(text);
  LineCursor lines(lines_of(text));
  std::string_view line;
  // Where a blank is a cell, an empty line is a row.
  const bool on_paper = format->name == "rows";
  auto says_nothing = [&] {
    return is_rule(line) || (is_ignorable(line) && !(on_paper && trimmed(line).empty()));
  };
  while (lines.peek(line) && says_nothing()) lines.advance();
  auto puzzle = format->read(lines);
  if (!puzzle) return Error{name + ": " + to_string(puzzle.error())};
  if (puzzle->variant) {
    return Error{name + ": the puzzle has " + what_it_has(*puzzle->variant) +
                 ", and the two rules here are those of the ordinary game; 'nonet explain' tells "
                 "its way"};
  }
  for (const std::string& said : {puzzle->choice, puzzle->comment}) {
    if (!said.empty()) warn(said);
  }
  while (lines.peek(line) && (trimmed(line).empty() || says_nothing())) lines.advance();
  if (lines.peek(line)) {
    warn("line " + std::to_string(lines.number()) + ": text after the puzzle was ignored");
  }
  return puzzle;
}

// Remarks, and fewer blank lines than a board has rows.
bool is_empty(std::string_view text) {
  LineSource lines = lines_of(text);
  int blanks = 0;
  for (std::string line; lines(line);) {
    if (!is_ignorable(line)) return false;
    blanks += trimmed(line).empty() ? 1 : 0;
  }
  return blanks < 9;
}

// Nothing if it can't be read, or there is none; that has been told, and `code` is the exit code.
std::optional<Puzzle> read_only(const Invocation& call, int& code) {
  auto input = open_operand(call.operands().empty() ? "-" : call.operands()[0], call.in);
  const Result<std::string> text = input ? input->rest(kLongestText) : input.error();
  code = kExitWrong;
  if (!text) {
    call.tell(text.error().message);
  } else if (is_empty(*text)) {
    call.tell(input->name() + ": there is no puzzle");
    code = kExitNo;
  } else if (auto puzzle = read_one(call, input->name(), *text)) {
    return *std::move(puzzle);
  } else {
    call.tell(puzzle.error().message);
  }
  return std::nullopt;
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
  int code = kExitDone;
  const auto puzzle = call.has("nth") ? one_puzzle(call, code) : read_only(call, code);
  if (!puzzle) return code;

  const Board board = digits_of(*puzzle);
  Propagation result = propagate(*puzzle, *limit);
  call.out << dashed_board(board) << dashed_board(result.board()) << status_line(result) << "\n"
           << dashed_candidates(result.candidates);
  return result.outcome == Outcome::kComplete ? kExitDone : kExitNo;
}

}  // namespace

const Command kPropagateCommand = {
    .name = "propagate",
    .operands = "[FILE|PUZZLE]",
    .summary = "fill in what two rules can tell, without guessing",
    .details =
        "Reads one puzzle from FILE, or from standard input, as it looks on paper: nine lines,\n"
        "the digits 1-9, a blank for an empty cell. Blanks at the end of a line may be left out,\n"
        "'.' and '0' are taken for blanks too, and what stands past column 9 or row 9 is not "
        "read.\n"
        "Where the first line can't be meant so, any other format of 'nonet solve' is recognised;\n"
        "a PUZZLE may also be given as it is.\n"
        "\n"
        "House rule: if N cells of a row, column or box have only N values between them, the\n"
        "house's other cells lose those values. Pivot rule: if a value of one house can only lie\n"
        "where it crosses another, the rest of the other loses it. Both rules once is an\n"
        "iteration; it ends when every cell has one value, when nothing changes any more, or at\n"
        "the limit.\n"
        "\n"
        "Prints the board as read, the board at the end, COMPLETE or NOT COMPLETE with the number\n"
        "of iterations that changed something, and the values still possible in each cell. A\n"
        "puzzle that cannot be filled gives CONTRADICTION with the cell or house.\n\n"
        "Exit codes: 0 complete, 1 not complete or a contradiction, 2 the input or call was wrong.",
    .options = {kReadOption,
                kNthOption,
                {"limit", Option::Takes::kValue, "N", "stop after N iterations (default 1000)"}},
    .examples = {{"nonet propagate puzzle.txt", "a puzzle in a file"},
                 {"nonet propagate < puzzle.txt", "the same from standard input"},
                 {"nonet propagate puzzles/mysudoku_puzzle.json",
                  "a puzzle as 'nonet mark' keeps it"},
                 {"nonet propagate --limit 1 puzzle.txt", "only what one iteration finds"}},
    .most_operands = 1,
    .run = run_propagate};

}  // namespace nonet::cli

// verify: lines of HoDoKu's regression library, each a board and what a technique must find there.
#include <ostream>

#include "cli/app/commands.h"
#include "cli/commands/variant_answers.h"
#include "cli/stream/input.h"
#include "nonet/core/visible.h"
#include "nonet/io/library.h"
#include "nonet/io/lines.h"
#include "nonet/io/variant_json.h"
#include "nonet/rate/library_rule.h"

namespace nonet::cli {
namespace {

struct Counts {
  int passed = 0;
  int failed = 0;
};

std::string place_of(const std::string& file, int number) {
  return file + ": line " + std::to_string(number);
}

void verify_line(const LibraryLine& line, const std::string& place, std::ostream& out,
                 Counts& counts) {
  LibraryVerdict verdict = verify(line);
  if (verdict.passed) {
    ++counts.passed;
    return;
  }
  ++counts.failed;
  out << visible(place + ": " + line.code + ": " + verdict.problem) << "\n";
  if (verdict.found.empty()) return;
  if (line.variant != "x") out << "  expected " << visible(verdict.expected.text()) << "\n";
  for (const LibraryStep& found : verdict.found) out << "  found    " << found.text() << "\n";
}

// A puzzle with rules as JSON, beside its solution. Nothing if it is no such thing.
Result<std::string> verify_variant(std::string_view text, int number) {
  constexpr std::uint64_t kMostGuesses = 2'000'000;
  const auto json = parse_json(text, number);
  if (!json) return json.error();
  const auto variant = read_variant_json(*json);
  if (!variant) return variant.error();
  const JsonValue* solution = json->find("solution");
  if (solution == nullptr || !solution->is(JsonValue::Kind::kString)) {
    return json->wrong("a puzzle with rules expects nothing without its \"solution\"");
  }
  const auto scheme = compile(*variant);
  if (!scheme) return scheme.error().message;
  const VariantCount found = count_solutions(*scheme, 2, Stop::after_asks(kMostGuesses));
  if (found.stopped && found.solutions < 2) return std::string("the search was given up");
  if (found.solutions == 0) return std::string("no solution obeys all rules");
  if (found.solutions > 1) return std::string("there are several solutions");
  const std::string line = one_line(*variant, {found.first.begin(), found.first.end()}, '.');
  return line == solution->string ? "" : "the solution is " + line;
}

// What can't be read is named line by line; a file of another kind would fill the screen with that.
constexpr int kMostComplaints = 20;

// False if the file can't be read, or a line of it is no library line.
bool verify_file(Invocation& call, const std::string& name, Counts& counts) {
  auto input = Input::open(name, call.in);
  if (!input) {
    call.wrong(input.error().message);
    return false;
  }
  int unreadable = 0;
  LineCursor lines(input->lines());
  for (std::string_view text; lines.peek(text); lines.advance()) {
    if (is_ignorable(text)) continue;
    const int number = lines.number();
    if (text.starts_with('{') && text.find("\"nonet-path\"") != text.npos) {
      call.wrong(input->name() + " is a path of steps: 'nonet prove' checks those");
      return false;
    }
    if (text.starts_with('{')) {
      const auto problem = verify_variant(text, number);
      if (!problem) {
        if (++unreadable <= kMostComplaints) call.wrong(input->name(), problem.error());
      } else if (problem->empty()) {
        ++counts.passed;
      } else {
        ++counts.failed;
        call.out << visible(place_of(input->name(), number) + ": " + *problem) << "\n";
      }
      continue;
    }
    auto line = parse_library_line(text, number);
    if (!line) {
      if (++unreadable <= kMostComplaints) call.wrong(input->name(), line.error());
    } else if (line->code.empty()) {
      if (++unreadable <= kMostComplaints) {
        call.wrong(place_of(input->name(), number) +
                   ": a line without a code expects nothing; it should be :CODE:DIGITS:BOARD:...");
      }
    } else {
      verify_line(*line, place_of(input->name(), number), call.out, counts);
    }
  }
  if (unreadable > kMostComplaints) {
    call.wrong(input->name() + ": " + std::to_string(unreadable - kMostComplaints) +
               " more lines can't be read");
  }
  if (auto problem = input->problem()) {
    call.wrong(problem->message);
    return false;
  }
  return unreadable == 0;
}

int run_verify(Invocation& call) {
  std::vector<std::string> names = call.operands();
  if (names.empty()) names.emplace_back("-");
  Counts counts;
  bool readable = true;
  for (const std::string& name : names) readable = verify_file(call, name, counts) && readable;
  if (!readable && counts.passed + counts.failed == 0) return kExitWrong;
  call.out << counts.passed << " passed, " << counts.failed << " failed\n";
  if (!readable) return kExitWrong;
  return counts.passed > 0 && counts.failed == 0 ? kExitDone : kExitNo;
}

}  // namespace

const Command kVerifyCommand = {
    .name = "verify",
    .operands = "[FILE...]",
    .summary = "check techniques against HoDoKu's library, and puzzles against solutions",
    .details =
        R"(Each line of a FILE (or of standard input) tells a technique by its code, a board, and
what the technique must find there:

  :CODE[-VARIANT]:DIGITS:BOARD:REMOVED:ELIMINATIONS:PLACEMENTS:LENGTH

All steps of the technique are searched. A line passes if there is a step with
these digits and every such step is the one that the line tells; with the
variant x if there is none. Lines that fail are shown with what was found; lines
of techniques that nonet does not have fail. Empty lines and lines that begin
with # are skipped.

A line of JSON is a puzzle with rules of its own (docs/VARIANTS.md) and a member
"solution", one character a cell: it passes if that is the only solution.

Exit code: 0 all passed, 1 some failed or there was none, 2 a line could not be
read.)",
    .options = {},
    .examples = {{"nonet verify library.txt", "all lines of a file"},
                 {"grep '^:03' library.txt | nonet verify", "only the fish"}},
    .most_operands = -1,
    .run = run_verify};

}  // namespace nonet::cli

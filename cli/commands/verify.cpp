// verify: lines of HoDoKu's regression library, each a board and what a technique must find there.
#include <ostream>

#include "cli/app/commands.h"
#include "cli/stream/input.h"
#include "nonet/core/visible.h"
#include "nonet/io/library.h"
#include "nonet/io/lines.h"
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

// False if the file can't be read, or a line of it is no library line.
bool verify_file(Invocation& call, const std::string& name, Counts& counts) {
  auto input = Input::open(name, call.in);
  if (!input) {
    call.wrong(input.error().message);
    return false;
  }
  bool readable = true;
  LineCursor lines(input->lines());
  for (std::string_view text; lines.peek(text); lines.advance()) {
    if (is_ignorable(text)) continue;
    const int number = lines.number();
    auto line = parse_library_line(text, number);
    if (!line) {
      call.wrong(input->name(), line.error());
      readable = false;
    } else if (line->code.empty()) {
      call.wrong(place_of(input->name(), number) +
                 ": a line without a code expects nothing; it should be :CODE:DIGITS:BOARD:...");
      readable = false;
    } else {
      verify_line(*line, place_of(input->name(), number), call.out, counts);
    }
  }
  if (auto problem = input->problem()) {
    call.wrong(problem->message);
    return false;
  }
  return readable;
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
    .summary = "check techniques against lines of HoDoKu's regression library",
    .details =
        R"(Each line of a FILE (or of standard input) tells a technique by its code, a board, and
what the technique must find there:

  :CODE[-VARIANT]:DIGITS:BOARD:REMOVED:ELIMINATIONS:PLACEMENTS:LENGTH

All steps of the technique are searched. A line passes if there is a step with
these digits and every such step is the one that the line tells; with the
variant x if there is none. Lines that fail are shown with what was found; lines
of techniques that nonet does not have fail. Empty lines and lines that begin
with # are skipped.

Exit code: 0 all passed, 1 some failed or there was none, 2 a line could not be
read.)",
    .options = {},
    .examples = {{"nonet verify library.txt", "all lines of a file"},
                 {"grep '^:03' library.txt | nonet verify", "only the fish"}},
    .most_operands = -1,
    .run = run_verify};

}  // namespace nonet::cli

// prove: reads a path that somebody wrote as JSON and checks every step of it from the puzzle on.
#include <ostream>

#include "cli/app/commands.h"
#include "cli/stream/input.h"
#include "nonet/explain/path_json.h"

namespace nonet::cli {
namespace {

constexpr std::size_t kLongestPath = std::size_t{16} << 20U;

int run(Invocation& call) {
  auto input = Input::open(call.operands().empty() ? "-" : call.operands().front(), call.in);
  if (!input) return call.wrong(input.error().message);
  auto text = input->rest(kLongestPath);
  if (!text) return call.wrong(text.error().message);
  auto path = read_path(*text);
  if (!path) return call.wrong(input->name(), path.error());
  PathCheck result = check_path(*path);
  if (!result.holds) {
    call.tell(input->name() + ": line " + std::to_string(result.line) + ": " + result.fault);
    call.out << "Refused: " << result.checked << " of " << path->steps.size() << " steps hold.\n";
    return kExitNo;
  }
  call.out << "Proved: all " << result.checked << " steps hold"
           << (result.solved ? ", and the puzzle is solved" : "; they do not solve the puzzle")
           << (result.assumes_unique ? "; some steps assume that it has one solution" : "")
           << ".\n";
  return kExitDone;
}

}  // namespace

const Command kProveCommand = {
    .name = "prove",
    .operands = "[FILE]",
    .summary = "check a path that was written by 'explain --json', or by anybody else",
    .details =
        "Reads the JSON of a path and checks each step from the certificate it carries, from the\n"
        "puzzle onward. The checker knows no technique: it takes the constraints a step cites and\n"
        "confirms that they leave no other way. The first step that does not hold is named.\n"
        "Exit 0: every step holds; 1: one does not; 2: the file is no path.",
    .options = {},
    .examples = {{"nonet explain --example --json | nonet prove",
                  "explain, then check independently"},
                 {"nonet prove path.json", "check a file"}},
    .most_operands = 1,
    .run = run};

}  // namespace nonet::cli

// prove: reads a path that somebody wrote as JSON and checks every step of it from the puzzle on.
#include <ostream>

#include "cli/app/commands.h"
#include "cli/stream/input.h"
#include "nonet/explain/proof_json.h"

namespace nonet::cli {
namespace {

int run(Invocation& call) {
  auto input = Input::open(call.operands().empty() ? "-" : call.operands().front(), call.in);
  if (!input) return call.wrong(input.error().message);
  auto source = [&] { return input->piece(); };
  const Result<PathCheck> result = check_path(source);
  if (auto problem = input->problem()) return call.wrong(problem->message);
  if (!result) return call.wrong(input->name(), result.error());
  if (!result->holds) {
    call.tell(input->name() + ": line " + std::to_string(result->line) + ": " + result->fault);
  }
  if (call.has("json")) {
    call.out << proof_to_json(*result);
  } else {
    call.out << words_of(*result) << "\n";
  }
  return result->holds ? kExitDone : kExitNo;
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
        "So is what is wrong with the start: a digit placed or a candidate struck must agree with\n"
        "a solution of the puzzle. Steps that assume one solution hold only where a search finds\n"
        "one. A path may have any length; one over 16 MB without its presentation must have its\n"
        "puzzle before its steps.\n"
        "Exit 0: every step holds; 1: one does not; 2: the file is no path.",
    .options = {{"json", Option::Takes::kNothing, "", "the verdict as data"}},
    .examples = {{"nonet explain --example --json | nonet prove",
                  "explain, then check independently"},
                 {"nonet prove path.json", "check a file"}},
    .most_operands = 1,
    .run = run};

}  // namespace nonet::cli

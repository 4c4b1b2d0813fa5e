// prove: reads a path that somebody wrote as JSON and checks every step of it from the puzzle on.
#include <algorithm>
#include <ostream>

#include "cli/app/commands.h"
#include "cli/stream/input.h"
#include "cli/stream/json_documents.h"
#include "nonet/explain/proof_json.h"

namespace nonet::cli {
namespace {

// Exit code 1 if the path does not hold, 2 if it is none, 3 if that was not decided.
int prove(Invocation& call, const std::string& name, const Result<PathCheck>& result) {
  if (!result) return call.wrong(name, result.error());
  if (!result->holds) {
    call.tell(name + ": line " + std::to_string(result->line) + ": " + result->fault);
  }
  if (call.has("json")) {
    call.out << proof_to_json(*result);
  } else {
    call.out << words_of(*result) << "\n";
  }
  return result->holds ? kExitDone : result->decided ? kExitNo : kExitUndecided;
}

// That one is refused says more than that another is not decided.
int graver(int code, int other) {
  return code == kExitNo || other == kExitNo ? kExitNo : std::max(code, other);
}

int run_prove(Invocation& call) {
  auto input = Input::open(call.operands().empty() ? "-" : call.operands().front(), call.in);
  if (!input) return call.wrong(input.error().message);
  auto pieces = [&] { return input->piece(); };
  JsonDocuments documents{JsonSource(pieces)};
  auto document = [&] { return documents.piece(); };
  int code = kExitDone;
  documents.next();  // where there is none, the checker says so
  do {
    const Result<PathCheck> result = check_path(JsonSource(document), documents.first_line());
    if (auto problem = input->problem()) return call.wrong(problem->message);
    const int verdict = prove(call, input->name(), result);
    if (verdict == kExitWrong) return verdict;
    code = graver(code, verdict);
  } while (documents.next());
  return code;
}

}  // namespace

const Command kProveCommand = {
    .name = "prove",
    .operands = "[FILE]",
    .summary = "check a path that 'explain --json', or anybody else, wrote",
    .details =
        "Reads the JSON of a path and checks each step from the certificate it carries, from the\n"
        "puzzle onward. The checker knows no technique: it takes the constraints a step cites and\n"
        "confirms that they leave no other way. The first step that does not hold is named.\n"
        "So is what is wrong with the start: a digit placed or a candidate struck must agree with\n"
        "a solution of the puzzle. Steps that assume one solution hold only where a search finds\n"
        "one. A path may have any length; one over 16 MB without its presentation must have its\n"
        "puzzle before its steps.\n"
        "Several paths may stand one after the other, as 'explain --json' writes them for several\n"
        "puzzles; each gets its verdict.\n\n"
        "Exit 0: every step holds; 1: one does not; 2: the file is no path; 3: a step took more\n"
        "work to check than is allowed, and is neither proved nor refused.",
    .options = {{"json", Option::Takes::kNothing, "", "the verdict as data"}},
    .examples = {{"nonet explain --example --json | nonet prove",
                  "explain, then check independently"},
                 {"nonet prove path.json", "check a file"}},
    .most_operands = 1,
    .run = run_prove};

}  // namespace nonet::cli

// steps: everything that can be done now, easiest first, a line each in the expert's notation.
#include <ostream>

#include "cli/app/commands.h"
#include "cli/app/policy_option.h"
#include "cli/app/puzzle_argument.h"
#include "nonet/explain/hint.h"
#include "nonet/explain/step_json.h"
#include "nonet/search/search.h"
#include "nonet/text/expert.h"

namespace nonet::cli {
namespace {

std::string steps_to_json(const Puzzle& puzzle, const std::vector<Step>& steps, const Grid& grid) {
  std::string text = "{\"format\": \"nonet-steps\", \"version\": 1,\n " + state_to_json(puzzle) +
                     ",\n \"steps\": [";
  for (std::size_t i = 0; i < steps.size(); ++i) {
    text += (i == 0 ? "\n" : ",\n") + step_to_json(steps[i], grid, "  ");
  }
  return text + "\n ]}\n";
}

int run(Invocation& call) {
  auto policy = policy_option(call);
  if (!policy) return call.wrong(policy.error().message);
  auto puzzle = read_argument(call);
  if (!puzzle) return call.wrong(puzzle.error().message);
  auto grid = Grid::from(*puzzle);
  if (!grid || search(*grid, 1).solutions == 0) {
    call.tell("this puzzle has no solution" + (grid ? "" : ": " + grid.error().message));
    return kExitNo;
  }
  const std::vector<Step> steps = steps_now(*grid, *policy);
  if (call.has("json")) {
    call.out << steps_to_json(*puzzle, steps, *grid);
  } else {
    for (const Step& step : steps) {
      call.out << expert_line(step, *grid) << (step.deadly.empty() ? "" : " (assumes one solution)")
               << "\n";
    }
  }
  if (steps.empty() && !call.has("json")) {
    call.err << (grid->open().empty() ? "The puzzle is solved.\n" : "No technique applies.\n");
  }
  return steps.empty() ? kExitNo : kExitDone;
}

}  // namespace

const Command kStepsCommand = {
    .name = "steps",
    .operands = "[PUZZLE]",
    .summary = "everything that can be done now, easiest first",
    .details =
        "One line for each step that some technique finds and the checker proves, in the notation\n"
        "of experts: where the pattern lies => what follows, r1c2=5 a digit placed and r1c2<>5 a\n"
        "candidate struck. PUZZLE is as for 'nonet hint'; a half-solved state serves as well.\n"
        "Trials are listed only with --only=trial; where there are several solutions, what\n"
        "assumes one is left out. Exit 0: there is a step; 1: there is none.",
    .options = {kPolicyOption,
                kOnlyOption,
                kWithoutOption,
                kNoUniquenessOption,
                {"json", Option::Takes::kNothing, "", "the steps with their certificates"},
                kReadOption},
    .examples =
        {{"nonet steps "
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
          "what can be done in a puzzle"},
         {"nonet steps --without=singles game.txt", "what there is besides singles"},
         {"nonet steps --only=wings --json game.txt", "wings alone, for a program"}},
    .most_operands = 1,
    .run = run};

}  // namespace nonet::cli

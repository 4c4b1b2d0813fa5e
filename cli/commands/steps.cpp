// steps: everything that can be done now, easiest first, a line each in the expert's notation.
#include <ostream>

#include "cli/app/commands.h"
#include "cli/app/options.h"
#include "cli/app/policy_option.h"
#include "cli/app/puzzle_argument.h"
#include "nonet/explain/step_json.h"
#include "nonet/explain/steps_now.h"
#include "nonet/logic/technique.h"
#include "nonet/rules/rulebook.h"
#include "nonet/solve/ground.h"
#include "nonet/text/expert.h"

namespace nonet::cli {
namespace {

// Why there is nothing to look for, or "".
std::string problem_of(const Puzzle& puzzle, const Result<Grid>& grid) {
  const std::string pointer = puzzle.variant ? "" : "; " + std::string(kAskForSuspects);
  if (!grid && puzzle.variant) return grid.error().message;
  if (!grid) return "this puzzle has no solution: " + grid.error().message + pointer;
  const Ground ground = ground_of(*grid);
  if (ground.of_puzzle == Ground::Solutions::kNone) return "this puzzle has no solution" + pointer;
  return ground.holds ? "" : "there is no solution with these digits and candidates" + pointer;
}

// "there are more than 300 steps each of X-Chain and Sue de Coq; --all lists them".
std::string bound_text(const std::vector<Technique>& bound) {
  std::string names;
  for (std::size_t i = 0; i < bound.size(); ++i) {
    if (i > 0) names += i + 1 == bound.size() ? " and " : ", ";
    names += row_of(bound[i]).name;
  }
  return "there are more than " + std::to_string(kUsualPerTechnique) + " steps " +
         (bound.size() > 1 ? "each " : "") + "of " + names + "; --all lists them";
}

int run_steps(Invocation& call) {
  auto policy = policy_option(call);
  if (!policy) return call.wrong(policy.error().message);
  auto stop = stop_option(call, nullptr);
  if (!stop) return call.wrong(stop.error().message);
  int code = kExitWrong;
  const auto puzzle = one_puzzle(call, code, true);
  if (!puzzle) return code;
  const auto grid = start_of(*puzzle);
  if (const std::string problem = problem_of(*puzzle, grid); !problem.empty()) {
    call.tell(problem);
    return kExitNo;
  }
  std::optional<StepsJson> json;
  if (call.has("json")) json.emplace(*puzzle, *grid);
  bool any = false;
  auto tell = [&](const Step& step) {
    any = true;
    if (json) {
      json->add(step);
      call.out << json->take();
    } else {
      call.out << whole_expert_line(step, *grid)
               << (step.assumes_unique() ? " (assumes one solution)" : "") << "\n";
    }
    call.out.flush();
    return !call.out.good();
  };
  const ListEnd end =
      each_step_now(*grid, *policy, tell, *stop, call.has("all") ? kAllOfThem : kUsualPerTechnique);
  if (json) {
    json->end(end.bound);
    call.out << json->take();
  }
  if (!end.bound.empty()) call.tell(bound_text(end.bound));
  if (end.stopped) call.tell("the time is over; there may be more");
  if (any) return kExitDone;
  if (!json && !end.stopped) {
    call.err << (grid->open().empty() ? "The puzzle is solved." : nothing_listed(end)) << '\n';
  }
  return kExitNo;
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
        "assumes one is left out. Of a technique with more than 300 steps the first 300 are\n"
        "listed, unless --all asks for the rest.\n\n"
        "Exit 0: there is a step; 1: there is none, or no puzzle; 2: it can't be read, or the "
        "call\n"
        "was wrong.",
    .options = with_policy_options(
        {}, {kGivensOption,
             {"all", Option::Takes::kNothing, "",
              "all steps of every technique: there may be a million"},
             {"json", Option::Takes::kNothing, "", "the steps with their certificates"},
             kNthOption,
             kReadOption}),
    .examples = {{"nonet steps puzzle.txt", "what can be done in a puzzle"},
                 {"nonet steps --without=singles game.txt", "what there is besides singles"},
                 {"nonet steps --only=wings --json game.txt", "wings alone, for a program"}},
    .most_operands = 1,
    .run = run_steps};

}  // namespace nonet::cli

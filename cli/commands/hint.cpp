// hint: help a rung at a time, for the puzzle or the half-solved state that a player has at hand.
#include "nonet/explain/hint.h"

#include <ostream>

#include "cli/app/commands.h"
#include "cli/app/options.h"
#include "cli/app/policy_option.h"
#include "cli/app/puzzle_argument.h"
#include "cli/app/which_option.h"
#include "cli/terminal/terminal.h"
#include "nonet/rules/rulebook.h"
#include "nonet/text/expert.h"
#include "nonet/text/fold.h"
#include "nonet/text/marked_board.h"
#include "nonet/text/prose.h"
#include "nonet/text/rule_reasons.h"
#include "nonet/text/variant_board.h"

namespace nonet::cli {
namespace {

constexpr int kUsualRung = 3;

void print_ladder(const Hint& hint, int last, bool whole, Paint paint, int columns,
                  std::ostream& out) {
  for (int number = 1; number <= last && number <= static_cast<int>(hint.rungs.size()); ++number) {
    const std::string line = std::to_string(number) + ". " + hint.rung(number).text;
    out << wrapped(line, columns, 3) << "\n";
  }
  if (!hint.step || last < 4) return;
  Step drawn = *hint.step;
  if (last == kRungs) {
    Step shown = drawn;
    if (!whole) shown.inferences = folded(drawn.inferences);
    if (!whole && sentence_tells_all(drawn)) shown.inferences.clear();
    for (const std::string& line : reasoning_of(shown, *hint.grid)) {
      out << wrapped("   " + line, columns, 5) << "\n";
    }
    for (const std::string& line : rule_reasons(drawn, *hint.grid)) {
      out << wrapped("   " + line, columns, 5) << "\n";
    }
    if (!shown.inferences.empty() && shown.inferences != drawn.inferences) {
      out << "   (--whole tells how the inner suppositions fail.)\n";
    }
    out << wrapped("   " + whole_expert_line(drawn, *hint.grid), columns, 5) << "\n";
  } else {
    drawn.placements.clear();
    drawn.removals.clear();
  }
  out << "\n" << marked_board(*hint.grid, drawn, paint);
  if (const Rulebook* rulebook = hint.grid->rulebook()) {
    out << variant_legend(*rulebook->variant(), columns);
  }
}

// A board without a solution, on which it would help to know what was given.
bool suspects_givens(const Puzzle& puzzle, const Hint& hint) {
  return !puzzle.variant && hint.suspects.tried > 0 && hint.suspects.ways.size() != 1 &&
         puzzle.placed == Board();
}

int run_hint(Invocation& call) {
  const auto rung = rung_option(call, kUsualRung);
  if (!rung) return call.wrong(rung.error().message);
  auto policy = policy_option(call);
  if (!policy) return call.wrong(policy.error().message);
  int code = kExitWrong;
  const auto read = one_puzzle(call, code, true);
  if (!read) return code;
  const auto which = which_option(call, names_of(*read));
  if (!which) return call.wrong(which.error().message);
  auto stop = stop_option(call, nullptr);
  if (!stop) return call.wrong(stop.error().message);
  const auto puzzle = game_of(*read);
  if (!puzzle) {
    call.tell(puzzle.error().message);
    return kExitNo;
  }
  const Hint hint = hint_for(*puzzle, *policy, *stop, *which);
  if (call.has("json")) {
    call.out << hint_to_json(*puzzle, hint, *rung);
  } else {
    print_ladder(hint, *rung, call.has("whole"), wants_color(call) ? Paint::kAnsi : Paint::kPlain,
                 columns_of(call), call.out);
  }
  if (suspects_givens(*puzzle, hint)) {
    call.tell("--givens=PUZZLE tells which digits are printed; then only the others are suspect");
  }
  return hint.kind == Hint::Kind::kStep ? kExitDone : kExitNo;
}

}  // namespace

const Command kHintCommand = {
    .name = "hint",
    .operands = "[PUZZLE]",
    .summary = "help with the next step, a rung at a time",
    .details =
        "Tells as much as you ask for of the easiest step that can be done now: 1 whether\n"
        "something is wrong, or there is something to find; 2 the family to look for, and how\n"
        "hard it is; 3 where to look; 4 the pattern; 5 what follows, and why. Rungs up to the one\n"
        "asked for are shown.\n\n"
        "PUZZLE is the text of a puzzle or of a half-solved state, or the name of a file; without\n"
        "it, it is read from standard input. The hint is about the candidates that are given: a\n"
        "grid of candidates or a line of HoDoKu's library (see 'nonet solve --help') says what\n"
        "you have struck already. On a line that tells a step, as 'nonet generate --practice'\n"
        "writes them, hints lead to its technique. Digits that you have placed, and candidates\n"
        "that you have struck, are held against the solution first. With --givens the digits\n"
        "that it does not have are those you placed. Where nothing tells them apart and the\n"
        "board has no solution, the hint names the digits without which there is one.\n\n"
        "Puzzles with rules of their own are helped with as well, those of up to 9 by 9 cells; a\n"
        "game that the prompt has saved or a JSON answer of nonet's is a state of one. If they "
        "have\n"
        "several solutions, a rule is probably missing, and the hint says so.\n\n"
        "Exit 0: there is a step; 1: there is a mistake, no solution, nothing to be done, or no\n"
        "puzzle; 2: it can't be read, or the call was wrong.",
    .options = with_policy_options(
        {{"rung", Option::Takes::kValue, "1..5", "how far up the ladder [3]"},
         {"whole", Option::Takes::kNothing, "", "long reasoning unfolded, as `explain` has it"},
         kCellOption,
         kWhyNotOption,
         kSkipOption},
        {kGivensOption,
         {"json", Option::Takes::kNothing, "", "the rungs as data, and with rung 5 the step"},
         kNthOption,
         kReadOption,
         kColorOption}),
    .examples = {{"nonet hint puzzle.txt", "what to look for, and where"},
                 {"nonet hint --rung 5 puzzle.txt", "all of it"},
                 {"nonet hint game.txt", "of a game that the prompt has saved, or another state"},
                 {"nonet hint --only=locked-candidates --rung 4 puzzle.txt",
                  "practice: where is one of these?"},
                 {"nonet hint --why-not r1c3=2 puzzle.txt", "what speaks against a candidate"},
                 {"nonet hint --givens puzzle.txt game.txt",
                  "what is wrong with game.txt, or comes next"}},
    .most_operands = 1,
    .run = run_hint};

}  // namespace nonet::cli

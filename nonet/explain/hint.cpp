#include "nonet/explain/hint.h"

#include <algorithm>

#include "nonet/core/names.h"
#include "nonet/explain/standing.h"
#include "nonet/explain/step_json.h"
#include "nonet/explain/step_rungs.h"
#include "nonet/explain/which_step.h"
#include "nonet/io/library.h"
#include "nonet/logic/technique.h"
#include "nonet/rules/rulebook.h"
#include "nonet/solve/solver.h"
#include "nonet/text/expert.h"
#include "nonet/text/notation.h"

namespace nonet {
namespace {

Hint lone_rung(Hint::Kind kind, std::string text) {
  Hint hint;
  hint.kind = kind;
  hint.rungs.push_back({std::move(text), {}, {}, {}});
  return hint;
}

// ---- mistakes

std::string counted(std::size_t count, const std::string& one, const std::string& several) {
  return count == 1 ? "One " + one : std::to_string(count) + " " + several;
}

std::string words_of(const Mistake& mistake, DigitNames names) {
  const std::string cell = name_of(mistake.candidate.cell);
  const std::string digit = name_of(mistake.candidate.digit, names);
  return mistake.struck ? digit + " should not have been struck from " + cell + "."
                        : cell + " should not be " + digit + ".";
}

Hint mistake_hint(std::vector<Mistake> mistakes, DigitNames names) {
  Hint hint;
  hint.kind = Hint::Kind::kMistake;
  const auto struck = static_cast<std::size_t>(
      std::count_if(mistakes.begin(), mistakes.end(), [](const Mistake& m) { return m.struck; }));
  Rung first;
  Rung which;
  if (struck < mistakes.size()) {
    first.text = counted(mistakes.size() - struck, "digit is wrong.", "digits are wrong.");
  }
  if (struck > 0) {
    if (!first.text.empty()) first.text += " ";
    first.text += counted(struck, "candidate that is needed has been struck.",
                          "candidates that are needed have been struck.");
  }
  for (const Mistake& mistake : mistakes) {
    if (!which.text.empty()) which.text += " ";
    which.text += words_of(mistake, names);
    which.marks.push_back({Role::kPattern, mistake.candidate});
  }
  hint.rungs = {std::move(first), std::move(which)};
  hint.mistakes = std::move(mistakes);
  return hint;
}

// ---- no solution

Hint no_solution(Standing standing) {
  Hint hint = lone_rung(Hint::Kind::kNoSolution, std::move(standing.problem));
  hint.suspects = std::move(standing.suspects);
  Rung which;
  which.text = words_of(hint.suspects);
  if (which.text.empty()) return hint;
  for (const std::vector<Mistake>& way : hint.suspects.ways) {
    for (const Mistake& mistake : way) {
      const Mark mark{Role::kPattern, mistake.candidate};
      const bool marked =
          std::find(which.marks.begin(), which.marks.end(), mark) != which.marks.end();
      if (!marked) which.marks.push_back(mark);
    }
  }
  hint.rungs.push_back(std::move(which));
  return hint;
}

// Of several solutions: those that a step from this board holds in.
std::string solutions_meant(const Puzzle& puzzle) {
  const bool untouched =
      puzzle.variant ? puzzle.placed == Board() && puzzle.removed.empty() : is_untouched(puzzle);
  return untouched ? "all of them" : "all that agree with what was placed and struck";
}

std::string several_text(const Puzzle& puzzle) {
  const std::string several = "There are several solutions";
  return several + (puzzle.variant ? ", so that a rule is probably missing" : "");
}

constexpr std::string_view kSomethingToFind =
    "Nothing is wrong so far, and there is something to find.";

// Of a digit that a look does not rule out the first rung says the same, whether it is right or
// wrong: who asks why not is not told yet which.
std::string possible_text(Candidate x, DigitNames names) {
  return "Nothing in plain sight rules out " + name_of(x.digit, names) + " in " + name_of(x.cell) +
         ". A closer look may give away whether it is right.";
}

Hint no_reason(Candidate x, DigitNames names, std::string answer) {
  Hint hint = lone_rung(Hint::Kind::kNothing, possible_text(x, names));
  hint.rungs.push_back({std::move(answer), {}, {}, {}});
  return hint;
}

std::string found_text(const Puzzle& puzzle, const Ground& ground, const WhichStep& which) {
  if (which.why_not) return possible_text(*which.why_not, names_of(puzzle));
  if (ground.one_solution()) return std::string(kSomethingToFind);
  if (ground.of_puzzle == Ground::Solutions::kUnknown) {
    const bool untouched = puzzle.placed == Board() && puzzle.removed.empty();
    return std::string(untouched ? "How many solutions there are"
                                 : "Whether what was placed and struck is right") +
           " was not found out in time, but there is something to find.";
  }
  return several_text(puzzle) + ", and there is something that holds in " +
         solutions_meant(puzzle) + ".";
}

// What a digit that the step places elsewhere has to do with the one that was asked about.
std::string so_not(Candidate x, const Step& step, const Grid& grid) {
  for (Candidate placed : step.placements) {
    if (placed.digit == x.digit && grid.topology().peers(placed.cell).contains(x.cell))
      return " So " + name_of(x.cell) + ", which sees it, is not " +
             name_of(x.digit, grid.topology()) + ".";
  }
  return "";
}

Hint step_hint(Step step, std::string found, const Grid& grid) {
  Hint hint;
  hint.kind = Hint::Kind::kStep;
  hint.rungs = step_rungs(step, grid);
  hint.rungs.insert(hint.rungs.begin(), {std::move(found), {}, {}, {}});
  hint.step = std::move(step);
  hint.grid = grid;
  return hint;
}

// The step that the board is there to practise, while it has one; unless the policy was chosen, and
// leaves it out.
std::optional<Step> practised_step(const Puzzle& puzzle, const Grid& state, const Policy& policy,
                                   const Ground& ground, const Stop& stop) {
  const std::string_view name = remark_about(puzzle, kPractisedRemark);
  if (name.empty()) return std::nullopt;
  TechniqueSet practised;
  const bool is_chosen = policy.order != policy_all().order;
  for (Technique t : techniques_named(name)) {
    if (!is_chosen || policy.allows(t)) practised.insert(t);
  }
  if (practised.empty()) return std::nullopt;
  Solver solver(state, policy_practising(practised), ground, stop);
  const Step* step = solver.next();
  return step == nullptr ? std::nullopt : std::optional(*step);
}

// The puzzle as it was before somebody struck the candidate; nothing if nobody did, or it would be
// gone all the same.
std::optional<Puzzle> before_struck(const Puzzle& puzzle, Candidate x) {
  const auto struck = std::find(puzzle.removed.begin(), puzzle.removed.end(), x);
  if (struck == puzzle.removed.end()) return std::nullopt;
  Puzzle before = puzzle;
  before.removed.erase(before.removed.begin() + (struck - puzzle.removed.begin()));
  const auto grid = start_of(before);
  return grid && grid->is_open(x.cell) && grid->has(x) ? std::optional(std::move(before))
                                                       : std::nullopt;
}

void write_rung(JsonWriter& json, int number, const Rung& rung, const Topology& topology,
                DigitNames names) {
  json.line(2).begin_object().member("rung", number).member("text", rung.text);
  json.line(3).key("houses").strings(rung.houses, [&](House h) { return house_text(h, topology); });
  json.member("digits", digits_text(rung.digits, names)).key("marks");
  write_marks(json, rung.marks, names);
  json.end_object();
}

}  // namespace

const Rung& Hint::rung(int number) const {
  static const Rung kNone;
  if (rungs.empty()) return kNone;
  return rungs[static_cast<std::size_t>(std::clamp(number, 1, static_cast<int>(rungs.size()))) - 1];
}

Hint hint_for(const Puzzle& given, const Policy& policy, const Stop& stop, const WhichStep& which) {
  const auto game = state_of(given);
  if (!game) return lone_rung(Hint::Kind::kNothing, "No hint: " + game.error().message + ".");
  const Puzzle& puzzle = *game;
  Standing standing = standing_of(puzzle, stop);
  if (!standing.mistakes.empty())
    return mistake_hint(std::move(standing.mistakes), names_of(puzzle));
  if (!standing.problem.empty()) return no_solution(std::move(standing));
  const Grid state = *start_of(puzzle);
  if (state.open().empty()) return lone_rung(Hint::Kind::kSolved, "The puzzle is solved.");
  const CellSet& on_board = state.topology().on_board();
  if ((which.cell && !(which.cell->in_range() && on_board.contains(*which.cell))) ||
      (which.why_not && !which.why_not->in_range())) {
    return lone_rung(Hint::Kind::kNothing, "There is no such cell or digit.");
  }
  if (which.why_not) {
    std::string answer = plain_answer(state, *which.why_not);
    // What a step has struck has the reason that it had then.
    if (const auto before = before_struck(puzzle, *which.why_not)) {
      Hint hint = hint_for(*before, policy, stop, which);
      if (hint.kind == Hint::Kind::kStep) {
        hint.rungs.front().text = answer + " There is a reason for it.";
        return hint;
      }
    }
    if (!answer.empty()) return lone_rung(Hint::Kind::kNothing, std::move(answer));
    if (standing.solution && standing.solution->at(which.why_not->cell) == which.why_not->digit) {
      return no_reason(*which.why_not, names_of(puzzle),
                       "Nothing speaks against " + name_of(which.why_not->digit, names_of(puzzle)) +
                           " in " + name_of(which.why_not->cell) + ".");
    }
  }
  if (standing.solution) {
    std::string wrong = wrong_deed(*standing.solution, which.did, names_of(puzzle));
    if (!wrong.empty()) return lone_rung(Hint::Kind::kNothing, std::move(wrong));
  }
  const Ground ground = {standing.of_puzzle, standing.of_state, true, standing.solution};
  Solver solver(state, policy, ground, stop);
  const bool several = solver.ground().of_puzzle == Ground::Solutions::kSeveral;
  const std::string found = found_text(puzzle, solver.ground(), which);
  if (!which.is_first()) {
    const auto step = wanted_step(state, policy, which, stop);
    // Nobody wants a chain where a few digits that can be placed do it.
    const bool is_easy = step && row_of(step->technique).level <= Level::kMedium;
    if (which.why_not && which.skip == 0 && !is_easy && !stop.requested()) {
      std::string singles = settled_by_singles(state, *which.why_not);
      if (!singles.empty()) return no_reason(*which.why_not, names_of(puzzle), std::move(singles));
    }
    if (step) {
      Hint hint = step_hint(*step, found, state);
      if (which.why_not) hint.rungs.back().text += so_not(*which.why_not, *step, state);
      return hint;
    }
    std::string none = none_wanted(state, policy, which, stop);
    if (!stop.requested()) {
      return which.why_not ? no_reason(*which.why_not, names_of(puzzle), std::move(none))
                           : lone_rung(Hint::Kind::kNothing, std::move(none));
    }
  } else if (auto practised = practised_step(puzzle, state, policy, ground, stop)) {
    return step_hint(*std::move(practised), found, state);
  } else if (const Step* step = solver.next()) {
    return step_hint(*step, found, state);
  }
  if (stop.requested() || solver.stopped()) {
    return lone_rung(Hint::Kind::kNothing, "Nothing was found before the search was stopped.");
  }
  return lone_rung(Hint::Kind::kNothing,
                   several ? several_text(puzzle) + ", and nothing more holds in " +
                                 solutions_meant(puzzle) + " that a technique could tell."
                           : "Nothing is wrong so far, but no technique applies.");
}

Hint hint_of(const Step& step, const Grid& state) {
  return step_hint(step, std::string(kSomethingToFind), state);
}

std::string_view name_of(Hint::Kind kind) {
  switch (kind) {
    case Hint::Kind::kStep:
      return "step";
    case Hint::Kind::kMistake:
      return "mistake";
    case Hint::Kind::kSolved:
      return "solved";
    case Hint::Kind::kNoSolution:
      return "no-solution";
    case Hint::Kind::kNothing:
      return "nothing";
  }
  return "";
}

std::string hint_to_json(const Puzzle& puzzle, const Hint& hint, int last_rung) {
  JsonWriter json;
  json.begin_object().member("format", "nonet-hint").member("version", 1);
  write_state(json, puzzle);
  json.line(1).member("kind", name_of(hint.kind)).line(1).key("rungs").begin_list();
  for (int number = 1; number <= last_rung; ++number) {
    if (number > static_cast<int>(hint.rungs.size())) break;
    write_rung(json, number, hint.rung(number),
               hint.grid ? hint.grid->topology() : Topology::classic(), names_of(puzzle));
  }
  json.line(1).end_list();
  if (hint.suspects.tried > 0 && last_rung > 1) write_suspects(json, hint.suspects);
  if (hint.step && hint.grid && last_rung == kRungs) {
    json.line(1).key("step");
    write_step(json, *hint.step, *hint.grid, 2);
  }
  json.end_object();
  return json.take() + "\n";
}

}  // namespace nonet

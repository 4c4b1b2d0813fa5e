#include "nonet/explain/path_check.h"

#include <algorithm>

#include "nonet/core/names.h"
#include "nonet/core/visible.h"
#include "nonet/io/format.h"
#include "nonet/rules/rulebook.h"
#include "nonet/search/search.h"
#include "nonet/solve/guard.h"

namespace nonet {
namespace {

struct Fault {
  std::string sentence;
  int line;
};

// What of a start is not in the one solution of its puzzle.
Fault against_solution(const PathClaims& start, const Board& solution, DigitNames names) {
  for (Cell c : Cell::all()) {
    const auto placed = start.puzzle.placed.at(c);
    const auto right = solution.at(c);
    if (!placed || !right || placed == right) continue;
    return {name_of(*placed, names) + " is placed on " + name_of(c) + ", where the solution has " +
                name_of(*right, names),
            start.lines.placed};
  }
  for (Candidate x : start.puzzle.removed) {
    if (solution.at(x.cell) != x.digit) continue;
    return {name_of(x.digit, names) + " is struck from " + name_of(x.cell) +
                ", where the solution has it",
            start.lines.removed};
  }
  return {"the start does not agree with the solution", start.lines.puzzle};
}

// The end of a path is as the file says.
bool is_as_claimed(const Grid& end, const PathClaims& claims) {
  if (end.topology().fills_nine_by_nine()) {
    return claims.solution_line.empty() && end.board() == *claims.solution;
  }
  return one_line(end.board(), end.topology()) == claims.solution_line;
}

// Rows and columns that a smaller board has not, or not as houses.
bool is_beyond(House house, const Topology& topology) {
  return house.index() < topology.house_count() && topology.lies_beyond(house);
}

bool names_a_line_beyond(const Step& step, const Topology& topology) {
  auto beyond = [&](House house) { return is_beyond(house, topology); };
  return std::any_of(step.truths.begin(), step.truths.end(),
                     [&](Truth truth) { return !truth.is_cell() && beyond(truth.house()); }) ||
         std::any_of(step.rules.begin(), step.rules.end(), [&](const RuleUse& use) {
           return std::any_of(use.houses.begin(), use.houses.end(), beyond);
         });
}

// Where there are several solutions: what was placed or struck when the last of them was lost.
Fault against_all_solutions(const PathClaims& start, Grid grid) {
  const DigitNames names = grid.topology();
  const std::string none =
      ", which no solution has together with what was placed and struck before";
  for (Cell c : Cell::all()) {
    const auto placed = start.puzzle.placed.at(c);
    if (!placed) continue;
    for (Digit d : Digit::all()) {
      if (d != *placed) grid.eliminate(c, d);
    }
    if (search(grid, 1).solutions > 0) continue;
    return {name_of(*placed, names) + " is placed on " + name_of(c) + none, start.lines.placed};
  }
  for (Candidate x : start.puzzle.removed) {
    if (!grid.eliminate(x) || search(grid, 1).solutions > 0) continue;
    return {name_of(x.digit, names) + " is struck from " + name_of(x.cell) + none,
            start.lines.removed};
  }
  return {"no solution agrees with the start", start.lines.puzzle};
}

// Steps that may be needed again, until they are too many.
class KeptSteps {
 public:
  void keep(ClaimedStep&& claimed) {
    const Step& step = claimed.step;
    bytes_ += sizeof claimed + claimed.name.capacity() + bytes_of(step.placements) +
              bytes_of(step.removals) + bytes_of(step.truths) + bytes_of(step.deadly) +
              bytes_of(step.rules);
    if (all()) {
      steps_.push_back(std::move(claimed));
    } else {
      steps_ = {};
    }
  }
  bool all() const { return bytes_ <= kMostKept; }
  const std::vector<ClaimedStep>& steps() const { return steps_; }

 private:
  template <class T>
  static std::size_t bytes_of(const std::vector<T>& items) {
    return items.capacity() * sizeof(T);
  }

  std::vector<ClaimedStep> steps_;
  std::size_t bytes_ = 0;
};

}  // namespace

PathChecker::PathChecker(const PathClaims& start) {
  auto grid = start_of(start.puzzle);
  if (!grid) {
    if (!kHasRulebooks && grid.error().code == ErrorCode::kOtherRules) {
      refuse(grid.error().message, start.lines.puzzle);
      result_.decided = false;
      return;
    }
    refuse("the start contradicts itself: " + grid.error().message, start.lines.puzzle);
    return;
  }
  state_ = *grid;
  ground_ = ground_of(state_);
  if (ground_.of_puzzle == Ground::Solutions::kNone) {
    refuse("the puzzle has no solution", start.lines.puzzle);
  } else if (!ground_.holds) {
    const Fault fault = ground_.solution
                            ? against_solution(start, *ground_.solution, state_.topology())
                            : against_all_solutions(start, puzzle_of(state_));
    refuse("the start contradicts the puzzle: " + fault.sentence, fault.line);
  }
}

void PathChecker::refuse(std::string fault, int line) {
  result_.fault = std::move(fault);
  result_.line = line;
}

void PathChecker::settle(const ClaimedStep& claimed, const std::string& where) {
  ++result_.steps;
  if (!result_.fault.empty()) return;
  Step step = claimed.step;
  // In the ordinary game nobody reads them.
  if (state_.rulebook() == nullptr) step.rules.clear();
  bool decided = true;
  if (names_a_line_beyond(step, state_.topology())) {
    return refuse(where + "it names a row or column that this game has not", claimed.line);
  }
  for (House h : state_.topology().houses()) {
    if ((claimed.boxes >> h.index() & 1U) != 0 && state_.topology().kind(h) != HouseKind::kBox) {
      return refuse(where + "it names a box that this game has not", claimed.line);
    }
  }
  if (const std::string fault = fault_of(step, state_, ground_, &decided); !fault.empty()) {
    refuse(where + fault, claimed.line);
    result_.decided = decided;
    return;
  }
  result_.uses_uniqueness |= step.assumes_unique();
  apply(step, state_);
  ++result_.checked;
}

void PathChecker::take(const ClaimedStep& claimed) {
  const std::string name = claimed.name.empty() ? "" : " " + quoted_text(claimed.name);
  settle(claimed, "step " + std::to_string(result_.steps + 1) + name + ": ");
}

PathCheck PathChecker::check_alone(const Puzzle& state, const ClaimedStep& claimed) {
  PathClaims start;
  start.puzzle = state;
  PathChecker checker(start);
  checker.settle(claimed, "");
  return checker.finish(start);
}

PathCheck PathChecker::finish(const PathClaims& claims) {
  if (!result_.fault.empty()) return result_;
  result_.solved = state_.solved();
  if (claims.solved && *claims.solved != result_.solved) {
    refuse(result_.solved ? "the steps end in a solved board, and the file says that they do not"
                          : "the steps do not end in a solved board, as the file claims",
           claims.lines.solved);
  } else if (claims.solution && !(result_.solved && is_as_claimed(state_, claims))) {
    refuse("the steps do not end in the solution that the file claims", claims.lines.solution);
  }
  result_.holds = result_.fault.empty();
  return result_;
}

Result<PathCheck> check_path(JsonSource source, int first_line) {
  PathReader reader(source, first_line);
  std::optional<PathChecker> checker;
  KeptSteps kept;
  std::size_t steps = 0;
  for (ClaimedStep step; reader.next(step); ++steps) {
    if (reader.has_puzzle()) {
      if (!checker) checker.emplace(reader.claims());
      checker->take(step);
    }
    kept.keep(std::move(step));
  }
  if (reader.error()) return *reader.error();
  if (!checker || reader.late_start()) {
    if (!kept.all()) {
      const Error& late = *reader.late_start();
      return PathCheck{.decided = false, .steps = steps, .fault = late.message, .line = late.line};
    }
    checker.emplace(reader.claims());
    for (const ClaimedStep& step : kept.steps()) checker->take(step);
  }
  return checker->finish(reader.claims());
}

Result<PathCheck> check_path(std::string_view json) {
  JsonText source(json);
  return check_path(JsonSource(source));
}

PathCheck check_path(const ClaimedPath& path) {
  PathChecker checker(path);
  for (const ClaimedStep& step : path.steps) checker.take(step);
  return checker.finish(path);
}

std::string words_of(const PathCheck& check) {
  const std::string checked = std::to_string(check.checked);
  if (!check.holds) {
    return (check.decided ? "Refused: " : "Not decided: ") + checked + " of " +
           std::to_string(check.steps) + " steps hold.";
  }
  const bool one = check.checked == 1;
  return "Proved: " + (one ? "the one step holds" : "all " + checked + " steps hold") +
         (check.solved ? ", and the puzzle is solved"
          : one        ? "; it does not solve the puzzle"
                       : "; they do not solve the puzzle") +
         (check.uses_uniqueness ? "; some steps use that it has one solution, which was checked"
                                : "") +
         ".";
}

std::string_view verdict_of(const PathCheck& check) {
  return check.holds ? "proved" : check.decided ? "refused" : "undecided";
}

}  // namespace nonet

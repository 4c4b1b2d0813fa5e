#include "nonet/explain/standing.h"

#include <algorithm>

#include "nonet/explain/step_json.h"
#include "nonet/io/format.h"
#include "nonet/rules/dead_rule.h"
#include "nonet/text/notation.h"

namespace nonet {
namespace {

// The puzzle without what was done to it; where it consists of candidates, these are it.
Puzzle without_moves(const Puzzle& state) {
  Puzzle puzzle;
  puzzle.givens = state.givens;
  puzzle.variant = state.variant;
  return puzzle;
}

// Why rules leave no solution, if a look at them tells.
std::string no_solution_text(const Grid& start) {
  const std::string text = "No solution obeys all rules of this puzzle";
  const auto dead = dead_rule(start);
  return text + (dead ? ": " + *dead : "") + ".";
}

std::vector<Mistake> mistakes_in(const Puzzle& puzzle, const Board& solution) {
  std::vector<Mistake> mistakes;
  for (Cell c : Cell::all()) {
    auto placed = puzzle.placed.at(c);
    if (placed && placed != solution.at(c)) mistakes.push_back({{c, *placed}, false});
  }
  for (Candidate x : puzzle.removed) {
    if (solution.at(x.cell) == x.digit) mistakes.push_back({x, true});
  }
  return mistakes;
}

// The ground of a state in a game with rules where that of its puzzle is known: one search less.
Ground of_state(const Grid& state, Ground ground, const Stop& stop) {
  const Ground further = ground_of_puzzle(state, stop);
  ground.of_start = further.of_start;
  ground.holds = further.holds;
  return ground;
}

// All but the suspects. The puzzle is the state of a game.
Standing judged(const Puzzle& puzzle, const Stop& stop) {
  Standing standing;
  auto givens = start_of(without_moves(puzzle));
  if (!givens) {
    standing.problem = "No solution: " + givens.error().message + ".";
    return standing;
  }
  // Where the puzzle consists of candidates, all that is struck belongs to it.
  const bool has_start = puzzle.variant || puzzle.givens.count() > 0;
  const Ground of_givens = has_start ? ground_of(*givens, stop) : Ground{};
  standing.of_puzzle = of_givens.of_puzzle;
  standing.solution = of_givens.solution;
  if (standing.solution) standing.mistakes = mistakes_in(puzzle, *standing.solution);
  if (!standing.mistakes.empty()) return standing;
  if (puzzle.variant && of_givens.of_puzzle == Ground::Solutions::kNone) {
    standing.problem = no_solution_text(*givens);
    return standing;
  }
  auto state = start_of(puzzle);
  if (!state) {
    standing.problem = "No solution: " + state.error().message + ".";
    return standing;
  }
  const bool untouched = puzzle.placed == Board() && puzzle.removed.empty();
  const Ground ground = !puzzle.variant                   ? ground_of(*state)
                        : untouched || of_givens.solution ? of_givens
                                                          : of_state(*state, of_givens, stop);
  standing.of_puzzle = ground.of_puzzle;
  standing.of_state = ground.of_start;
  standing.solution = ground.solution;
  if (ground.of_puzzle == Ground::Solutions::kNone) {
    standing.problem = "The puzzle has no solution.";
  } else if (!ground.holds) {
    standing.problem = "There is no solution with these digits and candidates.";
  }
  return standing;
}

std::string_view name_of(Ground::Solutions solutions) {
  switch (solutions) {
    case Ground::Solutions::kNone:
      return "none";
    case Ground::Solutions::kOne:
      return "one";
    case Ground::Solutions::kSeveral:
      return "several";
    case Ground::Solutions::kUnknown:
      return "unknown";
  }
  return "";
}

}  // namespace

Standing standing_of(const Puzzle& puzzle, const Stop& stop) {
  Standing standing;
  if (!std::all_of(puzzle.removed.begin(), puzzle.removed.end(),
                   [](Candidate x) { return x.in_range(); })) {
    standing.problem = "No answer: a candidate is struck that no board has.";
    return standing;
  }
  const auto game = state_of(puzzle);
  if (!game) {
    standing.problem = "No answer: " + game.error().message + ".";
    return standing;
  }
  standing = judged(*game, stop);
  if (!standing.problem.empty()) standing.suspects = find_suspects(*game, stop);
  return standing;
}

std::string text_of(const Mistake& mistake, DigitNames names) {
  const Candidate x = mistake.candidate;
  return mistake.struck ? removal_text(x, names) : placement_text(x, names);
}

void write_suspects(JsonWriter& json, const Suspects& suspects) {
  json.line(1).key("suspects").list(suspects.ways, [&](const std::vector<Mistake>& way) {
    json.strings(way, [&](const Mistake& mistake) { return text_of(mistake, suspects.names); });
  });
  if (!suspects.ways.empty()) {
    json.member("solutions_without", suspects.one_solution ? "one" : "several");
  }
}

std::string standing_to_json(const Puzzle& puzzle, const Standing& standing, bool with_solution) {
  JsonWriter json;
  json.begin_object().member("format", "nonet-check").member("version", 1);
  write_state(json, puzzle);
  json.line(1).member("solutions", name_of(standing.of_puzzle));
  json.member("left", name_of(standing.of_state));
  json.line(1).key("mistakes").strings(standing.mistakes, [&](const Mistake& m) {
    return text_of(m, names_of(puzzle));
  });
  if (standing.of_puzzle == Ground::Solutions::kSeveral && puzzle.variant) {
    json.line(1).member("remark", kRuleMissing);
  }
  if (!standing.problem.empty()) {
    json.line(1).member("problem", standing.problem);
    write_suspects(json, standing.suspects);
  }
  if (with_solution && standing.solution) {
    const auto grid = start_of(puzzle);
    json.line(1).member("solution", grid ? one_line(*standing.solution, grid->topology())
                                         : one_line(*standing.solution));
  }
  json.end_object();
  return json.take() + "\n";
}

}  // namespace nonet

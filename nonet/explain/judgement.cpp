#include "nonet/explain/judgement.h"

#include <algorithm>

#include "nonet/io/format.h"
#include "nonet/logic/policy.h"
#include "nonet/methods/facts_text.h"
#include "nonet/methods/sets_text.h"

namespace nonet {
namespace {

// More than any of 3,800 of the hardest known puzzles needs, and done within a second or two.
constexpr int kMostGrids = 5000;
constexpr int kMostGuesses = 5000;

std::string ambiguity_text(Cell cell, const std::string& first, const std::string& second) {
  return "ambiguity @ " + facts::cell_text(cell) + " - both values yield valid solutions - " +
         first + ", " + second;
}

// Of the cells in which solutions differ the one that is pressed hardest, and its two least values.
std::string ambiguity(const Grid& grid, const Board& shared) {
  auto certain = Grid::from(shared);
  std::vector<std::string> values;
  const Cell cell = facts::most_constrained_cell(*certain);
  for (Digit d : certain->candidates(cell) & grid.candidates(cell)) {
    Grid tried = grid;
    tried.place(cell, d);
    if (values.size() < 2 && search(tried, 1).solutions > 0) {
      values.push_back(std::to_string(d.number()));
    }
  }
  return ambiguity_text(cell, values.front(), values.back());
}

std::string contradiction_text(const facts::Outcome& outcome) {
  return outcome.clash ? outcome.clash->message
                       : "it has no solution: " + text_of(outcome.contradiction);
}

// Names the place if techniques alone come to one.
std::string no_solution(const Grid& grid) {
  facts::Options no_guess;
  no_guess.most_grids = 1;
  facts::Outcome outcome = facts::find(grid, no_guess, [](const facts::Fact&) {});
  if (outcome.kind == facts::Outcome::Kind::kContradiction) return contradiction_text(outcome);
  return "it has no solution: every way to fill it ends in a contradiction";
}

facts::Outcome find_facts(const Puzzle& puzzle, const facts::Options& options,
                          FunctionRef<void(const facts::Fact&)> tell) {
  auto grid = Grid::from(puzzle);
  return grid ? facts::find(*grid, options, tell) : facts::find(puzzle.givens, options, tell);
}

}  // namespace

Judgement judge(const Puzzle& puzzle, const SearchResult& found) {
  if (found.unique()) return {found.first, "", false};
  auto grid = Grid::from(puzzle);
  if (!grid) return {puzzle.givens, grid.error().message, true};
  if (found.solutions == 0) return {puzzle.givens, no_solution(*grid), true};
  Board shared = shared_digits(*grid);
  return {shared, ambiguity(*grid, shared), true};
}

Judgement judge_by_logic(const Puzzle& puzzle, const Teller* tell) {
  facts::Options options;
  options.policy = policy_all();
  // What supposes and refutes is no better than a guess to whoever wants none.
  std::erase_if(options.policy.order, [](Technique t) {
    return t == Technique::kTrial || t == Technique::kForcingNetContradiction ||
           t == Technique::kForcingNetVerity;
  });
  options.most_grids = 1;
  facts::Outcome outcome = find_facts(puzzle, options, [&](const facts::Fact& fact) {
    if (tell != nullptr) (*tell)(line_of(fact));
  });
  switch (outcome.kind) {
    case facts::Outcome::Kind::kSolved:
      return {outcome.state, "", false};
    case facts::Outcome::Kind::kContradiction:
      return {puzzle.givens, contradiction_text(outcome), true};
    case facts::Outcome::Kind::kAmbiguous:
    case facts::Outcome::Kind::kOpen:
      break;
  }
  int open = Cell::kCount - outcome.state.count();
  return {outcome.state,
          "no technique applies any more; " + std::to_string(open) + " cells stay open", false};
}

std::string tell_facts(const Puzzle& puzzle, Teller tell) {
  facts::Options options;
  options.most_grids = kMostGrids;
  facts::Outcome outcome =
      find_facts(puzzle, options, [&](const facts::Fact& fact) { tell(line_of(fact)); });
  if (outcome.kind == facts::Outcome::Kind::kOpen) {
    tell("the reasoning is cut short here, after " + std::to_string(kMostGrids) +
         " grids; the verdict comes from search");
  }
  if (outcome.kind != facts::Outcome::Kind::kAmbiguous) return "";
  auto named = [](int grid) { return " (" + std::to_string(grid) + "): "; };
  tell("ambiguous" + named(outcome.grid) + one_line(outcome.state));
  tell("solution 1" + named(outcome.first.grid) + one_line(outcome.first.board));
  tell("solution 2" + named(outcome.second.grid) + one_line(outcome.second.board));
  auto value = [&](const facts::Outcome::Solution& solution) {
    return std::to_string(solution.board.number_at(outcome.cell)) +
           " (grid=" + std::to_string(solution.grid) + ")";
  };
  return ambiguity_text(outcome.cell, value(outcome.first), value(outcome.second));
}

void tell_sets(const Puzzle& puzzle, bool may_guess, Teller tell) {
  sets::Options options;
  options.most_guesses = may_guess ? kMostGuesses : 0;
  auto tell_finding = [&](const sets::Finding& finding) { tell(line_of(finding)); };
  auto grid = Grid::from(puzzle);
  sets::Outcome outcome = grid ? sets::find(*grid, options, tell_finding)
                               : sets::find(puzzle.givens, options, tell_finding);
  switch (outcome.kind) {
    case sets::Outcome::Kind::kSolved:
      return;
    case sets::Outcome::Kind::kNoSolution:
      tell("No solution found! " +
           (outcome.clash ? outcome.clash->message + "." : text_of(outcome.dead_end)));
      tell("All paths are invalid!");
      return;
    case sets::Outcome::Kind::kOpen:
      tell(may_guess ? "The findings are cut short here, after " + std::to_string(kMostGuesses) +
                           " guesses; the verdict comes from search."
                     : "No further finding without a guess.");
  }
}

}  // namespace nonet

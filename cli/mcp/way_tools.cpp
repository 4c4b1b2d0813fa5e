// The tools that go the whole way: solve and explain.
#include <algorithm>

#include "cli/mcp/opened_game.h"
#include "cli/mcp/tools.h"
#include "cli/mcp/ways.h"
#include "nonet/explain/standing.h"
#include "nonet/io/format.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/rules/rulebook.h"
#include "nonet/search/any_puzzle.h"
#include "nonet/search/search.h"
#include "nonet/text/expert.h"

namespace nonet::cli::mcp {
namespace {

ToolAnswer verdict(JsonWriter& json, const std::string& sentence, const std::string& more = "") {
  return {sentence + more, json.member("sentence", sentence).end_object().take(), ""};
}

// Sizes that have no steps are searched, and that is all there is to say.
Result<ToolAnswer> searched(const Puzzle& puzzle, const Stop& stop) {
  const auto found = solutions_of(puzzle, 2, stop);
  if (!found) return found.error();
  const bool unknown = found->count < 2 && !found->complete;
  JsonWriter json;
  json.begin_object();
  json.member("solutions", unknown             ? "unknown"
                           : found->count == 0 ? "none"
                           : found->count == 1 ? "one"
                                               : "several");
  json.member("rests_on", "search");
  if (found->count == 1 && !unknown) json.member("solution", found->first);
  if (unknown) return verdict(json, "How many solutions there are was not found out in that time.");
  if (found->count == 0) return verdict(json, "A search finds no solution.");
  if (found->count == 1) {
    return verdict(json, "There is one solution, as a search finds.", "\n" + found->first);
  }
  return verdict(json, "There are several solutions, as a search finds.");
}

// What is wrong with a board that has none.
std::string no_solution_sentence(const Standing& standing, DigitNames names) {
  if (!standing.mistakes.empty()) {
    return "The board has a mistake: " + text_of(standing.mistakes.front(), names) + " can't be.";
  }
  const std::string suspicion = words_of(standing.suspects);
  return (standing.problem.empty() ? "There is no solution." : standing.problem) +
         (suspicion.empty() ? "" : " " + suspicion);
}

// Two fillings that both obey everything: whoever doubts that there are several looks at them.
void write_two(JsonWriter& json, const Grid& grid, const Stop& stop) {
  std::vector<std::string> two;
  auto keep = [&](const Board& board) {
    two.push_back(one_line(board, grid.topology()));
    return two.size() < 2;
  };
  SearchOptions options;
  options.stop = &stop;
  enumerate(grid, 2, keep, options);
  json.key("two").strings(two, [](const std::string& each) { return each; });
}

}  // namespace

Result<ToolAnswer> solve_tool(const Asked& asked) {
  const auto game = opened_game(asked);
  if (!game) {
    if (game.error().code != ErrorCode::kOtherRules || asked.has("moves")) return game.error();
    const auto other = read_any_puzzle(asked.text("puzzle"));
    if (!other || !other->variant) return game.error();
    return searched(*other, asked.stop());
  }
  const auto grid = (*game)->start();
  if (!grid) return grid.error();
  const Standing standing = standing_of((*game)->state(), asked.stop());
  JsonWriter json;
  json.begin_object();
  switch (standing.of_state) {
    case Ground::Solutions::kUnknown:
      json.member("solutions", "unknown");
      return verdict(json, "How many solutions there are was not found out in that time.");
    case Ground::Solutions::kNone:
      json.member("solutions", "none").member("rests_on", "search");
      if (standing.suspects.tried > 0) write_suspects(json, standing.suspects);
      return verdict(json, no_solution_sentence(standing, grid->topology()));
    case Ground::Solutions::kSeveral:
      json.member("solutions", "several").member("rests_on", "witnesses");
      write_two(json, *grid, asked.stop());
      return verdict(json, "There are several solutions; here are two.");
    case Ground::Solutions::kOne:
      break;
  }
  const Board solution = search(*grid, 1).first;
  json.member("solutions", "one").member("solution", one_line(solution, grid->topology()));
  std::optional<Path> proof;
  if (asked.truth("proof", true)) proof = proof_of_solution(*grid, asked.stop());
  json.member("rests_on", proof ? "proof" : "search");
  if (proof) json.key("proof").raw(section_to_json(*proof, {}));
  return verdict(json,
                 proof ? "There is one solution; the " + std::to_string(proof->steps.size()) +
                             " steps of the proof lead to it and leave no other."
                       : "There is one solution, as a search finds.",
                 "\n" + one_line(solution, grid->topology()));
}

Result<ToolAnswer> explain_tool(const Asked& asked) {
  constexpr int kUsualShown = 50;
  const auto game = opened_game(asked);
  if (!game) return game.error();
  const auto policy = policy_in(asked);
  if (!policy) return policy.error();
  const auto grid = (*game)->start();
  if (!grid) return grid.error();
  Solver solver(*grid, *policy, asked.stop());
  if (!solver.ground().holds) {
    return Error{ErrorCode::kContradiction,
                 no_solution_sentence(standing_of((*game)->state(), asked.stop()),
                                      names_of((*game)->state()))};
  }
  const Path path = solver.path();
  const bool stopped = !path.solved() && solver.stopped();
  const auto first = static_cast<std::size_t>(asked.whole("first", 1)) - 1;
  const auto most = static_cast<std::size_t>(asked.whole("most", kUsualShown));
  const std::size_t begin = std::min(first, path.steps.size());
  const std::size_t end = begin + std::min(most, path.steps.size() - begin);
  const bool full = asked.text("detail") == "full";
  JsonWriter json;
  json.begin_object().key("path").raw(section_to_json(path, {begin, most, full}));
  json.member("first", begin + 1).member("shown", end - begin);
  json.member("steps_in_all", path.steps.size()).member("finished", !stopped);
  if (end < path.steps.size()) json.member("next", end + 1);
  std::string words;
  Grid state = path.start;
  for (std::size_t i = 0; i < end; ++i) {
    const Step& step = path.steps[i];
    if (i >= begin) words += std::to_string(i + 1) + ". " + expert_line(step, state) + "\n";
    apply(step, state);
  }
  if (end < path.steps.size()) {
    words += "And so on: the way has " + std::to_string(path.steps.size()) + " steps.";
  } else if (stopped) {
    words += "Then the time was up.";
  } else {
    words += path.solved() ? "Solved." : "No further step was found.";
  }
  return ToolAnswer{words, json.end_object().take(), ""};
}

}  // namespace nonet::cli::mcp

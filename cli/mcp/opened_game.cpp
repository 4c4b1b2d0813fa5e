#include "cli/mcp/opened_game.h"

#include "nonet/explain/policy_choice.h"

namespace nonet::cli::mcp {

Result<std::unique_ptr<CGame>> opened_game(const Asked& asked) {
  auto game = std::make_unique<CGame>();
  game->heed(asked.stop());
  const auto read = game->read(asked.text("puzzle"), asked.options({"format", "givens", "nth"}));
  if (!read) return read.error();
  if (asked.has("moves")) {
    const auto played = game->play(asked.text("moves"));
    if (!played) return played.error().told("moves: " + played.error().message);
  }
  return game;
}

const std::vector<std::string_view>& technique_names() {
  static const std::vector<std::string_view> names = {"policy", "only",       "without", "with",
                                                      "order",  "uniqueness", "set"};
  return names;
}

const std::vector<std::string_view>& step_names() {
  static const std::vector<std::string_view> names = [] {
    std::vector<std::string_view> all = technique_names();
    all.insert(all.end(), {"rung", "cell", "why_not", "skip"});
    return all;
  }();
  return names;
}

Result<Policy> policy_in(const Asked& asked) {
  Wishes wishes(asked.options(technique_names()));
  const PolicyChoice choice = wishes.policy();
  if (auto problem = wishes.problem()) return *problem;
  return chosen_policy(choice);
}

}  // namespace nonet::cli::mcp

// What the rules on a cell can still hold, as JSON.
#include "nonet/rules/combinations.h"

#include <algorithm>

#include "nonet/c/game.h"
#include "nonet/core/names.h"
#include "nonet/json/writer.h"
#include "nonet/rules/words.h"

namespace nonet {
namespace {

constexpr std::size_t kMostTold = 60;

void write_combinations(JsonWriter& json, const RuleCombinations& rule) {
  if (rule.all) json.member("all", rule.all->size());
  if (rule.left) json.member("left", rule.left->size());
  // Those that are gone are told beside the others as long as all of them can be taken in.
  const bool with_gone = rule.all && rule.left && rule.all->size() <= kMostTold;
  const std::vector<Combination> none;
  const std::vector<Combination>& left = rule.left ? *rule.left : none;
  std::size_t told = 0;
  json.line(3).key("combinations").begin_list();
  for (const Combination& combination : with_gone ? *rule.all : left) {
    if (++told > kMostTold) break;
    json.begin_object().key("digits").begin_list();
    for (const std::string& digits : combination) json.string(digits);
    json.end_list();
    json.member("possible", std::binary_search(left.begin(), left.end(), combination));
    json.end_object();
  }
  json.end_list();
}

}  // namespace

CGame::Answer CGame::combinations(Text options) {
  Wishes wishes(options);
  const auto cell = wishes.cell("cell");
  if (auto problem = wishes.problem()) return *problem;
  if (!cell)
    return Error{ErrorCode::kBadOption, "combinations: option \"cell\" says of which cell"};
  std::vector<RuleCombinations> rules;
  if (state().variant) {
    const auto grid = start();
    if (!grid) return grid.error();
    rules = combinations_at(*grid, *cell);
  }
  JsonWriter json;
  json.begin_object().member("format", "nonet-combinations").member("version", 1);
  json.line(1).member("cell", name_of(*cell));
  json.line(1).key("rules").begin_list();
  for (const RuleCombinations& rule : rules) {
    const Clue& clue = state().variant->clues[static_cast<std::size_t>(rule.rule) - 1];
    json.line(2).begin_object().member("rule", rule.rule).member("kind", row_of(clue.kind).slug);
    json.member("words", words_of_rule(*rulebook_, rule.rule, rule.at));
    json.line(3).key("cells").strings(rule.cells, [](Cell c) { return name_of(c); });
    if (rule.has_digits) write_combinations(json, rule);
    json.end_object();
  }
  json.end_list().end_object();
  return json.take() + "\n";
}

}  // namespace nonet

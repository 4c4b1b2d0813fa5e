// The options of nonet_generate: what a puzzle is to be like.
#include "nonet/c/wishes.h"

namespace nonet {
namespace {

constexpr int kMostClues = 81;
constexpr int kMostCluesOfAnySize = 256;
constexpr int kMostRules = 300;
// More than there is; what can't be has a sentence of its own.
constexpr int kMostSideAsked = 1'000;
constexpr int kHighestScore = 1'000'000;
// In tenths; what Sudoku Explainer says of a puzzle that it can't solve.
constexpr int kHighestEr = 200;

std::optional<Error> take_techniques(Wishes& wishes, Demand& demand) {
  for (const std::string& name : wishes.names("requires")) {
    auto meant = techniques_allowed({name}, {});
    if (!meant) return meant.error();
    demand.required.push_back(*meant);
  }
  if (auto name = wishes.text("practice")) {
    auto meant = techniques_allowed({*name}, {});
    if (!meant) return meant.error();
    ask_practice(demand, *meant);
  }
  if (auto name = wishes.text("hardest")) {
    auto meant = techniques_allowed({*name}, {});
    if (!meant) return meant.error();
    demand.hardest = *meant;
  }
  const std::vector<std::string> only = wishes.names("only");
  const std::vector<std::string> without = wishes.names("without");
  if (only.empty() && without.empty()) return std::nullopt;
  auto allowed = techniques_allowed(only, without);
  if (!allowed) return allowed.error();
  demand.allowed = *allowed;
  return std::nullopt;
}

// A puzzle as text, of which only the places of its clues count.
std::optional<Error> take_pattern(Wishes& wishes, Demand& demand) {
  const auto text = wishes.text("pattern");
  if (!text) return std::nullopt;
  if (text->size() != Cell::kCount)
    return Error{ErrorCode::kBadOption, "a pattern has 81 cells, '.' for one without clue"};
  demand.pattern.emplace();
  for (const Cell c : Cell::all()) {
    const char ch = (*text)[static_cast<std::size_t>(c.index())];
    if (ch != '.' && ch != '0') demand.pattern->insert(c);
  }
  return std::nullopt;
}

std::optional<Error> take_all(Wishes& wishes, int most_clues, Demand& demand) {
  demand.symmetry = symmetry_named(wishes.word("symmetry", symmetry_words()).value_or("none"));
  demand.clues = wishes.span("clues", most_clues);
  if (auto word = wishes.word("level", level_words())) demand.level = level_named(*word);
  demand.score = wishes.span("score", kHighestScore);
  demand.er = wishes.tenths("se", kHighestEr);
  if (auto error = take_pattern(wishes, demand)) return error;
  // Few patterns have minimal puzzles; who wants one says so.
  demand.minimal = wishes.truth("minimal").value_or(!demand.pattern);
  if (auto error = take_techniques(wishes, demand)) return error;
  return wishes.problem();
}

}  // namespace

Result<Demand> demand_in(Wishes& wishes) {
  Demand demand;
  if (auto error = take_all(wishes, kMostClues, demand)) return *error;
  if (wishes.has("rules")) {
    return Error{ErrorCode::kBadOption, "option \"rules\" goes with \"variant\""};
  }
  if (auto error = find_impossible(demand)) return *error;
  return demand;
}

Result<std::optional<VariantDemand>> variant_demand_in(Wishes& wishes) {
  VariantDemand demand;
  demand.kinds = wishes.names("variant");
  const auto side = wishes.number("size", 1, kMostSideAsked);
  if (side) demand.size = static_cast<int>(*side);
  demand.rules = wishes.span("rules", kMostRules);
  if (demand.kinds.empty() && demand.size == 9) return std::optional<VariantDemand>();
  if (auto error = take_all(wishes, kMostCluesOfAnySize, demand.like)) return *error;
  // Said expressly it is meant of rules too.
  demand.strictly_minimal = wishes.has("minimal") && demand.like.minimal;
  return std::optional(std::move(demand));
}

}  // namespace nonet

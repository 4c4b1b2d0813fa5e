#include "nonet/generate/variant_demand.h"

#include <algorithm>
#include <cstdlib>

#include "nonet/core/resemblance.h"
#include "nonet/core/visible.h"
#include "nonet/generate/proposals.h"
#include "nonet/generate/random_filling.h"
#include "nonet/generate/variant_plan.h"
#include "nonet/io/variant_parts.h"
#include "nonet/logic/policy.h"

namespace nonet {
namespace {

constexpr std::string_view kJigsaw = "jigsaw";
// Enough to find out that simple rules contradict each other.
constexpr std::uint64_t kMostAsks = 4'000;
// Of larger ones no way is told (rules/rulebook.h).
constexpr int kMostExplained = 9;

Error impossible(std::string text) {
  return {ErrorCode::kImpossible, std::move(text)};
}

std::string by_itself(int size) {
  return std::to_string(size) + " by " + std::to_string(size);
}

// With the other names that kinds have.
std::vector<std::string_view> all_names() {
  std::vector<std::string_view> names = variant_words();
  for (const KindRow& row : all_kinds()) {
    std::string_view rest = row.synonyms;
    while (!rest.empty()) {
      names.push_back(rest.substr(0, rest.find('|')));
      rest.remove_prefix(std::min(rest.size(), names.back().size() + 1));
    }
  }
  return names;
}

std::optional<Error> take_kind(const std::string& word, VariantPlan& plan) {
  if (word == kJigsaw || word == "irregular") {
    plan.jigsaw = true;
    return std::nullopt;
  }
  const std::optional<Kind> kind = kind_called(word);
  if (!kind) {
    return Error{ErrorCode::kBadOption, "no kind of puzzle is called '" + visible(word) + "'" +
                                            did_you_mean(word, all_names()) +
                                            "; docs/VARIANTS.md lists them"};
  }
  const ProposalRow& row = proposals_of(*kind);
  if (row.of_nine && plan.demand.size != 9) {
    return impossible("'" + std::string(row_of(*kind).slug) +
                      "' is about the digits 1 to 9, and a grid of " + by_itself(plan.demand.size) +
                      " has others");
  }
  std::vector<Kind>& kinds = row.layer == Layer::kGrid ? plan.of_grid : plan.placed;
  if (std::find(kinds.begin(), kinds.end(), *kind) == kinds.end()) kinds.push_back(*kind);
  return std::nullopt;
}

std::optional<Error> find_wrong_size(const VariantPlan& plan) {
  const int size = plan.demand.size;
  if (size < 4 || size > kMostSide) {
    return impossible("puzzles are made of 4 by 4 to 16 by 16 cells");
  }
  if (plan.jigsaw || standard_box_shape(size, size, size)) return std::nullopt;
  std::string sizes;
  for (int other = 4; other <= kMostSide; ++other) {
    if (!standard_box_shape(other, other, other)) continue;
    sizes += (sizes.empty() ? "" : other == kMostSide ? " and " : ", ") + std::to_string(other);
  }
  return impossible(
      "a grid of " + by_itself(size) +
      " has no boxes, so that it is made as a jigsaw only; boxes fit into the sizes " + sizes);
}

// Dots are all there is to the rule that there are no others.
bool takes_all_marks(const VariantPlan& plan, Kind kind) {
  const Kind negative = kind == Kind::kKropki ? Kind::kKropkiNegative : Kind::kXvNegative;
  return (kind == Kind::kKropki || kind == Kind::kXv) &&
         std::find(plan.of_grid.begin(), plan.of_grid.end(), negative) != plan.of_grid.end();
}

std::optional<Error> find_wrong_rules(const VariantPlan& plan) {
  const auto& rules = plan.demand.rules;
  if (!rules) return std::nullopt;
  if (plan.placed.empty()) {
    return impossible("none of these kinds has rules that could be more or fewer");
  }
  if (rules->most < static_cast<int>(plan.placed.size())) {
    return impossible("of each kind there is a rule at least, and fewer are asked for");
  }
  return std::nullopt;
}

std::optional<Error> find_wrong_clues(const VariantPlan& plan) {
  const int size = plan.demand.size;
  const Span& clues = plan.clues;
  if (clues.least > size * size) {
    return impossible("a grid of " + by_itself(size) + " has " + std::to_string(size * size) +
                      " cells");
  }
  std::vector<Told> told = {Told::kNothing};
  for (const auto* kinds : {&plan.of_grid, &plan.placed}) {
    for (const Kind kind : *kinds) told.push_back(proposals_of(kind).told);
  }
  const LeftToGivens left = left_to_givens(told, size);
  if (clues.most >= left.least) return std::nullopt;
  return impossible(
      "by these rules alone " + left.why + ", so that " +
      (left.least == 1 ? "one" : "at least " + std::to_string(left.least) + " digits") +
      " must be given");
}

std::optional<Error> find_wrong_technique(const Demand& demand, const TechniqueSet& wanted) {
  const Policy policy = policy_all();
  bool known = false, allowed = false, easy_enough = false;
  for (const Technique t : policy.order) {
    if (!wanted.contains(t)) continue;
    known = true;
    if (demand.allowed && !demand.allowed->contains(t)) continue;
    allowed = true;
    easy_enough |= !demand.level || row_of(t).level <= *demand.level;
  }
  const std::string name = names_of(wanted);
  if (!known) return impossible("nonet's way through a puzzle never takes " + name);
  if (!allowed) return impossible(name + " is asked for, and ruled out as well");
  if (!easy_enough) {
    return impossible("a puzzle that takes " + name + " is harder than " +
                      std::string(name_of(*demand.level)));
  }
  return std::nullopt;
}

std::optional<Error> find_wrong_hardness(const VariantDemand& demand) {
  const Demand& like = demand.like;
  if (like.er) {
    return impossible("Sudoku Explainer rates ordinary puzzles only");
  }
  if (like.practised) return impossible("what is practised, is in ordinary puzzles");
  if (like.pattern) return impossible("a pattern is of ordinary puzzles");
  if (like.asks_hodoku() && demand.size > kMostExplained) {
    return impossible("how hard a puzzle is, is told of up to 9 by 9 cells");
  }
  for (const TechniqueSet& wanted : like.required) {
    if (auto error = find_wrong_technique(like, wanted)) return error;
  }
  return like.hardest ? find_wrong_technique(like, *like.hardest) : std::nullopt;
}

// What the rules of the whole grid leave: perhaps nothing.
std::optional<Error> find_contradiction(const VariantPlan& plan) {
  if (plan.of_grid.empty() || plan.jigsaw) return std::nullopt;
  Result<Scheme> scheme = compile(plan.grid());
  if (!scheme) return impossible(scheme.error().message);
  Random random({1, 0, 0});
  if (!random_filling(*scheme, random, Stop::after_asks(kMostAsks)).none) return std::nullopt;
  return impossible("no grid of " + by_itself(plan.demand.size) + " obeys all of these rules");
}

}  // namespace

std::vector<std::string_view> variant_words() {
  std::vector<std::string_view> words = {kJigsaw};
  for (const KindRow& row : all_kinds()) words.push_back(row.slug);
  return words;
}

Variant VariantPlan::grid() const {
  Variant grid = square_grid(demand.size);
  for (const Kind kind : of_grid) {
    // Which pairs have a dot is known once there is a solution.
    if (kind == Kind::kKropkiNegative || kind == Kind::kXvNegative) continue;
    grid.clues.push_back(clue_of(kind, kind == Kind::kDiagonals ? "both" : ""));
  }
  return grid;
}

Result<VariantPlan> plan_of(const VariantDemand& demand) {
  VariantPlan plan;
  plan.demand = demand;
  for (const std::string& word : demand.kinds) {
    if (auto error = take_kind(word, plan)) return *error;
  }
  if (auto error = find_wrong_size(plan)) return *error;
  std::erase_if(plan.placed, [&](Kind kind) { return takes_all_marks(plan, kind); });
  plan.covers = !demand.rules && !demand.strictly_minimal &&
                std::find(plan.placed.begin(), plan.placed.end(), Kind::kCage) != plan.placed.end();
  const int cells = demand.size * demand.size;
  plan.clues = demand.like.clues.value_or(plan.covers ? Span{0, 0} : Span{0, cells});
  plan.by_rules = plan.clues.most <= demand.size && !plan.placed.empty();
  if (auto error = find_wrong_rules(plan)) return *error;
  if (auto error = find_wrong_clues(plan)) return *error;
  if (auto error = find_wrong_hardness(demand)) return *error;
  if (auto error = find_contradiction(plan)) return *error;
  return plan;
}

std::optional<Error> find_impossible(const VariantDemand& demand) {
  const auto plan = plan_of(demand);
  if (!plan) return plan.error();
  return std::nullopt;
}

namespace {

constexpr int kFar = 1000;  // a level, or a technique that is missing
constexpr int kNear = 100;  // a step too many

int uses_of_any(const WayRating& rating, const TechniqueSet& techniques) {
  int uses = 0;
  for (const Technique t : all_techniques()) uses += techniques.contains(t) ? rating.uses_of(t) : 0;
  return uses;
}

TechniqueSet all_but(const TechniqueSet& techniques) {
  TechniqueSet others;
  for (const Technique t : all_techniques()) {
    if (!techniques.contains(t)) others.insert(t);
  }
  return others;
}

// Those that come before all of these.
TechniqueSet easier_than(const TechniqueSet& techniques) {
  TechniqueSet easier;
  for (const Technique t : all_techniques()) {
    if (techniques.contains(t)) break;
    easier.insert(t);
  }
  return easier;
}

int distance_to_use(const WayRating& rating, const TechniqueSet& wanted) {
  return uses_of_any(rating, wanted) > 0 ? 0 : kFar;
}

}  // namespace

int distance(const Demand& demand, const WayRating& rating) {
  // A puzzle that is too hard is nearer, the farther the way leads.
  int far = rating.finished ? 0 : kUnsolved + kNear / 10 * rating.open_cells;
  if (demand.level && rating.finished) {
    far += kFar * std::abs(static_cast<int>(*demand.level) - static_cast<int>(rating.level));
    // Of two that are too easy the one with more steps of its level is nearer.
    if (far > 0) far -= std::min(kFar / 2, 20 * rating.hard_steps);
  }
  if (demand.score) far += demand.score->distance(rating.score);
  for (const TechniqueSet& wanted : demand.required) far += distance_to_use(rating, wanted);
  if (demand.allowed) far += kNear * uses_of_any(rating, all_but(*demand.allowed));
  if (demand.hardest) {
    const int uses = uses_of_any(rating, *demand.hardest);
    TechniqueSet others = all_but(easier_than(*demand.hardest));
    far += uses == 0 ? kFar : kNear * (uses_of_any(rating, others) - 1);
  }
  return far;
}

}  // namespace nonet

#include "nonet/text/rule_words.h"

#include <algorithm>
#include <cstdlib>

#include "nonet/core/candidate_set.h"
#include "nonet/core/names.h"
#include "nonet/rules/fillings.h"
#include "nonet/rules/words.h"
#include "nonet/text/expert.h"
#include "nonet/text/notation.h"

namespace nonet {
namespace {

const RuleUnit* unit_of(const RuleUse& use, const Grid& grid) {
  return grid.rulebook() == nullptr ? nullptr : grid.rulebook()->unit_of(use);
}

bool has_weight(const RuleUnit& unit, bool positive) {
  return std::any_of(unit.sum.weights.begin(), unit.sum.weights.end(),
                     [&](int weight) { return (weight > 0) == positive; });
}

// "r1c7 + r2c7 - r3c1 = 4"; where there is nothing but to take away, the other way round: "r3c1 =
// 4".
std::string equation_of(const RuleUnit& unit) {
  const int sign = has_weight(unit, true) ? 1 : -1;
  std::string left, total = std::to_string(sign * unit.sum.total);
  // What is counted is told first, as people add before they take away.
  for (bool positive : {true, false}) {
    for (std::size_t i = 0; i < unit.cells.size(); ++i) {
      const int weight = sign * unit.sum.weights[i];
      if ((weight > 0) != positive) continue;
      if (left.empty()) {
        left = positive ? "" : "-";
      } else {
        left += positive ? " + " : " - ";
      }
      if (std::abs(weight) != 1) left += std::to_string(std::abs(weight)) + " x ";
      left += name_of(unit.cells[i]);
    }
  }
  return left + " = " + total;
}

// What is left where something goes: "r1c1 and r1c2 3 to 7, and r1c3 1 or 2".
std::string leaves(const Step& step, const Grid& before) {
  const CandidateSet gone = CandidateSet::from(step.removals);
  std::vector<Cell> untold = in_order_of_rules(gone.cells(), step.rules, before.rulebook());
  std::vector<std::string> texts;
  while (!untold.empty()) {
    auto kept_in = [&](Cell c) { return before.candidates(c) - gone.of(c); };
    const DigitSet kept = kept_in(untold.front());
    std::vector<Cell> alike = untold;
    std::erase_if(alike, [&](Cell c) { return kept_in(c) != kept; });
    std::erase_if(untold, [&](Cell c) { return kept_in(c) == kept; });
    texts.push_back(list_of(alike) + " " +
                    (kept.empty() ? "nothing" : choice_of(kept, before.topology())));
  }
  std::string text;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    text += (i == 0 ? "" : i + 1 == texts.size() ? ", and " : ", ") + texts[i];
  }
  return text;
}

constexpr std::size_t kMostSets = 6;

// "1+2": "12" would be twelve.
std::string with_pluses(DigitSet set, const Topology& topology) {
  std::string text;
  for (Digit digit : set) text += (text.empty() ? "" : "+") + name_of(digit, topology);
  return text;
}

std::string combinations(const Step& step, const Grid& before, bool in_short) {
  const RuleUnit* unit = step.rules.empty() ? nullptr : unit_of(step.rules.front(), before);
  if (unit == nullptr || !unit->is_sum) return "what fits";
  std::vector<std::string> sets;
  for (DigitSet set : sets_of(*unit, before)) {
    sets.push_back(in_short ? digits_text(set, before.topology())
                            : with_pluses(set, before.topology()));
  }
  std::sort(sets.begin(), sets.end());
  if (in_short) {
    std::string text;
    for (const std::string& set : sets) text += (text.empty() ? "" : ",") + set;
    return "{" + text + "}";
  }
  if (sets.size() > kMostSets) {
    return "the digits of " + std::to_string(sets.size()) + " sets that sum to " +
           std::to_string(unit->sum.total) + ", each only where it fits";
  }
  return list_of(sets, "or");
}

// A cage of which these cells are a part, if it is none of those that were taken.
std::optional<int> split_cage(const RuleUnit& unit, const Rulebook& rules) {
  for (const RuleUnit& cage : rules.units()) {
    const bool taken =
        std::find(unit.use.less.begin(), unit.use.less.end(), cage.rule) != unit.use.less.end();
    if (!cage.is_added_up() && cage.is_sum && cage.all_differ && !taken &&
        cage.set.size() > unit.set.size() && cage.set.contains(unit.set)) {
      return cage.rule;
    }
  }
  return std::nullopt;
}

// What people call the cells of a sum of houses, and what they come to: "the innie r1c9 = 3", "the
// outies r4c1 + r4c2 = 9", "innies less outies r1c1 - r2c1 = 2", "of the 19 cage r2c7 + r3c7 = 12".
std::string called(const RuleUnit& unit, const Rulebook& rules) {
  const bool in = has_weight(unit, true), out = has_weight(unit, false);
  const std::string equation = equation_of(unit);
  if (in && out) return "innies less outies " + equation;
  if (in) {
    if (const auto cage = split_cage(unit, rules)) {
      return "of " + words_of_rule(rules, *cage) + ", which is split, " + equation;
    }
  }
  return std::string(in ? "the innie" : "the outie") + (unit.cells.size() > 1 ? "s " : " ") +
         equation;
}

// All rules that are cited, and the cells of the pattern that lie in none of them: "the 15 cage at
// r1c1 and r1c5".
std::string parts(const Step& step, const Grid& before, bool in_short) {
  CellSet cells;
  for (const Mark& mark : step.marks) {
    if (mark.role == Role::kPattern) cells.insert(mark.candidate.cell);
  }
  std::vector<std::string> texts;
  for (const RuleUse& use : step.rules) {
    std::string text = name_of(use, before);
    if (in_short && text.starts_with("the ")) text = text.substr(4);
    texts.push_back(std::move(text));
    if (const RuleUnit* unit = unit_of(use, before)) cells -= unit->set;
  }
  for (Cell c : cells) texts.push_back(name_of(c));
  if (!in_short) return list_of(texts);
  std::string text;
  for (const std::string& part : texts) text += (text.empty() ? "" : ", ") + part;
  return text;
}

}  // namespace

std::string addition_of(const RuleUse& use, const Grid& before) {
  if (before.rulebook() == nullptr) return "the houses sum up";
  const RuleUnit* unit = unit_of(use, before);
  std::vector<std::string> taken;
  for (int number : use.less) {
    taken.push_back(words_of_rule(*before.rulebook(), std::abs(number)));
  }
  const int total = total_of_houses(before.topology()) * static_cast<int>(use.houses.size());
  std::string text = list_of(use.houses, before.topology()) +
                     (use.houses.size() == 1 ? " sums to " : " sum to ") + std::to_string(total);
  if (!taken.empty()) text += "; with " + list_of(taken);
  if (unit != nullptr) text += " that makes " + called(*unit, *before.rulebook());
  return text;
}

std::string name_of(const RuleUse& use, const Grid& grid) {
  if (use.rule != 0) {
    return grid.rulebook() == nullptr ? "a rule"
                                      : words_of_rule(*grid.rulebook(), use.rule, use.at);
  }
  const RuleUnit* unit = unit_of(use, grid);
  return unit == nullptr ? "a sum of houses" : equation_of(*unit);
}

std::optional<std::string> rule_words(std::string_view word, const Step& step, const Grid& before) {
  if (word == "rule") return step.rules.empty() ? "a rule" : name_of(step.rules.front(), before);
  if (word == "rule/short") {
    std::string text = step.rules.empty() ? "a rule" : name_of(step.rules.front(), before);
    return text.starts_with("the ") ? text.substr(4) : text;
  }
  if (word == "leaves") return leaves(step, before);
  if (word == "combinations") return combinations(step, before, false);
  if (word == "combinations/short") return combinations(step, before, true);
  if (word == "sum") {
    return step.rules.empty() ? "the houses sum up" : addition_of(step.rules.front(), before);
  }
  if (word == "parts") return parts(step, before, false);
  if (word == "parts/short") return parts(step, before, true);
  return std::nullopt;
}

}  // namespace nonet

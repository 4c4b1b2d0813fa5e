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
  if (grid.rulebook() == nullptr) return nullptr;
  for (const RuleUnit& unit : grid.rulebook()->units()) {
    if (unit.use == use) return &unit;
  }
  return nullptr;
}

// "r1c7 + r2c7 - r3c1 = 4"
std::string equation_of(const RuleUnit& unit) {
  // Where all is taken away, what sticks out of a house, people add that up.
  const int sign = std::all_of(unit.sum.weights.begin(), unit.sum.weights.end(),
                               [](int weight) { return weight < 0; })
                       ? -1
                       : 1;
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

// "3 to 7", "2, 4 or 6", "5"
std::string choice_of(DigitSet digits) {
  const int least = digits.first().number(), count = digits.size();
  DigitSet run;
  for (int n = least; n < least + count && n <= Digit::kCount; ++n) {
    run.insert(Digit::from_number(n));
  }
  if (count > 2 && run == digits) {
    return std::to_string(least) + " to " + std::to_string(least + count - 1);
  }
  return list_of(digits, "or");
}

// What is left where something goes: "r1c1 and r1c2 3 to 7, and r1c3 1 or 2".
std::string leaves(const Step& step, const Grid& before) {
  const CandidateSet gone = CandidateSet::from(step.removals);
  CellSet untold = gone.cells();
  std::vector<std::string> texts;
  while (!untold.empty()) {
    const DigitSet kept = before.candidates(untold.first()) - gone.of(untold.first());
    CellSet alike;
    for (Cell c : untold) {
      if (before.candidates(c) - gone.of(c) == kept) alike.insert(c);
    }
    untold -= alike;
    texts.push_back(list_of(alike) + " " + (kept.empty() ? "nothing" : choice_of(kept)));
  }
  std::string text;
  for (std::size_t i = 0; i < texts.size(); ++i) {
    text += (i == 0 ? "" : i + 1 == texts.size() ? ", and " : ", ") + texts[i];
  }
  return text;
}

constexpr std::size_t kMostSets = 6;

std::string combinations(const Step& step, const Grid& before, bool in_short) {
  const RuleUnit* unit = step.rules.empty() ? nullptr : unit_of(step.rules.front(), before);
  if (unit == nullptr || !unit->is_sum) return "what fits";
  std::vector<std::string> sets;
  for (DigitSet set : sets_of(*unit, before)) sets.push_back(digits_text(set));
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

// "row 1 sums to 45, of which the 15 cage at r1c1 and the 9 cage at r1c5 take 24, so r1c9 + r2c9 =
// 21"
std::string addition(const Step& step, const Grid& before) {
  if (step.rules.empty() || before.rulebook() == nullptr) return "the houses sum up";
  const RuleUse& use = step.rules.front();
  const RuleUnit* unit = unit_of(use, before);
  std::vector<std::string> taken;
  for (int number : use.less) {
    taken.push_back(words_of_rule(*before.rulebook(), std::abs(number)));
  }
  const int total = total_of_houses(before.topology()) * static_cast<int>(use.houses.size());
  std::string text = list_of(use.houses, before.topology()) +
                     (use.houses.size() == 1 ? " sums to " : " sum to ") + std::to_string(total);
  if (!taken.empty()) text += "; with " + list_of(taken);
  if (unit != nullptr) text += " that makes " + equation_of(*unit);
  return text;
}

}  // namespace

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
  if (word == "sum") return addition(step, before);
  return std::nullopt;
}

}  // namespace nonet

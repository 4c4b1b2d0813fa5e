#include "nonet/text/rule_words.h"

#include <algorithm>
#include <cstdlib>

#include "nonet/core/candidate_set.h"
#include "nonet/core/names.h"
#include "nonet/logic/technique.h"
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
  if (sets.size() > kMostSetsTold) {
    return std::to_string(sets.size()) + " sets of digits, each of them only where it fits";
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

bool takes_only_cages(const RuleUse& use, const Rulebook& rules) {
  const std::vector<Clue>& clues = rules.variant()->clues;
  return std::all_of(use.less.begin(), use.less.end(), [&](int number) {
    return clues[static_cast<std::size_t>(std::abs(number)) - 1].kind == Kind::kCage;
  });
}

// Cages, or what else sums as plainly, that lie apart: what each comes to, "17 + 8 = 25" where
// there are several, and where they are, "its cages at r1c1 and r1c2".
struct Cages {
  std::string where;
  std::string sums;
  int total = 0;
};

// Nothing where some rule is no such sum, an arrow say.
std::optional<Cages> cages_of(const RuleUse& use, const Rulebook& rules, std::string_view whose) {
  Cages cages;
  std::vector<const RuleUnit*> sums;
  for (int number : use.less) {
    const auto unit = std::find_if(
        rules.units().begin(), rules.units().end(),
        [&](const RuleUnit& each) { return each.rule == number && each.use.at.empty(); });
    if (number < 0 || unit == rules.units().end() || !is_plain_sum(*unit)) return std::nullopt;
    sums.push_back(&*unit);
  }
  std::sort(sums.begin(), sums.end(),
            [](const RuleUnit* a, const RuleUnit* b) { return a->set.first() < b->set.first(); });
  std::vector<std::string> names, starts;
  for (const RuleUnit* sum : sums) {
    names.push_back(words_of_rule(rules, sum->rule));
    starts.push_back(name_of(sum->cells.front()));
    cages.sums += (cages.sums.empty() ? "" : " + ") + std::to_string(sum->sum.total);
    cages.total += sum->sum.total;
  }
  if (names.empty()) return std::nullopt;
  const bool several = names.size() > 1;
  cages.where = takes_only_cages(use, rules)
                    ? std::string(whose) + (several ? " cages at " : " cage at ") + list_of(starts)
                    : list_of(names);
  if (several) cages.sums += " = " + std::to_string(cages.total);
  return cages;
}

// "r1c9", "r4c1 + r4c2": the cells that count so.
std::string sum_of_cells(const RuleUnit& unit, bool positive) {
  std::string text;
  for (std::size_t i = 0; i < unit.cells.size(); ++i) {
    if ((unit.sum.weights[i] > 0) != positive) continue;
    text += (text.empty() ? "" : " + ") + name_of(unit.cells[i]);
  }
  return text;
}

// The sum as one does it: what cages come to, and how that differs from the houses. Nothing where
// it is not as simple as that.
std::optional<std::string> told_by_cages(const RuleUse& use, const RuleUnit& unit,
                                         const Rulebook& rules, int total) {
  const bool one = use.houses.size() == 1;
  const bool in = has_weight(unit, true), out = has_weight(unit, false);
  const auto cages = cages_of(use, rules, out ? "the" : one ? "its" : "their");
  const auto& weights = unit.sum.weights;
  if (!cages || total - cages->total != unit.sum.total ||
      std::any_of(weights.begin(), weights.end(), [](int weight) { return std::abs(weight) != 1; }))
    return std::nullopt;
  const std::string innies = sum_of_cells(unit, true), outies = sum_of_cells(unit, false);
  const bool alone = unit.cells.size() == 1;
  const std::string come = use.less.size() == 1 ? " comes to " : " come to ";
  const std::string rest = std::to_string(std::abs(unit.sum.total));
  const std::string& text = cages->where;
  if (!out) {
    const auto split = split_cage(unit, rules);
    return text + come + cages->sums + ", so what is left, " +
           (split ? innies + " of " + words_of_rule(rules, *split)
                  : (alone ? "the innie " : "the innies ") + innies) +
           (alone ? ", is " : ", comes to ") + rest;
  }
  if (!in) {
    return text + ", which cover" + (use.less.size() == 1 ? "s " : " ") + (one ? "it" : "them") +
           "," + come + cages->sums + ", so what sticks out, " +
           (alone ? "the outie " : "the outies ") + outies + (alone ? ", is " : ", comes to ") +
           rest;
  }
  const bool more_in = unit.sum.total > 0;
  return text + come + cages->sums +
         (use.less.size() == 1 ? "; it leaves out " : "; they leave out ") + innies +
         (use.less.size() == 1 ? " and takes in " : " and take in ") + outies +
         " from outside, so " + (more_in ? innies : outies) + " = " + (more_in ? outies : innies) +
         (unit.sum.total == 0 ? "" : " + " + rest);
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

// Whether what is left is one cell: its sum is its digit.
bool says_what_is_left(const Step& step, const Grid& before) {
  if (step.rules.empty()) return false;
  const RuleUnit* unit = unit_of(step.rules.front(), before);
  return unit != nullptr && unit->cells.size() == 1 && std::abs(unit->sum.weights.front()) == 1;
}

}  // namespace

std::optional<CageInBrief> cage_in_brief(const Step& step, const Grid& before) {
  if (step.technique != Technique::kCageCombinations || step.rules.empty()) return std::nullopt;
  const RuleUnit* unit = unit_of(step.rules.front(), before);
  if (unit == nullptr || !unit->is_sum) return std::nullopt;
  const std::vector<DigitSet> sets = sets_of(*unit, before);
  if (sets.size() > kMostSetsTold) return std::nullopt;
  DigitSet held;
  for (DigitSet set : sets) held |= set;
  if (std::any_of(step.removals.begin(), step.removals.end(),
                  [&](Candidate x) { return held.contains(x.digit); }))
    return std::nullopt;
  return CageInBrief{name_of(step.rules.front(), before), combinations(step, before, false)};
}

std::string addition_of(const RuleUse& use, const Grid& before) {
  if (before.rulebook() == nullptr) return "the houses add up";
  const Rulebook& rules = *before.rulebook();
  const RuleUnit* unit = unit_of(use, before);
  const int total = total_of_houses(before.topology()) * static_cast<int>(use.houses.size());
  std::string text = list_of(use.houses, before.topology()) +
                     (use.houses.size() == 1 ? " adds up to " : " add up to ") +
                     std::to_string(total);
  if (unit != nullptr) {
    if (const auto told = told_by_cages(use, *unit, rules, total)) return text + "; " + *told;
  }
  std::vector<std::string> taken;
  for (int number : use.less) taken.push_back(words_of_rule(rules, std::abs(number)));
  if (!taken.empty()) text += "; with " + list_of(taken);
  if (unit != nullptr) text += " that makes " + called(*unit, rules);
  return text;
}

std::string rest_of(const RuleUse& use, const Grid& grid) {
  const RuleUnit* unit = unit_of(use, grid);
  if (unit == nullptr) return "a sum of houses";
  std::vector<Cell> innies, outies;
  for (std::size_t i = 0; i < unit->cells.size(); ++i) {
    (unit->sum.weights[i] > 0 ? innies : outies).push_back(unit->cells[i]);
  }
  const std::string what = takes_only_cages(use, *grid.rulebook()) ? "the cages" : "the rules";
  const std::string houses = list_of(use.houses, grid.topology());
  if (innies.empty()) return what + " stick out of " + houses + " at " + list_of(outies);
  return "of " + houses + " " + what + " leave " + list_of(innies) +
         (outies.empty() ? "" : ", and stick out at " + list_of(outies));
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
  if (word == "sum leaves") {
    return says_what_is_left(step, before) ? "" : ", which leaves " + leaves(step, before);
  }
  if (word == "combinations") return combinations(step, before, false);
  if (word == "combinations/short") return combinations(step, before, true);
  if (word == "sum") {
    return step.rules.empty() ? "the houses add up" : addition_of(step.rules.front(), before);
  }
  if (word == "parts") return parts(step, before, false);
  if (word == "parts/short") return parts(step, before, true);
  return std::nullopt;
}

}  // namespace nonet

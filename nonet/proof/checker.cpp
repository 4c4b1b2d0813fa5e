#include "nonet/proof/checker.h"

#include <algorithm>

#include "nonet/core/candidate_set.h"
#include "nonet/core/names.h"
#include "nonet/proof/deadly.h"
#include "nonet/proof/rule_premises.h"
#include "nonet/proof/symmetric.h"

namespace nonet {
namespace {

// The candidates that are left. Striking what conflicts with (c,d) is two operations: d from all
// peers of c, and every other digit from c.
class Choices {
 public:
  explicit Choices(const Grid& grid) : topology_(&grid.topology()) {
    for (Digit d : Digit::all()) left_.of(d) = grid.places(d);
  }

  bool has(Candidate x) const { return left_.contains(x); }
  void strike(Candidate x) { left_.erase(x); }
  void choose(Candidate x) {
    for (Digit d : Digit::all()) {
      if (d != x.digit) left_.of(d).erase(x.cell);
    }
    left_.of(x.digit) -= topology_->peers(x.cell);
  }

  int count(Truth truth) const {
    return truth.is_cell() ? left_.of(truth.cell()).size() : cells(truth).size();
  }

  // Strikes what is in conflict with all that a truth has left; whether there was any.
  bool strike_around(Truth truth) {
    if (truth.is_cell()) return false;
    const CellSet struck = topology_->common_peers(cells(truth)) & left_.of(truth.digit());
    left_.of(truth.digit()) -= struck;
    return !struck.empty();
  }

  // Leaves what some filling of the rule has.
  Narrowing narrow_by(const RulePremise& rule, Narrower& narrower, std::uint64_t& work,
                      std::uint64_t most) {
    return narrower.narrow(rule, left_, work, most);
  }

  std::vector<Candidate> of(Truth truth) const {
    std::vector<Candidate> candidates;
    if (truth.is_cell()) {
      for (Digit d : left_.of(truth.cell())) candidates.push_back({truth.cell(), d});
    } else {
      for (Cell c : cells(truth)) candidates.push_back({c, truth.digit()});
    }
    return candidates;
  }

 private:
  CellSet cells(Truth truth) const {
    return left_.of(truth.digit()) & topology_->cells(truth.house());
  }

  const Topology* topology_;
  CandidateSet left_;
};

// What has to be chosen from: the cited truths, and at most one clause of guardians. In a clause
// several candidates may be true; in a truth exactly one. The cited rules strike what they have no
// filling for. With a symmetry, whoever is chosen brings its images along.
struct Premises {
  std::vector<Truth> truths;
  std::vector<RulePremise> rules;
  std::vector<Candidate> guardians;
  bool has_guardians = false;
  std::optional<BoardSymmetry> symmetry;
};

class Chooser {
 public:
  Chooser(const Premises& premises, Narrower& narrower, std::uint64_t budget)
      : premises_(premises), narrower_(narrower), budget_(budget) {}

  // Whether some choice satisfies all premises. Also true when the budget is spent.
  bool possible(const Choices& choices) {
    return possible(choices, premises_.truths, premises_.has_guardians);
  }

  // Chooses x and its images; false if one of these is no candidate any more.
  bool choose(Choices& choices, Candidate x) const {
    choices.choose(x);
    if (!premises_.symmetry) return true;
    for (Candidate image = (*premises_.symmetry)(x); image != x;
         image = (*premises_.symmetry)(image)) {
      if (!choices.has(image)) return false;
      choices.choose(image);
    }
    // The last of them may have struck the first.
    return choices.has(x);
  }

  std::uint64_t work() const { return work_; }
  bool over_budget() const { return work_ > budget_; }

 private:
  bool possible(Choices choices, std::vector<Truth> open, bool guard) {
    // Unit choices first, until none is left. Then, where there are rules, which take long to try
    // ways with, what no way of a truth allows; and what the rules strike, which may leave more.
    for (bool again = true; again;) {
      again = false;
      for (std::size_t i = 0; i < open.size();) {
        int count = choices.count(open[i]);
        if (count == 0) return false;
        if (count > 1) {
          ++i;
          continue;
        }
        if (!choose(choices, choices.of(open[i]).front())) return false;
        open[i] = open.back();
        open.pop_back();
        again = true;
        if (++work_ > budget_) return true;
      }
      for (std::size_t i = 0; !again && !premises_.rules.empty() && i < open.size(); ++i) {
        again = choices.strike_around(open[i]);
        if (again && ++work_ > budget_) return true;
      }
      for (std::size_t i = 0; !again && i < premises_.rules.size(); ++i) {
        const Narrowing narrowing =
            choices.narrow_by(premises_.rules[i], narrower_, work_, budget_);
        if (narrowing == Narrowing::kGaveUp) return true;
        if (narrowing == Narrowing::kNoFilling) return false;
        again = narrowing == Narrowing::kStruck;
      }
    }
    std::vector<Candidate> ways = guard ? guardians_left(choices) : std::vector<Candidate>();
    if (guard && ways.empty()) return false;
    std::size_t narrowest = open.size();  // open.size(): the clause of guardians
    std::size_t fewest = guard ? ways.size() : 100;
    for (std::size_t i = 0; i < open.size(); ++i) {
      auto count = static_cast<std::size_t>(choices.count(open[i]));
      if (count >= fewest) continue;
      fewest = count;
      narrowest = i;
    }
    if (narrowest == open.size() && !guard) return true;
    if (narrowest < open.size()) {
      ways = choices.of(open[narrowest]);
      open[narrowest] = open.back();
      open.pop_back();
    } else {
      guard = false;
    }
    for (Candidate way : ways) {
      if (++work_ > budget_) return true;
      Choices next = choices;
      if (choose(next, way) && possible(next, open, guard)) return true;
    }
    return false;
  }

  std::vector<Candidate> guardians_left(const Choices& choices) const {
    std::vector<Candidate> left;
    for (Candidate x : premises_.guardians) {
      if (choices.has(x)) left.push_back(x);
    }
    return left;
  }

  const Premises& premises_;
  Narrower& narrower_;  // for all effects of a step
  std::uint64_t budget_;
  std::uint64_t work_ = 0;
};

// A step may come from anywhere.
bool is_of_this_game(const Step& step, const Topology& topology) {
  auto known = [](Candidate x) { return x.in_range(); };
  auto known_truth = [&](Truth truth) {
    return truth.is_cell() || truth.house().index() < topology.house_count();
  };
  return std::all_of(step.placements.begin(), step.placements.end(), known) &&
         std::all_of(step.removals.begin(), step.removals.end(), known) &&
         std::all_of(step.truths.begin(), step.truths.end(), known_truth) &&
         std::all_of(step.deadly.begin(), step.deadly.end(),
                     [](const DeadlyCell& cell) { return cell.cell.in_range(); }) &&
         (!step.symmetry || step.symmetry->in_range());
}

bool settled(const Grid& grid, Candidate x) {
  return !grid.is_open(x.cell) || !grid.has(x);
}

}  // namespace

Check check(const Grid& before, const Step& step, std::uint64_t budget) {
  Check result;
  if (step.placements.empty() && step.removals.empty()) {
    result.verdict = Verdict::kNoEffect;
    return result;
  }
  if (!is_of_this_game(step, before.topology())) {
    result.verdict = Verdict::kNotOfThisGame;
    return result;
  }
  Premises premises;
  premises.truths = step.truths;
  // Said twice is not said better.
  std::sort(premises.truths.begin(), premises.truths.end());
  premises.truths.erase(std::unique(premises.truths.begin(), premises.truths.end()),
                        premises.truths.end());
  if (auto rules = premises_of(step.rules, before)) {
    premises.rules = std::move(*rules);
  } else {
    result.verdict = Verdict::kNotOfThisGame;
    return result;
  }
  if (!step.deadly.empty()) {
    const Deadliness deadliness = deadliness_of(step.deadly, before);
    if (deadliness != Deadliness::kDeadly) {
      const bool decided = deadliness == Deadliness::kNotDeadly;
      result.verdict = decided ? Verdict::kNotDeadly : Verdict::kOverBudget;
      return result;
    }
    premises.has_guardians = true;
    premises.guardians = guardians_of(step.deadly, before);
  }
  premises.symmetry = step.symmetry;
  const bool symmetric = step.symmetry && is_symmetric(before, *step.symmetry);
  Narrower narrower(before.topology());
  CandidateSet checked;
  auto holds = [&](Candidate x, bool placed) {
    result.effect = x;
    if (checked.contains(x)) {
      result.verdict = Verdict::kAlreadySettled;
      return false;
    }
    checked.insert(x);
    if (settled(before, x)) {
      result.verdict = Verdict::kAlreadySettled;
      return false;
    }
    if (step.symmetry && !symmetric && (placed || !is_symmetric_with(x, before, *step.symmetry))) {
      result.verdict = Verdict::kNotSymmetric;
      return false;
    }
    Choices choices(before);
    Chooser chooser(premises, narrower, budget - std::min(budget, result.work));
    bool possible = true;
    if (placed) {
      choices.strike(x);
    } else {
      possible = chooser.choose(choices, x);
    }
    possible = possible && chooser.possible(choices);
    result.work += chooser.work();
    if (possible) {
      result.verdict = chooser.over_budget() ? Verdict::kOverBudget : Verdict::kNotProved;
    }
    return !possible;
  };
  for (Candidate x : step.placements) {
    if (!holds(x, true)) return result;
  }
  for (Candidate x : step.removals) {
    if (!holds(x, false)) return result;
  }
  result.effect.reset();
  return result;
}

std::string describe(const Check& check, const Step& step, DigitNames names) {
  std::string effect;
  if (check.effect) {
    bool placed = std::find(step.placements.begin(), step.placements.end(), *check.effect) !=
                  step.placements.end();
    effect = name_of(check.effect->cell) + (placed ? " = " : " <> ") +
             name_of(check.effect->digit, names);
  }
  switch (check.verdict) {
    case Verdict::kProved:
      return "proved";
    case Verdict::kNoEffect:
      return "the step has no effect";
    case Verdict::kAlreadySettled:
      return effect + " says nothing about an open candidate";
    case Verdict::kNotDeadly:
      return "the pattern it names is not deadly";
    case Verdict::kNotSymmetric:
      return "the puzzle has not the symmetry that it names";
    case Verdict::kNotProved:
      return effect + " does not follow from the truths it cites";
    case Verdict::kNotOfThisGame:
      return "the step names a cell, a digit, a house or a rule that this game has not";
    case Verdict::kOverBudget:
      return (effect.empty() ? "whether the pattern it names is deadly" : effect) +
             " could not be checked within the work bound";
  }
  return "";
}

}  // namespace nonet

#include "nonet/proof/rule_premises.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <utility>

#include "nonet/core/grid.h"
#include "nonet/rules/rulebook.h"

namespace nonet {
namespace {

bool lie_within(const std::vector<Cell>& cells, const CellSet& set) {
  return set.empty() ||
         std::all_of(cells.begin(), cells.end(), [&](Cell c) { return set.contains(c); });
}

std::vector<Cell> cells_of(const Variant& variant, const std::vector<Spot>& spots) {
  std::vector<Cell> cells;
  for (Spot spot : spots) cells.push_back(cell_of(variant, spot));
  return cells;
}

// Weights times digits, all added up, are the total.
RulePremise sum_premise(std::vector<Cell> cells, std::vector<std::int64_t> weights,
                        std::int64_t total) {
  constexpr std::int64_t kMiddle = std::int64_t{1} << 40;  // states are not below 0
  RulePremise premise{std::move(cells), nullptr, RulePremise::Sum{weights, kMiddle + total}};
  premise.meaning = make_automaton(
      [weights](Automaton::State state, int position, int digit) {
        return state +
               static_cast<Automaton::State>(weights[static_cast<std::size_t>(position)] * digit);
      },
      [total](Automaton::State state) {
        return static_cast<std::int64_t>(state) == kMiddle + total;
      },
      {static_cast<Automaton::State>(kMiddle)});
  return premise;
}

// All that a clue among these parts says of cells among these.
void add_clue(const Scheme& scheme, const Parts& parts, int clue, const CellSet& at,
              std::vector<RulePremise>& premises) {
  const int low = scheme.variant.low;
  bool pairs_are_told = false;  // by rules over all their cells
  for (const Rule& rule : parts.rules) {
    if (rule.clue != clue) continue;
    pairs_are_told |= std::holds_alternative<PairsForm>(rule.form);
    std::vector<Cell> cells = cells_of(scheme.variant, rule.cells);
    if (!lie_within(cells, at)) continue;
    if (const auto* sum = std::get_if<SumForm>(&rule.form)) {
      premises.push_back(
          sum_premise(std::move(cells), {sum->weights.begin(), sum->weights.end()}, sum->total));
    } else {
      premises.push_back({std::move(cells), rule.meaning, {}});
    }
  }
  for (const PairRule& pair : parts.pairs) {
    std::vector<Cell> cells = cells_of(scheme.variant, {pair.a, pair.b});
    if (pairs_are_told || pair.clue != clue || !lie_within(cells, at)) continue;
    const Relation relation = scheme.relations[pair.relation];
    premises.push_back(
        {std::move(cells),
         make_automaton(
             [relation, low](Automaton::State state, int position, int digit) -> Automaton::State {
               const int place = digit - low;
               if (position == 0) return static_cast<Automaton::State>(place);
               return (relation[static_cast<std::size_t>(state)] & 1U << place) != 0
                          ? state
                          : Automaton::kDead;
             },
             [](Automaton::State) { return true; }),
         {}});
  }
  for (std::size_t i = 0; i < parts.masks.size(); ++i) {
    const auto [spot, digits] = parts.masks[i];
    std::vector<Cell> cells = cells_of(scheme.variant, {spot});
    if (parts.mask_clues[i] != clue || !lie_within(cells, at)) continue;
    if (digits == scheme.all_digits()) continue;  // it says nothing
    premises.push_back({std::move(cells),
                        make_automaton(
                            [mask = digits, low](Automaton::State state, int, int digit) {
                              const bool may = (mask & 1U << (digit - low)) != 0;
                              return may ? state : Automaton::kDead;
                            },
                            [](Automaton::State) { return true; }),
                        {}});
  }
}

// What a list of rules within a choice says; a choice within it is left out.
std::vector<RulePremise> branch_of(const Scheme& scheme, const Parts& parts, int clue) {
  std::vector<RulePremise> premises;
  // Rules that are told as a whole tell their pairs; whatever else is a pair stands beside them.
  Parts pairs;
  pairs.pairs = parts.pairs;
  add_clue(scheme, parts, clue, {}, premises);
  add_clue(scheme, pairs, clue, {}, premises);
  auto apart = std::make_shared<std::vector<CellSet>>(Cell::kCount);
  auto differ = [&](const std::vector<Spot>& spots) {
    const std::vector<Cell> cells = cells_of(scheme.variant, spots);
    for (Cell a : cells) {
      for (Cell b : cells) {
        if (a != b) (*apart)[a.slot()].insert(b);
      }
    }
    premises.push_back({cells,
                        make_automaton([](Automaton::State state, int, int) { return state; },
                                       [](Automaton::State) { return true; }),
                        {}});
  };
  for (const std::vector<Spot>& group : parts.groups) differ(group);
  for (auto [a, b] : parts.unequal) differ({a, b});
  for (RulePremise& premise : premises) premise.apart = apart;
  return premises;
}

void add_choice(const Scheme& scheme, int clue, const CellSet& at,
                std::vector<RulePremise>& premises) {
  for (const Parts::Choice& choice : scheme.parts.choices) {
    if (choice.clue != clue || choice.branches.empty()) continue;
    RulePremise premise;
    CellSet cells;
    for (const Parts& parts : choice.branches) {
      premise.branches.push_back(branch_of(scheme, parts, clue));
      for (const RulePremise& part : premise.branches.back()) {
        for (Cell c : part.cells) cells.insert(c);
      }
    }
    for (Cell c : cells) premise.cells.push_back(c);
    if (lie_within(premise.cells, at)) premises.push_back(std::move(premise));
  }
}

// The one sum that a clue consists of.
const Rule* sum_of(const Scheme& scheme, int clue) {
  const Rule* found = nullptr;
  for (const Rule& rule : scheme.parts.rules) {
    if (rule.clue != clue) continue;
    if (found != nullptr || !std::holds_alternative<SumForm>(rule.form)) return nullptr;
    found = &rule;
  }
  return found;
}

bool add_sum(const Scheme& scheme, const Topology& topology, const RuleUse& use,
             std::vector<RulePremise>& premises) {
  constexpr std::size_t kMostCited = 1000;
  if (use.houses.empty() || use.houses.size() > kMostCited || use.less.size() > kMostCited) {
    return false;
  }
  std::map<Cell, std::int64_t> weights;
  std::int64_t total = 0;
  for (House house : use.houses) {
    if (house.index() < 0 || house.index() >= topology.house_count()) return false;
    for (Cell c : topology.cells(house)) ++weights[c];
    for (Digit d : Digit::all()) total += topology.number_of(d);
  }
  for (int number : use.less) {
    const Rule* rule = sum_of(scheme, std::abs(number) - 1);
    if (rule == nullptr) return false;
    const auto& sum = std::get<SumForm>(rule->form);
    const int times = number < 0 ? -1 : 1;
    for (std::size_t i = 0; i < rule->cells.size(); ++i) {
      weights[cell_of(scheme.variant, rule->cells[i])] -= std::int64_t{times} * sum.weights[i];
    }
    total -= std::int64_t{times} * sum.total;
  }
  std::vector<Cell> cells;
  std::vector<std::int64_t> factors;
  for (auto [cell, weight] : weights) {
    if (weight == 0) continue;
    cells.push_back(cell);
    factors.push_back(weight);
  }
  premises.push_back(sum_premise(std::move(cells), std::move(factors), total));
  return true;
}

// Walks through all fillings, each way to go on from a state with the same digits in sight once.
class Filler {
 public:
  Filler(const RulePremise& premise, const Topology& topology, const CandidateSet& left,
         std::uint64_t& work, std::uint64_t most)
      : premise_(premise), topology_(topology), work_(work), most_(most) {
    for (Cell c : premise.cells) masks_.push_back(left.of(c));
    held_.resize(masks_.size());
    supported_.resize(masks_.size());
    if (premise.sum) find_reach(*premise.sum);
  }

  // The digits that every filling has somewhere; nothing if there is no filling.
  std::optional<DigitSet> common() {
    Common common;
    for (Automaton::State start : premise_.meaning->starts()) join(fill(0, start), common);
    return common;
  }
  bool gave_up() const { return work_ > most_; }
  DigitSet supported(std::size_t position) const { return supported_[position]; }

 private:
  // What all ways on have; nothing if there is none.
  using Common = std::optional<DigitSet>;
  static void join(const Common& way, Common& common) {
    if (way) common = common ? *common & *way : *way;
  }

  Common fill(std::size_t position, Automaton::State state) {
    if (position == masks_.size()) {
      return premise_.meaning->accepts(state) ? Common(DigitSet()) : Common();
    }
    if (!reach_.empty() && !in_reach(position, static_cast<std::int64_t>(state))) return {};
    // What each cell to come may still hold, and where the automaton stands, is all that matters.
    std::vector<std::uint64_t> key{position, state};
    for (std::size_t later = position; later < masks_.size(); ++later) {
      key.push_back(open_at(later, position).bits());
    }
    if (auto known = known_.find(key); known != known_.end()) return known->second;
    if (++work_ > most_) return {};
    Common common;
    std::vector<Automaton::State> to;
    for (Digit d : open_at(position, position)) {
      held_[position] = d;
      to.clear();
      premise_.meaning->steps(state, static_cast<int>(position), topology_.number_of(d), to);
      for (Automaton::State next : to) {
        Common way = fill(position + 1, next);
        if (!way) continue;
        way->insert(d);
        supported_[position].insert(d);
        join(way, common);
      }
    }
    known_.emplace(std::move(key), common);
    return common;
  }

  // Position by position: the least and the greatest sum before it that the rest may complete.
  void find_reach(const RulePremise::Sum& sum) {
    std::int64_t least = sum.total, most = sum.total;
    reach_.resize(masks_.size());
    for (std::size_t i = masks_.size(); i-- > 0;) {
      if (!masks_[i].empty()) {
        std::int64_t low = sum.weights[i] * topology_.number_of(masks_[i].first()), high = low;
        for (Digit d : masks_[i]) {
          low = std::min(low, sum.weights[i] * topology_.number_of(d));
          high = std::max(high, sum.weights[i] * topology_.number_of(d));
        }
        least -= high;
        most -= low;
      }
      reach_[i] = {least, most};
    }
  }
  bool in_reach(std::size_t position, std::int64_t sum) const {
    return sum >= reach_[position].first && sum <= reach_[position].second;
  }

  // The digits of a position that no cell in sight among the first `filled` holds; of a cell that
  // is read twice, the digit that it holds already.
  DigitSet open_at(std::size_t position, std::size_t filled) const {
    DigitSet open = masks_[position];
    const Cell cell = premise_.cells[position];
    for (std::size_t i = 0; i < filled; ++i) {
      if (premise_.cells[i] == cell) open &= DigitSet{held_[i]};
      if (differ(cell, premise_.cells[i])) open.erase(held_[i]);
    }
    return open;
  }

  bool differ(Cell a, Cell b) const {
    return topology_.peers(a).contains(b) ||
           (premise_.apart != nullptr && (*premise_.apart)[a.slot()].contains(b));
  }

  const RulePremise& premise_;
  const Topology& topology_;
  std::uint64_t& work_;
  std::uint64_t most_;
  std::vector<DigitSet> masks_, supported_;
  std::vector<Digit> held_;
  std::vector<std::pair<std::int64_t, std::int64_t>> reach_;  // of a sum
  std::map<std::vector<std::uint64_t>, Common> known_;
};

}  // namespace

std::optional<std::vector<RulePremise>> premises_of(const std::vector<RuleUse>& uses,
                                                    const Grid& grid) {
  std::vector<RulePremise> premises;
  if (uses.empty()) return premises;
  if (grid.rulebook() == nullptr) return std::nullopt;
  const Scheme& scheme = grid.rulebook()->scheme();
  for (const RuleUse& use : uses) {
    if (use.rule == 0) {
      if (!add_sum(scheme, grid.topology(), use, premises)) return std::nullopt;
      continue;
    }
    if (use.rule < 0 || static_cast<std::size_t>(use.rule) > scheme.variant.clues.size()) {
      return std::nullopt;
    }
    add_clue(scheme, scheme.parts, use.rule - 1, use.at, premises);
    add_choice(scheme, use.rule - 1, use.at, premises);
  }
  return premises;
}

// By what a list of rules says, as long as something goes.
Narrowing Narrower::by_all(const std::vector<RulePremise>& premises, CandidateSet& left,
                           std::uint64_t& work, std::uint64_t most) {
  for (bool struck = true; struck;) {
    struck = false;
    for (const RulePremise& premise : premises) {
      const Narrowing narrowing = narrow(premise, left, work, most);
      if (narrowing == Narrowing::kNoFilling || narrowing == Narrowing::kGaveUp) return narrowing;
      struck = struck || narrowing == Narrowing::kStruck;
    }
  }
  return Narrowing::kStruck;
}

Narrowing Narrower::by_choice(const RulePremise& choice, CandidateSet& left, std::uint64_t& work,
                              std::uint64_t most) {
  CandidateSet kept;
  bool any = false;
  for (const std::vector<RulePremise>& branch : choice.branches) {
    CandidateSet inside = left;
    const Narrowing narrowing = by_all(branch, inside, work, most);
    if (narrowing == Narrowing::kGaveUp) return narrowing;
    if (narrowing == Narrowing::kNoFilling) continue;
    any = true;
    for (Digit d : Digit::all()) kept.of(d) |= inside.of(d);
  }
  if (!any) return Narrowing::kNoFilling;
  bool struck = false;
  for (Cell cell : choice.cells) {
    for (Digit d : left.of(cell) - kept.of(cell)) {
      left.erase({cell, d});
      struck = true;
    }
  }
  return struck ? Narrowing::kStruck : Narrowing::kNothing;
}

std::optional<Narrower::Answer> Narrower::ask(const RulePremise& premise, const CandidateSet& left,
                                              std::uint64_t& work, std::uint64_t most) const {
  Filler filler(premise, topology_, left, work, most);
  const std::optional<DigitSet> common = filler.common();
  if (filler.gave_up()) return std::nullopt;
  Answer answer;
  if (!common) return answer;
  answer.possible = true;
  answer.common = *common;
  for (std::size_t i = 0; i < premise.cells.size(); ++i) {
    answer.supported.push_back(filler.supported(i));
  }
  return answer;
}

Narrowing Narrower::narrow(const RulePremise& premise, CandidateSet& left, std::uint64_t& work,
                           std::uint64_t most) {
  if (!premise.branches.empty()) return by_choice(premise, left, work, most);
  constexpr std::size_t kMostKnown = 50'000;
  Question question{&premise, {}};
  for (Cell c : premise.cells) question.second.push_back(left.of(c).bits());
  auto known = known_.find(question);
  if (known == known_.end()) {
    std::optional<Answer> answer = ask(premise, left, work, most);
    if (!answer) return Narrowing::kGaveUp;
    if (known_.size() == kMostKnown) known_.clear();
    known = known_.emplace(std::move(question), std::move(*answer)).first;
  }
  const Answer& answer = known->second;
  if (!answer.possible) return Narrowing::kNoFilling;
  bool struck = false;
  for (std::size_t i = 0; i < premise.cells.size(); ++i) {
    const Cell cell = premise.cells[i];
    for (Digit d : left.of(cell) - answer.supported[i]) {
      left.erase({cell, d});
      struck = true;
    }
  }
  return strike_around(premise, answer.common, left) || struck ? Narrowing::kStruck
                                                               : Narrowing::kNothing;
}

// Whoever sees all places of a digit that each filling has.
bool Narrower::strike_around(const RulePremise& premise, DigitSet common,
                             CandidateSet& left) const {
  bool struck = false;
  for (Digit d : common) {
    CellSet places;
    for (Cell c : premise.cells) {
      if (left.contains({c, d})) places.insert(c);
    }
    const CellSet seeing = topology_.common_peers(places) & left.of(d);
    left.of(d) -= seeing;
    struck = struck || !seeing.empty();
  }
  return struck;
}

}  // namespace nonet

// Position by position through the automaton, as fillings.cpp does, but what was held is kept:
// which digits, in which part. Where there are too many ways to keep apart, nothing is said.
#include "nonet/rules/combinations.h"

#include <algorithm>
#include <array>
#include <set>
#include <tuple>

#include "nonet/rules/fillings.h"

namespace nonet {
namespace {

constexpr std::size_t kMostWays = 10'000;  // at one position
constexpr std::size_t kMostParts = 4;

const Clue& clue_of(const RuleUnit& unit, const Rulebook& rulebook) {
  return rulebook.variant()->clues[static_cast<std::size_t>(unit.rule) - 1];
}

// In which part a digit counts. Most rules know by the position; of a sandwich and an X-sum the
// digits before decide, of which a number is remembered.
class PartFinder {
 public:
  PartFinder(const RuleUnit& unit, const Rulebook& rulebook)
      : clue_(clue_of(unit, rulebook)),
        low_(rulebook.variant()->low),
        high_(rulebook.variant()->high),
        parts_(unit.cells.size(), 0) {
    const std::size_t count = unit.cells.size();
    if (clue_.kind == Kind::kDoubleArrow || clue_.kind == Kind::kBetween ||
        clue_.kind == Kind::kLockout) {
      const Variant& variant = *rulebook.variant();
      const Cell ends[] = {cell_of(variant, clue_.cells().front()),
                           cell_of(variant, clue_.cells().back())};
      for (std::size_t i = 0; i < count; ++i) {
        parts_[i] = unit.cells[i] == ends[0] || unit.cells[i] == ends[1] ? 0 : 1;
      }
    } else if (clue_.kind == Kind::kArrow) {
      // The digits of a bulb are those of one number, in their order.
      const std::size_t bulb = clue_.sets.front().size();
      for (std::size_t i = 0; i < count; ++i) parts_[i] = std::min(i, bulb);
    } else if (const std::vector<std::size_t> lengths = lengths_of(unit, rulebook);
               lengths.size() > 1 && lengths.size() <= kMostParts) {
      std::size_t at = 0;
      for (std::size_t part = 0; part < lengths.size(); ++part) {
        for (std::size_t i = 0; i < lengths[part]; ++i) parts_[at++] = part;
      }
    }
    for (const std::size_t part : parts_) count_ = std::max(count_, part + 1);
  }

  std::size_t count() const { return count_; }
  bool depends_on_digits() const {
    return clue_.kind == Kind::kSandwich || clue_.kind == Kind::kXSum;
  }

  // Its part, and what is remembered from then on.
  std::optional<std::size_t> part_of(std::size_t position, int digit, int& memory) const {
    if (clue_.kind == Kind::kSandwich) {
      if (digit == low_ || digit == high_) {
        ++memory;
        return std::nullopt;
      }
      return memory == 1 ? std::optional<std::size_t>(0) : std::nullopt;
    }
    if (clue_.kind == Kind::kXSum) {
      if (position == 0) memory = digit;
      return static_cast<int>(position) < memory ? std::optional<std::size_t>(0) : std::nullopt;
    }
    return parts_[position];
  }

 private:
  // The cells of the unit as the rule has cut them, or nothing.
  static std::vector<std::size_t> lengths_of(const RuleUnit& unit, const Rulebook& rulebook) {
    std::vector<std::size_t> lengths;
    for (const Rule& rule : rulebook.scheme().parts.rules) {
      const auto* form = std::get_if<EqualSumsForm>(&rule.form);
      if (form == nullptr || rule.meaning != unit.meaning) continue;
      lengths.assign(form->lengths.begin(), form->lengths.end());
      return lengths;
    }
    std::size_t total = 0;
    for (const std::vector<Spot>& set : clue_of(unit, rulebook).sets) {
      lengths.push_back(set.size());
      total += set.size();
    }
    return total == unit.cells.size() ? lengths : std::vector<std::size_t>{};
  }

  const Clue& clue_;
  int low_, high_;
  std::vector<std::size_t> parts_;  // by position
  std::size_t count_ = 1;
};

// The digits of each part, four bits for how often each occurs.
using Held = std::array<std::uint64_t, kMostParts>;
constexpr std::size_t kMostCells = 15;

struct Way {
  Automaton::State state;
  std::uint64_t seen;  // as RuleUnit::Sight has it
  int memory;
  Held held;

  friend bool operator==(const Way&, const Way&) = default;
  friend bool operator<(const Way& a, const Way& b) {
    return std::tie(a.state, a.seen, a.memory, a.held) <
           std::tie(b.state, b.seen, b.memory, b.held);
  }
};

void add_digit(std::uint64_t& digits, Digit digit) {
  digits += std::uint64_t{1} << 4 * digit.index();
}

Combination combination_of(const Held& held, std::size_t parts, DigitNames names) {
  Combination combination(parts);
  for (std::size_t part = 0; part < parts; ++part) {
    for (Digit d : Digit::all()) {
      const auto times = static_cast<std::size_t>(held[part] >> 4 * d.index() & 15U);
      combination[part].append(times, static_cast<char>('0' + names.number_of(d)));
    }
  }
  return combination;
}

// Of a sum: from which states the total is within reach behind a position.
bool is_in_reach(const RuleUnit& unit, const std::vector<DigitSet>& masks, std::size_t behind,
                 Automaton::State state) {
  if (!unit.is_sum) return true;
  const auto end = static_cast<std::int64_t>(unit.meaning->starts().front()) + unit.sum.total;
  std::int64_t least = static_cast<std::int64_t>(state), most = least;
  for (std::size_t i = behind; i < unit.cells.size(); ++i) {
    if (masks[i].empty()) return false;
    std::int64_t low = INT64_MAX, high = INT64_MIN;
    for (Digit d : masks[i]) {
      const std::int64_t more = std::int64_t{unit.sum.weights[i]} * unit.names.number_of(d);
      low = std::min(low, more);
      high = std::max(high, more);
    }
    least += low;
    most += high;
  }
  return least <= end && end <= most;
}

// Whether a rule on these cells always holds the same digits: then there is nothing to tell.
bool always_holds_all(const RuleUnit& unit, const Rulebook& rulebook) {
  return unit.all_differ && static_cast<int>(unit.cells.size()) == rulebook.variant()->digits() &&
         !PartFinder(unit, rulebook).depends_on_digits();
}

// Whether a clue without units has a say in a cell: the game with it alone differs there from one
// without any.
bool concerns(const Variant& variant, const Clue& clue, Spot spot) {
  Variant bare = variant;
  bare.clues.clear();
  bare.givens.assign(static_cast<std::size_t>(variant.cells()), std::nullopt);
  Variant with = bare;
  with.clues = {clue};
  const auto a = compile(bare), b = compile(with);
  if (!a || !b) return true;
  return a->peers[spot] != b->peers[spot] || a->start[spot] != b->start[spot] ||
         !b->parts.choices.empty();
}

}  // namespace

std::optional<std::vector<Combination>> combinations_of(const RuleUnit& unit,
                                                        const Rulebook& rulebook,
                                                        const std::vector<DigitSet>& masks) {
  const PartFinder parts(unit, rulebook);
  const std::size_t count = unit.cells.size();
  if (count > kMostCells) return std::nullopt;
  std::vector<Way> layer, next;
  for (Automaton::State start : unit.meaning->starts()) layer.push_back({start, 0, 0, {}});
  std::vector<Automaton::State> reached;
  for (std::size_t i = 0; i < count; ++i) {
    const RuleUnit::Sight& sight = unit.sights[i];
    next.clear();
    for (const Way& way : layer) {
      const unsigned taken = sight.own < 0 ? 0U : mask_seen(way.seen, sight.own);
      for (Digit d : masks[i]) {
        if ((taken >> d.index() & 1U) != 0) continue;
        reached.clear();
        unit.meaning->steps(way.state, static_cast<int>(i), unit.names.number_of(d), reached);
        Way on = way;
        on.seen = seen_behind(sight, way.seen, d);
        if (const auto part = parts.part_of(i, unit.names.number_of(d), on.memory)) {
          add_digit(on.held[*part], d);
        }
        for (Automaton::State state : reached) {
          on.state = state;
          if (is_in_reach(unit, masks, i + 1, state)) next.push_back(on);
        }
      }
    }
    std::sort(next.begin(), next.end());
    next.erase(std::unique(next.begin(), next.end()), next.end());
    if (next.size() > kMostWays) return std::nullopt;
    std::swap(layer, next);
  }
  std::set<Combination> found;
  for (const Way& way : layer) {
    if (unit.meaning->accepts(way.state))
      found.insert(combination_of(way.held, parts.count(), unit.names));
  }
  return std::vector<Combination>(found.begin(), found.end());
}

std::vector<RuleCombinations> combinations_at(const Grid& grid, Cell cell) {
  const Rulebook& rulebook = *grid.rulebook();
  const Variant& variant = *rulebook.variant();
  const auto spot = spot_of(variant, cell);
  std::vector<RuleCombinations> rules;
  if (!spot) return rules;
  std::set<int> with_units;
  for (const RuleUnit& unit : rulebook.units()) with_units.insert(unit.rule);
  for (const int index : rulebook.units_on(cell)) {
    const RuleUnit& unit = rulebook.units()[static_cast<std::size_t>(index)];
    if (unit.is_added_up()) continue;
    RuleCombinations told{unit.rule, unit.use.at, unit.cells, !always_holds_all(unit, rulebook),
                          {},        {}};
    if (told.has_digits) {
      std::vector<DigitSet> any, now;
      for (Cell c : unit.cells) {
        any.push_back(DigitSet::from_bits(rulebook.scheme().all_digits()));
        now.push_back(grid.candidates(c));
      }
      told.all = combinations_of(unit, rulebook, any);
      told.left = combinations_of(unit, rulebook, now);
    }
    rules.push_back(std::move(told));
  }
  for (std::size_t i = 0; i < variant.clues.size(); ++i) {
    const int rule = static_cast<int>(i) + 1;
    if (with_units.count(rule) != 0 || !concerns(variant, variant.clues[i], *spot)) continue;
    RuleCombinations told;
    told.rule = rule;
    if (!variant.clues[i].sets.empty()) {
      for (Spot each : variant.clues[i].cells()) told.cells.push_back(cell_of(variant, each));
    }
    rules.push_back(std::move(told));
  }
  std::stable_sort(
      rules.begin(), rules.end(),
      [](const RuleCombinations& a, const RuleCombinations& b) { return a.rule < b.rule; });
  return rules;
}

}  // namespace nonet

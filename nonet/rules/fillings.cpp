// Layer by layer: what can't be reached from the start or doesn't lead to an end is dropped, and
// what is left on the arcs are the digits.
#include "nonet/rules/fillings.h"

#include <algorithm>

namespace nonet {
namespace {

constexpr std::size_t kMostNodes = 2000;  // in a layer
constexpr std::size_t kMostArcs = 40'000;
constexpr std::size_t kMostRemembered = 50'000;
constexpr std::size_t kMostMet = 256;       // fillings of a rule that are kept
constexpr std::size_t kMostCellsOfMet = 7;  // nine bits each
constexpr std::size_t kMetAtOnce = 6;
constexpr std::size_t kFewCells = 6;  // of a sum that was added up

}  // namespace

bool is_long_sum(const RuleUnit& unit) {
  return unit.is_added_up() && unit.cells.size() > kFewCells;
}

bool is_worth_asking(const RuleUnit& unit, const Grid& grid) {
  if (!is_long_sum(unit)) return true;
  const auto open = std::count_if(unit.cells.begin(), unit.cells.end(),
                                  [&](Cell c) { return grid.candidates(c).size() > 1; });
  return static_cast<std::size_t>(open) <= kFewCells;
}

std::uint64_t seen_behind(const RuleUnit::Sight& sight, std::uint64_t seen, Digit digit) {
  std::uint64_t after = 0;
  for (std::size_t i = 0; i < sight.next.size(); ++i) {
    const auto [from, adds] = sight.next[i];
    unsigned mask = from < 0 ? 0U : mask_seen(seen, from);
    if (adds) mask |= 1U << digit.index();
    after |= std::uint64_t{mask} << 9 * i;
  }
  return after;
}

const Fillings& FillingFinder::of(const RuleUnit& unit, const Grid& grid) {
  masks_.clear();
  for (Cell c : unit.cells) masks_.push_back(grid.candidates(c));
  return of(unit, masks_);
}

const Fillings& FillingFinder::of(const RuleUnit& unit, const std::vector<DigitSet>& masks) {
  if (&masks != &masks_) masks_ = masks;
  // Not by the automaton: rules that say the same share one, and differ in who sees whom.
  const void* const which = &unit;
  key_.assign(reinterpret_cast<const char*>(&which), sizeof which);
  for (DigitSet mask : masks_) {
    key_ += static_cast<char>(mask.bits() & 0xffU);
    key_ += static_cast<char>(mask.bits() >> 8);
  }
  if (const auto known = known_.find(key_); known != known_.end()) return known->second;
  if (known_.size() >= kMostRemembered) known_.clear();
  if (!unit.branches.empty()) {
    // Its branches are remembered as well, and may make room for themselves.
    const std::string key = key_;
    Fillings made = of_choice(unit, std::vector<DigitSet>(masks_));
    return known_[key] = std::move(made);
  }
  Fillings& result = known_[key_];
  find(unit, result);
  return result;
}

bool FillingFinder::has_none(const RuleUnit& unit, const std::vector<DigitSet>& masks) {
  if (masks.size() > kMostCellsOfMet || !unit.branches.empty()) {
    const Fillings& fillings = of(unit, masks);
    return fillings.known && !fillings.possible;
  }
  std::uint64_t allowed = 0;
  for (std::size_t i = 0; i < masks.size(); ++i) {
    if (masks[i].empty()) return true;
    allowed |= std::uint64_t{masks[i].bits()} << 9 * i;
  }
  std::vector<std::uint64_t>& met = met_[&unit];
  for (std::uint64_t filling : met) {
    if ((filling & ~allowed) == 0) return false;
  }
  const std::size_t before = known_.size();
  const Fillings& fillings = of(unit, masks);
  // What was known already has left no layers to read fillings from.
  if (fillings.known && fillings.possible && known_.size() != before) keep_some(unit, met);
  return fillings.known && !fillings.possible;
}

// Any way back from an end leads to the start.
void FillingFinder::keep_some(const RuleUnit& unit, std::vector<std::uint64_t>& met) const {
  if (met.size() + kMetAtOnce > kMostMet) met.erase(met.begin(), met.begin() + kMostMet / 2);
  std::vector<std::uint32_t> ends;
  for (std::uint32_t n = 0; n < layer_.size(); ++n) {
    if (unit.meaning->accepts(layer_[n].state)) ends.push_back(n);
  }
  for (std::size_t k = 0; k < kMetAtOnce; ++k) {
    std::uint32_t at = ends[k * ends.size() / kMetAtOnce];
    std::uint64_t filling = 0;
    for (std::size_t i = unit.cells.size(); i-- > 0;) {
      // Each time from another place on, so that they differ.
      const std::vector<Arc>& arcs = arcs_[i];
      std::size_t a = k * arcs.size() / kMetAtOnce;
      while (arcs[a].to != at) a = a + 1 == arcs.size() ? 0 : a + 1;
      filling |= std::uint64_t{1} << (9 * i + static_cast<std::size_t>(arcs[a].digit.index()));
      at = arcs[a].from;
    }
    if (std::find(met.begin(), met.end(), filling) == met.end()) met.push_back(filling);
  }
}

// What some branch leaves. A branch that has no filling is out.
Fillings FillingFinder::of_choice(const RuleUnit& unit, const std::vector<DigitSet>& masks) {
  Fillings result;
  result.digits.resize(masks.size());
  result.required = DigitSet::all();
  for (const RuleBranch& branch : unit.branches) {
    std::vector<DigitSet> left = masks;
    DigitSet required;
    if (!narrow(branch, left, required)) continue;
    result.possible = true;
    result.required &= required;
    for (std::size_t i = 0; i < left.size(); ++i) result.digits[i] |= left[i];
  }
  if (!result.possible) result.required = {};
  return result;
}

// All that the units of a branch strike, one after the other; false if one has no filling.
bool FillingFinder::narrow(const RuleBranch& branch, std::vector<DigitSet>& left,
                           DigitSet& required) {
  std::vector<DigitSet> masks;
  for (bool changed = true; changed;) {
    changed = false;
    required = {};
    for (std::size_t u = 0; u < branch.units.size(); ++u) {
      const std::vector<std::size_t>& places = branch.places[u];
      masks.clear();
      for (std::size_t place : places) masks.push_back(left[place]);
      const Fillings& fillings = of(branch.units[u], masks);
      if (!fillings.known) continue;
      if (!fillings.possible) return false;
      required |= fillings.required;
      for (std::size_t i = 0; i < places.size(); ++i) {
        const DigitSet kept = left[places[i]] & fillings.digits[i];
        changed = changed || kept != left[places[i]];
        left[places[i]] = kept;
      }
    }
  }
  return true;
}

void FillingFinder::make_room() {
  std::vector<Slot> larger(slots_.empty() ? 512 : 2 * slots_.size(), Slot{{0, 0}, 0, 0});
  std::swap(larger, slots_);
  stamp_ = 1;
  // All that has a number in this layer gets its place again.
  std::vector<Place> again;
  std::swap(again, next_);
  for (const Place& place : again) number_of(place);
}

std::uint32_t FillingFinder::number_of(const Place& place) {
  if (2 * next_.size() >= slots_.size()) make_room();
  const std::uint64_t mixed = place.state * 0x9e3779b97f4a7c15U ^ place.seen * 0xc2b2ae3d27d4eb4fU;
  std::size_t at = static_cast<std::size_t>(mixed ^ mixed >> 29) & (slots_.size() - 1);
  for (;; at = (at + 1) & (slots_.size() - 1)) {
    Slot& slot = slots_[at];
    if (slot.stamp != stamp_) {
      slot = {place, static_cast<std::uint32_t>(next_.size()), stamp_};
      next_.push_back(place);
      return slot.number;
    }
    if (slot.place.state == place.state && slot.place.seen == place.seen) return slot.number;
  }
}

// Of a sum: from where the total is still within reach, position by position.
void FillingFinder::find_ways_on(const RuleUnit& unit) {
  ways_on_.clear();
  if (!unit.is_sum) return;
  const auto end = static_cast<std::int64_t>(unit.meaning->starts().front()) + unit.sum.total;
  ways_on_.assign(unit.cells.size(), {end, end});
  for (std::size_t i = unit.cells.size() - 1; i > 0; --i) {
    std::int64_t least = 0, most = 0;
    bool first = true;
    for (Digit d : masks_[i]) {
      const std::int64_t more = std::int64_t{unit.sum.weights[i]} * unit.names.number_of(d);
      least = first ? more : std::min(least, more);
      most = first ? more : std::max(most, more);
      first = false;
    }
    ways_on_[i - 1] = {ways_on_[i].first - most, ways_on_[i].second - least};
  }
}

// The states that follow, in reached_.
void FillingFinder::step(const RuleUnit& unit, Automaton::State from, std::size_t position,
                         Digit digit) {
  reached_.clear();
  if (!unit.is_sum) {
    unit.meaning->steps(from, static_cast<int>(position), unit.names.number_of(digit), reached_);
    return;
  }
  const std::int64_t to = static_cast<std::int64_t>(from) +
                          std::int64_t{unit.sum.weights[position]} * unit.names.number_of(digit);
  const auto [least, most] = ways_on_[position];
  if (to >= least && to <= most) reached_.push_back(static_cast<Automaton::State>(to));
}

void FillingFinder::find(const RuleUnit& unit, Fillings& result) {
  const std::size_t count = unit.cells.size();
  result.digits.resize(count);
  if (arcs_.size() < count) arcs_.resize(count);
  layer_.clear();
  for (Automaton::State start : unit.meaning->starts()) layer_.push_back({start, 0});
  std::vector<std::size_t> sizes{layer_.size()};
  std::size_t arc_count = 0;
  find_ways_on(unit);
  for (std::size_t i = 0; i < count; ++i) {
    const RuleUnit::Sight& sight = unit.sights[i];
    arcs_[i].clear();
    next_.clear();
    ++stamp_;
    for (std::uint32_t from = 0; from < layer_.size(); ++from) {
      const Place& place = layer_[from];
      const unsigned taken = sight.own < 0 ? 0U : mask_seen(place.seen, sight.own);
      for (Digit d : masks_[i]) {
        if ((taken >> d.index() & 1U) != 0) continue;
        step(unit, place.state, i, d);
        if (reached_.empty()) continue;
        const std::uint64_t seen = seen_behind(sight, place.seen, d);
        for (Automaton::State state : reached_) {
          arcs_[i].push_back({from, number_of({state, seen}), d});
        }
      }
    }
    arc_count += arcs_[i].size();
    if (next_.size() > kMostNodes || arc_count > kMostArcs) {
      result.known = false;
      return;
    }
    std::swap(layer_, next_);
    sizes.push_back(layer_.size());
  }
  // From each place that leads to an end: the digits that every way on has.
  constexpr std::uint16_t kNoWay = 0xffffU;
  std::vector<std::uint16_t> on(layer_.size(), kNoWay);
  for (std::size_t n = 0; n < layer_.size(); ++n) {
    if (unit.meaning->accepts(layer_[n].state)) on[n] = 0;
  }
  for (std::size_t i = count; i-- > 0;) {
    std::vector<std::uint16_t> before(sizes[i], kNoWay);
    for (const Arc& arc : arcs_[i]) {
      if (on[arc.to] == kNoWay) continue;
      before[arc.from] &= static_cast<std::uint16_t>(on[arc.to] | 1U << arc.digit.index());
      result.digits[i].insert(arc.digit);
    }
    on = std::move(before);
  }
  unsigned required = kNoWay;
  for (std::uint16_t digits : on) {
    if (digits == kNoWay) continue;
    result.possible = true;
    required &= digits;
  }
  for (Digit d : Digit::all()) {
    if (result.possible && (required >> d.index() & 1U) != 0) result.required.insert(d);
  }
}

bool is_plain_sum(const RuleUnit& unit) {
  return unit.is_sum && std::all_of(unit.sum.weights.begin(), unit.sum.weights.end(),
                                    [](int weight) { return weight == 1; });
}

std::vector<DigitSet> sets_of(const RuleUnit& unit, const Grid& grid) {
  const bool is_plain = is_plain_sum(unit);
  std::vector<DigitSet> sets;
  FillingFinder finder;
  for (unsigned bits = 1; bits < 1U << Digit::kCount; ++bits) {
    DigitSet set;
    int total = 0;
    for (Digit d : Digit::all()) {
      if ((bits >> d.index() & 1U) == 0) continue;
      set.insert(d);
      total += unit.names.number_of(d);
    }
    if (static_cast<std::size_t>(set.size()) != unit.cells.size()) continue;
    if (is_plain && total != unit.sum.total) continue;
    std::vector<DigitSet> within;
    for (Cell c : unit.cells) within.push_back(grid.candidates(c) & set);
    if (finder.of(unit, within).possible) sets.push_back(set);
  }
  return sets;
}

}  // namespace nonet

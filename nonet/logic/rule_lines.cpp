// What a rule leaves no filling for: a candidate of its cells that is in none of its fillings
// (bounds, combinations, or whatever else the rule is about); a candidate elsewhere that would take
// a digit from it that every filling has; and the same for sums that follow from houses and rules.
// Besides, what sees all places of a house for a digit, by whatever rule.
//
// One unit of the rulebook is asked at a time, those of few cells first, and of cages those that
// few sets of digits add up to, 4 = 1 + 3 or 16 = 7 + 9: that is how people look.
#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "nonet/logic/finder.h"
#include "nonet/logic/links.h"
#include "nonet/rules/fillings.h"

namespace nonet {
namespace {

bool has_open_cell(const RuleUnit& unit, const Grid& grid) {
  return unit.set.meets(grid.open());
}

// More in one step nobody follows, and to check them all takes long; the rest is told after these.
constexpr std::size_t kMostStruck = 100;

// The candidates of a unit's cells that no filling has.
CandidateList struck_by(const RuleUnit& unit, const Fillings& fillings, const Grid& grid) {
  CandidateList struck;
  for (std::size_t i = 0; i < unit.cells.size(); ++i) {
    const Cell c = unit.cells[i];
    if (struck.all().size() >= kMostStruck) break;
    if (!grid.is_open(c)) continue;
    for (Digit d : grid.candidates(c) - fillings.digits[i]) {
      const Candidate x{c, d};
      bool known = false;  // a cell may be read twice
      for (Candidate y : struck.all()) known = known || y == x;
      if (!known) struck.push_back(x);
    }
  }
  return struck;
}

Digit last_of(DigitSet digits) {
  Digit last = digits.first();
  for (Digit d : digits) last = d;
  return last;
}

// Whether all that goes lies below or above what stays.
bool cuts_ends(const RuleUnit& unit, const Fillings& fillings, std::span<const Candidate> struck) {
  for (Candidate x : struck) {
    for (std::size_t i = 0; i < unit.cells.size(); ++i) {
      if (unit.cells[i] != x.cell || fillings.digits[i].empty()) continue;
      const DigitSet kept = fillings.digits[i];
      if (x.digit > kept.first() && x.digit < last_of(kept)) return false;
    }
  }
  return true;
}

bool is_plain_cage(const RuleUnit& unit) {
  if (!unit.is_sum || !unit.all_differ || unit.cells.size() < 2) return false;
  for (int weight : unit.sum.weights) {
    if (weight != 1) return false;
  }
  return true;
}

// How many sets of so many digits from 1 to 9 add up to so much.
constexpr int kMostSum = 45;
constexpr auto kSets = [] {
  std::array<std::array<std::uint8_t, kMostSum + 1>, Digit::kCount + 1> sets{};
  sets[0][0] = 1;
  for (int d = 1; d <= Digit::kCount; ++d) {
    for (int size = d; size > 0; --size) {
      for (int sum = kMostSum; sum >= d; --sum) sets[size][sum] += sets[size - 1][sum - d];
    }
  }
  return sets;
}();

int sets_for(const RuleUnit& unit) {
  if (unit.is_added_up() || !is_plain_cage(unit)) return 0;
  const int size = static_cast<int>(unit.cells.size());
  const int sum = unit.sum.total + size * (1 - unit.names.number_of(Digit(0)));
  if (size > Digit::kCount || sum < 0 || sum > kMostSum) return 0;
  return kSets[static_cast<std::size_t>(size)][static_cast<std::size_t>(sum)];
}

// The units by their place in the rulebook, as people take them up: cages with few sets of digits
// first, what has to be added up last.
std::vector<std::size_t> as_people_look(const std::vector<RuleUnit>& units) {
  std::vector<std::size_t> order(units.size());
  std::iota(order.begin(), order.end(), 0);
  std::vector<int> sets(units.size());
  std::transform(units.begin(), units.end(), sets.begin(), sets_for);
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return std::pair(units[a].is_added_up(), sets[a]) < std::pair(units[b].is_added_up(), sets[b]);
  });
  return order;
}

void tell_line(std::size_t index, const Grid& before, Step& step) {
  const RuleUnit& unit = before.rulebook()->units()[index];
  step.rules = {unit.use};
  FillingFinder finder;
  const Fillings& fillings = finder.of(unit, before);
  for (std::size_t i = 0; i < unit.cells.size(); ++i) {
    for (Digit d : fillings.digits[i]) add_mark(Role::kPattern, {unit.cells[i], d}, step);
  }
  for (House h : unit.use.houses) add_house(HouseRole::kBase, h, step);
}

Technique technique_of(const RuleUnit& unit, const Fillings& fillings,
                       std::span<const Candidate> struck) {
  if (unit.is_added_up()) return Technique::kInniesAndOuties;
  if (is_plain_cage(unit)) return Technique::kCageCombinations;
  return cuts_ends(unit, fillings, struck) ? Technique::kRuleBounds : Technique::kRuleFilling;
}

bool find_lines(const Grid& grid, const Ask& ask, Sink sink, bool added_up) {
  if (grid.rulebook() == nullptr) return false;
  const std::vector<RuleUnit>& units = grid.rulebook()->units();
  FillingFinder of_this_grid;
  FillingFinder& finder = ask.fillings != nullptr ? *ask.fillings : of_this_grid;
  for (std::size_t index : as_people_look(units)) {
    const RuleUnit& unit = units[index];
    if (unit.is_added_up() != added_up || !has_open_cell(unit, grid)) continue;
    if (is_long_sum(unit)) continue;
    if (ask.stopped()) return true;
    const Fillings& fillings = finder.of(unit, grid);
    if (!fillings.known || !fillings.possible) continue;
    const CandidateList struck = struck_by(unit, fillings, grid);
    if (struck.all().empty()) continue;
    const Technique technique = technique_of(unit, fillings, struck.all());
    if (!ask.wants(technique)) continue;
    auto tell = [index](const Grid& before, Step& step) { tell_line(index, before, step); };
    if (sink({technique, {}, struck.all(), tell})) return true;
  }
  return false;
}

}  // namespace

std::shared_ptr<FillingFinder> fillings_along(const Grid& start) {
  return start.rulebook() == nullptr ? nullptr : std::make_shared<FillingFinder>();
}

bool find_rule_lines(const Grid& grid, const Ask& ask, Sink sink) {
  return find_lines(grid, ask, sink, false);
}

bool find_innies_and_outies(const Grid& grid, const Ask& ask, Sink sink) {
  return find_lines(grid, ask, sink, true);
}

namespace {

// The cells that see all places of a digit in a unit; none where it is placed there already.
CellSet seeing_all(Digit d, const RuleUnit& unit, const Grid& grid) {
  const CellSet places = grid.places(d) & unit.set;
  if (places.empty() || !grid.open().contains(places)) return {};
  return grid.topology().common_peers(places) & grid.places(d) & grid.open();
}

}  // namespace

// If a cell outside took the digit from all its places in the unit, the unit would have no filling.
// Digits that share their places are told together, as a person sees 1 and 2 in a cage of 3.
bool find_required_digit(const Grid& grid, const Ask& ask, Sink sink) {
  if (grid.rulebook() == nullptr) return false;
  const std::vector<RuleUnit>& units = grid.rulebook()->units();
  FillingFinder of_this_grid;
  FillingFinder& finder = ask.fillings != nullptr ? *ask.fillings : of_this_grid;
  for (std::size_t index : as_people_look(units)) {
    const RuleUnit& unit = units[index];
    if (unit.set.size() < 2 || !has_open_cell(unit, grid) || is_long_sum(unit)) continue;
    if (ask.stopped()) return true;
    // Fillings take longest: mostly nothing would come of them.
    bool could_act = false;
    for (Digit d : Digit::all()) could_act = could_act || !seeing_all(d, unit, grid).empty();
    if (!could_act) continue;
    const Fillings& fillings = finder.of(unit, grid);
    if (!fillings.known) continue;
    DigitSet left = fillings.required;
    while (!left.empty()) {
      const CellSet places = grid.places(left.first()) & unit.set;
      DigitSet together, act;
      CandidateList struck;
      for (Digit d : left) {
        if ((grid.places(d) & unit.set) != places) continue;
        together.insert(d);
        const CellSet targets = seeing_all(d, unit, grid);
        if (!targets.empty()) act.insert(d);
        struck.append(targets, d);
      }
      left -= together;
      if (act.empty()) continue;
      auto tell = [index, act](const Grid& before, Step& step) {
        const RuleUnit& rule = before.rulebook()->units()[index];
        step.rules = {rule.use};
        for (Digit d : act) {
          for (Cell c : before.places(d) & rule.set) add_mark(Role::kPattern, {c, d}, step);
        }
      };
      if (sink({Technique::kRequiredDigit, {}, struck.all(), tell})) return true;
    }
  }
  return false;
}

// Where all places see a cell by one house that is pointing or claiming, and told as such.
bool find_pointing_by_sight(const Grid& grid, const Ask& ask, Sink sink) {
  if (grid.rulebook() == nullptr) return false;
  const Topology& topology = grid.topology();
  for (House h : topology.houses()) {
    if (ask.stopped()) return true;
    for (Digit d : grid.open_digits(h)) {
      const CellSet places = grid.places(h, d);
      if (places.size() < 2) continue;
      CellSet targets =
          (topology.common_peers(places) & grid.places(d) & grid.open()) - topology.cells(h);
      for (House cover : topology.houses_of(places.first())) {
        if (topology.cells(cover).contains(places)) targets -= topology.cells(cover);
      }
      if (targets.empty()) continue;
      const CandidateList struck(targets, d);
      auto tell = [=](const Grid& before, Step& step) {
        step.truths = {Truth(h, d)};
        for (Cell c : before.places(h, d)) add_mark(Role::kPattern, {c, d}, step);
        add_house(HouseRole::kBase, h, step);
      };
      if (sink({Technique::kPointingBySight, {}, struck.all(), tell})) return true;
    }
  }
  return false;
}

}  // namespace nonet

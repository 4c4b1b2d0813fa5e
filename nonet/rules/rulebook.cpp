#include "nonet/rules/rulebook.h"

#include <algorithm>
#include <set>

namespace nonet {
namespace {

Cell cell_of(Spot spot) {
  return Cell(spot);
}

// Rows, columns and boxes by their kind; whatever else is a house counts as a further one.
HouseKind kind_of(const std::vector<Spot>& cells, const Variant& variant) {
  auto all_alike = [&](auto value_of) {
    return std::all_of(cells.begin(), cells.end(),
                       [&](Spot spot) { return value_of(spot) == value_of(cells.front()); });
  };
  if (all_alike([](Spot spot) { return spot / 9; })) return HouseKind::kRow;
  if (all_alike([](Spot spot) { return spot % 9; })) return HouseKind::kColumn;
  if (!variant.boxes.empty() && variant.boxes[cells.front()] >= 0 &&
      all_alike([&](Spot spot) { return variant.boxes[spot]; })) {
    return HouseKind::kBox;
  }
  return HouseKind::kExtra;
}

// Marks on single cells are seen at a glance: no step tells them.
bool stands_at_start(const Scheme& scheme, std::size_t mask) {
  const auto clue = static_cast<std::size_t>(scheme.parts.mask_clues[mask]);
  const Kind kind = scheme.variant.clues[clue].kind;
  return kind == Kind::kOdd || kind == Kind::kEven || kind == Kind::kAllowed;
}

// The cells that a rule has a say in.
CellSet ruled_cells(const Scheme& scheme) {
  const Parts& parts = scheme.parts;
  // Where one of several lists of rules holds, any cell of the grid may be meant.
  if (!parts.choices.empty()) return CellSet::all();
  CellSet ruled;
  for (const Rule& rule : parts.rules) {
    for (Spot spot : rule.cells) ruled.insert(cell_of(spot));
  }
  for (const PairRule& pair : parts.pairs) ruled |= {cell_of(pair.a), cell_of(pair.b)};
  for (std::size_t i = 0; i < parts.masks.size(); ++i) {
    if (!stands_at_start(scheme, i)) ruled.insert(cell_of(parts.masks[i].first));
  }
  return ruled;
}

Topology topology_of(const Scheme& scheme) {
  std::vector<Topology::HouseShape> shapes;
  std::array<int, 4> numbers{};
  for (const std::vector<Spot>& house : scheme.houses) {
    if (shapes.size() == static_cast<std::size_t>(House::kCount)) break;  // the rest are bonds
    const HouseKind kind = kind_of(house, scheme.variant);
    Topology::HouseShape shape{kind, ++numbers[static_cast<std::size_t>(kind)], {}};
    if (kind == HouseKind::kRow) shape.number = house.front() / 9 + 1;
    if (kind == HouseKind::kColumn) shape.number = house.front() % 9 + 1;
    if (kind == HouseKind::kExtra) shape.number = static_cast<int>(shapes.size()) + 1;
    for (std::size_t i = 0; i < shape.order.size(); ++i) shape.order[i] = cell_of(house[i]);
    shapes.push_back(shape);
  }
  std::vector<Topology::Bond> bonds;
  for (int a = 0; a < Cell::kCount; ++a) {
    for (int b = a + 1; b < Cell::kCount; ++b) {
      if (scheme.peers[static_cast<std::size_t>(a)].test(static_cast<std::size_t>(b))) {
        bonds.push_back({Cell(a), Cell(b)});
      }
    }
  }
  return Topology(std::move(shapes), bonds, ruled_cells(scheme));
}

std::shared_ptr<const Automaton> pair_automaton(const Relation& relation) {
  return make_automaton(
      [relation](Automaton::State state, int position, int digit) -> Automaton::State {
        if (position == 0) return static_cast<Automaton::State>(digit);
        const unsigned allowed = relation[static_cast<std::size_t>(state - 1)];
        return (allowed >> (digit - 1) & 1U) != 0 ? state : Automaton::kDead;
      },
      [](Automaton::State) { return true; });
}

std::shared_ptr<const Automaton> mask_automaton(DigitMask mask) {
  return make_automaton(
      [mask](Automaton::State state, int, int digit) -> Automaton::State {
        return (mask >> (digit - 1) & 1U) != 0 ? state : Automaton::kDead;
      },
      [](Automaton::State) { return true; });
}

}  // namespace

RuleUnit sum_unit(const std::vector<std::pair<Cell, int>>& terms, int total,
                  const Topology& topology) {
  RuleUnit unit;
  unit.is_sum = true;
  unit.sum.total = total;
  for (auto [cell, weight] : terms) {
    unit.cells.push_back(cell);
    unit.sum.weights.push_back(weight);
  }
  constexpr int kOffset = 1 << 20;  // sums may be below 0 on the way
  unit.meaning = make_automaton(
      [weights = unit.sum.weights](Automaton::State state, int position, int digit) {
        const std::int64_t more = std::int64_t{weights[static_cast<std::size_t>(position)]} * digit;
        return static_cast<Automaton::State>(static_cast<std::int64_t>(state) + more);
      },
      [total](Automaton::State state) {
        return static_cast<std::int64_t>(state) == kOffset + total;
      },
      {kOffset});
  look_back(unit, topology);
  return unit;
}

void look_back(RuleUnit& unit, const Topology& topology) {
  unit.set = {};
  for (Cell c : unit.cells) unit.set.insert(c);
  unit.all_differ = static_cast<std::size_t>(unit.set.size()) == unit.cells.size();
  for (Cell c : unit.set) {
    if (!(topology.peers(c) | CellSet{c}).contains(unit.set)) unit.all_differ = false;
  }
  // Position by position: which sets of earlier cells a later one sees. There is room for seven of
  // them; what is forgotten beyond that only makes a rule look weaker than it is.
  constexpr std::size_t kMost = 7;
  const std::size_t count = unit.cells.size();
  std::vector<std::vector<bool>> before;  // the sets at this position, by earlier position
  unit.sights.assign(count, {});
  for (std::size_t i = 0; i < count; ++i) {
    auto seen_by = [&](std::size_t later, std::size_t end) {
      std::vector<bool> seen(count);
      for (std::size_t j = 0; j < end; ++j) {
        seen[j] = topology.peers(unit.cells[later]).contains(unit.cells[j]);
      }
      return seen;
    };
    RuleUnit::Sight& sight = unit.sights[i];
    const auto own = std::find(before.begin(), before.end(), seen_by(i, i));
    if (own != before.end()) sight.own = static_cast<int>(own - before.begin());
    std::vector<std::vector<bool>> after;
    for (std::size_t later = i + 1; later < count; ++later) {
      std::vector<bool> seen = seen_by(later, i + 1);
      if (std::find(seen.begin(), seen.end(), true) == seen.end() || after.size() == kMost ||
          std::find(after.begin(), after.end(), seen) != after.end()) {
        continue;
      }
      std::vector<bool> earlier = seen;
      earlier[i] = false;
      const auto from = std::find(before.begin(), before.end(), earlier);
      const int index = from == before.end() ? -1 : static_cast<int>(from - before.begin());
      sight.next.emplace_back(index, seen[i]);
      after.push_back(std::move(seen));
    }
    before = std::move(after);
  }
}

Rulebook::Rulebook(std::shared_ptr<const Variant> variant, Scheme scheme)
    : variant_(std::move(variant)), scheme_(std::move(scheme)), topology_(topology_of(scheme_)) {
  const Parts& parts = scheme_.parts;
  auto add = [&](int clue, const std::vector<Spot>& spots, std::shared_ptr<const Automaton> meaning,
                 const SumForm* sum) {
    RuleUnit unit;
    unit.rule = clue + 1;
    unit.use.rule = clue + 1;
    for (Spot spot : spots) unit.cells.push_back(cell_of(spot));
    unit.meaning = std::move(meaning);
    unit.is_sum = sum != nullptr;
    if (sum != nullptr) unit.sum = *sum;
    look_back(unit, topology_);
    units_.push_back(std::move(unit));
  };
  std::set<int> told_as_rules;  // pairs of these say nothing more
  for (const Rule& rule : parts.rules) {
    if (std::holds_alternative<PairsForm>(rule.form)) told_as_rules.insert(rule.clue);
    add(rule.clue, rule.cells, rule.meaning, std::get_if<SumForm>(&rule.form));
  }
  for (const PairRule& pair : parts.pairs) {
    if (told_as_rules.count(pair.clue) != 0) continue;
    add(pair.clue, {pair.a, pair.b}, pair_automaton(scheme_.relations[pair.relation]), nullptr);
  }
  for (std::size_t i = 0; i < parts.masks.size(); ++i) {
    if (stands_at_start(scheme_, i)) continue;
    const auto& [cell, digits] = parts.masks[i];
    add(parts.mask_clues[i], {cell}, mask_automaton(digits), nullptr);
  }
  std::stable_sort(units_.begin(), units_.end(),
                   [](const RuleUnit& a, const RuleUnit& b) { return a.rule < b.rule; });
  for (std::size_t i = 0; i < units_.size(); ++i) {
    RuleUnit& unit = units_[i];
    const bool alone = (i == 0 || units_[i - 1].rule != unit.rule) &&
                       (i + 1 == units_.size() || units_[i + 1].rule != unit.rule);
    if (!alone) unit.use.at = unit.set;
  }
  std::vector<RuleUnit> sums = added_up(topology_, units_, 6);
  std::stable_sort(units_.begin(), units_.end(), [](const RuleUnit& a, const RuleUnit& b) {
    return a.cells.size() < b.cells.size();
  });
  std::move(sums.begin(), sums.end(), std::back_inserter(units_));
  for (std::size_t i = 0; i < units_.size(); ++i) {
    for (Cell c : units_[i].set) units_on_[c.slot()].push_back(static_cast<int>(i));
  }
}

static std::optional<Error> find_other_grid(const Variant& variant) {
  if (variant.rows == 9 && variant.cols == 9 && variant.low == 1 && variant.high == 9) return {};
  return Error{ErrorCode::kOtherRules,
               "steps are told of grids of 9 by 9 with the digits 1 to 9; this one can be solved "
               "and counted"};
}

Result<std::shared_ptr<const Rulebook>> Rulebook::of(std::shared_ptr<const Variant> variant) {
  if (auto error = find_other_grid(*variant)) return *error;
  if constexpr (!kHasRulebooks) {
    return Error{ErrorCode::kOtherRules,
                 "puzzles with rules of their own are not part of this build"};
  } else {
    Result<Scheme> scheme = compile(*variant);
    if (!scheme) return scheme.error();
    return std::shared_ptr<const Rulebook>(new Rulebook(std::move(variant), std::move(*scheme)));
  }
}

Grid empty_grid(const std::shared_ptr<const Rulebook>& rulebook) {
  const Scheme& scheme = rulebook->scheme();
  Grid empty(rulebook->topology(), rulebook);
  for (std::size_t i = 0; i < scheme.parts.masks.size(); ++i) {
    if (!stands_at_start(scheme, i)) continue;
    const auto& [cell, digits] = scheme.parts.masks[i];
    for (Digit d : Digit::all()) {
      if ((digits >> d.index() & 1U) == 0) empty.eliminate(cell_of(cell), d);
    }
  }
  return empty;
}

Result<Puzzle> state_of(const Puzzle& puzzle) {
  if (!puzzle.variant) return puzzle;
  if (auto error = find_other_grid(*puzzle.variant)) return *error;
  Puzzle state = puzzle;
  Variant variant = *puzzle.variant;
  for (std::size_t i = 0; i < variant.givens.size(); ++i) {
    const Cell cell(static_cast<int>(i));
    const auto placed = i < variant.placed.size() ? variant.placed[i] : std::nullopt;
    if (variant.givens[i]) {
      state.givens.set(cell, Digit::from_number(*variant.givens[i]));
    } else if (placed && !state.placed.has(cell)) {
      state.placed.set(cell, Digit::from_number(*placed));
    }
  }
  variant.placed.clear();
  variant.notes.clear();
  state.variant = std::make_shared<const Variant>(std::move(variant));
  return state;
}

Puzzle state_of(const Grid& grid) {
  Puzzle state = grid.puzzle();
  if (grid.rulebook() != nullptr) state.variant = grid.rulebook()->variant();
  return state;
}

Variant with_placed(const Puzzle& state) {
  Variant variant = *state.variant;
  if (state.placed == Board()) return variant;
  variant.placed.resize(variant.givens.size());
  for (Cell c : Cell::all()) {
    if (auto d = state.placed.at(c)) variant.placed[c.slot()] = d->number();
  }
  return variant;
}

Result<Grid> start_of(const Puzzle& puzzle) {
  if (!puzzle.variant) return Grid::from(puzzle);
  auto rulebook = Rulebook::of(puzzle.variant);
  if (!rulebook) return rulebook.error();
  return start_of(puzzle, *rulebook);
}

Result<Grid> start_of(const Puzzle& puzzle, const std::shared_ptr<const Rulebook>& rulebook) {
  if (!puzzle.variant || !rulebook) return Grid::from(puzzle);
  auto state = state_of(puzzle);
  if (!state) return state.error();
  return Grid::from(*state, empty_grid(rulebook));
}

}  // namespace nonet

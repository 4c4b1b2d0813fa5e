#include "nonet/rules/rulebook.h"

#include <algorithm>
#include <set>

#include "nonet/rules/simple_automata.h"

namespace nonet {
namespace {

constexpr std::size_t kMostCellsAddedUp = 8;

// Rows, columns and boxes by their kind; whatever else is a house counts as a further one.
HouseKind kind_of(const std::vector<Spot>& cells, const Variant& variant) {
  auto all_alike = [&](auto value_of) {
    return std::all_of(cells.begin(), cells.end(),
                       [&](Spot spot) { return value_of(spot) == value_of(cells.front()); });
  };
  if (all_alike([&](Spot spot) { return spot / variant.cols; })) return HouseKind::kRow;
  if (all_alike([&](Spot spot) { return spot % variant.cols; })) return HouseKind::kColumn;
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
  auto cell = [&](Spot spot) { return cell_of(scheme.variant, spot); };
  CellSet ruled;
  for (const Rule& rule : parts.rules) {
    for (Spot spot : rule.cells) ruled.insert(cell(spot));
  }
  for (const PairRule& pair : parts.pairs) ruled |= {cell(pair.a), cell(pair.b)};
  for (std::size_t i = 0; i < parts.masks.size(); ++i) {
    if (!stands_at_start(scheme, i)) ruled.insert(cell(parts.masks[i].first));
  }
  return ruled;
}

// What stands beyond a smaller board: first the digits that it has not, then the others. The first
// nine cells together hold every digit once; all further ones nobody looks at.
std::vector<Candidate> digits_beyond(const Variant& variant) {
  std::vector<Candidate> beyond;
  int next = variant.digits();
  for (Cell c : Cell::all()) {
    if (!spot_of(variant, c)) beyond.push_back({c, Digit(next++ % Digit::kCount)});
  }
  return beyond;
}

// Rows and columns keep their ids whatever the size. Where the board has none, or one that is no
// house, a house stands that lies beyond the board and is full.
std::vector<Topology::HouseShape> houses_of(const Scheme& scheme,
                                            const std::vector<Candidate>& beyond) {
  constexpr int kLines = 9;
  const Variant& variant = scheme.variant;
  // Its cells, and from beyond the digits that are missing.
  auto shape_of = [&](HouseKind kind, int number, const std::vector<Spot>& house) {
    Topology::HouseShape shape{kind, number, {}};
    for (std::size_t i = 0; i < shape.order.size(); ++i) {
      shape.order[i] =
          i < house.size() ? cell_of(variant, house[i]) : beyond[i - house.size()].cell;
    }
    return shape;
  };
  std::vector<Topology::HouseShape> shapes;
  std::vector<std::vector<Spot>> lines(std::size_t{2} * kLines);
  for (const std::vector<Spot>& house : scheme.houses) {
    const HouseKind kind = kind_of(house, variant);
    const int row = house.front() / variant.cols, column = house.front() % variant.cols;
    if (kind == HouseKind::kRow) lines[static_cast<std::size_t>(row)] = house;
    if (kind == HouseKind::kColumn)
      lines[std::size_t{kLines} + static_cast<std::size_t>(column)] = house;
  }
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const bool is_row = i < kLines;
    shapes.push_back(shape_of(is_row ? HouseKind::kRow : HouseKind::kColumn,
                              static_cast<int>(i) % kLines + 1, lines[i]));
  }
  int boxes = 0;
  for (const std::vector<Spot>& house : scheme.houses) {
    const HouseKind kind = kind_of(house, variant);
    if (kind == HouseKind::kRow || kind == HouseKind::kColumn) continue;
    if (shapes.size() == static_cast<std::size_t>(House::kCount)) break;  // the rest are bonds
    const int number = kind == HouseKind::kBox ? ++boxes : static_cast<int>(shapes.size()) + 1;
    shapes.push_back(shape_of(kind, number, house));
  }
  return shapes;
}

Topology topology_of(const Scheme& scheme) {
  const Variant& variant = scheme.variant;
  std::vector<Candidate> beyond = digits_beyond(variant);
  std::vector<Topology::HouseShape> shapes = houses_of(scheme, beyond);
  std::vector<Topology::Bond> bonds;
  for (std::size_t a = 0; a < scheme.peers.size(); ++a) {
    for (std::size_t b = a + 1; b < scheme.peers.size(); ++b) {
      if (!scheme.peers[a].test(b)) continue;
      bonds.push_back(
          {cell_of(variant, static_cast<Spot>(a)), cell_of(variant, static_cast<Spot>(b))});
    }
  }
  return Topology(std::move(shapes), bonds, ruled_cells(scheme), std::move(beyond), {variant.low});
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

void look_back(RuleUnit& unit, const Topology& topology, const std::vector<CellSet>& apart) {
  auto peers = [&](Cell c) {
    return apart.empty() ? topology.peers(c) : topology.peers(c) | apart[c.slot()];
  };
  unit.names = topology.digit_names();
  unit.set = {};
  for (Cell c : unit.cells) unit.set.insert(c);
  unit.all_differ = static_cast<std::size_t>(unit.set.size()) == unit.cells.size();
  for (Cell c : unit.set) {
    if (!(peers(c) | CellSet{c}).contains(unit.set)) unit.all_differ = false;
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
        seen[j] = peers(unit.cells[later]).contains(unit.cells[j]);
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
    for (Spot spot : spots) unit.cells.push_back(cell_of(*variant_, spot));
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
    add(pair.clue, {pair.a, pair.b},
        pair_automaton(scheme_.relations[pair.relation], variant_->low), nullptr);
  }
  for (std::size_t i = 0; i < parts.masks.size(); ++i) {
    if (stands_at_start(scheme_, i)) continue;
    const auto& [cell, digits] = parts.masks[i];
    add(parts.mask_clues[i], {cell}, mask_automaton(digits, variant_->low), nullptr);
  }
  for (const Parts::Choice& choice : parts.choices) {
    RuleUnit unit = choice_unit(scheme_, choice, topology_);
    if (!unit.cells.empty()) units_.push_back(std::move(unit));
  }
  std::stable_sort(units_.begin(), units_.end(),
                   [](const RuleUnit& a, const RuleUnit& b) { return a.rule < b.rule; });
  for (std::size_t i = 0; i < units_.size(); ++i) {
    RuleUnit& unit = units_[i];
    const bool alone = (i == 0 || units_[i - 1].rule != unit.rule) &&
                       (i + 1 == units_.size() || units_[i + 1].rule != unit.rule);
    if (!alone) unit.use.at = unit.set;
  }
  std::vector<RuleUnit> sums = added_up(topology_, units_, kMostCellsAddedUp);
  std::stable_sort(units_.begin(), units_.end(), [](const RuleUnit& a, const RuleUnit& b) {
    return a.cells.size() < b.cells.size();
  });
  std::move(sums.begin(), sums.end(), std::back_inserter(units_));
  for (std::size_t i = 0; i < units_.size(); ++i) {
    for (Cell c : units_[i].set) units_on_[c.slot()].push_back(static_cast<int>(i));
  }
}

bool is_explained(const Variant& variant) {
  constexpr int kSide = 9;
  const bool fits =
      variant.rows <= kSide && variant.cols <= kSide && variant.digits() <= Digit::kCount;
  // Where nothing lies beyond, houses of fewer digits can't be filled up.
  const bool is_whole = variant.cells() == Cell::kCount;
  return fits && (!is_whole || variant.digits() == Digit::kCount);
}

static std::optional<Error> find_other_grid(const Variant& variant) {
  if (is_explained(variant)) return {};
  return Error{ErrorCode::kOtherRules,
               "steps are told of grids of up to 9 by 9 with at most nine digits; this one can be "
               "solved and counted"};
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

const RuleUnit* Rulebook::unit_of(const RuleUse& use) const {
  const auto unit = std::find_if(units_.begin(), units_.end(),
                                 [&](const RuleUnit& each) { return each.use == use; });
  return unit == units_.end() ? nullptr : &*unit;
}

Grid empty_grid(const std::shared_ptr<const Rulebook>& rulebook) {
  const Scheme& scheme = rulebook->scheme();
  const Variant& variant = scheme.variant;
  Grid empty(rulebook->topology(), rulebook);
  auto keep = [&](Cell c, DigitMask digits) {
    for (Digit d : Digit::all()) {
      if ((digits >> d.index() & 1U) == 0) empty.eliminate(c, d);
    }
  };
  if (variant.digits() < Digit::kCount) {
    for (Cell c : empty.open()) keep(c, scheme.all_digits());
  }
  for (std::size_t i = 0; i < scheme.parts.masks.size(); ++i) {
    if (!stands_at_start(scheme, i)) continue;
    const auto& [spot, digits] = scheme.parts.masks[i];
    keep(cell_of(variant, spot), digits);
  }
  return empty;
}

Result<Puzzle> state_of(const Puzzle& puzzle) {
  if (!puzzle.variant) return puzzle;
  if (auto error = find_other_grid(*puzzle.variant)) return *error;
  Puzzle state = puzzle;
  Variant variant = *puzzle.variant;
  for (std::size_t i = 0; i < variant.givens.size(); ++i) {
    const Cell cell = cell_of(variant, static_cast<Spot>(i));
    const auto placed = i < variant.placed.size() ? variant.placed[i] : std::nullopt;
    if (variant.givens[i]) {
      state.givens.set(cell, Digit(*variant.givens[i] - variant.low));
    } else if (placed && !state.placed.has(cell)) {
      state.placed.set(cell, Digit(*placed - variant.low));
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
  for (std::size_t i = 0; i < variant.placed.size(); ++i) {
    const auto d = state.placed.at(cell_of(variant, static_cast<Spot>(i)));
    if (d) variant.placed[i] = d->index() + variant.low;
  }
  return variant;
}

Scheme scheme_from(const Grid& grid) {
  Scheme scheme = grid.rulebook()->scheme();
  for (std::size_t i = 0; i < scheme.start.size(); ++i) {
    const Cell c = cell_of(scheme.variant, static_cast<Spot>(i));
    scheme.start[i] = static_cast<DigitMask>(grid.candidates(c).bits());
  }
  // Those that do not stand at the start are left to steps, but they hold.
  for (const auto& [spot, digits] : scheme.parts.masks) scheme.start[spot] &= digits;
  return scheme;
}

Board board_of(const Variant& variant, std::span<const int> digits) {
  Board board;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    board.set(cell_of(variant, static_cast<Spot>(i)), Digit(digits[i] - variant.low));
  }
  return board;
}

bool is_solution(const Rulebook& rulebook, const Board& board) {
  const Variant& variant = *rulebook.variant();
  std::vector<int> digits;
  for (int i = 0; i < variant.cells(); ++i) {
    const auto digit = board.at(cell_of(variant, static_cast<Spot>(i)));
    if (!digit) return false;
    digits.push_back(rulebook.topology().number_of(*digit));
  }
  return is_solution(rulebook.scheme(), digits);
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

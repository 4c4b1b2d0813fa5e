#include "nonet/rate/se/tell.h"

#include "nonet/logic/deadly_patterns.h"
#include "nonet/logic/plain_patterns.h"
#include "nonet/rate/se/finders.h"

namespace nonet::se {
namespace {

Technique rectangle(const Hint& hint, const State& state) {
  static constexpr Technique kTypes[] = {Technique::kUniqueness1, Technique::kUniqueness2,
                                         Technique::kUniqueness3, Technique::kUniqueness4};
  if (hint.type == 2) {
    CellSet guarded;
    for (Cell c : hint.basis.cells) {
      if (state.digits[c.index()] != hint.basis.digits) guarded.insert(c);
    }
    const Cell first = guarded.first();
    const Cell last = (guarded - CellSet{first}).first();
    if (guarded.size() > 2 || !see(first.index(), last.index())) return Technique::kUniqueness5;
  }
  return kTypes[hint.type - 1];
}

Technique unique_loop(const Hint& hint, const State& state) {
  static constexpr Technique kTypes[] = {Technique::kUniqueLoop1, Technique::kUniqueLoop2,
                                         Technique::kUniqueLoop3, Technique::kUniqueLoop4};
  return hint.loop == 4 ? rectangle(hint, state) : kTypes[hint.type - 1];
}

Technique bug(int type) {
  static constexpr Technique kTypes[] = {Technique::kBugPlusOne, Technique::kBug2, Technique::kBug3,
                                         Technique::kBug4};
  return kTypes[type - 1];
}

Technique chain(const Hint& hint) {
  switch (hint.rule) {
    case Rule::kXCycle:
    case Rule::kYCycle:
    case Rule::kXyCycle:
      return Technique::kContinuousNiceLoop;
    case Rule::kNishio:
    case Rule::kContradictionChains:
      return Technique::kForcingNetContradiction;
    case Rule::kCellChains:
    case Rule::kRegionChains:
    case Rule::kDoubleChains:
      return hint.level == Hint::kStatic ? Technique::kForcingChainVerity
                                         : Technique::kForcingNetVerity;
    default:
      break;
  }
  if (hint.places()) return Technique::kDiscontinuousNiceLoop;
  return hint.rule == Rule::kTurbotFish      ? Technique::kTurbotFish
         : hint.rule == Rule::kForcingXChain ? Technique::kXChain
                                             : Technique::kAic;
}

void tell_direct_locking(const Basis& basis, const Grid& before, Step& step) {
  const Digit d(first_in(basis.digits));
  const Cell placed = step.placements.front().cell;
  const int kind = basis.house / 9;
  const House last = house_named(kGeometry.house_of[placed.index()][kind]);
  tell_direct_locked(before, house_named(basis.house), house_named(basis.cover), last, d, step);
}

void tell_fish(const Basis& basis, const Grid& before, Step& step) {
  const bool by_rows = basis.house == kRows;
  std::vector<House> bases, covers;
  for (int i = 0; i < 9; ++i) {
    const House row = house_named(kRows + i);
    const House column = house_named(kColumns + i);
    const Topology& topology = before.topology();
    if (basis.cells.meets(topology.cells(row))) (by_rows ? bases : covers).push_back(row);
    if (basis.cells.meets(topology.cells(column))) (by_rows ? covers : bases).push_back(column);
  }
  tell_plain_fish(before, Digit(first_in(basis.digits)), bases, covers, step);
}

// The pivot is the cell with three digits, or the one without the digit that goes.
void tell_wing(const Basis& basis, const Grid& before, Step& step) {
  const Digit z = step.removals.front().digit;
  CellSet pincers = basis.cells;
  Cell pivot = pincers.first();
  for (Cell c : basis.cells) {
    if (before.candidates(c).size() == 3 || !before.has(c, z)) pivot = c;
  }
  pincers.erase(pivot);
  const Cell first = pincers.first();
  pincers.erase(first);
  nonet::tell_wing(before, pivot, first, pincers.first(), z, step);
}

void tell_deadly(const Seed& seed, const DeadlyPattern& pattern, const Grid& before, Step& step) {
  nonet::tell_deadly(before, pattern, step);
  const Basis& basis = seed.basis;
  if (seed.type == 3) tell_completed(before, house_named(basis.house), basis.set, step);
  if (seed.type != 4) return;
  CellSet guarded;
  for (const DeadlyCell& cell : pattern.guarded_cells()) guarded.insert(cell.cell);
  tell_bound(house_named(basis.house), Digit(first_in(basis.bound)), guarded, step);
}

DeadlyPattern grave(const Grid& before) {
  DeadlyPattern pattern{before.open(), {}};
  const auto extras = bug_extras(State(before));
  for (Cell c : before.open()) {
    if (extras[c.index()] != 0) pattern.guard(c, DigitSet::from_bits(extras[c.index()]));
  }
  return pattern;
}

void tell_subset(const Seed& seed, bool naked, const Grid& before, Step& step) {
  const Basis& basis = seed.basis;
  const House house = house_named(basis.house);
  if (naked) return tell_naked_subset(before, basis.cells, {&house, 1}, step);
  tell_hidden_subset(before, house, basis.cells, DigitSet::from_bits(basis.digits), step);
}

}  // namespace

Technique technique_of(const Hint& hint, const State& state) {
  switch (hint.rule) {
    case Rule::kHiddenSingle:
      return state.empty_cells[hint.basis.house] == 1 ? Technique::kFullHouse
                                                      : Technique::kHiddenSingle;
    case Rule::kDirectPointing:
      return Technique::kDirectPointing;
    case Rule::kDirectClaiming:
      return Technique::kDirectClaiming;
    case Rule::kDirectHiddenPair:
      return Technique::kDirectHiddenPair;
    case Rule::kNakedSingle:
      return Technique::kNakedSingle;
    case Rule::kDirectHiddenTriplet:
      return Technique::kDirectHiddenTriple;
    case Rule::kPointing:
      return Technique::kPointing;
    case Rule::kClaiming:
      return Technique::kClaiming;
    case Rule::kNakedPair:
      return Technique::kNakedPair;
    case Rule::kXWing:
      return Technique::kXWing;
    case Rule::kHiddenPair:
      return Technique::kHiddenPair;
    case Rule::kNakedTriplet:
      return Technique::kNakedTriple;
    case Rule::kSwordfish:
      return Technique::kSwordfish;
    case Rule::kHiddenTriplet:
      return Technique::kHiddenTriple;
    case Rule::kXyWing:
      return Technique::kXyWing;
    case Rule::kXyzWing:
      return Technique::kXyzWing;
    case Rule::kUniqueLoop:
      return unique_loop(hint, state);
    case Rule::kNakedQuad:
      return Technique::kNakedQuadruple;
    case Rule::kJellyfish:
      return Technique::kJellyfish;
    case Rule::kHiddenQuad:
      return Technique::kHiddenQuadruple;
    case Rule::kBug:
      return bug(hint.type);
    case Rule::kAlignedPair:
      return Technique::kAlignedPairExclusion;
    case Rule::kAlignedTriplet:
      return Technique::kAlignedTripleExclusion;
    default:
      return chain(hint);
  }
}

void tell(const Seed& seed, const Grid& before, Step& step) {
  const Basis& basis = seed.basis;
  switch (seed.rule) {
    case Rule::kHiddenSingle: {
      const Candidate x = step.placements.front();
      return tell_single(x, Truth(house_named(basis.house), x.digit), step);
    }
    case Rule::kNakedSingle: {
      const Candidate x = step.placements.front();
      return tell_single(x, Truth(x.cell), step);
    }
    case Rule::kDirectPointing:
    case Rule::kDirectClaiming:
      return tell_direct_locking(basis, before, step);
    case Rule::kDirectHiddenPair:
    case Rule::kDirectHiddenTriplet:
      return tell_direct_hidden(before, house_named(basis.house), basis.cells,
                                DigitSet::from_bits(basis.digits), step);
    case Rule::kPointing:
    case Rule::kClaiming:
      return tell_locked(before, house_named(basis.house), house_named(basis.cover),
                         Digit(first_in(basis.digits)), step);
    case Rule::kNakedPair:
    case Rule::kNakedTriplet:
    case Rule::kNakedQuad:
      return tell_subset(seed, true, before, step);
    case Rule::kHiddenPair:
    case Rule::kHiddenTriplet:
    case Rule::kHiddenQuad:
      return tell_subset(seed, false, before, step);
    case Rule::kXWing:
    case Rule::kSwordfish:
    case Rule::kJellyfish:
      return tell_fish(basis, before, step);
    case Rule::kXyWing:
    case Rule::kXyzWing:
      return tell_wing(basis, before, step);
    case Rule::kUniqueLoop:
      return tell_deadly(seed,
                         DeadlyPattern::of(basis.cells, DigitSet::from_bits(basis.digits), before),
                         before, step);
    case Rule::kBug:
      return tell_deadly(seed, grave(before), before, step);
    case Rule::kAlignedPair:
    case Rule::kAlignedTriplet:
      return tell_aligned_exclusion(before, basis.cells, step);
    case Rule::kXCycle:
    case Rule::kYCycle:
    case Rule::kXyCycle:
    case Rule::kTurbotFish:
    case Rule::kForcingXChain:
    case Rule::kForcingChain:
      return tell_forcing_chain(seed, State(before), step);
    default:
      return tell_multiple(seed, State(before), step);
  }
}

}  // namespace nonet::se

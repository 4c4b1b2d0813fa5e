#include "nonet/rate/se/joins.h"
#include "nonet/rate/se/patterns.h"

namespace nonet::se {
namespace {

// Blocks, columns, rows.
constexpr std::array<std::uint8_t, kHouses> kHouseOrder = [] {
  std::array<std::uint8_t, kHouses> order{};
  for (int i = 0; i < kHouses; ++i) {
    order[i] = static_cast<std::uint8_t>(i < 9 ? i : i < 18 ? i + 9 : i - 9);
  }
  return order;
}();

Rule of_size(int size, Rule two, Rule three, Rule four) {
  return size == 2 ? two : size == 3 ? three : four;
}

Basis basis_of(const Subset& subset) {
  Basis basis;
  basis.house = static_cast<std::int8_t>(subset.house);
  basis.digits = static_cast<std::uint16_t>(subset.digits);
  basis.cells = cells_at(subset.house, subset.places);
  return basis;
}

}  // namespace

bool each_hidden_set(const Marks& marks, int size, bool direct,
                     FunctionRef<bool(const Subset&)> visit) {
  for (int house : kHouseOrder) {
    if (marks.empty_cells[house] <= (direct ? size : 2 * size)) continue;
    Members members;
    for (int d = 0; d < kDigits; ++d) members.consider(d, marks.places[house][d], size);
    if (members.each_join(size, [&](unsigned digits, unsigned places) {
          return visit({house, places, digits});
        })) {
      return true;
    }
  }
  return false;
}

bool each_naked_set(const Marks& marks, int size, FunctionRef<bool(const Subset&)> visit) {
  for (int house : kHouseOrder) {
    if (marks.empty_cells[house] < 2 * size) continue;
    Members members;
    for (int p = 0; p < 9; ++p) {
      members.consider(p, marks.digits[kGeometry.cell_at[house][p]], size);
    }
    if (members.each_join(size, [&](unsigned places, unsigned digits) {
          return visit({house, places, digits});
        })) {
      return true;
    }
  }
  return false;
}

void hidden_removals(const Subset& subset, const Marks& marks, Removals& removals) {
  for (unsigned rest = subset.places; rest != 0; rest &= rest - 1) {
    const int cell = kGeometry.cell_at[subset.house][first_in(rest)];
    removals.add(cell, marks.digits[cell] & ~subset.digits);
  }
}

void naked_removals(const Subset& subset, const Marks& marks, Removals& removals) {
  for (unsigned rest = 0x1ffU & ~subset.places; rest != 0; rest &= rest - 1) {
    const int cell = kGeometry.cell_at[subset.house][first_in(rest)];
    removals.add(cell, marks.digits[cell] & subset.digits);
  }
}

bool find_direct_hidden_set(const State& state, int size, Hint& hint) {
  return each_hidden_set(state, size, true, [&](const Subset& subset) {
    for (int d = 0; d < kDigits; ++d) {
      const unsigned places = state.places[subset.house][d];
      const unsigned outside = places & ~subset.places;
      if ((subset.digits >> d & 1U) != 0 || at_most_one_bit(places) || !is_one_bit(outside)) {
        continue;
      }
      hint.cell = kGeometry.cell_at[subset.house][first_in(outside)];
      hint.digit = d;
      hint.rule = size == 2 ? Rule::kDirectHiddenPair : Rule::kDirectHiddenTriplet;
      hint.rating = size == 2 ? 2.0 : 2.5;
      hint.basis = basis_of(subset);
      return true;
    }
    return false;
  });
}

bool find_hidden_set(const State& state, int size, Hint& hint) {
  return each_hidden_set(state, size, false, [&](const Subset& subset) {
    hidden_removals(subset, state, hint.removals);
    if (hint.removals.empty()) return false;
    hint.rule = of_size(size, Rule::kHiddenPair, Rule::kHiddenTriplet, Rule::kHiddenQuad);
    hint.rating = size == 2 ? 3.4 : size == 3 ? 4.0 : 5.4;
    hint.basis = basis_of(subset);
    return true;
  });
}

bool find_naked_set(const State& state, int size, Hint& hint) {
  return each_naked_set(state, size, [&](const Subset& subset) {
    naked_removals(subset, state, hint.removals);
    if (hint.removals.empty()) return false;
    hint.rule = of_size(size, Rule::kNakedPair, Rule::kNakedTriplet, Rule::kNakedQuad);
    hint.rating = size == 2 ? 3.0 : size == 3 ? 3.6 : 5.0;
    hint.basis = basis_of(subset);
    return true;
  });
}

}  // namespace nonet::se

#include "nonet/rate/se/patterns.h"

namespace nonet::se {
namespace {

// Blocks, then columns, then rows.
int first_house(std::uint32_t houses) {
  const std::uint32_t blocks = houses & 0x1ffU;
  const std::uint32_t columns = houses & 0x1ffU << kColumns;
  return first_in(blocks != 0 ? blocks : columns != 0 ? columns : houses);
}

}  // namespace

bool find_hidden_single(const State& state, Hint& hint) {
  const std::uint32_t last = state.houses_with_single() & state.nearly_full();
  const std::uint32_t houses = last != 0 ? last : state.houses_with_single();
  if (houses == 0) return false;
  const int house = first_house(houses);
  hint.digit = first_in(state.singles_in(house));
  hint.cell = kGeometry.cell_at[house][first_in(state.places[house][hint.digit])];
  hint.rule = Rule::kHiddenSingle;
  hint.basis.house = static_cast<std::int8_t>(house);
  hint.rating = last != 0 ? 1.0 : house < kRows ? 1.2 : 1.5;
  return true;
}

bool find_naked_single(const State& state, Hint& hint) {
  if (state.naked_singles().empty()) return false;
  hint.cell = state.naked_singles().first().index();
  hint.digit = first_in(state.digits[hint.cell]);
  hint.rule = Rule::kNakedSingle;
  hint.rating = 2.3;
  return true;
}

}  // namespace nonet::se

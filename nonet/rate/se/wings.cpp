#include "nonet/rate/se/finders.h"

namespace nonet::se {

void strike_all(const State& state, const CellSet& cells, int digit, Removals& removals) {
  for (Cell c : cells) {
    if (state.has(c.index(), digit)) removals.add(c.index(), 1U << digit);
  }
}

namespace {

// The wings in the order of the pivot's peers: two digits, of the pivot's all but one.
int wings_of(const State& state, int pivot, std::array<std::uint8_t, 20>& wings) {
  int count = 0;
  for (int peer : kGeometry.peers[pivot]) {
    const unsigned digits = state.digits[peer];
    if (is_pair(digits) && is_one_bit(state.digits[pivot] & ~digits)) {
      wings[count++] = static_cast<std::uint8_t>(peer);
    }
  }
  return count;
}

}  // namespace

bool find_wing(const State& state, int digits, Hint& hint) {
  for (Cell c : state.open()) {
    const int pivot = c.index();
    if (state.count(pivot) != digits) continue;
    std::array<std::uint8_t, 20> wings;
    const int count = wings_of(state, pivot, wings);
    for (int i = 0; i < count; ++i) {
      for (int j = i + 1; j < count; ++j) {
        const unsigned one = state.digits[wings[i]];
        const unsigned two = state.digits[wings[j]];
        const unsigned of_pivot = state.digits[pivot];
        const bool all_three = (one & two & of_pivot) != 0;
        if (count_nine(one | two | of_pivot) != 3 || all_three != (digits == 3) || one == two) {
          continue;
        }
        CellSet seen = kGeometry.peer_set[wings[i]] & kGeometry.peer_set[wings[j]];
        if (digits == 3) seen &= kGeometry.peer_set[pivot];
        strike_all(state, seen, first_in(one & two), hint.removals);
        if (hint.removals.empty()) continue;
        hint.rule = digits == 2 ? Rule::kXyWing : Rule::kXyzWing;
        hint.rating = digits == 2 ? 4.2 : 4.4;
        hint.basis.cells = {c, Cell(wings[i]), Cell(wings[j])};
        return true;
      }
    }
  }
  return false;
}

}  // namespace nonet::se

#include "nonet/rate/se/joins.h"
#include "nonet/rate/se/patterns.h"

namespace nonet::se {
namespace {

// A digit that stands in many cells already leaves no room for a fish.
bool has_room(const Marks& marks, int digit, int size) {
  return marks.placed[digit] + 2 * size <= 9;
}

Members lines_of(const Marks& marks, int base, int digit, int size) {
  Members members;
  for (int i = 0; i < 9; ++i) members.consider(i, marks.places[base + i][digit], size);
  return members;
}

Basis basis_of(const Fish& fish, const Marks& marks) {
  Basis basis;
  basis.house = static_cast<std::int8_t>(fish.base);
  basis.digits = static_cast<std::uint16_t>(1U << fish.digit);
  for (unsigned rest = fish.lines; rest != 0; rest &= rest - 1) {
    const int line = fish.base + first_in(rest);
    basis.cells |= cells_at(line, marks.places[line][fish.digit]);
  }
  return basis;
}

}  // namespace

void removals_of(const Fish& fish, const Marks& marks, Removals& removals) {
  const int cover = fish.base == kRows ? kColumns : kRows;
  for (unsigned rest = fish.covers; rest != 0; rest &= rest - 1) {
    const int house = cover + first_in(rest);
    unsigned places = marks.places[house][fish.digit] & ~fish.lines;
    for (; places != 0; places &= places - 1) {
      removals.add(kGeometry.cell_at[house][first_in(places)], 1U << fish.digit);
    }
  }
}

bool each_x_wing(const Marks& marks, FunctionRef<bool(const Fish&)> visit) {
  for (int base : {kColumns, kRows}) {
    for (int second = 1; second < 9; ++second) {
      for (int first = 0; first < second; ++first) {
        for (int d = 0; d < kDigits; ++d) {
          const unsigned places = marks.places[base + first][d];
          if (places != marks.places[base + second][d] || !is_pair(places)) continue;
          if (!has_room(marks, d, 2)) continue;
          if (visit({base, 1U << first | 1U << second, places, d})) return true;
        }
      }
    }
  }
  return false;
}

// The lines come before the digit in the order, so that of each digit's first fish the least
// counts.
bool find_fish(const State& state, int size, Hint& hint) {
  for (int base : {kColumns, kRows}) {
    unsigned least = 1U << 9;
    for (int d = 0; d < kDigits; ++d) {
      if (!has_room(state, d, size)) continue;
      lines_of(state, base, d, size).each_join(size, [&](unsigned lines, unsigned covers) {
        if (lines >= least) return true;
        const Fish fish{base, lines, covers, d};
        Removals removals;
        removals_of(fish, state, removals);
        if (removals.empty()) return false;
        hint.removals = removals;
        hint.basis = basis_of(fish, state);
        least = lines;
        return true;
      });
    }
    if (hint.removals.empty()) continue;
    hint.rule = size == 2 ? Rule::kXWing : size == 3 ? Rule::kSwordfish : Rule::kJellyfish;
    hint.rating = size == 2 ? 3.2 : size == 3 ? 3.8 : 5.2;
    return true;
  }
  return false;
}

}  // namespace nonet::se

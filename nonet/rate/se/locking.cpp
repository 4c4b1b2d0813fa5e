#include "nonet/rate/se/patterns.h"

namespace nonet::se {
namespace {

// Which of three crossing houses holds all these places, or 3: places in thirds of a house (rows of
// a block, blocks of a line), or every third place (columns of a block).
struct Thirds {
  std::array<std::uint8_t, 512> side_by_side{};
  std::array<std::uint8_t, 512> every_third{};
};
constexpr Thirds kThirds = [] {
  Thirds thirds;
  for (unsigned bits = 0; bits < 512; ++bits) {
    thirds.side_by_side[bits] = thirds.every_third[bits] = 3;
    if (at_most_one_bit(bits)) continue;
    for (unsigned k = 0; k < 3; ++k) {
      const auto third = static_cast<std::uint8_t>(k);
      if ((bits & ~(7U << 3 * k)) == 0) thirds.side_by_side[bits] = third;
      if ((bits & ~(0x49U << k)) == 0) thirds.every_third[bits] = third;
    }
  }
  return thirds;
}();

// Pairs of kinds of houses in their order.
enum class Pair { kBlockColumn, kBlockRow, kColumnBlock, kRowBlock };

int house_one(Pair pair, int i) {
  return pair == Pair::kColumnBlock ? kColumns + i : pair == Pair::kRowBlock ? kRows + i : i;
}
int house_two(Pair pair, int i, int third) {
  switch (pair) {
    case Pair::kBlockColumn:
      return kColumns + i % 3 * 3 + third;
    case Pair::kBlockRow:
      return kRows + i / 3 * 3 + third;
    case Pair::kColumnBlock:
      return third * 3 + i / 3;
    case Pair::kRowBlock:
      return i / 3 * 3 + third;
  }
  return 0;
}

// The places of a house that lie in another.
unsigned crossing(int house, int other) {
  unsigned bits = 0;
  for (int p = 0; p < 9; ++p) {
    if ((kGeometry.house_bits[kGeometry.cell_at[house][p]] >> other & 1U) != 0) bits |= 1U << p;
  }
  return bits;
}
constexpr int kKinds = 9;

bool is_pointing(const Locked& locked) {
  return locked.one < kRows;
}

Basis basis_of(const Locked& locked) {
  Basis basis;
  basis.house = static_cast<std::int8_t>(locked.one);
  basis.cover = static_cast<std::int8_t>(locked.two);
  basis.digits = static_cast<std::uint16_t>(1U << locked.digit);
  return basis;
}

// The digit has one place in another house of the kind of `one`, outside `two`.
bool places_digit(const Locked& locked, const Marks& marks, Hint& hint) {
  const int kind = locked.one / kKinds * kKinds;
  for (int other = kind; other < kind + kKinds; ++other) {
    if (other == locked.one) continue;
    const unsigned inside = crossing(other, locked.two);
    const unsigned places = marks.places[other][locked.digit];
    if (inside == 0 || at_most_one_bit(places) || !is_one_bit(places & ~inside)) continue;
    hint.cell = kGeometry.cell_at[other][first_in(places & ~inside)];
    hint.digit = locked.digit;
    return true;
  }
  return false;
}

}  // namespace

bool each_locked(const Marks& marks, FunctionRef<bool(const Locked&)> visit) {
  for (Pair pair : {Pair::kBlockColumn, Pair::kBlockRow, Pair::kColumnBlock, Pair::kRowBlock}) {
    const auto& third_of = pair == Pair::kBlockColumn ? kThirds.every_third : kThirds.side_by_side;
    for (int i = 0; i < 9; ++i) {
      const int one = house_one(pair, i);
      unsigned confined[4] = {};  // digits, by third
      for (int d = 0; d < kDigits; ++d) confined[third_of[marks.places[one][d]]] |= 1U << d;
      for (int third = 0; third < 3; ++third) {
        for (unsigned rest = confined[third]; rest != 0; rest &= rest - 1) {
          if (visit({one, house_two(pair, i, third), first_in(rest)})) return true;
        }
      }
    }
  }
  return false;
}

bool find_direct_locking(const State& state, Hint& hint) {
  return each_locked(state, [&](const Locked& locked) {
    if (!places_digit(locked, state, hint)) return false;
    hint.rule = is_pointing(locked) ? Rule::kDirectPointing : Rule::kDirectClaiming;
    hint.rating = is_pointing(locked) ? 1.7 : 1.9;
    hint.basis = basis_of(locked);
    return true;
  });
}

void removals_of(const Locked& locked, const Marks& marks, Removals& removals) {
  const unsigned places =
      marks.places[locked.two][locked.digit] & ~crossing(locked.two, locked.one);
  for (unsigned rest = places; rest != 0; rest &= rest - 1) {
    removals.add(kGeometry.cell_at[locked.two][first_in(rest)], 1U << locked.digit);
  }
}

bool find_locking(const State& state, Hint& hint) {
  return each_locked(state, [&](const Locked& locked) {
    removals_of(locked, state, hint.removals);
    if (hint.removals.empty()) return false;
    hint.rule = is_pointing(locked) ? Rule::kPointing : Rule::kClaiming;
    hint.rating = is_pointing(locked) ? 2.6 : 2.8;
    hint.basis = basis_of(locked);
    return true;
  });
}

}  // namespace nonet::se

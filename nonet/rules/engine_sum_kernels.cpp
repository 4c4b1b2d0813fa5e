// The kernels of sums: what the cells of a group hold, given what they may sum to.
//
//   one group, one sum        a cage: its sets of digits are listed, twelve at most for nine digits
//   several groups            the sums each may have as bits, joined forward and backward
//   too wide for bits         bounds, in which cells that see each other hold different digits
#include <algorithm>

#include "nonet/rules/engine.h"

namespace nonet {
namespace {

bool one(unsigned mask) {
  return (mask & (mask - 1)) == 0;
}

int lowest(std::uint64_t bits) {
  return std::countr_zero(bits);
}
int lowest(SumBits bits) {
  const auto low = static_cast<std::uint64_t>(bits);
  return low != 0 ? std::countr_zero(low)
                  : 64 + std::countr_zero(static_cast<std::uint64_t>(bits >> 64));
}
int highest(std::uint64_t bits) {
  return 63 - std::countl_zero(bits);
}
int highest(SumBits bits) {
  const auto high = static_cast<std::uint64_t>(bits >> 64);
  return high != 0 ? 64 + highest(high) : highest(static_cast<std::uint64_t>(bits));
}
int count_of(std::uint64_t bits) {
  return bit_count(bits);
}
int count_of(SumBits bits) {
  return bit_count(static_cast<std::uint64_t>(bits)) +
         bit_count(static_cast<std::uint64_t>(bits >> 64));
}

// All sums of one of each.
template <class Bits>
Bits join(Bits a, Bits b) {
  if (count_of(a) > count_of(b)) std::swap(a, b);
  Bits sums = 0;
  for (; a != 0; a &= a - 1) sums |= b << lowest(a);
  return sums;
}
// All differences that are not negative: what is missing from b to a.
template <class Bits>
Bits missing(Bits a, Bits b) {
  Bits sums = 0;
  for (; b != 0; b &= b - 1) sums |= a >> lowest(b);
  return sums;
}

// Gives the digits of a set to as many cells: what only one cell can take is its own. False if that
// fails; otherwise each cell's support gains what it may have then.
bool deal(unsigned set, const unsigned* masks, int count, unsigned* support) {
  std::array<unsigned, 16> held;  // NOLINT: filled as far as they are read
  unsigned once = 0, twice = 0, single = 0;
  for (int i = 0; i < count; ++i) {
    const unsigned mask = masks[i] & set;
    if (mask == 0) return false;
    held[i] = mask;
    twice |= once & mask;
    once |= mask;
    single |= one(mask) ? mask : 0;
  }
  if (once != set) return false;
  const unsigned alone = once & ~twice;
  if ((single | alone) != 0) {
    unsigned taken = 0;
    for (int i = 0; i < count; ++i) {
      unsigned& mask = held[i];
      const unsigned mine = mask & alone;
      if (mine != 0) {
        if (!one(mine)) return false;
        mask = mine;
      }
      if (!one(mask)) continue;
      if ((taken & mask) != 0) return false;
      taken |= mask;
    }
    for (int i = 0; i < count; ++i) {
      if (one(held[i])) continue;
      held[i] &= ~taken;
      if (held[i] == 0) return false;
    }
  }
  for (int i = 0; i < count; ++i) support[i] |= held[i];
  return true;
}

}  // namespace

// Strikes the digits that every filling needs from all cells that see all their places.
bool Engine::require(const Spot* cells, int count, unsigned required) {
  for (; required != 0; required &= required - 1) {
    const unsigned digit = required & (0U - required);
    SpotSet seen;
    seen.words.fill(~std::uint64_t{0});
    int places = 0, last = 0;
    for (int i = 0; i < count; ++i) {
      if ((now_[cells[i]] & digit) == 0) continue;
      seen &= peer_bits_[cells[i]];
      last = cells[i];
      ++places;
    }
    if (places == 0) return false;
    if (places == 1) {  // settled there, and its peers are told
      if (!keep(last, digit)) return false;
      continue;
    }
    for (std::size_t w = 0; w * 64 < static_cast<std::size_t>(cells_); ++w) {
      for (std::uint64_t rest = seen.words[w]; rest != 0; rest &= rest - 1) {
        if (!keep(static_cast<int>(w) * 64 + std::countr_zero(rest), ~digit)) return false;
      }
    }
  }
  return true;
}

// What the cells of a group hold that are not settled, in terms of what they contribute.
Engine::Open Engine::open_cells(const Group& group) const {
  Open open;
  for (int i = 0; i < group.count; ++i) {
    const Spot cell = group.cells[i];
    unsigned mask = now_[cell];
    if (group.negative) mask = turned(mask);
    if (one(mask)) {
      open.fixed += std::countr_zero(mask);
    } else {
      open.cells[open.count] = cell;
      open.masks[open.count++] = mask;
      open.all |= mask;
    }
  }
  return open;
}

// The sums a group may have.
SumBits Engine::reach(const Group& group) const {
  if (group.count == 1) {
    unsigned mask = now_[group.cells[0]];
    if (group.negative) mask = turned(mask);
    if (group.weight == 1) return mask;
    SumBits sums = 0;
    for (; mask != 0; mask &= mask - 1) {
      const int sum = std::countr_zero(mask) * group.weight;
      if (sum < 128) sums |= SumBits{1} << sum;
    }
    return sums;
  }
  const Open open = open_cells(group);
  if (open.fixed > 127) return 0;  // two cells that see each other were just settled alike
  if (open.count == 0) return SumBits{1} << open.fixed;
  if (open.count == 1) return SumBits{open.masks[0]} << open.fixed;
  if (open.count == 2) {
    SumBits sums = 0;
    for (unsigned first = open.masks[0]; first != 0; first &= first - 1) {
      const unsigned bit = first & (0U - first);
      sums |= SumBits{open.masks[1] & ~bit} << std::countr_zero(first);
    }
    return sums << open.fixed;
  }
  return sets_->sums(open.count, open.all) << open.fixed;
}

// Leaves a group what belongs to an allowed sum.
bool Engine::restrict(const Group& group, SumBits allowed) {
  if (group.count == 1) {
    unsigned kept = 0;
    if (group.weight == 1) {
      kept = static_cast<unsigned>(allowed) & 0xffff;
    } else {
      for (int d = 0; d < digits_; ++d) {
        const int sum = d * group.weight;
        if (sum < 128 && (allowed >> sum & 1) != 0) kept |= 1U << d;
      }
    }
    return keep(group.cells[0], group.negative ? turned(kept & all_) : kept);
  }
  const Open open = open_cells(group);
  if (open.fixed > 127) return false;
  allowed >>= open.fixed;
  if (open.count == 0) return (allowed & 1) != 0;
  auto kept = [&](unsigned mask) { return group.negative ? turned(mask) : mask; };
  if (open.count == 1) return keep(open.cells[0], kept(static_cast<unsigned>(allowed) & all_));
  if (open.count == 2) {
    unsigned first = 0, second = 0;
    for (unsigned rest = open.masks[0]; rest != 0; rest &= rest - 1) {
      const unsigned bit = rest & (0U - rest);
      const unsigned partners =
          open.masks[1] & ~bit & static_cast<unsigned>(allowed >> std::countr_zero(rest));
      if (partners == 0) continue;
      first |= bit;
      second |= partners;
    }
    if (first == 0) return false;
    if (!keep(open.cells[0], kept(first)) || !keep(open.cells[1], kept(second))) return false;
    const unsigned both = first | second;
    return bit_count(both) > 2 || require(open.cells.data(), 2, kept(both));
  }
  if (allowed == 0) return false;
  if ((allowed & (allowed - 1)) == 0) return restrict_sets(group, open, lowest(allowed));
  // By the digits alone: which may be among so many with such a sum, and which are in all of them.
  unsigned possible = 0, required = 0;
  for (unsigned rest = open.all; rest != 0; rest &= rest - 1) {
    const unsigned bit = rest & (0U - rest), others = open.all & ~bit;
    if ((sets_->sums(open.count - 1, others) << std::countr_zero(rest) & allowed) == 0) continue;
    possible |= bit;
    if ((sets_->sums(open.count, others) & allowed) == 0) required |= bit;
  }
  if (possible == 0) return false;
  if (possible != open.all) {
    const unsigned wanted = kept(possible);
    for (int i = 0; i < open.count; ++i) {
      if (!keep(open.cells[i], wanted)) return false;
    }
  }
  return required == 0 || require(open.cells.data(), open.count, kept(required));
}

// Three open cells or more, and what they sum to.
bool Engine::restrict_sets(const Group& group, const Open& open, int sum) {
  const int count = open.count;
  const auto& masks = open.masks;
  std::array<unsigned, 16> support{};
  unsigned required = all_, possible = 0;
  for (const unsigned set : sets_->with(count, sum)) {
    if ((set & ~open.all) != 0) {
      if (set > all_) break;
      continue;
    }
    if (count == 3) {
      const unsigned a = masks[0] & set, b = masks[1] & set, c = masks[2] & set;
      bool fits = false;
      for (unsigned x = a; x != 0; x &= x - 1) {
        const unsigned first = x & (0U - x);
        const unsigned rest = set & ~first;
        const unsigned second = rest & (0U - rest), third = rest & ~second;
        if ((b & second) != 0 && (c & third) != 0) {
          support[0] |= first;
          support[1] |= second;
          support[2] |= third;
          fits = true;
        }
        if ((b & third) != 0 && (c & second) != 0) {
          support[0] |= first;
          support[1] |= third;
          support[2] |= second;
          fits = true;
        }
      }
      if (!fits) continue;
    } else if (!deal(set, masks.data(), count, support.data())) {
      continue;
    }
    possible |= set;
    required &= set;
  }
  if (possible == 0) return false;
  auto kept = [&](unsigned mask) { return group.negative ? turned(mask) : mask; };
  for (int i = 0; i < count; ++i) {
    if (support[i] != masks[i] && !keep(open.cells[i], kept(support[i]))) return false;
  }
  return required == 0 || require(open.cells.data(), count, kept(required));
}

// The least sum of different digits from each cell's own least on: cells take the next that is
// free. Both ends in terms of contributions; false if there are not enough.
bool Engine::ends(const Group& group, Ends& ends) const {
  unsigned low = 0, high = 0;
  for (int i = 0; i < group.count; ++i) {
    unsigned mask = now_[group.cells[i]];
    if (group.negative) mask = turned(mask);
    const unsigned from = ~low & (0U - (mask & (0U - mask))) & all_;
    if (from == 0) return false;
    low |= from & (0U - from);
    const unsigned to = ~high & ((std::bit_floor(mask) << 1) - 1);
    if (to == 0) return false;
    high |= std::bit_floor(to);
  }
  ends.low = low;
  ends.high = high;
  for (; low != 0; low &= low - 1) ends.least += std::countr_zero(low);
  for (; high != 0; high &= high - 1) ends.most += std::countr_zero(high);
  ends.least *= group.weight;
  ends.most *= group.weight;
  return true;
}

bool Engine::run_bounds(const Piece& piece, int total) {
  std::array<Ends, 256> all;  // NOLINT: filled as far as it is read
  int least = 0, most = 0;
  for (std::uint32_t g = 0; g < piece.count; ++g) {
    all[g] = {};
    if (!ends(groups_[piece.first + g], all[g])) return false;
    least += all[g].least;
    most += all[g].most;
  }
  if (total < least || total > most) return false;
  for (std::uint32_t g = 0; g < piece.count; ++g) {
    const Group& group = groups_[piece.first + g];
    // A digit takes the place of the next below it among the least, or above it among the greatest.
    const int up = (total - least) / group.weight, down = (most - total) / group.weight;
    if (up >= digits_ && down >= digits_) continue;
    unsigned kept = 0;
    for (int d = 0; d < digits_; ++d) {
      const unsigned below = all[g].low & ((2U << d) - 1), above = all[g].high >> d;
      if ((below == 0 || d - (31 - std::countl_zero(below)) <= up) &&
          (above == 0 || std::countr_zero(above) <= down))
        kept |= 1U << d;
    }
    if (group.negative) kept = turned(kept);
    for (int i = 0; i < group.count; ++i) {
      if (!keep(group.cells[i], kept)) return false;
    }
  }
  return true;
}

bool Engine::run_sum(const Sum& sum) {
  if (sum.count == 1) {
    if (sum.bounds_only) return run_bounds(pieces_[sum.first], sum.total);
    if (sum.total < 0) return false;
    if (pieces_[sum.first].count == 1)
      return restrict(groups_[pieces_[sum.first].first], SumBits{1} << sum.total);
  }
  if (sum.bounds_only) return true;  // its automaton is asked at the end
  return sum.narrow ? run_joined<std::uint64_t>(sum) : run_joined<SumBits>(sum);
}

template <class Bits>
bool Engine::run_joined(const Sum& sum) {
  Bits common = ~Bits{0};
  if (sum.count == 1) {
    common = Bits{1} << sum.total;
  } else {
    for (std::uint32_t p = 0; p < sum.count; ++p) {
      const Piece& piece = pieces_[sum.first + p];
      Bits sums = 1;
      for (std::uint32_t g = 0; g < piece.count; ++g)
        sums = join<Bits>(sums, static_cast<Bits>(reach(groups_[piece.first + g])));
      common &= sums << piece.base;
    }
    if (common == 0) return false;
  }
  for (std::uint32_t p = 0; p < sum.count; ++p) {
    const Piece& piece = pieces_[sum.first + p];
    Bits wanted = sum.count == 1 ? common : common >> piece.base;
    std::array<Bits, 26> before;  // NOLINT: filled as far as they are read
    std::array<Bits, 26> each;    // NOLINT
    if (wanted == 0) return false;
    const Bits room = ~Bits{0} >> (static_cast<int>(sizeof(Bits) * 8) - 1 - highest(wanted));
    int least = 0, most = 0, widest = 0;
    for (std::uint32_t g = 0; g < piece.count; ++g) {
      each[g] = static_cast<Bits>(reach(groups_[piece.first + g])) & room;
      if (each[g] == 0) return false;
      const int from = lowest(each[g]), to = highest(each[g]);
      least += from;
      most += to;
      widest = std::max(widest, to - from);
    }
    if (least > highest(wanted) || most < lowest(wanted)) return false;
    // Whatever one group holds, the others can make up for.
    if (lowest(wanted) - least >= widest && most - highest(wanted) >= widest) continue;
    // Forward, then backward.
    before[0] = 1;
    for (std::uint32_t g = 0; g < piece.count; ++g)
      before[g + 1] = join<Bits>(before[g], each[g]) & room;
    wanted &= before[piece.count];
    if (wanted == 0) return false;
    for (std::uint32_t g = piece.count; g-- > 0;) {
      const Bits allowed = each[g] & missing<Bits>(wanted, before[g]);
      if (allowed == 0) return false;
      // A group that keeps all of its sums may still need digits: asked only when it lost
      // something.
      if (allowed != each[g] && !restrict(groups_[piece.first + g], allowed)) return false;
      wanted = missing<Bits>(wanted, allowed) & before[g];
    }
  }
  return true;
}

}  // namespace nonet

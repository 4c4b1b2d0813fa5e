// Scalar8: eight lanes in two 64-bit words, for processors without vectors and as the reference
// for those with them. The contract of all vector types, of which this is the plainest:
//
// A vector holds kLanes numbers of 16 bits. Candidates fill nine bits, so there is room to compute
// without carries from lane to lane. A Mask says yes or no a lane.
//
//   load_bytes, store_bytes  numbers below 256 from and to bytes
//   more_than_one(x)      lanes of two or more candidates
//   meet(a, b)            lanes where a and b share one
//   equal(a, b)           lanes that are equal
//   bits(mask)            a bit a lane, lane 0 lowest; V::mask(bits) turns them back
//   clear_where(m, x)     x, but 0 in the lanes of m
//   choose(m, a, b)       a in the lanes of m, else b
//   without(a, b)         a & ~b
//   without_any(a, b, c)  a & ~(b | c)
//   any_of, all_of, majority (a, b, c): bits set in one, all, two of three; single
//                         instructions where there is ternary logic
//   smaller, larger (a, b)  lane by lane
//   emptier(a, b)         0 where a or b is, and nowhere else: a is kNotEmpty or was made so, b the
//                         same or candidates
//   count(x)              candidates a lane
//   look_up(table, x)     table[x] a lane, for x below 16; table[0] is 0, and a table is 16 bytes
//   exchange(in, out)     eight lanes only: three vectors a, b, c become
//                           a4 b4 c4 . a0 b0 c0 .    a5 b5 c5 . a1 b1 c1 .    a6 b6 c6 . a2 b2 c2 .
#pragma once

#include <cstdint>
#include <cstring>

#define NONET_INLINE [[gnu::always_inline]] inline

namespace nonet::NONET_KERNEL {

struct Scalar8 {
  static constexpr int kLanes = 8;
  using Word = std::uint64_t;
  using Mask = Scalar8;  // all bits of a lane set, or none

  Word low, high;

  static constexpr Word kOnes = 0x0001000100010001U;
  static constexpr Word kTops = 0x8000800080008000U;

  NONET_INLINE static Scalar8 load(const std::uint16_t* from) {
    Scalar8 x;
    std::memcpy(&x, from, sizeof x);
    return x;
  }
  NONET_INLINE void store(std::uint16_t* to) const { std::memcpy(to, this, sizeof *this); }
  NONET_INLINE static Scalar8 load_bytes(const std::uint8_t* from) {
    std::uint16_t lanes[kLanes];
    for (int i = 0; i < kLanes; ++i) lanes[i] = from[i];
    return load(lanes);
  }
  NONET_INLINE void store_bytes(std::uint8_t* to) const {
    std::uint16_t lanes[kLanes];
    store(lanes);
    for (int i = 0; i < kLanes; ++i) to[i] = static_cast<std::uint8_t>(lanes[i]);
  }
  NONET_INLINE static Scalar8 splat(unsigned n) { return {kOnes * n, kOnes * n}; }
  NONET_INLINE static Mask mask(unsigned bits) {
    // The product puts bit n of four where lane n begins.
    auto word = [](Word four) { return (four * 0x0000200040008001U & kOnes) * 0xffffU; };
    return {word(bits & 0xfU), word(bits >> 4U)};
  }

  NONET_INLINE friend Scalar8 operator&(Scalar8 a, Scalar8 b) {
    return {a.low & b.low, a.high & b.high};
  }
  NONET_INLINE friend Scalar8 operator|(Scalar8 a, Scalar8 b) {
    return {a.low | b.low, a.high | b.high};
  }
  // No lane may overflow or borrow.
  NONET_INLINE friend Scalar8 operator+(Scalar8 a, Scalar8 b) {
    return {a.low + b.low, a.high + b.high};
  }
  // Lanes may borrow: the tops are kept apart.
  NONET_INLINE friend Scalar8 operator-(Scalar8 a, Scalar8 b) {
    auto word = [](Word x, Word y) { return ((x | kTops) - (y & ~kTops)) ^ ((x ^ ~y) & kTops); };
    return {word(a.low, b.low), word(a.high, b.high)};
  }
  template <int kBits>
  NONET_INLINE Scalar8 up() const {
    constexpr Word kKept = kOnes * (0xffffU << kBits & 0xffffU);
    return {low << kBits & kKept, high << kBits & kKept};
  }
};

NONET_INLINE Scalar8 without(Scalar8 a, Scalar8 b) {
  return {a.low & ~b.low, a.high & ~b.high};
}
NONET_INLINE Scalar8 without_any(Scalar8 a, Scalar8 b, Scalar8 c) {
  return without(a, b | c);
}
NONET_INLINE Scalar8 any_of(Scalar8 a, Scalar8 b, Scalar8 c) {
  return a | b | c;
}
NONET_INLINE Scalar8 all_of(Scalar8 a, Scalar8 b, Scalar8 c) {
  return a & b & c;
}
NONET_INLINE Scalar8 majority(Scalar8 a, Scalar8 b, Scalar8 c) {
  return (a & b) | (c & (a | b));
}
// Spreads the top bit of each lane over the lane.
NONET_INLINE Scalar8 spread(Scalar8 tops) {
  auto word = [](Scalar8::Word t) { return t | (t - (t >> 15U)); };
  return {word(tops.low), word(tops.high)};
}
// The sum lifts any lower bit of a lane to its top.
NONET_INLINE Scalar8 lifted(Scalar8 candidates) {
  return candidates + Scalar8{~Scalar8::kTops, ~Scalar8::kTops};
}
NONET_INLINE Scalar8 not_empty(Scalar8 candidates) {
  return spread(lifted(candidates) & Scalar8{Scalar8::kTops, Scalar8::kTops});
}
constexpr unsigned kNotEmpty = 0x8000;
NONET_INLINE Scalar8 emptier(Scalar8 a, Scalar8 b) {
  return a & lifted(b);
}
// Others have a minimum in one instruction; here it takes a dozen.
template <class V>
NONET_INLINE V emptier(V a, V b) {
  return smaller(a, b);
}
NONET_INLINE Scalar8 more_than_one(Scalar8 x) {
  auto word = [](Scalar8::Word w) { return w & ((w | Scalar8::kTops) - Scalar8::kOnes); };
  return not_empty({word(x.low), word(x.high)});
}
NONET_INLINE Scalar8 meet(Scalar8 a, Scalar8 b) {
  return not_empty(a & b);
}
NONET_INLINE Scalar8 equal(Scalar8 a, Scalar8 b) {
  auto word = [](Scalar8::Word x, Scalar8::Word y) {
    constexpr Scalar8::Word kRest = ~Scalar8::kTops;
    return ~((((x ^ y) & kRest) + kRest) | (x ^ y)) & Scalar8::kTops;
  };
  return spread({word(a.low, b.low), word(a.high, b.high)});
}
NONET_INLINE Scalar8 clear_where(Scalar8 mask, Scalar8 x) {
  return without(x, mask);
}
NONET_INLINE Scalar8 choose(Scalar8 mask, Scalar8 a, Scalar8 b) {
  return (a & mask) | without(b, mask);
}
NONET_INLINE Scalar8 not_below(Scalar8 a, Scalar8 b) {
  auto word = [](Scalar8::Word x, Scalar8::Word y) {
    Scalar8::Word rest = (x | Scalar8::kTops) - (y & ~Scalar8::kTops);
    return ((x & ~y) | (~(x ^ y) & rest)) & Scalar8::kTops;
  };
  return spread({word(a.low, b.low), word(a.high, b.high)});
}
NONET_INLINE Scalar8 smaller(Scalar8 a, Scalar8 b) {
  return choose(not_below(a, b), b, a);
}
NONET_INLINE Scalar8 larger(Scalar8 a, Scalar8 b) {
  return choose(not_below(a, b), a, b);
}
NONET_INLINE Scalar8 count(Scalar8 x) {
  auto word = [](Scalar8::Word w) {
    w -= w >> 1U & 0x5555555555555555U;
    w = (w & 0x3333333333333333U) + (w >> 2U & 0x3333333333333333U);
    w = (w + (w >> 4U)) & 0x0f0f0f0f0f0f0f0fU;
    return (w + (w >> 8U)) & 0x001f001f001f001fU;
  };
  return {word(x.low), word(x.high)};
}
NONET_INLINE Scalar8 look_up(const std::uint8_t* table, Scalar8 x) {
  std::uint16_t lanes[Scalar8::kLanes];
  x.store(lanes);
  for (std::uint16_t& lane : lanes) lane = table[lane];
  return Scalar8::load(lanes);
}
NONET_INLINE unsigned bits(Scalar8 mask) {
  // One bit a lane; the product gathers the four at the top.
  auto word = [](Scalar8::Word w) {
    return static_cast<unsigned>((w & Scalar8::kOnes) * 0x0001000200040008U >> 48U) & 0xfU;
  };
  return word(mask.low) | word(mask.high) << 4U;
}
NONET_INLINE void exchange(const Scalar8* in, Scalar8* out) {
  for (unsigned j = 0; j < 3; ++j) {
    auto pick = [j](Scalar8::Word w) { return w >> 16U * j & 0xffffU; };
    out[j].low = pick(in[0].high) | pick(in[1].high) << 16U | pick(in[2].high) << 32U;
    out[j].high = pick(in[0].low) | pick(in[1].low) << 16U | pick(in[2].low) << 32U;
  }
}

}  // namespace nonet::NONET_KERNEL

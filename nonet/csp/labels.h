// Labels: the 729 statements "this cell holds this digit" of an ordinary grid as nine planes of 81
// bits, one a digit, made so that a question about all 324 variables is answered by some
// operations on each plane. A plane is a vector of four words; a word is a band, a row takes nine
// bits of it, and the fourth word is empty:
//
//   word 0   bits  0.. 8 = r1c1..r1c9    9..17 = r2c1..r2c9   18..26 = r3c1..r3c9
//   word 1   r4..r6                      word 2   r7..r9
//
// The variables of Berthier's theory, whose ratings are computed here, are the cells and the pairs
// of a house and a digit; a label belongs to four of them and is linked to whatever shares one.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "nonet/core/sets.h"

namespace nonet::csp {

using Plane = std::uint32_t __attribute__((vector_size(16)));

inline constexpr std::uint32_t kBand = 0x7FFFFFF;     // 27 cells
inline constexpr std::uint32_t kTriples = 0x1249249;  // the first cell of each three in a row
inline constexpr std::uint32_t kRowBits = 0x40201;    // the first cell of each row
inline constexpr std::uint32_t kBoxBits = 0x49;       // the first cell of each box
inline constexpr std::uint32_t kColumnBits = 0x1FF;   // the first cell of each column

inline constexpr Plane kNothing = {0, 0, 0, 0};
constexpr Plane in_each_band(std::uint32_t bits) {
  return Plane{bits, bits, bits, 0};
}
inline constexpr Plane kAllColumns = {kColumnBits, kColumnBits, kColumnBits, kColumnBits};

inline bool any(Plane p) {
  using Halves = std::uint64_t __attribute__((vector_size(16)));
  const Halves h = reinterpret_cast<Halves>(p);
  return (h[0] | h[1]) != 0;
}
// The words, each one or two further round; the empty one takes part, which costs least.
inline Plane next_word(Plane p) {
  return __builtin_shufflevector(p, p, 1, 2, 3, 0);
}
inline Plane second_word(Plane p) {
  return __builtin_shufflevector(p, p, 2, 3, 0, 1);
}
// What any word holds, and what two of them do, in each word.
inline Plane in_any_word(Plane p) {
  const Plane two = p | second_word(p);
  return two | next_word(two);
}
inline Plane pairs_of_words(Plane p) {
  return (p & next_word(p)) | (p & second_word(p));
}

// A label as a number: digit * 81 + cell, both from 0.
struct Label {
  std::uint16_t id;

  int digit() const { return id / 81; }
  int cell() const { return id % 81; }
  friend bool operator==(Label, Label) = default;
};
inline Label label(int cell, int digit) {
  return {static_cast<std::uint16_t>(digit * 81 + cell)};
}

namespace detail {
constexpr std::array<Plane, 81> make_cells() {
  std::array<Plane, 81> all{};
  for (unsigned c = 0; c < 81; ++c) {
    std::uint32_t w[4] = {0, 0, 0, 0};
    w[c / 27] = 1U << (c % 27);
    all[c] = Plane{w[0], w[1], w[2], 0};
  }
  return all;
}
constexpr std::array<Plane, 81> make_peers() {
  std::array<Plane, 81> all{};
  for (unsigned c = 0; c < 81; ++c) {
    std::uint32_t w[4] = {0, 0, 0, 0};
    for (unsigned p = 0; p < 81; ++p) {
      const bool same_box = p / 27 == c / 27 && p % 9 / 3 == c % 9 / 3;
      if (p != c && (p / 9 == c / 9 || p % 9 == c % 9 || same_box)) w[p / 27] |= 1U << (p % 27);
    }
    all[c] = Plane{w[0], w[1], w[2], 0};
  }
  return all;
}
}  // namespace detail
inline constexpr std::array<Plane, 81> kCellBit = detail::make_cells();
inline constexpr std::array<Plane, 81> kPeers = detail::make_peers();

struct Labels {
  Plane of[9];

  static Labels none() { return {}; }
  static Labels all() {
    Labels s;
    for (Plane& p : s.of) p = in_each_band(kBand);
    return s;
  }
  bool has(Label x) const { return any(of[x.digit()] & kCellBit[x.cell()]); }
  void add(Label x) { of[x.digit()] |= kCellBit[x.cell()]; }
  void drop(Label x) { of[x.digit()] &= ~kCellBit[x.cell()]; }
  // Strikes all that is linked to it.
  void set(Label x) {
    const Plane bit = kCellBit[x.cell()];
    const int d = x.digit();
    for (int e = 0; e < 9; ++e) of[e] &= e == d ? ~kPeers[x.cell()] : ~bit;
  }
  Labels& operator|=(const Labels& o) {
    for (int d = 0; d < 9; ++d) of[d] |= o.of[d];
    return *this;
  }
  Labels& operator&=(const Labels& o) {
    for (int d = 0; d < 9; ++d) of[d] &= o.of[d];
    return *this;
  }
  Labels& operator-=(const Labels& o) {
    for (int d = 0; d < 9; ++d) of[d] &= ~o.of[d];
    return *this;
  }
  friend Labels operator&(Labels a, const Labels& b) { return a &= b; }
  friend Labels operator|(Labels a, const Labels& b) { return a |= b; }
  friend Labels operator-(Labels a, const Labels& b) { return a -= b; }
  bool empty() const {
    Plane all = kNothing;
    for (const Plane& p : of) all |= p;
    return !any(all);
  }
  bool meets(const Labels& o) const {
    Plane all = kNothing;
    for (int d = 0; d < 9; ++d) all |= of[d] & o.of[d];
    return any(all);
  }
  bool operator==(const Labels& o) const {
    Plane all = kNothing;
    for (int d = 0; d < 9; ++d) all |= of[d] ^ o.of[d];
    return !any(all);
  }
  int size() const {
    int n = 0;
    for (const Plane& p : of) n += bit_count(p[0]) + bit_count(p[1]) + bit_count(p[2]);
    return n;
  }
};

// Hands over each label, digit by digit.
template <class Visit>
void each_label(const Labels& s, Visit visit) {
  for (int d = 0; d < 9; ++d) {
    if (!any(s.of[d])) continue;
    for (int band = 0; band < 3; ++band) {
      for (std::uint32_t w = s.of[d][band]; w != 0; w &= w - 1) {
        visit(label(band * 27 + std::countr_zero(w), d));
      }
    }
  }
}

// How many of a plane stand in each house: one or more, two or more; each at the first bits.
struct Counted {
  Plane triple1, triple2;  // of the threes that a row and a box share
  Plane row1, row2, box1, box2;
  Plane column1, column2;  // in each word, also in the fourth
};
inline Counted counted(Plane p) {
  Counted n;
  const Plane p1 = p >> 1, p2 = p >> 2;
  const Plane a = (p | p1 | p2) & in_each_band(kTriples);
  const Plane t = ((p & p1) | ((p | p1) & p2)) & in_each_band(kTriples);
  n.triple1 = a;
  n.triple2 = t;
  const Plane a3 = a >> 3, a6 = a >> 6, a9 = a >> 9, a18 = a >> 18;
  n.row1 = (a | a3 | a6) & in_each_band(kRowBits);
  n.row2 = (t | (t >> 3) | (t >> 6) | (a & a3) | ((a | a3) & a6)) & in_each_band(kRowBits);
  n.box1 = (a | a9 | a18) & in_each_band(kBoxBits);
  n.box2 = (t | (t >> 9) | (t >> 18) | (a & a9) | ((a | a9) & a18)) & in_each_band(kBoxBits);
  const Plane p9 = p >> 9, p18 = p >> 18;
  const Plane c = (p | p9 | p18) & in_each_band(kColumnBits);
  const Plane u = ((p & p9) | ((p | p9) & p18)) & in_each_band(kColumnBits);
  n.column1 = in_any_word(c);
  n.column2 = in_any_word(u | pairs_of_words(c));
  return n;
}
// Whole houses, of their first bits.
inline Plane whole_rows(Plane first) {
  return (first << 9) - first;
}
inline Plane whole_boxes(Plane first) {
  const Plane w = (first << 3) - first;
  return w | (w << 9) | (w << 18);
}
inline Plane whole_columns(Plane first) {
  return first | (first << 9) | (first << 18);
}

}  // namespace nonet::csp

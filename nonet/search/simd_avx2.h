// Avx16: sixteen lanes in a 256-bit register. The contract is in simd_scalar.h.
#pragma once

#include <immintrin.h>

#include "nonet/search/group.h"

namespace nonet::NONET_KERNEL {

struct Avx16 {
  static constexpr int kLanes = 16;
  struct Mask {
    __m256i v;  // all bits of a lane set, or none
  };

  __m256i v;

  NONET_INLINE static Avx16 load(const std::uint16_t* from) {
    return {_mm256_loadu_si256(reinterpret_cast<const __m256i*>(from))};
  }
  NONET_INLINE void store(std::uint16_t* to) const {
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), v);
  }
  NONET_INLINE static Avx16 load_bytes(const std::uint8_t* from) {
    return {_mm256_cvtepu8_epi16(_mm_loadu_si128(reinterpret_cast<const __m128i*>(from)))};
  }
  NONET_INLINE void store_bytes(std::uint8_t* to) const {
    __m128i bytes = _mm_packus_epi16(_mm256_castsi256_si128(v), _mm256_extracti128_si256(v, 1));
    _mm_storeu_si128(reinterpret_cast<__m128i*>(to), bytes);
  }
  NONET_INLINE static Avx16 splat(unsigned n) { return {_mm256_set1_epi16(static_cast<short>(n))}; }
  NONET_INLINE static Mask mask(unsigned bits) {
    const __m256i each = _mm256_setr_epi16(1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096,
                                           8192, 16384, static_cast<short>(0x8000));
    return {_mm256_cmpeq_epi16(_mm256_and_si256(splat(bits).v, each), each)};
  }

  NONET_INLINE static Avx16 in_boxes(unsigned a, unsigned b, unsigned c) {
    auto box = [](unsigned n) { return static_cast<long long>(0x0001000100010001U * n); };
    return {_mm256_setr_epi64x(box(a), box(b), box(c), 0)};
  }

  NONET_INLINE friend Avx16 operator&(Avx16 a, Avx16 b) { return {_mm256_and_si256(a.v, b.v)}; }
  NONET_INLINE friend Avx16 operator|(Avx16 a, Avx16 b) { return {_mm256_or_si256(a.v, b.v)}; }
  NONET_INLINE friend Avx16 operator+(Avx16 a, Avx16 b) { return {_mm256_add_epi16(a.v, b.v)}; }
  NONET_INLINE friend Avx16 operator-(Avx16 a, Avx16 b) { return {_mm256_sub_epi16(a.v, b.v)}; }
  template <int kBits>
  NONET_INLINE Avx16 up() const {
    return {_mm256_slli_epi16(v, kBits)};
  }
};

NONET_INLINE Avx16 without(Avx16 a, Avx16 b) {
  return {_mm256_andnot_si256(b.v, a.v)};
}
NONET_INLINE Avx16 without_any(Avx16 a, Avx16 b, Avx16 c) {
  return without(a, b | c);
}
NONET_INLINE Avx16 any_of(Avx16 a, Avx16 b, Avx16 c) {
  return a | b | c;
}
NONET_INLINE Avx16 all_of(Avx16 a, Avx16 b, Avx16 c) {
  return a & b & c;
}
NONET_INLINE Avx16 majority(Avx16 a, Avx16 b, Avx16 c) {
  return (a & b) | (c & (a | b));
}
NONET_INLINE Avx16::Mask equal(Avx16 a, Avx16 b) {
  return {_mm256_cmpeq_epi16(a.v, b.v)};
}
// Candidates are below 2^15, so "more than 0" says "some" without a negation.
NONET_INLINE Avx16::Mask meet(Avx16 a, Avx16 b) {
  return {_mm256_cmpgt_epi16((a & b).v, _mm256_setzero_si256())};
}
NONET_INLINE Avx16::Mask more_than_one(Avx16 x) {
  return meet(x, {_mm256_add_epi16(x.v, _mm256_set1_epi16(-1))});
}
NONET_INLINE Avx16 clear_where(Avx16::Mask mask, Avx16 x) {
  return {_mm256_andnot_si256(mask.v, x.v)};
}
NONET_INLINE Avx16 choose(Avx16::Mask mask, Avx16 a, Avx16 b) {
  return {_mm256_blendv_epi8(b.v, a.v, mask.v)};
}
NONET_INLINE Avx16 smaller(Avx16 a, Avx16 b) {
  return {_mm256_min_epu16(a.v, b.v)};
}
NONET_INLINE Avx16 larger(Avx16 a, Avx16 b) {
  return {_mm256_max_epu16(a.v, b.v)};
}
NONET_INLINE Avx16 count(Avx16 x) {
  // Four candidates a look-up, and the ninth.
  const __m256i ones =
      _mm256_broadcastsi128_si256(_mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4));
  const __m256i four = _mm256_set1_epi16(0xf);
  __m256i low = _mm256_shuffle_epi8(ones, _mm256_and_si256(x.v, four));
  __m256i high = _mm256_shuffle_epi8(ones, _mm256_and_si256(_mm256_srli_epi16(x.v, 4), four));
  return {_mm256_add_epi16(_mm256_add_epi16(low, high), _mm256_srli_epi16(x.v, 8))};
}
NONET_INLINE Avx16 look_up(const std::uint8_t* table, Avx16 x) {
  return {_mm256_shuffle_epi8(
      _mm256_broadcastsi128_si256(_mm_loadu_si128(reinterpret_cast<const __m128i*>(table))), x.v)};
}
NONET_INLINE unsigned bits(Avx16::Mask mask) {
  __m128i halves =
      _mm_packs_epi16(_mm256_castsi256_si128(mask.v), _mm256_extracti128_si256(mask.v, 1));
  return static_cast<unsigned>(_mm_movemask_epi8(halves));
}

// One grid (chutes.h): the bands' three boxes in the quarters of one vector, the stacks' in those
// of another, a chute a lane, the fourth of each idle.
using AvxGrid = Group<Avx16, 2>;
NONET_INLINE AvxGrid next(const AvxGrid& x) {
  constexpr int kOrder = 0xc9;  // quarters 1, 2, 0, 3
  return {{{_mm256_permute4x64_epi64(x.part[0].v, kOrder)},
           {_mm256_permute4x64_epi64(x.part[1].v, kOrder)}}};
}
NONET_INLINE AvxGrid next_but_one(const AvxGrid& x) {
  constexpr int kOrder = 0xd2;  // quarters 2, 0, 1, 3
  return {{{_mm256_permute4x64_epi64(x.part[0].v, kOrder)},
           {_mm256_permute4x64_epi64(x.part[1].v, kOrder)}}};
}
NONET_INLINE AvxGrid sum_of_boxes(const AvxGrid& x) {
  return x + next(x) + next_but_one(x);
}
// Each vector is transposed, four by four: pairs within the halves, then pairs of pairs.
NONET_INLINE Avx16 transposed(Avx16 x) {
  const __m256i pairs = _mm256_broadcastsi128_si256(
      _mm_setr_epi8(0, 1, 8, 9, 2, 3, 10, 11, 4, 5, 12, 13, 6, 7, 14, 15));
  const __m256i quarters = _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7);
  return {_mm256_permutevar8x32_epi32(_mm256_shuffle_epi8(x.v, pairs), quarters)};
}
NONET_INLINE AvxGrid turn(const AvxGrid& x) {
  return {{transposed(x.part[1]), transposed(x.part[0])}};
}

}  // namespace nonet::NONET_KERNEL

// Avx32: thirty-two lanes in a 512-bit register, with masks of their own and ternary logic, where
// any function of three bits is one instruction. Where BITALG is there too, counting is. The
// contract is in simd_scalar.h.
#pragma once

#include <immintrin.h>

#include "nonet/search/group.h"

namespace nonet::NONET_KERNEL {

struct Avx32 {
  static constexpr int kLanes = 32;
  struct Mask {
    __mmask32 v;
  };

  __m512i v;

  NONET_INLINE static Avx32 load(const std::uint16_t* from) { return {_mm512_loadu_si512(from)}; }
  NONET_INLINE void store(std::uint16_t* to) const { _mm512_storeu_si512(to, v); }
  NONET_INLINE static Avx32 load_bytes(const std::uint8_t* from) {
    return {_mm512_cvtepu8_epi16(_mm256_loadu_si256(reinterpret_cast<const __m256i*>(from)))};
  }
  NONET_INLINE void store_bytes(std::uint8_t* to) const {
    _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), _mm512_cvtepi16_epi8(v));
  }
  NONET_INLINE static Avx32 splat(unsigned n) { return {_mm512_set1_epi16(static_cast<short>(n))}; }
  NONET_INLINE static Mask mask(unsigned bits) { return {bits}; }

  NONET_INLINE static Avx32 in_boxes(unsigned a, unsigned b, unsigned c) {
    auto box = [](unsigned n) { return static_cast<long long>(0x0001000100010001U * n); };
    return {_mm512_setr_epi64(box(a), box(a), box(b), box(b), box(c), box(c), 0, 0)};
  }

  NONET_INLINE friend Avx32 operator&(Avx32 a, Avx32 b) { return {_mm512_and_si512(a.v, b.v)}; }
  NONET_INLINE friend Avx32 operator|(Avx32 a, Avx32 b) { return {_mm512_or_si512(a.v, b.v)}; }
  NONET_INLINE friend Avx32 operator+(Avx32 a, Avx32 b) { return {_mm512_add_epi16(a.v, b.v)}; }
  NONET_INLINE friend Avx32 operator-(Avx32 a, Avx32 b) { return {_mm512_sub_epi16(a.v, b.v)}; }
  template <int kBits>
  NONET_INLINE Avx32 up() const {
    return {_mm512_slli_epi16(v, kBits)};
  }
};

// The last number of each is the function's truth table, abc = 111 highest.
NONET_INLINE Avx32 without(Avx32 a, Avx32 b) {
  return {_mm512_andnot_si512(b.v, a.v)};
}
NONET_INLINE Avx32 without_any(Avx32 a, Avx32 b, Avx32 c) {
  return {_mm512_ternarylogic_epi32(a.v, b.v, c.v, 0x10)};
}
NONET_INLINE Avx32 any_of(Avx32 a, Avx32 b, Avx32 c) {
  return {_mm512_ternarylogic_epi32(a.v, b.v, c.v, 0xfe)};
}
NONET_INLINE Avx32 all_of(Avx32 a, Avx32 b, Avx32 c) {
  return {_mm512_ternarylogic_epi32(a.v, b.v, c.v, 0x80)};
}
NONET_INLINE Avx32 majority(Avx32 a, Avx32 b, Avx32 c) {
  return {_mm512_ternarylogic_epi32(a.v, b.v, c.v, 0xe8)};
}
NONET_INLINE Avx32::Mask equal(Avx32 a, Avx32 b) {
  return {_mm512_cmpeq_epi16_mask(a.v, b.v)};
}
NONET_INLINE Avx32::Mask meet(Avx32 a, Avx32 b) {
  return {_mm512_test_epi16_mask(a.v, b.v)};
}
NONET_INLINE Avx32::Mask more_than_one(Avx32 x) {
  return {_mm512_test_epi16_mask(x.v, _mm512_add_epi16(x.v, _mm512_set1_epi16(-1)))};
}
NONET_INLINE Avx32 clear_where(Avx32::Mask mask, Avx32 x) {
  return {_mm512_mask_mov_epi16(x.v, mask.v, _mm512_setzero_si512())};
}
NONET_INLINE Avx32 choose(Avx32::Mask mask, Avx32 a, Avx32 b) {
  return {_mm512_mask_blend_epi16(mask.v, b.v, a.v)};
}
NONET_INLINE Avx32 smaller(Avx32 a, Avx32 b) {
  return {_mm512_min_epu16(a.v, b.v)};
}
NONET_INLINE Avx32 larger(Avx32 a, Avx32 b) {
  return {_mm512_max_epu16(a.v, b.v)};
}
#if defined(__AVX512BITALG__)
NONET_INLINE Avx32 count(Avx32 x) {
  return {_mm512_popcnt_epi16(x.v)};
}
#else
NONET_INLINE Avx32 count(Avx32 x) {
  // Four candidates a look-up, and the ninth.
  const __m512i ones =
      _mm512_broadcast_i32x4(_mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4));
  const __m512i four = _mm512_set1_epi16(0xf);
  __m512i low = _mm512_shuffle_epi8(ones, _mm512_and_si512(x.v, four));
  __m512i high = _mm512_shuffle_epi8(ones, _mm512_and_si512(_mm512_srli_epi16(x.v, 4), four));
  return {_mm512_add_epi16(_mm512_add_epi16(low, high), _mm512_srli_epi16(x.v, 8))};
}
#endif
NONET_INLINE Avx32 look_up(const std::uint8_t* table, Avx32 x) {
  return {_mm512_shuffle_epi8(
      _mm512_broadcast_i32x4(_mm_loadu_si128(reinterpret_cast<const __m128i*>(table))), x.v)};
}
NONET_INLINE unsigned bits(Avx32::Mask mask) {
  return mask.v;
}

// One grid (chutes.h): a quarter a box, in it three bands, an idle lane, three stacks, an idle
// lane.
using AvxGrid = Group<Avx32, 1>;
NONET_INLINE AvxGrid next(const AvxGrid& x) {
  return {{{_mm512_shuffle_i64x2(x.part[0].v, x.part[0].v, 0xc9)}}};  // quarters 1, 2, 0, 3
}
NONET_INLINE AvxGrid next_but_one(const AvxGrid& x) {
  return {{{_mm512_shuffle_i64x2(x.part[0].v, x.part[0].v, 0xd2)}}};  // quarters 2, 0, 1, 3
}
NONET_INLINE AvxGrid sum_of_boxes(const AvxGrid& x) {
  return x + next(x) + next_but_one(x);
}
NONET_INLINE AvxGrid turn(const AvxGrid& x) {
  // Lane 8 j + b of the bands from lane 8 b + 4 + j, and the other way round; idle ones stay.
  alignas(64) static constexpr std::uint16_t kFrom[32] = {
      4, 12, 20, 3,  0, 8,  16, 7,  5,  13, 21, 11, 1,  9,  17, 15,
      6, 14, 22, 19, 2, 10, 18, 23, 24, 25, 26, 27, 28, 29, 30, 31};
  return {{{_mm512_permutexvar_epi16(_mm512_load_si512(kFrom), x.part[0].v)}}};
}

}  // namespace nonet::NONET_KERNEL

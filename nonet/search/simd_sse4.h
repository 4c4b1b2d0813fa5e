// Sse8: eight lanes in a 128-bit register of x86. The contract is in simd_scalar.h.
#pragma once

#include <immintrin.h>

#include "nonet/search/simd_scalar.h"

namespace nonet::NONET_KERNEL {

struct Sse8 {
  static constexpr int kLanes = 8;
  struct Mask {
    __m128i v;  // all bits of a lane set, or none
  };

  __m128i v;

  NONET_INLINE static Sse8 load(const std::uint16_t* from) {
    return {_mm_loadu_si128(reinterpret_cast<const __m128i*>(from))};
  }
  NONET_INLINE void store(std::uint16_t* to) const {
    _mm_storeu_si128(reinterpret_cast<__m128i*>(to), v);
  }
  NONET_INLINE static Sse8 load_bytes(const std::uint8_t* from) {
    return {_mm_cvtepu8_epi16(_mm_loadl_epi64(reinterpret_cast<const __m128i*>(from)))};
  }
  NONET_INLINE void store_bytes(std::uint8_t* to) const {
    _mm_storel_epi64(reinterpret_cast<__m128i*>(to), _mm_packus_epi16(v, v));
  }
  NONET_INLINE static Sse8 splat(unsigned n) { return {_mm_set1_epi16(static_cast<short>(n))}; }
  NONET_INLINE static Mask mask(unsigned bits) {
    const __m128i each = _mm_setr_epi16(1, 2, 4, 8, 16, 32, 64, 128);
    return {_mm_cmpeq_epi16(_mm_and_si128(splat(bits).v, each), each)};
  }

  NONET_INLINE friend Sse8 operator&(Sse8 a, Sse8 b) { return {_mm_and_si128(a.v, b.v)}; }
  NONET_INLINE friend Sse8 operator|(Sse8 a, Sse8 b) { return {_mm_or_si128(a.v, b.v)}; }
  NONET_INLINE friend Sse8 operator+(Sse8 a, Sse8 b) { return {_mm_add_epi16(a.v, b.v)}; }
  NONET_INLINE friend Sse8 operator-(Sse8 a, Sse8 b) { return {_mm_sub_epi16(a.v, b.v)}; }
  template <int kBits>
  NONET_INLINE Sse8 up() const {
    return {_mm_slli_epi16(v, kBits)};
  }
};

NONET_INLINE Sse8 without(Sse8 a, Sse8 b) {
  return {_mm_andnot_si128(b.v, a.v)};
}
NONET_INLINE Sse8 without_any(Sse8 a, Sse8 b, Sse8 c) {
  return without(a, b | c);
}
NONET_INLINE Sse8 any_of(Sse8 a, Sse8 b, Sse8 c) {
  return a | b | c;
}
NONET_INLINE Sse8 all_of(Sse8 a, Sse8 b, Sse8 c) {
  return a & b & c;
}
NONET_INLINE Sse8 majority(Sse8 a, Sse8 b, Sse8 c) {
  return (a & b) | (c & (a | b));
}
NONET_INLINE Sse8::Mask equal(Sse8 a, Sse8 b) {
  return {_mm_cmpeq_epi16(a.v, b.v)};
}
// Candidates are below 2^15, so "more than 0" says "some" without a negation.
NONET_INLINE Sse8::Mask meet(Sse8 a, Sse8 b) {
  return {_mm_cmpgt_epi16((a & b).v, _mm_setzero_si128())};
}
NONET_INLINE Sse8::Mask more_than_one(Sse8 x) {
  return meet(x, {_mm_add_epi16(x.v, _mm_set1_epi16(-1))});
}
NONET_INLINE Sse8 clear_where(Sse8::Mask mask, Sse8 x) {
  return {_mm_andnot_si128(mask.v, x.v)};
}
NONET_INLINE Sse8 choose(Sse8::Mask mask, Sse8 a, Sse8 b) {
  return {_mm_blendv_epi8(b.v, a.v, mask.v)};
}
NONET_INLINE Sse8 smaller(Sse8 a, Sse8 b) {
  return {_mm_min_epu16(a.v, b.v)};
}
NONET_INLINE Sse8 larger(Sse8 a, Sse8 b) {
  return {_mm_max_epu16(a.v, b.v)};
}
NONET_INLINE Sse8 count(Sse8 x) {
  // Four candidates a look-up, and the ninth.
  const __m128i ones = _mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
  const __m128i four = _mm_set1_epi16(0xf);
  __m128i low = _mm_shuffle_epi8(ones, _mm_and_si128(x.v, four));
  __m128i high = _mm_shuffle_epi8(ones, _mm_and_si128(_mm_srli_epi16(x.v, 4), four));
  return {_mm_add_epi16(_mm_add_epi16(low, high), _mm_srli_epi16(x.v, 8))};
}
NONET_INLINE Sse8 look_up(const std::uint8_t* table, Sse8 x) {
  return {_mm_shuffle_epi8(_mm_loadu_si128(reinterpret_cast<const __m128i*>(table)), x.v)};
}
NONET_INLINE unsigned bits(Sse8::Mask mask) {
  return static_cast<unsigned>(_mm_movemask_epi8(_mm_packs_epi16(mask.v, _mm_setzero_si128())));
}
NONET_INLINE void exchange(const Sse8* in, Sse8* out) {
  __m128i low_ab = _mm_unpacklo_epi16(in[0].v, in[1].v);
  __m128i high_ab = _mm_unpackhi_epi16(in[0].v, in[1].v);
  __m128i low_c = _mm_unpacklo_epi16(in[2].v, in[2].v);
  __m128i high_c = _mm_unpackhi_epi16(in[2].v, in[2].v);
  __m128i low01 = _mm_unpacklo_epi32(low_ab, low_c);
  __m128i low23 = _mm_unpackhi_epi32(low_ab, low_c);
  __m128i high01 = _mm_unpacklo_epi32(high_ab, high_c);
  __m128i high23 = _mm_unpackhi_epi32(high_ab, high_c);
  out[0].v = _mm_unpacklo_epi64(high01, low01);
  out[1].v = _mm_unpackhi_epi64(high01, low01);
  out[2].v = _mm_unpacklo_epi64(high23, low23);
}

}  // namespace nonet::NONET_KERNEL

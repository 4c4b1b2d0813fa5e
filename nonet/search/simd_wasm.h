// Wasm8: eight lanes in a vector of WebAssembly. The contract is in simd_scalar.h.
#pragma once

#include <wasm_simd128.h>

#include "nonet/search/simd_scalar.h"

namespace nonet::NONET_KERNEL {

struct Wasm8 {
  static constexpr int kLanes = 8;
  struct Mask {
    v128_t v;  // all bits of a lane set, or none
  };

  v128_t v;

  NONET_INLINE static Wasm8 load(const std::uint16_t* from) { return {wasm_v128_load(from)}; }
  NONET_INLINE void store(std::uint16_t* to) const { wasm_v128_store(to, v); }
  NONET_INLINE static Wasm8 load_bytes(const std::uint8_t* from) {
    return {wasm_u16x8_load8x8(from)};
  }
  NONET_INLINE void store_bytes(std::uint8_t* to) const {
    wasm_v128_store64_lane(to, wasm_u8x16_narrow_i16x8(v, v), 0);
  }
  NONET_INLINE static Wasm8 splat(unsigned n) {
    return {wasm_u16x8_splat(static_cast<std::uint16_t>(n))};
  }
  NONET_INLINE static Mask mask(unsigned bits) {
    const v128_t each = wasm_u16x8_const(1, 2, 4, 8, 16, 32, 64, 128);
    return {wasm_i16x8_eq(wasm_v128_and(splat(bits).v, each), each)};
  }

  NONET_INLINE friend Wasm8 operator&(Wasm8 a, Wasm8 b) { return {wasm_v128_and(a.v, b.v)}; }
  NONET_INLINE friend Wasm8 operator|(Wasm8 a, Wasm8 b) { return {wasm_v128_or(a.v, b.v)}; }
  NONET_INLINE friend Wasm8 operator+(Wasm8 a, Wasm8 b) { return {wasm_i16x8_add(a.v, b.v)}; }
  NONET_INLINE friend Wasm8 operator-(Wasm8 a, Wasm8 b) { return {wasm_i16x8_sub(a.v, b.v)}; }
  template <int kBits>
  NONET_INLINE Wasm8 up() const {
    return {wasm_i16x8_shl(v, kBits)};
  }
};

NONET_INLINE Wasm8 without(Wasm8 a, Wasm8 b) {
  return {wasm_v128_andnot(a.v, b.v)};
}
NONET_INLINE Wasm8 without_any(Wasm8 a, Wasm8 b, Wasm8 c) {
  return without(a, b | c);
}
NONET_INLINE Wasm8 any_of(Wasm8 a, Wasm8 b, Wasm8 c) {
  return a | b | c;
}
NONET_INLINE Wasm8 all_of(Wasm8 a, Wasm8 b, Wasm8 c) {
  return a & b & c;
}
NONET_INLINE Wasm8 majority(Wasm8 a, Wasm8 b, Wasm8 c) {
  return (a & b) | (c & (a | b));
}
NONET_INLINE Wasm8::Mask equal(Wasm8 a, Wasm8 b) {
  return {wasm_i16x8_eq(a.v, b.v)};
}
// Candidates are below 2^15, so that "more than 0" is one comparison, as it is on x86.
NONET_INLINE Wasm8::Mask meet(Wasm8 a, Wasm8 b) {
  return {wasm_i16x8_gt((a & b).v, wasm_i16x8_const_splat(0))};
}
NONET_INLINE Wasm8::Mask more_than_one(Wasm8 x) {
  return meet(x, {wasm_i16x8_add(x.v, wasm_i16x8_const_splat(-1))});
}
NONET_INLINE Wasm8 clear_where(Wasm8::Mask mask, Wasm8 x) {
  return {wasm_v128_andnot(x.v, mask.v)};
}
NONET_INLINE Wasm8 choose(Wasm8::Mask mask, Wasm8 a, Wasm8 b) {
  return {wasm_v128_bitselect(a.v, b.v, mask.v)};
}
NONET_INLINE Wasm8 smaller(Wasm8 a, Wasm8 b) {
  return {wasm_u16x8_min(a.v, b.v)};
}
NONET_INLINE Wasm8 larger(Wasm8 a, Wasm8 b) {
  return {wasm_u16x8_max(a.v, b.v)};
}
NONET_INLINE Wasm8 count(Wasm8 x) {
  return {wasm_u16x8_extadd_pairwise_u8x16(wasm_i8x16_popcnt(x.v))};
}
NONET_INLINE Wasm8 look_up(const std::uint8_t* table, Wasm8 x) {
  return {wasm_i8x16_swizzle(wasm_v128_load(table), x.v)};
}
NONET_INLINE unsigned bits(Wasm8::Mask mask) {
  return wasm_i16x8_bitmask(mask.v);
}
NONET_INLINE void exchange(const Wasm8* in, Wasm8* out) {
  const v128_t a = in[0].v, b = in[1].v, c = in[2].v;
  const v128_t low_ab = wasm_i16x8_shuffle(a, b, 0, 8, 1, 9, 2, 10, 3, 11);
  const v128_t high_ab = wasm_i16x8_shuffle(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
  const v128_t low_c = wasm_i16x8_shuffle(c, c, 0, 8, 1, 9, 2, 10, 3, 11);
  const v128_t high_c = wasm_i16x8_shuffle(c, c, 4, 12, 5, 13, 6, 14, 7, 15);
  const v128_t low01 = wasm_i32x4_shuffle(low_ab, low_c, 0, 4, 1, 5);
  const v128_t low23 = wasm_i32x4_shuffle(low_ab, low_c, 2, 6, 3, 7);
  const v128_t high01 = wasm_i32x4_shuffle(high_ab, high_c, 0, 4, 1, 5);
  const v128_t high23 = wasm_i32x4_shuffle(high_ab, high_c, 2, 6, 3, 7);
  out[0].v = wasm_i64x2_shuffle(high01, low01, 0, 2);
  out[1].v = wasm_i64x2_shuffle(high01, low01, 1, 3);
  out[2].v = wasm_i64x2_shuffle(high23, low23, 0, 2);
}

}  // namespace nonet::NONET_KERNEL

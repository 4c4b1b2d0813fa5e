// Neon8: eight lanes in a NEON register. The contract is in simd_scalar.h.
#pragma once

#include <arm_neon.h>

#include "nonet/search/simd_scalar.h"

namespace nonet::NONET_KERNEL {

struct Neon8 {
  static constexpr int kLanes = 8;
  struct Mask {
    uint16x8_t v;  // all bits of a lane set, or none
  };

  static constexpr std::uint16_t kBits[kLanes] = {1, 2, 4, 8, 16, 32, 64, 128};  // of the lanes

  uint16x8_t v;

  NONET_INLINE static Neon8 load(const std::uint16_t* from) { return {vld1q_u16(from)}; }
  NONET_INLINE void store(std::uint16_t* to) const { vst1q_u16(to, v); }
  NONET_INLINE static Neon8 load_bytes(const std::uint8_t* from) {
    return {vmovl_u8(vld1_u8(from))};
  }
  NONET_INLINE void store_bytes(std::uint8_t* to) const { vst1_u8(to, vmovn_u16(v)); }
  NONET_INLINE static Neon8 splat(unsigned n) { return {vdupq_n_u16(static_cast<uint16_t>(n))}; }
  NONET_INLINE static Mask mask(unsigned bits) {
    return {vtstq_u16(splat(bits).v, vld1q_u16(kBits))};
  }

  NONET_INLINE friend Neon8 operator&(Neon8 a, Neon8 b) { return {vandq_u16(a.v, b.v)}; }
  NONET_INLINE friend Neon8 operator|(Neon8 a, Neon8 b) { return {vorrq_u16(a.v, b.v)}; }
  NONET_INLINE friend Neon8 operator+(Neon8 a, Neon8 b) { return {vaddq_u16(a.v, b.v)}; }
  NONET_INLINE friend Neon8 operator-(Neon8 a, Neon8 b) { return {vsubq_u16(a.v, b.v)}; }
  template <int kBits>
  NONET_INLINE Neon8 up() const {
    return {vshlq_n_u16(v, kBits)};
  }
};

NONET_INLINE Neon8 without(Neon8 a, Neon8 b) {
  return {vbicq_u16(a.v, b.v)};
}
NONET_INLINE Neon8 without_any(Neon8 a, Neon8 b, Neon8 c) {
  return without(a, b | c);
}
NONET_INLINE Neon8 any_of(Neon8 a, Neon8 b, Neon8 c) {
  return a | b | c;
}
NONET_INLINE Neon8 all_of(Neon8 a, Neon8 b, Neon8 c) {
  return a & b & c;
}
NONET_INLINE Neon8 majority(Neon8 a, Neon8 b, Neon8 c) {
  // Where a and b differ c decides.
  return {vbslq_u16(veorq_u16(a.v, b.v), c.v, a.v)};
}
NONET_INLINE Neon8::Mask more_than_one(Neon8 x) {
  return {vtstq_u16(x.v, vaddq_u16(x.v, vdupq_n_u16(0xffffU)))};
}
NONET_INLINE Neon8::Mask meet(Neon8 a, Neon8 b) {
  return {vtstq_u16(a.v, b.v)};
}
NONET_INLINE Neon8::Mask equal(Neon8 a, Neon8 b) {
  return {vceqq_u16(a.v, b.v)};
}
NONET_INLINE Neon8 clear_where(Neon8::Mask mask, Neon8 x) {
  return {vbicq_u16(x.v, mask.v)};
}
NONET_INLINE Neon8 choose(Neon8::Mask mask, Neon8 a, Neon8 b) {
  return {vbslq_u16(mask.v, a.v, b.v)};
}
NONET_INLINE Neon8 smaller(Neon8 a, Neon8 b) {
  return {vminq_u16(a.v, b.v)};
}
NONET_INLINE Neon8 larger(Neon8 a, Neon8 b) {
  return {vmaxq_u16(a.v, b.v)};
}
NONET_INLINE Neon8 count(Neon8 x) {
  return {vpaddlq_u8(vcntq_u8(vreinterpretq_u8_u16(x.v)))};
}
NONET_INLINE Neon8 look_up(const std::uint8_t* table, Neon8 x) {
  return {vreinterpretq_u16_u8(vqtbl1q_u8(vld1q_u8(table), vreinterpretq_u8_u16(x.v)))};
}
NONET_INLINE unsigned bits(Neon8::Mask mask) {
  return vaddvq_u16(vandq_u16(mask.v, vld1q_u16(Neon8::kBits)));
}
NONET_INLINE void exchange(const Neon8* in, Neon8* out) {
  auto pairs = [](uint16x8_t x) { return vreinterpretq_u32_u16(x); };
  auto quads = [](uint32x4_t x) { return vreinterpretq_u64_u32(x); };
  uint32x4_t low_ab = pairs(vzip1q_u16(in[0].v, in[1].v));
  uint32x4_t high_ab = pairs(vzip2q_u16(in[0].v, in[1].v));
  uint32x4_t low_c = pairs(vzip1q_u16(in[2].v, in[2].v));
  uint32x4_t high_c = pairs(vzip2q_u16(in[2].v, in[2].v));
  uint64x2_t low01 = quads(vzip1q_u32(low_ab, low_c));
  uint64x2_t low23 = quads(vzip2q_u32(low_ab, low_c));
  uint64x2_t high01 = quads(vzip1q_u32(high_ab, high_c));
  uint64x2_t high23 = quads(vzip2q_u32(high_ab, high_c));
  out[0].v = vreinterpretq_u16_u64(vzip1q_u64(high01, low01));
  out[1].v = vreinterpretq_u16_u64(vzip2q_u64(high01, low01));
  out[2].v = vreinterpretq_u16_u64(vzip1q_u64(high23, low23));
}

}  // namespace nonet::NONET_KERNEL

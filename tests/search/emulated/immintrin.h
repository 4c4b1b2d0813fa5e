// The AVX-512 instructions that simd_avx512.h uses, a lane at a time and written from Intel's
// description of each, so that these kernels are tested on machines that lack them. It stands in
// for the compiler's header of this name in simd_avx512_test.cpp alone.
#pragma once

#include <cstdint>
#include <cstring>

// Not inlined: the kernels inline all of theirs, and loops in it would take minutes to compile.
#define EMULATED [[gnu::noinline]] inline

struct __m128i {
  std::uint8_t byte[16];
};
struct __m256i {
  std::uint8_t byte[32];
};
struct __m512i {
  std::uint16_t lane[32];
};
using __mmask32 = std::uint32_t;

namespace emulated {

template <class Register>
Register loaded(const void* from) {
  Register r;
  std::memcpy(&r, from, sizeof(r));
  return r;
}

template <class Make>
__m512i lanes(Make make) {
  __m512i r;
  for (int i = 0; i < 32; ++i) r.lane[i] = static_cast<std::uint16_t>(make(i));
  return r;
}

template <class Holds>
__mmask32 mask(Holds holds) {
  __mmask32 r = 0;
  for (int i = 0; i < 32; ++i) r |= static_cast<__mmask32>(holds(i)) << i;
  return r;
}

}  // namespace emulated

EMULATED __m128i _mm_loadu_si128(const __m128i* from) {
  return emulated::loaded<__m128i>(from);
}
template <class... Byte>
__m128i _mm_setr_epi8(Byte... byte) {
  static_assert(sizeof...(byte) == 16);
  return {{static_cast<std::uint8_t>(byte)...}};
}
EMULATED __m256i _mm256_loadu_si256(const __m256i* from) {
  return emulated::loaded<__m256i>(from);
}
EMULATED void _mm256_storeu_si256(__m256i* to, __m256i a) {
  std::memcpy(to, &a, sizeof(a));
}
EMULATED __m512i _mm512_loadu_si512(const void* from) {
  return emulated::loaded<__m512i>(from);
}
EMULATED __m512i _mm512_load_si512(const void* from) {
  return emulated::loaded<__m512i>(from);
}
EMULATED void _mm512_storeu_si512(void* to, __m512i a) {
  std::memcpy(to, &a, sizeof(a));
}
EMULATED __m512i _mm512_setzero_si512() {
  return {};
}
EMULATED __m512i _mm512_set1_epi16(int n) {
  return emulated::lanes([=](int) { return n; });
}
EMULATED __m512i _mm512_setr_epi64(long long a, long long b, long long c, long long d, long long e,
                                   long long f, long long g, long long h) {
  const long long words[8] = {a, b, c, d, e, f, g, h};
  return emulated::loaded<__m512i>(words);
}
EMULATED __m512i _mm512_broadcast_i32x4(__m128i a) {
  const __m128i four[4] = {a, a, a, a};
  return emulated::loaded<__m512i>(four);
}
EMULATED __m512i _mm512_cvtepu8_epi16(__m256i a) {
  return emulated::lanes([&](int i) { return a.byte[i]; });
}
EMULATED __m256i _mm512_cvtepi16_epi8(__m512i a) {
  __m256i r;
  for (int i = 0; i < 32; ++i) r.byte[i] = static_cast<std::uint8_t>(a.lane[i]);
  return r;
}

EMULATED __m512i _mm512_and_si512(__m512i a, __m512i b) {
  return emulated::lanes([&](int i) { return a.lane[i] & b.lane[i]; });
}
EMULATED __m512i _mm512_or_si512(__m512i a, __m512i b) {
  return emulated::lanes([&](int i) { return a.lane[i] | b.lane[i]; });
}
EMULATED __m512i _mm512_andnot_si512(__m512i a, __m512i b) {
  return emulated::lanes([&](int i) { return ~a.lane[i] & b.lane[i]; });
}
// Bit abc of the table is the answer where the bits of the three are a, b and c.
EMULATED __m512i _mm512_ternarylogic_epi32(__m512i a, __m512i b, __m512i c, int table) {
  return emulated::lanes([&](int i) {
    unsigned r = 0;
    for (int bit = 0; bit < 16; ++bit) {
      const int index =
          (a.lane[i] >> bit & 1) * 4 + (b.lane[i] >> bit & 1) * 2 + (c.lane[i] >> bit & 1);
      r |= static_cast<unsigned>(table >> index & 1) << bit;
    }
    return r;
  });
}
EMULATED __m512i _mm512_add_epi16(__m512i a, __m512i b) {
  return emulated::lanes([&](int i) { return a.lane[i] + b.lane[i]; });
}
EMULATED __m512i _mm512_sub_epi16(__m512i a, __m512i b) {
  return emulated::lanes([&](int i) { return a.lane[i] - b.lane[i]; });
}
EMULATED __m512i _mm512_slli_epi16(__m512i a, unsigned n) {
  return emulated::lanes([&](int i) { return a.lane[i] << n; });
}
EMULATED __m512i _mm512_srli_epi16(__m512i a, unsigned n) {
  return emulated::lanes([&](int i) { return a.lane[i] >> n; });
}
EMULATED __m512i _mm512_min_epu16(__m512i a, __m512i b) {
  return emulated::lanes([&](int i) { return a.lane[i] < b.lane[i] ? a.lane[i] : b.lane[i]; });
}
EMULATED __m512i _mm512_max_epu16(__m512i a, __m512i b) {
  return emulated::lanes([&](int i) { return a.lane[i] > b.lane[i] ? a.lane[i] : b.lane[i]; });
}

EMULATED __mmask32 _mm512_cmpeq_epi16_mask(__m512i a, __m512i b) {
  return emulated::mask([&](int i) { return a.lane[i] == b.lane[i]; });
}
EMULATED __mmask32 _mm512_test_epi16_mask(__m512i a, __m512i b) {
  return emulated::mask([&](int i) { return (a.lane[i] & b.lane[i]) != 0; });
}
EMULATED __m512i _mm512_mask_mov_epi16(__m512i kept, __mmask32 mask, __m512i a) {
  return emulated::lanes([&](int i) { return mask >> i & 1 ? a.lane[i] : kept.lane[i]; });
}
EMULATED __m512i _mm512_mask_blend_epi16(__mmask32 mask, __m512i a, __m512i b) {
  return emulated::lanes([&](int i) { return mask >> i & 1 ? b.lane[i] : a.lane[i]; });
}

// Bytes within each quarter; one whose highest bit is set gives nothing.
EMULATED __m512i _mm512_shuffle_epi8(__m512i a, __m512i by) {
  std::uint8_t from[64], index[64], to[64];
  std::memcpy(from, &a, sizeof(from));
  std::memcpy(index, &by, sizeof(index));
  for (int i = 0; i < 64; ++i) to[i] = index[i] & 0x80 ? 0 : from[i / 16 * 16 + (index[i] & 15)];
  return emulated::loaded<__m512i>(to);
}
// Quarters: the first two of a, the others of b.
EMULATED __m512i _mm512_shuffle_i64x2(__m512i a, __m512i b, int control) {
  return emulated::lanes([&](int i) {
    const int quarter = i / 8;
    const __m512i& from = quarter < 2 ? a : b;
    return from.lane[(control >> 2 * quarter & 3) * 8 + i % 8];
  });
}
EMULATED __m512i _mm512_permutexvar_epi16(__m512i by, __m512i a) {
  return emulated::lanes([&](int i) { return a.lane[by.lane[i] & 31]; });
}

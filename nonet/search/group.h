// Group: the same cell of the three boxes of a chute, in as many vectors as that takes.
//
//   kParts = 3   a vector a box: the lanes' grids, and one grid in vectors of eight lanes
//   kParts = 2   three boxes in a vector, bands in the first and stacks in the second: one grid
//   kParts = 1   bands and stacks of three boxes in one vector: one grid where vectors are widest
//
// The code over groups works part by part where it can, and never asks how many there are. Boxes
// meet only through these, which the wide vectors define for themselves:
//
//   next(x), next_but_one(x)  each box gets what the next one has, or the next but one, in a circle
//   sum_of_boxes(x)           each box gets the sum of all three
//   in_boxes<W>(a, b, c)      a number for each box
#pragma once

#include "nonet/search/simd_scalar.h"

namespace nonet::NONET_KERNEL {

template <class V, int kSize>
struct Group {
  using Part = V;
  static constexpr int kParts = kSize;
  static constexpr int kBandParts = kParts == 2 ? 1 : kParts;  // that hold bands, the first ones
  static constexpr int kLanes = kParts * V::kLanes;

  V part[kParts];

  NONET_INLINE static Group splat(unsigned number) {
    Group x;
#pragma GCC unroll 3
    for (V& part : x.part) part = V::splat(number);
    return x;
  }
};

// What `f` makes of the parts of groups, first with first, and so on.
template <class W, class F, class... Groups>
NONET_INLINE W part_by_part(F f, const W& first, const Groups&... others) {
  W x;
#pragma GCC unroll 3
  for (int n = 0; n < W::kParts; ++n) x.part[n] = f(first.part[n], others.part[n]...);
  return x;
}
template <class V, int kParts>
NONET_INLINE Group<V, kParts> operator&(const Group<V, kParts>& a, const Group<V, kParts>& b) {
  return part_by_part([](V x, V y) { return x & y; }, a, b);
}
template <class V, int kParts>
NONET_INLINE Group<V, kParts> operator|(const Group<V, kParts>& a, const Group<V, kParts>& b) {
  return part_by_part([](V x, V y) { return x | y; }, a, b);
}
template <class V, int kParts>
NONET_INLINE Group<V, kParts> operator+(const Group<V, kParts>& a, const Group<V, kParts>& b) {
  return part_by_part([](V x, V y) { return x + y; }, a, b);
}
template <class V, int kParts>
NONET_INLINE Group<V, kParts> operator-(const Group<V, kParts>& a, const Group<V, kParts>& b) {
  return part_by_part([](V x, V y) { return x - y; }, a, b);
}
template <class V, int kParts>
NONET_INLINE Group<V, kParts> emptier(const Group<V, kParts>& a, const Group<V, kParts>& b) {
  return part_by_part([](V x, V y) { return emptier(x, y); }, a, b);
}
template <class V, int kParts>
NONET_INLINE Group<V, kParts> all_of(const Group<V, kParts>& a, const Group<V, kParts>& b,
                                     const Group<V, kParts>& c) {
  return part_by_part([](V x, V y, V z) { return all_of(x, y, z); }, a, b, c);
}

template <class V>
NONET_INLINE Group<V, 3> next(const Group<V, 3>& x) {
  return {{x.part[1], x.part[2], x.part[0]}};
}
template <class V>
NONET_INLINE Group<V, 3> next_but_one(const Group<V, 3>& x) {
  return {{x.part[2], x.part[0], x.part[1]}};
}
template <class V>
NONET_INLINE Group<V, 3> sum_of_boxes(const Group<V, 3>& x) {
  V sum = x.part[0] + x.part[1] + x.part[2];
  return {{sum, sum, sum}};
}
template <class W>
NONET_INLINE W in_boxes(unsigned a, unsigned b, unsigned c) {
  using V = typename W::Part;
  if constexpr (W::kParts == 3) {
    return {{V::splat(a), V::splat(b), V::splat(c)}};
  } else {
    W x;
    for (V& part : x.part) part = V::in_boxes(a, b, c);
    return x;
  }
}

}  // namespace nonet::NONET_KERNEL

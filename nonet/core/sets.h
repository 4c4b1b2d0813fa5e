// Sets of cells and of digits as bit sets, with the algebra that finders are written in:
// `a & b` meet, `a | b` join, `a - b` without, `s.contains(x)`, `for (Cell c : s)` in ascending
// order.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <initializer_list>

#include "nonet/core/id.h"

#pragma GCC visibility push(default)
namespace nonet {

// How many bits are set. Compiled for any x86-64, std::popcount is a call of a function elsewhere,
// which takes far longer than adding the bits up.
constexpr int bit_count(std::uint64_t bits) {
#if defined(__x86_64__) && !defined(__POPCNT__)
  bits -= bits >> 1 & 0x5555555555555555;
  bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333);
  bits = (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0f;
  return static_cast<int>(bits * 0x0101010101010101 >> 56);
#else
  return std::popcount(bits);
#endif
}
// How many of nine bits are set. Not every processor counts bits, and this is asked more often than
// anything else.
inline constexpr std::array<std::uint8_t, 512> kNineCounts = [] {
  std::array<std::uint8_t, 512> counts{};
  for (unsigned i = 0; i < 512; ++i) counts[i] = static_cast<std::uint8_t>(bit_count(i));
  return counts;
}();
constexpr int count_nine(unsigned bits) {
  return kNineCounts[bits];
}
constexpr bool at_most_one_bit(unsigned bits) {
  return (bits & (bits - 1)) == 0;
}
constexpr bool is_one_bit(unsigned bits) {
  return bits != 0 && at_most_one_bit(bits);
}

// Nine bits, bit i is Digit(i).
class DigitSet {
 public:
  constexpr DigitSet() = default;
  constexpr DigitSet(std::initializer_list<Digit> digits) {
    for (Digit d : digits) insert(d);
  }
  static constexpr DigitSet from_bits(unsigned bits) {
    DigitSet s;
    s.bits_ = static_cast<std::uint16_t>(bits & 0x1ffU);
    return s;
  }
  static constexpr DigitSet all() { return from_bits(0x1ffU); }

  constexpr unsigned bits() const { return bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return count_nine(bits_); }
  constexpr bool contains(Digit d) const { return (bits_ >> d.index() & 1U) != 0; }
  constexpr bool contains(DigitSet s) const { return (s.bits_ & ~bits_) == 0; }
  constexpr Digit first() const { return Digit(std::countr_zero(bits_)); }
  constexpr void insert(Digit d) { bits_ = static_cast<std::uint16_t>(bits_ | 1U << d.index()); }
  constexpr void erase(Digit d) { bits_ = static_cast<std::uint16_t>(bits_ & ~(1U << d.index())); }

  friend constexpr bool operator==(DigitSet, DigitSet) = default;
  friend constexpr DigitSet operator&(DigitSet a, DigitSet b) {
    return from_bits(a.bits_ & b.bits_);
  }
  friend constexpr DigitSet operator|(DigitSet a, DigitSet b) {
    return from_bits(a.bits_ | b.bits_);
  }
  friend constexpr DigitSet operator-(DigitSet a, DigitSet b) {
    return from_bits(a.bits_ & ~static_cast<unsigned>(b.bits_));
  }
  constexpr DigitSet& operator&=(DigitSet b) { return *this = *this & b; }
  constexpr DigitSet& operator|=(DigitSet b) { return *this = *this | b; }
  constexpr DigitSet& operator-=(DigitSet b) { return *this = *this - b; }

  struct Iterator {
    unsigned rest;
    constexpr Digit operator*() const { return Digit(std::countr_zero(rest)); }
    constexpr Iterator& operator++() {
      rest &= rest - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;
  };
  constexpr Iterator begin() const { return {bits_}; }
  constexpr Iterator end() const { return {0}; }

 private:
  std::uint16_t bits_ = 0;
};

// 81 bits in two words: cells 0..63 in `low_`, 64..80 in `high_`.
class CellSet {
 public:
  constexpr CellSet() = default;
  constexpr CellSet(std::initializer_list<Cell> cells) {
    for (Cell c : cells) insert(c);
  }
  static constexpr CellSet all() { return {~std::uint64_t{0}, 0x1ffffU}; }

  constexpr bool empty() const { return (low_ | high_) == 0; }
  constexpr int size() const { return bit_count(low_) + bit_count(high_); }
  constexpr bool contains(Cell c) const { return (word(c) >> (c.index() & 63) & 1U) != 0; }
  constexpr bool contains(const CellSet& s) const {
    return ((s.low_ & ~low_) | (s.high_ & ~high_)) == 0;
  }
  constexpr bool meets(const CellSet& s) const {
    return ((s.low_ & low_) | (s.high_ & high_)) != 0;
  }
  constexpr Cell first() const {
    return Cell(low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
  }
  constexpr void insert(Cell c) {
    (c.index() < 64 ? low_ : high_) |= std::uint64_t{1} << (c.index() & 63);
  }
  constexpr void erase(Cell c) {
    (c.index() < 64 ? low_ : high_) &= ~(std::uint64_t{1} << (c.index() & 63));
  }

  friend constexpr bool operator==(const CellSet&, const CellSet&) = default;
  friend constexpr CellSet operator&(const CellSet& a, const CellSet& b) {
    return {a.low_ & b.low_, a.high_ & b.high_};
  }
  friend constexpr CellSet operator|(const CellSet& a, const CellSet& b) {
    return {a.low_ | b.low_, a.high_ | b.high_};
  }
  friend constexpr CellSet operator-(const CellSet& a, const CellSet& b) {
    return {a.low_ & ~b.low_, a.high_ & ~b.high_};
  }
  constexpr CellSet& operator&=(const CellSet& b) { return *this = *this & b; }
  constexpr CellSet& operator|=(const CellSet& b) { return *this = *this | b; }
  constexpr CellSet& operator-=(const CellSet& b) { return *this = *this - b; }

  struct Iterator {
    std::uint64_t low, high;
    constexpr Cell operator*() const {
      return Cell(low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(high));
    }
    constexpr Iterator& operator++() {
      (low != 0 ? low : high) &= (low != 0 ? low : high) - 1;
      return *this;
    }
    friend constexpr bool operator==(const Iterator&, const Iterator&) = default;
  };
  constexpr Iterator begin() const { return {low_, high_}; }
  constexpr Iterator end() const { return {0, 0}; }

 private:
  constexpr CellSet(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
  constexpr std::uint64_t word(Cell c) const { return c.index() < 64 ? low_ : high_; }

  std::uint64_t low_ = 0;
  std::uint64_t high_ = 0;
};

}  // namespace nonet
#pragma GCC visibility pop

// Random: numbers by chance that are the same on every machine, for whoever tells the same seed.
// The standard library's generators would do, but not its distributions, which differ from one
// library to the next.
//
// The generator is xoshiro256** (Blackman and Vigna, 2018), its state filled by SplitMix64 (Steele,
// Lea and Flood, 2014) from a key of three numbers. Each key has a stream of its own, so the puzzle
// of a seed and a number does not depend on which puzzles were made before it, or by whom.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#pragma GCC visibility push(default)
namespace nonet {

class Random {
 public:
  struct Key {
    std::uint64_t seed = 0;
    std::uint64_t index = 0;    // of the puzzle
    std::uint64_t attempt = 0;  // at it
  };

  explicit Random(const Key& key);

  // 64 random bits.
  std::uint64_t next() {
    const std::uint64_t result = rotated(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17U;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = rotated(state_[3], 45);
    return result;
  }

  // 0 to bound - 1, each equally likely; bound is at least 1. The product's upper half is the
  // number; a few values of the lower half are refused, because 2^32 is no multiple of the bound
  // (Lemire, 2019).
  std::uint32_t below(std::uint32_t bound) {
    for (;;) {
      const std::uint64_t product = (next() >> 32U) * bound;
      const auto lower = static_cast<std::uint32_t>(product);
      if (lower >= bound || lower >= (0U - bound) % bound) {
        return static_cast<std::uint32_t>(product >> 32U);
      }
    }
  }

  template <class T, std::size_t kSize>
  void shuffle(std::array<T, kSize>& items) {
    shuffle_all(items);
  }
  template <class T>
  void shuffle(std::vector<T>& items) {
    shuffle_all(items);
  }
  // One of them; there must be one.
  template <class T>
  const T& one_of(const std::vector<T>& items) {
    return items[below(static_cast<std::uint32_t>(items.size()))];
  }

 private:
  template <class Items>
  void shuffle_all(Items& items) {
    for (std::size_t i = items.size(); i > 1; --i) {
      std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
    }
  }

  static std::uint64_t rotated(std::uint64_t x, unsigned by) { return x << by | x >> (64U - by); }

  std::array<std::uint64_t, 4> state_{};
};

}  // namespace nonet
#pragma GCC visibility pop

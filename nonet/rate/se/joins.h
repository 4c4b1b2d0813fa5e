// Joins: a few members of nine, each with a row of nine bits, that together have as many bits as
// they are: cells and digits of a subset, lines and covers of a fish.
#pragma once

#include "nonet/rate/se/geometry.h"

namespace nonet::se {

class Members {
 public:
  // A member comes into question with two bits at least, and no more than the size of the set.
  void consider(int number, unsigned bits, int size) {
    const int n = count_nine(bits);
    if (n < 2 || n > size) return;
    rows_[count_] = static_cast<std::uint16_t>(bits);
    numbers_[count_++] = static_cast<std::uint8_t>(number);
  }

  // The sets of `size` members that join to `size` bits, in the order of the sets as numbers.
  template <class Visit>
  bool each_join(int size, const Visit& visit) const {
    if (count_ < size) return false;
    unsigned set = (1U << size) - 1;
    while (set < 1U << count_) {
      unsigned join = 0;
      unsigned chosen = 0;
      for (unsigned rest = set; rest != 0; rest &= rest - 1) {
        const int i = first_in(rest);
        join |= rows_[i];
        chosen |= 1U << numbers_[i];
      }
      if (count_nine(join) == size && visit(chosen, join)) return true;
      const unsigned low = set & -set;
      const unsigned next = set + low;
      set = next | ((set ^ next) >> 2) / low;
    }
    return false;
  }

 private:
  std::array<std::uint16_t, 9> rows_;
  std::array<std::uint8_t, 9> numbers_;
  int count_ = 0;
};

}  // namespace nonet::se

// Reach: which statements the table of each statement holds, without their order: enough to see
// where there is nothing to be found. Statements that follow from each other share what follows.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "nonet/rate/hodoku/tables/links.h"

namespace nonet::tables {

class Reach {
 public:
  Reach(const Statements& statements, const Links& links);

  // Words of bits, bit k for the statement with key k: those of false statements are even.
  static constexpr std::uint64_t kFalse = 0x5555555555555555;
  int words() const { return words_; }
  const std::uint64_t* of(Statement premise) const {
    return bits_.data() + static_cast<std::size_t>(component_[premise.key()]) * words_;
  }
  bool leads(Statement premise, Statement to) const {
    return (of(premise)[to.key() / 64] >> (to.key() % 64) & 1U) != 0;
  }
  // Whether some item is true and false.
  bool contradicts(Statement premise) const;

 private:
  friend class Components;

  int words_;
  std::vector<std::uint16_t> component_;  // by statement
  std::vector<std::uint64_t> bits_;       // by component
};

}  // namespace nonet::tables

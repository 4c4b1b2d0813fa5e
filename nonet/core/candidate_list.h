// CandidateList: candidates in an order that matters, without allocation: what a finder collects
// for each pattern that it meets, most of which nobody takes. There is room for every candidate of
// the grid once.
#pragma once

#include <array>
#include <span>

#include "nonet/core/candidate_set.h"

namespace nonet {

class CandidateList {
 public:
  CandidateList() = default;
  explicit CandidateList(Candidate only) { push_back(only); }
  CandidateList(const CellSet& cells, Digit d) { append(cells, d); }
  explicit CandidateList(const CandidateSet& set) {
    for (Candidate x : set) push_back(x);
  }

  void push_back(Candidate x) {
    // A candidate is named once, so this never drops one.
    if (count_ < kMost) slots_[count_++] = {x.cell, x.digit};
  }
  void append(const CellSet& cells, Digit d) {
    for (Cell c : cells) push_back({c, d});
  }

  bool empty() const { return count_ == 0; }
  std::size_t size() const { return count_; }
  std::span<const Candidate> all() const { return {&slots_[0].candidate, count_}; }

 private:
  static constexpr std::size_t kMost = std::size_t{Cell::kCount} * Digit::kCount;

  // Left as it is until it is written to: clearing 1,458 bytes would cost more than most patterns.
  union Slot {
    Slot() {}  // NOLINT: that is the point
    Slot(Cell c, Digit d) : candidate{c, d} {}
    Candidate candidate;
  };
  static_assert(sizeof(Slot) == sizeof(Candidate));

  std::array<Slot, kMost> slots_;
  std::size_t count_ = 0;
};

}  // namespace nonet

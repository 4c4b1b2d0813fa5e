// SetChain: almost locked sets in a row, each joined to the next by a digit that fits into only one
// of the two, no digit twice running. If the first set lacks a digit z (other than that of its
// link), it holds all its others, the link's among them; so the second lacks that one, holds all
// its others, and so on to the last. If that has z too (and not as its link), then z is in the
// first or in the last set, and no cell that sees all its places in both can hold it.
//
//   z- [z x ..] -x- [x y ..] -y- [y w ..] -w- [w z ..] -z
//
// Two sets are the XZ-rule, three the XY-wing.
#pragma once

#include "nonet/core/candidate_list.h"
#include "nonet/implications/restricted_commons.h"
#include "nonet/logic/finder.h"

namespace nonet {

// The cells of a set in two bytes: a house and its spots.
class SetName {
 public:
  SetName() = default;
  explicit SetName(const AlmostLockedSet& set)
      : bits_(static_cast<std::uint16_t>(set.house.index() << 9 | set.spots)) {}
  CellSet cells(const Topology& topology) const {
    return topology.cells_at(House(bits_ >> 9), bits_ & 0x1ffU);
  }

 private:
  std::uint16_t bits_ = 0;
};

// A chain in as few bytes as a Telling may carry.
class SetChain {
 public:
  static constexpr int kMostSets = 28;

  explicit SetChain(const AlmostLockedSet& first) { add(first); }
  void add(Digit link, const AlmostLockedSet& next) {
    links_[size_ - 1] = link;
    add(next);
  }

  int size() const { return size_; }
  CellSet cells(int i, const Topology& topology) const { return sets_[i].cells(topology); }
  Digit link(int i) const { return links_[i]; }

 private:
  void add(const AlmostLockedSet& set) { sets_[size_++] = SetName(set); }

  std::uint8_t size_ = 0;
  std::array<SetName, kMostSets> sets_{};
  std::array<Digit, kMostSets> links_{};
};

// What the first and the last of two sets take if one of them holds its digits: digit by digit.
void append_seen_by_both(const AlmostLockedSets& sets, int first, int last, DigitSet digits,
                         CandidateList& removals);

// Reports a chain that removes something.
bool report_set_chain(Technique technique, const SetChain& chain, const CandidateList& removals,
                      Sink sink);

// Marks all candidates of some cells as a group of kSet, and cites the cells.
void add_set(const CellSet& cells, int group, const Grid& before, Step& step);

}  // namespace nonet

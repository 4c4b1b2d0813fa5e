// RestrictedCommons: the links between almost locked sets. A digit of two sets is their restricted
// common if all its cells in the one see all its cells in the other: it fits into only one of the
// two, and the other is locked without it. No cell that they share can hold it; whether sets that
// share cells are linked at all is up to the asker.
//
// Two sets can have two such digits. (More, and the grid has no solution.)
#pragma once

#include <span>

#include "nonet/core/stop.h"
#include "nonet/implications/almost_locked_sets.h"

namespace nonet {

class RestrictedCommons {
 public:
  enum class Overlap : bool { kRefused, kAllowed };

  struct Link {
    int to;
    DigitSet digits;

    bool is_double() const { return digits.size() > 1; }
  };

  // The sets must stay. There are millions of links where few cells are settled: a stop leaves out
  // those that are not found yet.
  RestrictedCommons(const AlmostLockedSets& sets, Overlap overlap, const Stop* stop = nullptr);

  const AlmostLockedSets& sets() const { return *sets_; }

  // The links of a set, those to later sets only, and the one to a later set, if there is one; in
  // the order of the sets that they lead to.
  std::span<const Link> from(int set) const { return links_of(set, 0); }
  std::span<const Link> onward(int set) const { return links_of(set, back_[at(set)]); }
  const Link* onward(int set, int to) const;

 private:
  static std::size_t at(int set) { return static_cast<std::size_t>(set); }
  std::span<const Link> links_of(int set, std::size_t skipped) const {
    return std::span(links_).subspan(first_[at(set)] + skipped,
                                     first_[at(set) + 1] - first_[at(set)] - skipped);
  }

  const AlmostLockedSets* sets_;
  std::vector<Link> links_;         // set by set
  std::vector<std::size_t> first_;  // of each set, and where the last one's end
  std::vector<std::size_t> back_;   // how many lead to earlier sets
};

}  // namespace nonet

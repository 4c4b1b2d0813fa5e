// Climb: how long the patterns must be with which a puzzle is solved: B and gB by braids, W and gW
// by whips. Length by length everything goes that a pattern of at most that length refutes, until
// the puzzle is solved.
//
// Braids are confluent: no order of eliminations leads past another. Whips are not: an elimination
// can take away the candidate that another whip leaned on. W is first looked for along the way of
// the braids, as long as each is a whip as well. Where that has led to the end, no other way could
// be shorter. Otherwise the way is taken that published values come from: always the shortest
// whip, the first of its length in the order of cells and digits, and then from Singles again.
#pragma once

#include <array>
#include <optional>

#include "nonet/core/stop.h"
#include "nonet/csp/braids.h"
#include "nonet/csp/whips.h"

namespace nonet::csp {

// No length: the patterns do not solve it, or the work was stopped.
inline constexpr int kNoLength = -1;
// Longer than any puzzle needs.
inline constexpr int kLongest = 40;

enum class Pattern : std::uint8_t { kBraid, kWhip };

template <bool kGroups>
class Climb {
 public:
  // The stop outlives it.
  explicit Climb(const Stop& stop) : stop_(stop) {}

  // Of a puzzle and its one solution.
  int by_braids(const Labels& start, const Labels& solution);
  int by_whips(const Labels& start, const Labels& solution);
  // Everything that braids of at most this length refute, and Singles; false if a variable is
  // empty. Of a state that is closed for lengths below `from`.
  bool close_by_braids(Labels& state, int from, int length);

 private:
  enum class Rung : std::uint8_t { kSolved, kHeld, kContradiction, kStopped };

  int climb(const Labels& start, Pattern pattern);
  int climb_strictly(const Labels& start);
  std::optional<Label> first_of(int length, Pattern pattern);
  Rung rung(int length, Pattern pattern);
  void begin(const Labels& state);
  int bound(Label z, int length);
  bool refute(Label z, int length, Pattern pattern);
  bool drop(Label z);
  bool never(Label z);

  const Stop& stop_;  // the caller's own: who asks it afterwards must hear that it ended this
  Labels s_{};
  Labels true_{};  // what nothing refutes, as far as that is known
  Plane settled_{};
  std::uint32_t version_ = 0;  // of the state
  bool only_braids_ = false;   // a braid was no whip
  Braids<kGroups> braids_;
  Whips<kGroups> whips_;
  std::array<std::uint32_t, 729> seen_{};  // in which version it held out
  // What follows from a candidate, if that is no contradiction, as long as nothing of it is struck.
  std::array<bool, 729> stands_{};
  std::array<Labels, 729> standing_{};
};

}  // namespace nonet::csp

#include "nonet/csp/climb.h"

#include <algorithm>

#include "nonet/csp/trial_and_error.h"

namespace nonet::csp {

template <bool kGroups>
void Climb<kGroups>::begin(const Labels& state) {
  s_ = state;
  settled_ = settled_in(s_);
  version_ = 1;
  seen_.fill(0);
  stands_.fill(false);
}

template <bool kGroups>
bool Climb<kGroups>::drop(Label z) {
  s_.drop(z);
  const bool holds = close_with_locked(s_);
  settled_ = settled_in(s_);
  ++version_;
  return holds;
}

template <bool kGroups>
bool Climb<kGroups>::never(Label z) {
  if (!stands_[z.id]) return false;
  if ((standing_[z.id] - s_).empty()) return true;
  return stands_[z.id] = false;
}

// A lower bound of the length, kNever if it is above `length`.
template <bool kGroups>
int Climb<kGroups>::bound(Label z, int length) {
  Trial<kGroups> t{s_, settled_, 0};
  t.set(z);
  bool stuck = false;
  const int layers = t.reach(nullptr, length - 1, stuck);
  if (stuck) {
    stands_[z.id] = true;
    standing_[z.id] = t.s;
  }
  return layers >= length ? kNever : layers + 1;
}

template <bool kGroups>
bool Climb<kGroups>::refute(Label z, int length, Pattern pattern) {
  Trial<kGroups> t{s_, settled_, 0};
  t.set(z);
  if (!braids_.refutes(t, length, stop_)) return false;
  if (pattern == Pattern::kBraid) return true;
  if (whips_.refutes(s_, z, length, stop_)) return true;
  only_braids_ = true;
  return false;
}

// All that goes with patterns of this length. Those whose bound is the length itself seldom have
// one: they come last.
template <bool kGroups>
typename Climb<kGroups>::Rung Climb<kGroups>::rung(int length, Pattern pattern) {
  seen_.fill(0);
  std::vector<Label> tight;
  for (bool moved = true; moved;) {
    moved = false;
    std::erase_if(tight, [&](Label z) { return seen_[z.id] != version_; });
    bool broken = false;
    each_label(s_ - true_, [&](Label z) {
      if (broken || stop_.requested() || !s_.has(z)) return;
      if (any(settled_ & kCellBit[static_cast<std::size_t>(z.cell())])) return;
      if (seen_[z.id] == version_ || never(z)) return;
      seen_[z.id] = version_;
      const int least = bound(z, length);
      if (least > length) return;
      if (least == length) return tight.push_back(z);
      if (!refute(z, length, pattern)) return;
      broken = !drop(z);
      moved = true;
    });
    const bool wait = moved;
    for (std::size_t i = 0; i < tight.size() && !wait && !broken; ++i) {
      if (!s_.has(tight[i]) || !refute(tight[i], length, pattern)) continue;
      broken = !drop(tight[i]);
      moved = true;
    }
    if (broken) return Rung::kContradiction;
    if (stop_.requested()) return Rung::kStopped;
    if (moved && is_solved(s_)) return Rung::kSolved;
  }
  return Rung::kHeld;
}

template <bool kGroups>
int Climb<kGroups>::climb(const Labels& start, Pattern pattern) {
  Labels s = start;
  if (!close(s)) return kNoLength;
  if (is_solved(s)) return 0;
  if (!close_with_locked(s)) return kNoLength;
  if (is_solved(s)) return 1;
  // What whole trials do not solve, patterns of no length do.
  Labels tried = s;
  if (!close_by_trials<kGroups>(tried, true_) || !is_solved(tried)) return kNoLength;
  begin(s);
  for (int length = 2; length <= kLongest; ++length) {
    const Rung reached = rung(length, pattern);
    if (reached == Rung::kSolved) return length;
    if (reached != Rung::kHeld) return kNoLength;
  }
  return kNoLength;
}

template <bool kGroups>
int Climb<kGroups>::by_braids(const Labels& start, const Labels& solution) {
  true_ = solution;
  return climb(start, Pattern::kBraid);
}

template <bool kGroups>
int Climb<kGroups>::by_whips(const Labels& start, const Labels& solution) {
  true_ = solution;
  only_braids_ = false;
  const int loose = climb(start, Pattern::kWhip);
  if (!only_braids_) return loose;
  if (loose != kNoLength && loose == climb(start, Pattern::kBraid)) return loose;
  if (stop_.requested()) return kNoLength;
  return climb_strictly(start);
}

// The first in the order of cells and digits that a pattern of this length refutes.
template <bool kGroups>
std::optional<Label> Climb<kGroups>::first_of(int length, Pattern pattern) {
  for (int cell = 0; cell < 81; ++cell) {
    if (any(settled_ & kCellBit[static_cast<std::size_t>(cell)])) continue;
    for (int digit = 0; digit < 9; ++digit) {
      const Label z = label(cell, digit);
      if (!s_.has(z) || true_.has(z) || never(z) || bound(z, length) > length) continue;
      if (refute(z, length, pattern)) return z;
    }
  }
  return std::nullopt;
}

template <bool kGroups>
int Climb<kGroups>::climb_strictly(const Labels& start) {
  Labels s = start;
  if (!close_with_locked(s)) return kNoLength;
  begin(s);
  int longest = 1;
  for (int length = 2; length <= kLongest;) {
    if (stop_.requested()) return kNoLength;
    const auto z = first_of(length, Pattern::kWhip);
    if (!z) {
      ++length;
      continue;
    }
    drop(*z);
    longest = std::max(longest, length);
    if (is_solved(s_)) return longest;
    length = 2;
  }
  return kNoLength;
}

template <bool kGroups>
bool Climb<kGroups>::close_by_braids(Labels& state, int from, int length) {
  if (!close_with_locked(state)) return false;
  true_ = Labels::none();
  begin(state);
  for (int n = std::max(from, 2); n <= length; ++n) {
    const Rung reached = is_solved(s_) ? Rung::kSolved : rung(n, Pattern::kBraid);
    if (reached == Rung::kContradiction) return false;
    if (reached != Rung::kHeld) break;
  }
  state = s_;
  return true;
}

template class Climb<false>;
template class Climb<true>;

}  // namespace nonet::csp

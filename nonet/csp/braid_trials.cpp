#include "nonet/csp/braid_trials.h"

#include <memory>

namespace nonet::csp {

void BraidTrials::begin() {
  copies_.assign(729, {});
}

bool BraidTrials::refutes(const Labels& s, Label z, int length) {
  Copy& copy = copies_[z.id];
  if (!copy.looked_at) copy.by_trials.set(z);
  if (!copy.falls && (!copy.looked_at || !(copy.by_trials - s).empty())) {
    copy.by_trials &= s;
    copy.falls = !close_by_trials(copy.by_trials);
  }
  copy.looked_at = true;
  if (!copy.falls) return false;
  const bool lost = !(copy.by_braids - s).empty();
  if (copy.closed_for >= length && !lost) return false;
  const int from = lost ? 1 : copy.closed_for + 1;
  copy.by_braids &= s;
  if (copy.closed_for < 0) copy.by_braids.set(z);
  copy.closed_for = length;
  return !climb_.close_by_braids(copy.by_braids, from, length);
}

bool BraidTrials::close(Labels& s, int length, const Labels& sure) {
  if (!close_by_trials(s, sure)) return false;
  for (bool moved = true; moved;) {
    moved = false;
    bool broken = false;
    each_label(s - sure, [&](Label z) {
      if (broken || stop_.requested() || !s.has(z)) return;
      if (any(settled_in(s) & kCellBit[static_cast<std::size_t>(z.cell())])) return;
      if (!refutes(s, z, length) || stop_.requested()) return;
      s.drop(z);
      broken = !close_by_trials(s, sure);
      moved = true;
    });
    if (broken) return false;
    if (stop_.requested()) return true;
  }
  return true;
}

int bxb_of(const Labels& start, const Labels& solution, const Stop& stop) {
  Labels s = start;
  if (!close_by_trials(s, solution)) return kNoLength;
  if (is_solved(s)) return 0;
  Labels deep = s;
  DeepTrials two(2, stop);
  if (!two.close(deep, solution) || !is_solved(deep)) return kNoLength;
  auto trials = std::make_unique<BraidTrials>(stop);
  for (int length = 1; length <= kLongest; ++length) {
    if (!trials->close(s, length, solution) || stop.requested()) return kNoLength;
    if (is_solved(s)) return length;
  }
  return kNoLength;
}

namespace {

// Everything that T&E(B_length) refutes in a copy, of what T&E(2) does.
bool close_deeper(Labels& s, int length, const Labels& solution, BraidTrials& trials,
                  const Stop& stop) {
  auto two = std::make_unique<DeepTrials>(2, stop);
  struct Copy {
    Labels left = Labels::all();
    bool looked_at = false, falls = false;
  };
  std::vector<Copy> copies(729);
  for (bool moved = true; moved;) {
    moved = false;
    bool broken = false;
    each_label(s - solution, [&](Label z) {
      if (broken || stop.requested() || !s.has(z)) return;
      if (any(settled_in(s) & kCellBit[static_cast<std::size_t>(z.cell())])) return;
      Copy& copy = copies[z.id];
      if (!copy.looked_at) copy.left.set(z);
      if (!copy.falls && (!copy.looked_at || !(copy.left - s).empty())) {
        copy.left &= s;
        copy.falls = !two->close(copy.left);
      }
      copy.looked_at = true;
      if (!copy.falls) return;
      Labels supposed = s;
      supposed.set(z);
      trials.begin();
      if (trials.close(supposed, length, Labels::none()) || stop.requested()) return;
      s.drop(z);
      broken = !two->close(s, solution);
      moved = true;
    });
    if (broken || stop.requested()) return !broken;
    if (is_solved(s)) return true;
  }
  return true;
}

}  // namespace

int bxbb_of(const Labels& start, const Labels& solution, const Stop& stop) {
  Labels s = start;
  DeepTrials two(2, stop);
  if (!two.close(s, solution)) return kNoLength;
  if (is_solved(s)) return 0;
  Labels deep = s;
  DeepTrials three(3, stop);
  if (!three.close(deep, solution) || !is_solved(deep)) return kNoLength;
  auto trials = std::make_unique<BraidTrials>(stop);
  for (int length = 1; length <= kLongest; ++length) {
    if (!close_deeper(s, length, solution, *trials, stop) || stop.requested()) return kNoLength;
    if (is_solved(s)) return length;
  }
  return kNoLength;
}

}  // namespace nonet::csp

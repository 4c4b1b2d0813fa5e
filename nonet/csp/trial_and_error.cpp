#include "nonet/csp/trial_and_error.h"

namespace nonet::csp {

// Trials that did not come to a contradiction: what is left in each.
class Standing {
 public:
  void add(const Labels& left, Plane settled) {
    trials_.push_back(left);
    for (int d = 0; d < 9; ++d) follows_.of[d] |= left.of[d] & settled;
    settled_.push_back(settled);
  }
  // Those that have lost something are gone.
  void keep_within(const Labels& s) {
    follows_ = Labels::none();
    std::size_t kept = 0;
    for (std::size_t i = 0; i < trials_.size(); ++i) {
      if (!(trials_[i] - s).empty()) continue;
      trials_[kept] = trials_[i];
      settled_[kept] = settled_[i];
      for (int d = 0; d < 9; ++d) follows_.of[d] |= trials_[kept].of[d] & settled_[kept];
      ++kept;
    }
    trials_.resize(kept);
    settled_.resize(kept);
  }
  // What follows in one of them, and what was supposed.
  const Labels& follows() const { return follows_; }

 private:
  std::vector<Labels> trials_;
  std::vector<Plane> settled_;
  Labels follows_{};
};

template <bool kGroups>
bool close_by_trials(Labels& s, const Labels& sure) {
  auto closed = [&] { return kGroups ? close_with_locked(s) : close(s); };
  if (!closed()) return false;
  Standing standing;
  for (bool moved = true; moved;) {
    moved = false;
    bool broken = false;
    Plane settled = settled_in(s);
    each_label(s - sure - standing.follows(), [&](Label z) {
      if (broken || !s.has(z) || standing.follows().has(z)) return;
      if (any(settled & kCellBit[static_cast<std::size_t>(z.cell())])) return;
      Trial<kGroups> t{s, settled, 0};
      t.set(z);
      if (t.close()) return standing.add(t.s, t.settled);
      s.drop(z);
      moved = true;
      broken = !closed();
      settled = settled_in(s);
      standing.keep_within(s);
    });
    if (broken) return false;
  }
  return true;
}

template bool close_by_trials<false>(Labels& s, const Labels& sure);
template bool close_by_trials<true>(Labels& s, const Labels& sure);

DeepTrials::DeepTrials(int depth, const Stop& stop) : depth_(depth), stop_(&stop) {
  if (depth > 2) inner_ = std::make_unique<DeepTrials>(depth - 1, stop);
}

bool DeepTrials::close(Labels& s, const Labels& sure) {
  if (depth_ == 0) return csp::close(s);
  if (!close_by_trials(s, sure)) return false;
  if (depth_ == 1) return true;
  copies_.assign(729, Labels::all());
  Labels looked_at = Labels::none();
  for (bool moved = true; moved && !stop_->requested();) {
    moved = false;
    bool broken = false;
    each_label(s - sure, [&](Label z) {
      if (broken || stop_->requested() || !s.has(z)) return;
      const Plane settled = settled_in(s);
      if (any(settled & kCellBit[static_cast<std::size_t>(z.cell())])) return;
      Labels& copy = copies_[z.id];
      if (looked_at.has(z) && (copy - s).empty()) return;
      copy &= s;
      copy.set(z);
      looked_at.add(z);
      const bool stands = inner_ ? inner_->close(copy) : close_by_trials(copy);
      if (stands || stop_->requested()) return;
      s.drop(z);
      moved = true;
      broken = !close_by_trials(s, sure);
    });
    if (broken) return false;
  }
  return true;
}

int depth_of(const Labels& start, const Labels& solution, int most, const Stop& stop) {
  Labels s = start;
  if (!close(s)) return -1;
  if (is_solved(s)) return 0;
  for (int depth = 1; depth <= most && !stop.requested(); ++depth) {
    DeepTrials trials(depth, stop);
    if (!trials.close(s, solution)) return -1;
    if (is_solved(s)) return depth;
  }
  return -1;
}

}  // namespace nonet::csp

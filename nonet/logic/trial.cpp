// Trial and contradiction: suppose a candidate and refute it (see refutation.h), with as many
// splits within splits as that takes. It is what is left when no net of a readable size finds
// anything, or all that somebody wants to allow besides singles.
//
// Every false candidate falls to a trial that is deep enough, but a deep one helps nobody and may
// take hours. So cheap trials come first: without a split, with one, with two; then trials of any
// depth that take few suppositions, then of more, until the options' limit is spent. A story longer
// than the options allow is told in its outer parts; the inner ones are counted.
//
// In a variant a single supposition without a split has a name and a place of its own, before what
// only looks at houses and takes long: people who solve these try a digit, and see what rules make
// of it, long before they look for a mutant fish.
#include <algorithm>
#include <utility>

#include "nonet/core/candidate_set.h"
#include "nonet/logic/finder.h"
#include "nonet/logic/refutation.h"
#include "nonet/rules/probe.h"
#include "nonet/rules/rulebook.h"

namespace nonet {
namespace {

class Trials {
 public:
  Trials(const Grid& grid, const Ask& ask, Sink sink)
      : start_(grid, ask.fillings),
        ask_(ask),
        left_(ask.options.trials.most_suppositions),
        sink_(sink) {
    for (Cell c : grid.open()) {
      for (Digit d : grid.candidates(c)) open_.push_back({c, d});
    }
  }

  bool find() {
    if (const Rulebook* rules = start_.grid().rulebook()) {
      if (find_with_rules()) return true;
      // Where houses are all there is, suppositions are cheap, as without rules.
      if (!rules->units().empty()) return false;
    }
    if (find_without_split()) return true;
    for (int splits : {1, 2}) {
      if (try_all(splits, left_)) return true;
    }
    for (int most = kFewSuppositions; left_ > 0 && !open_.empty();
         most = std::min(8 * most, left_)) {
      if (ask_.stopped() || try_all(kAnyDepth, most)) return true;
    }
    return ask_.stopped();
  }

 private:
  static constexpr int kFewSuppositions = 32;
  static constexpr int kDeepest = 12;

  // Suppositions take long here, so only those are made that are known to fail.
  bool find_with_rules() {
    for (int splits = 0; splits <= kDeepest && left_ > 0; ++splits) {
      for (Candidate x : failing_candidates(start_.grid(), {splits, false, ask_.stop})) {
        if (ask_.stopped() || left_ <= 0) return ask_.stopped();
        const int granted = std::min(left_, kFewSuppositions << splits);
        int left = granted;
        Refutation refutation;
        const Ending ending = refute(start_, x, true, {splits, &left, ask_.stop}, 0, refutation);
        left_ -= granted - left;
        if (ending == Ending::kRefuted && report(x, splits, granted)) return true;
      }
    }
    return ask_.stopped();
  }

  // The shortest story comes first.
  bool find_without_split() {
    std::vector<std::pair<std::size_t, Candidate>> found;
    std::erase_if(open_, [&](Candidate x) {
      int one = 1;
      Refutation refutation;
      const Ending ending = refute(start_, x, true, {0, &one, ask_.stop}, 0, refutation);
      if (ending == Ending::kRefuted) found.emplace_back(refutation.told.size(), x);
      return ending != Ending::kOpen;
    });
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    for (const auto& [lines, x] : found) {
      if (report(x, 0, 1)) return true;
    }
    return false;
  }

  // Each candidate with at most so many suppositions; the first that falls is told. One that turned
  // out to be part of a solution is not tried again.
  bool try_all(int splits, int most) {
    bool stopped = false;
    std::erase_if(open_, [&](Candidate x) {
      if (stopped || left_ <= 0 || ask_.stopped()) return false;
      const int granted = std::min(most, left_);
      int left = granted;
      Refutation refutation;
      const Ending ending = refute(start_, x, true, {splits, &left, ask_.stop}, 0, refutation);
      left_ -= granted - left;
      if (ending == Ending::kRefuted) stopped = report(x, splits, granted);
      return ending != Ending::kOpen;
    });
    return stopped;
  }

  bool report(Candidate x, int splits, int suppositions) {
    // Worked out again for the one that is taken.
    auto tell = [=](const Grid& before, Step& step) {
      int left = suppositions;
      Refutation refutation;
      refute(Supposition(before), x, true, {splits, &left}, 0, refutation);
      tell_refutation(x, std::move(refutation), before, step);
    };
    return sink_({Technique::kTrial, {}, {&x, 1}, tell});
  }

  const Supposition start_;
  const Ask& ask_;
  int left_;  // suppositions, of all trials together
  Sink sink_;
  std::vector<Candidate> open_;
};

// The first whose story is short is taken, or else the shortest of the first few.
class SingleTrials {
 public:
  SingleTrials(const Grid& grid, const Ask& ask, Sink sink)
      : start_(grid, ask.fillings), ask_(ask), sink_(sink) {}

  // Those that the probe knows to fail are quickest; it does not see all that fillings show.
  bool find() { return find(false) || find(true) || find_among(narrow_first()); }

 private:
  static constexpr std::size_t kMany = 32;
  static constexpr std::size_t kShort = 8;
  static constexpr std::size_t kFew = 6;

  // Mostly some of those that fail are enough; all of them are looked at where these are not.
  bool find(bool locked_sets) {
    for (std::size_t enough : {kMany, static_cast<std::size_t>(-1)}) {
      const auto failing = failing_candidates(start_.grid(), {0, locked_sets, ask_.stop, enough});
      if (find_among(failing)) return true;
      if (failing.size() < enough) break;
    }
    return false;
  }

  // All candidates, those of cells with few before others.
  std::vector<Candidate> narrow_first() const {
    const Grid& grid = start_.grid();
    std::vector<Candidate> candidates;
    for (int size = 2; size <= Digit::kCount; ++size) {
      for (Cell c : grid.open()) {
        if (grid.candidates(c).size() != size) continue;
        for (Digit d : grid.candidates(c)) candidates.push_back({c, d});
      }
    }
    return candidates;
  }

  bool find_among(const std::vector<Candidate>& candidates) {
    for (Candidate x : candidates) {
      if (ask_.stopped()) return true;
      if (looked_at_.contains(x)) continue;
      looked_at_.insert(x);
      int one = 1;
      Refutation refutation;
      if (refute(start_, x, true, {0, &one, ask_.stop}, 0, refutation) != Ending::kRefuted) {
        continue;
      }
      if (refutation.told.size() <= kShort ? report(x) : keep(refutation.told.size(), x)) {
        return true;
      }
    }
    return tell_kept();
  }

  bool keep(std::size_t lines, Candidate x) {
    longer_.emplace_back(lines, x);
    return longer_.size() == kFew && tell_kept();
  }

  bool tell_kept() {
    std::stable_sort(longer_.begin(), longer_.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    for (const auto& [lines, x] : std::exchange(longer_, {})) {
      if (report(x)) return true;
    }
    return false;
  }

  bool report(Candidate x) {
    // Worked out again for the one that is taken.
    auto tell = [=](const Grid& before, Step& step) {
      int one = 1;
      Refutation refutation;
      refute(Supposition(before), x, true, {0, &one}, 0, refutation);
      tell_refutation(x, std::move(refutation), before, step);
    };
    return sink_({Technique::kSupposition, {}, {&x, 1}, tell});
  }

  const Supposition start_;
  const Ask& ask_;
  Sink sink_;
  std::vector<std::pair<std::size_t, Candidate>> longer_;  // by lines
  CandidateSet looked_at_;
};

}  // namespace

bool find_supposition(const Grid& grid, const Ask& ask, Sink sink) {
  return grid.rulebook() != nullptr && !grid.broken() && SingleTrials(grid, ask, sink).find();
}

bool find_trial(const Grid& grid, const Ask& ask, Sink sink) {
  return !grid.broken() && Trials(grid, ask, sink).find();
}

}  // namespace nonet

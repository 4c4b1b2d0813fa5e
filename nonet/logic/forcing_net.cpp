// Forcing nets: what follows from a supposition when all that is known so far may act together, by
// singles.
//
//   contradiction   a candidate supposed true, or false, leaves some truth without a candidate; so
//                   it is the other. Where singles alone don't get there, the net may split on a
//                   truth; take lemmas (see lemmas.h); and split once more within a split.
//   verity          all candidates of a truth, each supposed in turn, come to the same; so that
//                   holds in every case.
//
// Nets without a split come first; of several that come to the same the shortest is told, and of
// all the one that brings most for its lines before all others.
#include <algorithm>
#include <optional>

#include "nonet/core/candidate_set.h"
#include "nonet/logic/cases.h"
#include "nonet/logic/finder.h"
#include "nonet/logic/gain.h"
#include "nonet/logic/lemmas.h"
#include "nonet/logic/refutation.h"
#include "nonet/rules/probe.h"

namespace nonet {
namespace {

// What was supposed, and what is to be shown in each case.
struct Verity {
  std::optional<Truth> truth;  // its ways are supposed; otherwise the candidate is, and is not
  Candidate either_way;
  Candidate target;
  bool holds;
};

// A supposition.
struct Case {
  Candidate candidate;
  bool holds;
};

std::vector<Case> cases_of(const Verity& verity, const Grid& grid) {
  if (!verity.truth) return {{verity.either_way, true}, {verity.either_way, false}};
  std::vector<Case> cases;
  for (Candidate way : ways_of(grid, *verity.truth)) cases.push_back({way, true});
  return cases;
}

void tell_verity(const Verity& verity, const Grid& before, Step& step) {
  if (verity.truth) {
    Inference& split = step.inferences.emplace_back();
    split.kind = Inference::Kind::kSplit;
    split.by = {*verity.truth};
  }
  for (const auto& [supposed, holds] : cases_of(verity, before)) {
    for (Inference& inference :
         case_from(Supposition(before), supposed, holds, verity.target, verity.holds)) {
      step.inferences.push_back(std::move(inference));
    }
    if (holds) step.marks.push_back({Role::kAssumed, supposed});
  }
  Inference end;
  end.kind = Inference::Kind::kInEveryCase;
  end.node = {verity.target.digit, {verity.target.cell}};
  end.holds = verity.holds;
  step.inferences.push_back(end);
  step.truths = truths_in(step.inferences);
  cite_rules(step.inferences, before, step);
  mark_what_follows(step);
}

class Nets {
 public:
  Nets(const Grid& grid, const Ask& ask, Sink sink)
      : grid_(grid),
        start_(grid, ask.fillings),
        ask_(ask),
        sink_(sink),
        left_(ask.options.trials.most_suppositions) {}

  bool find() {
    if (grid_.rulebook() != nullptr) return find_with_rules();
    if (ask_.wants(Technique::kForcingNetContradiction)) suppose_all();
    if (ask_.wants(Technique::kForcingNetVerity)) look_for_verities();
    if (ask_.stopped() || report_best()) return true;
    if (!ask_.wants(Technique::kForcingNetContradiction)) return false;
    const int most = ask_.options.nets.most_splits;
    for (int splits = 1; splits <= most; ++splits) {
      if (try_splits(splits)) return true;
    }
    return ask_.stopped();
  }

 private:
  enum class Way : std::uint8_t { kVerity, kSplits, kLemmas };

  struct Found {
    std::size_t lines;
    Verity verity;  // of a contradiction only what is shown
    Way way;
    int splits = 0;
    int gain = 1;

    Candidate target() const { return verity.target; }
    double price() const { return price_of(lines, gain); }
  };

  // A supposition takes long here, so only those are made that are known to fail.
  bool find_with_rules() {
    const int most =
        ask_.wants(Technique::kForcingNetContradiction) ? ask_.options.nets.most_splits : -1;
    for (int splits = 0; splits <= most; ++splits) {
      for (Candidate x : failing_candidates(grid_, {splits, false, ask_.stop})) {
        if (ask_.stopped()) return true;
        Refutation refutation;
        const Ending ending = refute(start_, x, true, {splits, &left_, ask_.stop}, 0, refutation);
        if (ending == Ending::kRefuted && report_refuted(x, false, splits)) return true;
      }
    }
    // What all cases have in common adds next to nothing to that, and takes longest.
    if (most < 0) look_for_verities();
    return ask_.stopped() || report_best();
  }

  // Each candidate both ways, without a split.
  void suppose_all() {
    for (Cell c : grid_.open()) {
      for (Digit d : grid_.candidates(c)) {
        if (ask_.stopped()) return;
        for (bool holds : {true, false}) {
          int one = 1;
          Refutation refutation;
          const Candidate x{c, d};
          if (refute(start_, x, holds, {0, &one, ask_.stop}, 0, refutation) == Ending::kRefuted) {
            found_.push_back({refutation.told.size(), {std::nullopt, {}, x, !holds}, Way::kSplits});
          }
        }
      }
    }
  }

  void look_for_verities() {
    for (Cell c : grid_.open()) look_at({Truth(c), {}, {}, false});
    for (House h : grid_.topology().houses()) {
      for (Digit d : grid_.open_digits(h)) look_at({Truth(h, d), {}, {}, false});
    }
    for (Cell c : grid_.open()) {
      // Of two candidates each is what the other is not.
      if (grid_.candidates(c).size() < 3) continue;
      for (Digit d : grid_.candidates(c)) look_at({std::nullopt, {c, d}, {}, false});
    }
  }

  // What all cases have in common that don't fail. If only one is left, that is a contradiction.
  void look_at(Verity verity) {
    if (ask_.stopped()) return;
    std::vector<Supposition> lines;
    std::size_t failed_lines = 0;
    CandidateSet left, placed = CandidateSet::all();
    for (const auto& [supposed, holds] : cases_of(verity, grid_)) {
      Supposition line = start_;
      if (line.suppose(supposed, holds)) {
        failed_lines += case_from(start_, supposed, holds, {}, false).size();
        continue;
      }
      for (Digit d : Digit::all()) {
        left.of(d) |= line.grid().places(d);
        placed.of(d) &= line.grid().places(d) - line.grid().open();
      }
      lines.push_back(std::move(line));
    }
    if (lines.size() < 2) return;
    auto consider = [&](Candidate target, bool holds) {
      verity.target = target;
      verity.holds = holds;
      std::size_t count = failed_lines + 2;
      for (const Supposition& line : lines) count += case_of(line, target, holds).size();
      found_.push_back({count, verity, Way::kVerity});
    };
    for (Digit d : Digit::all()) {
      for (Cell c : placed.of(d) & grid_.open()) consider({c, d}, true);
      for (Cell c : (grid_.places(d) & grid_.open()) - left.of(d)) consider({c, d}, false);
    }
  }

  // Of those that come to the same the shortest, and then the one that brings most for its lines.
  bool report_best() {
    std::stable_sort(found_.begin(), found_.end(),
                     [](const Found& a, const Found& b) { return a.lines < b.lines; });
    std::vector<Found> once;
    for (Found& found : found_) {
      CandidateSet& told = found.verity.holds ? placed_ : removed_;
      if (told.contains(found.target())) continue;
      told.insert(found.target());
      if (once.size() < kWeighed) found.gain = gain_of(grid_, found.target(), found.verity.holds);
      once.push_back(found);
    }
    found_.clear();
    std::stable_sort(once.begin(), once.end(),
                     [](const Found& a, const Found& b) { return a.price() < b.price(); });
    for (const Found& found : once) {
      if (report(found)) return true;
    }
    return false;
  }

  bool report(const Found& found) {
    switch (found.way) {
      case Way::kVerity:
        return report(found.verity);
      case Way::kSplits:
        return report_refuted(found.target(), found.verity.holds, found.splits);
      case Way::kLemmas:
        return report_lemmas(found.target());
    }
    return false;
  }

  bool report(const Verity& verity) {
    const Candidate x = verity.target;
    auto tell = [verity](const Grid& before, Step& step) { tell_verity(verity, before, step); };
    return offer(Technique::kForcingNetVerity, x, verity.holds, tell);
  }

  bool report_refuted(Candidate x, bool holds, int splits) {
    // Worked out again for the one that is taken.
    auto tell = [x, holds, splits, trials = ask_.options.trials](const Grid& before, Step& step) {
      int left = trials.most_suppositions;
      Refutation refutation;
      refute(Supposition(before), x, !holds, {splits, &left}, 0, refutation);
      tell_refutation(x, std::move(refutation), before, step);
    };
    return offer(Technique::kForcingNetContradiction, x, holds, tell);
  }

  bool offer(Technique technique, const Candidate& x, bool holds, const Telling& telling) {
    const std::span<const Candidate> only{&x, 1}, none;
    return sink_({technique, holds ? only : none, holds ? none : only, telling});
  }

  bool report_lemmas(Candidate x) {
    auto tell = [x, trials = ask_.options.trials](const Grid& before, Step& step) {
      int left = trials.most_suppositions;
      const Supposition start_again(before);
      const auto lemmas = lemmas_against(start_again, x, {1, &left});
      if (!lemmas) return;
      tell_refutation(x, refute_by_lemmas(start_again, x, *lemmas), before, step);
    };
    return offer(Technique::kForcingNetContradiction, x, false, tell);
  }

  // The candidates that no net has removed so far, those first whose end would bring most.
  std::vector<Candidate> standing() const {
    std::vector<std::pair<int, Candidate>> weighed;
    for (Cell c : grid_.open()) {
      for (Digit d : grid_.candidates(c)) {
        const Candidate x{c, d};
        if (!removed_.contains(x)) weighed.emplace_back(gain_of(grid_, x, false), x);
      }
    }
    std::stable_sort(weighed.begin(), weighed.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<Candidate> candidates;
    for (const auto& [gain, x] : weighed) candidates.push_back(x);
    return candidates;
  }

  // Some of those that can be refuted with so many splits, or by lemmas, are compared before one is
  // told.
  bool try_splits(int splits) {
    for (Candidate x : standing()) {
      if (ask_.stopped()) return true;
      look_at_splits(x, splits);
      if (splits == 1) look_at_lemmas(x);
      if (found_.size() >= kCompared && report_best()) return true;
    }
    return report_best();
  }

  void look_at_splits(Candidate x, int splits) {
    Refutation refutation;
    const Ending ending = refute(start_, x, true, {splits, &left_, ask_.stop}, 0, refutation);
    if (ending != Ending::kRefuted) return;
    found_.push_back({refutation.told.size(), {std::nullopt, {}, x, false}, Way::kSplits, splits});
  }

  void look_at_lemmas(Candidate x) {
    const auto lemmas = lemmas_against(start_, x, {1, &left_, ask_.stop});
    if (!lemmas) return;
    const std::size_t lines = refute_by_lemmas(start_, x, *lemmas).told.size();
    found_.push_back({lines, {std::nullopt, {}, x, false}, Way::kLemmas});
  }

  static constexpr std::size_t kWeighed = 64;   // that are looked at for what they bring
  static constexpr std::size_t kCompared = 12;  // of those with splits

  const Grid& grid_;
  const Supposition start_;
  const Ask& ask_;
  Sink sink_;
  int left_;  // suppositions, for all splits together
  std::vector<Found> found_;
  CandidateSet placed_, removed_;  // by what was told
};

}  // namespace

bool find_forcing_net(const Grid& grid, const Ask& ask, Sink sink) {
  return !grid.broken() && Nets(grid, ask, sink).find();
}

}  // namespace nonet

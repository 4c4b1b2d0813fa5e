// Forcing nets: what follows from a supposition when all that is known so far may act together, by
// singles.
//
//   contradiction   a candidate supposed true, or false, leaves some truth without a candidate; so
//                   it is the other. Where singles alone don't get there, the net may split on a
//                   truth; take lemmas (see lemmas.h); and split once more within a split.
//   verity          all candidates of a truth, each supposed in turn, come to the same; so that
//                   holds in every case.
//
// Nets without a split come first, the one with the fewest lines before all others; of several
// that come to the same only one is told.
#include <algorithm>

#include "nonet/core/candidate_set.h"
#include "nonet/logic/finder.h"
#include "nonet/logic/lemmas.h"
#include "nonet/logic/links.h"
#include "nonet/logic/refutation.h"
#include "nonet/rules/probe.h"

namespace nonet {
namespace {

// What was supposed, and what is to be shown in each case.
struct Verity {
  Truth truth;
  Candidate target;
  bool holds;
};

// What a case needs to come to its target, and how it is told one level down.
std::vector<Inference> case_of(const Supposition& line, const Verity& verity) {
  const std::size_t size = line.trail().size();
  std::vector<bool> needed(size, false);
  const std::optional<int> last =
      verity.holds ? line.entry_of(verity.target) : line.cause_of(verity.target);
  if (!last) return {};
  needed[*last] = true;
  line.add_causes(0, size, needed);
  std::vector<Inference> told = line.told(0, size, needed, 1);
  if (verity.holds || !line.trail()[*last].holds) return told;
  const Candidate taken_by = line.trail()[*last].candidate;
  Inference end;
  end.node = {verity.target.digit, {verity.target.cell}};
  end.holds = false;
  end.level = 1;
  const Cell other = taken_by.cell;
  const std::optional<House> house =
      other == verity.target.cell
          ? std::nullopt
          : house_joining(line.grid().topology(), other, verity.target.cell);
  end.by = {house ? Truth(*house, verity.target.digit) : Truth(other)};
  told.push_back(std::move(end));
  return told;
}

void tell_verity(const Verity& verity, const Grid& before, Step& step) {
  Inference split;
  split.kind = Inference::Kind::kSplit;
  split.by = {verity.truth};
  step.inferences.push_back(split);
  for (Candidate way : ways_of(before, verity.truth)) {
    Supposition line(before);
    line.suppose(way);
    for (Inference& inference : case_of(line, verity)) {
      step.inferences.push_back(std::move(inference));
    }
    step.marks.push_back({Role::kAssumed, way});
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
        start_(grid),
        ask_(ask),
        sink_(sink),
        left_(ask.options.trials.most_suppositions) {}

  bool find() {
    if (grid_.rulebook() != nullptr) return find_with_rules();
    if (ask_.wants(Technique::kForcingNetContradiction)) suppose_all();
    if (ask_.wants(Technique::kForcingNetVerity)) look_for_verities();
    if (ask_.stopped() || report_shortest()) return true;
    if (!ask_.wants(Technique::kForcingNetContradiction)) return false;
    const int most = ask_.options.nets.most_splits;
    if (most >= 1 && (try_splits(1) || try_lemmas())) return true;
    for (int splits = 2; splits <= most; ++splits) {
      if (try_splits(splits)) return true;
    }
    return ask_.stopped();
  }

 private:
  struct Found {
    std::size_t lines;
    Verity verity;  // of a contradiction only what is shown
    bool contradiction;
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
    return ask_.stopped() || report_shortest();
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
            found_.push_back({refutation.told.size(), {Truth(), x, !holds}, true});
          }
        }
      }
    }
  }

  void look_for_verities() {
    for (Cell c : grid_.open()) look_at(Truth(c));
    for (House h : grid_.topology().houses()) {
      for (Digit d : grid_.open_digits(h)) look_at(Truth(h, d));
    }
  }

  // What all ways of a truth have in common. Nothing if one of them fails: that is a contradiction.
  void look_at(Truth truth) {
    if (ask_.stopped()) return;
    std::vector<Supposition> lines;
    CandidateSet left, placed = CandidateSet::all();
    for (Candidate way : ways_of(grid_, truth)) {
      Supposition& line = lines.emplace_back(start_);
      if (line.suppose(way)) return;
      for (Digit d : Digit::all()) {
        left.of(d) |= line.grid().places(d);
        placed.of(d) &= line.grid().places(d) - line.grid().open();
      }
    }
    std::optional<Found> best;
    auto consider = [&](Candidate target, bool holds) {
      const Verity verity{truth, target, holds};
      std::size_t count = 2;
      for (const Supposition& line : lines) count += case_of(line, verity).size();
      if (!best || count < best->lines) best = Found{count, verity, false};
    };
    for (Digit d : Digit::all()) {
      for (Cell c : placed.of(d) & grid_.open()) consider({c, d}, true);
    }
    if (!best) {
      for (Digit d : Digit::all()) {
        for (Cell c : (grid_.places(d) & grid_.open()) - left.of(d)) consider({c, d}, false);
      }
    }
    if (best) found_.push_back(*best);
  }

  bool report_shortest() {
    std::stable_sort(found_.begin(), found_.end(),
                     [](const Found& a, const Found& b) { return a.lines < b.lines; });
    for (const Found& found : found_) {
      const Candidate x = found.verity.target;
      CandidateSet& told = found.verity.holds ? placed_ : removed_;
      if (told.contains(x)) continue;
      told.insert(x);
      if (found.contradiction ? report_refuted(x, found.verity.holds, 0) : report(found.verity)) {
        return true;
      }
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
      tell_refutation(x, std::move(refutation), trials.most_lines, before, step);
    };
    return offer(Technique::kForcingNetContradiction, x, holds, tell);
  }

  bool offer(Technique technique, const Candidate& x, bool holds, const Telling& telling) {
    const std::span<const Candidate> only{&x, 1}, none;
    return sink_({technique, holds ? only : none, holds ? none : only, telling});
  }

  bool try_splits(int splits) {
    return each_standing([&](const Supposition& start, Candidate x) {
      Refutation refutation;
      const Ending ending = refute(start, x, true, {splits, &left_, ask_.stop}, 0, refutation);
      if (ending != Ending::kRefuted) return false;
      removed_.insert(x);
      return report_refuted(x, false, splits);
    });
  }

  bool try_lemmas() {
    return each_standing([&](const Supposition& start, Candidate x) {
      if (!lemmas_against(start, x, {1, &left_, ask_.stop})) return false;
      removed_.insert(x);
      auto tell = [x, trials = ask_.options.trials](const Grid& before, Step& step) {
        int left = trials.most_suppositions;
        const Supposition start_again(before);
        const auto lemmas = lemmas_against(start_again, x, {1, &left});
        if (!lemmas) return;
        tell_refutation(x, refute_by_lemmas(start_again, x, *lemmas), trials.most_lines, before,
                        step);
      };
      return offer(Technique::kForcingNetContradiction, x, false, tell);
    });
  }

  // Every candidate that no net has removed so far, until one is taken or the person stops it.
  template <class Try>
  bool each_standing(Try attempt) {
    for (Cell c : grid_.open()) {
      for (Digit d : grid_.candidates(c)) {
        if (ask_.stopped()) return true;
        const Candidate x{c, d};
        if (!removed_.contains(x) && attempt(start_, x)) return true;
      }
    }
    return false;
  }

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

// Chains from several sides as stories: the runs (run.h) that a hint was found in are made again,
// from its suppositions alone, and what its targets rest on is told in the order of arrival.
//
//   cell, region     the ways of a truth, each up to what they have in common
//   double           a candidate true, and false
//   contradiction    a supposition, up to the truth that it leaves without a candidate
//
// Of static chains every link is told. Of dynamic ones the nodes are told that are on, and those
// that are off by a pattern or by a chain nested in them; what a true digit takes from its cell and
// houses goes without saying.
#include <algorithm>

#include "nonet/logic/refutation.h"
#include "nonet/rate/se/nested.h"
#include "nonet/rate/se/tell.h"

namespace nonet::se {
namespace {

using Kind = Inference::Kind;

constexpr int kNoBound = 6000;

Run::Mode mode_of(const Seed& seed) {
  if (seed.rule == Rule::kNishio) return {true, Along::kOnlyHouses, 0};
  if (seed.level == Hint::kStatic) return {false, Along::kAll, 0};
  return {true, Along::kAll, seed.level};
}

Truth truth_of(const Exclusion& only) {
  return only.cell >= 0 ? Truth(Cell(only.cell))
                        : Truth(house_named(only.house), Digit(only.digit));
}

// All that a nested chain rests on, with what is nested in it.
void add_truths(const ChainHint& chain, std::vector<Truth>& truths) {
  for (const Exclusion& only : chain.exclusions) truths.push_back(truth_of(only));
  for (const Exclusion& only : chain.patterns) truths.push_back(truth_of(only));
  for (const auto& nested : chain.nested) add_truths(*nested, truths);
}

std::vector<Truth> truths_of(const Run::Advice& advice) {
  std::vector<Truth> truths;
  if (advice.nested != nullptr) {
    add_truths(*advice.nested, truths);
  } else {
    for (const Exclusion& only : advice.pattern) truths.push_back(truth_of(only));
  }
  std::sort(truths.begin(), truths.end());
  truths.erase(std::unique(truths.begin(), truths.end()), truths.end());
  return truths;
}

// The nodes of a run that something rests on, by time of arrival.
class Needed {
 public:
  explicit Needed(const Run& run) : run_(run) {}

  void add(Run::Time target) {
    if (contains(target)) return;
    if (target >= needed_.size()) needed_.resize(target + std::size_t{1});
    needed_[target] = true;
    std::vector<Run::Time> parents;
    run_.parents_of(target, parents);
    for (Run::Time parent : parents) add(parent);
  }
  void drop(Run::Time time) { needed_[time] = false; }
  bool contains(Run::Time time) const { return time < needed_.size() && needed_[time]; }
  Run::Time end() const { return static_cast<Run::Time>(needed_.size()); }

 private:
  const Run& run_;
  std::vector<bool> needed_;
};

class Story {
 public:
  Story(const Seed& seed, const State& state, Step& step)
      : seed_(seed), mode_(mode_of(seed)), state_(state), links_(state), step_(step) {}

  void tell() {
    const Id start = start_of(links_, seed_.basis);
    switch (seed_.rule) {
      case Rule::kCellChains:
        split(Truth(Cell(links_.cell(start))));
        for (Id id = start; id < start + links_.siblings(start); ++id) tell_case(id, true);
        break;
      case Rule::kRegionChains:
        tell_region(seed_.basis.house, links_.digit(start));
        break;
      case Rule::kDoubleChains:
        tell_case(start, true);
        tell_case(start, false);
        break;
      default:
        tell_contradiction(start);
    }
    if (!contradicts()) conclude();
    std::sort(step_.truths.begin(), step_.truths.end());
    step_.truths.erase(std::unique(step_.truths.begin(), step_.truths.end()), step_.truths.end());
    mark_what_follows(step_);
  }

 private:
  bool contradicts() const {
    return seed_.rule == Rule::kNishio || seed_.rule == Rule::kContradictionChains;
  }
  Candidate conclusion() const {
    return step_.placements.empty() ? step_.removals.front() : step_.placements.front();
  }

  Run run_from(Id id, bool on) const {
    Run run(links_, state_);
    if (mode_.level == 0) {
      run.start(id, on, mode_, kNoBound);
    } else {
      run.start(id, on, mode_, kNoBound, [&](Run& dry) { advise(dry, mode_.level, {}); });
    }
    return run;
  }

  void tell_region(int house, int digit) {
    split({house_named(house), Digit(digit)});
    for (unsigned rest = state_.places[house][digit]; rest != 0; rest &= rest - 1) {
      tell_case(links_.id_of(kGeometry.cell_at[house][first_in(rest)], digit), true);
    }
  }

  // From a supposition to what all have in common.
  void tell_case(Id id, bool on) {
    const Run run = run_from(id, on);
    const Candidate x = conclusion();
    const Id target_id = links_.id_of(x.cell.index(), x.digit.index());
    const Run::Time target = run.time_of(target_id, !step_.placements.empty());
    suppose(id, on, 1);
    if (target == Run::kNever) return;
    Needed needed(run);
    needed.add(target);
    tell_lines(run, needed, target, 1);
  }

  void tell_contradiction(Id id) {
    const Run run = run_from(id, seed_.basis.on);
    suppose(id, seed_.basis.on, 0);
    if (!run.contradiction()) return;
    const Run::Time on = run.on_target();
    const Run::Time off = run.off_target();
    Needed needed(run);
    needed.add(off);
    // The truth by which something was found true that can't be has no candidate left.
    const Run::Time failing = needed.contains(on) || on == 0 ? run.node(off).parent : on;
    needed.add(on);
    const bool fails = failing != Run::kNever && run.node(failing).cause != Cause::kNone;
    if (fails) needed.drop(failing);
    tell_lines(run, needed, fails ? Run::kNever : off, 0);
    if (fails) name(Kind::kConflict, truth_of_node(run.node(failing)), 0);
  }

  Truth truth_of_node(const Run::Node& node) const {
    return se::truth_of(links_, node.id, node.cause);
  }

  void tell_lines(const Run& run, const Needed& needed, Run::Time target, int level) {
    const Run::Advice* told = nullptr;  // what the last line was advised by
    for (Run::Time time = 1; time < needed.end(); ++time) {
      if (!needed.contains(time)) continue;
      const Run::Node& node = run.node(time);
      if (node.on) {
        follow(node, {truth_of_node(node)}, level);
        cite(step_.inferences.back().by);
      } else if (const Run::Advice* advice = run.advice_of(time)) {
        tell_advised(node, *advice, advice == told, level);
        told = advice;
        continue;
      } else if (!mode_.dynamic || time == target) {
        const Cause cause = links_.weak_cause(run.node(node.parent).id, node.id);
        follow(node, {se::truth_of(links_, node.id, cause)}, level);
      } else {
        continue;
      }
      told = nullptr;
    }
  }

  // What the same pattern takes from a digit is told in one line.
  void tell_advised(const Run::Node& node, const Run::Advice& advice, bool again, int level) {
    const Candidate x = candidate_of(links_, node.id);
    if (again && step_.inferences.back().node.digit() == x.digit) {
      step_.inferences.back().node.cells.insert(x.cell);
      return;
    }
    follow(node, truths_of(advice), level);
    cite(step_.inferences.back().by);
  }

  Inference& add(Kind kind, int level) {
    Inference& line = step_.inferences.emplace_back();
    line.kind = kind;
    line.level = static_cast<std::int16_t>(level);
    return line;
  }
  void say(Inference& line, Candidate x, bool holds) const {
    line.node = {x.digit, CellSet{x.cell}};
    line.holds = holds;
  }

  void suppose(Id id, bool on, int level) {
    const Candidate x = candidate_of(links_, id);
    say(add(Kind::kAssume, level), x, on);
    const Mark mark{Role::kAssumed, x};
    if (step_.marks.empty() || !(step_.marks.back() == mark)) step_.marks.push_back(mark);
  }
  void follow(const Run::Node& node, std::vector<Truth> by, int level) {
    Inference& line = add(Kind::kFollows, level);
    say(line, candidate_of(links_, node.id), node.on);
    line.by = std::move(by);
  }
  void name(Kind kind, Truth truth, int level) {
    add(kind, level).by = {truth};
    cite({truth});
  }
  void split(Truth truth) { name(Kind::kSplit, truth, 0); }
  void conclude() { say(add(Kind::kInEveryCase, 0), conclusion(), !step_.placements.empty()); }
  void cite(const std::vector<Truth>& truths) {
    step_.truths.insert(step_.truths.end(), truths.begin(), truths.end());
  }

  const Seed& seed_;
  const Run::Mode mode_;
  const State& state_;
  const Links links_;
  Step& step_;
};

}  // namespace

void tell_multiple(const Seed& seed, const State& state, Step& step) {
  Story(seed, state, step).tell();
}

}  // namespace nonet::se

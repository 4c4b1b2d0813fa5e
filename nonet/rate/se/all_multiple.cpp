#include "nonet/rate/se/all_multiple.h"

#include <algorithm>
#include <optional>

#include "nonet/rate/se/accidents.h"
#include "nonet/rate/se/nested.h"

namespace nonet::se {
namespace {

constexpr int kNoBound = 6000;

double base_of(Run::Mode mode) {
  return mode.dynamic ? 8.5 + 0.5 * mode.level : 8.0;
}

bool same_walks(const ChainHint& a, const ChainHint& b) {
  return a.walks == b.walks;
}

class Collector {
 public:
  // `only_least`: only hints matter that are as easy as the easiest so far.
  Collector(const Marks& marks, Run::Mode mode, bool only_least, const Stop& stop)
      : marks_(marks),
        links_(marks),
        mode_(mode),
        only_least_(only_least),
        stop_(stop),
        on_runs_(static_cast<std::size_t>(links_.size())) {}

  std::vector<ChainHint> all() {
    const int least = mode_.dynamic ? kLeastDigitsDynamic : kLeastDigitsStatic;
    for (Id id = 0; id < links_.size() && !stop_.requested();) {
      const int digits = links_.siblings(id);
      for (Id each = id; digits >= least && each < id + digits; ++each) {
        if (mode_.dynamic) both_ways(each, digits >= kLeastDigitsDouble);
        regions(each);
      }
      if (digits >= least) in_cell(id, digits);
      id = static_cast<Id>(id + digits);
    }
    return std::move(hints_);
  }

 private:
  struct Target {
    const Run* run;
    Run::Time time;
  };

  void go(Run& run, Id id, bool on) const {
    run.start(id, on, mode_, least_ + 1, [&](Run& dry) { advise(dry, mode_.level, stop_); });
  }

  const Run& on_run(Id id) {
    auto& run = on_runs_[id];
    if (!run) {
      run = std::make_unique<Run>(links_, marks_);
      go(*run, id, true);
    }
    return *run;
  }

  void both_ways(Id id, bool doubles) {
    contradicts(on_run(id), id, true);
    off_run_ = std::make_unique<Run>(links_, marks_);
    go(*off_run_, id, false);
    contradicts(*off_run_, id, false);
    if (doubles) common_to({&on_run(id), off_run_.get()}, Rule::kDoubleChains, Cause::kNone);
  }

  void contradicts(const Run& run, Id id, bool on) {
    if (!run.contradiction()) return;
    add({{&run, run.on_target()}, {&run, run.off_target()}}, Rule::kContradictionChains, id, !on,
        Cause::kNone);
  }

  void regions(Id id) {
    const int cell = links_.cell(id);
    const int digit = links_.digit(id);
    for (int k = 0; k < 3; ++k) {
      const int house = kGeometry.house_of[cell][k];
      const unsigned places = marks_.places[house][digit];
      if (at_most_one_bit(places) || first_in(places) != kGeometry.place_in[cell][k]) continue;
      std::vector<const Run*> runs;
      for (unsigned rest = places; rest != 0; rest &= rest - 1) {
        runs.push_back(&on_run(links_.id_of(kGeometry.cell_at[house][first_in(rest)], digit)));
      }
      common_to(runs, Rule::kRegionChains, cause_of_house(k));
    }
  }

  void in_cell(Id first, int digits) {
    std::vector<const Run*> runs;
    for (int i = 0; i < digits; ++i) runs.push_back(&on_run(static_cast<Id>(first + i)));
    common_to(runs, Rule::kCellChains, Cause::kCell);
  }

  // `start_cause`: what the suppositions themselves rest on.
  void common_to(const std::vector<const Run*>& runs, Rule rule, Cause start_cause) {
    for (bool on : {true, false}) {
      for (Run::Time time : runs[0]->arrivals(on)) {
        const Id id = runs[0]->node(time).id;
        std::vector<Target> targets;
        for (const Run* run : runs) {
          if (run->time_of(id, on) == Run::kNever) break;
          targets.push_back({run, run->time_of(id, on)});
        }
        if (targets.size() == runs.size()) add(targets, rule, id, on, start_cause);
      }
    }
  }

  void add(const std::vector<Target>& targets, Rule rule, Id id, bool on, Cause start_cause) {
    int flat = 0;
    for (const Target& target : targets) flat += target.run->ancestors(target.time);
    if (flat > least_) return;
    const int cell = links_.cell(id);
    const unsigned digit = 1U << links_.digit(id);
    ChainHint hint;
    hint.rule = rule;
    hint.removals.add(cell, on ? marks_.digits[cell] & ~digit : digit);
    if (hint.removals.empty()) return;
    if (on) {
      hint.cell = cell;
      hint.digit = links_.digit(id);
    }
    const Run::Node& start = targets[0].run->node(0);
    hint.basis.start = static_cast<std::int16_t>(links_.candidate(start.id));
    hint.basis.on = start.on;
    if (rule == Rule::kRegionChains) {
      hint.basis.house = static_cast<std::int8_t>(house_of(links_.cell(start.id), start_cause));
    }
    for (const Target& target : targets) walk(target, start_cause, hint);
    hint.complexity = flat;
    for (const auto& nested : hint.nested) hint.complexity += nested->complexity;
    if (only_least_) {
      if (hint.complexity > least_) return;
      least_ = hint.complexity;
    }
    hint.rating = chain_rating(base_of(mode_), hint.complexity);
    hints_.push_back(std::move(hint));
  }

  // Level by level, parents in their order, each node once.
  void walk(const Target& target, Cause start_cause, ChainHint& hint) {
    const Run& run = *target.run;
    std::vector<Run::Time> queue{target.time};
    seen_.assign(2 * kCandidates + 1, false);
    seen_[target.time] = true;
    std::vector<std::uint16_t> nodes;
    for (std::size_t i = 0; i < queue.size(); ++i) {
      const Run::Node& node = run.node(queue[i]);
      nodes.push_back(
          static_cast<std::uint16_t>(links_.candidate(node.id) * 2 + (node.on ? 1 : 0)));
      run.parents_of(queue[i], parents_);
      if (node.on) {
        add_exclusion(links_, node.id, parents_.empty() ? start_cause : node.cause,
                      hint.exclusions);
      }
      if (const Run::Advice* advice = run.advice_of(queue[i])) {
        if (advice->nested != nullptr) {
          add_nested(advice->nested, hint);
        } else {
          hint.patterns.insert(hint.patterns.end(), advice->pattern.begin(), advice->pattern.end());
        }
      }
      for (Run::Time parent : parents_) {
        if (seen_[parent]) continue;
        seen_[parent] = true;
        queue.push_back(parent);
      }
    }
    hint.walks.push_back(std::move(nodes));
  }

  static void add_nested(const std::shared_ptr<const ChainHint>& nested, ChainHint& hint) {
    for (const auto& known : hint.nested) {
      if (known == nested || same_walks(*known, *nested)) return;
    }
    hint.nested.push_back(nested);
  }

  const Marks& marks_;
  Links links_;
  Run::Mode mode_;
  bool only_least_;
  const Stop& stop_;
  int least_ = kNoBound;
  std::vector<std::unique_ptr<Run>> on_runs_;
  std::unique_ptr<Run> off_run_;
  std::vector<ChainHint> hints_;
  std::vector<bool> seen_;
  std::vector<Run::Time> parents_;
};

}  // namespace

std::vector<ChainHint> all_multiple(const Marks& marks, Run::Mode mode, const Stop& stop) {
  std::vector<ChainHint> hints = Collector(marks, mode, false, stop).all();
  sort_hints(hints);
  return hints;
}

bool find_nested(const State& state, int level, const Stop& stop, Hint& hint) {
  std::vector<ChainHint> hints = Collector(state, {true, Along::kAll, level}, true, stop).all();
  if (stop.requested()) return false;
  sort_hints(hints);
  if (hints.empty()) return false;
  hint.level = static_cast<std::int8_t>(level);
  put(hints.front(), hint);
  return true;
}

}  // namespace nonet::se

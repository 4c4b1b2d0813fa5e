#include "nonet/rate/se/multiple.h"

#include <algorithm>
#include <optional>

#include "nonet/rate/se/accidents.h"
#include "nonet/rate/se/nested.h"

namespace nonet::se {
namespace {

constexpr int kNoBound = 6000;

// The runs of one search, kept as far as hints need them: how many ancestors each candidate has, on
// and off.
class Search {
 public:
  Search(const State& state, const Links& links, const Reach* reach, Run::Mode mode)
      : state_(state),
        links_(links),
        reach_(reach),
        mode_(mode),
        width_((static_cast<std::size_t>(links.size()) + 7) / 8 * 8),
        run_(links, state),
        kept_(static_cast<std::size_t>(links.size())),
        off_(2 * width_) {}

  bool find(double base, Hint& hint) {
    const int least = mode_.dynamic ? kLeastDigitsDynamic : kLeastDigitsStatic;
    const bool nishio = mode_.along == Along::kOnlyHouses;
    for (Id id = 0; id < links_.size();) {
      const int digits = links_.siblings(id);
      if (digits >= least) {
        for (Id each = id; each < id + digits; ++each) {
          if (mode_.dynamic) both_ways(each, !nishio && digits >= kLeastDigitsDouble);
          if (!nishio) regions(each);
        }
        if (!nishio) in_cell(id, digits);
      }
      id = static_cast<Id>(id + digits);
    }
    if (best_.complexity == kNoBound) return false;
    conclude(hint);
    hint.rule = nishio ? Rule::kNishio : best_.rule;
    hint.level = static_cast<std::int8_t>(mode_.dynamic ? mode_.level : Hint::kStatic);
    hint.complexity = best_.complexity;
    hint.rating = chain_rating(base, best_.complexity);
    hint.basis.start = static_cast<std::int16_t>(links_.candidate(best_.starts[0]));
    hint.basis.on = best_.on;
    hint.basis.house = static_cast<std::int8_t>(best_.house);
    return true;
  }

 private:
  using Counts = std::vector<std::uint16_t>;  // on, then off

  // Where the best hint came from; which node of it, is found out at the end.
  struct Best {
    int complexity = kNoBound;
    Rule rule = Rule::kContradictionChains;
    std::vector<Id> starts;  // the suppositions, all on; of doubles and contradictions one
    bool on = true;          // of a contradiction: the supposition
    int house = -1;          // of a region
  };

  // The kinds stand in the order in which Sudoku Explainer prefers them, but that doubles go first.
  static int key(Rule rule) { return rule == Rule::kDoubleChains ? -1 : static_cast<int>(rule); }
  bool better(int complexity, Rule rule) const {
    return complexity < best_.complexity ||
           (complexity == best_.complexity && key(rule) < key(best_.rule));
  }

  void go(Run& run, Id id, bool on) {
    if (mode_.level == 0) {
      run.start(id, on, mode_, best_.complexity);
    } else {
      run.start(id, on, mode_, best_.complexity, [&](Run& dry) { advise(dry, mode_.level, {}); });
    }
  }

  void keep(const Run& run, Counts& counts) const {
    counts.resize(2 * width_);
    std::fill(counts.begin(), counts.end(), Run::kUnreached);
    run.put_counts(true, counts.data());
    run.put_counts(false, counts.data() + width_);
  }

  const Counts& on_run(Id id) {
    Counts& counts = kept_[id];
    if (!counts.empty()) return counts;
    if (reach_ != nullptr) {
      counts.assign(2 * width_, Run::kUnreached);
      reach_->put_lengths(id, counts.data(), counts.data() + width_, Run::kUnreached);
    } else {
      go(run_, id, true);
      keep(run_, counts);
    }
    return counts;
  }

  void contradicts(const Run& run, Id id, bool on) {
    if (!run.contradiction()) return;
    const int complexity = run.ancestors(run.on_target()) + run.ancestors(run.off_target());
    if (better(complexity, Rule::kContradictionChains)) {
      best_ = {complexity, Rule::kContradictionChains, {id}, on, -1};
    }
  }

  void both_ways(Id id, bool doubles) {
    Counts& on = kept_[id];
    go(run_, id, true);
    keep(run_, on);
    contradicts(run_, id, true);
    go(run_, id, false);
    contradicts(run_, id, false);
    if (!doubles) return;
    keep(run_, off_);
    branches_ = {&on, &off_};
    offer(Rule::kDoubleChains, {id}, -1);
  }

  void regions(Id id) {
    const int cell = links_.cell(id);
    const int digit = links_.digit(id);
    for (int k = 0; k < 3; ++k) {
      const int house = kGeometry.house_of[cell][k];
      const unsigned places = state_.places[house][digit];
      if (at_most_one_bit(places) || first_in(places) != kGeometry.place_in[cell][k]) continue;
      std::vector<Id> starts;
      for (unsigned rest = places; rest != 0; rest &= rest - 1) {
        starts.push_back(links_.id_of(kGeometry.cell_at[house][first_in(rest)], digit));
      }
      offer_all(Rule::kRegionChains, starts, house);
    }
  }

  void in_cell(Id first, int digits) {
    std::vector<Id> starts;
    for (int i = 0; i < digits; ++i) starts.push_back(static_cast<Id>(first + i));
    offer_all(Rule::kCellChains, starts, -1);
  }

  void offer_all(Rule rule, const std::vector<Id>& starts, int house) {
    branches_.clear();
    for (Id id : starts) branches_.push_back(&on_run(id));
    offer(rule, starts, house);
  }

  // The sums over all branches, of what is on and what is off.
  void offer(Rule rule, const std::vector<Id>& starts, int house) {
    sums_ = *branches_[0];
    for (std::size_t i = 1; i < branches_.size(); ++i) {
      const std::uint16_t* more = branches_[i]->data();
      for (std::size_t j = 0; j < 2 * width_; ++j) {
        sums_[j] = static_cast<std::uint16_t>(sums_[j] + more[j]);
      }
    }
    std::uint16_t least = 0xffff;
    for (std::size_t j = 0; j < 2 * width_; ++j) least = std::min(least, sums_[j]);
    if (least < Run::kUnreached && better(least, rule)) best_ = {least, rule, starts, true, house};
  }

  void conclude(Hint& hint) {
    if (best_.rule == Rule::kContradictionChains) {
      const Id id = best_.starts[0];
      take(id, !best_.on, hint);
      return;
    }
    // Of several as short the one that the first supposition leads to first.
    const int bound = best_.complexity;
    best_.complexity = bound + 1;
    kept_.assign(kept_.size(), {});
    if (best_.rule == Rule::kDoubleChains) {
      go(run_, best_.starts[0], false);
      keep(run_, off_);
      branches_ = {&on_run(best_.starts[0]), &off_};
    } else {
      branches_.clear();
      for (Id id : best_.starts) branches_.push_back(&on_run(id));
    }
    go(run_, best_.starts[0], true);
    best_.complexity = bound;
    for (bool on : {true, false}) {
      for (Run::Time time : run_.arrivals(on)) {
        const Id id = run_.node(time).id;
        int sum = 0;
        for (const Counts* counts : branches_) sum += (*counts)[id + (on ? 0 : width_)];
        if (sum == bound) return take(id, on, hint);
      }
    }
  }

  void take(Id id, bool on, Hint& hint) const {
    const int cell = links_.cell(id);
    const unsigned digit = 1U << links_.digit(id);
    if (on) {
      hint.cell = cell;
      hint.digit = links_.digit(id);
    }
    hint.removals.add(cell, on ? state_.digits[cell] & ~digit : digit);
  }

  const State& state_;
  const Links& links_;
  const Reach* reach_;  // where the runs are static
  Run::Mode mode_;
  std::size_t width_;
  Run run_;
  std::vector<Counts> kept_;
  Counts off_;
  Counts sums_;
  std::vector<const Counts*> branches_;
  Best best_;
};

}  // namespace

bool find_nishio(const State& state, const Links& links, Hint& hint) {
  return Search(state, links, nullptr, {true, Along::kOnlyHouses, 0}).find(7.5, hint);
}

bool find_multiple(const State& state, const Links& links, const Reach& reach, Hint& hint) {
  return Search(state, links, &reach, {false, Along::kAll, 0}).find(8.0, hint);
}

bool find_dynamic(const State& state, const Links& links, int level, const Stop& stop, Hint& hint) {
  if (level > 1) return find_nested(state, level, stop, hint);
  return Search(state, links, nullptr, {true, Along::kAll, level}).find(8.5 + 0.5 * level, hint);
}

}  // namespace nonet::se

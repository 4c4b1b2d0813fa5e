// Chains of four almost locked sets and more (set_chain.h), the shortest first.
//
// From each set and each digit z of it the chain grows layer by layer: "this set lacks that digit"
// is reached once, by a shortest chain, so the work grows with the number of links and not with
// that of the chains. (A set may be reached again, for another digit, and then stand in a chain
// twice.) A chain from a set to a later one is met from the other end as well, and counts once; so
// do two that take the same. Where fewer sets will do, the row of these tells it.
#include <algorithm>
#include <set>

#include "nonet/logic/als.h"
#include "nonet/logic/set_chain.h"

namespace nonet {
namespace {

constexpr int kFewestSets = 4;  // two are the XZ-rule, three the XY-wing

// A grid with more links than these, for which chains would take long, has XZ-rules in plenty.
constexpr int kMostLinks = 3000;

bool has_many_links(const RestrictedCommons& commons) {
  std::size_t links = 0;
  for (int set = 0; set < commons.sets().size(); ++set) links += commons.onward(set).size();
  return links > kMostLinks;
}

struct FoundChain {
  SetChain chain;
  int first, last;
  DigitSet digits;  // that may fall
  int cells;        // of all its sets
};

class SetChainSearch {
 public:
  SetChainSearch(const RestrictedCommons& commons, int most_sets)
      : commons_(commons),
        sets_(commons.sets()),
        most_sets_(most_sets),
        states_(static_cast<std::size_t>(sets_.size()) * Digit::kCount),
        is_end_(static_cast<std::size_t>(sets_.size())),
        taken_(static_cast<std::size_t>(sets_.size())) {}

  // Adds the chains that begin with the set.
  void grow_from(int first) {
    first_ = first;
    const std::size_t known = found_.size();
    std::fill(taken_.begin(), taken_.end(), DigitSet());
    for (Digit z : sets_[first].digits) grow(z);
    // One chain may serve for several digits.
    for (std::size_t i = known; i < found_.size(); ++i) {
      found_[i].digits &= taken_[static_cast<std::size_t>(found_[i].last)];
    }
  }

  std::vector<FoundChain>& found() { return found_; }

 private:
  // A set, and a digit that it would lack.
  struct Lack {
    int set;
    Digit digit;
  };
  struct State {
    int round = 0;  // in which it was last reached
    Lack parent{-1, {}};
  };

  State& state(const Lack& lack) {
    return states_[static_cast<std::size_t>(lack.set * Digit::kCount + lack.digit.index())];
  }

  // From where the first set lacks z.
  void grow(Digit z) {
    find_ends(z);
    ++round_;
    z_ = z;
    newest_.assign(1, {first_, z});
    state(newest_.front()) = {round_, {-1, {}}};
    for (int sets = 2; sets <= most_sets_ && ends_left_ > 0 && !newest_.empty(); ++sets) {
      layer_.swap(newest_);
      newest_.clear();
      for (const Lack& from : layer_) advance(from, sets);
    }
  }

  // The later sets with which the first can take z from a cell.
  void find_ends(Digit z) {
    const CellSet& seen = sets_.part(first_, z).seen;
    std::fill(is_end_.begin(), is_end_.end(), false);
    ends_left_ = 0;
    if (seen.empty()) return;
    for (int last : numbers_in(sets_.with(z), first_ + 1)) {
      if (!seen.meets(sets_.part(last, z).seen)) continue;
      is_end_[static_cast<std::size_t>(last)] = true;
      ++ends_left_;
    }
  }

  void advance(const Lack& from, int sets) {
    for (const RestrictedCommons::Link& link : commons_.from(from.set)) {
      for (Digit d : link.digits - DigitSet{from.digit}) {
        const Lack next{link.to, d};
        if (state(next).round == round_) continue;
        state(next) = {round_, from};
        newest_.push_back(next);
        if (d != z_ && is_end_[static_cast<std::size_t>(next.set)]) end_with(next, sets);
      }
    }
  }

  void end_with(const Lack& last, int sets) {
    is_end_[static_cast<std::size_t>(last.set)] = false;
    --ends_left_;
    if (sets < kFewestSets) return;
    taken_[static_cast<std::size_t>(last.set)].insert(z_);
    add(last);
  }

  void add(const Lack& last) {
    std::vector<Lack> lacks;
    for (Lack at = last; at.set >= 0; at = state(at).parent) lacks.push_back(at);
    std::reverse(lacks.begin(), lacks.end());
    FoundChain found{SetChain(sets_[first_]), first_, last.set, {}, sets_[first_].cells.size()};
    for (std::size_t i = 1; i < lacks.size(); ++i) {
      found.chain.add(lacks[i].digit, sets_[lacks[i].set]);
      found.cells += sets_[lacks[i].set].cells.size();
    }
    found.digits = DigitSet::all() - DigitSet{lacks[1].digit, last.digit};
    found_.push_back(found);
  }

  const RestrictedCommons& commons_;
  const AlmostLockedSets& sets_;
  int most_sets_;
  int first_ = 0;
  Digit z_;
  int round_ = 0;
  std::vector<State> states_;
  std::vector<bool> is_end_;
  int ends_left_ = 0;
  std::vector<DigitSet> taken_;  // by last sets: what chains from the first take with them
  std::vector<Lack> newest_, layer_;
  std::vector<FoundChain> found_;
};

bool is_simpler(const FoundChain& a, const FoundChain& b) {
  if (a.chain.size() != b.chain.size()) return a.chain.size() < b.chain.size();
  return a.cells < b.cells;
}

}  // namespace

bool find_als_chain(const RestrictedCommons& commons, const Ask& ask, Sink sink) {
  if (!ask.wants(Technique::kAlsChain) || has_many_links(commons)) return false;
  const AlmostLockedSets& sets = commons.sets();
  SetChainSearch search(commons, ask.options.als.most_chain_sets);
  for (int first = 0; first < sets.size(); ++first) {
    if (ask.stopped()) return true;
    search.grow_from(first);
  }
  std::vector<FoundChain>& found = search.found();
  std::stable_sort(found.begin(), found.end(), is_simpler);
  std::set<std::vector<Candidate>> told;
  for (const FoundChain& each : found) {
    CandidateList removals;
    append_seen_by_both(sets, each.first, each.last, each.digits, removals);
    const auto all = removals.all();
    if (!told.insert({all.begin(), all.end()}).second) continue;
    if (report_set_chain(Technique::kAlsChain, each.chain, removals, sink)) return true;
  }
  return false;
}

}  // namespace nonet

// All small unavoidable sets. One cell gets another digit; wherever that digit stands in its
// houses, the cell there must change too, and so on, until no house has a digit twice. The first
// cell of a set, in reading order, is where its search begins, and no earlier one may change: so
// each set is met from one cell only. What would take more cells than wanted is given up.
#include <algorithm>
#include <set>

#include "nonet/core/topology.h"
#include "nonet/generate/unavoidable.h"

namespace nonet {
namespace {

class Exchange {
 public:
  Exchange(const Board& solution, int most, const Stop& stop)
      : topology_(Topology::classic()), most_(most), stop_(stop) {
    for (const Cell c : Cell::all()) was_[c.slot()] = now_[c.slot()] = *solution.at(c);
  }

  std::set<std::vector<int>> found;

  void run() {
    for (const Cell c : Cell::all()) {
      first_ = c;
      pending_ = {c};
      changed_ = {};
      go();
    }
  }

 private:
  // Gives the first cell that must change its new digit.
  void go() {
    if (stop_.requested()) return;
    if (pending_.empty()) {
      std::vector<int> cells;
      for (const Cell c : changed_) cells.push_back(c.index());
      found.insert(std::move(cells));
      return;
    }
    const Cell c = narrowest();
    for (const Digit d : digits_for(c)) {
      const CellSet pending = pending_;
      if (change(c, d)) go();
      now_[c.slot()] = was_[c.slot()];
      changed_.erase(c);
      pending_ = pending;
    }
  }

  // The one with the fewest digits to choose from.
  Cell narrowest() const {
    Cell best = pending_.first();
    int fewest = Digit::kCount + 1;
    for (const Cell c : pending_) {
      const int choices = digits_for(c).size();
      if (choices >= fewest) continue;
      fewest = choices;
      best = c;
    }
    return best;
  }

  DigitSet digits_for(Cell c) const {
    DigitSet digits = DigitSet::all();
    digits.erase(was_[c.slot()]);
    for (const Cell p : topology_.peers(c)) {
      // A digit that has been given away is taken, and so is one of a cell that may not change.
      if (changed_.contains(p)) digits.erase(now_[p.slot()]);
      if (p < first_) digits.erase(was_[p.slot()]);
    }
    return digits;
  }

  bool change(Cell c, Digit d) {
    pending_.erase(c);
    changed_.insert(c);
    now_[c.slot()] = d;
    for (const Cell p : topology_.peers(c)) {
      if (!changed_.contains(p) && was_[p.slot()] == d) pending_.insert(p);
    }
    return changed_.size() + pending_.size() <= most_;
  }

  const Topology& topology_;
  int most_;
  const Stop& stop_;
  std::array<Digit, 81> was_{}, now_{};
  Cell first_;
  CellSet pending_;  // must change
  CellSet changed_;
};

}  // namespace

std::vector<CellSet> unavoidable_sets(const Board& solution, int most, const Stop& stop) {
  Exchange exchange(solution, most, stop);
  exchange.run();
  std::vector<CellSet> all;
  for (const std::vector<int>& cells : exchange.found) {
    CellSet set;
    for (const int c : cells) set.insert(Cell(c));
    all.push_back(set);
  }
  std::stable_sort(all.begin(), all.end(),
                   [](const CellSet& a, const CellSet& b) { return a.size() < b.size(); });
  std::vector<CellSet> smallest;
  for (const CellSet& set : all) {
    const bool holds_another =
        std::any_of(smallest.begin(), smallest.end(),
                    [&](const CellSet& other) { return (other - set).empty(); });
    if (!holds_another) smallest.push_back(set);
  }
  return smallest;
}

}  // namespace nonet

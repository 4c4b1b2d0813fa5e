// What follows from an almost locked set that loses a digit: it holds its other digits, and takes
// them from the cells, groups and sets around. A cell that is left with one digit then holds it.
// Such ways count as longer the more digits the set has.
#include <algorithm>

#include "nonet/rate/hodoku/tables/links.h"

namespace nonet::tables {
namespace {

class Sets {
 public:
  Sets(const Statements& statements, LinksMaker& links)
      : statements_(statements), sets_(statements.sets()), links_(links) {
    for (int g = statements.candidates(); g < statements.groups_end(); ++g) {
      groups_[statements.digit(g).index()].push_back(g);
    }
  }

  void link(int set) {
    find_neighbours(set);
    for (Digit lost : sets_[set].digits) {
      if (!takes_something(set, lost)) continue;
      const Statement loses(statements_.item_of_set(set, lost), false);
      link_to(loses, set, lost);
      link_from(loses, set, lost);
    }
  }

 private:
  // A set that would lose a digit to another.
  struct Neighbour {
    int set;
    Digit digit;
  };

  DigitSet kept(int set, Digit lost) const { return sets_[set].digits - DigitSet{lost}; }

  bool takes_something(int set, Digit lost) const {
    for (Digit d : kept(set, lost)) {
      if (!sets_.part(set, d).seen.empty()) return true;
    }
    return false;
  }

  void find_neighbours(int set) {
    neighbours_.clear();
    for (int other = 0; other < sets_.size(); ++other) {
      const AlmostLockedSet& als = sets_[other];
      if (als.cells.size() < 2 || als.cells.meets(sets_[set].cells)) continue;
      for (Digit d : als.digits& sets_[set].digits) {
        if (sets_.part(set, d).seen.contains(sets_.part(other, d).cells)) {
          neighbours_.push_back({other, d});
        }
      }
    }
  }

  // What takes the digit from the set: a cell, or a group, that sees all its places there.
  void link_to(Statement loses, int set, Digit lost) {
    const CellSet& seen = sets_.part(set, lost).seen;
    std::vector<int> linked;
    for (Cell c : seen) {
      links_.link({statements_.item_of(c, lost), true}, loses);
      for (int g : groups_[lost.index()]) {
        const CellSet& cells = statements_.cells(g);
        if (!cells.contains(c) || !seen.contains(cells) || cells.meets(sets_[set].cells)) continue;
        if (std::find(linked.begin(), linked.end(), g) != linked.end()) continue;
        linked.push_back(g);
        links_.link({g, true}, loses);
      }
    }
  }

  void link_from(Statement loses, int set, Digit lost) {
    const int digits = sets_[set].digits.size();
    const int distance = 2 + (digits == 2 ? 1 : 2 * (digits - 1));
    auto add = [&](Statement s, int at, Truth by) {
      links_.add(loses, {s, static_cast<std::uint16_t>(at), {}, by});
    };
    for (Digit d : kept(set, lost)) {
      const CellSet& seen = sets_.part(set, d).seen;
      for (Cell c : seen) add({statements_.item_of(c, d), false}, distance, {});
      for (int g : groups_[d.index()]) {
        if (seen.contains(statements_.cells(g))) add({g, false}, distance, {});
      }
    }
    for (const Neighbour& other : neighbours_) {
      if (other.digit == lost) continue;
      add({statements_.item_of_set(other.set, other.digit), false}, distance, {});
    }
    for (Cell c : statements_.grid().open()) {
      const DigitSet left = left_in(c, set, lost);
      if (left.size() != 1 || statements_.grid().candidates(c).size() < 3) continue;
      add({statements_.item_of(c, left.first()), true}, distance + 1, Truth(c));
    }
  }

  DigitSet left_in(Cell c, int set, Digit lost) const {
    DigitSet left = statements_.grid().candidates(c);
    for (Digit d : kept(set, lost) & left) {
      if (sets_.part(set, d).seen.contains(c)) left.erase(d);
    }
    return left;
  }

  const Statements& statements_;
  const AlmostLockedSets& sets_;
  LinksMaker& links_;
  std::array<std::vector<int>, Digit::kCount> groups_;
  std::vector<Neighbour> neighbours_;  // of the set that is being linked
};

}  // namespace

void fill_sets(const Statements& statements, LinksMaker& links) {
  Sets sets(statements, links);
  for (int set = 0; set < statements.sets().size(); ++set) {
    if (statements.sets()[set].cells.size() > 1) sets.link(set);
  }
}

}  // namespace nonet::tables

// Chains: strong and weak links in turn, from "if the one end is false" to "then the other is
// true", so that no cell that sees both ends can hold their digit. The search walks from each cell
// and digit depth first, along the houses of a cell in turn. A chain that takes away just what one
// told before takes away, and is no shorter, is not told again.
//
//   remote pair   cells with the same two candidates, each seeing the next. Along them the digits
//                 take turns, so any two cells an odd number of steps apart hold both digits.
#include <algorithm>

#include "nonet/logic/finder.h"
#include "nonet/logic/links.h"

namespace nonet {
namespace {

// As many cells as HoDoKu's limit of 20 links allows, two nodes a cell.
constexpr int kMostCells = 10;

// The open cells with exactly two candidates, by counting all cells at once.
CellSet bivalue_cells(const Grid& grid) {
  CellSet once, twice, more;
  for (Digit d : Digit::all()) {
    const CellSet& places = grid.places(d);
    more |= twice & places;
    twice |= once & places;
    once |= places;
  }
  return twice - more;
}

// Walks along cells with the same two candidates.
class RemotePairs {
 public:
  RemotePairs(const Grid& grid, const CellSet& bivalue, Sink sink)
      : grid_(grid), topology_(grid.topology()), bivalue_(bivalue), sink_(sink) {}

  bool walk_from(Cell start) {
    pair_ = grid_.candidates(start);
    cells_ = bivalue_ & grid_.places(pair_.first()) & grid_.places(other(pair_.first()));
    path_[0] = start;
    length_ = 1;
    for (Digit d : pair_) {
      first_ = d;
      if (extend({start})) return true;
    }
    return false;
  }

 private:
  struct Told {
    std::vector<Candidate> removals;
    int length;
  };

  Digit other(Digit d) const { return (pair_ - DigitSet{d}).first(); }

  // Goes on from the last cell, along its houses in turn.
  bool extend(const CellSet& used) {
    const Cell last = path_[length_ - 1];
    CellSet next = (topology_.peers(last) & cells_) - used;
    if (next.empty() || length_ == kMostCells) return false;
    for (House h : topology_.houses_of(last)) {
      for (Cell c : next& topology_.cells(h)) {
        next.erase(c);
        path_[length_++] = c;
        const bool stopped = report() || extend(used | CellSet{c});
        --length_;
        if (stopped) return true;
      }
    }
    return false;
  }

  // The ends of four cells or more, an even number, must take the first digit from some cell; the
  // step tells all that the cells between them take too.
  bool report() {
    if (length_ < 4 || length_ % 2 != 0) return false;
    const CellSet at_ends = topology_.peers(path_[0]) & topology_.peers(path_[length_ - 1]);
    if (!at_ends.meets(grid_.places(first_))) return false;
    const CellSet seen = seen_by_both_kinds();
    Told told{{}, length_};
    for (Digit d : pair_) {
      for (Cell c : seen& grid_.places(d)) told.removals.push_back({c, d});
    }
    for (const Told& before : told_) {
      if (before.removals == told.removals && before.length <= told.length) return false;
    }
    told_.push_back(told);
    return sink_(step_of(std::move(told.removals)));
  }

  // Cells that see two cells of the chain an odd number of steps, but not one, apart.
  CellSet seen_by_both_kinds() const {
    CellSet seen;
    for (int i = 0; i < length_; ++i) {
      for (int j = i + 3; j < length_; j += 2) {
        seen |= topology_.peers(path_[i]) & topology_.peers(path_[j]);
      }
    }
    return seen;
  }

  Step step_of(std::vector<Candidate> removals) const {
    Step step;
    step.technique = Technique::kRemotePair;
    step.removals = std::move(removals);
    std::vector<Node> nodes;
    std::vector<Truth> links;
    Digit out = first_;  // what the cell doesn't hold under the supposition
    for (int i = 0; i < length_; ++i) {
      const Cell c = path_[i];
      if (i > 0) links.emplace_back(*house_joining(topology_, path_[i - 1], c), out);
      nodes.push_back({out, {c}});
      out = other(out);
      links.emplace_back(c);
      nodes.push_back({out, {c}});
      step.truths.emplace_back(c);
      for (Digit d : {first_, other(first_)}) step.marks.push_back({Role::kPattern, {c, d}});
    }
    for (Cell end : {path_[0], path_[length_ - 1]}) {
      for (Digit d : pair_) step.marks.push_back({Role::kPincer, {end, d}});
    }
    tell_chain(nodes, links, step);
    return step;
  }

  const Grid& grid_;
  const Topology& topology_;
  const CellSet& bivalue_;
  Sink sink_;
  DigitSet pair_;
  CellSet cells_;  // the cells with this pair
  Digit first_;    // supposed not to be at the start
  std::array<Cell, kMostCells> path_;
  int length_ = 0;
  std::vector<Told> told_;
};

// Three cells of a house with the same two candidates can't all be filled. Nothing is told of so
// broken a grid, and no search is lost in it.
bool crowded(const Topology& topology, const CellSet& cells) {
  for (House h : topology.houses()) {
    if ((cells & topology.cells(h)).size() > 2) return true;
  }
  return false;
}

bool at_least_four(const CellSet& cells) {
  CellSet::Iterator it = cells.begin();
  for (int i = 0; i < 3 && it != cells.end(); ++i) ++it;
  return it != cells.end();
}

// Cells that share their two candidates with three others at least.
CellSet remote_pair_cells(const Grid& grid, const CellSet& bivalue) {
  CellSet cells;
  for (Digit low : Digit::all()) {
    const CellSet with_low = bivalue & grid.places(low);
    if (!at_least_four(with_low)) continue;
    for (int i = low.index() + 1; i < Digit::kCount; ++i) {
      const CellSet same = with_low & grid.places(Digit(i));
      if (at_least_four(same) && !crowded(grid.topology(), same)) cells |= same;
    }
  }
  return cells;
}

}  // namespace

bool find_remote_pair(const Grid& grid, const Ask&, Sink sink) {
  const CellSet bivalue = bivalue_cells(grid);
  const CellSet starts = remote_pair_cells(grid, bivalue);
  if (starts.empty()) return false;
  RemotePairs pairs(grid, bivalue, sink);
  for (Cell start : starts) {
    if (pairs.walk_from(start)) return true;
  }
  return false;
}

}  // namespace nonet

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

constexpr int kMostCells = 10;

// Cells that hold the same two candidates and see each the next.
struct PairWalk {
  std::array<Cell, kMostCells> cells;
  int length = 0;
  Digit first;   // supposed not to be at the start
  Digit second;  // the other one
};

void tell_pairs(const PairWalk& walk, const Topology& topology, Step& step) {
  std::vector<Node> nodes;
  std::vector<Truth> links;
  Digit out = walk.first, in = walk.second;  // what the cell doesn't hold under the supposition
  for (int i = 0; i < walk.length; ++i) {
    const Cell c = walk.cells[i];
    if (i > 0) links.emplace_back(*house_joining(topology, walk.cells[i - 1], c), out);
    nodes.emplace_back(out, CellSet{c});
    std::swap(out, in);
    links.emplace_back(c);
    nodes.emplace_back(out, CellSet{c});
    step.truths.emplace_back(c);
    for (Digit d : {walk.first, walk.second}) step.marks.push_back({Role::kPattern, {c, d}});
  }
  for (Cell end : {walk.cells[0], walk.cells[walk.length - 1]}) {
    for (Digit d : DigitSet{walk.first, walk.second}) {
      step.marks.push_back({Role::kPincer, {end, d}});
    }
  }
  tell_chain(nodes, links, step);
}

// Walks along cells with the same two candidates.
class RemotePairs {
 public:
  RemotePairs(const Grid& grid, const Ask& ask, const CellSet& bivalue, Sink sink)
      : grid_(grid), topology_(grid.topology()), ask_(ask), bivalue_(bivalue), sink_(sink) {}

  bool walk_from(Cell start) {
    pair_ = grid_.candidates(start);
    const Digit low = pair_.first(), high = (pair_ - DigitSet{low}).first();
    cells_ = bivalue_ & grid_.places(low) & grid_.places(high);
    walk_.cells[0] = start;
    walk_.length = 1;
    walk_.first = low;
    walk_.second = high;
    if (extend({start})) return true;
    std::swap(walk_.first, walk_.second);
    return extend({start});
  }

 private:
  struct Told {
    std::vector<Candidate> removals;
    int length;
  };

  // Goes on from the last cell, along its houses in turn.
  bool extend(const CellSet& used) {
    const Cell last = walk_.cells[walk_.length - 1];
    CellSet next = (topology_.peers(last) & cells_) - used;
    if (next.empty() || walk_.length == std::min(kMostCells, ask_.options.chains.most_pair_cells)) {
      return false;
    }
    if (ask_.stopped()) return true;
    for (House h : topology_.houses_of(last)) {
      for (Cell c : next& topology_.cells(h)) {
        next.erase(c);
        walk_.cells[walk_.length++] = c;
        const bool stopped = report() || extend(used | CellSet{c});
        --walk_.length;
        if (stopped) return true;
      }
    }
    return false;
  }

  // The ends of four cells or more, an even number, must take the first digit from some cell; the
  // step tells all that the cells between them take too.
  bool report() {
    if (walk_.length < 4 || walk_.length % 2 != 0) return false;
    const CellSet at_ends =
        topology_.peers(walk_.cells[0]) & topology_.peers(walk_.cells[walk_.length - 1]);
    if (!at_ends.meets(grid_.places(walk_.first))) return false;
    const CellSet seen = seen_by_both_kinds();
    Told told{{}, walk_.length};
    for (Digit d : pair_) {
      for (Cell c : seen& grid_.places(d)) told.removals.push_back({c, d});
    }
    for (const Told& before : told_) {
      if (before.removals == told.removals && before.length <= told.length) return false;
    }
    told_.push_back(told);
    auto tell = [walk = walk_](const Grid& before, Step& step) {
      tell_pairs(walk, before.topology(), step);
    };
    return sink_({Technique::kRemotePair, {}, told.removals, tell, 2 * walk_.length});
  }

  // Cells that see two cells of the chain an odd number of steps, but not one, apart.
  CellSet seen_by_both_kinds() const {
    CellSet seen;
    for (int i = 0; i < walk_.length; ++i) {
      for (int j = i + 3; j < walk_.length; j += 2) {
        seen |= topology_.peers(walk_.cells[i]) & topology_.peers(walk_.cells[j]);
      }
    }
    return seen;
  }

  const Grid& grid_;
  const Topology& topology_;
  const Ask& ask_;
  const CellSet& bivalue_;
  Sink sink_;
  DigitSet pair_;
  CellSet cells_;  // the cells with this pair
  PairWalk walk_;
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

bool find_remote_pair(const Grid& grid, const Ask& ask, Sink sink) {
  const CellSet bivalue = grid.bivalue();
  const CellSet starts = remote_pair_cells(grid, bivalue);
  if (starts.empty()) return false;
  RemotePairs pairs(grid, ask, bivalue, sink);
  for (Cell start : starts) {
    if (pairs.walk_from(start)) return true;
  }
  return false;
}

}  // namespace nonet

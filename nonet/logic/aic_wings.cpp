// The alternating chains with three strong links that have a name of their own. A strong link is a
// cell with two candidates or a house with two places for a digit; which of the three are cells
// tells them apart:
//
//   M        cell, house, house    (x=y) - y = (y-x) = x           the ends are one digit
//   split    house, cell, house    x = x - (x=y) - y = y
//   hybrid   cells and houses      (x=y) - (y=z) - z = z           three digits
//                                  (x=y) - y = (y-z) = z
//                                  (x=y) - y = y - (y=z)
//   local    three houses          x = (x-y) = (y-z) = z           three digits
//
// (Three cells are an XY-wing, cell, house, cell with one digit at the ends a W-wing.) Two houses
// that follow each other meet in a cell. One end is true, so what contradicts both is false. Where
// the ends are the same, or contradict each other, the chain is a loop and told as such.
#include <algorithm>

#include "nonet/logic/aic.h"
#include "nonet/logic/finder.h"
#include "nonet/logic/links.h"

namespace nonet {
namespace {

using Chain = std::array<NodeId, 6>;

class AicWings {
 public:
  AicWings(const Grid& grid, const Ask& ask, Sink sink)
      : graph_(grid, LinkGraph::Groups::kNone), ask_(ask), sink_(sink) {}

  bool run() {
    for (int n = 0; n < graph_.size(); ++n) {
      if (ask_.stopped()) return true;
      const auto from = static_cast<NodeId>(n);
      for (const LinkGraph::Link& middle : graph_.strong(from)) {
        // The same chain read backwards is met from the other end of this link.
        if (from < middle.to) collect(from, middle.to);
      }
    }
    for (Technique technique : {Technique::kMWing, Technique::kSplitWing, Technique::kHybridWing,
                                Technique::kLocalWing}) {
      if (ask_.wants(technique) && report(technique)) return true;
    }
    return false;
  }

 private:
  struct Found {
    Technique technique;
    Chain chain;
  };
  // A weak link away from the middle, and a strong one on from there.
  struct Side {
    NodeId near, end;
  };

  void collect(NodeId left, NodeId right) {
    sides_from(left, right, lefts_);
    if (lefts_.empty()) return;
    sides_from(right, left, rights_);
    for (const Side& a : lefts_) {
      for (const Side& b : rights_) {
        if (a.near == b.near || a.near == b.end || a.end == b.near || a.end == b.end) continue;
        name({a.end, a.near, left, right, b.near, b.end});
      }
    }
  }

  void sides_from(NodeId middle, NodeId other, std::vector<Side>& sides) const {
    sides.clear();
    for (const LinkGraph::Link& weak : graph_.weak(middle)) {
      if (weak.to == other) continue;
      for (const LinkGraph::Link& strong : graph_.strong(weak.to)) {
        if (strong.to != middle && strong.to != other) sides.push_back({weak.to, strong.to});
      }
    }
  }

  bool in_one_cell(NodeId a, NodeId b) const { return graph_.cells(a) == graph_.cells(b); }

  // Turned round if need be, so that the cell comes first.
  void name(Chain chain) {
    const bool middle = in_one_cell(chain[2], chain[3]);
    if (!in_one_cell(chain[0], chain[1]) && in_one_cell(chain[4], chain[5])) {
      std::reverse(chain.begin(), chain.end());
    }
    const bool first = in_one_cell(chain[0], chain[1]), last = in_one_cell(chain[4], chain[5]);
    // Houses meet in cells; a cell is met along a house in any case.
    if (!first && !middle && !in_one_cell(chain[1], chain[2])) return;
    if (!middle && !last && !in_one_cell(chain[3], chain[4])) return;
    const DigitSet digits = {graph_.digit(chain[0]), graph_.digit(chain[2]),
                             graph_.digit(chain[5])};
    const bool same_ends = graph_.digit(chain[0]) == graph_.digit(chain[5]);
    if (first && !middle && !last && same_ends) {
      add(Technique::kMWing, chain);
    } else if (!first && middle && !last) {
      add(Technique::kSplitWing, chain);
    } else if (digits.size() == 3 && first && !(middle && last)) {
      add(Technique::kHybridWing, chain);
    } else if (digits.size() == 3 && !first && !middle) {
      add(Technique::kLocalWing, chain);
    }
  }

  void add(Technique technique, const Chain& chain) {
    if (!ask_.wants(technique)) return;
    if (graph_.weak_link(chain.front(), chain.back()) != nullptr) return;
    found_.push_back({technique, chain});
  }

  // A chain that takes nothing which one before has not taken is not told.
  bool report(Technique technique) {
    CandidateSet told;
    for (const Found& found : found_) {
      if (found.technique != technique) continue;
      CandidateSet removals;
      add_contradicted(graph_, found.chain.front(), found.chain.back(), removals);
      if (told.contains(removals)) continue;
      told |= removals;
      CandidateList list;
      for (Candidate x : removals) list.push_back(x);
      auto tell = [chain = found.chain](const Grid& before, Step& step) {
        tell_wing(LinkGraph(before, LinkGraph::Groups::kNone), chain, step);
      };
      if (sink_({technique, {}, list.all(), tell, static_cast<int>(found.chain.size())})) {
        return true;
      }
    }
    return false;
  }

  static void tell_wing(const LinkGraph& graph, const Chain& chain, Step& step) {
    tell_aic(graph, chain, step);
    for (std::size_t i = 0; i < chain.size(); i += 2) {
      const Truth by = graph.strong_link(chain[i], chain[i + 1])->by;
      if (!by.is_cell()) {
        add_house(HouseRole::kBase, by.house(), step);
        continue;
      }
      for (NodeId n : {chain[i], chain[i + 1]}) {
        add_mark(Role::kPivot, graph.candidate(n), step);
      }
    }
  }

  LinkGraph graph_;
  const Ask& ask_;
  Sink sink_;
  std::vector<Found> found_;
  std::vector<Side> lefts_, rights_;
};

}  // namespace

bool find_aic_wing(const Grid& grid, const Ask& ask, Sink sink) {
  return !grid.broken() && AicWings(grid, ask, sink).run();
}

}  // namespace nonet

// Alternating chains of any length: "if this is false, that is true; then the next is false ...", a
// strong and a weak link in turn, over any digits and cells, and in the grouped ones over groups.
// From "if the one end is false, the other is true" follows that one of them is true:
//
//   AIC                       what contradicts both ends is false
//   continuous nice loop      the ends contradict each other too, so the chain is a ring: of any
//                             two neighbours one is true, at each of its weak links
//   discontinuous nice loop   both ends are the same: it is true
//
// All chains grow together, a strong and a weak link at a time, so shorter ones are met first; of
// those of one length the ones that do more. A chain that does nothing which a shorter one does not
// do already is not told; nor is what one strong link does by itself, a locked candidate. (That a
// candidate makes itself false along a chain is told as the AIC within it.)
#include "nonet/logic/aic.h"

#include <algorithm>

#include "nonet/implications/closure.h"
#include "nonet/logic/finder.h"
#include "nonet/logic/links.h"

namespace nonet {
namespace {

using Groups = LinkGraph::Groups;

// What a shape of chain is called, with groups and without.
struct Names {
  Technique loop, ring, chain;
};
Names names_of(Groups groups) {
  if (groups == Groups::kNone) {
    return {Technique::kDiscontinuousNiceLoop, Technique::kContinuousNiceLoop, Technique::kAic};
  }
  return {Technique::kGroupedDiscontinuousNiceLoop, Technique::kGroupedContinuousNiceLoop,
          Technique::kGroupedAic};
}

// From a chain's first node, supposed false, to its last, then true.
std::vector<NodeId> chain_between(const LinkGraph& graph, NodeId first, NodeId last) {
  Closure closure(graph, first, false);
  while (!closure.reached(last, true) && closure.advance()) {
  }
  return closure.chain_to(last, true);
}

class Aics {
 public:
  Aics(const Grid& grid, const Ask& ask, Groups groups, Sink sink)
      : graph_(grid, groups), ask_(ask), groups_(groups), sink_(sink) {}

  bool run() {
    std::vector<Closure> closures;
    std::vector<NodeId> starts;
    for (int n = 0; n < graph_.size(); ++n) {
      const auto start = static_cast<NodeId>(n);
      if (graph_.strong(start).empty()) continue;
      starts.push_back(start);
      closures.emplace_back(graph_, start, false);
    }
    for (bool grows = true; grows;) {
      if (ask_.stopped()) return true;
      grows = false;
      length_ += 2;
      found_.clear();
      for (std::size_t i = 0; i < starts.size(); ++i) {
        if (!closures[i].advance()) continue;
        look(starts[i], closures[i]);
        grows |= closures[i].advance();
      }
      if (report()) return true;
    }
    return false;
  }

 private:
  struct Found {
    Technique technique;
    NodeId first, last;
    CandidateSet removals;
    int effects;
  };

  // What the newest nodes of a closure, found true, say together with its premise. The same chain
  // read backwards is met from its other end.
  void look(NodeId first, const Closure& closure) {
    for (NodeId last : closure.newest()) {
      if (last < first) continue;
      Found found{names_of(groups_).chain, first, last, {}, 0};
      if (first == last) {
        found.technique = names_of(groups_).loop;
        if (graph_.is_group(first)) found.removals.of(graph_.digit(first)) = graph_.seen(first);
      } else {
        add_contradicted(graph_, first, last, found.removals);
        if (graph_.weak_link(first, last) != nullptr) look_at_ring(closure, found);
      }
      found.effects = found.removals.size() + (places(found) ? Cell::kCount : 0);
      if (found.effects == 0 || !ask_.wants(found.technique) || is_told(found)) continue;
      if (groups_ == Groups::kWanted && length_ > kOneLink &&
          !has_group(closure.chain_to(last, true)))
        continue;
      found_.push_back(found);
    }
  }

  void look_at_ring(const Closure& closure, Found& found) {
    found.technique = names_of(groups_).ring;
    const std::vector<NodeId> chain = closure.chain_to(found.last, true);
    for (std::size_t i = 1; i + 1 < chain.size(); i += 2) {
      add_contradicted(graph_, chain[i], chain[i + 1], found.removals);
    }
  }

  bool places(const Found& found) const {
    return found.first == found.last && !graph_.is_group(found.first);
  }

  bool is_told(const Found& found) const {
    return places(found) ? placed_.contains(graph_.candidate(found.first))
                         : removed_.contains(found.removals);
  }

  bool has_group(std::span<const NodeId> chain) const {
    return std::any_of(chain.begin(), chain.end(), [&](NodeId n) { return graph_.is_group(n); });
  }

  bool report() {
    std::stable_sort(found_.begin(), found_.end(),
                     [](const Found& a, const Found& b) { return a.effects > b.effects; });
    for (const Found& found : found_) {
      if (is_told(found)) continue;
      std::vector<Candidate> placements;
      if (places(found)) placements.push_back(graph_.candidate(found.first));
      for (Candidate x : placements) placed_.insert(x);
      removed_ |= found.removals;
      if (length_ == kOneLink) continue;
      std::vector<Candidate> removals;
      for (Candidate x : found.removals) removals.push_back(x);
      auto tell = [groups = groups_, first = found.first, last = found.last](const Grid& before,
                                                                             Step& step) {
        const LinkGraph graph(before, groups);
        tell_aic(graph, chain_between(graph, first, last), step);
      };
      if (sink_({found.technique, placements, removals, tell, length_})) return true;
    }
    return false;
  }

  static constexpr int kOneLink = 2;  // nodes

  LinkGraph graph_;
  const Ask& ask_;
  Groups groups_;
  Sink sink_;
  int length_ = 0;  // of the chains that end in the newest layer, in nodes
  std::vector<Found> found_;
  CandidateSet placed_, removed_;  // by what was told
};

}  // namespace

void add_contradicted(const LinkGraph& graph, NodeId a, NodeId b, CandidateSet& out) {
  const Digit of_a = graph.digit(a), of_b = graph.digit(b);
  if (of_a == of_b) {
    out.of(of_a) |= graph.seen(a) & graph.seen(b);
    return;
  }
  const Grid& grid = graph.grid();
  const bool one_cell = !graph.is_group(a) && graph.cells(a) == graph.cells(b);
  if (one_cell) {
    const Cell c = graph.cells(a).first();
    for (Digit d : grid.candidates(c) - DigitSet{of_a, of_b}) out.insert({c, d});
    return;
  }
  if (!graph.is_group(a)) out.of(of_b) |= graph.seen(b) & graph.cells(a);
  if (!graph.is_group(b)) out.of(of_a) |= graph.seen(a) & graph.cells(b);
}

void tell_aic(const LinkGraph& graph, std::span<const NodeId> chain, Step& step) {
  std::vector<Node> nodes{graph.node(chain[0])};
  std::vector<Truth> links;
  for (std::size_t i = 1; i < chain.size(); ++i) {
    const bool strong = i % 2 == 1;
    const LinkGraph::Link* link = strong ? graph.strong_link(chain[i - 1], chain[i])
                                         : graph.weak_link(chain[i - 1], chain[i]);
    nodes.push_back(graph.node(chain[i]));
    links.push_back(link->by);
    if (strong) step.truths.push_back(link->by);
  }
  const bool closes = chain.front() != chain.back();
  const LinkGraph::Link* closing = closes ? graph.weak_link(chain.back(), chain.front()) : nullptr;
  if (closing != nullptr) {
    nodes.push_back(nodes.front());
    links.push_back(closing->by);
  }
  for (const Node& node : nodes) {
    for (Cell c : node.cells) add_mark(Role::kPattern, {c, node.digit()}, step);
  }
  for (NodeId end : {chain.front(), chain.back()}) {
    for (Cell c : graph.cells(end)) add_mark(Role::kPincer, {c, graph.digit(end)}, step);
  }
  tell_chain(nodes, links, step);
}

bool find_aic(const Grid& grid, const Ask& ask, Sink sink) {
  return Aics(grid, ask, Groups::kNone, sink).run();
}

bool find_grouped_aic(const Grid& grid, const Ask& ask, Sink sink) {
  return Aics(grid, ask, Groups::kWanted, sink).run();
}

}  // namespace nonet

// 3D Medusa: colouring over all digits. In a cell with two candidates, and in a house with two
// places for a digit, one is true and the other false. Candidates that are joined so make a
// network of two colours: one colour is wholly true, the other wholly false. So
//   wrap    two of one colour contradict each other: that colour is the false one,
//   empty   a colour contradicts all candidates of a cell, or all places of a digit in a house:
//           that colour is the false one,
//   trap    else a candidate that contradicts one of each colour (it sees its digit there, or
//   shares
//           its cell) is false either way.
#include "nonet/core/candidate_set.h"
#include "nonet/implications/link_graph.h"
#include "nonet/logic/finder.h"

namespace nonet {
namespace {

// The networks of a grid, one after the other, each begun at its lowest node and grown along the
// fewest links.
class MedusaNetwork {
 public:
  explicit MedusaNetwork(const LinkGraph& graph)
      : graph_(graph), visited_(graph.size()), joints_(graph.size()) {}

  // The next network; false if there is none left.
  bool grow() {
    while (start_ < graph_.size() && (visited_[start_] || graph_.strong(node(start_)).empty())) {
      ++start_;
    }
    if (start_ == graph_.size()) return false;
    side_[0] = side_[1] = seen_[0] = seen_[1] = {};
    nodes_ = {node(start_)};
    visited_[start_] = true;
    joints_[start_] = {};
    for (std::size_t i = 0; i < nodes_.size(); ++i) extend(nodes_[i]);
    return true;
  }

  NodeId first() const { return node(start_); }
  const CandidateSet& side(int i) const { return side_[i]; }
  // What a side contradicts.
  const CandidateSet& seen(int i) const { return seen_[i]; }

  void tell(Step& step) const { tell(nodes_, step); }
  // Only as much of it as joins the reasons why each of these is false either way.
  void tell_trapped(std::span<const Candidate> trapped, Step& step) const {
    std::vector<bool> needed(graph_.size());
    std::optional<NodeId> last;
    for (Candidate x : trapped) {
      const auto [a, b] = nearest_around(x);
      add_path(a, b, needed);
      if (last) add_path(*last, a, needed);
      last = a;
    }
    std::vector<NodeId> part = nodes_;
    std::erase_if(part, [&](NodeId n) { return !needed[n]; });
    tell(part, step);
  }

 private:
  // How a node was joined to the network.
  struct Joint {
    NodeId from = kNoNode;
    Truth by;
    int depth = 0;
    int color() const { return depth % 2; }
  };

  static NodeId node(int n) { return static_cast<NodeId>(n); }

  void extend(NodeId n) {
    const Candidate x = graph_.candidate(n);
    const int color = joints_[n].color();
    side_[color].insert(x);
    seen_[color].of(x.digit) |= graph_.seen(n);
    for (Digit d : graph_.grid().candidates(x.cell)) {
      if (d != x.digit) seen_[color].insert({x.cell, d});
    }
    for (const LinkGraph::Link& link : graph_.strong(n)) {
      if (visited_[link.to]) continue;
      visited_[link.to] = true;
      joints_[link.to] = {n, link.by, joints_[n].depth + 1};
      nodes_.push_back(link.to);
    }
  }

  // Calls `visit` for each node on the way from one to another, the topmost last.
  void each_between(NodeId a, NodeId b, FunctionRef<void(NodeId)> visit) const {
    while (a != b) {
      NodeId& lower = joints_[a].depth > joints_[b].depth ? a : b;
      visit(lower);
      lower = joints_[lower].from;
    }
    visit(a);
  }
  void add_path(NodeId a, NodeId b, std::vector<bool>& needed) const {
    each_between(a, b, [&](NodeId n) { needed[n] = true; });
  }

  // One of each colour that a candidate contradicts, with the shortest way between them.
  std::pair<NodeId, NodeId> nearest_around(Candidate x) const {
    std::pair<NodeId, NodeId> nearest;
    int shortest = graph_.size() + 1;
    for (NodeId a : nodes_) {
      if (joints_[a].color() != 0 || !contradicts(a, x)) continue;
      for (NodeId b : nodes_) {
        if (joints_[b].color() != 1 || !contradicts(b, x)) continue;
        int length = 0;
        each_between(a, b, [&](NodeId) { ++length; });
        if (length >= shortest) continue;
        shortest = length;
        nearest = {a, b};
      }
    }
    return nearest;
  }
  bool contradicts(NodeId n, Candidate x) const {
    const Candidate its = graph_.candidate(n);
    return its.digit == x.digit ? graph_.seen(n).contains(x.cell) : its.cell == x.cell;
  }

  // All but the topmost are told with what joins them to the one above.
  void tell(std::span<const NodeId> nodes, Step& step) const {
    for (NodeId n : nodes) {
      const Joint& joint = joints_[n];
      const auto color = static_cast<std::uint8_t>(joint.color());
      step.marks.push_back({Role::kColor, graph_.candidate(n), color});
      step.marks.push_back({Role::kPattern, graph_.candidate(n)});
      if (n != nodes.front()) step.truths.push_back(joint.by);
    }
  }

  const LinkGraph& graph_;
  std::vector<bool> visited_;  // by any network
  std::vector<Joint> joints_;
  int start_ = 0;
  std::vector<NodeId> nodes_;  // of this one, nearest to the start first
  CandidateSet side_[2], seen_[2];
};

class Medusa {
 public:
  Medusa(const Grid& grid, const Ask& ask, Sink sink)
      : grid_(grid), ask_(ask), sink_(sink), graph_(grid, LinkGraph::Groups::kNone) {}

  bool run() {
    for (MedusaNetwork network(graph_); network.grow();) {
      if (ask_.stopped() || report_wrap(network) || report_empty(network)) return true;
      if (!is_settled(network) && report_trap(network)) return true;
    }
    return false;
  }

 private:
  // Whether one colour is known to be the false one, which says more than what both contradict.
  bool is_settled(const MedusaNetwork& network) const {
    for (int i : {0, 1}) {
      if (network.side(i).meets(network.seen(i)) || emptied_by(network.seen(i))) return true;
    }
    return false;
  }

  bool report_trap(const MedusaNetwork& network) {
    if (!ask_.wants(Technique::kMedusaTrap)) return false;
    const CandidateSet trapped = network.seen(0) & network.seen(1);
    return !trapped.empty() && report(Technique::kMedusaTrap, network, trapped, {});
  }

  bool report_wrap(const MedusaNetwork& network) {
    if (!ask_.wants(Technique::kMedusaWrap)) return false;
    for (int i : {0, 1}) {
      if (!network.side(i).meets(network.seen(i))) continue;
      if (report(Technique::kMedusaWrap, network, network.side(i), {})) return true;
    }
    return false;
  }

  bool report_empty(const MedusaNetwork& network) {
    if (!ask_.wants(Technique::kMedusaEmpty)) return false;
    for (int i : {0, 1}) {
      const std::optional<Truth> empty = emptied_by(network.seen(i));
      if (!empty || network.side(i).meets(network.seen(i))) continue;
      if (report(Technique::kMedusaEmpty, network, network.side(i), empty)) return true;
    }
    return false;
  }

  // A cell, or a digit of a house, all of whose candidates are among these.
  std::optional<Truth> emptied_by(const CandidateSet& gone) const {
    for (Cell c : grid_.open()) {
      if (gone.of(c).contains(grid_.candidates(c))) return Truth(c);
    }
    for (House h : grid_.topology().houses()) {
      for (Digit d : grid_.open_digits(h)) {
        if (gone.of(d).contains(grid_.places(h, d))) return Truth(h, d);
      }
    }
    return std::nullopt;
  }

  bool report(Technique technique, const MedusaNetwork& network, const CandidateSet& gone,
              std::optional<Truth> empty) const {
    CandidateList removals;
    for (Candidate x : gone) removals.push_back(x);
    auto tell = [technique, empty, first = network.first()](const Grid& before, Step& step) {
      const LinkGraph graph(before, LinkGraph::Groups::kNone);
      MedusaNetwork again(graph);
      while (again.grow() && again.first() != first) {
      }
      if (technique == Technique::kMedusaTrap) {
        again.tell_trapped(step.removals, step);
        return;
      }
      again.tell(step);
      if (technique == Technique::kMedusaWrap) tell_clash(again, step);
      if (empty) tell_empty(before, *empty, step);
    };
    return sink_({technique, {}, removals.all(), tell});
  }

  // The candidates of a colour that contradict others of it.
  static void tell_clash(const MedusaNetwork& network, Step& step) {
    const int side = network.side(0).contains(step.removals.front()) ? 0 : 1;
    for (Candidate x : network.side(side) & network.seen(side)) {
      step.marks.push_back({Role::kLink, x});
    }
  }

  static void tell_empty(const Grid& before, Truth empty, Step& step) {
    step.truths.push_back(empty);
    if (empty.is_cell()) {
      for (Digit d : before.candidates(empty.cell())) {
        step.marks.push_back({Role::kLink, {empty.cell(), d}});
      }
      return;
    }
    step.houses.push_back({HouseRole::kBase, empty.house()});
    for (Cell c : before.places(empty.house(), empty.digit())) {
      step.marks.push_back({Role::kLink, {c, empty.digit()}});
    }
  }

  const Grid& grid_;
  const Ask& ask_;
  Sink sink_;
  LinkGraph graph_;
};

}  // namespace

bool find_medusa(const Grid& grid, const Ask& ask, Sink sink) {
  return !grid.broken() && Medusa(grid, ask, sink).run();
}

}  // namespace nonet

// LinkGraph: the statements that chains speak of in a grid, and what follows from each alone.
//
//   node          "this cell holds this digit"; or, where groups are wanted, "one of these two or
//                 three cells, a crossing of two houses, holds this digit"
//   strong link   if the one is false, the other is true: they share a truth and are all of it
//   weak link     if the one is true, the other is false: they share a truth
//
// Every link names the truth that it rests on, and leads both ways. Nodes are numbered: candidates
// of open cells first, cell by cell and digit by digit, then groups.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"

namespace nonet {

using NodeId = std::uint16_t;
inline constexpr NodeId kNoNode = 0xffff;

class LinkGraph {
 public:
  enum class Groups : bool { kNone, kWanted };

  struct Link {
    NodeId to;
    Truth by;
  };

  LinkGraph(const Grid& grid, Groups groups);

  int size() const { return static_cast<int>(nodes_.size()); }
  const Grid& grid() const { return *grid_; }

  Digit digit(NodeId n) const { return nodes_[n].digit; }
  const CellSet& cells(NodeId n) const { return nodes_[n].cells; }
  // The cells that hold the digit and see each cell of the node.
  const CellSet& seen(NodeId n) const { return nodes_[n].seen; }
  bool is_group(NodeId n) const { return n >= first_group_; }
  Node node(NodeId n) const { return {digit(n), cells(n)}; }
  Candidate candidate(NodeId n) const { return {cells(n).first(), digit(n)}; }
  NodeId node_of(Candidate x) const { return of_candidate_[index_of(x)]; }

  // What is false if the node is true, and what is true if it is false.
  std::span<const Link> weak(NodeId n) const { return links(weak_, n); }
  std::span<const Link> strong(NodeId n) const { return links(strong_, n); }
  // The truth of the link between two nodes, if there is one.
  const Link* weak_link(NodeId from, NodeId to) const { return link(weak(from), to); }
  const Link* strong_link(NodeId from, NodeId to) const { return link(strong(from), to); }

 private:
  struct Statement {
    Digit digit;
    CellSet cells;
    CellSet seen;
  };
  // The links of node n are all[first[n]] up to all[first[n + 1]].
  struct Links {
    std::vector<Link> all;
    std::vector<std::uint32_t> first{0};

    void add_once(const Link& link);  // to the newest node
    void end_node() { first.push_back(static_cast<std::uint32_t>(all.size())); }
  };

  static std::size_t index_of(Candidate x) {
    return static_cast<std::size_t>(x.cell.index()) * Digit::kCount + x.digit.index();
  }
  static std::span<const Link> links(const Links& links, NodeId n) {
    return std::span(links.all).subspan(links.first[n], links.first[n + 1] - links.first[n]);
  }
  static const Link* link(std::span<const Link> links, NodeId to);

  void add_candidates();
  void add_groups();
  void add_node(Digit d, const CellSet& cells);
  void link_weakly(NodeId n);
  void link_strongly(NodeId n);
  // The node of this digit with just these cells.
  NodeId node_of(Digit d, const CellSet& cells) const;
  // The groups of a digit, one after the other.
  std::span<const NodeId> groups_of(Digit d) const { return groups_of_[d.index()]; }

  const Grid* grid_;
  std::vector<Statement> nodes_;
  NodeId first_group_ = 0;
  std::array<NodeId, std::size_t{Cell::kCount} * Digit::kCount> of_candidate_;
  std::array<std::vector<NodeId>, Digit::kCount> groups_of_;
  Links weak_;
  Links strong_;
};

}  // namespace nonet

// Closure: all that follows from one statement along links, layer by layer, so that what is reached
// is reached by a shortest chain. From a node that is true others are false by weak links, from one
// that is false others are true by strong links: the two take turns.
//
//   premise   a false                  layer 0
//             b true, c true           layer 1, by strong links
//             d false, e false, ...    layer 2, by weak links
#pragma once

#include <span>
#include <vector>

#include "nonet/implications/link_graph.h"

namespace nonet {

class Closure {
 public:
  // The graph must stay.
  Closure(const LinkGraph& graph, NodeId premise, bool holds);

  // Makes the next layer; false if there is none.
  bool advance();
  void complete() {
    while (advance()) {
    }
  }

  // The nodes that the newest layer reached, and whether it found them true or false.
  std::span<const NodeId> newest() const { return newest_; }
  bool newest_holds() const { return newest_holds_; }
  bool reached(NodeId n, bool holds) const { return parents_[slot(n, holds)] != kNoNode; }

  // The chain from the premise to what was reached, both included: each of its nodes is true and
  // false in turn.
  std::vector<NodeId> chain_to(NodeId n, bool holds) const;

 private:
  static std::size_t slot(NodeId n, bool holds) { return std::size_t{n} * 2 + (holds ? 1 : 0); }

  const LinkGraph* graph_;
  std::vector<NodeId> newest_;
  bool newest_holds_;
  std::size_t premise_;          // its slot
  std::vector<NodeId> parents_;  // by slot; the premise is its own
  std::vector<NodeId> last_;     // room for a layer
};

}  // namespace nonet

#include "nonet/implications/closure.h"

#include <algorithm>

namespace nonet {

Closure::Closure(const LinkGraph& graph, NodeId premise, bool holds)
    : graph_(&graph),
      newest_{premise},
      newest_holds_(holds),
      premise_(slot(premise, holds)),
      parents_(static_cast<std::size_t>(graph.size()) * 2, kNoNode) {
  parents_[premise_] = premise;
}

bool Closure::advance() {
  if (newest_.empty()) return false;
  last_.swap(newest_);
  newest_.clear();
  const bool held = newest_holds_;
  newest_holds_ = !held;
  for (NodeId from : last_) {
    for (const LinkGraph::Link& link : held ? graph_->weak(from) : graph_->strong(from)) {
      NodeId& parent = parents_[slot(link.to, !held)];
      if (parent != kNoNode) continue;
      parent = from;
      newest_.push_back(link.to);
    }
  }
  return !newest_.empty();
}

std::vector<NodeId> Closure::chain_to(NodeId n, bool holds) const {
  std::vector<NodeId> chain{n};
  while (slot(n, holds) != premise_) {
    n = parents_[slot(n, holds)];
    holds = !holds;
    chain.push_back(n);
  }
  std::reverse(chain.begin(), chain.end());
  return chain;
}

}  // namespace nonet

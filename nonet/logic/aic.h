// What alternating chains of all lengths and names share.
#pragma once

#include <span>

#include "nonet/core/candidate_set.h"
#include "nonet/core/step.h"
#include "nonet/implications/link_graph.h"

namespace nonet {

// Adds the candidates that can't be true if either of two nodes is.
void add_contradicted(const LinkGraph& graph, NodeId a, NodeId b, CandidateSet& out);

// Tells a chain whose nodes are joined by strong and weak links in turn, a strong one first.
void tell_aic(const LinkGraph& graph, std::span<const NodeId> chain, Step& step);

}  // namespace nonet

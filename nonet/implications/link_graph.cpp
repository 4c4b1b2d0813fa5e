#include "nonet/implications/link_graph.h"

#include <algorithm>

namespace nonet {

LinkGraph::LinkGraph(const Grid& grid, Groups groups) : grid_(&grid) {
  of_candidate_.fill(kNoNode);
  add_candidates();
  first_group_ = static_cast<NodeId>(nodes_.size());
  if (groups == Groups::kWanted) add_groups();
  for (int n = 0; n < size(); ++n) {
    link_weakly(static_cast<NodeId>(n));
    link_strongly(static_cast<NodeId>(n));
  }
}

const LinkGraph::Link* LinkGraph::link(std::span<const Link> links, NodeId to) {
  for (const Link& link : links) {
    if (link.to == to) return &link;
  }
  return nullptr;
}

// Two nodes may share two houses, a line and a box: they are linked by the first.
void LinkGraph::Links::add_once(const Link& link) {
  if (LinkGraph::link(std::span(all).subspan(first.back()), link.to) == nullptr) {
    all.push_back(link);
  }
}

void LinkGraph::add_node(Digit d, const CellSet& cells) {
  nodes_.push_back({d, cells, grid_->topology().common_peers(cells) & grid_->places(d)});
}

void LinkGraph::add_candidates() {
  for (Cell c : grid_->open()) {
    for (Digit d : grid_->candidates(c)) {
      of_candidate_[index_of({c, d})] = static_cast<NodeId>(nodes_.size());
      add_node(d, {c});
    }
  }
}

// Two houses cross in several cells, or in one at most; a crossing of lines is told in the first.
void LinkGraph::add_groups() {
  const Topology& topology = grid_->topology();
  for (Digit d : Digit::all()) {
    for (House h : topology.houses()) {
      for (House other : topology.houses()) {
        if (other <= h) continue;
        const unsigned spots = grid_->spots(h, d) & topology.crossing(h, other);
        if (at_most_one_bit(spots)) continue;
        groups_of_[d.index()].push_back(static_cast<NodeId>(nodes_.size()));
        add_node(d, topology.cells_at(h, spots));
      }
    }
  }
}

NodeId LinkGraph::node_of(Digit d, const CellSet& cells) const {
  if (cells.size() == 1) return node_of(Candidate{cells.first(), d});
  for (NodeId n : groups_of(d)) {
    if (this->cells(n) == cells) return n;
  }
  return kNoNode;
}

// By a house; cells that only a bond keeps apart are not linked, because there is no truth to name.
void LinkGraph::link_weakly(NodeId n) {
  const Topology& topology = grid_->topology();
  const Digit d = digit(n);
  const CellSet& its = cells(n);
  if (!is_group(n)) {
    const Cell c = its.first();
    for (Digit other : grid_->candidates(c)) {
      if (other != d) weak_.all.push_back({node_of(Candidate{c, other}), Truth(c)});
    }
  }
  CellSet unlinked = seen(n) & grid_->open();
  for (House h : topology.houses_of(its.first())) {
    if (!topology.cells(h).contains(its)) continue;
    for (Cell c : unlinked& topology.cells(h)) {
      weak_.all.push_back({node_of(Candidate{c, d}), Truth(h, d)});
    }
    unlinked -= topology.cells(h);
    for (NodeId group : groups_of(d)) {
      const CellSet& of_group = cells(group);
      if (topology.cells(h).contains(of_group) && !of_group.meets(its)) {
        weak_.add_once({group, Truth(h, d)});
      }
    }
  }
  weak_.end_node();
}

void LinkGraph::link_strongly(NodeId n) {
  const Topology& topology = grid_->topology();
  const Digit d = digit(n);
  const CellSet& its = cells(n);
  if (!is_group(n)) {
    const Cell c = its.first();
    const DigitSet others = grid_->candidates(c) - DigitSet{d};
    if (others.size() == 1) {
      strong_.all.push_back({node_of(Candidate{c, others.first()}), Truth(c)});
    }
  }
  for (House h : topology.houses_of(its.first())) {
    if (!topology.cells(h).contains(its)) continue;
    const CellSet rest = grid_->places(h, d) - its;
    if (rest.empty()) continue;
    const NodeId other = node_of(d, rest);
    if (other != kNoNode) strong_.add_once({other, Truth(h, d)});
  }
  strong_.end_node();
}

}  // namespace nonet

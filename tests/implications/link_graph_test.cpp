// Links, held against what they claim: by their truths alone, on random states of all kinds.
#include "nonet/implications/link_graph.h"

#include <set>

#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using Groups = LinkGraph::Groups;

// The candidates of a truth that are open.
std::set<Candidate> candidates_of(const Grid& grid, Truth truth) {
  std::set<Candidate> all;
  if (truth.is_cell()) {
    for (Digit d : grid.candidates(truth.cell())) all.insert({truth.cell(), d});
  } else {
    for (Cell c : grid.places(truth.house(), truth.digit())) all.insert({c, truth.digit()});
  }
  return all;
}

std::set<Candidate> candidates_of(const LinkGraph& graph, NodeId n) {
  std::set<Candidate> all;
  for (Cell c : graph.cells(n)) all.insert({c, graph.digit(n)});
  return all;
}

std::set<Candidate> joined(std::set<Candidate> a, const std::set<Candidate>& b) {
  a.insert(b.begin(), b.end());
  return a;
}

bool share_a_truth(const Topology& topology, const std::set<Candidate>& all) {
  auto fits = [&](auto holds) { return std::all_of(all.begin(), all.end(), holds); };
  if (fits([&](Candidate x) { return x.cell == all.begin()->cell; })) return true;
  if (!fits([&](Candidate x) { return x.digit == all.begin()->digit; })) return false;
  for (House h : topology.houses()) {
    if (fits([&](Candidate x) { return topology.cells(h).contains(x.cell); })) return true;
  }
  return false;
}

template <class Check>
void for_random_graphs(Check check) {
  std::mt19937 random(51);
  for (int round = 0; round < test::rounds(30); ++round) {
    const Grid grid = test::random_state(random);
    for (Groups groups : {Groups::kNone, Groups::kWanted}) check(LinkGraph(grid, groups));
  }
}

TEST(LinkGraph, HasANodeForEveryOpenCandidateAndNoOther) {
  for_random_graphs([](const LinkGraph& graph) {
    const Grid& grid = graph.grid();
    int candidates = 0;
    for (Cell c : Cell::all()) {
      for (Digit d : Digit::all()) {
        const NodeId n = graph.node_of(Candidate{c, d});
        ASSERT_EQ(n != kNoNode, grid.is_open(c) && grid.has(c, d));
        if (n == kNoNode) continue;
        ++candidates;
        EXPECT_FALSE(graph.is_group(n));
        EXPECT_EQ(graph.candidate(n), (Candidate{c, d}));
      }
    }
    for (int n = candidates; n < graph.size(); ++n) EXPECT_TRUE(graph.is_group(NodeId(n)));
  });
}

TEST(LinkGraph, GroupsAreAllPlacesOfADigitWhereTwoHousesCrossMoreThanOnce) {
  for_random_graphs([](const LinkGraph& graph) {
    const Grid& grid = graph.grid();
    const Topology& topology = grid.topology();
    std::set<std::set<Candidate>> expected, found;
    for (Digit d : Digit::all()) {
      for (House a : topology.houses()) {
        for (House b : topology.houses()) {
          const CellSet cells = topology.cells(a) & topology.cells(b) & grid.places(d);
          if (a == b || cells.size() < 2) continue;
          std::set<Candidate> group;
          for (Cell c : cells) group.insert({c, d});
          expected.insert(group);
        }
      }
    }
    int groups = 0;
    for (int n = 0; n < graph.size(); ++n) {
      if (!graph.is_group(NodeId(n))) continue;
      ++groups;
      found.insert(candidates_of(graph, NodeId(n)));
    }
    if (groups == 0) return;  // none wanted, or none there
    EXPECT_EQ(found, expected);
    EXPECT_EQ(found.size(), static_cast<std::size_t>(groups));
  });
}

TEST(LinkGraph, StrongLinksAreAllThatTheirTruthHasAndLeadBothWays) {
  for_random_graphs([](const LinkGraph& graph) {
    for (int i = 0; i < graph.size(); ++i) {
      const auto n = static_cast<NodeId>(i);
      for (const LinkGraph::Link& link : graph.strong(n)) {
        EXPECT_EQ(joined(candidates_of(graph, n), candidates_of(graph, link.to)),
                  candidates_of(graph.grid(), link.by));
        EXPECT_NE(graph.strong_link(link.to, n), nullptr);
      }
    }
  });
}

// Every pair of nodes is tried, so that none is missing either.
TEST(LinkGraph, WeakLinksJoinJustTheNodesThatShareATruth) {
  std::mt19937 random(52);
  for (int round = 0; round < test::rounds(6); ++round) {
    const Grid grid = test::random_state(random);
    const LinkGraph graph(grid, Groups::kWanted);
    for (int i = 0; i < graph.size(); ++i) {
      for (int j = 0; j < graph.size(); ++j) {
        const auto a = static_cast<NodeId>(i), b = static_cast<NodeId>(j);
        const std::set<Candidate> both = joined(candidates_of(graph, a), candidates_of(graph, b));
        const bool apart =
            both.size() == candidates_of(graph, a).size() + candidates_of(graph, b).size();
        const LinkGraph::Link* link = graph.weak_link(a, b);
        ASSERT_EQ(link != nullptr, apart && share_a_truth(grid.topology(), both)) << i << " " << j;
        if (link == nullptr) continue;
        for (Candidate x : both) EXPECT_TRUE(candidates_of(grid, link->by).contains(x));
      }
    }
  }
}

}  // namespace
}  // namespace nonet

#include "nonet/implications/closure.h"

#include <map>

#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using Groups = LinkGraph::Groups;
using Statement = std::pair<NodeId, bool>;

// The least number of links to each statement, by going over all links until nothing changes.
std::map<Statement, int> distances(const LinkGraph& graph, Statement premise) {
  std::map<Statement, int> least{{premise, 0}};
  for (bool changed = true; changed;) {
    changed = false;
    const std::map<Statement, int> before = least;
    for (const auto& [from, distance] : before) {
      for (const LinkGraph::Link& link :
           from.second ? graph.weak(from.first) : graph.strong(from.first)) {
        const Statement to{link.to, !from.second};
        if (least.contains(to) && least[to] <= distance + 1) continue;
        least[to] = distance + 1;
        changed = true;
      }
    }
  }
  return least;
}

TEST(Closure, ReachesAllThatFollowsByShortestChains) {
  std::mt19937 random(53);
  for (int round = 0; round < test::rounds(12); ++round) {
    const Grid grid = test::random_state(random);
    const LinkGraph graph(grid, round % 2 == 0 ? Groups::kNone : Groups::kWanted);
    if (graph.size() == 0) continue;
    const Statement premise{static_cast<NodeId>(random() % graph.size()), random() % 2 == 0};
    Closure closure(graph, premise.first, premise.second);
    closure.complete();
    const std::map<Statement, int> expected = distances(graph, premise);
    for (int i = 0; i < graph.size(); ++i) {
      for (bool holds : {false, true}) {
        const Statement to{static_cast<NodeId>(i), holds};
        ASSERT_EQ(closure.reached(to.first, holds), expected.contains(to));
        if (!expected.contains(to)) continue;
        const std::vector<NodeId> chain = closure.chain_to(to.first, holds);
        ASSERT_EQ(static_cast<int>(chain.size()), expected.at(to) + 1);
        EXPECT_EQ(chain.front(), premise.first);
        EXPECT_EQ(chain.back(), to.first);
        bool held = premise.second;
        for (std::size_t k = 1; k < chain.size(); ++k, held = !held) {
          EXPECT_NE(held ? graph.weak_link(chain[k - 1], chain[k])
                         : graph.strong_link(chain[k - 1], chain[k]),
                    nullptr);
        }
      }
    }
  }
}

TEST(Closure, GrowsALayerAtATime) {
  Grid grid;
  test::keep(grid, test::at(1, 1), {1, 2});
  test::keep(grid, test::at(1, 5), {2, 3});
  const LinkGraph graph(grid, Groups::kNone);
  const auto node = [&](int row, int column, int digit) {
    return graph.node_of(Candidate{test::at(row, column), Digit::from_number(digit)});
  };
  Closure closure(graph, node(1, 1, 1), false);
  EXPECT_FALSE(closure.newest_holds());
  ASSERT_TRUE(closure.advance());
  EXPECT_TRUE(closure.newest_holds());
  ASSERT_EQ(closure.newest().size(), 1U);
  EXPECT_EQ(closure.newest()[0], node(1, 1, 2));
  ASSERT_TRUE(closure.advance());
  EXPECT_TRUE(closure.reached(node(1, 5, 2), false));
  EXPECT_FALSE(closure.reached(node(1, 5, 3), true));
  ASSERT_TRUE(closure.advance());
  EXPECT_TRUE(closure.reached(node(1, 5, 3), true));
}

}  // namespace
}  // namespace nonet

// Topology: what it makes of bonds, held against a plain account of who sees whom.
#include "nonet/core/topology.h"

#include "nonet/core/grid.h"
#include "support/support.h"
#include "support/variants.h"

namespace nonet {
namespace {

bool share_a_house(Cell a, Cell b) {
  return row_of(a) == row_of(b) || column_of(a) == column_of(b) ||
         (row_of(a) / 3 == row_of(b) / 3 && column_of(a) / 3 == column_of(b) / 3);
}

TEST(Topology, RandomBondsJoinTheCellsThatNoHouseJoins) {
  std::mt19937 random(61);
  int plain = 0;
  for (int round = 0; round < test::rounds(60); ++round) {
    std::vector<Topology::Bond> bonds;
    std::array<CellSet, 81> bonded;
    CellSet all;
    for (auto n = random() % 6; n > 0; --n) {
      const Cell a(static_cast<int>(random() % 81));
      Cell b(static_cast<int>(random() % 81));
      // Every other one says what a house says already.
      if (random() % 2 == 0) b = cell_at(row_of(a), column_of(b));
      if (a == b) continue;
      bonds.push_back({a, b});
      if (share_a_house(a, b)) continue;
      bonded[a.index()].insert(b);
      bonded[b.index()].insert(a);
      all |= {a, b};
    }
    const Topology topology(test::classic_shapes(), bonds);
    EXPECT_EQ(topology.watched(), all);
    EXPECT_EQ(topology.has_bonds(), !all.empty());
    EXPECT_EQ(topology.is_classic(), all.empty());
    plain += all.empty() && !bonds.empty() ? 1 : 0;
    for (Cell c : Cell::all()) {
      for (Cell other : Cell::all()) {
        const bool sees =
            c != other && (share_a_house(c, other) || bonded[c.index()].contains(other));
        EXPECT_EQ(topology.peers(c).contains(other), sees);
      }
    }
  }
  EXPECT_GT(plain, 0);
}

// A program may hand in anything: what is no house, or no bond, is left out, and so are houses
// beyond the last that there may be.
TEST(Topology, IsMadeOfTheHousesThatAreSome) {
  std::mt19937 random(64);
  auto below = [&](unsigned count) { return static_cast<int>(random() % count); };
  for (int round = 0; round < test::rounds(60); ++round) {
    std::vector<Topology::HouseShape> shapes = test::classic_shapes();
    std::size_t houses = shapes.size();
    for (int n = below(100); n > 0; --n) {
      Topology::HouseShape extra = shapes[random() % 27];
      extra.kind = HouseKind::kExtra;
      extra.number = n;
      const bool wrong_cell = below(4) == 0, wrong_kind = below(8) == 0;
      if (wrong_cell) extra.order[random() % 9] = Cell(81 + below(175));
      if (wrong_kind) extra.kind = static_cast<HouseKind>(4 + below(252));
      houses += wrong_cell || wrong_kind ? 0 : 1;
      shapes.push_back(extra);
    }
    const Topology topology(shapes, {{Cell(0), Cell(81 + below(175))}, {Cell(255), Cell(3)}});
    ASSERT_EQ(topology.house_count(), static_cast<int>(std::min<std::size_t>(houses, 64)));
    EXPECT_FALSE(topology.has_bonds());
    for (House h : topology.houses()) {
      EXPECT_EQ(topology.cells(h).size(), 9);
      for (Cell c : topology.cells(h)) EXPECT_TRUE(topology.house_bits(c) >> h.index() & 1U);
    }
    for (Cell c : Cell::all()) EXPECT_EQ(topology.peers(c), Topology::classic().peers(c));
    EXPECT_TRUE(Grid::from(test::random_puzzle(random), topology).ok());
  }
}

// A rectangle that no house tells apart is none where something else has a say in one of its cells.
TEST(Topology, NoSideHasACellThatARuleHasASayIn) {
  const CellSet ruled = {Cell(0), Cell(40)};
  const Topology topology(test::classic_shapes(), {}, ruled);
  EXPECT_EQ(topology.watched(), ruled);
  EXPECT_FALSE(topology.has_bonds());
  std::size_t without = 0, with = 0;
  for (Cell first : Cell::all()) {
    for (const Topology::Side& side : topology.sides_from(first)) {
      for (const auto& [third, fourth] : side.parallels) {
        EXPECT_FALSE(CellSet({first, side.second, third, fourth}).meets(ruled));
        ++with;
      }
    }
    for (const Topology::Side& side : Topology::classic().sides_from(first)) {
      without += side.parallels.size();
    }
  }
  EXPECT_LT(with, without);
  EXPECT_GT(with, 0U);
}

// A bond inside a house says nothing new, so nothing may be lost by it: patterns stay deadly, and
// the fast kernels may be used.
TEST(Topology, ABondBetweenPeersChangesNothing) {
  const Topology topology(test::classic_shapes(), {{Cell(0), Cell(1)}, {Cell(0), Cell(10)}});
  EXPECT_TRUE(topology.is_classic());
  EXPECT_TRUE(topology.watched().empty());
  for (Cell c : Cell::all()) {
    EXPECT_EQ(topology.peers(c), Topology::classic().peers(c));
    EXPECT_EQ(topology.sides_from(c).size(), Topology::classic().sides_from(c).size());
  }
}

}  // namespace
}  // namespace nonet

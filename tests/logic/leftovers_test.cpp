// The law of leftovers, on boxes of any shape.
#include <gtest/gtest.h>

#include "nonet/logic/finder.h"
#include "nonet/proof/checker.h"
#include "nonet/search/search.h"
#include "support/support.h"
#include "support/variants.h"

namespace nonet {
namespace {

// Boxes that exchange cells which hold the same digit: the solution stays one.
Topology with_odd_boxes(std::mt19937& random, const Board& solution) {
  std::vector<Topology::HouseShape> shapes = test::classic_shapes();
  for (int n = 0; n < 6; ++n) {
    auto& a = shapes[18 + random() % 9].order;
    auto& b = shapes[18 + random() % 9].order;
    const Digit d(static_cast<int>(random() % 9));
    auto holds = [&](Cell c) { return solution.at(c) == d; };
    std::swap(*std::find_if(a.begin(), a.end(), holds), *std::find_if(b.begin(), b.end(), holds));
  }
  for (auto& shape : shapes) std::sort(shape.order.begin(), shape.order.end());
  return Topology(shapes);
}

TEST(LawOfLeftovers, RemovesOnlyWhatIsFalseAndProvesIt) {
  std::mt19937 random(11);
  int of_two = 0, of_more = 0;
  for (int round = 0; round < test::rounds(60); ++round) {
    const Board solution = search(*Grid::from(test::random_puzzle(random))).first;
    const Topology topology = with_odd_boxes(random, solution);
    Grid grid(topology);
    for (int n = 0; n < 30; ++n) {
      const Cell c(static_cast<int>(random() % Cell::kCount));
      if (grid.is_open(c)) grid.place(c, *solution.at(c));
    }
    find(Technique::kLawOfLeftovers, grid, [&](const Hit& hit) {
      const Step step = hit.told(grid);
      EXPECT_TRUE(check(grid, step).proved());
      for (Candidate x : step.removals) EXPECT_NE(solution.at(x.cell), x.digit);
      ++(step.houses.size() == 4 ? of_two : of_more);
      return false;
    });
  }
  if (test::sanitized()) return;
  EXPECT_GT(of_two, 0);
  EXPECT_GT(of_more, 0);
}

// Cell by cell what the law says of two rows and two boxes, without the finder's way to look.
TEST(LawOfLeftovers, FindsWhatTwoRowsAndTwoBoxesTell) {
  std::mt19937 random(12);
  int expected = 0;
  for (int round = 0; round < test::rounds(30); ++round) {
    const Board solution = search(*Grid::from(test::random_puzzle(random))).first;
    const Topology topology = with_odd_boxes(random, solution);
    Grid grid(topology);
    for (int n = 0; n < 30; ++n) {
      const Cell c(static_cast<int>(random() % Cell::kCount));
      if (grid.is_open(c)) grid.place(c, *solution.at(c));
    }
    CandidateSet removed;
    find(Technique::kLawOfLeftovers, grid, [&](const Hit& hit) {
      for (Candidate x : hit.removals) removed.insert(x);
      return false;
    });
    for (int row = 0; row < 8; ++row) {
      for (int a = 18; a < 27; ++a) {
        for (int b = a + 1; b < 27; ++b) {
          const CellSet rows = topology.cells(House(row)) | topology.cells(House(row + 1));
          const CellSet boxes = topology.cells(House(a)) | topology.cells(House(b));
          if ((rows - boxes).size() > 5) continue;
          for (Cell c : (rows - boxes) & grid.open()) {
            for (Digit d : grid.candidates(c)) {
              if (grid.places(d).meets(boxes - rows)) continue;
              EXPECT_TRUE(removed.contains({c, d}));
              ++expected;
            }
          }
        }
      }
    }
  }
  if (test::sanitized()) return;
  EXPECT_GT(expected, 0);
}

TEST(LawOfLeftovers, IsNothingForTheOrdinaryGame) {
  std::mt19937 random(13);
  for (int round = 0; round < 20; ++round) {
    EXPECT_FALSE(find(Technique::kLawOfLeftovers, *Grid::from(test::random_puzzle(random)),
                      [](const Hit&) { return true; }));
  }
}

}  // namespace
}  // namespace nonet

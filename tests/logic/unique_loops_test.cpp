// Unique loops: which cells make one. What follows is tested with deadly_patterns.
#include <set>

#include "nonet/explain/lessons.h"
#include "support/patterns.h"
#include "support/support.h"
#include "support/variants.h"

namespace nonet {
namespace {

using test::at;
using test::found;
using test::keep;
using test::outcomes;

const std::vector<Technique> kTypes = {Technique::kUniqueLoop1, Technique::kUniqueLoop2,
                                       Technique::kUniqueLoop3, Technique::kUniqueLoop4};

// Six cells with 4 and 5, one of them with 6 too.
void draw_loop(Grid& grid) {
  for (Cell c : {at(1, 1), at(1, 4), at(3, 7), at(2, 7), at(2, 1)}) keep(grid, c, {4, 5});
  keep(grid, at(3, 4), {4, 5, 6});
}

TEST(UniqueLoop, NeedsTwoCellsInEveryHouse) {
  Grid grid;
  draw_loop(grid);
  EXPECT_EQ(outcomes(grid, Technique::kUniqueLoop1), "r3c4<>4 r3c4<>5");
  Grid open;
  draw_loop(open);
  keep(open, at(2, 1), {4, 6});
  EXPECT_EQ(outcomes(open, Technique::kUniqueLoop1), "");
}

TEST(UniqueLoop, IsNoRectangle) {
  Grid grid;
  for (Cell c : {at(1, 1), at(1, 4), at(2, 1)}) keep(grid, c, {4, 5});
  keep(grid, at(2, 4), {4, 5, 6});
  EXPECT_EQ(outcomes(grid, Technique::kUniqueLoop1), "");
  EXPECT_EQ(outcomes(grid, Technique::kUniqueness1), "r2c4<>4 r2c4<>5");
}

TEST(UniqueLoop, IsNoneWhereAVariantTellsItsCellsApart) {
  const Topology diagonals = test::with_diagonals();
  Grid grid(diagonals);
  draw_loop(grid);
  EXPECT_EQ(outcomes(grid, Technique::kUniqueLoop1), "");  // r1c1 alone is on a diagonal
  const Topology knights = test::without_knights_moves();
  Grid bonded(knights);
  draw_loop(bonded);
  EXPECT_EQ(outcomes(bonded, Technique::kUniqueLoop1), "");
}

using Outline = std::pair<unsigned, std::vector<int>>;  // digits and cells

// All patterns by the words of the definition, among all sets of cells with both digits.
class BruteLoops {
 public:
  explicit BruteLoops(const Grid& grid) : grid_(grid) {
    for (unsigned bits = 0; bits < 512; ++bits) {
      digits_ = DigitSet::from_bits(bits);
      if (digits_.size() != 2) continue;
      std::vector<Cell> cells;
      for (Cell c : grid.open()) {
        if (grid.candidates(c).contains(digits_)) cells.push_back(c);
      }
      choose(cells, 0, {});
    }
  }
  std::set<Outline> outlines;

 private:
  void choose(const std::vector<Cell>& cells, std::size_t from, const CellSet& chosen) {
    for (House h : grid_.topology().houses()) {
      if ((grid_.topology().cells(h) & chosen).size() > 2) return;
    }
    if (from < cells.size()) {
      choose(cells, from + 1, chosen);
      choose(cells, from + 1, chosen | CellSet{cells[from]});
      return;
    }
    if (chosen.size() < 6 || !is_one_piece(chosen)) return;
    DigitSet guardians;
    int guarded = 0;
    std::vector<int> outline;
    for (Cell c : chosen) {
      const DigitSet others = grid_.candidates(c) - digits_;
      guarded += others.empty() ? 0 : 1;
      guardians |= others;
      outline.push_back(c.index());
    }
    for (House h : grid_.topology().houses()) {
      if ((grid_.topology().cells(h) & chosen).size() == 1) return;
    }
    const bool bare = guarded < chosen.size();
    if (bare && guarded > 0 && (guarded <= 2 || guardians.size() == 1)) {
      outlines.insert({digits_.bits(), outline});
    }
  }
  bool is_one_piece(const CellSet& cells) const {
    CellSet piece = {cells.first()};
    for (CellSet more = piece; !more.empty();) {
      CellSet next;
      for (Cell c : more) next |= grid_.topology().peers(c) & cells;
      more = next - piece;
      piece |= next;
    }
    return piece == cells;
  }

  const Grid& grid_;
  DigitSet digits_;
};

TEST(UniqueLoop, IsFoundWhereTheDefinitionHasOne) {
  std::mt19937 random(1304);
  int loops = 0;
  std::vector<Grid> states = test::stuck_states(random, test::rounds(10));
  for (Technique type : kTypes) {
    states.push_back(test::moved(shown_example(type)->grid, test::random_symmetry(random)));
  }
  for (const Grid& grid : states) {
    const std::set<Outline> brute = BruteLoops(grid).outlines;
    std::set<Outline> patterns;
    for (Technique type : kTypes) {
      for (const Step& step : test::expect_holds(found(grid, type), grid)) {
        Outline outline;
        for (const DeadlyCell& cell : step.deadly) {
          outline.first = cell.digits.bits();
          outline.second.push_back(cell.cell.index());
        }
        patterns.insert(outline);
        EXPECT_TRUE(brute.contains(outline));
      }
    }
    // One guarded cell is always worth something.
    for (const Outline& outline : brute) {
      int guarded = 0;
      for (int c : outline.second) guarded += grid.candidates(Cell(c)).size() > 2 ? 1 : 0;
      EXPECT_TRUE(guarded != 1 || patterns.contains(outline));
    }
    loops += static_cast<int>(patterns.size());
  }
  EXPECT_GE(loops, 4);
}

}  // namespace
}  // namespace nonet

#include "nonet/implications/open_choices.h"

#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::at;
using test::keep;

TEST(OpenChoices, GrowFromAFirstCellBeforeTheyTryAnother) {
  Grid grid;
  for (int i : {2, 4, 5, 6, 8, 9}) grid.place(at(1, i), Digit::from_number(i));
  keep(grid, at(1, 1), {1, 3});
  keep(grid, at(1, 3), {3, 7});
  keep(grid, at(1, 7), {1, 7});
  std::vector<unsigned> spots;
  for (const OpenChoice& choice : OpenChoices(grid, test::row(1), CellSet::all())) {
    spots.push_back(choice.spots);
    EXPECT_EQ(choice.digit_set().size(), choice.cell_count() == 1 ? 2 : 3);
  }
  EXPECT_EQ(spots,
            (std::vector<unsigned>{0b1, 0b101, 0b1000101, 0b1000001, 0b100, 0b1000100, 0b1000000}));
}

TEST(OpenChoices, AreOfTheCellsThatAreOffered) {
  const Grid grid;
  int count = 0;
  for (const OpenChoice& choice : OpenChoices(grid, test::box(5), {at(4, 4), at(6, 6), at(1, 1)})) {
    EXPECT_EQ(choice.spots & ~0b100000001U, 0U);
    ++count;
  }
  EXPECT_EQ(count, 3);
}

}  // namespace
}  // namespace nonet

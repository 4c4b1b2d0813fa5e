// Almost locked sets and their restricted commons, held against their definitions.
#include "nonet/implications/almost_locked_sets.h"

#include "nonet/implications/restricted_commons.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::at;
using test::keep;
using Overlap = RestrictedCommons::Overlap;

DigitSet digits_of(const Grid& grid, const CellSet& cells) {
  DigitSet digits;
  for (Cell c : cells) digits |= grid.candidates(c);
  return digits;
}

// Takes a first cell, goes on with each later one, and then tries another first.
void collect(const Grid& grid, const std::vector<Cell>& open, std::size_t from,
             const CellSet& chosen, std::vector<CellSet>& found) {
  for (std::size_t i = from; i < open.size(); ++i) {
    const CellSet cells = chosen | CellSet{open[i]};
    const bool known = std::find(found.begin(), found.end(), cells) != found.end();
    if (digits_of(grid, cells).size() == cells.size() + 1 && !known) found.push_back(cells);
    collect(grid, open, i + 1, cells, found);
  }
}

std::vector<CellSet> sets_by_definition(const Grid& grid) {
  std::vector<CellSet> found;
  for (House h : grid.topology().houses()) {
    std::vector<Cell> open;
    for (Cell c : grid.topology().order(h)) {
      if (grid.is_open(c)) open.push_back(c);
    }
    collect(grid, open, 0, {}, found);
  }
  return found;
}

DigitSet commons_by_definition(const Grid& grid, const CellSet& a, const CellSet& b) {
  DigitSet restricted;
  for (Digit d : digits_of(grid, a) & digits_of(grid, b)) {
    bool all_see = true;
    for (Cell c : a& grid.places(d)) {
      all_see = all_see && grid.topology().peers(c).contains(b & grid.places(d));
    }
    if (all_see) restricted.insert(d);
  }
  return restricted;
}

TEST(AlmostLockedSets, AreAllThatAHouseHoldsEachToldOnceAndInOrder) {
  std::mt19937 random(71);
  int sets = 0;
  for (int round = 0; round < test::rounds(10); ++round) {
    const Grid grid = test::random_state(random);
    const AlmostLockedSets ours(grid);
    const std::vector<CellSet> expected = sets_by_definition(grid);
    ASSERT_EQ(ours.size(), static_cast<int>(expected.size()));
    for (int i = 0; i < ours.size(); ++i) {
      EXPECT_EQ(ours[i].cells, expected[static_cast<std::size_t>(i)]);
      EXPECT_EQ(ours[i].digits, digits_of(grid, ours[i].cells));
      EXPECT_EQ(grid.topology().cells_at(ours[i].house, ours[i].spots), ours[i].cells);
      for (Digit d : ours[i].digits) {
        const CellSet cells = ours[i].cells & grid.places(d);
        EXPECT_EQ(ours.part(i, d).cells, cells);
        EXPECT_EQ(ours.part(i, d).seen, grid.topology().common_peers(cells) & grid.places(d));
      }
    }
    sets += ours.size();
  }
  EXPECT_GT(sets, test::rounds(10) * 10);
}

TEST(RestrictedCommons, AreTheDigitsWhoseCellsAllSeeEachOther) {
  std::mt19937 random(72);
  int links = 0;
  for (int round = 0; round < test::rounds(2); ++round) {
    const Grid grid = test::random_state(random);
    const AlmostLockedSets sets(grid);
    for (Overlap overlap : {Overlap::kRefused, Overlap::kAllowed}) {
      const RestrictedCommons commons(sets, overlap);
      for (int i = 0; i < sets.size(); ++i) {
        std::map<int, DigitSet> expected, found;
        for (int j = 0; j < sets.size(); ++j) {
          if (j == i || (overlap == Overlap::kRefused && sets[i].cells.meets(sets[j].cells))) {
            continue;
          }
          const DigitSet digits = commons_by_definition(grid, sets[i].cells, sets[j].cells);
          if (!digits.empty()) expected[j] = digits;
        }
        for (const RestrictedCommons::Link& link : commons.from(i)) found[link.to] = link.digits;
        EXPECT_EQ(found, expected);
        links += static_cast<int>(found.size());
        for (const RestrictedCommons::Link& link : commons.onward(i)) {
          EXPECT_GT(link.to, i);
          EXPECT_EQ(commons.onward(i, link.to), &link);
          found.erase(link.to);
        }
        for (const auto& [to, digits] : found) EXPECT_LT(to, i);
      }
    }
  }
  EXPECT_GT(links, test::rounds(2) * 10);
}

TEST(RestrictedCommons, OfSetsThatShareACellDoNotLieThere) {
  Grid grid;
  keep(grid, at(1, 1), {1, 2});
  keep(grid, at(1, 4), {2, 3});
  keep(grid, at(5, 4), {3, 1});
  const AlmostLockedSets sets(grid);
  int row = -1, column = -1;
  for (int i = 0; i < sets.size(); ++i) {
    if (sets[i].cells == CellSet{at(1, 1), at(1, 4)}) row = i;
    if (sets[i].cells == CellSet{at(1, 4), at(5, 4)}) column = i;
  }
  ASSERT_GE(row, 0);
  ASSERT_GT(column, row);
  EXPECT_EQ(RestrictedCommons(sets, Overlap::kRefused).onward(row, column), nullptr);
  // 2 and 3 are candidates of r1c4, which both hold, and the two places of 1 do not see each other.
  EXPECT_EQ(RestrictedCommons(sets, Overlap::kAllowed).onward(row, column), nullptr);
  Grid bent;
  keep(bent, at(1, 1), {1, 2});
  keep(bent, at(1, 2), {2, 3});
  keep(bent, at(2, 2), {3, 1});
  const AlmostLockedSets of_box(bent);
  const RestrictedCommons commons(of_box, Overlap::kAllowed);
  for (int i = 0; i < of_box.size(); ++i) {
    if (of_box[i].cells != CellSet{at(1, 1), at(1, 2)}) continue;
    for (const RestrictedCommons::Link& link : commons.from(i)) {
      if (of_box[link.to].cells != CellSet{at(1, 2), at(2, 2)}) continue;
      EXPECT_EQ(link.digits, DigitSet{Digit::from_number(1)});
      return;
    }
  }
  ADD_FAILURE() << "the two sets are not linked by 1";
}

TEST(RestrictedCommons, AStopLeavesOutTheLinksOfTheSetsThatFollow) {
  std::mt19937 random(73);
  const Grid grid = test::random_state(random);
  const AlmostLockedSets sets(grid);
  const RestrictedCommons whole(sets, Overlap::kRefused);
  const Stop stop = Stop::after_asks(10);
  const RestrictedCommons some(sets, Overlap::kRefused, &stop);
  ASSERT_GT(sets.size(), 20);
  int left_out = 0;
  for (int set = 0; set < sets.size(); ++set) {
    EXPECT_EQ(some.from(set).size(), set < 10 ? whole.from(set).size() : 0U);
    left_out += static_cast<int>(whole.from(set).size() - some.from(set).size());
  }
  EXPECT_GT(left_out, 0);
}

}  // namespace
}  // namespace nonet

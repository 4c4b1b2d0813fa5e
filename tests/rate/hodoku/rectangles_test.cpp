#include "nonet/rate/hodoku/rectangles.h"

#include <map>

#include "nonet/proof/checker.h"
#include "support/hodoku_data.h"
#include "support/support.h"

namespace nonet {
namespace {

const std::vector<Technique> kRows = {
    Technique::kBugPlusOne,          Technique::kUniqueness1,     Technique::kUniqueness2,
    Technique::kUniqueness3,         Technique::kUniqueness4,     Technique::kUniqueness5,
    Technique::kUniqueness6,         Technique::kHiddenRectangle, Technique::kAvoidableRectangle1,
    Technique::kAvoidableRectangle2,
};

std::string first_outcome(const Grid& grid, Technique technique) {
  std::string outcome;
  Finder finder = finder_of(technique);
  if (finder == &find_unique_rectangle) finder = &find_unique_rectangle_like_hodoku;
  finder(grid, Ask{{technique}, {}}, [&](const Hit& hit) {
    Step step = hit.told(grid);
    EXPECT_TRUE(check(grid, step).proved());
    outcome = test::outcome_of(step);
    return true;
  });
  return outcome;
}

TEST(HodokuRectangles, LookAtARectangleForOnePairOfDigitsOnly) {
  // r1c1 makes it a rectangle of 1 and 2, which says nothing; r4c2 one of 1 and 3.
  Grid grid;
  auto keep = [&](int row, int column, std::initializer_list<int> numbers) {
    DigitSet kept;
    for (int number : numbers) kept.insert(Digit::from_number(number));
    for (Digit d : DigitSet::all() - kept) grid.eliminate(cell_at(row - 1, column - 1), d);
  };
  keep(1, 1, {1, 2});
  keep(1, 2, {1, 3});
  keep(4, 1, {1, 3});
  keep(4, 2, {1, 3});
  auto is_found = [&](Finder finder) {
    return finder(grid, Ask{{Technique::kUniqueness1}, {}}, [](const Hit&) { return true; });
  };
  EXPECT_TRUE(is_found(&find_unique_rectangle));
  EXPECT_FALSE(is_found(&find_unique_rectangle_like_hodoku));
}

// Paths as HoDoKu goes them: at a step of one of these rows the first of ours is the same, and
// where it took a later row there is none. Returns how many steps of these rows there were.
int expect_paths_replay(const std::filesystem::path& file) {
  std::map<std::string, int, std::less<>> order;
  for (Technique t : all_techniques()) {
    order[std::string(row_of(t).hodoku_short)] = row_of(t).hodoku_order;
  }
  int used = 0;
  test::each_path_step(file, [&](const Grid& grid, const test::HodokuStep& step) {
    // Rows that are not in the table are later ones.
    auto entry = order.find(step.short_name);
    const int row = entry == order.end() ? 1000 : entry->second;
    for (Technique t : kRows) {
      if (row_of(t).hodoku_order > row) break;
      const bool same = row_of(t).hodoku_short == step.short_name;
      ASSERT_EQ(first_outcome(grid, t), same ? step.outcome : "") << row_of(t).name;
      used += same ? 1 : 0;
    }
  });
  return used;
}

TEST(HodokuRectangles, AreTheStepsOfPathsOfOurOwn) {
  EXPECT_EQ(expect_paths_replay(test::own_data() / "hodoku" / "paths.txt"), 14);
}

TEST(HodokuRectangles, CorpusAreTheStepsOfItsPaths) {
  NONET_NEEDS_SHARED_DATA(data);
  EXPECT_EQ(expect_paths_replay(data / "hodoku" / "paths.txt"), 963);
}

}  // namespace
}  // namespace nonet

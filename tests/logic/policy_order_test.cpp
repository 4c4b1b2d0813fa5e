// The order of the table: policy `all` takes no step while an easier row has one.
#include <gtest/gtest.h>

#include "nonet/logic/each_hit.h"
#include "nonet/logic/policy.h"
#include "nonet/solve/solver.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

// Whether the finder of a row has a step that may be shown here.
bool has_step(Technique technique, const Grid& grid, const Policy& policy, const Ground& ground) {
  Policy alone = policy;
  alone.order = {technique};
  Solver solver(grid, alone, ground, {});
  return solver.next() != nullptr;
}

TEST(Order, NoStepIsTakenWhileAnEasierRowHasOne) {
  std::mt19937 random(29);
  const Policy policy = policy_all();
  for (int n = 0; n < test::rounds(12); ++n) {
    const Grid start = test::grid(test::line_of(test::random_puzzle(random)));
    const Ground ground = ground_of(start);
    Solver solver(start, policy, ground, {});
    while (const Step* step = solver.next()) {
      for (Technique easier : policy.order) {
        if (easier == step->technique) break;
        // Rows that share a finder are asked together, the simplest hit first.
        if (finder_of(easier) == finder_of(step->technique) &&
            asks_rows_together(finder_of(easier))) {
          continue;
        }
        ASSERT_FALSE(has_step(easier, solver.grid(), solver.policy(), ground))
            << row_of(easier).slug << " before " << row_of(step->technique).slug;
      }
      solver.take();
    }
  }
}

TEST(Order, IsSudokuExplainersWhereItKnowsTheTechniqueForItself) {
  // As chains it rates what people learn as patterns of their own.
  constexpr int kChains = 60;
  int last = 0;
  for (Technique technique : policy_all().order) {
    const TechniqueRow& row = row_of(technique);
    if (row.se_rating_times_ten == 0 || row.se_rating_times_ten >= kChains) continue;
    if (row.slug == "bug-4") continue;  // counted from one to four, as everywhere
    const int rating =
        row.se_in_box_times_ten > 0 ? row.se_in_box_times_ten : row.se_rating_times_ten;
    EXPECT_GE(rating, last) << row.slug;
    last = rating;
  }
}

}  // namespace
}  // namespace nonet

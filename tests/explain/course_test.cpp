#include "nonet/explain/course.h"

#include <algorithm>

#include "support/support.h"

namespace nonet {
namespace {

TEST(Course, GoesFromEasyToHardAndFamilyByFamily) {
  const std::vector<Technique> order = course();
  ASSERT_GT(order.size(), 90u);
  EXPECT_EQ(order.front(), Technique::kFullHouse);
  for (std::size_t i = 1; i < order.size(); ++i) {
    const TechniqueRow &before = row_of(order[i - 1]), &now = row_of(order[i]);
    EXPECT_LE(before.level, now.level) << now.slug;
    if (before.level != now.level) continue;
    EXPECT_LE(before.family, now.family) << now.slug;
  }
}

TEST(Course, HasEachTechniqueOnceAndNoneThatNobodyWouldLearn) {
  std::vector<Technique> order = course();
  for (Technique technique : order) EXPECT_FALSE(row_of(technique).joins);
  EXPECT_EQ(std::count(order.begin(), order.end(), Technique::kBruteForce), 0);
  std::sort(order.begin(), order.end());
  EXPECT_EQ(std::adjacent_find(order.begin(), order.end()), order.end());
}

TEST(Course, EveryTechniqueButTheLastLeadsSomewhereHarderOrAsHard) {
  const std::vector<Technique> order = course();
  for (std::size_t i = 0; i + 1 < order.size(); ++i) {
    const std::vector<Technique> next = leads_to(order[i]);
    ASSERT_FALSE(next.empty());
    EXPECT_NE(std::find(next.begin(), next.end(), order[i + 1]), next.end());
    for (Technique technique : next) EXPECT_GE(row_of(technique).level, row_of(order[i]).level);
  }
  EXPECT_TRUE(leads_to(order.back()).empty());
}

TEST(Course, AFamilyLeadsOnEvenWhereTheCourseTurnsToAnother) {
  EXPECT_EQ(leads_to(Technique::kJellyfish),
            (std::vector<Technique>{Technique::kFinnedSwordfish, Technique::kSkyscraper}));
}

}  // namespace
}  // namespace nonet

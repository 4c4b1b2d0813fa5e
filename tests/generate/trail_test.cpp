#include "nonet/generate/trail.h"

#include "nonet/generate/generator.h"
#include "support/support.h"

namespace nonet {
namespace {

std::vector<Made> made_for(Technique technique, int count) {
  Demand demand;
  demand.required = {TechniqueSet{technique}};
  std::vector<std::optional<Made>> all(static_cast<std::size_t>(count));
  Generator(demand, 3).make(0, all);
  std::vector<Made> made;
  for (const auto& one : all) made.push_back(one.value());
  return made;
}

int distance_of(const Trail& trail, const Made& made) {
  const Grid grid = *Grid::from(made.puzzle);
  return trail.distance(grid, ground_of(grid));
}

TEST(Trail, LeadsToColoursAndAvoidableRectanglesAlone) {
  Demand demand;
  EXPECT_EQ(Trail::to(demand), nullptr);
  demand.required = {TechniqueSet{Technique::kXWing}};
  EXPECT_EQ(Trail::to(demand), nullptr);
  demand.required.push_back(TechniqueSet{Technique::kMultiColors1});
  EXPECT_NE(Trail::to(demand), nullptr);
  Demand hardest;
  hardest.hardest = TechniqueSet{Technique::kAvoidableRectangle1};
  EXPECT_NE(Trail::to(hardest), nullptr);
  // Whoever leaves it open whether that or something common is taken needs none.
  demand.required = {TechniqueSet{Technique::kXWing, Technique::kColorTrap}};
  EXPECT_EQ(Trail::to(demand), nullptr);
}

TEST(Trail, EndsWhereHodokuTakesWhatIsWantedAndNowhereElse) {
  const Trail colors(TechniqueSet{Technique::kMultiColors1});
  const Trail rectangles(TechniqueSet{Technique::kAvoidableRectangle1});
  for (const Made& made : made_for(Technique::kMultiColors1, 2)) {
    EXPECT_EQ(distance_of(colors, made), 0);
    EXPECT_EQ(distance_of(rectangles, made) == 0,
              made.rating->uses_of(Technique::kAvoidableRectangle1) > 0);
  }
}

TEST(Trail, IsShorterFromAPuzzleThatTakesRelatives) {
  const Trail trail(TechniqueSet{Technique::kColorWrap});
  std::vector<std::optional<Made>> easy(1);
  Demand demand;
  demand.level = Level::kEasy;
  Generator(demand, 1).make(0, easy);
  const int from_easy = distance_of(trail, *easy[0]);
  for (const Made& made : made_for(Technique::kColorTrap, 1)) {
    ASSERT_EQ(made.rating->uses_of(Technique::kColorWrap), 0);
    EXPECT_GT(distance_of(trail, made), 0);
    EXPECT_LT(distance_of(trail, made), from_easy);
  }
}

}  // namespace
}  // namespace nonet

#include "nonet/generate/variant_practice.h"

#include "nonet/proof/checker.h"
#include "nonet/rules/rulebook.h"
#include "nonet/search/search.h"
#include "support/support.h"

namespace nonet {
namespace {

// Each board has one solution, each step is what the lesson teaches, proved and true of it.
void expect_sound(const VariantPractice& practice, const VariantLesson& lesson) {
  const auto grid = start_of(practice.state);
  ASSERT_TRUE(grid) << lesson.slug;
  const SearchResult found = search(*grid);
  ASSERT_TRUE(found.unique()) << lesson.slug;
  ASSERT_FALSE(practice.steps.empty()) << lesson.slug;
  for (const Step& step : practice.steps) {
    EXPECT_TRUE(is_taught_by(lesson, step, *grid)) << lesson.slug;
    EXPECT_TRUE(check(*grid, step).proved()) << lesson.slug;
    for (Candidate x : step.removals) {
      EXPECT_TRUE(grid->has(x)) << lesson.slug;
      EXPECT_NE(found.first.at(x.cell), x.digit) << lesson.slug;
    }
  }
}

TEST(VariantPractice, OfEveryLessonIsABoardOnWhichItIsDue) {
  for (const VariantLesson& lesson : all_variant_lessons()) {
    const auto practice = variant_practice(lesson, 11, 0);
    ASSERT_TRUE(practice) << lesson.slug << ": " << practice.error().message;
    expect_sound(*practice, lesson);
  }
}

TEST(VariantPractice, IsTheSameForTheSameSeedAndNumber) {
  const VariantLesson& lesson = *variant_lessons_named("thermometer-bounds").front();
  const auto once = variant_practice(lesson, 5, 2), again = variant_practice(lesson, 5, 2);
  const auto other = variant_practice(lesson, 5, 3);
  ASSERT_TRUE(once && again && other);
  EXPECT_EQ(once->steps, again->steps);
  EXPECT_EQ(digits_of(once->state), digits_of(again->state));
  EXPECT_NE(digits_of(once->state), digits_of(other->state));
}

TEST(VariantPractice, OfAKindIsAboutItsRules) {
  int refused = 0;
  for (const KindLesson& kind : all_kind_lessons()) {
    const VariantLesson lesson = practice_of(kind);
    EXPECT_EQ(lesson.kinds, kind.slug);
    if (find_impossible(practice_demand(lesson, 0))) {
      ++refused;  // nobody can propose such rules
      EXPECT_FALSE(variant_practice(lesson, 1, 0)) << kind.slug;
    }
  }
  EXPECT_LE(refused, 6);
  for (const char* name : {"thermo", "kropki", "diagonals", "sandwich"}) {
    const VariantLesson lesson = practice_of(*kind_lesson_named(name));
    const auto practice = variant_practice(lesson, 3, 0);
    ASSERT_TRUE(practice) << name;
    expect_sound(*practice, lesson);
  }
}

TEST(VariantPractice, StopsWhenItIsTold) {
  const VariantLesson& lesson = all_variant_lessons().front();
  const std::atomic<bool> asked = true;
  const auto practice = variant_practice(lesson, 1, 0, Stop(&asked));
  ASSERT_FALSE(practice);
  EXPECT_EQ(practice.error().code, ErrorCode::kStopped);
}

}  // namespace
}  // namespace nonet

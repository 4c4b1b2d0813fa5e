#include "nonet/generate/variant_practice.h"

#include "nonet/io/puzzle_reader.h"
#include "nonet/proof/checker.h"
#include "nonet/rules/rulebook.h"
#include "nonet/search/search.h"
#include "nonet/solve/solver.h"
#include "support/support.h"

namespace nonet {
namespace {

// Each board has one solution, and each step on it is proved and true of that.
std::optional<Grid> sound_board(const VariantPractice& practice) {
  const auto grid = start_of(practice.state);
  if (!grid) {
    ADD_FAILURE() << grid.error().message;
    return std::nullopt;
  }
  const SearchResult found = search(*grid);
  EXPECT_TRUE(found.unique());
  EXPECT_FALSE(practice.steps.empty());
  for (const Step& step : practice.steps) {
    EXPECT_TRUE(check(*grid, step).proved());
    for (Candidate x : step.removals) {
      EXPECT_TRUE(grid->has(x));
      EXPECT_NE(found.first.at(x.cell), x.digit);
    }
  }
  return *grid;
}

void expect_sound(const VariantPractice& practice, const VariantLesson& lesson) {
  SCOPED_TRACE(lesson.slug);
  const auto grid = sound_board(practice);
  ASSERT_TRUE(grid);
  for (const Step& step : practice.steps) EXPECT_TRUE(is_taught_by(lesson, step, *grid));
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
  for (const KindLesson& kind : all_kind_lessons()) {
    const VariantLesson lesson = practice_of(kind);
    EXPECT_EQ(lesson.kinds, kind.slug);
    EXPECT_FALSE(find_impossible(practice_demand(lesson, 0))) << kind.slug;
    EXPECT_FALSE(lesson.idea.empty()) << kind.slug;
  }
  for (const char* name : {"thermo", "kropki", "diagonals", "sandwich", "automaton", "regex",
                           "relation", "any-of", "antitaxicab"}) {
    const VariantLesson lesson = practice_of(*kind_lesson_named(name));
    const auto practice = variant_practice(lesson, 3, 0);
    ASSERT_TRUE(practice) << name;
    expect_sound(*practice, lesson);
  }
}

TEST(VariantPractice, OfATechniqueOfRulesIsABoardOnWhichItIsNext) {
  for (const Technique technique : all_techniques()) {
    if (row_of(technique).family != Family::kRules) continue;
    SCOPED_TRACE(row_of(technique).slug);
    const auto practised = practised_under(row_of(technique).slug);
    ASSERT_TRUE(practised);
    const auto practice = variant_practice(*practised, 4, 1);
    ASSERT_TRUE(practice) << practice.error().message;
    ASSERT_TRUE(sound_board(*practice));
    for (const Step& step : practice->steps) EXPECT_EQ(step.technique, technique);
  }
}

TEST(VariantPractice, IsFoundUnderTheNamesThatPeopleHave) {
  auto slug = [](std::string_view name) {
    const auto practised = practised_under(name);
    return practised ? practised->slug : "";
  };
  EXPECT_EQ(slug("Thermometer Bounds"), "thermometer-bounds");
  EXPECT_EQ(slug("kind-arrow"), "kind-arrow");
  EXPECT_EQ(slug("thermometer"), "kind-thermo");
  EXPECT_EQ(slug("kind-nothing"), "");
  EXPECT_EQ(slug("x-wing"), "");
  EXPECT_EQ(slug("Rule Bounds"), "rule-bounds");
  EXPECT_EQ(slug("Killer Pair"), "killer-pair");
  // Of boxes of other shapes.
  EXPECT_EQ(slug("law-of-leftovers"), "jigsaw-leftovers");
  for (const VariantLesson& lesson : all_variant_lessons())
    EXPECT_EQ(slug(lesson.slug), lesson.slug);
}

TEST(VariantPractice, StopsWhenItIsTold) {
  const VariantLesson& lesson = all_variant_lessons().front();
  const std::atomic<bool> asked = true;
  const auto practice = variant_practice(lesson, 1, 0, Stop(&asked));
  ASSERT_FALSE(practice);
  EXPECT_EQ(practice.error().code, ErrorCode::kStopped);
}

// A cage of 6 loses 6 to 9, which are too much, and 3, which would have to stand twice.
TEST(VariantPractice, OfACageIsWhatItsLessonTeachesOfAStep) {
  const Grid grid = *start_of(
      *read_any_puzzle(R"({"rules": [{"kind": "cage", "cells": ["r1c1", "r1c2"], "sum": 6}]})"));
  Solver solver(grid, policy_all());
  const Step step = *solver.next();
  ASSERT_EQ(step.removals.size(), 10U);
  const VariantLesson& ends = *variant_lessons_named("cage-bounds").front();
  EXPECT_FALSE(is_taught_by(ends, step, grid));
  const auto part = taught_part(ends, step, grid);
  ASSERT_TRUE(part.has_value());
  EXPECT_EQ(part->removals.size(), 8U);
  for (Candidate x : part->removals) EXPECT_GE(x.digit.number(), 6);
  const VariantLesson& inside = *variant_lessons_named("killer-combinations").front();
  EXPECT_EQ(taught_part(inside, step, grid)->removals.size(), 10U);
  const VariantLesson& other = *variant_lessons_named("whisper-polarity").front();
  EXPECT_FALSE(taught_part(other, step, grid).has_value());
}

}  // namespace
}  // namespace nonet

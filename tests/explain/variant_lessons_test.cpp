#include "nonet/explain/variant_lessons.h"

#include <filesystem>
#include <set>

#include "nonet/explain/near_miss.h"
#include "nonet/explain/policy_choice.h"
#include "nonet/explain/variant_lesson_pages.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/proof/checker.h"
#include "nonet/rules/dead_rule.h"
#include "nonet/rules/rulebook.h"
#include "nonet/search/search.h"
#include "support/process.h"
#include "support/support.h"

namespace nonet {
namespace {

TEST(VariantLessons, AreThirtyFiveAndHaveNamesOfTheirOwn) {
  EXPECT_EQ(all_variant_lessons().size(), 35u);
  std::set<std::string_view> slugs;
  for (const VariantLesson& lesson : all_variant_lessons()) {
    EXPECT_TRUE(slugs.insert(lesson.slug).second) << lesson.slug;
    for (Technique technique : all_techniques()) {
      EXPECT_NE(row_of(technique).slug, lesson.slug);
    }
    const auto named = variant_lessons_named(lesson.name);
    ASSERT_EQ(named.size(), 1u) << lesson.name;
    EXPECT_EQ(named.front(), &lesson);
    for (std::string_view text : {lesson.idea, lesson.spotting}) {
      EXPECT_GT(text.size(), 60u) << lesson.slug;
      EXPECT_TRUE(text.ends_with('.') || text.ends_with('?')) << text;
      EXPECT_EQ(text.find("  "), std::string_view::npos) << text;
    }
  }
}

// --only takes the name of a lesson, and then finds its steps.
TEST(VariantLessons, HaveNamesThatMeanTheTechniquesAsWhichTheirStepsAreTold) {
  for (const VariantLesson& lesson : all_variant_lessons()) {
    PolicyChoice only, without;
    only.only = {std::string(lesson.slug)};
    without.without = {std::string(lesson.name)};
    const auto policy = chosen_policy(only);
    ASSERT_TRUE(policy) << lesson.slug;
    EXPECT_FALSE(find_unknown_name(without)) << lesson.slug;
    const auto example = shown_example(lesson);
    ASSERT_TRUE(example) << lesson.slug;
    for (Technique technique : {lesson.found_as, example->step.technique}) {
      const std::vector<Technique> all = techniques_of(lesson);
      EXPECT_NE(std::find(all.begin(), all.end(), technique), all.end()) << lesson.slug;
    }
    EXPECT_TRUE(policy->allows(lesson.found_as)) << lesson.slug;
    EXPECT_FALSE(policy->allows(Technique::kXWing)) << lesson.slug;
  }
}

TEST(VariantLessons, HaveAnExampleWithOneSolutionWhoseStepIsProved) {
  for (const VariantLesson& lesson : all_variant_lessons()) {
    const auto example = shown_example(lesson);
    ASSERT_TRUE(example) << lesson.slug;
    EXPECT_TRUE(is_taught_by(lesson, example->step, example->grid)) << lesson.slug;
    EXPECT_TRUE(check(example->grid, example->step).proved()) << lesson.slug;
    const SearchResult found = search(example->grid);
    ASSERT_TRUE(found.unique()) << lesson.slug;
    ASSERT_FALSE(example->step.removals.empty()) << lesson.slug;
    for (Candidate x : example->step.removals) {
      EXPECT_TRUE(example->grid.has(x)) << lesson.slug;
      EXPECT_NE(found.first.at(x.cell), x.digit) << lesson.slug;
    }
    // As text it is the same puzzle.
    const auto read = read_any_puzzle(example->line);
    ASSERT_TRUE(read) << lesson.slug;
    const auto grid = start_of(*read);
    ASSERT_TRUE(grid) << lesson.slug;
    EXPECT_TRUE(check(*grid, example->step).proved()) << lesson.slug;
  }
}

TEST(VariantLessons, ClaimNoStepOfAnother) {
  for (const VariantLesson& lesson : all_variant_lessons()) {
    const auto example = shown_example(lesson);
    ASSERT_TRUE(example) << lesson.slug;
    for (const VariantLesson& other : all_variant_lessons()) {
      EXPECT_EQ(is_taught_by(other, example->step, example->grid), &other == &lesson)
          << other.slug << " and the example of " << lesson.slug;
    }
  }
}

// A proof must not hold without what the lesson is about.
TEST(VariantLessons, HaveExamplesThatNeedTheirRules) {
  for (const VariantLesson& lesson : all_variant_lessons()) {
    const auto example = shown_example(lesson);
    ASSERT_TRUE(example) << lesson.slug;
    if (example->step.rules.empty()) continue;
    Step bare = example->step;
    bare.rules.clear();
    for (Inference& line : bare.inferences) line.rule = -1;
    EXPECT_FALSE(check(example->grid, bare).proved()) << lesson.slug;
  }
}

TEST(VariantLessons, HaveANearMissInWhichTheStepIsGone) {
  for (const VariantLesson& lesson : all_variant_lessons()) {
    const auto example = shown_example(lesson);
    ASSERT_TRUE(example) << lesson.slug;
    const NearMiss miss = near_miss_of(*example);
    if (miss.dropped != 0) {  // what houses and cages add up to does not depend on candidates
      const RuleUse& use = example->step.rules.front();
      EXPECT_TRUE(!use.less.empty() || example->step.rules.size() > 1) << lesson.slug;
      if (example->step.technique != Technique::kSupposition) {
        EXPECT_FALSE(claims_any(miss.grid, example->step)) << lesson.slug;
      }
      continue;
    }
    EXPECT_GE(miss.extra.size(), 1u) << lesson.slug;
    EXPECT_LE(miss.extra.size(), 3u) << lesson.slug;
    EXPECT_FALSE(check(miss.grid, example->step).proved()) << lesson.slug;
    if (example->step.technique != Technique::kSupposition) {
      EXPECT_FALSE(claims_all(miss.grid, example->step)) << lesson.slug;
    }
    for (Candidate x : miss.extra) {
      EXPECT_FALSE(example->grid.has(x)) << lesson.slug;
      EXPECT_TRUE(miss.grid.has(x)) << lesson.slug;
    }
  }
}

TEST(VariantLessons, LeadToOthersAndAreAboutKindsThatThereAre) {
  for (const VariantLesson& lesson : all_variant_lessons()) {
    for (std::string_view left = lesson.leads_to; !left.empty();) {
      const std::string_view slug = left.substr(0, left.find('|'));
      left.remove_prefix(std::min(left.size(), slug.size() + 1));
      const auto next = variant_lessons_named(slug);
      ASSERT_EQ(next.size(), 1u) << slug;
      EXPECT_EQ(next.front()->slug, slug);
    }
    for (std::string_view left = lesson.kinds; !left.empty();) {
      const std::string_view kind = left.substr(0, left.find('|'));
      left.remove_prefix(std::min(left.size(), kind.size() + 1));
      const KindLesson* known = kind_lesson_named(kind.substr(0, kind.find(' ')));
      ASSERT_NE(known, nullptr) << kind;
      const auto taught = techniques_of(*known);
      EXPECT_NE(std::find(taught.begin(), taught.end(), &lesson), taught.end()) << kind;
    }
  }
}

// ---- kinds

std::uint64_t how_many_solutions(const Puzzle& puzzle) {
  const auto grid = start_of(puzzle);
  return grid ? search(*grid).solutions : 0;
}

TEST(KindLessons, ThereIsOneOfEveryKindAndOfJigsaws) {
  std::set<std::string_view> slugs;
  for (const KindLesson& lesson : all_kind_lessons()) {
    EXPECT_TRUE(slugs.insert(lesson.slug).second) << lesson.slug;
    EXPECT_EQ(kind_lesson_named(lesson.slug), &lesson);
    for (std::string_view text : {lesson.says, lesson.first, lesson.why}) {
      EXPECT_TRUE(text.ends_with('.') || text.ends_with(".)") || text.ends_with('?')) << text;
    }
  }
  for (const KindRow& row : all_kinds()) EXPECT_TRUE(slugs.contains(row.slug)) << row.slug;
  EXPECT_TRUE(slugs.contains("jigsaw"));
  EXPECT_EQ(slugs.size(), all_kinds().size() + 1);
}

TEST(KindLessons, HaveAnExampleThatCanBeCompletedAndANearMissThatCannot) {
  for (const KindLesson& lesson : all_kind_lessons()) {
    const auto example = example_of(lesson);
    ASSERT_TRUE(example) << lesson.slug << ": " << example.error().message;
    EXPECT_GE(how_many_solutions(example->obeys), 1u) << lesson.slug;
    EXPECT_EQ(how_many_solutions(example->breaks), 0u) << lesson.slug;
    // It is the rule that is broken, no row, column or box.
    Variant bare = *example->breaks.variant;
    if (lesson.slug == "jigsaw") bare.boxes.clear();
    bare.clues.clear();
    Puzzle without;
    without.variant = std::make_shared<const Variant>(std::move(bare));
    EXPECT_GE(how_many_solutions(without), 1u) << lesson.slug;
    bool uses = lesson.slug == "jigsaw";
    for (const Clue& clue : example->obeys.variant->clues) {
      uses = uses || row_of(clue.kind).slug == lesson.slug;
    }
    EXPECT_TRUE(uses) << lesson.slug;
  }
}

// ---- doors

TEST(VariantLessons, AreFoundUnderAnyOfTheirNames) {
  const auto said = [](std::string_view name) { return lesson_named_to_json(name).value_or(""); };
  EXPECT_EQ(said("Thermo Bounds"), said("thermometer-bounds"));
  EXPECT_NE(said("thermometer-bounds").find("\"slug\": \"thermometer-bounds\""), std::string::npos);
  EXPECT_NE(said("rule-bounds").find("\"slug\": \"rule-bounds\""), std::string::npos);
  EXPECT_NE(said("skyscraper").find("Single Digit"), std::string::npos);
  EXPECT_NE(said("kind-skyscraper").find("towers"), std::string::npos);
  EXPECT_NE(said("killer").find("\"slug\": \"kind-cage\""), std::string::npos);
  EXPECT_EQ(said("kind-nothing"), "");
  EXPECT_EQ(said("y-wang"), "");
}

constexpr std::string_view kMakeLessonsAnew = "make it anew: script/pictures";

TEST(VariantLessonPages, AreWhatStandsInTheDocuments) {
  const auto documents = test::source_folder() / "docs";
  EXPECT_EQ(test::read_file(documents / "VARIANT_LESSONS.md"), variant_lessons_page())
      << kMakeLessonsAnew;
  std::set<std::string> wanted;
  for (const VariantLesson& lesson : all_variant_lessons()) {
    const std::string slug(lesson.slug);
    EXPECT_EQ(test::read_file(documents / "variants" / (slug + ".md")), variant_lesson_page(lesson))
        << kMakeLessonsAnew;
    EXPECT_TRUE(std::filesystem::exists(documents / "variants" / (slug + ".svg"))) << slug;
    wanted.insert({slug + ".md", slug + ".svg"});
  }
  for (const auto& file : std::filesystem::directory_iterator(documents / "variants")) {
    EXPECT_TRUE(wanted.contains(file.path().filename().string())) << file.path() << " is no more";
  }
}

}  // namespace
}  // namespace nonet

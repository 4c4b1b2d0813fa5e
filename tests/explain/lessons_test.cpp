#include "nonet/explain/lessons.h"

#include <algorithm>

#include "nonet/explain/lessons_json.h"
#include "nonet/logic/example.h"
#include "nonet/logic/idea.h"
#include "nonet/proof/checker.h"
#include "nonet/search/search.h"
#include "support/patterns.h"
#include "support/process.h"
#include "support/support.h"

namespace nonet::cli {
namespace {

TEST(TechniquesPage, IsWhatStandsInTheDocuments) {
  EXPECT_EQ(test::read_file(test::source_folder() / "docs" / "TECHNIQUES.md"), techniques_page())
      << "make it anew: nonet techniques --markdown > docs/TECHNIQUES.md";
  EXPECT_EQ(test::run("nonet", {"techniques", "--markdown"}).out, techniques_page());
}

TEST(TechniquesPage, EveryTechniqueSaysWhatItIs) {
  const std::string page = techniques_page();
  for (Technique technique : all_techniques()) {
    const std::string idea(idea_of(technique));
    ASSERT_GT(idea.size(), 50u) << row_of(technique).slug;
    EXPECT_EQ(idea.back(), '.') << idea;
    EXPECT_EQ(idea.find("  "), std::string::npos) << idea;
    EXPECT_NE(page.find(idea), std::string::npos) << idea;
    EXPECT_NE(lesson_to_json(technique).find("\"idea\": \"" + idea + "\""), std::string::npos);
  }
  EXPECT_NE(idea_of(Technique::kAic).find("Alternating Inference Chain"), std::string_view::npos);
}

TEST(TechniquesPage, EveryTechniqueHasAnExampleThatIsTrue) {
  for (Technique technique : all_techniques()) {
    auto example = shown_example(technique);
    ASSERT_TRUE(example) << row_of(technique).slug;
    EXPECT_EQ(example->step.technique, technique) << row_of(technique).slug;
    EXPECT_TRUE(check(example->grid, example->step).proved()) << row_of(technique).slug;
    SearchResult found = search(example->grid);
    ASSERT_TRUE(found.unique()) << row_of(technique).slug;
    for (Candidate x : example->step.removals) EXPECT_NE(found.first.at(x.cell), x.digit);
    for (Candidate x : example->step.placements) EXPECT_EQ(found.first.at(x.cell), x.digit);
  }
}

TEST(TechniquesPage, EveryTechniqueHasANearMissInWhichTheStepIsNotFound) {
  for (Technique technique : all_techniques()) {
    auto example = shown_example(technique);
    ASSERT_TRUE(example) << row_of(technique).slug;
    EXPECT_FALSE(example->grid.is_open(example->still_open));
    EXPECT_TRUE(example->near_miss.is_open(example->still_open));
    auto among = [](Candidate x, const std::vector<Candidate>& all) {
      return std::find(all.begin(), all.end(), x) != all.end();
    };
    for (const Step& other :
         test::found(example->near_miss, technique, example_options(technique))) {
      for (Candidate x : example->step.removals) {
        EXPECT_FALSE(among(x, other.removals)) << row_of(technique).slug;
      }
      for (Candidate x : example->step.placements) {
        EXPECT_FALSE(among(x, other.placements)) << row_of(technique).slug;
      }
    }
  }
}

}  // namespace
}  // namespace nonet::cli

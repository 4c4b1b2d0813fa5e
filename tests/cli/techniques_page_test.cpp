#include "cli/techniques_page.h"

#include "nonet/proof/checker.h"
#include "nonet/search/search.h"
#include "support/process.h"
#include "support/support.h"

namespace nonet::cli {
namespace {

TEST(TechniquesPage, IsWhatStandsInTheDocuments) {
  EXPECT_EQ(test::read_file(std::string(NONET_SOURCE_DIR) + "/docs/TECHNIQUES.md"),
            techniques_page())
      << "make it anew: nonet techniques --markdown > docs/TECHNIQUES.md";
  EXPECT_EQ(test::run("nonet", {"techniques", "--markdown"}).out, techniques_page());
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

}  // namespace
}  // namespace nonet::cli

// What each line of a story follows from.
#include "nonet/text/story_links.h"

#include "nonet/explain/lessons.h"
#include "nonet/explain/step_json.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using Kind = Inference::Kind;

std::string told(const std::vector<StoryLink>& links) {
  std::string text;
  for (const StoryLink& link : links) {
    text += text.empty() ? "" : " ";
    text += link.kind == LinkKind::kNone ? "." : name_of(link.kind);
    for (int line : link.from) text += "-" + std::to_string(line);
  }
  return text;
}

std::string links_in_example(Technique technique) {
  const ShownExample example = *shown_example(technique);
  return told(links_of(example.step, example.grid));
}

TEST(StoryLinks, OfAChainLeadFromEachNodeToTheNext) {
  EXPECT_EQ(links_in_example(Technique::kMWing), ". strong-0 weak-1 strong-2 weak-3 strong-4");
}

TEST(StoryLinks, ThroughSetsAreTold) {
  // The middle one is a single cell.
  EXPECT_EQ(links_in_example(Technique::kAlsXyWing), ". set-0 weak-1 strong-2 weak-3 set-4");
}

TEST(StoryLinks, OfABranchEndWithIt) {
  // Suppose r1c1 is 1, then r1c2 is 2: r2c3 is empty. Or r1c2 is 3: r1c9 is.
  Grid grid;
  test::keep(grid, test::at(1, 2), {1, 2, 3});
  test::keep(grid, test::at(2, 3), {1, 2});
  test::keep(grid, test::at(1, 9), {1, 3});
  const Step step = test::found(grid, Technique::kAlignedPairExclusion).front();
  EXPECT_EQ(told(links_of(step, grid)), ". . . strong-0-2 . strong-0-4");
}

// Every line but a supposition follows from something, and only from lines before it that are still
// supposed.
TEST(StoryLinks, LeadBackToWhatStillHolds) {
  for (Technique technique : all_techniques()) {
    const auto example = shown_example(technique);
    if (!example) continue;
    const std::vector<Inference>& lines = example->step.inferences;
    const std::vector<StoryLink> links = links_of(example->step, example->grid);
    ASSERT_EQ(links.size(), lines.size());
    for (int i = 0; i < static_cast<int>(lines.size()); ++i) {
      const Kind kind = lines[i].kind;
      const bool free = kind == Kind::kAssume || kind == Kind::kSplit || kind == Kind::kUntold;
      EXPECT_EQ(links[i].from.empty(), free) << row_of(technique).slug << " " << i;
      for (int from : links[i].from) {
        EXPECT_LT(from, i);
        if (kind == Kind::kInEveryCase) continue;
        for (int between = from + 1; between <= i; ++between) {
          const bool ends =
              lines[between].level < lines[from].level ||
              (lines[between].kind == Kind::kAssume && lines[between].level == lines[from].level);
          EXPECT_FALSE(ends) << row_of(technique).slug << " " << from << " " << i;
        }
      }
    }
  }
}

TEST(StepJson, HasNodesAndLinksReadyToDraw) {
  const ShownExample example = *shown_example(Technique::kMWing);
  JsonWriter json;
  write_step(json, example.step, example.grid, 0);
  const std::string text = json.take();
  EXPECT_NE(text.find(R"({"kind": "assume", "level": 0, "node": "candidate", "digit": )"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find(R"("link": "strong", "from": [0], "line": 1})"), std::string::npos);
  EXPECT_NE(text.find(R"("link": "weak", "from": [1], "line": 2})"), std::string::npos);
}

}  // namespace
}  // namespace nonet

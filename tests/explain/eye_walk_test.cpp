#include "nonet/explain/eye_walk.h"

#include "nonet/explain/lessons.h"
#include "nonet/logic/technique.h"
#include "support/support.h"

namespace nonet {
namespace {

TEST(EyeWalk, OfEveryExampleLooksAtWhatIsThereAndEndsWithWhatFollows) {
  for (Technique technique : all_techniques()) {
    const std::string slug(row_of(technique).slug);
    const ShownExample example = *shown_example(technique);
    const std::vector<Look> walk = walk_of(example.step, example.grid);
    ASSERT_GE(walk.size(), 2u) << slug;
    EXPECT_LE(walk.size(), 14u) << slug;
    for (const Look& look : walk) {
      EXPECT_EQ(look.words.find("  "), std::string::npos) << look.words;
      EXPECT_TRUE(look.words.back() == '.' || look.words.back() == '?') << look.words;
      const bool of_rules =
          row_of(technique).family == Family::kRules || technique == Technique::kSupposition;
      EXPECT_TRUE(!look.candidates.empty() || of_rules) << slug << ": " << look.words;
      for (Candidate x : look.candidates) {
        EXPECT_TRUE(example.grid.has(x) || !example.step.deadly.empty()) << slug << look.words;
      }
    }
    std::vector<Candidate> effects = example.step.placements;
    effects.insert(effects.end(), example.step.removals.begin(), example.step.removals.end());
    EXPECT_EQ(walk.back().candidates, effects) << slug;
    // What is found is not told before its end.
    for (std::size_t i = 0; i + 1 < walk.size(); ++i) {
      EXPECT_NE(walk[i].words.substr(0, 3), "So ") << slug;
    }
  }
}

std::vector<std::string> words_of(Technique technique) {
  const ShownExample example = *shown_example(technique);
  std::vector<std::string> words;
  for (const Look& look : walk_of(example.step, example.grid)) words.push_back(look.words);
  return words;
}

TEST(EyeWalk, GoesFromTheDigitAlongTheLinesToWhereTheyMeet) {
  EXPECT_EQ(words_of(Technique::kXWing),
            (std::vector<std::string>{"Take the 8 and look at its places alone.",
                                      "In column 2 the 8 has only two places, r1c2 and r8c2.",
                                      "In column 7 the 8 has only two places, r1c7 and r8c7.",
                                      "Now look at rows 1 and 8, where these meet.",
                                      "So r1c8, r8c3 and r8c6 are not 8."}));
}

TEST(EyeWalk, OfAWingBeginsAtThePivot) {
  EXPECT_EQ(words_of(Technique::kXyWing),
            (std::vector<std::string>{
                "Begin at the pivot, r7c7: it can only be 1 or 5.",
                "It sees r7c1: it can only be 2 or 5.", "It sees r9c8: it can only be 1 or 2.",
                "One of r7c1 and r9c8 is 2: look at what sees both.", "So r9c1 is not 2."}));
}

TEST(EyeWalk, OfAChainGoesFromLinkToLink) {
  const std::vector<std::string> words = words_of(Technique::kAic);
  EXPECT_EQ(words.front(), "Begin at r1c1: is 8 there or not?");
  EXPECT_EQ(words[2], "r1c3 and r6c3 see each other: not both are 8.");
}

TEST(Spotting, EveryTechniqueSaysHowToLookForIt) {
  for (Technique technique : all_techniques()) {
    const std::string_view text = spotting_of(technique);
    EXPECT_GT(text.size(), 40u) << row_of(technique).slug;
    EXPECT_TRUE(text.back() == '.' || text.back() == '?') << text;
  }
}

}  // namespace
}  // namespace nonet

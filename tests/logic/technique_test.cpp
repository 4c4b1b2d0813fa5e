#include "nonet/logic/technique.h"

#include <algorithm>
#include <set>

#include "nonet/logic/policy.h"
#include "support/support.h"

namespace nonet {
namespace {

using Set = std::vector<Technique>;

TEST(Techniques, AreFoundUnderTheNamesOfTheFiveDocuments) {
  // The synonym table of SEED_SPEC.
  EXPECT_EQ(techniques_named("single candidate"), Set{Technique::kNakedSingle});
  EXPECT_EQ(techniques_named("0300"), Set{Technique::kXWing});
  EXPECT_TRUE(techniques_named("0399").empty());
  EXPECT_EQ(techniques_named("single-position"), Set{Technique::kHiddenSingle});
  EXPECT_EQ(techniques_named("Last Remaining"), Set{Technique::kHiddenSingle});
  EXPECT_EQ(techniques_named("candidate-lines"), Set{Technique::kPointing});
  EXPECT_EQ(techniques_named("exclude-complement"),
            (Set{Technique::kPointing, Technique::kClaiming}));
  EXPECT_EQ(techniques_named("pivot-rule"), (Set{Technique::kPointing, Technique::kClaiming}));
  EXPECT_EQ(techniques_named("intersections"), (Set{Technique::kPointing, Technique::kClaiming}));
  EXPECT_EQ(techniques_named("locked_candidates"),
            (Set{Technique::kPointing, Technique::kClaiming}));
  EXPECT_EQ(techniques_named("NP"), Set{Technique::kNakedPair});
  EXPECT_EQ(techniques_named("hidden-2-tuple"), Set{Technique::kHiddenPair});
  EXPECT_EQ(techniques_named("coloring-conflict"),
            (Set{Technique::kColorWrap, Technique::kColorTrap}));
  EXPECT_EQ(techniques_named("y-wing"), Set{Technique::kXyWing});
  EXPECT_EQ(techniques_named("Nisho"),
            (Set{Technique::kForcingNetContradiction, Technique::kTrial}));
  EXPECT_EQ(techniques_named("speculative-assertion"), Set{Technique::kTrial});
  EXPECT_TRUE(techniques_named("no such thing").empty());
  EXPECT_TRUE(techniques_named("").empty());
}

// What is said of variants: each of these names finds the row whose step it is.
TEST(Techniques, AreFoundUnderTheNamesOfVariants) {
  const std::vector<std::pair<Technique, std::vector<std::string_view>>> names = {
      {Technique::kCageCombinations, {"combination elimination", "cage possibilities"}},
      {Technique::kRequiredDigit,
       {"locked cage candidates", "renban core digits", "quadruple locked digit"}},
      {Technique::kRuleBounds,
       {"cage minimum/maximum", "thermometer bounds", "arrow bounds", "between-line ends",
        "region-sum range", "little-killer bounds", "skyscraper bound"}},
      {Technique::kInniesAndOuties,
       {"rule of 45", "45 rule", "single innie", "single outie", "innie-outie difference",
        "hidden cage", "virtual cage", "cage splitting", "cage split", "innies", "outies"}},
      {Technique::kKillerSubset, {"killer subset"}},
      {Technique::kKillerPair, {"killer pair"}},
      {Technique::kHiddenKillerPair, {"hidden killer pair"}},
      {Technique::kPointingBySight,
       {"diagonal pointing", "jigsaw intersection", "chess-move visibility"}},
      {Technique::kLawOfLeftovers, {"law of leftovers"}},
      {Technique::kRuleFilling,
       {"whisper dead digits", "whisper polarity", "renban range", "zipper sums", "entropic period",
        "modular period", "palindrome transfer", "clone transfer", "black dot partners",
        "black dot chain", "white dot chain", "missing dot", "missing XV", "XV partners",
        "quadruple fill", "sandwich ends", "x-sum first digit"}}};
  for (const auto& [technique, all] : names) {
    for (std::string_view name : all) {
      const Set found = techniques_named(name);
      EXPECT_NE(std::find(found.begin(), found.end(), technique), found.end()) << name;
    }
  }
}

TEST(Techniques, AFamilysNameMeansAllOfItUnlessItIsSomebodysOwnName) {
  EXPECT_EQ(techniques_named("singles"),
            (Set{Technique::kFullHouse, Technique::kHiddenSingle, Technique::kNakedSingle}));
  for (Technique t : all_techniques()) {
    const TechniqueRow& row = row_of(t);
    if (row.family == Family::kIntersections) continue;  // a word of the documents
    Set named = techniques_named(name_of(row.family));
    EXPECT_NE(std::find(named.begin(), named.end(), t), named.end()) << row.slug;
  }
}

TEST(Techniques, TheHouseRuleIsEverySingleAndEverySubset) {
  Set rule = techniques_named("house-rule");
  EXPECT_EQ(rule.size(), 11U);
  for (Technique t : {Technique::kPointing, Technique::kXyWing, Technique::kTrial}) {
    EXPECT_EQ(std::count(rule.begin(), rule.end(), t), 0);
  }
}

TEST(Techniques, EverySlugAndNameMeansItselfAlone) {
  std::set<std::string_view> slugs;
  for (Technique t : all_techniques()) {
    EXPECT_EQ(techniques_named(row_of(t).slug), Set{t});
    EXPECT_EQ(techniques_named(row_of(t).name), Set{t});
    EXPECT_TRUE(slugs.insert(row_of(t).slug).second);
    EXPECT_FALSE(row_of(t).words.sentence.empty());
  }
}

TEST(Policy, OnlyAndWithoutRestrictIt) {
  auto only = restrict_policy(policy_all(), {"house-rule", "pivot-rule"}, {"naked-tuple"});
  ASSERT_TRUE(only.ok());
  EXPECT_EQ(only->order.size(), 12U);
  EXPECT_FALSE(only->allows(Technique::kNakedTuple));
  EXPECT_FALSE(only->allows(Technique::kTrial));
  // What joins two steps is not among all, but can be had.
  EXPECT_FALSE(policy_all().allows(Technique::kDirectPointing));
  EXPECT_TRUE(extend_policy(policy_all(), {"direct pointing"})->allows(Technique::kDirectPointing));
  auto unknown = restrict_policy(policy_all(), {}, {"x-files"});
  ASSERT_FALSE(unknown.ok());
  EXPECT_EQ(unknown.error().message, "no technique is called 'x-files'");
}

}  // namespace
}  // namespace nonet

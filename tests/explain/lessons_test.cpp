#include "nonet/explain/lessons.h"

#include <algorithm>
#include <filesystem>
#include <set>

#include "nonet/explain/lessons_json.h"
#include "nonet/explain/technique_pages.h"
#include "nonet/logic/idea.h"
#include "nonet/proof/checker.h"
#include "nonet/search/search.h"
#include "support/process.h"
#include "support/support.h"

namespace nonet::cli {
namespace {

constexpr std::string_view kMakeAnew = "make it anew: script/pictures";

TEST(TechniquesPage, IsWhatStandsInTheDocuments) {
  EXPECT_EQ(test::read_file(test::source_folder() / "docs" / "TECHNIQUES.md"), techniques_page())
      << kMakeAnew;
  EXPECT_EQ(test::run("nonet", {"techniques", "--markdown"}).out, techniques_page());
}

TEST(TechniquesPage, EveryTechniqueHasAPageAndAPictureInTheDocuments) {
  const auto folder = test::source_folder() / "docs" / "techniques";
  std::set<std::string> wanted;
  for (Technique technique : all_techniques()) {
    const std::string slug(row_of(technique).slug);
    EXPECT_EQ(test::read_file(folder / (slug + ".md")), technique_page(technique)) << kMakeAnew;
    EXPECT_TRUE(std::filesystem::exists(folder / (slug + ".svg"))) << slug << ": " << kMakeAnew;
    wanted.insert({slug + ".md", slug + ".svg"});
  }
  for (const auto& file : std::filesystem::directory_iterator(folder)) {
    EXPECT_TRUE(wanted.contains(file.path().filename().string())) << file.path() << " is no more";
  }
  EXPECT_EQ(test::run("nonet", {"techniques", "x-wing", "--markdown"}).out,
            technique_page(Technique::kXWing));
}

TEST(TechniquesPage, LeadsToEveryPage) {
  const std::string page = techniques_page();
  for (Technique technique : all_techniques()) {
    const std::string slug(row_of(technique).slug);
    EXPECT_NE(page.find("](techniques/" + slug + ".md)"), std::string::npos) << slug;
  }
}

TEST(TechniquesPage, EveryTechniqueSaysWhatItIs) {
  for (Technique technique : all_techniques()) {
    const std::string page = technique_page(technique);
    const std::string idea(idea_of(technique));
    ASSERT_GT(idea.size(), 50u) << row_of(technique).slug;
    EXPECT_EQ(idea.back(), '.') << idea;
    EXPECT_EQ(idea.find("  "), std::string::npos) << idea;
    EXPECT_NE(page.find(idea), std::string::npos) << idea;
    EXPECT_NE(lesson_to_json(technique).find("\"idea\": \"" + idea + "\""), std::string::npos);
  }
  EXPECT_NE(idea_of(Technique::kAic).find("Alternating Inference Chain"), std::string_view::npos);
  // Who meets the first fish has not heard of the large ones.
  EXPECT_EQ(idea_of(Technique::kXWing).find("Leviathan"), std::string_view::npos);
  EXPECT_NE(idea_of(Technique::kWhale).find("six a Whale"), std::string_view::npos);
}

// What one learns first begins with a sentence that is read once, and is about this row alone.
TEST(TechniquesPage, WhatIsLearnedFirstBeginsWithAShortSentence) {
  using enum Technique;
  constexpr std::size_t kMostWords = 20;
  std::set<std::string> firsts;
  for (Technique technique :
       {kFullHouse,       kNakedSingle,  kHiddenSingle,     kPointing,        kClaiming,
        kLockedPair,      kLockedTriple, kNakedPair,        kNakedTriple,     kNakedQuadruple,
        kHiddenPair,      kHiddenTriple, kHiddenQuadruple,  kXWing,           kSwordfish,
        kJellyfish,       kSkyscraper,   kTwoStringKite,    kTurbotFish,      kEmptyRectangle,
        kWWing,           kXyWing,       kXyzWing,          kWxyzWing,        kMWing,
        kRemotePair,      kXChain,       kXyChain,          kColorTrap,       kUniqueness1,
        kUniqueness2,     kUniqueness3,  kUniqueness4,      kUniqueness5,     kUniqueness6,
        kHiddenRectangle, kRuleBounds,   kCageCombinations, kInniesAndOuties, kRequiredDigit,
        kKillerPair,      kKillerTriple, kHiddenKillerPair}) {
    const std::string idea(idea_of(technique));
    const std::string first = idea.substr(0, idea.find(". ") + 1);
    EXPECT_LE(std::count(first.begin(), first.end(), ' '), kMostWords - 1) << first;
    EXPECT_TRUE(firsts.insert(first).second) << "two rows begin alike: " << first;
  }
  for (const auto& [technique, words] : std::vector<std::pair<Technique, std::vector<std::string>>>{
           {kNakedPair, {"Two cells", "two digits"}},
           {kNakedTriple, {"Three cells", "three digits"}},
           {kHiddenPair, {"Two digits", "two places"}},
           {kXWing, {"two rows", "two columns"}},
           {kXyWing, {"pivot", "pincers"}}}) {
    const std::string idea(idea_of(technique));
    for (const std::string& word : words) {
      EXPECT_LT(idea.find(word), idea.find(". ")) << idea;
    }
  }
  // The reason of a rectangle is given once.
  for (Technique technique : {kUniqueness1, kUniqueness4, kHiddenRectangle}) {
    const std::string_view idea = idea_of(technique);
    EXPECT_EQ(idea.find("one solution"), idea.rfind("one solution")) << idea;
  }
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

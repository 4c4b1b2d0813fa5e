// The vocabulary: every name that the five documents, HoDoKu, the Sudoku Wiki and the older sites
// use for a technique, and what it means here. A name of something that nonet does not have yet
// means nothing: better refused than mistaken for a neighbour.
#include <algorithm>

#include "nonet/logic/technique.h"
#include "support/support.h"

namespace nonet::test {
namespace {

struct Name {
  std::string_view name;
  std::string_view slugs;  // of what it means, blanks between them
};

std::string meaning_of(std::string_view name) {
  std::string slugs;
  for (Technique technique : techniques_named(name)) {
    slugs += (slugs.empty() ? "" : " ") + std::string(row_of(technique).slug);
  }
  return slugs;
}

void expect_all(const std::vector<Name>& names) {
  for (const auto& [name, slugs] : names) EXPECT_EQ(meaning_of(name), slugs) << name;
}

// "Naked Pairs|Y-Wing": names that have a meaning, whichever.
void expect_known(std::string_view names) {
  for (std::size_t from = 0; from <= names.size();) {
    const std::size_t end = std::min(names.find('|', from), names.size());
    const std::string_view name = names.substr(from, end - from);
    EXPECT_NE(meaning_of(name), "") << name;
    from = end + 1;
  }
}

constexpr std::string_view kLockedCandidates = "pointing claiming";
constexpr std::string_view kRectangles =
    "unique-rectangle-1 unique-rectangle-2 unique-rectangle-3 unique-rectangle-4 "
    "unique-rectangle-5 unique-rectangle-6";
constexpr std::string_view kAvoidable = "avoidable-rectangle-1 avoidable-rectangle-2";
constexpr std::string_view kGraves = "bug-plus-1 bug-2 bug-3 bug-4";
constexpr std::string_view kSimpleColors = "simple-color-wrap simple-color-trap";
constexpr std::string_view kNishio = "forcing-net-contradiction trial";
constexpr std::string_view kMultiColors = "multi-colors-1 multi-colors-2";
constexpr std::string_view kNakedTuples = "naked-pair naked-triple naked-quadruple naked-tuple";
constexpr std::string_view kHiddenTuples =
    "hidden-pair hidden-triple hidden-quadruple hidden-tuple";

TEST(Vocabulary, HasTheNamesOfTheFirstFourDocuments) {
  expect_all({
      {"naked-single", "naked-single"},
      {"hidden-single", "hidden-single"},
      {"locked-candidates", kLockedCandidates},
      {"naked-pairs", "naked-pair"},
      {"hidden-pairs", "hidden-pair"},
      {"NS", "naked-single"},
      {"HS", "hidden-single"},
      {"LC", kLockedCandidates},
      {"NP", "naked-pair"},
      {"HP", "hidden-pair"},
      {"Direct Exclusion", "naked-single"},
      {"Naked Triple", "naked-triple"},
      {"Exclude Complement", kLockedCandidates},
      {"Pointed Pairs/Triples", "pointing"},
      {"Block/Line Reduction", "claiming"},
      {"Speculative Assertion", "trial"},
      {"Contradiction Found", "trial"},
      {"Coloring Conflict", kSimpleColors},
      {"Single Candidate", "naked-single"},
      {"Single Position", "hidden-single"},
      {"Candidate Lines", "pointing"},
      {"Naked n-Tuples", kNakedTuples},
      {"Hidden n-Tuples", kHiddenTuples},
      {"Nisho", kNishio},
      {"Pivot Rule", kLockedCandidates},
  });
}

TEST(Vocabulary, HasTheNamesOfChainsAndNets) {
  expect_all({
      {"X-Cycles", "x-chain continuous-nice-loop"},
      {"X-Chain", "x-chain"},
      {"XY-Chain", "xy-chain"},
      {"AIC", "aic"},
      {"Alternating Inference Chains", "aic"},
      {"Continuous Nice Loop", "continuous-nice-loop"},
      {"Grouped X-Cycles", "grouped-continuous-nice-loop"},
      {"Forcing Net", "forcing-net-contradiction forcing-net-verity"},
      {"Forcing Chains", "forcing-chain-contradiction forcing-chain-verity"},
      {"Cell Forcing Chains", "forcing-chain-verity"},
      {"Unit Forcing Chains", "forcing-chain-verity"},
  });
}

TEST(Vocabulary, HasTheNamesOfTheFifthDocumentAndOfTheWikiItPointsTo) {
  expect_all({
      {"Naked Singles", "naked-single"},
      {"Last Remaining", "hidden-single"},
      {"Naked Pairs", "naked-pair"},
      {"Intersections", kLockedCandidates},
      {"Pointing Pairs/Triples", "pointing"},
      {"Box-Line Intersection", "claiming"},
      {"Y-Wings", "xy-wing"},
      {"Hidden Singles", "hidden-single"},
      {"Naked Candidates", "naked-pair naked-triple naked-quadruple"},
      {"Hidden Candidates", "hidden-pair hidden-triple hidden-quadruple"},
      {"Naked Pairs/Triples", "naked-pair naked-triple"},
      {"Hidden Pairs/Triples", "hidden-pair hidden-triple"},
      {"Naked/Hidden Quads", "naked-quadruple hidden-quadruple"},
      {"Naked Triples", "naked-triple"},
      {"Naked Quads", "naked-quadruple"},
      {"Hidden Triples", "hidden-triple"},
      {"Hidden Quads", "hidden-quadruple"},
      {"intersection removal", kLockedCandidates},
      {"Pointing Pairs", "pointing"},
      {"Pointing Triples", "pointing"},
      {"Box/Line Reduction", "claiming"},
      {"X-Wing", "x-wing"},
      {"Swordfish", "swordfish"},
      {"Jellyfish", "jellyfish"},
      {"Finned X-Wing", "finned-x-wing"},
      {"Finned Swordfish", "finned-swordfish"},
      {"Simple Colouring", kSimpleColors},
      {"Singles' Chains", kSimpleColors},
      {"Multi-Colouring", kMultiColors},
      {"Remote Pairs", "remote-pair"},
      {"Y-Wing", "xy-wing"},
      {"XYZ-Wing", "xyz-wing"},
      {"W-Wing", "w-wing"},
      {"BUG", kGraves},
      {"unique rectangles", kRectangles},
      {"Unique Rectangle Type 1", "unique-rectangle-1"},
      {"Hidden Unique Rectangles", "hidden-rectangle"},
      {"Avoidable Rectangles", kAvoidable},
      {"Empty Rectangles", "empty-rectangle"},
      {"Nishio Forcing Chains", kNishio},
      {"Bowman's Bingo", "trial"},
  });
}

// As sudokuwiki.org writes them, which is British; and found in either spelling, whole and in part.
TEST(Vocabulary, SpeaksOfColoursInBritishAndUnderstandsBoth) {
  EXPECT_EQ(name_of(Technique::kColorTrap), "Simple Colouring (Trap)");
  EXPECT_EQ(name_of(Technique::kMultiColors2), "Multi-Colouring Type 2");
  const std::string all = std::string(kSimpleColors) + " " + std::string(kMultiColors) +
                          " 3d-medusa-wrap 3d-medusa-empty 3d-medusa-trap";
  for (const std::string color : {"color", "colour", "Color", "Colour"}) {
    for (const std::string end : {"", "s", "ing"}) {
      const std::string word = color + end;
      EXPECT_EQ(meaning_of(word), all) << word;
      EXPECT_EQ(meaning_of("simple " + word), kSimpleColors) << word;
      EXPECT_EQ(meaning_of("multi-" + word), kMultiColors) << word;
      EXPECT_EQ(meaning_of("Simple " + word + " (Trap)"), "simple-color-trap") << word;
      EXPECT_EQ(meaning_of("multi " + word + " 2"), "multi-colors-2") << word;
      EXPECT_EQ(meaning_of("Multi-" + word + " Type 1"), "multi-colors-1") << word;
    }
  }
  for (Technique technique : all_techniques()) {
    EXPECT_EQ(row_of(technique).name.find("olor"), std::string_view::npos)
        << row_of(technique).name;
  }
}

TEST(Vocabulary, HasTheNamesOfSudokuExplainer) {
  expect_all({
      {"Direct Pointing", "direct-pointing"},
      {"Direct Claiming", "direct-claiming"},
      {"Direct Hidden Pair", "direct-hidden-pair"},
      {"Direct Hidden Triplet", "direct-hidden-triple"},
      {"Naked Triplet", "naked-triple"},
      {"Hidden Quad", "hidden-quadruple"},
      {"Unique Loop Type 2", "unique-loop-2"},
      {"Aligned Pair Exclusion", "aligned-pair-exclusion"},
      {"Cell Forcing Chains", "forcing-chain-verity"},
      {"Region Forcing Chains", "forcing-chain-verity"},
      {"Dynamic Forcing Chains", "forcing-net-contradiction forcing-net-verity"},
  });
}

TEST(Vocabulary, HasTheNamesOfHodoku) {
  expect_all({
      {"Full House", "full-house"},
      {"Locked Pair", "locked-pair"},
      {"Locked Triple", "locked-triple"},
      {"Locked Candidates Type 1", "pointing"},
      {"Locked Candidates Type 2", "claiming"},
      {"Locked Candidates Type 1 (Pointing)", "pointing"},
      {"Naked Quadruple", "naked-quadruple"},
      {"Hidden Quadruple", "hidden-quadruple"},
      {"Squirmbag", "squirmbag"},
      {"Whale", "whale"},
      {"Leviathan", "leviathan"},
      {"Sashimi X-Wing", "sashimi-x-wing"},
      {"Sashimi Swordfish", "sashimi-swordfish"},
      {"Finned Jellyfish", "finned-jellyfish"},
      {"Remote Pair", "remote-pair"},
      {"Bivalue Universal Grave + 1", "bug-plus-1"},
      {"BUG+1", "bug-plus-1"},
      {"Skyscraper", "skyscraper"},
      {"2-String Kite", "2-string-kite"},
      {"Dual 2-String Kite", "dual-2-string-kite"},
      {"Turbot Fish", "turbot-fish"},
      {"Empty Rectangle", "empty-rectangle"},
      {"Dual Empty Rectangle", "dual-empty-rectangle"},
      {"Uniqueness Test 1", "unique-rectangle-1"},
      {"Uniqueness Test 6", "unique-rectangle-6"},
      {"Uniqueness Tests", kRectangles},
      {"Hidden Rectangle", "hidden-rectangle"},
      {"Avoidable Rectangle Type 1", "avoidable-rectangle-1"},
      {"Avoidable Rectangle Type 2", "avoidable-rectangle-2"},
      {"Simple Colors", kSimpleColors},
      {"Simple Colors Trap", "simple-color-trap"},
      {"Simple Colors Wrap", "simple-color-wrap"},
      {"Multi Colors", kMultiColors},
      {"Multi Colors 1", "multi-colors-1"},
      {"Multi Colors 2", "multi-colors-2"},
  });
}

TEST(Vocabulary, HasTheNamesOfOtherSitesAndPrograms) {
  expect_all({
      {"last value", "full-house"},
      {"last cell", "full-house"},
      {"open single", "full-house"},
      {"pinned digit", "hidden-single"},
      {"cross-hatching", "hidden-single"},
      {"slicing and dicing", "hidden-single"},
      {"unique candidate", "hidden-single"},
      {"last remaining digit", "hidden-single"},
      {"sole candidate", "naked-single"},
      {"forced digit", "naked-single"},
      {"obvious singles", "naked-single"},
      {"obvious pairs", "naked-pair"},
      {"obvious triples", "naked-triple"},
      {"box-line interaction", "pointing"},
      {"Locked Candidates 1", "pointing"},
      {"Locked Candidates 2", "claiming"},
      {"multiple lines", "claiming"},
      {"block/block interaction", "claiming"},
      {"cyclops fish", kLockedCandidates},
      {"disjoint subset", "naked-pair naked-triple naked-quadruple"},
      {"preemptive set", kNakedTuples},
      {"naked triplet", "naked-triple"},
      {"hidden triplet", "hidden-triple"},
      {"unique subset",
       "hidden-pair hidden-triple unique-rectangle-3 hidden-quadruple "
       "hidden-tuple"},
      {"2-fish", "x-wing"},
      {"3-fish", "swordfish"},
      {"4-fish", "jellyfish"},
      {"starfish", "squirmbag"},
      {"filet-o-fish", "finned-x-wing"},
      {"dual-line", "2-string-kite"},
      {"turbot crane", "turbot-fish"},
      {"hinge", "empty-rectangle"},
      {"ER", "empty-rectangle"},
      {"conjugate colouring", kSimpleColors},
      {"colour trap", "simple-color-trap"},
      {"colour wrap", "simple-color-wrap"},
      {"colour wing", kMultiColors},
      {"bent triple", "xy-wing"},
      {"short XY-chain", "xy-wing"},
      {"semi-remote naked pair", "w-wing"},
      {"Baba grouping", "remote-pair"},
      {"deadly rectangle", kRectangles},
      {"URs", kRectangles},
      {"unique corner", "unique-rectangle-1"},
      {"unique side", "unique-rectangle-2"},
      {"unique pair", "unique-rectangle-4"},
      {"UR X-wing", "unique-rectangle-6"},
      {"UR+2k", "hidden-rectangle"},
      {"AR", kAvoidable},
      {"bivalue universal grave", kGraves},
      {"Nishio", kNishio},
      {"T&E", "trial"},
  });
}

TEST(Vocabulary, HasTheNamesOfWhatHodokuLacks) {
  expect_all({
      {"M-Wing", "m-wing"},
      {"Split-Wing", "s-wing"},
      {"Hybrid Wing", "h-wing"},
      {"H-Wing", "h-wing"},
      {"Local Wing", "l-wing"},
      {"3D Medusa", "3d-medusa-wrap 3d-medusa-empty 3d-medusa-trap"},
      {"Medusa Wrap", "3d-medusa-wrap"},
      {"Aligned Pair Exclusion", "aligned-pair-exclusion"},
      {"APE", "aligned-pair-exclusion"},
      {"Aligned Triplet Exclusion", "aligned-triple-exclusion"},
      {"Unique Loops", "unique-loop-1 unique-loop-2 unique-loop-3 unique-loop-4"},
      {"Unique Loop Type 2", "unique-loop-2"},
      {"Extended Rectangles",
       "extended-rectangle-1 extended-rectangle-2 extended-rectangle-3 extended-rectangle-4"},
      {"Extended Unique Rectangle Type 3", "extended-rectangle-3"},
      {"BUG+n", "bug-2 bug-3 bug-4"},
      {"BUG Type 2", "bug-2"},
  });
}

constexpr std::string_view kFireworks =
    "firework-triple firework-quadruple firework-pair-bivalue firework-pair-double";
constexpr std::string_view kExocets =
    "double-exocet junior-exocet junior-exocet-mirror senior-exocet single-base-exocet";

TEST(Vocabulary, HasTheNamesOfExoticPatterns) {
  expect_all({
      {"Guardians", "broken-wing"},
      {"Broken Wing", "broken-wing"},
      {"Rectangle Elimination", "rectangle-elimination"},
      {"Chute Remote Pairs", "chute-remote-pair"},
      {"Fireworks", kFireworks},
      {"Exocet", kExocets},
      {"JE2", "junior-exocet junior-exocet-mirror"},
      {"Double Exocet", "double-exocet"},
      {"SK Loops", "sk-loop"},
      {"Domino Loop", "sk-loop"},
      {"Tridagon", "tridagon"},
      {"Thor's Hammer", "tridagon tridagon-or"},
      {"Multi-Sector Locked Sets", "msls"},
      {"multifish", "msls"},
      {"Twinned XY-Chains", "twinned-xy-chain"},
      {"AIC with ALSs", "aic-with-als"},
      {"AIC with URs", "aic-with-ur"},
      {"Digit Forcing Chains", "forcing-chain-verity forcing-net-verity"},
      {"Quad Forcing Chains", "forcing-chain-verity forcing-net-verity"},
      {"Pattern Overlay Method", "template-set template-delete"},
      {"Unique Rectangle Type 1", "unique-rectangle-1"},
      {"Almost Locked Candidates",
       "almost-locked-pair almost-locked-triple almost-locked-quadruple"},
      {"Borescoper's Deadly Pattern", "borescoper"},
      {"Bent Naked Subset", "distributed-disjoint-subset"},
      {"ALS W-Wing", "aic-with-als"},
      {"general rank-0", "msls"},
  });
}

// The list of strategies at sudokuwiki.org, as it names them.
TEST(Vocabulary, KnowsTheStrategiesOfSudokuWiki) {
  expect_known(
      "Hidden Singles|Naked Singles|Naked Pairs|Naked Triples|Hidden Pairs|Hidden Triples|"
      "Naked Quads|Hidden Quads|Intersection Removal|Pointing Pairs|Box Line Reduction|"
      "X-Wing|Chute Remote Pairs|Simple Colouring|Singles Chains|Y-Wing|"
      "Rectangle Elimination|Swordfish|XYZ-Wing|BUG|X-Cycles|XY-Chain|3D Medusa|Jellyfish|"
      "Unique Rectangles|Fireworks|Twinned XY-Chains|SK Loops|Extended Rectangles|"
      "Hidden Unique Rectangles|WXYZ Wing|Aligned Pair Exclusion|Exocet|Grouped X-Cycles|"
      "Empty Rectangles|Finned X-Wing|Finned Swordfish|Alternating Inference Chains|"
      "Sue-de-Coq|Digit Forcing Chains|Nishio Forcing Chains|Cell Forcing Chains|"
      "Unit Forcing Chains|Almost Locked Sets|Death Blossom|Pattern Overlay Method|"
      "Quad Forcing Chains|Bowman's Bingo|Double Exocet|Avoidable Rectangles|Remote Pairs|"
      "Guardians|Tridagons|AIC with Groups|AIC with ALSs|AIC with Unique Rectangles|"
      "AIC with Exotic Links|Gurth's Theorem|Anti-Gurth|Symmetrical Placement|"
      "Naked Candidates|Hidden Candidates|Pointing Triples|Box/Line Reduction|XYZ Wing|"
      "Extended Unique Rectangles|AIC with URs|ALS XZ|Pattern Overlay|Multi-Colouring|"
      "Mutant Fish|Kraken Fish");
}

// Sudoku Studio's and Sudoku Explainer's, where no other list has them.
TEST(Vocabulary, KnowsTheNamesOfOtherPrograms) {
  expect_known(
      "Last Digit|Hidden Single in Block|Hidden Single in Row|Almost Locked Pair|"
      "Almost Locked Candidates|Unique Rectangle External Type 1|Unique Loop|"
      "Extended Rectangle|BUG + 1|BUG + n|BUG Multiple|Reverse BUG|Sue de Coq Isolated|"
      "Firework Triple|Firework Quadruple|Firework Pair|Split Wing|Grouped W-Wing|"
      "VWXYZ-Wing|Bivalue Oddagon|Chromatic Pattern|Guardian|Templating|Brute Force|"
      "Multiple Forcing Chains|Contradiction Forcing Chains|Double Forcing Chains|"
      "Binary Forcing Chains|Senior Exocet|Complex Exocet|Single-Base Exocet|MSLS|"
      "Gurth's Symmetrical Placement|Anti-Gurth's Symmetrical Placement|ALS W-Wing|"
      "Empty Rectangle Intersection Pair|ERIP|Law of Leftover");
}

TEST(Vocabulary, KnowsTheNamesOfForums) {
  expect_known(
      "jExocet|JE1|rank 0|general rank-0|Steve K loop|virtual multi-loop|bent naked subset|"
      "ALP|ALT|ALQ|Thor's hammer|trivalue oddagon|broken wing|chute remote pair|"
      "AIC with ALS nodes|MUG|BUG-lite|anti-Gurth|quad-forcing-chain-unit|"
      "single-base-exocet-senior|junior-exocet-full|exocet-both-out|"
      "junior-exocet-same-stack");
}

TEST(Vocabulary, RefusesWhatIsNotThereAndWhatIsCutShort) {
  for (std::string_view name : {"Qiu's Deadly Pattern", "n", "h", "naked", "wing fish", "-", "s"}) {
    EXPECT_EQ(meaning_of(name), "") << name;
  }
}

}  // namespace
}  // namespace nonet::test

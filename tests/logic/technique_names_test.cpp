// The names that people bring along, from other programs, lists and forums, find their rows: in
// `techniques`, in --only and, since the page has them from the table, in its search.
#include <gtest/gtest.h>

#include "nonet/logic/technique.h"

namespace nonet {
namespace {

// In the order of sudokuwiki.org's list of strategies, as it writes them.
constexpr const char* kSudokuWiki[] = {"Hidden Singles",
                                       "Naked Pairs",
                                       "Naked Triples",
                                       "Hidden Pairs",
                                       "Hidden Triples",
                                       "Naked Quads",
                                       "Hidden Quads",
                                       "Naked Candidates",
                                       "Hidden Candidates",
                                       "Intersection Removal",
                                       "Pointing Pairs",
                                       "Pointing Triples",
                                       "Box/Line Reduction",
                                       "Box Line Reduction",
                                       "X-Wing",
                                       "Chute Remote Pairs",
                                       "Simple Colouring",
                                       "Singles Chains",
                                       "Y-Wing",
                                       "Rectangle Elimination",
                                       "Swordfish",
                                       "XYZ Wing",
                                       "BUG",
                                       "X-Cycles",
                                       "XY-Chain",
                                       "3D Medusa",
                                       "Jellyfish",
                                       "Unique Rectangles",
                                       "Avoidable Rectangles",
                                       "Hidden Unique Rectangles",
                                       "Fireworks",
                                       "Twinned XY-Chains",
                                       "SK Loops",
                                       "Extended Unique Rectangles",
                                       "WXYZ Wing",
                                       "Aligned Pair Exclusion",
                                       "Exocet",
                                       "Double Exocet",
                                       "Grouped X-Cycles",
                                       "Finned X-Wing",
                                       "Finned Swordfish",
                                       "Alternating Inference Chains",
                                       "AIC with Groups",
                                       "AIC with ALSs",
                                       "AIC with URs",
                                       "AIC with Exotic Links",
                                       "Sue-de-Coq",
                                       "Digit Forcing Chains",
                                       "Nishio Forcing Chains",
                                       "Cell Forcing Chains",
                                       "Unit Forcing Chains",
                                       "Almost Locked Sets",
                                       "ALS XZ",
                                       "Death Blossom",
                                       "Pattern Overlay",
                                       "Pattern Overlay Method",
                                       "Quad Forcing Chains",
                                       "Bowman's Bingo",
                                       "Remote Pairs",
                                       "Guardians",
                                       "Empty Rectangles",
                                       "Multi-Colouring",
                                       "Tridagons",
                                       "Gurth's Theorem",
                                       "Mutant Fish",
                                       "Kraken Fish"};

// Sudoku Studio's and Sudoku Explainer's.
constexpr const char* kPrograms[] = {"Full House",
                                     "Last Digit",
                                     "Hidden Single in Block",
                                     "Hidden Single in Row",
                                     "Almost Locked Pair",
                                     "Almost Locked Candidates",
                                     "Unique Rectangle Type 1",
                                     "Unique Rectangle External Type 1",
                                     "Unique Loop",
                                     "Extended Rectangle",
                                     "Borescoper's Deadly Pattern",
                                     "BUG + 1",
                                     "BUG + n",
                                     "BUG Multiple",
                                     "Reverse BUG",
                                     "Sue de Coq Isolated",
                                     "Firework Triple",
                                     "Firework Quadruple",
                                     "Firework Pair",
                                     "Local Wing",
                                     "Split Wing",
                                     "Hybrid Wing",
                                     "Grouped W-Wing",
                                     "VWXYZ-Wing",
                                     "Bivalue Oddagon",
                                     "Chromatic Pattern",
                                     "Guardian",
                                     "Templating",
                                     "Brute Force",
                                     "Region Forcing Chains",
                                     "Multiple Forcing Chains",
                                     "Dynamic Forcing Chains",
                                     "Contradiction Forcing Chains",
                                     "Double Forcing Chains",
                                     "Binary Forcing Chains",
                                     "Senior Exocet",
                                     "Complex Exocet",
                                     "Single-Base Exocet",
                                     "Domino Loop",
                                     "MSLS",
                                     "Gurth's Symmetrical Placement",
                                     "Anti-Gurth's Symmetrical Placement",
                                     "ALS W-Wing",
                                     "Empty Rectangle Intersection Pair",
                                     "ERIP",
                                     "Law of Leftover",
                                     "Direct Pointing"};

// Of forums.
constexpr const char* kForums[] = {"jExocet",
                                   "JE2",
                                   "JE1",
                                   "multifish",
                                   "rank 0",
                                   "general rank-0",
                                   "Steve K loop",
                                   "virtual multi-loop",
                                   "bent naked subset",
                                   "ALP",
                                   "ALT",
                                   "ALQ",
                                   "Thor's hammer",
                                   "trivalue oddagon",
                                   "broken wing",
                                   "chute remote pair",
                                   "AIC with ALS nodes",
                                   "MUG",
                                   "BUG-lite",
                                   "anti-Gurth",
                                   "quad-forcing-chain-unit",
                                   "single-base-exocet-senior",
                                   "junior-exocet-full",
                                   "exocet-both-out",
                                   "junior-exocet-same-stack"};

TEST(TechniqueNames, ThoseThatPeopleBringAlongAreKnown) {
  for (const char* name : kSudokuWiki) EXPECT_FALSE(techniques_named(name).empty()) << name;
  for (const char* name : kPrograms) EXPECT_FALSE(techniques_named(name).empty()) << name;
  for (const char* name : kForums) EXPECT_FALSE(techniques_named(name).empty()) << name;
}

TEST(TechniqueNames, MeanWhatTheyMeanElsewhere) {
  const auto means = [](const char* name, Technique technique) {
    return techniques_named(name) == std::vector<Technique>{technique};
  };
  EXPECT_EQ(techniques_named("Thor's hammer"),
            (std::vector<Technique>{Technique::kTridagon, Technique::kTridagonOr}));
  EXPECT_TRUE(means("Guardians", Technique::kBrokenWing));
  EXPECT_TRUE(means("Chute Remote Pairs", Technique::kChuteRemotePair));
  EXPECT_TRUE(means("ALS W-Wing", Technique::kAicWithAls));
  EXPECT_TRUE(means("general rank-0", Technique::kMsls));
  EXPECT_TRUE(means("Y-Wing", Technique::kXyWing));
  EXPECT_EQ(techniques_named("MUG").size(), 4U);
  EXPECT_TRUE(techniques_named("no such thing").empty());
}

}  // namespace
}  // namespace nonet

#include "nonet/generate/demand.h"

#include "support/support.h"

namespace nonet {
namespace {

std::string problem_of(const Demand& demand) {
  const auto error = find_impossible(demand);
  return error ? error->message : "";
}

TEST(Demand, OfFewerThanSeventeenCluesIsRefused) {
  Demand demand;
  demand.clues = Span{10, 16};
  EXPECT_EQ(problem_of(demand), "no puzzle with fewer than 17 clues has one solution");
  demand.clues = Span{10, 17};
  EXPECT_EQ(problem_of(demand), "");
}

TEST(Demand, OfANumberThatASymmetryCannotHaveIsRefused) {
  Demand demand;
  demand.symmetry = ClueSymmetry::kFull;
  demand.clues = Span{26, 27};
  EXPECT_EQ(
      problem_of(demand),
      "with that symmetry clues come in fours, but for the one in the middle; so their number "
      "is a multiple of four, or one more");
  demand.clues = Span{26, 28};
  EXPECT_EQ(problem_of(demand), "");
  demand.symmetry = ClueSymmetry::kRotate180;
  demand.clues = Span{26, 27};
  EXPECT_EQ(problem_of(demand), "");
}

TEST(Demand, OfAPatternThatCannotHaveOneSolutionIsRefused) {
  Demand demand;
  demand.pattern =
      CellSet::all() - Topology::classic().cells(House(0)) - Topology::classic().cells(House(2));
  EXPECT_EQ(problem_of(demand),
            "the pattern has no clue in row 1 nor in row 3, so these could change places in any "
            "solution");
  demand.pattern = Topology::classic().cells(House(0));
  EXPECT_EQ(problem_of(demand),
            "the pattern has 9 cells, and no puzzle with fewer than 17 clues has one solution");
  demand.pattern = CellSet::all() - CellSet{Cell(0)};
  demand.symmetry = ClueSymmetry::kVertical;
  EXPECT_EQ(problem_of(demand), "the pattern does not have the symmetry that is asked for");
}

TEST(Demand, ThatContradictsItselfIsRefused) {
  Demand demand;
  demand.required = {TechniqueSet{Technique::kXWing}};
  demand.level = Level::kMedium;
  EXPECT_EQ(problem_of(demand), "a puzzle that takes X-Wing is harder than Medium");
  demand.level.reset();
  demand.allowed = TechniqueSet{Technique::kNakedPair};
  EXPECT_EQ(problem_of(demand), "X-Wing is asked for, and ruled out as well");
  demand.allowed.reset();
  demand.score = Span{0, 100};
  EXPECT_EQ(problem_of(demand), "X-Wing alone scores 140, more than is asked for");
  demand = {};
  demand.level = Level::kEasy;
  demand.score = Span{900, 1000};
  EXPECT_EQ(problem_of(demand), "a puzzle with that score is harder than Easy");
}

TEST(Demand, ForATechniqueThatHodokuNeverTakesIsRefused) {
  Demand demand;
  demand.hardest = TechniqueSet{Technique::kTrial};
  EXPECT_EQ(problem_of(demand),
            "HoDoKu's way through a puzzle never meets Trial and Contradiction");
}

TEST(Demand, IsNearerToAPuzzleOfTheRightLevel) {
  Demand demand;
  demand.required = {TechniqueSet{Technique::kSwordfish}};
  HodokuRating easy, hard, wanted;
  easy.solved = hard.solved = wanted.solved = true;
  hard.count(Technique::kXWing);
  wanted.count(Technique::kSwordfish);
  EXPECT_GT(distance(demand, easy), distance(demand, hard));
  EXPECT_EQ(distance(demand, wanted), 0);
  wanted.solved = false;
  EXPECT_EQ(distance(demand, wanted), kUnsolved);
}

TEST(ClueSymmetries, PutEveryCellInOneOrbit) {
  for (const std::string_view word : symmetry_words()) {
    int cells = 0;
    CellSet seen;
    for (const CellSet& orbit : orbits_of(symmetry_named(word))) {
      cells += orbit.size();
      seen |= orbit;
      EXPECT_TRUE(is_symmetric(orbit, symmetry_named(word)));
    }
    EXPECT_EQ(cells, 81) << word;
    EXPECT_EQ(seen, CellSet::all());
  }
}

TEST(ClueSymmetries, HaveAsManyOrbitsAsTheyShould) {
  auto count = [](ClueSymmetry symmetry) { return orbits_of(symmetry).size(); };
  EXPECT_EQ(count(ClueSymmetry::kNone), 81U);
  EXPECT_EQ(count(ClueSymmetry::kRotate180), 41U);
  EXPECT_EQ(count(ClueSymmetry::kRotate90), 21U);
  EXPECT_EQ(count(ClueSymmetry::kHorizontal), 45U);
  EXPECT_EQ(count(ClueSymmetry::kVertical), 45U);
  EXPECT_EQ(count(ClueSymmetry::kDiagonal), 45U);
  EXPECT_EQ(count(ClueSymmetry::kAntidiagonal), 45U);
  EXPECT_EQ(count(ClueSymmetry::kFull), 15U);
}

}  // namespace
}  // namespace nonet

#include "nonet/generate/demand.h"

#include <functional>
#include <set>

#include "nonet/core/canon.h"
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
  demand.clues = Span{17, 17};
  EXPECT_EQ(problem_of(demand), "no puzzle with 17 clues has that symmetry");
  // 17 is one more than a multiple of four; what is wrong with it is another matter.
  demand.clues = Span{17, 19};
  EXPECT_EQ(problem_of(demand),
            "no puzzle with 17 clues or fewer has that symmetry, and with that symmetry clues come "
            "in fours, but for the one in the middle, so neither 18 nor 19 can be");
  demand.clues = Span{4, 18};
  EXPECT_EQ(problem_of(demand),
            "no puzzle with 17 clues or fewer has that symmetry, and with that symmetry clues come "
            "in fours, but for the one in the middle, so 18 can't be");
  demand.clues = Span{17, 20};
  EXPECT_EQ(problem_of(demand), "");
  demand.symmetry = ClueSymmetry::kRotate180;
  demand.clues = Span{26, 27};
  EXPECT_EQ(problem_of(demand), "");
}

TEST(Demand, OfALevelThatThereIsNotIsRefused) {
  Demand demand;
  demand.level = Level::kExtreme;
  demand.score = Span{5000, 6000};
  EXPECT_EQ(problem_of(demand), "");
  demand.level = static_cast<Level>(static_cast<int>(Level::kExtreme) + 1);
  EXPECT_EQ(problem_of(demand), "there is no such level");
  demand.level = static_cast<Level>(200);
  EXPECT_EQ(problem_of(demand), "there is no such level");
}

TEST(Demand, OfVeryFewCluesIsKnownToBeRare) {
  Demand demand;
  EXPECT_EQ(rarity_of(demand), "");
  demand.clues = Span{17, 17};
  EXPECT_EQ(rarity_of(demand),
            "puzzles with 17 clues are so rare that the search may never find one");
  demand.clues = Span{10, 18};
  EXPECT_EQ(rarity_of(demand), "puzzles with 18 clues are so rare that the search may take hours");
  demand.clues = Span{17, 19};
  EXPECT_EQ(rarity_of(demand), "");
}

// A board with a 1 in each cell of a pattern stands for the pattern.
std::string form_of_pattern(const CellSet& cells) {
  Board board;
  for (const Cell c : cells) board.set(c, Digit::from_number(1));
  return test::line_of(canonical_form(board).board);
}

// The patterns of 17 cells that go on from these.
void each_pattern(std::span<const CellSet> orbits, const CellSet& cells,
                  const std::function<void(const CellSet&)>& visit) {
  if (cells.size() == 17) return visit(cells);
  if (orbits.empty() || cells.size() > 17) return;
  each_pattern(orbits.subspan(1), cells, visit);
  each_pattern(orbits.subspan(1), cells | orbits[0], visit);
}

TEST(CorpusDemand, OfSeventeenCluesInFoursIsRefusedBecauseNoneOfAllThereAreLiesSo) {
  NONET_NEEDS_SHARED_DATA(data);
  std::set<std::string> met;
  for (const std::string& line : test::puzzle_lines(data / "puzzles" / "puzzles2_17_clue")) {
    CellSet clues;
    const Board puzzle = test::board(line.substr(0, 81));
    for (const Cell c : Cell::all()) {
      if (puzzle.has(c)) clues.insert(c);
    }
    met.insert(form_of_pattern(clues));
  }
  for (const ClueSymmetry symmetry : {ClueSymmetry::kRotate90, ClueSymmetry::kFull}) {
    int patterns = 0;
    each_pattern(orbits_of(symmetry), {}, [&](const CellSet& cells) {
      ++patterns;
      EXPECT_FALSE(met.contains(form_of_pattern(cells)));
    });
    EXPECT_EQ(patterns, symmetry == ClueSymmetry::kFull ? 253 : 4845);
  }
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
            "HoDoKu's way through a puzzle never takes Trial and Contradiction; but there are "
            "states to practise it in");
  for (const Technique never : {Technique::kDualTwoStringKite, Technique::kFrankenXWing}) {
    demand.hardest = TechniqueSet{never};
    EXPECT_NE(problem_of(demand).find("never takes " + std::string(name_of(never))),
              std::string::npos);
  }
}

TEST(Demand, ForPracticeIsForWhatHodokuTakesWhereItTakesSome) {
  Demand demand;
  ask_practice(demand, {Technique::kXWing});
  EXPECT_EQ(demand.required, std::vector{TechniqueSet{Technique::kXWing}});
  demand = {};
  ask_practice(demand, {Technique::kWxyzWing});
  EXPECT_TRUE(demand.required.empty());
  EXPECT_TRUE(demand.is_rated());
  EXPECT_EQ(problem_of(demand), "");
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

TEST(Demand, IsNearerToAPuzzleThatCouldTakeWhatIsWanted) {
  Demand demand;
  demand.required = {TechniqueSet{Technique::kUniqueness5}};
  HodokuRating relative;
  relative.solved = true;
  relative.count(Technique::kUniqueness1);
  HodokuRating other;
  other.solved = true;
  other.count(Technique::kXWing);
  const TechniqueSet met = {Technique::kUniqueness5};
  EXPECT_LT(distance(demand, other, met), distance(demand, relative));
  EXPECT_LT(distance(demand, relative, met), distance(demand, other, met));
  EXPECT_GT(distance(demand, relative, met), 0);
  EXPECT_EQ(distance(demand, relative, {Technique::kXWing}), distance(demand, relative));
}

TEST(Demand, OfARangeOfRatingsIsAsFarAsTheRatingIs) {
  Demand demand;
  demand.er = Span{66, 72};
  EXPECT_TRUE(demand.is_rated());
  EXPECT_FALSE(demand.asks_hodoku());
  SeRating rating;
  rating.er = 70;
  EXPECT_EQ(distance(demand, rating), kUnsolved);
  rating.finished = true;
  EXPECT_EQ(distance(demand, rating), 0);
  rating.er = 83;
  EXPECT_EQ(distance(demand, rating), 11);
  rating.er = 15;
  EXPECT_EQ(distance(demand, rating), 51);
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

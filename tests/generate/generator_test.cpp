#include "nonet/generate/generator.h"

#include <set>

#include "support/sat.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::count_solutions;
using test::line_of;
using test::rounds;

std::vector<Made> made_by(const Demand& demand, int count, std::uint64_t seed = 1,
                          const SearchOptions& options = {}) {
  std::vector<std::optional<Made>> all(static_cast<std::size_t>(count));
  Generator(demand, seed, options).make(0, all);
  std::vector<Made> made;
  for (const auto& one : all) made.push_back(one.value());
  return made;
}

CellSet clues_of(const Board& puzzle) {
  CellSet clues;
  for (const Cell c : Cell::all()) {
    if (puzzle.has(c)) clues.insert(c);
  }
  return clues;
}

void expect_one_solution(const Made& made) {
  Board solution;
  EXPECT_EQ(count_solutions(made.puzzle, 2, &solution), 1) << line_of(made.puzzle);
  EXPECT_EQ(line_of(solution), line_of(made.solution));
}

void expect_minimal(const Board& puzzle) {
  for (const Cell c : clues_of(puzzle)) {
    Board without = puzzle;
    without.clear(c);
    EXPECT_GT(count_solutions(without, 2), 1) << line_of(puzzle);
  }
}

TechniqueSet only(Technique technique) {
  return {technique};
}

TEST(Generator, MakesMinimalPuzzlesWithOneSolution) {
  for (const Made& made : made_by({}, rounds(300))) {
    expect_one_solution(made);
    expect_minimal(made.puzzle);
  }
}

TEST(Generator, MakesWhatASatSolverFindsToHaveOneSolutionToo) {
  for (const Made& made : made_by({}, rounds(40), 5)) {
    EXPECT_EQ(test::count_by_sat(*Grid::from(made.puzzle), 2), 1);
  }
}

TEST(CorpusGenerator, MakesPuzzlesThatASatSolverConfirms) {
  for (const Made& made : made_by({}, test::thorough() ? 10'000 : 1'500, 77)) {
    ASSERT_EQ(test::count_by_sat(*Grid::from(made.puzzle), 2), 1) << line_of(made.puzzle);
  }
}

TEST(Generator, MakesMinimalPuzzlesWithEverySymmetry) {
  for (const std::string_view word : symmetry_words()) {
    Demand demand;
    demand.symmetry = symmetry_named(word);
    for (const Made& made : made_by(demand, 1)) {
      expect_one_solution(made);
      expect_minimal(made.puzzle);
      EXPECT_TRUE(is_symmetric(clues_of(made.puzzle), demand.symmetry)) << word;
    }
  }
}

TEST(Generator, LeavesAsManyCluesAsAreAskedFor) {
  Demand demand;
  demand.clues = Span{23, 23};
  for (const Made& made : made_by(demand, 20)) {
    EXPECT_EQ(made.puzzle.count(), 23);
    expect_minimal(made.puzzle);
  }
  demand.minimal = false;
  demand.clues = Span{40, 42};
  std::set<int> met;
  for (const Made& made : made_by(demand, 20)) met.insert(made.puzzle.count());
  EXPECT_EQ(met, (std::set<int>{40, 41, 42}));
}

TEST(Generator, PutsCluesJustWhereAPatternHasThem) {
  Demand demand;
  demand.minimal = false;
  demand.pattern = clues_of(test::board(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
  for (const Made& made : made_by(demand, 3)) {
    expect_one_solution(made);
    EXPECT_EQ(clues_of(made.puzzle), *demand.pattern);
  }
}

TEST(Generator, MakesPuzzlesOfTheLevelThatIsAskedFor) {
  for (const Level level :
       {Level::kEasy, Level::kMedium, Level::kHard, Level::kUnfair, Level::kExtreme}) {
    Demand demand;
    demand.level = level;
    for (const Made& made : made_by(demand, 3)) {
      const HodokuRating rating = rate_hodoku(*Grid::from(made.puzzle));
      EXPECT_EQ(rating.level, level);
      EXPECT_EQ(made.rating, rating);
      EXPECT_TRUE(rating.solved);
    }
  }
}

TEST(Generator, MakesPuzzlesWithTheScoreAndTheTechniquesThatAreAskedFor) {
  Demand demand;
  demand.score = Span{500, 600};
  demand.required = {only(Technique::kHiddenPair), only(Technique::kNakedTriple)};
  for (const Made& made : made_by(demand, 3)) {
    EXPECT_GE(made.rating->score, 500);
    EXPECT_LE(made.rating->score, 600);
    EXPECT_GT(made.rating->uses_of(Technique::kHiddenPair), 0);
    EXPECT_GT(made.rating->uses_of(Technique::kNakedTriple), 0);
  }
}

TEST(Generator, MakesPuzzlesWithOneHardStep) {
  Demand demand;
  demand.hardest = only(Technique::kXWing);
  for (const Made& made : made_by(demand, 3)) {
    EXPECT_EQ(made.rating->uses_of(Technique::kXWing), 1);
    for (const Technique t : all_techniques()) {
      EXPECT_TRUE(t <= Technique::kXWing || made.rating->uses_of(t) == 0) << name_of(t);
    }
  }
}

TEST(Generator, MakesPuzzlesForTheTechniquesThatAreAllowed) {
  Demand demand;
  demand.allowed = TechniqueSet{Technique::kFullHouse, Technique::kNakedSingle};
  for (const Made& made : made_by(demand, 2)) {
    for (const Technique t : all_techniques()) {
      EXPECT_TRUE(demand.allowed->contains(t) || made.rating->uses_of(t) == 0);
    }
  }
}

// ---- the seed's contract

std::vector<Demand> all_kinds() {
  std::vector<Demand> kinds(6);
  kinds[1].symmetry = ClueSymmetry::kRotate180;
  kinds[2].level = Level::kHard;
  kinds[3].required = {only(Technique::kSwordfish)};
  kinds[4].minimal = false;
  kinds[4].pattern = clues_of(test::board(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
  kinds[5].required = {only(Technique::kMultiColors1)};  // on a trail
  return kinds;
}

TEST(Generator, MakesTheSamePuzzlesOfASeedWithEveryInstructionSet) {
  for (const Demand& demand : all_kinds()) {
    const auto expected = made_by(demand, 3, 99, {available_isas().front()});
    for (const Isa isa : available_isas()) {
      const auto made = made_by(demand, 3, 99, {isa});
      for (std::size_t i = 0; i < made.size(); ++i) {
        EXPECT_EQ(line_of(made[i].puzzle), line_of(expected[i].puzzle)) << name_of(isa);
      }
    }
  }
}

TEST(Generator, MakesTheSamePuzzleWhicheverAreMadeBesideIt) {
  for (const Demand& demand : all_kinds()) {
    const auto together = made_by(demand, 4, 99);
    for (std::size_t i = 0; i < together.size(); ++i) {
      std::optional<Made> alone;
      Generator(demand, 99).make(i, {&alone, 1});
      EXPECT_EQ(line_of(alone->puzzle), line_of(together[i].puzzle));
    }
  }
}

TEST(Generator, FindsInTheFirstSearchThatFindsSomethingWhatItMakes) {
  for (const Demand& demand : all_kinds()) {
    const Generator generator(demand, 99);
    const auto made = made_by(demand, 2, 99);
    for (std::uint64_t number = 0; number < 2; ++number) {
      std::optional<Made> found;
      for (std::uint64_t which = 0; !found; ++which) found = generator.search(number, which);
      EXPECT_EQ(line_of(found->puzzle), line_of(made[number].puzzle));
    }
  }
}

TEST(Generator, MakesTheSamePuzzlesOfASeedForEver) {
  EXPECT_EQ(line_of(made_by({}, 1, 1)[0].puzzle),
            "9..7...584.15.3...3..6..4....8............6..7.....93.....18.....93.57...3.9...6.");
  Demand unfair;
  unfair.level = Level::kUnfair;
  EXPECT_EQ(line_of(made_by(unfair, 1, 1)[0].puzzle),
            "....3..7....6....1.73...85....9.26..4.1....3...5...18.....98..2.5..2.....18...5..");
}

TEST(Generator, MakesOtherPuzzlesOfOtherSeeds) {
  std::set<std::string> met;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    for (const Made& made : made_by({}, 4, seed)) met.insert(line_of(made.puzzle));
  }
  EXPECT_EQ(met.size(), 200U);
}

TEST(Generator, StopsWhenItIsTold) {
  Demand demand;
  demand.clues = Span{17, 17};
  std::atomic<bool> asked{true};
  std::optional<Made> made;
  Generator(demand, 1).make(0, {&made, 1}, Stop(&asked));
  EXPECT_FALSE(made.has_value());
}

}  // namespace
}  // namespace nonet

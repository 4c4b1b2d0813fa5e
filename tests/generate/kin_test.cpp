// Kin of examples, for techniques that no puzzle by chance has.
#include "nonet/generate/kin.h"

#include <gtest/gtest.h>

#include <array>
#include <set>

#include "nonet/core/canon.h"
#include "nonet/generate/generator.h"
#include "nonet/generate/neighbours.h"
#include "nonet/generate/practice.h"
#include "nonet/generate/symmetric_puzzle.h"
#include "nonet/io/library.h"
#include "nonet/logic/example.h"
#include "nonet/proof/checker.h"
#include "support/support.h"

namespace nonet {
namespace {

Board example_givens(Technique technique) {
  const auto line = parse_library_line(std::string(example_of(technique).cells) + ":");
  EXPECT_TRUE(line);
  return line->puzzle.givens;
}

// So many searches, of which every other one is among kin.
constexpr std::uint64_t kMostSearches = 60;

std::optional<Made> made_for(Technique technique, std::uint64_t number) {
  Demand demand;
  ask_practice(demand, {technique});
  const Generator generator(demand, 11);
  std::optional<Made> made;
  for (std::uint64_t which = 0; !made && which < kMostSearches; ++which) {
    made = generator.search(number, which);
  }
  return made;
}

class RareTechnique : public testing::TestWithParam<Technique> {};

TEST_P(RareTechnique, IsPractisedOnPuzzlesThatDifferFromItsExampleAndFromEachOther) {
  std::vector<Board> forms = {canonical_form(example_givens(GetParam())).board};
  for (std::uint64_t number = 0; number < static_cast<std::uint64_t>(test::rounds(3)); ++number) {
    const auto made = made_for(GetParam(), number);
    ASSERT_TRUE(made) << number;
    const SearchResult result = search(*Grid::from(made->puzzle));
    EXPECT_TRUE(result.unique());
    EXPECT_EQ(result.first, made->solution);
    EXPECT_EQ(redundant_clues(made->puzzle, made->solution), 0);
    const auto practice = practice_for(made->puzzle, {GetParam()});
    ASSERT_TRUE(practice);
    EXPECT_EQ(practice->step.technique, GetParam());
    EXPECT_TRUE(check(*Grid::from(practice->state), practice->step).proved());
    for (const Candidate x : practice->step.removals) EXPECT_NE(made->solution.at(x.cell), x.digit);
    const Board form = canonical_form(made->puzzle).board;
    for (const Board& other : forms) EXPECT_NE(form, other);
    forms.push_back(form);
  }
}

INSTANTIATE_TEST_SUITE_P(Techniques, RareTechnique,
                         testing::Values(Technique::kGurth, Technique::kAntiGurth,
                                         Technique::kTridagon, Technique::kTridagonOr,
                                         Technique::kDoubleExocet, Technique::kSkLoop),
                         [](const auto& technique) {
                           std::string name;
                           for (const char ch : row_of(technique.param).slug) {
                             if (ch != '-') name += ch;
                           }
                           return name;
                         });

TEST(Kin, AreTheSameOfTheSameSeed) {
  const auto one = made_for(Technique::kSkLoop, 5), other = made_for(Technique::kSkLoop, 5);
  ASSERT_TRUE(one && other);
  EXPECT_EQ(one->puzzle, other->puzzle);
}

TEST(Kin, AreNotLookedForWhereCluesHaveTheirPlaces) {
  Demand demand;
  EXPECT_FALSE(has_kin(demand));
  ask_practice(demand, {Technique::kSkLoop});
  EXPECT_TRUE(has_kin(demand));
  demand.symmetry = ClueSymmetry::kDiagonal;
  EXPECT_FALSE(has_kin(demand));
  demand.symmetry = ClueSymmetry::kNone;
  demand.pattern.emplace();
  EXPECT_FALSE(has_kin(demand));
}

TEST(Kin, EndWhenTheyAreTold) {
  Demand demand;
  ask_practice(demand, {Technique::kSkLoop});
  Random random({1, 2, 3});
  std::uint64_t tried = 0;
  EXPECT_FALSE(kin(demand, {}, random, Stop::after_asks(1), tried));
  EXPECT_LE(tried, 2U);
}

TEST(SymmetricSolution, IsWhatTheSymmetryMakesOfIt) {
  Random random({4, 5, 6});
  std::set<Motion> made;
  for (int i = 0; i < 60; ++i) {  // all four come up, under sanitizers too
    const BoardSymmetry symmetry = solvable_symmetry(random);
    ASSERT_TRUE(symmetry.in_range());
    const auto solution = symmetric_solution(symmetry, random);
    if (!solution) continue;
    made.insert(symmetry.motion);
    EXPECT_TRUE(is_solution(*solution));
    for (const Cell c : Cell::all()) {
      EXPECT_EQ(solution->at(moved(c, symmetry.motion)), symmetry(*solution->at(c)));
    }
  }
  EXPECT_EQ(made.size(), 4U);
}

// Whether one of its motions leads clues to clues, and each digit to one digit.
bool is_symmetric(const Board& puzzle) {
  for (const Motion motion :
       {Motion::kRotate180, Motion::kRotate90, Motion::kDiagonal, Motion::kAntidiagonal}) {
    std::array<int, 10> images{}, origins{};
    bool holds = true;
    for (const Cell c : Cell::all()) {
      const int from = puzzle.number_at(c), to = puzzle.number_at(moved(c, motion));
      int& image = images[static_cast<std::size_t>(from)];
      int& origin = origins[static_cast<std::size_t>(to)];
      holds = holds && (from == 0) == (to == 0) && (image == 0 || image == to) &&
              (origin == 0 || origin == from);
      image = to;
      origin = from;
    }
    if (holds) return true;
  }
  return false;
}

bool is_symmetric_but_for_one_clue(const Board& puzzle) {
  for (const Cell c : Cell::all()) {
    if (!puzzle.has(c)) continue;
    Board without = puzzle;
    without.clear(c);
    if (is_symmetric(without)) return true;
  }
  return false;
}

void expect_puzzles(std::optional<Candidacy> (*make)(Random&, const SearchOptions&),
                    bool (*is_meant)(const Board&)) {
  Random random({7, 8, 9});
  int made = 0;
  for (int i = 0; i < 36; ++i) {
    const auto puzzle = make(random, {});
    if (!puzzle) continue;
    ++made;
    EXPECT_TRUE(is_meant(puzzle->puzzle));
    const SearchResult result = search(*Grid::from(puzzle->puzzle));
    EXPECT_TRUE(result.unique());
    EXPECT_EQ(result.first, puzzle->solution);
    EXPECT_EQ(puzzle->minimal, redundant_clues(puzzle->puzzle, puzzle->solution) == 0);
  }
  EXPECT_GT(made, 0);
}

TEST(SymmetricPuzzle, HasOneSolutionAndIsLedToItself) {
  expect_puzzles(symmetric_puzzle, is_symmetric);
}

TEST(NearlySymmetricPuzzle, HasOneSolutionAndIsLedToItselfButForOneClue) {
  expect_puzzles(nearly_symmetric_puzzle, is_symmetric_but_for_one_clue);
}

}  // namespace
}  // namespace nonet

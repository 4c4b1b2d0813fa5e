#include "nonet/core/candidate_set.h"

#include <algorithm>
#include <set>
#include <vector>

#include "support/support.h"

namespace nonet {
namespace {

constexpr Candidate at(int row, int column, int number) {
  return {cell_at(row - 1, column - 1), Digit::from_number(number)};
}

// What an ordinary set of the standard library says.
using Model = std::set<Candidate>;

Model model_of(const CandidateSet& set) {
  Model model;
  for (Candidate x : set) EXPECT_TRUE(model.insert(x).second) << "walked twice";
  return model;
}

Candidate any(std::mt19937& random) {
  return {Cell(static_cast<int>(random() % 81)), Digit(static_cast<int>(random() % 9))};
}

Model random_model(std::mt19937& random) {
  Model model;
  for (auto n = random() % 300; n > 0; --n) model.insert(any(random));
  return model;
}

TEST(CandidateSet, IsKnownToTheCompilerAsSetsOfCellsAre) {
  constexpr CandidateSet kTwo = {at(1, 1, 5), at(9, 9, 1)};
  static_assert(kTwo.size() == 2 && kTwo.contains(at(9, 9, 1)) && !kTwo.contains(at(1, 1, 1)));
  static_assert(kTwo.first() == at(9, 9, 1));
  static_assert((kTwo & CandidateSet::all()) == kTwo && (kTwo - kTwo).empty());
  static_assert(CandidateSet::all().size() == 729 && CandidateSet().empty());
  static_assert(CandidateSet().begin() == CandidateSet().end());
}

TEST(CandidateSet, WalksDigitByDigitAndCellByCell) {
  const CandidateSet set = {at(9, 9, 2), at(1, 2, 9), at(8, 1, 2), at(1, 1, 9), at(5, 5, 1)};
  const std::vector<Candidate> expected = {at(5, 5, 1), at(8, 1, 2), at(9, 9, 2), at(1, 1, 9),
                                           at(1, 2, 9)};
  std::vector<Candidate> walked;
  for (Candidate x : set) walked.push_back(x);
  EXPECT_EQ(walked, expected);
}

TEST(CandidateSet, IsSeenByDigitAndByCell) {
  const CandidateSet set = {at(1, 1, 5), at(1, 1, 7), at(3, 4, 7)};
  EXPECT_EQ(set.of(Digit::from_number(7)), (CellSet{cell_at(0, 0), cell_at(2, 3)}));
  EXPECT_EQ(set.of(cell_at(0, 0)), (DigitSet{Digit::from_number(5), Digit::from_number(7)}));
  EXPECT_TRUE(set.of(cell_at(8, 8)).empty());
  EXPECT_EQ(set.cells(), (CellSet{cell_at(0, 0), cell_at(2, 3)}));
  EXPECT_EQ(set.digits(), (DigitSet{Digit::from_number(5), Digit::from_number(7)}));
}

TEST(CandidateSet, HoldsWhatAnOrdinarySetHolds) {
  std::mt19937 random(1);
  CandidateSet set;
  Model model;
  for (int i = 0; i < 3000; ++i) {
    const Candidate x = any(random);
    if (random() % 2 == 0) {
      set.insert(x);
      model.insert(x);
    } else {
      set.erase(x);
      model.erase(x);
    }
    const Candidate y = any(random);
    ASSERT_EQ(set.contains(y), model.contains(y));
    ASSERT_EQ(set.size(), static_cast<int>(model.size()));
  }
  EXPECT_EQ(model_of(set), model);
}

TEST(CandidateSet, ItsAlgebraIsThatOfOrdinarySets) {
  std::mt19937 random(2);
  for (int i = 0; i < 50; ++i) {
    const Model a = random_model(random), b = random_model(random);
    const CandidateSet x = CandidateSet::from(a), y = CandidateSet::from(b);
    Model both, either, without;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::inserter(both, both.end()));
    std::set_union(a.begin(), a.end(), b.begin(), b.end(), std::inserter(either, either.end()));
    std::set_difference(a.begin(), a.end(), b.begin(), b.end(),
                        std::inserter(without, without.end()));
    EXPECT_EQ(model_of(x & y), both);
    EXPECT_EQ(model_of(x | y), either);
    EXPECT_EQ(model_of(x - y), without);
    EXPECT_EQ(x.meets(y), !both.empty());
    EXPECT_EQ(x.contains(y), std::includes(a.begin(), a.end(), b.begin(), b.end()));
    EXPECT_TRUE(x.contains(x & y));
    EXPECT_FALSE((x - y).meets(y));
    EXPECT_EQ(x.empty(), a.empty());
    EXPECT_EQ(x == y, a == b);
  }
}

}  // namespace
}  // namespace nonet

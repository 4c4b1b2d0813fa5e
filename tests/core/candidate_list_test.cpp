#include "nonet/core/candidate_list.h"

#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

std::vector<Candidate> items(const CandidateList& list) {
  return {list.all().begin(), list.all().end()};
}

TEST(CandidateList, KeepsTheOrderInWhichItWasFilled) {
  const Digit five = Digit::from_number(5), two = Digit::from_number(2);
  CandidateList list;
  EXPECT_TRUE(list.empty());
  EXPECT_TRUE(list.all().empty());
  list.push_back({test::at(9, 9), five});
  list.append({test::at(1, 2), test::at(1, 1)}, two);
  list.push_back({test::at(5, 5), five});
  EXPECT_FALSE(list.empty());
  EXPECT_EQ(list.size(), 4U);
  EXPECT_EQ(items(list), (std::vector<Candidate>{{test::at(9, 9), five},
                                                 {test::at(1, 1), two},
                                                 {test::at(1, 2), two},
                                                 {test::at(5, 5), five}}));
}

TEST(CandidateList, MayBeginWithOneOrWithTheCellsOfADigit) {
  const Candidate only{test::at(3, 4), Digit::from_number(7)};
  EXPECT_EQ(items(CandidateList(only)), std::vector<Candidate>{only});
  EXPECT_EQ(items(CandidateList({only.cell}, only.digit)), std::vector<Candidate>{only});
  EXPECT_TRUE(CandidateList({}, only.digit).empty());
}

TEST(CandidateList, HasRoomForEveryCandidateOfTheGrid) {
  CandidateList list;
  for (Digit d : Digit::all()) list.append(CellSet::all(), d);
  EXPECT_EQ(list.size(), 729U);
  EXPECT_EQ(list.all().back(), (Candidate{test::at(9, 9), Digit::from_number(9)}));
  list.push_back(list.all().front());
  EXPECT_EQ(list.size(), 729U);
}

}  // namespace
}  // namespace nonet

#include "nonet/generate/practice.h"

#include <gtest/gtest.h>

#include "nonet/generate/generator.h"
#include "nonet/io/library.h"
#include "nonet/proof/checker.h"
#include "nonet/rate/library_rule.h"
#include "nonet/solve/solver.h"

namespace nonet {
namespace {

Practice practice_of(Technique technique) {
  Demand demand;
  ask_practice(demand, {technique});
  EXPECT_FALSE(find_impossible(demand));
  std::optional<Made> made;
  Generator(demand, 5).make(0, {&made, 1});
  return *practice_for(made->puzzle, {technique});
}

bool finds_something(const Grid& state, Level highest) {
  Policy policy = policy_hodoku();
  std::erase_if(policy.order, [&](Technique t) { return row_of(t).level > highest; });
  return Solver(state, policy).next() != nullptr;
}

class PracticeOf : public testing::TestWithParam<Technique> {};

// Some of each kind that HoDoKu's way through a puzzle never takes.
TEST_P(PracticeOf, WhatHodokuNeverTakesIsBehindTheBasics) {
  const Practice practice = practice_of(GetParam());
  const Grid state = *Grid::from(practice.state);
  EXPECT_EQ(practice.step.technique, GetParam());
  EXPECT_TRUE(check(state, practice.step).proved());
  EXPECT_FALSE(finds_something(state, Level::kMedium));
}

INSTANTIATE_TEST_SUITE_P(Kinds, PracticeOf,
                         testing::Values(Technique::kUniqueLoop1, Technique::kWxyzWing,
                                         Technique::kMedusaTrap, Technique::kDeathBlossom,
                                         Technique::kFrankenSwordfish,
                                         Technique::kDualTwoStringKite,
                                         Technique::kAlignedPairExclusion),
                         [](const auto& technique) {
                           std::string name;
                           for (const char ch : row_of(technique.param).slug) {
                             if (ch != '-') name += ch;
                           }
                           return name;
                         });

// Locked candidates remove all that a Franken X-Wing does, and a direct step is one of theirs.
TEST(Practice, OfWhatTheBasicsLeaveNothingOfIsBehindSingles) {
  for (const Technique technique : {Technique::kFrankenXWing, Technique::kDirectPointing}) {
    const Practice practice = practice_of(technique);
    EXPECT_EQ(practice.step.technique, technique);
    const Grid state = *Grid::from(practice.state);
    EXPECT_FALSE(finds_something(state, Level::kEasy));
    EXPECT_TRUE(finds_something(state, Level::kMedium));
  }
}

TEST(Practice, IsALineOfTheLibraryAlsoWhereThatHasNoCode) {
  const Practice practice = practice_of(Technique::kWxyzWing);
  std::string text = library_line(practice);
  text.pop_back();
  const auto line = parse_library_line(text);
  ASSERT_TRUE(line) << line.error().message;
  EXPECT_EQ(line->code, "xxxx");
  EXPECT_EQ(line->variant, "wxyz-wing");
  EXPECT_EQ(remark_about(line->puzzle, kPractisedRemark), "wxyz-wing");
  EXPECT_TRUE(verify(*line).passed) << text;
  EXPECT_EQ(Grid::from(line->puzzle)->open(), Grid::from(practice.state)->open());
}

TEST(Practice, IsNotWhereThereIsNone) {
  Demand easy;
  easy.level = Level::kEasy;
  std::optional<Made> made;
  Generator(easy, 1).make(0, {&made, 1});
  EXPECT_FALSE(practice_for(made->puzzle, {Technique::kXWing}));
  EXPECT_FALSE(practice_for(made->puzzle, {Technique::kWxyzWing}));
}

}  // namespace
}  // namespace nonet

// Where HoDoKu's loop looks again: nowhere that nothing changed, and wherever something did.
#include "nonet/rate/hodoku/memory.h"

#include "nonet/rate/hodoku/hodoku.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

using test::at;

class Memory : public testing::Test {
 protected:
  Memory() {
    roomy_.fill(~std::uint64_t{0});
    memory_.note_changes(plan_, grid_, roomy_);
  }

  std::size_t group_of(Technique t) const {
    for (std::size_t i = 0; i < plan_.groups.size(); ++i) {
      if (plan_.groups[i].ask.wants(t)) return i;
    }
    ADD_FAILURE() << row_of(t).slug;
    return 0;
  }
  void found_nothing(Technique t) {
    const std::size_t group = group_of(t);
    memory_.found_nothing(group, plan_.groups[group].scope);
  }
  void found_nothing_anywhere() {
    for (std::size_t i = 0; i < plan_.groups.size(); ++i) {
      memory_.found_nothing(i, plan_.groups[i].scope);
    }
  }
  // Whether it looks, and then where.
  bool looks(Technique t) {
    ask_ = {};
    return memory_.narrow(group_of(t), plan_, grid_.topology(), ask_);
  }
  void strike(Cell c, int number) {
    grid_.eliminate(c, Digit::from_number(number));
    memory_.note_changes(plan_, grid_, roomy_);
  }

  HodokuPlan plan_{policy_hodoku()};
  HodokuMemory memory_;
  Grid grid_;
  HodokuMemory::Roomy roomy_;
  Ask ask_;
};

TEST_F(Memory, LooksEverywhereAtFirst) {
  for (const HodokuPlan::Group& group : plan_.groups) {
    for (Technique t : all_techniques()) {
      if (!group.ask.wants(t)) continue;
      EXPECT_TRUE(looks(t)) << row_of(t).slug;
      EXPECT_EQ(ask_.digits, DigitSet::all());
      EXPECT_EQ(ask_.houses, ~std::uint64_t{0});
    }
  }
}

TEST_F(Memory, PassesOverTheGroupThatFoundNothingAndNoOther) {
  for (Technique t : {Technique::kNakedPair, Technique::kHiddenTriple, Technique::kPointing,
                      Technique::kSwordfish, Technique::kSkyscraper, Technique::kColorTrap}) {
    HodokuMemory fresh = memory_;
    found_nothing(t);
    for (std::size_t i = 0; i < plan_.groups.size(); ++i) {
      Ask ask;
      EXPECT_EQ(memory_.narrow(i, plan_, grid_.topology(), ask), i != group_of(t))
          << row_of(t).slug << ", group " << i;
    }
    memory_ = fresh;
  }
}

TEST_F(Memory, WhatIsMadeOfAnythingIsAlwaysLookedFor) {
  found_nothing_anywhere();
  for (std::size_t i = 0; i < plan_.groups.size(); ++i) {
    Ask ask;
    EXPECT_EQ(memory_.narrow(i, plan_, grid_.topology(), ask),
              plan_.groups[i].scope == Scope::kGrid)
        << i;
  }
}

TEST_F(Memory, ADigitThatLostAPlaceIsLookedAtAgain) {
  found_nothing_anywhere();
  strike(at(5, 5), 3);
  for (Technique t : {Technique::kSwordfish, Technique::kSkyscraper, Technique::kColorTrap}) {
    EXPECT_TRUE(looks(t)) << row_of(t).slug;
    EXPECT_EQ(ask_.digits, DigitSet{Digit::from_number(3)});
  }
  // Eight candidates and eight places are too many for any subset.
  EXPECT_FALSE(looks(Technique::kNakedPair));
  EXPECT_FALSE(looks(Technique::kHiddenPair));
  found_nothing(Technique::kSwordfish);
  EXPECT_FALSE(looks(Technique::kSwordfish));
  strike(at(5, 5), 4);
  EXPECT_TRUE(looks(Technique::kSwordfish));
  EXPECT_EQ(ask_.digits, DigitSet{Digit::from_number(4)});
  EXPECT_EQ((looks(Technique::kSkyscraper), ask_.digits),
            (DigitSet{Digit::from_number(3), Digit::from_number(4)}));
}

TEST_F(Memory, TheHousesOfACellAreLookedAtAgainOnceItHasFewEnoughCandidates) {
  found_nothing_anywhere();
  for (int number = 1; number <= 5; ++number) strike(at(1, 1), number);
  EXPECT_FALSE(looks(Technique::kNakedTriple));
  strike(at(1, 1), 6);
  EXPECT_TRUE(looks(Technique::kNakedTriple));
  const std::uint64_t houses = grid_.topology().house_bits(at(1, 1));
  EXPECT_EQ(ask_.houses, houses);
  EXPECT_FALSE(looks(Technique::kNakedPair));
  strike(at(1, 1), 7);
  EXPECT_TRUE(looks(Technique::kNakedPair));
  EXPECT_EQ(ask_.houses, houses);
}

TEST_F(Memory, AHouseIsLookedAtAgainOnceADigitHasFewEnoughPlacesInIt) {
  found_nothing_anywhere();
  for (int column = 1; column <= 6; ++column) strike(at(1, column), 7);
  EXPECT_TRUE(looks(Technique::kHiddenTriple));
  EXPECT_NE(ask_.houses >> test::row(1).index() & 1, 0U);
  EXPECT_FALSE(looks(Technique::kHiddenPair));
  EXPECT_TRUE(looks(Technique::kClaiming));
  strike(at(1, 7), 7);
  EXPECT_TRUE(looks(Technique::kHiddenPair));
  EXPECT_EQ(ask_.houses, std::uint64_t{1} << test::row(1).index());
}

TEST_F(Memory, AHouseWithFewOpenCellsHasNoSubsetThatItsOtherSideDidNotTell) {
  roomy_.fill(0);
  for (std::size_t k = 0; k <= 6; ++k) roomy_[k] = 1;  // row 1 has six open cells, the rest none
  memory_.note_changes(plan_, grid_, roomy_);
  EXPECT_TRUE(looks(Technique::kNakedPair));
  EXPECT_TRUE(looks(Technique::kHiddenPair));
  EXPECT_EQ(ask_.houses, 1U);
  EXPECT_FALSE(looks(Technique::kHiddenTriple));
  EXPECT_FALSE(looks(Technique::kNakedQuadruple));
}

TEST_F(Memory, OnceDistrustedLooksEverywhere) {
  found_nothing_anywhere();
  memory_.distrust();
  for (Technique t : {Technique::kNakedPair, Technique::kSwordfish, Technique::kPointing}) {
    EXPECT_TRUE(looks(t)) << row_of(t).slug;
    EXPECT_EQ(ask_.digits, DigitSet::all());
  }
}

}  // namespace
}  // namespace nonet

// The plan of HoDoKu's loop: its rows in its order, and none that the policy lacks.
#include "nonet/rate/hodoku/plan.h"

#include "nonet/rate/hodoku/hodoku.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

std::vector<Technique> asked_in(const HodokuPlan& plan) {
  std::vector<Technique> asked;
  for (Technique t : all_techniques()) {
    for (const HodokuPlan::Group& group : plan.groups) {
      if (group.ask.wants(t)) asked.push_back(t);
    }
    if (plan.singles.contains(t)) asked.push_back(t);
  }
  return asked;
}

std::vector<Technique> in_table_order(std::vector<Technique> techniques) {
  std::sort(techniques.begin(), techniques.end());
  return techniques;
}

TEST(HodokuPlan, AsksEveryTechniqueOfThePolicyOnceAndNoOther) {
  for (const char* without : {"", "fish", "naked-pair", "singles", "uniqueness", "x-wing"}) {
    std::vector<std::string> names;
    if (*without != '\0') names.emplace_back(without);
    const Policy policy = *restrict_policy(policy_hodoku(), {}, names);
    EXPECT_EQ(asked_in(HodokuPlan(policy)), in_table_order(policy.order)) << without;
  }
}

TEST(HodokuPlan, HasNoGroupForWhatIsNotAskedFor) {
  const HodokuPlan whole(policy_hodoku());
  const HodokuPlan fewer(*restrict_policy(policy_hodoku(), {}, {"remote-pair"}));
  EXPECT_EQ(fewer.groups.size() + 1, whole.groups.size());
  EXPECT_TRUE(HodokuPlan(*restrict_policy(policy_hodoku(), {"singles"}, {})).groups.empty());
  const HodokuPlan none(*restrict_policy(policy_hodoku(), {}, {"singles"}));
  EXPECT_TRUE(none.singles.empty());
  EXPECT_EQ(none.groups.size(), whole.groups.size());
}

TEST(HodokuPlan, IsInHodokusOrderWhateverThePolicys) {
  Policy policy = policy_hodoku();
  const HodokuPlan plan(policy);
  for (std::size_t i = 1; i < plan.groups.size(); ++i) {
    EXPECT_LT(plan.groups[i - 1].first_order, plan.groups[i].first_order);
  }
  // What HoDoKu's loop does not have is not asked here either.
  policy.order = all_techniques();
  const Policy asked = policy_hodoku();
  std::erase_if(policy.order,
                [&](Technique t) { return row_of(t).hodoku_order != kOff && !asked.allows(t); });
  std::reverse(policy.order.begin(), policy.order.end());
  const HodokuPlan shuffled(policy);
  ASSERT_EQ(shuffled.groups.size(), plan.groups.size());
  EXPECT_EQ(asked_in(shuffled), asked_in(plan));
  for (std::size_t i = 0; i < plan.groups.size(); ++i) {
    EXPECT_EQ(shuffled.groups[i].finder, plan.groups[i].finder);
    EXPECT_EQ(shuffled.groups[i].ask.wanted, plan.groups[i].ask.wanted);
  }
}

TEST(HodokuPlan, CarriesThePolicysOptionsAndWhatFollowsFromThem) {
  auto sorted = [](const Policy& policy, Technique t) {
    for (const HodokuPlan::Group& group : HodokuPlan(policy).groups) {
      EXPECT_EQ(group.ask.options, policy.options);
      if (group.ask.wants(t)) return group.sorted;
    }
    ADD_FAILURE();
    return false;
  };
  Policy policy = policy_hodoku();
  EXPECT_TRUE(sorted(policy, Technique::kTurbotFish));
  EXPECT_FALSE(sorted(policy, Technique::kTwoStringKite));
  policy.options.single_digit.dual_kites = true;
  EXPECT_TRUE(sorted(policy, Technique::kTwoStringKite));
  EXPECT_FALSE(sorted(policy, Technique::kEmptyRectangle));
}

TEST(HodokuPlan, KnowsWhichGroupsAssumeOneSolution) {
  for (const HodokuPlan::Group& group : HodokuPlan(policy_hodoku()).groups) {
    for (Technique t : all_techniques()) {
      if (!group.ask.wants(t)) continue;
      EXPECT_EQ(group.assumes_one, row_of(t).family == Family::kUniqueness) << row_of(t).slug;
      EXPECT_EQ(group.scope, scope_of(t)) << row_of(t).slug;
    }
  }
}

// Which group asks for it; -1 if none does.
int group_of(Technique technique, const HodokuPlan& plan) {
  for (std::size_t i = 0; i < plan.groups.size(); ++i) {
    if (plan.groups[i].ask.wants(technique)) return static_cast<int>(i);
  }
  return -1;
}

// They share the row's number, and the finder tells them where the options say so.
TEST(HodokuPlan, MeetsDualsInTheRowOfTheSingleOnes) {
  const HodokuPlan all(policy_hodoku());
  for (auto [single, dual] :
       {std::pair(Technique::kTwoStringKite, Technique::kDualTwoStringKite),
        std::pair(Technique::kEmptyRectangle, Technique::kDualEmptyRectangle)}) {
    const std::string name(row_of(dual).slug);
    const HodokuPlan without(*restrict_policy(policy_hodoku(), {}, {name}));
    EXPECT_NE(group_of(dual, all), -1);
    EXPECT_EQ(group_of(dual, all), group_of(single, all));
    EXPECT_EQ(group_of(dual, without), -1);
    EXPECT_NE(group_of(single, without), -1);
  }
}

TEST(HodokuPlan, KnowsThatALockedPairIsASubsetToo) {
  EXPECT_TRUE(HodokuPlan(policy_hodoku()).all_subsets);
  for (const char* missing : {"locked-pair", "hidden-triple", "naked-single"}) {
    EXPECT_FALSE(HodokuPlan(*restrict_policy(policy_hodoku(), {}, {missing})).all_subsets)
        << missing;
  }
}

}  // namespace
}  // namespace nonet

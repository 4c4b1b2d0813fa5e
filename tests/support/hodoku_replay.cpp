#include "support/hodoku_replay.h"

#include <map>

#include "nonet/logic/fish.h"
#include "nonet/proof/checker.h"
#include "nonet/rate/hodoku/loop.h"
#include "support/hodoku_data.h"
#include "support/support.h"

namespace nonet::test {
namespace {

// The places of rows in HoDoKu's order, by their short names.
std::map<std::string, int> places_of_rows() {
  std::map<std::string, int> places;
  for (Technique t : all_techniques()) {
    if (row_of(t).hodoku_order != kOff) {
      places[std::string(row_of(t).hodoku_short)] = row_of(t).hodoku_order;
    }
  }
  return places;
}

Policy policy_of(TechniqueSet rows, const Options& options) {
  Policy policy{"rows", {}, options};
  for (Technique t : all_techniques()) {
    if (rows.contains(t)) policy.order.push_back(t);
  }
  return policy;
}

// "fbf3+ r1c1<>4": the `+` marks a siamese fish.
std::string text_of(const Step& step) {
  return std::string(row_of(step.technique).hodoku_short) + (is_siamese(step) ? "+ " : " ") +
         outcome_of(step);
}

}  // namespace

int expect_chosen_in_paths(TechniqueSet rows, const std::filesystem::path& file,
                           const Options& options) {
  const std::map<std::string, int> places = places_of_rows();
  std::map<int, std::shared_ptr<const HodokuPlan>> plans;  // of the rows up to a place
  auto plan_up_to = [&](int place) {
    auto [plan, added] = plans.try_emplace(place);
    if (added) {
      TechniqueSet asked;
      for (Technique t : all_techniques()) {
        if (rows.contains(t) && row_of(t).hodoku_order <= place) asked.insert(t);
      }
      plan->second = std::make_shared<const HodokuPlan>(policy_of(asked, options));
    }
    return plan->second;
  };
  const std::vector<Technique> all = all_techniques();
  int count = 0;
  each_path_step(file, [&](const Grid& grid, const HodokuStep& step) {
    const std::string name = step.short_name.substr(0, step.short_name.find('+'));
    const auto place = places.find(name);
    ASSERT_TRUE(place != places.end()) << name;
    const auto plan = plan_up_to(place->second);
    if (plan->groups.empty()) return;
    HodokuLoop loop(grid, plan);
    loop.set_one_solution(true);
    std::string taken;
    loop.next_pattern([&](const Hit& hit) {
      const Step told = hit.told(grid);
      EXPECT_TRUE(check(grid, told).proved());
      taken = text_of(told);
      return true;
    });
    const bool ours = std::any_of(all.begin(), all.end(), [&](Technique t) {
      return rows.contains(t) && row_of(t).hodoku_short == name;
    });
    count += ours ? 1 : 0;
    EXPECT_EQ(taken, ours ? step.short_name + " " + step.outcome : "");
  });
  return count;
}

}  // namespace nonet::test

#include "nonet/generate/ruled_minimum.h"

#include "nonet/generate/variant_generator.h"
#include "nonet/io/variant_json.h"
#include "nonet/rules/count.h"
#include "support/support.h"

namespace nonet {
namespace {

Variant with_everything_given() {
  VariantDemand demand;
  demand.kinds = {"thermo", "kropki"};
  const auto made = VariantGenerator::of(demand, 4)->make(0);
  Variant variant = *made->puzzle.variant;
  for (std::size_t i = 0; i < 40; ++i) variant.givens[i] = made->solution[i];
  return variant;
}

bool is_unique(const Variant& variant) {
  const auto scheme = compile(variant);
  return scheme && count_solutions(*scheme).unique();
}

std::size_t givens_of(const Variant& variant) {
  std::size_t count = 0;
  for (const auto& given : variant.givens) count += given ? 1 : 0;
  return count;
}

TEST(RuledMinimum, HasNothingThatCanGo) {
  const Variant before = with_everything_given();
  Random random({1, 2, 3});
  for (Random* order : {static_cast<Random*>(nullptr), &random}) {
    const auto minimum = ruled_minimum(before, TakenFrom::kBoth, order);
    ASSERT_TRUE(minimum);
    EXPECT_TRUE(minimum->decided);
    EXPECT_TRUE(is_unique(minimum->puzzle));
    EXPECT_LT(givens_of(minimum->puzzle), givens_of(before));
    for (std::size_t i = 0; i < before.givens.size(); ++i) {
      if (!minimum->puzzle.givens[i]) continue;
      Variant without = minimum->puzzle;
      without.givens[i].reset();
      EXPECT_FALSE(is_unique(without)) << variant_json_of(without);
    }
    for (std::size_t i = 0; i < minimum->puzzle.clues.size(); ++i) {
      Variant without = minimum->puzzle;
      without.clues.erase(without.clues.begin() + static_cast<std::ptrdiff_t>(i));
      EXPECT_FALSE(is_unique(without)) << variant_json_of(without);
    }
  }
}

TEST(RuledMinimum, LeavesWhatItIsToldToLeave) {
  const Variant before = with_everything_given();
  const auto rules = ruled_minimum(before, TakenFrom::kRules, nullptr);
  ASSERT_TRUE(rules);
  EXPECT_EQ(rules->puzzle.givens, before.givens);
  EXPECT_LT(rules->puzzle.clues.size(), before.clues.size());
  const auto givens = ruled_minimum(before, TakenFrom::kGivens, nullptr);
  ASSERT_TRUE(givens);
  EXPECT_EQ(givens->puzzle.clues, before.clues);
  EXPECT_LT(givens_of(givens->puzzle), givens_of(before));
}

TEST(RuledMinimum, IsRefusedWithoutOneSolution) {
  Variant variant = with_everything_given();
  variant.givens.assign(81, std::nullopt);
  variant.clues.resize(1);
  EXPECT_EQ(ruled_minimum(variant, TakenFrom::kBoth, nullptr).error().message,
            "it has several solutions; a rule is probably missing");
  variant.givens[0] = variant.givens[1] = 1;
  EXPECT_EQ(ruled_minimum(variant, TakenFrom::kBoth, nullptr).error().message,
            "it has no solution");
}

}  // namespace
}  // namespace nonet

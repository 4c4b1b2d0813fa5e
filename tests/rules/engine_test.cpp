// Kernels against definitions: on grids of four by four all fillings can be tried, so for random
// rules of every kind the search must find just those that the rules' automata accept.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>

#include "nonet/rules/count.h"
#include "nonet/rules/scheme.h"
#include "support/small_grids.h"
#include "support/support.h"

namespace nonet {
namespace {

constexpr int kSide = test::kSmallSide;
constexpr std::size_t kCells = test::kSmallCells;
using test::all_fillings;
using test::small_grid;

class RandomClues {
 public:
  RandomClues(std::mt19937& random, const Variant& variant) : random_(random), variant_(variant) {}

  int number(int from, int to) { return std::uniform_int_distribution(from, to)(random_); }

  std::vector<Spot> cells(int count) {
    std::vector<Spot> all(kCells);
    std::iota(all.begin(), all.end(), Spot{0});
    std::shuffle(all.begin(), all.end(), random_);
    all.resize(static_cast<std::size_t>(count));
    return all;
  }

  Clue of(Kind kind) {
    Clue clue;
    clue.kind = kind;
    std::string_view members = row_of(kind).members;
    while (!members.empty()) {
      std::string_view member = members.substr(0, members.find(' '));
      members.remove_prefix(std::min(members.size(), member.size() + 1));
      const bool optional = member.ends_with('?');
      if (optional) member.remove_suffix(1);
      if (optional && number(0, 1) == 0) continue;
      add(clue, member);
    }
    return clue;
  }

 private:
  void add(Clue& clue, std::string_view member) {
    const Kind kind = clue.kind;
    const bool two = kind == Kind::kKropki || kind == Kind::kXv || kind == Kind::kGreater;
    if (member == "cells") {
      const int most = kind == Kind::kCage || kind == Kind::kRenban ? kSide : 6;
      clue.sets.push_back(cells(two ? 2 : number(1, most)));
    } else if (member == "bulb" || member == "cell") {
      clue.sets.push_back(cells(member == "bulb" && number(0, 5) == 0 ? 2 : 1));
    } else if (member == "shaft") {
      clue.sets.push_back(cells(number(1, 4)));
    } else if (member == "copy") {
      clue.sets.push_back(cells(static_cast<int>(clue.sets[0].size())));
    } else if (member == "sets") {
      const int size = number(1, 3);
      for (int i = number(2, 3); i > 0; --i)
        clue.sets.push_back(cells(kind == Kind::kEqualSum ? number(1, 3) : size));
    } else if (member == "sum" || member == "value") {
      const auto size = clue.sets.empty() ? 3 : static_cast<int>(clue.sets[0].size());
      clue.value = kind == Kind::kNumberedRoom || kind == Kind::kHiddenSkyscraper ||
                           kind == Kind::kSkyscraper || kind == Kind::kKropki
                       ? number(1, kSide)
                       : number(size, size * 3);
    } else if (member == "difference" || member == "modulus" || member == "count") {
      clue.value = number(1, 3);
    } else if (member == "digit") {
      clue.digits = {number(variant_.low, variant_.high)};
    } else if (member == "digits") {
      clue.digits.emplace();
      const int most = std::min(3, static_cast<int>(clue.sets[0].size()));
      for (int i = number(1, std::max(1, most)); i > 0; --i)
        clue.digits->push_back(number(variant_.low, variant_.high));
    } else if (member == "white" || member == "black") {
      (member == "white" ? clue.digits : clue.more) = std::vector<int>{number(1, 3)};
    } else if (member == "coefficients") {
      clue.more.emplace();
      for (std::size_t i = 0; i < clue.sets[0].size(); ++i) clue.more->push_back(number(-2, 2));
    } else if (member == "box") {
      clue.more = {2, 2};
    } else if (member == "slow" || member == "repeats" || member == "loop") {
      clue.flag = true;
    } else if (member == "colour") {
      clue.word = number(0, 1) == 0 ? "white" : "black";
    } else if (member == "type") {
      clue.word = number(0, 1) == 0 ? "row" : "column";
    } else if (member == "which") {
      clue.word =
          std::vector<std::string>{"/", "\\", "both"}[static_cast<std::size_t>(number(0, 2))];
    } else if (member == "scope") {
      clue.word = number(0, 1) == 0 ? "all" : "consecutive";
    } else if (member == "pattern") {
      clue.word = std::vector<std::string>{"[12]*[34]*", ".{1,3}2.*", "(1|2.)*", "[^1]+",
                                           "3?.*"}[static_cast<std::size_t>(number(0, 4))];
    } else if (member == "line") {
      clue.is_column = number(0, 1) == 0;
      clue.line = number(0, kSide - 1);
    } else if (member == "from") {
      const bool back = number(0, 1) == 0;
      clue.word = clue.is_column ? (back ? "bottom" : "top") : (back ? "right" : "left");
    } else if (member == "table") {
      for (int i = 0; i < kSide; ++i) {
        clue.table.emplace_back();
        for (int j = 0; j < kSide; ++j) clue.table.back() += number(0, 2) == 0 ? '0' : '1';
      }
    } else if (member == "start") {
      clue.own.start = {0};
    } else if (member == "accept") {
      clue.own.accept = {number(0, 2), number(0, 2)};
    } else if (member == "next") {
      clue.own.next.resize(3);
      for (auto& state : clue.own.next) {
        state.resize(kSide);
        for (auto& to : state) {
          for (int i = number(0, 2); i > 0; --i) to.push_back(number(0, 2));
        }
      }
    } else if (member == "branches") {
      for (int i = number(1, 3); i > 0; --i) {
        clue.branches.push_back({of(Kind::kCage), of(Kind::kThermo)});
        if (number(0, 1) == 0) clue.branches.back().pop_back();
      }
    }
  }

  std::mt19937& random_;
  const Variant& variant_;
};

class EveryKind : public testing::TestWithParam<KindRow> {};

TEST_P(EveryKind, SearchFindsJustTheFillingsThatTheRuleAccepts) {
  std::mt19937 random(17);
  int told_apart = 0;
  for (int round = 0; round < test::rounds(60); ++round) {
    Variant variant = small_grid(round % 4 == 3 ? 0 : 1, round % 2 == 0);
    const std::vector<std::vector<int>> all = all_fillings(variant);
    RandomClues clues(random, variant);
    variant.clues.push_back(clues.of(GetParam().kind));
    if (round % 3 == 2) variant.clues.push_back(clues.of(GetParam().kind));
    // Now and then a digit is known.
    if (round % 5 == 4)
      variant.givens[static_cast<std::size_t>(clues.number(0, 15))] =
          clues.number(variant.low, variant.high);
    const Result<Scheme> scheme = compile(variant);
    if (!scheme) continue;  // such as a cage that can't have its sum
    std::vector<std::vector<int>> wanted;
    for (const std::vector<int>& digits : all) {
      if (is_solution(*scheme, digits)) wanted.push_back(digits);
    }
    std::vector<std::vector<int>> found;
    const VariantCount count =
        count_solutions(*scheme, 10'000, Stop(), [&](std::span<const int> digits) {
          found.emplace_back(digits.begin(), digits.end());
          return true;
        });
    EXPECT_TRUE(count.complete);
    std::sort(found.begin(), found.end());
    ASSERT_EQ(found, wanted) << "round " << round;
    told_apart += wanted.size() < all.size() ? 1 : 0;
  }
  EXPECT_GT(told_apart, 0) << "no rule of this kind told fillings apart";
}

std::string name_of_kind(const testing::TestParamInfo<KindRow>& kind) {
  std::string name(kind.param.slug);
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Kinds, EveryKind, testing::ValuesIn(all_kinds()), name_of_kind);

TEST(VariantSearch, EndsWhenItIsAskedTo) {
  Variant variant = small_grid(1, true);
  const Result<Scheme> scheme = compile(variant);
  ASSERT_TRUE(scheme.ok());
  EXPECT_EQ(count_solutions(*scheme, 1000).solutions, 288U);
  EXPECT_EQ(count_solutions(*scheme, 10).solutions, 10U);
  EXPECT_FALSE(count_solutions(*scheme, 10).complete);
  std::atomic<bool> asked = true;
  const VariantCount stopped = count_solutions(*scheme, 1000, Stop(&asked));
  EXPECT_TRUE(stopped.stopped);
  EXPECT_FALSE(stopped.complete);
  int visited = 0;
  count_solutions(*scheme, 1000, Stop(), [&](std::span<const int>) { return ++visited < 3; });
  EXPECT_EQ(visited, 3);
}

}  // namespace
}  // namespace nonet

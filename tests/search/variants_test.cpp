// A variant that has only the ordinary houses is searched by the kernel once it is hard: the same
// solutions as the search of variants finds, and a stop is heard.
#include "nonet/search/variants.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <random>

#include "nonet/io/variant_json.h"
#include "support/support.h"

namespace nonet {
namespace {

Scheme plain_scheme() {
  return *compile(*read_variant_json(R"({"size":9,"low":1,"boxes":"standard","rules":[]})"));
}

// Cells that may hold a solution's digit and most others: hard, with one solution or several.
Scheme pencilmarks(std::mt19937& random, int struck_in_ten) {
  Scheme scheme = plain_scheme();
  for (int i = 0; i < 81; ++i) {
    const int solved = (i / 9 * 3 + i / 27 + i) % 9;
    unsigned mask = 0x1ff;
    for (int d = 0; d < 9; ++d) {
      if (d != solved && static_cast<int>(random() % 10) < struck_in_ten) mask &= ~(1U << d);
    }
    scheme.start[static_cast<std::size_t>(i)] = static_cast<DigitMask>(mask);
  }
  return scheme;
}

using Solutions = std::vector<std::vector<int>>;

template <class Count>
Solutions all_of(Count count, const Scheme& scheme, std::uint64_t limit, VariantCount& result) {
  Solutions found;
  result = count(scheme, limit, Stop(), [&](std::span<const int> digits) {
    found.emplace_back(digits.begin(), digits.end());
    return true;
  });
  std::sort(found.begin(), found.end());
  return found;
}

TEST(PlainVariants, HaveTheSameSolutionsByBothSearches) {
  std::mt19937 random(26);
  constexpr std::uint64_t kLimit = 400;
  int hard = 0;
  for (int round = 0; round < test::rounds(40); ++round) {
    const Scheme scheme = pencilmarks(random, 3 + round % 3);
    VariantCount by_rules, by_kernel;
    const Solutions wanted =
        all_of([](auto&&... x) { return count_solutions(x...); }, scheme, kLimit, by_rules);
    const Solutions found =
        all_of([](auto&&... x) { return count_variant(x...); }, scheme, kLimit, by_kernel);
    EXPECT_EQ(by_kernel.solutions, by_rules.solutions);
    EXPECT_EQ(by_kernel.complete, by_rules.complete);
    ASSERT_EQ(by_kernel.solutions, found.size());
    if (by_rules.complete) {
      EXPECT_EQ(found, wanted);
    }
    EXPECT_EQ(std::adjacent_find(found.begin(), found.end()), found.end()) << "told twice";
    for (const std::vector<int>& digits : found) ASSERT_TRUE(is_solution(scheme, digits));
    hard += by_kernel.guesses > 200 ? 1 : 0;
  }
  EXPECT_GT(hard, 0) << "the kernel was never needed";
}

TEST(PlainVariants, HearAStopAndAVisitorThatHasEnough) {
  std::mt19937 random(7);
  const Scheme scheme = pencilmarks(random, 2);
  std::atomic<bool> asked = true;
  const VariantCount stopped = count_variant(scheme, 1'000'000'000, Stop(&asked));
  EXPECT_TRUE(stopped.stopped);
  EXPECT_FALSE(stopped.complete);
  const VariantCount later = count_variant(scheme, 1'000'000'000, Stop::after_asks(3));
  EXPECT_TRUE(later.stopped);
  int visited = 0;
  const VariantCount enough = count_variant(scheme, 1'000'000'000, Stop(),
                                            [&](std::span<const int>) { return ++visited < 7; });
  EXPECT_EQ(visited, 7);
  EXPECT_EQ(enough.solutions, 7U);
  EXPECT_FALSE(enough.complete);
}

}  // namespace
}  // namespace nonet

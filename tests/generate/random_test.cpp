#include "nonet/generate/random.h"

#include <cmath>
#include <set>

#include "support/support.h"

namespace nonet {
namespace {

TEST(Random, GivesTheSameNumbersForTheSameKeyForEver) {
  Random random({1, 2, 3});
  const std::vector<std::uint64_t> first = {random.next(), random.next(), random.next()};
  EXPECT_EQ(first, (std::vector<std::uint64_t>{0xf44463172d5ab7cfU, 0xfcf9374149e54b62U,
                                               0xf397800b44968b62U}));
}

TEST(Random, HasAStreamOfItsOwnForEachSeedNumberAndAttempt) {
  std::set<std::uint64_t> firsts;
  for (std::uint64_t a = 0; a < 20; ++a) {
    for (std::uint64_t b = 0; b < 20; ++b) {
      for (std::uint64_t c = 0; c < 20; ++c) firsts.insert(Random({a, b, c}).next());
    }
  }
  EXPECT_EQ(firsts.size(), 20U * 20U * 20U);
}

TEST(Random, GivesEachNumberBelowABoundEquallyOften) {
  for (const std::uint32_t bound : {2U, 6U, 9U, 56U}) {
    Random random({bound, 0, 0});
    std::vector<int> counts(bound);
    const int each = 2000;
    for (std::uint32_t i = 0; i < bound * each; ++i) ++counts[random.below(bound)];
    double chi_squared = 0;
    for (const int count : counts) chi_squared += (count - each) * (count - each) / double(each);
    // Six standard deviations above what is expected.
    EXPECT_LT(chi_squared, bound + 6 * std::sqrt(2.0 * bound)) << bound;
  }
}

TEST(Random, NeverReachesTheBound) {
  Random random({5, 0, 0});
  for (int i = 0; i < 1000; ++i) EXPECT_LT(random.below(3'000'000'000U), 3'000'000'000U);
  EXPECT_EQ(random.below(1), 0U);
}

}  // namespace
}  // namespace nonet

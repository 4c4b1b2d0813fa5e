// X-chains and XY-chains as HoDoKu chooses them.
#include "nonet/rate/hodoku/chains.h"

#include "support/hodoku_replay.h"
#include "support/patterns.h"
#include "support/support.h"

namespace nonet {
namespace {

TEST(HodokuChains, CorpusAreTheStepsOfItsPaths) {
  NONET_NEEDS_SHARED_DATA(data);
  const TechniqueSet chains = {Technique::kXChain, Technique::kXyChain};
  EXPECT_EQ(test::expect_chosen_in_paths(chains, data / "hodoku" / "paths.txt"), 974);
  EXPECT_EQ(test::expect_chosen_in_paths(chains, data / "hodoku" / "alt1.txt"), 322);
  EXPECT_EQ(test::expect_chosen_in_paths(chains, data / "hodoku" / "alt2.txt"), 58);
}

}  // namespace
}  // namespace nonet

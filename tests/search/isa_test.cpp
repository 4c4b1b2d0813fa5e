#include "nonet/search/isa.h"

#include <algorithm>

#include "support/support.h"

namespace nonet {
namespace {

TEST(Isa, TheScalarKernelIsAlwaysThere) {
  const std::vector<Isa>& isas = available_isas();
  EXPECT_NE(std::find(isas.begin(), isas.end(), Isa::kScalar), isas.end());
  EXPECT_EQ(best_isa(), isas.back());
}

TEST(Isa, EachAvailableOneIsFoundByItsName) {
  for (Isa isa : available_isas()) {
    auto found = isa_named(name_of(isa));
    ASSERT_TRUE(found) << name_of(isa);
    EXPECT_EQ(*found, isa);
  }
}

TEST(Isa, OneThatIsLackingIsRefusedWithASentence) {
  const std::vector<Isa>& isas = available_isas();
  int refused = 0;
  for (Isa isa : {Isa::kNeon, Isa::kWasm, Isa::kSse4, Isa::kAvx2, Isa::kAvx512, Isa::kBitalg}) {
    if (std::find(isas.begin(), isas.end(), isa) != isas.end()) continue;
    auto found = isa_named(name_of(isa));
    ASSERT_FALSE(found);
    std::string sentence = found.error().message;
    std::string name(name_of(isa));
    EXPECT_TRUE(sentence == "this build of nonet has no kernel for " + name ||
                sentence == "this processor has no " + name)
        << sentence;
    ++refused;
  }
  EXPECT_GT(refused, 0);  // no processor has NEON and AVX
}

TEST(Isa, AnUnknownNameIsToldTheKnownOnes) {
  auto found = isa_named("mmx");
  ASSERT_FALSE(found);
  EXPECT_EQ(found.error().message,
            "there is no instruction set 'mmx'; known are scalar, neon, wasm, sse4, avx2, avx512, "
            "bitalg");
}

}  // namespace
}  // namespace nonet

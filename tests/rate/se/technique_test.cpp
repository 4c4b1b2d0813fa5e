// What Sudoku Explainer calls its techniques, and what people may call them.
#include "nonet/rate/se/technique.h"

#include <gtest/gtest.h>

#include <set>

namespace nonet {
namespace {

SeTechnique named(std::string_view name) {
  const std::vector<SeTechnique> meant = se_techniques_named(name);
  EXPECT_EQ(meant.size(), 1U) << name;
  return meant.empty() ? SeTechnique{} : meant[0];
}

TEST(SeTechnique, IsFoundByEachOfTheNamesThatItHas) {
  std::set<std::string> names;
  for (const SeTechnique& each : all_se_techniques()) {
    EXPECT_TRUE(names.insert(name_of(each)).second) << name_of(each);
    EXPECT_EQ(named(name_of(each)), each);
  }
  for (const char* name :
       {"Hidden Single", "Unique Rectangle type 3", "Unique Loop type 3", "Unique Loop 8 type 3",
        "BUG type 1", "Cell Forcing Chains", "Dynamic Cell Forcing Chains (+ Forcing Chains)"}) {
    EXPECT_TRUE(names.contains(name)) << name;
  }
}

TEST(SeTechnique, IsMeantWhateverStandsBetweenTheWords) {
  EXPECT_EQ(name_of(named("turbot-fish")), "Turbot Fish");
  EXPECT_EQ(name_of(named("XY_WING")), "XY-Wing");
  EXPECT_TRUE(se_techniques_named("gold fish").empty());
}

TEST(SeTechnique, WithoutItsTypeMeansAllOfThem) {
  EXPECT_EQ(se_techniques_named("unique rectangle").size(), 4U);
  EXPECT_EQ(se_techniques_named("bug").size(), 4U);
}

TEST(SeTechnique, HasItsInitialsForShort) {
  EXPECT_EQ(short_name_of(named("hidden single")), "HS");
  EXPECT_EQ(short_name_of(named("xyz-wing")), "XYZW");
  EXPECT_EQ(short_name_of(named("unique loop 8 type 1")), "UL81");
  EXPECT_EQ(short_name_of(named("bug type 2")), "BUG2");
  EXPECT_EQ(short_name_of(named("dynamic cell forcing chains (+)")), "DCFC+");
  EXPECT_EQ(short_name_of(named("dynamic double forcing chains (+ forcing chains)")), "DDFC+FC");
}

}  // namespace
}  // namespace nonet

#include "nonet/text/roles.h"

#include "support/support.h"

namespace nonet {
namespace {

TEST(Roles, EveryRoleHasANameAndAWord) {
  for (int i = 0; i <= static_cast<int>(Role::kSetC); ++i) {
    EXPECT_NE(name_of(static_cast<Role>(i)), "") << i;
  }
  EXPECT_EQ(role_meant_by("cells"), Role::kPattern);
  EXPECT_EQ(role_meant_by("pincers"), Role::kPincer);
  EXPECT_EQ(role_meant_by("wheels"), std::nullopt);
}

TEST(Roles, TemplatesAreFilledWordByWord) {
  auto shout = [](std::string_view word) { return "<" + std::string(word) + ">"; };
  EXPECT_EQ(filled("", shout), "");
  EXPECT_EQ(filled("plain", shout), "plain");
  EXPECT_EQ(filled("{a} and {b}, {a}", shout), "<a> and <b>, <a>");
}

}  // namespace
}  // namespace nonet

// The page of variants has every kind with its members.
#include "nonet/rules/variant.h"

#include <gtest/gtest.h>

#include "support/support.h"

namespace nonet {
namespace {

TEST(VariantsPage, HasEveryKindWithItsMembers) {
  const std::string page = test::read_file(test::source_folder() / "docs" / "VARIANTS.md");
  for (const KindRow& row : all_kinds()) {
    const std::string slug = "`" + std::string(row.slug) + "`";
    std::size_t at = page.find("\n| " + slug);
    if (at == std::string::npos) at = page.find(", " + slug + " |");  // two kinds in a row
    ASSERT_NE(at, std::string::npos) << slug;
    const std::string entry = page.substr(at + 1, page.find('\n', at + 1) - at);
    std::string_view members = row.members;
    while (!members.empty()) {
      const std::string member(members.substr(0, members.find(' ')));
      members.remove_prefix(std::min(members.size(), member.size() + 1));
      EXPECT_NE(entry.find("`" + member + "`"), std::string::npos) << slug << " " << member;
    }
  }
}

}  // namespace
}  // namespace nonet

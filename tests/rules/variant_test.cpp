// The page of variants has every kind with its names, its members and its picture.
#include "nonet/rules/variant.h"

#include <gtest/gtest.h>

#include <filesystem>

#include "support/support.h"

namespace nonet {
namespace {

TEST(VariantsPage, HasEveryKindWithItsNamesMembersAndPicture) {
  const std::string page = test::read_file(test::source_folder() / "docs" / "VARIANTS.md");
  const std::string puzzles =
      test::read_file(test::source_folder() / "docs" / "pictures" / "rules.jsonl");
  for (const KindRow& row : all_kinds()) {
    const std::string slug = "`" + std::string(row.slug) + "`";
    const std::size_t at = page.find("\n| " + slug + " |");
    ASSERT_NE(at, std::string::npos) << slug;
    const std::string entry = page.substr(at + 1, page.find('\n', at + 1) - at);
    EXPECT_NE(entry.find(" | " + std::string(row.name)), std::string::npos) << slug;
    std::string_view synonyms = row.synonyms;
    while (!synonyms.empty()) {
      const std::string synonym(synonyms.substr(0, synonyms.find('|')));
      synonyms.remove_prefix(std::min(synonyms.size(), synonym.size() + 1));
      EXPECT_NE(entry.find(", " + synonym), std::string::npos) << slug << " " << synonym;
    }
    // script/pictures draws it from a puzzle that has a rule of the kind.
    const std::string picture = "pictures/rules/" + std::string(row.slug) + ".svg";
    EXPECT_NE(entry.find("](" + picture + ") |"), std::string::npos) << slug;
    EXPECT_TRUE(std::filesystem::exists(test::source_folder() / "docs" / picture)) << slug;
    const std::size_t puzzle = puzzles.find(R"({"id": ")" + std::string(row.slug) + R"(", )");
    ASSERT_NE(puzzle, std::string::npos) << slug;
    EXPECT_NE(puzzles.substr(puzzle, puzzles.find('\n', puzzle) - puzzle)
                  .find(R"("kind": ")" + std::string(row.slug) + '"'),
              std::string::npos)
        << slug;
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

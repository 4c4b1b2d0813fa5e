// One version: CMakeLists.txt is its home, and the newest section of CHANGELOG.md tells of it.
#include "nonet/version.h"

#include <algorithm>
#include <array>

#include "support/process.h"
#include "support/support.h"
#include "support/texts.h"

namespace nonet::test {
namespace {

// The versions of the sections, newest first.
std::vector<std::array<int, 3>> versions_told() {
  const std::string text = read_file(test::source_folder() / "CHANGELOG.md");
  std::vector<std::array<int, 3>> versions;
  for (const auto& heading : find_all(text, R"(\n## (\d+)\.(\d+)\.(\d+)\n)")) {
    versions.push_back({std::stoi(heading[1]), std::stoi(heading[2]), std::stoi(heading[3])});
  }
  return versions;
}

TEST(Version, IsTheNewestThatTheChangelogTellsOf) {
  ASSERT_FALSE(versions_told().empty());
  const auto [first, second, third] = versions_told().front();
  const std::string newest =
      std::to_string(first) + "." + std::to_string(second) + "." + std::to_string(third);
  EXPECT_EQ(newest, kVersion);
  EXPECT_EQ(run("nonet", {"--version"}).out, "nonet " + newest + "\n");
}

TEST(Version, IsThereInNumbersForThePreprocessor) {
  static_assert(NONET_VERSION_NUMBER >= 300 && NONET_VERSION_MINOR < 100);
  EXPECT_STREQ(NONET_VERSION_STRING, kVersion);
  const std::string numbers = std::to_string(NONET_VERSION_MAJOR) + "." +
                              std::to_string(NONET_VERSION_MINOR) + "." +
                              std::to_string(NONET_VERSION_PATCH);
  EXPECT_EQ(numbers, kVersion);
}

TEST(Version, OnlyEverGrows) {
  const auto versions = versions_told();
  EXPECT_GE(versions.size(), 2U);
  EXPECT_TRUE(std::is_sorted(versions.rbegin(), versions.rend()));
}

}  // namespace
}  // namespace nonet::test

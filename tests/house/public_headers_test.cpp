// The list of public headers (cmake/public_headers.cmake), held against the headers themselves.
#include <set>

#include "support/support.h"
#include "support/texts.h"

namespace nonet::test {
namespace {

const std::filesystem::path kSource = test::source_folder();

// "core/grid.h": as the list has them.
std::set<std::string> listed() {
  std::set<std::string> headers;
  const std::string list = read_file(kSource / "cmake" / "public_headers.cmake");
  for (const auto& line : find_all(list, R"(\n  (\w[\w/]*\.(?:h|def)))")) headers.insert(line[1]);
  return headers;
}

TEST(PublicHeaders, AreThereAndIncludeOnlyOthersOfTheirKind) {
  const std::set<std::string> headers = listed();
  EXPECT_GT(headers.size(), 30U);
  EXPECT_TRUE(headers.contains("nonet.h"));
  for (const std::string& header : headers) {
    ASSERT_TRUE(std::filesystem::exists(kSource / "nonet" / header)) << header;
    const std::string text = read_file(kSource / "nonet" / header);
    for (const auto& line : find_all(text, R"(#include "nonet/([^"]+)\")")) {
      if (line[1] == "version.h") continue;  // made by the build
      EXPECT_TRUE(headers.contains(line[1]))
          << header << " is public and includes " << line[1] << ", which is not";
    }
  }
}

// The header for C has no namespace, and C compilers need not know the pragma.
bool is_for_c(const std::string& text) {
  return has_pattern(text,
                     R"(\n#pragma GCC visibility push\(default\)\n#endif\n#ifdef __cplusplus\n)"
                     R"(extern "C" \{\n)") &&
         has_pattern(text,
                     R"(\n\}\n#endif\n#ifdef __GNUC__\n#pragma GCC visibility pop\n#endif\n)");
}

TEST(PublicHeaders, AndNoOthersExportWhatTheyDeclare) {
  const std::set<std::string> headers = listed();
  for (const auto& entry : std::filesystem::recursive_directory_iterator(kSource / "nonet")) {
    if (entry.path().extension() != ".h") continue;
    const std::string header = std::filesystem::relative(entry.path(), kSource / "nonet").string();
    if (header == "nonet.h") continue;  // declares nothing itself
    const std::string text = read_file(entry.path());
    const bool exports =
        (has_pattern(text, R"(\n#pragma GCC visibility push\(default\)\nnamespace nonet)") &&
         has_pattern(text, R"(\n\}  // namespace nonet[\w:]*\n#pragma GCC visibility pop\n$)")) ||
        is_for_c(text);
    EXPECT_EQ(exports, headers.contains(header)) << header;
    EXPECT_EQ(text.find("#pragma GCC visibility") != std::string::npos, exports) << header;
  }
}

}  // namespace
}  // namespace nonet::test

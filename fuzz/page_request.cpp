// Any bytes as a request to the page's server: an answer each, and nothing but the one file there
// is.
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string_view>

#include "cli/page/static_files.h"

namespace {

const std::filesystem::path& folder() {
  static const std::filesystem::path made = [] {
    const auto path = std::filesystem::temp_directory_path() / "nonet_fuzz_page";
    std::filesystem::create_directories(path / "page");
    std::ofstream(path / "page/index.html") << "here";
    std::ofstream(path / "secret") << "SECRET";
    return path / "page";
  }();
  return made;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view head(reinterpret_cast<const char*>(data), size);
  const std::string answer = nonet::cli::answer_to(head, folder());
  if (!answer.starts_with("HTTP/1.1 ")) std::abort();
  if (answer.find("SECRET") != std::string::npos) std::abort();
  if (answer.starts_with("HTTP/1.1 200 ") && answer.find("text/html") == std::string::npos)
    std::abort();
  return 0;
}

// What systems do differently stands in cli/system alone: nobody else includes what only one of
// them has, and the library nothing of any.
#include <set>

#include "support/support.h"
#include "support/texts.h"

namespace nonet::test {
namespace {

namespace fs = std::filesystem;

// The headers in angle brackets that the sources of a folder include, and who does.
std::vector<std::pair<std::string, std::string>> included_below(const std::string& folder) {
  std::vector<std::pair<std::string, std::string>> found;
  for (const auto& entry : fs::recursive_directory_iterator(source_folder() / folder)) {
    const std::string kind = entry.path().extension().string();
    if (kind != ".cpp" && kind != ".h" && kind != ".def") continue;
    const std::string file = fs::relative(entry.path(), source_folder()).generic_string();
    for (const auto& header : find_all(read_file(entry.path()), R"(#include <([^>]+)>)")) {
      found.emplace_back(header[1], file);
    }
  }
  return found;
}

const std::set<std::string> kOfOneSystem = {
    "arpa/inet.h",  "dirent.h",     "fcntl.h",    "grp.h",        "io.h",       "mach-o/dyld.h",
    "netinet/in.h", "poll.h",       "pwd.h",      "shellapi.h",   "sys/file.h", "sys/ioctl.h",
    "sys/mman.h",   "sys/socket.h", "sys/time.h", "sys/types.h",  "sys/wait.h", "termios.h",
    "windows.h",    "winsock2.h",   "ws2tcpip.h", "sys/select.h", "spawn.h"};
// Where there is both, mingw-w64 has them too.
const std::set<std::string> kOfFiles = {"sys/stat.h", "unistd.h"};

TEST(Systems, AreKeptApartInOneRoom) {
  int inside = 0;
  for (const auto& [header, file] : included_below("cli")) {
    const bool may = file.starts_with("cli/system/") || file == "cli/game/window_by_curses.cpp";
    EXPECT_TRUE(may || !kOfOneSystem.contains(header)) << file << " includes <" << header << ">";
    inside += file.starts_with("cli/system/") && kOfOneSystem.contains(header) ? 1 : 0;
  }
  EXPECT_GE(inside, 10);
}

TEST(Systems, AreNothingTheLibraryKnowsOf) {
  for (const auto& [header, file] : included_below("nonet")) {
    EXPECT_FALSE(kOfOneSystem.contains(header) || kOfFiles.contains(header))
        << file << " includes <" << header << ">";
  }
}

// A file for POSIX has one for Windows beside it, and both do what one header says.
TEST(Systems, HaveAFileForEach) {
  int headers = 0;
  for (const auto& entry : fs::directory_iterator(source_folder() / "cli" / "system")) {
    if (entry.path().extension() != ".h") continue;
    ++headers;
    for (const char* system : {"_posix.cpp", "_windows.cpp"}) {
      const fs::path file =
          entry.path().parent_path() / (entry.path().stem().string() + std::string(system));
      ASSERT_TRUE(fs::exists(file)) << file;
      EXPECT_NE(read_file(file).find(entry.path().filename().string()), std::string::npos) << file;
    }
  }
  EXPECT_GE(headers, 4);
}

}  // namespace
}  // namespace nonet::test

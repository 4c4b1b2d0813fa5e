#include "cli/stream/whole_file.h"

#include <cerrno>
#include <cstring>

#include "cli/stream/file_identity.h"
#include "cli/system/files.h"

namespace nonet::cli {

bool write_all(int fd, std::string_view text) {
  while (!text.empty()) {
    const std::int64_t n = write_file(fd, text.data(), text.size());
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(n));
  }
  return true;
}

std::optional<Error> write_whole_file(const std::string& path, std::string_view text,
                                      const std::string& mark) {
  auto failed = [&path](const char* why) { return Error{path + ": cannot be written: " + why}; };
  struct stat status {};
  if (::stat(path.c_str(), &status) == 0) {
    if (!S_ISREG(status.st_mode)) return failed("it is no file");
    // A folder that is ours does not make a file ours that says it is not to be written.
    if (::access(path.c_str(), W_OK) != 0) return failed(std::strerror(errno));
  }
  auto file = TemporaryFile::for_place(behind_links(path), mark);
  if (file && write_all(file->fd(), text) && settle_file(file->fd()) && file->replace()) {
    return std::nullopt;
  }
  return failed(std::strerror(errno));
}

}  // namespace nonet::cli

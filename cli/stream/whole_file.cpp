#include "cli/stream/whole_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>

namespace nonet::cli {
namespace {

bool write_all(int fd, std::string_view text) {
  while (!text.empty()) {
    ssize_t n = ::write(fd, text.data(), text.size());
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(n));
  }
  return true;
}

// mkstemp makes files that only the owner may read; a puzzle is no secret.
mode_t usual_mode() {
  mode_t mask = ::umask(0);
  ::umask(mask);
  return 0666 & ~mask;
}

// Takes over the open file that is to become `path`.
std::optional<Error> fill_and_rename(int fd, const std::string& temporary, const std::string& path,
                                     std::string_view text) {
  auto failed = [&] { return Error{path + ": cannot be written: " + std::strerror(errno)}; };
  if (fd < 0) return failed();
  bool written = write_all(fd, text) && ::fchmod(fd, usual_mode()) == 0 && ::fsync(fd) == 0;
  written = ::close(fd) == 0 && written;
  if (!written || ::rename(temporary.c_str(), path.c_str()) != 0) {
    Error why = failed();
    ::unlink(temporary.c_str());
    return why;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Error> write_whole_file(const std::string& path, std::string_view text) {
  std::string temporary = path + ".XXXXXX";
  const int fd = ::mkstemp(temporary.data());
  return fill_and_rename(fd, temporary, path, text);
}

std::optional<Error> rewrite_whole_file(const std::string& path, std::string_view text) {
  const std::string temporary = path + ".new";
  const int fd = ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  return fill_and_rename(fd, temporary, path, text);
}

}  // namespace nonet::cli

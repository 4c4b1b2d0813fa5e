#include "cli/stream/temporary_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <random>
#include <utility>

namespace nonet::cli {
namespace {

constexpr mode_t kPermissions = 07777;
constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz0123456789";
constexpr std::size_t kMarkLength = 12;

// Those of the file that it is to replace; true also if there is none.
bool take_over(int fd, const std::string& place) {
  struct stat old {};
  struct stat own {};
  if (::stat(place.c_str(), &old) != 0) return true;
  if (::fstat(fd, &own) != 0) return false;
  const bool same_owner = old.st_uid == own.st_uid && old.st_gid == own.st_gid;
  if (!same_owner && ::fchown(fd, old.st_uid, old.st_gid) != 0) return false;
  return ::fchmod(fd, old.st_mode & kPermissions) == 0;
}

}  // namespace

bool is_mark(std::string_view text) {
  return text.size() == kMarkLength && text.find_first_not_of(kLetters) == std::string_view::npos;
}

std::string TemporaryFile::new_mark() {
  std::random_device random;
  std::uniform_int_distribution<std::size_t> letter(0, kLetters.size() - 1);
  std::string mark;
  while (mark.size() < kMarkLength) mark += kLetters[letter(random)];
  return mark;
}

std::optional<TemporaryFile> TemporaryFile::for_place(const std::string& place,
                                                      const std::string& mark) {
  const std::string name =
      (std::filesystem::path(place).parent_path() / (".nonet-" + mark)).string();
  constexpr int kNew = O_RDWR | O_APPEND | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC;
  constexpr mode_t kUsual = 0666;  // less what the user's mask takes away
  int fd = ::open(name.c_str(), kNew, kUsual);
  if (fd < 0 && errno == EEXIST && ::unlink(name.c_str()) == 0) {
    fd = ::open(name.c_str(), kNew, kUsual);
  }
  if (fd < 0) return std::nullopt;
  return TemporaryFile(place, name, fd);
}

TemporaryFile::TemporaryFile(std::string place, std::string name, int fd)
    : place_(std::move(place)), name_(std::move(name)), fd_(fd), is_alike_(take_over(fd, place_)) {}

TemporaryFile::TemporaryFile(TemporaryFile&& other) noexcept
    : place_(std::move(other.place_)),
      name_(std::exchange(other.name_, "")),
      fd_(std::exchange(other.fd_, -1)),
      is_alike_(other.is_alike_) {}

TemporaryFile::~TemporaryFile() {
  const int why = errno;  // whoever failed wants to tell
  if (!name_.empty()) ::unlink(name_.c_str());
  if (fd_ >= 0) ::close(fd_);
  errno = why;
}

bool TemporaryFile::replace() {
  if (::rename(name_.c_str(), place_.c_str()) != 0) return false;
  name_.clear();
  return true;
}

bool TemporaryFile::move_in() {
  if (::link(name_.c_str(), place_.c_str()) == 0) {
    ::unlink(name_.c_str());
    name_.clear();
    return true;
  }
  // Not every file system has links.
  return errno != EEXIST && replace();
}

int TemporaryFile::release() {
  return std::exchange(fd_, -1);
}

}  // namespace nonet::cli

// Files where the system speaks POSIX: Linux, macOS, the BSDs.
#include <sys/file.h>

#include <cerrno>
#include <cstdio>

#include "cli/system/files.h"

namespace nonet::cli {
namespace {

constexpr mode_t kPermissions = 07777;

std::optional<FileNumbers> numbers_in(const struct stat& status) {
  if (!S_ISREG(status.st_mode)) return std::nullopt;
  return FileNumbers{static_cast<std::uint64_t>(status.st_dev),
                     static_cast<std::uint64_t>(status.st_ino)};
}

}  // namespace

int open_file(const std::string& path, int how, unsigned mode) {
  return ::open(path.c_str(), how | O_CLOEXEC, mode);
}

int open_new_file(const std::string& path, unsigned mode) {
  return open_file(path, O_RDWR | O_APPEND | O_CREAT | O_EXCL | O_NOFOLLOW, mode);
}

int duplicate_file(int fd) {
  return ::fcntl(fd, F_DUPFD_CLOEXEC, 0);
}

bool lock_file(int fd) {
  return ::flock(fd, LOCK_EX | LOCK_NB) == 0;
}

bool settle_file(int fd) {
  return ::fsync(fd) == 0;
}

std::int64_t write_file(int fd, const char* bytes, std::size_t size) {
  return ::write(fd, bytes, size);
}

std::int64_t read_file_at(int fd, char* bytes, std::size_t size, std::uint64_t from) {
  return ::pread(fd, bytes, size, static_cast<off_t>(from));
}

bool make_alike(int fd, const std::string& place) {
  struct stat old {};
  struct stat own {};
  if (::stat(place.c_str(), &old) != 0) return true;
  if (::fstat(fd, &own) != 0) return false;
  const bool same_owner = old.st_uid == own.st_uid && old.st_gid == own.st_gid;
  if (!same_owner && ::fchown(fd, old.st_uid, old.st_gid) != 0) return false;
  return ::fchmod(fd, old.st_mode & kPermissions) == 0;
}

bool replace_file(const std::string& from, const std::string& to) {
  return ::rename(from.c_str(), to.c_str()) == 0;
}

bool place_file(const std::string& from, const std::string& to) {
  if (::link(from.c_str(), to.c_str()) == 0) {
    ::unlink(from.c_str());
    return true;
  }
  // Not every file system has links.
  return errno != EEXIST && replace_file(from, to);
}

bool is_folder_for_writing(const std::string& folder) {
  return ::access(folder.c_str(), W_OK | X_OK) == 0;
}

std::optional<FileNumbers> numbers_of_file(int fd) {
  struct stat status {};
  return ::fstat(fd, &status) == 0 ? numbers_in(status) : std::nullopt;
}

std::optional<FileNumbers> numbers_of_file(const std::string& path) {
  struct stat status {};
  return ::stat(path.c_str(), &status) == 0 ? numbers_in(status) : std::nullopt;
}

}  // namespace nonet::cli

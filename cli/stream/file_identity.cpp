#include "cli/stream/file_identity.h"

#include <sys/stat.h>

#include <filesystem>

namespace nonet::cli {
namespace {

std::optional<FileIdentity> identity_in(const struct stat& status) {
  if (!S_ISREG(status.st_mode)) return std::nullopt;
  return FileIdentity{status.st_dev, status.st_ino};
}

}  // namespace

std::optional<FileIdentity> identity_of(const std::string& path) {
  struct stat status {};
  return ::stat(path.c_str(), &status) == 0 ? identity_in(status) : std::nullopt;
}

std::optional<FileIdentity> identity_of(int fd) {
  struct stat status {};
  return ::fstat(fd, &status) == 0 ? identity_in(status) : std::nullopt;
}

bool is_one_file(const std::optional<FileIdentity>& a, const std::optional<FileIdentity>& b) {
  return a && b && a->device == b->device && a->number == b->number;
}

std::string behind_links(const std::string& path) {
  namespace fs = std::filesystem;
  constexpr int kMostLinks = 40;  // as the kernel has it
  fs::path place(path);
  std::error_code problem;
  for (int i = 0; i < kMostLinks; ++i) {
    if (!fs::is_symlink(fs::symlink_status(place, problem))) break;
    const fs::path target = fs::read_symlink(place, problem);
    if (problem) break;
    place = place.parent_path() / target;  // an absolute one stands for itself
  }
  return place.string();
}

}  // namespace nonet::cli

#include "cli/stream/file_identity.h"

#include <filesystem>

namespace nonet::cli {

std::optional<FileIdentity> identity_of(const std::string& path) {
  return numbers_of_file(path);
}

std::optional<FileIdentity> identity_of(int fd) {
  return numbers_of_file(fd);
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

#include "cli/stream/temporary_file.h"

#include <cerrno>
#include <filesystem>
#include <random>
#include <utility>

#include "cli/system/files.h"

namespace nonet::cli {
namespace {

constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz0123456789";
constexpr std::size_t kMarkLength = 12;

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
  constexpr unsigned kUsual = 0666;  // less what the user's mask takes away
  int fd = open_new_file(name, kUsual);
  if (fd < 0 && errno == EEXIST && ::unlink(name.c_str()) == 0) fd = open_new_file(name, kUsual);
  if (fd < 0) return std::nullopt;
  return TemporaryFile(place, name, fd);
}

TemporaryFile::TemporaryFile(std::string place, std::string name, int fd)
    : place_(std::move(place)),
      name_(std::move(name)),
      fd_(fd),
      is_alike_(make_alike(fd, place_)) {}

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
  if (!replace_file(name_, place_)) return false;
  name_.clear();
  return true;
}

bool TemporaryFile::move_in() {
  if (!place_file(name_, place_)) return false;
  name_.clear();
  return true;
}

int TemporaryFile::release() {
  return std::exchange(fd_, -1);
}

}  // namespace nonet::cli

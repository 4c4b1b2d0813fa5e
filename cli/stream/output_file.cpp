#include "cli/stream/output_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <thread>

namespace nonet::cli {
namespace {

bool is_regular(int fd) {
  struct stat status {};
  return ::fstat(fd, &status) == 0 && S_ISREG(status.st_mode);
}

bool is_same(int fd, const std::string& name) {
  struct stat one {};
  struct stat other {};
  return is_regular(fd) && ::fstat(fd, &one) == 0 && ::stat(name.c_str(), &other) == 0 &&
         one.st_dev == other.st_dev && one.st_ino == other.st_ino;
}

}  // namespace

Result<std::unique_ptr<OutputFile>> OutputFile::open(const std::string& path,
                                                     const std::vector<std::string>& inputs) {
  constexpr mode_t kMode = 0666;  // less what the user's mask takes away
  const int fd = ::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, kMode);
  if (fd < 0) return Error{path + ": cannot be written: " + std::strerror(errno)};
  std::unique_ptr<OutputFile> file(new OutputFile(path, fd));
  for (const std::string& input : inputs) {
    if (is_same(fd, input)) return Error{path + ": is to be read, so it can't be written as well"};
  }
  return file;
}

OutputFile::~OutputFile() {
  ::close(fd_);
}

std::uint64_t OutputFile::size() const {
  struct stat status {};
  return ::fstat(fd_, &status) == 0 ? static_cast<std::uint64_t>(status.st_size) : 0;
}

std::optional<Error> OutputFile::claim() {
  if (!is_regular(fd_)) return Error{path_ + ": is no file that can be cut back and written on"};
  // One that was killed a moment ago may not be gone yet.
  const auto patience = std::chrono::steady_clock::now() + std::chrono::seconds(1);
  while (::flock(fd_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
    if (std::chrono::steady_clock::now() > patience) {
      return Error{path_ + ": is being written by another run"};
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  return std::nullopt;
}

std::optional<Error> OutputFile::cut_to(std::uint64_t bytes) {
  if (is_regular(fd_) && ::ftruncate(fd_, static_cast<off_t>(bytes)) != 0) return failed();
  stream_.open(path_, std::ios::binary | std::ios::app);
  if (!stream_) return failed();
  return std::nullopt;
}

std::optional<Error> OutputFile::sync() {
  stream_.flush();
  if (!stream_ || (is_regular(fd_) && ::fsync(fd_) != 0)) return failed();
  return std::nullopt;
}

Error OutputFile::failed() const {
  return Error{path_ + ": cannot be written: " + std::strerror(errno)};
}

}  // namespace nonet::cli

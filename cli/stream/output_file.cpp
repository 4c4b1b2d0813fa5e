#include "cli/stream/output_file.h"

#include <array>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <thread>
#include <utility>
#include <vector>

#include "cli/stream/progress.h"
#include "cli/stream/temporary_file.h"
#include "cli/system/files.h"

namespace nonet::cli {
namespace {

// A file system that knows no locks has to do without.
bool is_locked_by_another(int fd) {
  // One that was killed a moment ago may not be gone yet.
  const auto patience = std::chrono::steady_clock::now() + std::chrono::seconds(1);
  while (!lock_file(fd) && errno == EWOULDBLOCK) {
    if (std::chrono::steady_clock::now() > patience) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(20));
  }
  return false;
}

// The stream that the program has been given already, where a name means one: -1 if not.
int given_stream(std::string_view path) {
  if (path == "/dev/stdout") return STDOUT_FILENO;
  if (path == "/dev/stderr") return STDERR_FILENO;
  for (const std::string_view folder : {"/dev/fd/", "/proc/self/fd/"}) {
    if (!path.starts_with(folder)) continue;
    const std::string_view digits = path.substr(folder.size());
    int fd = -1;
    const char* end = digits.data() + digits.size();
    const auto [stopped, problem] = std::from_chars(digits.data(), end, fd);
    if (problem == std::errc() && stopped == end) return fd;
  }
  return -1;
}

std::string bytes_text(std::uint64_t bytes) {
  return grouped(bytes) + (bytes == 1 ? " byte" : " bytes");
}

}  // namespace

OutputFile::OutputFile(const std::string& path)
    : path_(path),
      place_(behind_links(path)),
      buffer_([this] { return fd_ >= 0 ? fd_ : take_place(); }),
      stream_(&buffer_) {}

OutputFile::~OutputFile() {
  if (fd_ >= 0) ::close(fd_);
  if (old_ >= 0 && old_ != fd_) ::close(old_);
}

Result<std::unique_ptr<OutputFile>> OutputFile::replaced(const std::string& path) {
  std::unique_ptr<OutputFile> file(new OutputFile(path));
  auto pass_on_to = [&](int fd) -> Result<std::unique_ptr<OutputFile>> {
    if (fd < 0) return file->failed(errno);
    file->fd_ = fd;
    file->is_file_ = false;
    return std::move(file);
  };
  if (const int given = given_stream(path); given >= 0) {
    return pass_on_to(duplicate_file(given));
  }
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) {
    // It will be made when there is something to write; better to know now that it can't be.
    std::string folder = std::filesystem::path(file->place_).parent_path().string();
    if (folder.empty()) folder = ".";
    if (errno != ENOENT || !is_folder_for_writing(folder)) return file->failed(errno);
    return file;
  }
  if (S_ISDIR(status.st_mode)) return file->failed(EISDIR);
  if (!S_ISREG(status.st_mode)) return pass_on_to(open_file(path, O_WRONLY));
  if (auto error = file->lock_old(open_file(path, O_WRONLY | O_APPEND))) {
    return *error;
  }
  return file;
}

Result<std::unique_ptr<OutputFile>> OutputFile::continued(const std::string& path) {
  std::unique_ptr<OutputFile> file(new OutputFile(path));
  struct stat status {};
  const bool is_there = ::stat(path.c_str(), &status) == 0;
  if (given_stream(path) >= 0 || (is_there && !S_ISREG(status.st_mode))) {
    return Error{path + ": is no file that can be cut back and written on"};
  }
  constexpr int kHow = O_RDWR | O_APPEND;
  constexpr unsigned kMode = 0666;  // less what the user's mask takes away
  file->fd_ = open_file(file->place_, kHow | O_CREAT | O_EXCL, kMode);
  file->is_new_ = file->fd_ >= 0;
  if (!file->is_new_ && errno == EEXIST) file->fd_ = open_file(file->place_, kHow);
  if (file->fd_ < 0) return file->failed(errno);
  if (is_locked_by_another(file->fd_)) return Error{path + ": is being written by another run"};
  return file;
}

std::optional<FileIdentity> OutputFile::identity() const {
  return is_file_ ? identity_of(fd_ >= 0 ? fd_ : old_) : std::nullopt;
}

void OutputFile::undo() const {
  if (is_new_ && size() == 0) ::unlink(place_.c_str());
}

std::uint64_t OutputFile::size() const {
  struct stat status {};
  return ::fstat(fd_, &status) == 0 ? static_cast<std::uint64_t>(status.st_size) : 0;
}

Result<Digest> OutputFile::first(std::uint64_t bytes) const {
  Digest digest;
  std::vector<char> block(std::size_t{1} << 16U);
  while (digest.size() < bytes) {
    const std::size_t wanted = std::min<std::uint64_t>(block.size(), bytes - digest.size());
    const std::int64_t n = read_file_at(fd_, block.data(), wanted, digest.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return Error{path_ + ": can't be read: " + std::strerror(errno)};
    if (n == 0) return Error{path_ + ": is shorter than it was a moment ago"};
    digest.add({block.data(), static_cast<std::size_t>(n)});
  }
  return digest;
}

std::optional<Error> OutputFile::cut_to(const Digest& first) {
  if (::ftruncate(fd_, static_cast<off_t>(first.size())) != 0) return failed(errno);
  buffer_.go_on(first);
  return std::nullopt;
}

// ---- the place of a file that is replaced

// Keeps the old file, if nobody else has it. Whoever replaces a file holds the lock of the old one
// until the new one, locked as well, has its place; so a lock counts only if the file that it was
// got for is still the one at that place.
std::optional<Error> OutputFile::lock_old(int fd) {
  if (fd < 0) return failed(errno);
  if (is_locked_by_another(fd)) {
    ::close(fd);
    return Error{path_ + ": is being written by another run"};
  }
  old_ = fd;
  return std::nullopt;
}

int OutputFile::take_place() {
  auto fresh = TemporaryFile::for_place(place_);
  // Where we may write a file and not replace it, or not hand it to its owner, it stays the same
  // file.
  if (old_ >= 0 && (!fresh || !fresh->is_alike())) return write_old();
  if (!fresh || is_locked_by_another(fresh->fd())) return -1;
  while (true) {
    if (old_ >= 0 && is_one_file(identity_of(old_), identity_of(place_))) {
      if (!fresh->replace()) return -1;
      break;
    }
    if (old_ >= 0) ::close(std::exchange(old_, -1));
    if (fresh->move_in()) break;
    if (errno != EEXIST) return -1;
    const int fd = open_file(place_, O_WRONLY | O_APPEND);
    if (fd < 0 && errno == ENOENT) continue;
    if (auto error = lock_old(fd)) {
      taken_ = error->message;
      return -1;
    }
  }
  if (old_ >= 0) ::close(std::exchange(old_, -1));
  return fd_ = fresh->release();
}

int OutputFile::write_old() {
  if (::ftruncate(old_, 0) != 0) return -1;
  return fd_ = std::exchange(old_, -1);
}

std::optional<Error> OutputFile::make() {
  if (buffer_.settle()) return std::nullopt;
  return failed(buffer_.problem());
}

// ---- what became of it

std::optional<Error> OutputFile::sync() {
  stream_.flush();
  if (buffer_.problem() != 0) return failed(buffer_.problem());
  if (!is_file_ || fd_ < 0) return std::nullopt;
  if (!settle_file(fd_)) return failed(errno);
  return changed();
}

std::optional<Error> OutputFile::changed() const {
  if (!is_one_file(identity_of(place_), identity_of(fd_))) {
    return Error{path_ + ": was moved, removed or replaced by somebody else during the run"};
  }
  if (const std::uint64_t now = size(); now != written().size()) {
    return Error{path_ + ": was changed by somebody else during the run: it has " +
                 bytes_text(now) + ", and " + grouped(written().size()) + " were written"};
  }
  return std::nullopt;
}

Error OutputFile::failed(int why) const {
  if (!taken_.empty()) return Error{taken_};
  return Error{path_ + ": cannot be written: " + std::strerror(why)};
}

}  // namespace nonet::cli

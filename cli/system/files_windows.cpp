// Files on Windows. A file that is open can be moved and removed there only if whoever opened it
// said so, which the C library's open() does not; so files are opened by the system's own call.
#include <io.h>
#include <windows.h>

#include <cerrno>

#include "cli/system/files.h"

namespace nonet::cli {
namespace {

constexpr DWORD kSharedWithAll = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

// What POSIX would have called it.
int reason(DWORD problem) {
  switch (problem) {
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
    case ERROR_INVALID_NAME:
      return ENOENT;
    case ERROR_FILE_EXISTS:
    case ERROR_ALREADY_EXISTS:
      return EEXIST;
    case ERROR_LOCK_VIOLATION:
    case ERROR_SHARING_VIOLATION:
    case ERROR_IO_PENDING:
      return EWOULDBLOCK;
    case ERROR_DISK_FULL:
      return ENOSPC;
    case ERROR_ACCESS_DENIED:
    case ERROR_WRITE_PROTECT:
      return EACCES;
    default:
      return EIO;
  }
}

bool done(BOOL succeeded) {
  if (succeeded == 0) errno = reason(GetLastError());
  return succeeded != 0;
}

HANDLE handle_of(int fd) {
  return reinterpret_cast<HANDLE>(_get_osfhandle(fd));  // NOLINT: a handle is a number there
}

// A lock keeps others from reading what it covers: one byte where no file reaches.
OVERLAPPED beyond_the_end() {
  OVERLAPPED place{};
  place.Offset = 0;
  place.OffsetHigh = 0x7fffffff;
  return place;
}

}  // namespace

int open_file(const std::string& path, int how, unsigned /*mode: of owners and groups*/) {
  const int access = how & (O_RDONLY | O_WRONLY | O_RDWR);
  DWORD wanted = access == O_RDONLY ? GENERIC_READ : GENERIC_WRITE;
  if (access == O_RDWR) wanted = GENERIC_READ | GENERIC_WRITE;
  DWORD making = (how & O_CREAT) != 0 ? OPEN_ALWAYS : OPEN_EXISTING;
  if ((how & O_CREAT) != 0 && (how & O_EXCL) != 0) making = CREATE_NEW;
  const HANDLE file = CreateFileA(path.c_str(), wanted | DELETE, kSharedWithAll, nullptr, making,
                                  FILE_ATTRIBUTE_NORMAL, nullptr);
  if (file == INVALID_HANDLE_VALUE) {
    errno = reason(GetLastError());
    return -1;
  }
  const int kept = how & (O_RDONLY | O_WRONLY | O_RDWR | O_APPEND);
  const int fd = _open_osfhandle(reinterpret_cast<intptr_t>(file),  // NOLINT: as above
                                 kept | O_BINARY | O_NOINHERIT);
  if (fd < 0) CloseHandle(file);
  return fd;
}

int open_new_file(const std::string& path, unsigned mode) {
  return open_file(path, O_RDWR | O_APPEND | O_CREAT | O_EXCL, mode);
}

int duplicate_file(int fd) {
  const int other = _dup(fd);
  if (other >= 0) _setmode(other, O_BINARY);
  return other;
}

bool lock_file(int fd) {
  OVERLAPPED place = beyond_the_end();
  return done(LockFileEx(handle_of(fd), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1,
                         0, &place));
}

bool settle_file(int fd) {
  return _commit(fd) == 0;
}

std::int64_t write_file(int fd, const char* bytes, std::size_t size) {
  constexpr std::size_t kMost = std::size_t{1} << 20U;
  return _write(fd, bytes, static_cast<unsigned>(size < kMost ? size : kMost));
}

std::int64_t read_file_at(int fd, char* bytes, std::size_t size, std::uint64_t from) {
  OVERLAPPED place{};
  place.Offset = static_cast<DWORD>(from);
  place.OffsetHigh = static_cast<DWORD>(from >> 32U);
  DWORD count = 0;
  if (ReadFile(handle_of(fd), bytes, static_cast<DWORD>(size), &count, &place) != 0) return count;
  if (GetLastError() == ERROR_HANDLE_EOF) return 0;
  errno = reason(GetLastError());
  return -1;
}

// A file that is replaced while it is open would have two names there: it is written as it is.
bool make_alike(int /*fd*/, const std::string& place) {
  return GetFileAttributesA(place.c_str()) == INVALID_FILE_ATTRIBUTES;
}

bool replace_file(const std::string& from, const std::string& to) {
  return done(MoveFileExA(from.c_str(), to.c_str(), MOVEFILE_REPLACE_EXISTING));
}

bool place_file(const std::string& from, const std::string& to) {
  return done(MoveFileExA(from.c_str(), to.c_str(), 0));
}

// Whether it may be written only trying shows, which is done when there is something to write.
bool is_folder_for_writing(const std::string& folder) {
  const DWORD attributes = GetFileAttributesA(folder.c_str());
  if (attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0) {
    return true;
  }
  errno = ENOENT;
  return false;
}

std::optional<FileNumbers> numbers_of_file(int fd) {
  BY_HANDLE_FILE_INFORMATION about{};
  const HANDLE file = handle_of(fd);
  if (GetFileType(file) != FILE_TYPE_DISK || GetFileInformationByHandle(file, &about) == 0) {
    return std::nullopt;
  }
  return FileNumbers{about.dwVolumeSerialNumber,
                     (std::uint64_t{about.nFileIndexHigh} << 32U) + about.nFileIndexLow};
}

std::optional<FileNumbers> numbers_of_file(const std::string& path) {
  const HANDLE file = CreateFileA(path.c_str(), 0, kSharedWithAll, nullptr, OPEN_EXISTING,
                                  FILE_ATTRIBUTE_NORMAL, nullptr);
  if (file == INVALID_HANDLE_VALUE) return std::nullopt;
  const int fd = _open_osfhandle(reinterpret_cast<intptr_t>(file),  // NOLINT: as above
                                 O_RDONLY | O_NOINHERIT);
  if (fd < 0) {
    CloseHandle(file);
    return std::nullopt;
  }
  const auto numbers = numbers_of_file(fd);
  _close(fd);
  return numbers;
}

}  // namespace nonet::cli

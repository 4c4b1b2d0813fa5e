// Files: what the program asks of open files beyond what C++ has. Descriptors are those of POSIX,
// which Windows has too; what it has under other names, or not at all, is said here once and done
// in files_posix.cpp and files_windows.cpp. Whatever fails leaves its reason in errno.
#pragma once

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdint>
#include <optional>
#include <string>

namespace nonet::cli {

// By the flags of open(2), but never handed down to other programs, and bytes are bytes. Others may
// open, rename and remove the file meanwhile.
int open_file(const std::string& path, int how, unsigned mode = 0);
// The same for a file that must be new, and is no link to another.
int open_new_file(const std::string& path, unsigned mode);
// Another descriptor of the same file.
int duplicate_file(int fd);

// Whether it is ours alone now, until it is closed; errno is EWOULDBLOCK if it is another's.
bool lock_file(int fd);
// Waits until all that was written is safe.
bool settle_file(int fd);
// Like write(2): how many bytes were written, which may be fewer; below 0 if it failed.
std::int64_t write_file(int fd, const char* bytes, std::size_t size);
// Like read(2), from that place on, whatever has been read.
std::int64_t read_file_at(int fd, char* bytes, std::size_t size, std::uint64_t from);

// Gives the file the owner and the permissions of the one at that place. True also if there is
// none; false where they can't be had.
bool make_alike(int fd, const std::string& place);
// Moves a file, over whatever is there.
bool replace_file(const std::string& from, const std::string& to);
// The same where nothing may be; errno is EEXIST if there is something.
bool place_file(const std::string& from, const std::string& to);
// Whether files can be made in the folder.
bool is_folder_for_writing(const std::string& folder);

// Which file on which disk; nothing if it is none on a disk.
struct FileNumbers {
  std::uint64_t device;
  std::uint64_t number;
};
std::optional<FileNumbers> numbers_of_file(int fd);
std::optional<FileNumbers> numbers_of_file(const std::string& path);

}  // namespace nonet::cli

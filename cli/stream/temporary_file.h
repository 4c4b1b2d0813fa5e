// TemporaryFile: a new file that is filled out of sight and then takes the place of another, so
// that nobody ever sees half of it.
//
// It lies in the same folder, under a name that nobody else has: drawn by lot, made only if there
// is none of that name, and never through a link. What had the place before hands down its owner
// and permissions.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "nonet/core/result.h"

namespace nonet::cli {

class TemporaryFile {
 public:
  // For the file that lies, or will lie, at `place`. Nothing if it can't be made; errno says why.
  // The name is made of the `mark`; what is left under it of one who had the same mark and was
  // killed goes away.
  static std::optional<TemporaryFile> for_place(const std::string& place,
                                                const std::string& mark = new_mark());
  // By lot: twelve small letters and digits.
  static std::string new_mark();

  ~TemporaryFile();
  TemporaryFile(TemporaryFile&& other) noexcept;
  TemporaryFile& operator=(TemporaryFile&&) = delete;
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  int fd() const { return fd_; }
  // Whether it has the owner and permissions of the file that it is to replace; it may not be ours
  // to give away.
  bool is_alike() const { return is_alike_; }
  // Takes the place of whatever is there. False: it could not, and errno says why.
  bool replace();
  // The same where nothing may be; errno is EEXIST if there is something.
  bool move_in();
  // The open file, which is the caller's now.
  int release();

 private:
  TemporaryFile(std::string place, std::string name, int fd);

  std::string place_;
  std::string name_;  // "": it has its place
  int fd_;            // -1: somebody else's
  bool is_alike_;
};

// Whether new_mark() can have made it: one out of a file might lead to another folder.
bool is_mark(std::string_view text);

}  // namespace nonet::cli

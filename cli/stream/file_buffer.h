// FileBuffer: a stream's way into an open file. It knows how much it has written and what (by its
// digest), and why it failed: the streams of the standard library forget that, or tell of another
// mistake long ago.
#pragma once

#include <functional>
#include <streambuf>
#include <string>

#include "cli/stream/digest.h"

namespace nonet::cli {

class FileBuffer : public std::streambuf {
 public:
  // `open` gives the file, before the first byte is written; -1 with errno if there is none.
  explicit FileBuffer(std::function<int()> open);

  // What the file begins with, told once there is more to write.
  void hold(std::string head) { head_ = std::move(head); }
  // The file, opened if it is not yet.
  bool settle();
  // Goes on behind what is there already.
  void go_on(const Digest& written) { written_ = written; }

  const Digest& written() const { return written_; }
  // errno of what failed; 0: nothing has.
  int problem() const { return problem_; }

 protected:
  int_type overflow(int_type ch) override;
  int sync() override;

 private:
  bool write(std::string_view text);

  std::function<int()> open_;
  int fd_ = -1;
  std::string head_;
  std::string block_;
  Digest written_;
  int problem_ = 0;
};

}  // namespace nonet::cli

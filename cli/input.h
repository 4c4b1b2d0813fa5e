// Input: the text of a file, or of standard input, as lines. Opening tells in a sentence what is
// wrong with a file.
#pragma once

#include <fstream>
#include <istream>
#include <memory>
#include <optional>
#include <string>

#include "nonet/core/result.h"
#include "nonet/io/lines.h"

namespace nonet::cli {

// No line of a puzzle or a prompt comes near it; it keeps a line without end from filling memory.
inline constexpr std::size_t kLongestLine = std::size_t{1} << 20U;

// The next line without its newline; what goes beyond the longest line is read and dropped. False
// at the end, and where reading fails: then the stream is bad().
bool read_line(std::istream& in, std::string& line);

// What is wrong with the program's standard input: it is closed, or a directory.
std::optional<Error> standard_input_problem();

class Input {
 public:
  // "-" is `standard`; if a person is to type it, they are told so on standard error.
  static Result<Input> open(const std::string& name, std::istream& standard);

  // Shown in messages: the file's name or "standard input".
  const std::string& name() const { return name_; }
  // Only while the Input lives.
  LineSource lines() const;
  // True if reading on may wait for whoever writes, or ends: the moment to flush what was answered.
  bool dry() const { return stream_->rdbuf()->in_avail() <= 0; }
  // An Error if reading ended because it failed.
  std::optional<Error> problem() const;
  // All that is left; an Error if that is more than `limit` bytes.
  Result<std::string> rest(std::size_t limit) const;

 private:
  std::string name_;
  std::unique_ptr<std::ifstream> file_;
  std::istream* stream_ = nullptr;
};

}  // namespace nonet::cli

#include "cli/input.h"

#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <iostream>

namespace nonet::cli {

bool read_line(std::istream& in, std::string& line) try {
  line.clear();
  std::streambuf& buffer = *in.rdbuf();
  using Traits = std::char_traits<char>;
  for (int ch = buffer.sbumpc();; ch = buffer.sbumpc()) {
    if (ch == Traits::eof()) {
      if (line.empty()) in.setstate(std::ios::eofbit | std::ios::failbit);
      return !line.empty();
    }
    if (ch == '\n') return true;
    if (line.size() < kLongestLine) line += Traits::to_char_type(ch);
  }
} catch (const std::ios_base::failure&) {
  // A file that can't be read (a bad disk, a directory) shows itself so.
  in.setstate(std::ios::badbit);
  return false;
}

std::optional<Error> standard_input_problem() {
  struct stat status {};
  if (::fstat(STDIN_FILENO, &status) != 0) return Error{"standard input: is closed"};
  if (S_ISDIR(status.st_mode)) return Error{"standard input: is a directory"};
  return std::nullopt;
}

Result<Input> Input::open(const std::string& name, std::istream& standard) {
  Input input;
  if (name == "-") {
    if (&standard == &std::cin) {
      if (auto problem = standard_input_problem()) return *problem;
      if (isatty(STDIN_FILENO) != 0 && isatty(STDERR_FILENO) != 0) {
        std::cerr << "Type or paste; Ctrl-D ends.\n";
      }
    }
    input.name_ = "standard input";
    input.stream_ = &standard;
    return input;
  }
  struct stat status {};
  if (::stat(name.c_str(), &status) != 0) return Error{name + ": " + std::strerror(errno)};
  if (S_ISDIR(status.st_mode)) return Error{name + ": is a directory"};
  input.name_ = name;
  input.file_ = std::make_unique<std::ifstream>(name, std::ios::binary);
  if (!*input.file_) return Error{name + ": " + std::strerror(errno)};
  input.stream_ = input.file_.get();
  return input;
}

LineSource Input::lines() const {
  std::istream* stream = stream_;
  return [stream](std::string& line) { return read_line(*stream, line); };
}

Result<std::string> Input::rest(std::size_t limit) const {
  std::string text;
  char block[65536];
  while (stream_->read(block, sizeof block), stream_->gcount() > 0) {
    text.append(block, static_cast<std::size_t>(stream_->gcount()));
    if (text.size() > limit) {
      return Error{name_ + ": is longer than " + std::to_string(limit) + " bytes"};
    }
  }
  if (auto problem = this->problem()) return *problem;
  return text;
}

std::optional<Error> Input::problem() const {
  if (!stream_->bad()) return std::nullopt;
  return Error{name_ + ": can't be read"};
}

}  // namespace nonet::cli

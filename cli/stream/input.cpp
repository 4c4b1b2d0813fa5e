#include "cli/stream/input.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <iostream>
#include <sstream>
#include <utility>
#include <vector>

#include "cli/photo/decode.h"
#include "cli/photo/puzzle_in_picture.h"
#include "nonet/core/resemblance.h"

namespace nonet::cli {
namespace {

constexpr std::size_t kBlock = std::size_t{1} << 16U;
// Of a folder with more files than this nobody knows them all by name.
constexpr std::size_t kMostNeighbours = 1000;

// " (did you mean 'puzzles.txt'?)" for a file that is not there, by those beside it; or "".
std::string neighbour(const std::string& name) {
  namespace fs = std::filesystem;
  const fs::path path(name);
  std::vector<std::string> files;
  std::error_code problem;
  const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
  for (fs::directory_iterator file(folder, problem), end;
       !problem && file != end && files.size() < kMostNeighbours; file.increment(problem)) {
    files.push_back(file->path().filename().string());
  }
  std::sort(files.begin(), files.end());
  return did_you_mean(path.filename().string(), {files.begin(), files.end()});
}

}  // namespace

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

LineBlocks::LineBlocks(std::istream& in) : in_(in), block_(kBlock, '\0') {}

std::streambuf& LineBlocks::source() {
  return gunzip_ ? *gunzip_ : *in_.rdbuf();
}

std::optional<Error> LineBlocks::problem() const {
  if (gunzip_ && gunzip_->problem()) return gunzip_->problem();
  return in_.bad() ? std::optional(Error{"can't be read"}) : std::nullopt;
}

bool LineBlocks::fetch() try {
  if (begin_ == end_) begin_ = end_ = 0;
  if (end_ == block_.size()) {
    std::memmove(block_.data(), block_.data() + begin_, end_ - begin_);
    end_ -= begin_;
    begin_ = 0;
  }
  const int first = source().sgetc();
  if (first == kGzipStart && fetched_ == 0 && !gunzip_) {
    gunzip_ = std::make_unique<Gunzip>(*in_.rdbuf());
    return fetch();
  }
  if (first == std::char_traits<char>::eof()) {
    if (problem()) in_.setstate(std::ios::badbit);
    return false;
  }
  auto room = static_cast<std::streamsize>(block_.size() - end_);
  auto count = source().sgetn(block_.data() + end_, std::min(room, source().in_avail()));
  end_ += static_cast<std::size_t>(count);
  fetched_ += static_cast<std::uint64_t>(count);
  return true;
} catch (const std::ios_base::failure&) {
  in_.setstate(std::ios::badbit);
  return false;
}

bool LineBlocks::next(std::string& line) {
  line.clear();
  while (true) {
    std::string_view rest = std::string_view(block_).substr(begin_, end_ - begin_);
    const std::size_t newline = rest.find('\n');
    rest = rest.substr(0, newline);
    line.append(rest.substr(0, kLongestLine - line.size()));
    begin_ += rest.size();
    if (newline != std::string_view::npos) {
      ++begin_;
      return true;
    }
    if (!fetch()) return !line.empty() && !in_.bad();
  }
}

std::string_view LineBlocks::piece() {
  if (begin_ == end_ && !fetch()) return {};
  const std::size_t from = std::exchange(begin_, end_);
  return std::string_view(block_).substr(from, end_ - from);
}

bool LineBlocks::dry() {
  std::size_t from = begin_;
  while (true) {
    std::string_view rest = std::string_view(block_).substr(from, end_ - from);
    const std::size_t newline = rest.find('\n');
    if (newline != std::string_view::npos) {
      if (!is_ignorable(rest.substr(0, newline))) return false;
      from += newline + 1;
      continue;
    }
    // What is left is no whole line. A line longer than the block is somebody's mistake.
    if (end_ - begin_ == block_.size()) return false;
    if (source().in_avail() <= 0) return true;
    from -= begin_;
    if (!fetch()) return true;
    from += begin_;
  }
}

std::optional<Error> standard_input_problem() {
  struct stat status {};
  if (::fstat(STDIN_FILENO, &status) != 0) return Error{"standard input: is closed"};
  if (S_ISDIR(status.st_mode)) return Error{"standard input: is a directory"};
  return std::nullopt;
}

std::optional<std::uint64_t> size_of_file(const std::string& name, std::istream& standard) {
  struct stat status {};
  if (name != "-") {
    if (::stat(name.c_str(), &status) != 0 || !S_ISREG(status.st_mode)) return std::nullopt;
    return static_cast<std::uint64_t>(status.st_size);
  }
  if (&standard != &std::cin || ::fstat(STDIN_FILENO, &status) != 0) return std::nullopt;
  const off_t at = S_ISREG(status.st_mode) ? ::lseek(STDIN_FILENO, 0, SEEK_CUR) : -1;
  if (at < 0 || at > status.st_size) return std::nullopt;
  return static_cast<std::uint64_t>(status.st_size - at);
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
    input.take(standard);
    // A person types no picture; waiting for one would keep the prompt from being shown.
    if (&standard != &std::cin || isatty(STDIN_FILENO) == 0) {
      if (auto problem = input.look_at_picture(standard)) return *problem;
    }
    return input;
  }
  struct stat status {};
  if (::stat(name.c_str(), &status) != 0) {
    const int problem = errno;
    return Error{name + ": " + std::strerror(problem) + (problem == ENOENT ? neighbour(name) : "")};
  }
  if (S_ISDIR(status.st_mode)) {
    return Error{name + ": is a directory; give the files in it, as " + name + "/*"};
  }
  input.name_ = name;
  input.own_ = std::make_unique<std::ifstream>(name, std::ios::binary);
  if (!*input.own_) return Error{name + ": " + std::strerror(errno)};
  input.take(*input.own_);
  if (auto problem = input.look_at_picture(*input.own_)) return *problem;
  return input;
}

std::optional<Error> Input::look_at_picture(std::istream& stream) try {
  const int first = stream.rdbuf()->sgetc();
  if (first != kJpegStart && first != kPngStart) return std::nullopt;
  std::string bytes;
  std::string block(kBlock, '\0');
  while (const auto count = stream.rdbuf()->sgetn(block.data(), kBlock)) {
    bytes.append(block, 0, static_cast<std::size_t>(count));
    if (bytes.size() > kMostPictureBytes) return Error{name_ + ": is too large for a picture"};
  }
  if (is_picture(bytes)) {
    auto seen = puzzle_in_picture(bytes);
    if (!seen) return Error{name_ + ": " + seen.error().message};
    bytes = std::move(seen->text);
    remarks_ = std::move(seen->remarks);
  }
  // What only began like a picture is left to whoever reads it.
  own_ = std::make_unique<std::istringstream>(bytes);
  take(*own_);
  return std::nullopt;
} catch (const std::ios_base::failure&) {
  return Error{name_ + ": can't be read"};
}

Input Input::of_text(const std::string& name, const std::string& text) {
  Input input;
  input.name_ = name;
  input.own_ = std::make_unique<std::istringstream>(text);
  input.take(*input.own_);
  return input;
}

void Input::take(std::istream& stream) {
  blocks_ = std::make_unique<LineBlocks>(stream);
}

LineSource Input::lines() const {
  LineBlocks* blocks = blocks_.get();
  return [blocks](std::string& line) { return blocks->next(line); };
}

Result<std::string> Input::rest(std::size_t limit) const {
  std::string text;
  for (std::string_view next = piece(); !next.empty(); next = piece()) {
    text += next;
    if (text.size() > limit) {
      return Error{name_ + ": is longer than " + std::to_string(limit) + " bytes"};
    }
  }
  if (auto problem = this->problem()) return *problem;
  return text;
}

std::optional<Error> Input::problem() const {
  const auto problem = blocks_->problem();
  if (!problem) return std::nullopt;
  return Error{name_ + ": " + problem->message};
}

}  // namespace nonet::cli

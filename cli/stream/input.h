// Input: the text of a file, or of standard input, as lines. Opening tells in a sentence what is
// wrong with a file. What begins as gzip data does is unpacked on the way; of a picture the text is
// the puzzle that it shows.
#pragma once

#include <cstdint>
#include <fstream>
#include <istream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/stream/gunzip.h"
#include "nonet/core/result.h"
#include "nonet/io/lines.h"

namespace nonet::cli {

// An export of OpenSudoku is one line, with a kilobyte for each of its games at most. It keeps a
// line without end from filling memory.
inline constexpr std::size_t kLongestLine = std::size_t{16} << 20U;

// The next line without its newline; what goes beyond the longest line is read and dropped. False
// at the end, and where reading fails: then the stream is bad().
bool read_line(std::istream& in, std::string& line);

// What is wrong with the program's standard input: it is closed, or a directory.
std::optional<Error> standard_input_problem();

// Lines out of a stream, packed or not, read a block at a time.
class LineBlocks {
 public:
  explicit LineBlocks(std::istream& in);

  // The same as read_line().
  bool next(std::string& line);
  // What there is of the text, whatever its lines; it lasts until something else is asked for.
  // Empty at the end, and where reading fails.
  std::string_view piece();
  // What has been read of the stream and is not yet handed out, to be looked at; pass() hands out
  // its first bytes, which are whole lines.
  std::string_view at_hand() const {
    return std::string_view(block_).substr(begin_, end_ - begin_);
  }
  void pass(std::size_t bytes) { begin_ += bytes; }
  // True if reading on may wait for whoever writes, or ends: the moment to answer what was asked.
  // Empty lines and comments are no question.
  bool dry();
  // How many bytes of the stream have been handed out; of a packed one, how many were unpacked.
  std::uint64_t read() const { return gunzip_ ? gunzip_->taken() : fetched_ - (end_ - begin_); }
  // Why the lines ended before their time, as a clause about the stream.
  std::optional<Error> problem() const;

 private:
  // Fetches what there is, and waits until there is something; false at the end.
  bool fetch();
  // Where the text comes from: the stream, or what unpacks it.
  std::streambuf& source();

  std::istream& in_;
  std::unique_ptr<Gunzip> gunzip_;
  std::string block_;
  std::size_t begin_ = 0;  // what is still to be read of the block: from here
  std::size_t end_ = 0;    // to here
  std::uint64_t fetched_ = 0;
};

// How many bytes reading the file, or standard input, will give; nothing if that can't be known.
std::optional<std::uint64_t> size_of_file(const std::string& name, std::istream& standard);

class Input {
 public:
  // "-" is `standard`; if a person is to type it, they are told so on standard error.
  static Result<Input> open(const std::string& name, std::istream& standard);
  // A text that was given as it is; `name` is for messages.
  static Input of_text(const std::string& name, const std::string& text);

  // Shown in messages: the file's name or "standard input".
  const std::string& name() const { return name_; }
  // Only while the Input lives.
  LineSource lines() const;
  bool dry() const { return blocks_->dry(); }
  // See LineBlocks.
  std::string_view at_hand() const { return blocks_->at_hand(); }
  void pass(std::size_t bytes) const { blocks_->pass(bytes); }
  // How many bytes of it have been read.
  std::uint64_t read() const { return blocks_->read(); }
  // Of a picture, what is doubtful in it: clauses without capital or full stop.
  const std::vector<std::string>& remarks() const { return remarks_; }
  // An Error if reading ended because it failed.
  std::optional<Error> problem() const;
  // What comes next, whatever its lines: see LineBlocks.
  std::string_view piece() const { return blocks_->piece(); }
  // All that is left; an Error if that is more than `limit` bytes.
  Result<std::string> rest(std::size_t limit) const;

 private:
  void take(std::istream& stream);

  // What a picture shows takes the place of its bytes.
  std::optional<Error> look_at_picture(std::istream& stream);

  std::string name_;
  std::vector<std::string> remarks_;
  std::unique_ptr<std::istream> own_;
  std::unique_ptr<LineBlocks> blocks_;
};

}  // namespace nonet::cli

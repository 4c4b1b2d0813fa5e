// Gunzip: the text inside gzip data, as a stream buffer over the one that has the data. It unpacks
// a block at a time, so that a list of any length needs the memory of a block; several pieces of
// gzip data behind each other are one text, as for gzip itself.
//
// A few bytes can stand for a thousand times as many. A list of puzzles never comes near that, so
// what does is refused before it has cost much.
#pragma once

#include <zlib.h>

#include <cstdint>
#include <optional>
#include <streambuf>
#include <vector>

#include "nonet/core/result.h"

namespace nonet::cli {

// The byte that gzip data begins with, and no text.
inline constexpr int kGzipStart = 0x1F;

class Gunzip : public std::streambuf {
 public:
  explicit Gunzip(std::streambuf& packed);
  ~Gunzip() override;
  Gunzip(const Gunzip&) = delete;
  Gunzip& operator=(const Gunzip&) = delete;

  // How many bytes of the packed data have been read.
  std::uint64_t taken() const { return taken_; }
  // Why the text ended before its time.
  const std::optional<Error>& problem() const { return problem_; }

 protected:
  int_type underflow() override;
  // What can be unpacked without waiting.
  std::streamsize showmanyc() override;

 private:
  // Unpacks some of the text; false if there is no more, or none without waiting for it.
  bool unpack(bool may_wait);
  // More of the packed data; false at its end, or where it would have to be waited for.
  bool fetch(bool may_wait);
  // One piece of gzip data is over. False if no other follows in what was fetched.
  bool begin_next_piece();
  void inflate_block();
  void fail(const char* message);

  std::streambuf& packed_;
  z_stream state_{};
  std::vector<char> in_;
  std::vector<char> out_;
  std::uint64_t taken_ = 0;
  std::uint64_t unpacked_ = 0;
  bool between_ = false;  // behind a piece of gzip data
  bool ended_ = false;
  std::optional<Error> problem_;
};

}  // namespace nonet::cli

#include "cli/stream/gunzip.h"

#include <algorithm>

namespace nonet::cli {
namespace {

constexpr std::size_t kBlock = std::size_t{1} << 16U;
constexpr int kGzipOnly = 16 + MAX_WBITS;  // as zlib has it said
// Lists of puzzles shrink to a tenth or a third. A shorter text may repeat itself as it likes.
constexpr std::uint64_t kMostTimes = 200;
constexpr std::uint64_t kAlwaysAllowed = std::uint64_t{1} << 28U;

}  // namespace

Gunzip::Gunzip(std::streambuf& packed) : packed_(packed), in_(kBlock), out_(kBlock) {
  if (inflateInit2(&state_, kGzipOnly) != Z_OK) fail("there is no memory to unpack it");
}

Gunzip::~Gunzip() {
  inflateEnd(&state_);
}

Gunzip::int_type Gunzip::underflow() {
  if (gptr() == egptr() && !unpack(true)) return traits_type::eof();
  return traits_type::to_int_type(*gptr());
}

std::streamsize Gunzip::showmanyc() {
  if (unpack(false)) return egptr() - gptr();
  return ended_ ? -1 : 0;
}

bool Gunzip::unpack(bool may_wait) {
  while (!ended_) {
    if (state_.avail_in == 0 && !fetch(may_wait)) return false;
    if (between_ && !begin_next_piece()) continue;
    inflate_block();
    const std::size_t count = out_.size() - state_.avail_out;
    unpacked_ += count;
    if (unpacked_ > kAlwaysAllowed && unpacked_ / kMostTimes > taken_) {
      fail("unpacks to over 200 times its size, as no list of puzzles does; unpack it first");
    } else if (count > 0) {
      setg(out_.data(), out_.data(), out_.data() + count);
      return true;
    }
  }
  return false;
}

bool Gunzip::fetch(bool may_wait) {
  using Traits = std::char_traits<char>;
  const std::streamsize at_hand = packed_.in_avail();
  if (at_hand <= 0 && !may_wait) return false;
  if (packed_.sgetc() == Traits::eof()) {
    if (!between_) fail("the gzip data ends too early");
    ended_ = true;
    return false;
  }
  const auto room = static_cast<std::streamsize>(in_.size());
  const auto count =
      packed_.sgetn(in_.data(), std::clamp<std::streamsize>(packed_.in_avail(), 1, room));
  taken_ += static_cast<std::uint64_t>(count);
  state_.next_in = reinterpret_cast<Bytef*>(in_.data());
  state_.avail_in = static_cast<uInt>(count);
  return true;
}

bool Gunzip::begin_next_piece() {
  // Some tools fill the last block up with zeros.
  while (state_.avail_in > 0 && *state_.next_in == 0) {
    ++state_.next_in;
    --state_.avail_in;
  }
  if (state_.avail_in == 0) return false;
  if (*state_.next_in != kGzipStart) {
    fail("behind the gzip data stands something else");
    return false;
  }
  inflateReset(&state_);
  between_ = false;
  return true;
}

void Gunzip::inflate_block() {
  state_.next_out = reinterpret_cast<Bytef*>(out_.data());
  state_.avail_out = static_cast<uInt>(out_.size());
  const int result = inflate(&state_, Z_NO_FLUSH);
  if (result == Z_STREAM_END) {
    between_ = true;
  } else if (result != Z_OK && result != Z_BUF_ERROR) {
    fail("the gzip data is damaged");
  }
}

void Gunzip::fail(const char* message) {
  problem_ = Error{message};
  ended_ = true;
}

}  // namespace nonet::cli

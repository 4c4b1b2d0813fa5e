#include "cli/stream/file_buffer.h"

#include <cerrno>
#include <utility>

#include "cli/stream/whole_file.h"

namespace nonet::cli {
namespace {

constexpr std::size_t kBlock = std::size_t{1} << 16U;

}  // namespace

FileBuffer::FileBuffer(std::function<int()> open) : open_(std::move(open)), block_(kBlock, '\0') {
  setp(block_.data(), block_.data() + block_.size());
}

bool FileBuffer::settle() {
  if (problem_ != 0) return false;
  if (fd_ < 0) {
    fd_ = open_();
    if (fd_ < 0) problem_ = errno;
  }
  return fd_ >= 0 && (head_.empty() || write(std::exchange(head_, "")));
}

bool FileBuffer::write(std::string_view text) {
  if (!write_all(fd_, text)) {
    problem_ = errno;
    return false;
  }
  written_.add(text);
  return true;
}

int FileBuffer::sync() {
  const std::string_view text(pbase(), static_cast<std::size_t>(pptr() - pbase()));
  if (text.empty()) return problem_ == 0 ? 0 : -1;
  if (!settle() || !write(text)) return -1;
  setp(block_.data(), block_.data() + block_.size());
  return 0;
}

FileBuffer::int_type FileBuffer::overflow(int_type ch) {
  if (sync() != 0) return traits_type::eof();
  if (traits_type::eq_int_type(ch, traits_type::eof())) return traits_type::not_eof(ch);
  *pptr() = traits_type::to_char_type(ch);
  pbump(1);
  return ch;
}

}  // namespace nonet::cli

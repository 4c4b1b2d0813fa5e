#include "nonet/io/lines.h"

#include "nonet/io/frames.h"

namespace nonet {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

bool is_blank(char ch) {
  return ch == ' ' || ch == '\t' || ch == '\r' || ch == '\f' || ch == '\v';
}
bool is_continuation(char ch) {
  return (static_cast<unsigned char>(ch) & 0xC0U) == 0x80U;
}

// Whether a UTF-8 character begins here and is all there.
bool is_whole_char(std::string_view line, std::size_t at) {
  auto byte = static_cast<unsigned char>(line[at]);
  std::size_t length = byte < 0x80                   ? 1
                       : byte >= 0xC2 && byte < 0xE0 ? 2
                       : (byte & 0xF0U) == 0xE0      ? 3
                       : byte >= 0xF0 && byte < 0xF5 ? 4
                                                     : 0;
  if (length == 0 || at + length > line.size()) return false;
  for (std::size_t i = 1; i < length; ++i) {
    if (!is_continuation(line[at + i])) return false;
  }
  return true;
}

}  // namespace

LineSource lines_of(std::string_view text) {
  return [text](std::string& line) mutable {
    if (text.empty()) return false;
    std::size_t end = text.find('\n');
    line.assign(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    return true;
  };
}

bool LineCursor::fetch(std::string& line) {
  if (ahead_.empty()) return source_(line);
  line = std::move(ahead_.front());
  ahead_.pop_front();
  return true;
}

bool LineCursor::only_blanks_left(int most) {
  std::string_view line;
  if (!peek(line)) return true;
  if (!trimmed(line).empty()) return false;
  for (std::size_t i = 1; i < static_cast<std::size_t>(most); ++i) {
    if (ahead_.size() < i) {
      std::string next;
      if (!source_(next)) return true;
      ahead_.push_back(std::move(next));
    }
    if (!trimmed(ahead_[i - 1]).empty()) return false;
  }
  return false;
}

bool LineCursor::load() {
  if (loaded_) return true;
  if (ended_ || !fetch(line_)) {
    ended_ = true;
    return false;
  }
  ++number_;
  loaded_ = true;
  if (number_ == 1 && line_.starts_with(kByteOrderMark)) line_.erase(0, kByteOrderMark.size());
  if (line_.ends_with('\r')) line_.pop_back();
  return true;
}

bool LineCursor::peek(std::string_view& line) {
  while (load()) {
    line = line_;
    if (skip_count_ == 0) return true;
    if (!is_ignorable(line) && !is_rule(line)) {
      if (!is_row_(line)) {
        skip_count_ = 0;
        return true;
      }
      --skip_count_;
    }
    advance();
  }
  return false;
}

std::string_view trimmed(std::string_view line) {
  while (!line.empty() && is_blank(line.front())) line.remove_prefix(1);
  while (!line.empty() && is_blank(line.back())) line.remove_suffix(1);
  return line;
}

bool is_ignorable(std::string_view line) {
  line = trimmed(line);
  return line.empty() || line.front() == '#';
}

std::string quoted_char(std::string_view line, std::size_t at) {
  auto byte = static_cast<unsigned char>(line[at]);
  if (byte < 0x20 || byte == 0x7F || !is_whole_char(line, at)) {
    constexpr std::string_view kHex = "0123456789ABCDEF";
    return std::string("'\\x") + kHex[byte >> 4U] + kHex[byte & 15U] + "'";
  }
  std::size_t end = at + 1;
  while (end < line.size() && end < at + 4 && is_continuation(line[end])) ++end;
  return "'" + std::string(line.substr(at, end - at)) + "'";
}

std::string quoted_text(std::string_view text) {
  constexpr std::size_t kMost = 40;
  std::string quoted = "'";
  for (std::size_t at = 0; at < text.size();) {
    if (at >= kMost) {
      quoted += "...";
      break;
    }
    std::string one = quoted_char(text, at);
    quoted += one.substr(1, one.size() - 2);
    ++at;
    while (at < text.size() && is_continuation(text[at])) ++at;
  }
  return quoted + "'";
}

int column_at(std::string_view line, std::size_t at) {
  int column = 1;
  for (std::size_t i = 0; i < at && i < line.size(); ++i) {
    if (!is_continuation(line[i])) ++column;
  }
  if (at < line.size() && is_continuation(line[at])) --column;
  return column;
}

}  // namespace nonet

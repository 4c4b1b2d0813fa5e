#include "nonet/io/lines.h"

#include <algorithm>

#include "nonet/io/frames.h"
#include "nonet/io/paste.h"

namespace nonet {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

bool is_blank(char ch) {
  return ch == ' ' || ch == '\t' || ch == '\r' || ch == '\f' || ch == '\v';
}
bool is_continuation(char ch) {
  return (static_cast<unsigned char>(ch) & 0xC0U) == 0x80U;
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

bool LineCursor::look_ahead(std::size_t count) {
  while (ahead_.size() < count) {
    std::string next;
    if (!source_(next)) return false;
    ahead_.push_back(std::move(next));
  }
  return true;
}

bool LineCursor::peek_after(std::size_t count, std::string_view& line) {
  if (!look_ahead(count)) return false;
  line = ahead_[count - 1];
  return true;
}

bool LineCursor::peek_below(std::string_view& line) {
  if (!look_ahead(1)) return false;
  line = trimmed(ahead_.front());
  return true;
}

bool LineCursor::only_blanks_left(int most) {
  std::string_view line;
  if (!peek(line)) return true;
  if (!trimmed(line).empty()) return false;
  for (std::size_t i = 1; i < static_cast<std::size_t>(most); ++i) {
    if (!look_ahead(i)) return true;
    if (!trimmed(ahead_[i - 1]).empty()) return false;
  }
  return false;
}

bool LineCursor::load() {
  while (!loaded_) {
    if (ended_ || !fetch(line_)) {
      ended_ = true;
      return false;
    }
    ++number_;
    begin_ = 0;
    column_ = 1;
    if (number_ == 1 && line_.starts_with(kByteOrderMark)) line_.erase(0, kByteOrderMark.size());
    if (line_.ends_with('\r')) line_.pop_back();
    loaded_ = unwrap(line_);
  }
  return true;
}

bool LineCursor::peek(std::string_view& line) {
  while (load()) {
    line = std::string_view(line_).substr(begin_);
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

void LineCursor::take(std::size_t bytes) {
  const std::string_view taken = std::string_view(line_).substr(begin_, bytes);
  column_ += column_at(taken, taken.size()) - 1;
  begin_ += bytes;
  if (begin_ >= line_.size()) advance();
}

std::string_view trimmed(std::string_view line) {
  while (!line.empty() && is_blank(line.front())) line.remove_prefix(1);
  while (!line.empty() && is_blank(line.back())) line.remove_suffix(1);
  return line;
}

bool is_blank_table_row(std::string_view line) {
  return std::count(line.begin(), line.end(), '\t') == 8 && trimmed(line).empty();
}

bool is_ignorable(std::string_view line) {
  const std::string_view text = trimmed(line);
  if (text.empty()) return !is_blank_table_row(line);
  // "--" stands above the signature of a mail.
  return text.front() == '#' || text == "--" || !heading_of(text).empty();
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

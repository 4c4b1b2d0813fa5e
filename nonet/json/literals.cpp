// JsonReader's strings, numbers and words, which may be cut anywhere between two pieces. What
// passes is checked byte by byte and, where somebody wants it, kept; what stands in one piece as it
// is meant is left there.
#include <algorithm>

#include "nonet/core/utf8.h"
#include "nonet/core/visible.h"
#include "nonet/json/reader.h"

namespace nonet {
namespace {

bool is_digit(int ch) {
  return ch >= '0' && ch <= '9';
}
// Stands in a string for itself, and is one byte.
bool is_plain(char ch) {
  const auto byte = static_cast<unsigned char>(ch);
  return byte >= 0x20 && byte < 0x80 && ch != '"' && ch != '\\';
}

}  // namespace

bool JsonReader::keep(std::string_view text) {
  if (!keeping_) return true;
  text_ += text;
  if (text_.size() <= kLongestString) return true;
  return fail("this is longer than the " + std::to_string(kLongestString) +
                  " bytes that a string or number may have here",
              token_.line, token_.column);
}

void JsonReader::keep_in_place(std::size_t begin, std::size_t end) {
  if (!keeping_) return;
  token_.text = piece_.substr(begin, end - begin);
  in_place_ = true;
}

bool JsonReader::read_string() {
  const std::size_t begin = at_ + 1;
  std::size_t end = begin;
  while (end < piece_.size() && is_plain(piece_[end])) ++end;
  if (end < piece_.size() && piece_[end] == '"' && end - begin <= kLongestString) {
    keep_in_place(begin, end);
    column_ += static_cast<std::int64_t>(end + 1 - at_);
    at_ = end + 1;
    return true;
  }
  bump();
  while (error_.message.empty()) {
    read_plain();
    const int ch = peek();
    if (ch == '"') {
      bump();
      return error_.message.empty();
    }
    if (ch < 0x20) return fail_here("the end of the string");
    if (ch == '\\') {
      bump();
      token_.escaped = true;
      read_escape();
    } else if (ch >= 0x80) {
      read_wide();
    }
  }
  return false;
}

void JsonReader::read_plain() {
  while (peek() >= 0) {
    const std::string_view rest = piece_.substr(at_);
    const auto end = std::find_if_not(rest.begin(), rest.end(), is_plain);
    const auto length = static_cast<std::size_t>(end - rest.begin());
    at_ += length;
    column_ += static_cast<std::int64_t>(length);
    if (!keep(rest.substr(0, length)) || length < rest.size()) return;
  }
}

bool JsonReader::read_wide() {
  const int column = this->column();
  const auto length = static_cast<std::size_t>(utf8_length(static_cast<unsigned char>(peek())));
  std::string bytes(1, piece_[at_]);
  bump();
  while (bytes.size() < length && peek() >= 0 && is_continuation_byte(piece_[at_])) {
    bytes += piece_[at_];
    bump();
  }
  if (utf8_character(bytes) == 0) {
    return fail(quoted_char(bytes, 0) + " in a string, where only UTF-8 may stand", line_, column);
  }
  return keep(bytes);
}

bool JsonReader::read_escape() {
  constexpr std::string_view kFrom = "\"\\/bfnrt";
  constexpr std::string_view kTo = "\"\\/\b\f\n\r\t";
  const int ch = peek();
  if (ch == 'u') {
    bump();
    return read_unicode_escape();
  }
  const std::size_t i = ch < 0 ? kFrom.npos : kFrom.find(static_cast<char>(ch));
  if (i == kFrom.npos) return fail_here("an escape");
  bump();
  return keep(kTo.substr(i, 1));
}

bool JsonReader::read_unicode_escape() {
  std::uint32_t code = 0;
  if (!read_hex(code)) return false;
  constexpr std::string_view kHalf = "half of a surrogate pair stands alone";
  if (code >= 0xD800 && code < 0xDC00) {
    std::uint32_t low = 0;
    const bool escape = take('\\') && take('u');
    if (escape && !read_hex(low)) return false;
    if (low < 0xDC00 || low > 0xDFFF) return fail(std::string(kHalf), line_, column());
    code = 0x10000 + ((code - 0xD800) << 10U) + (low - 0xDC00);
  } else if (code >= 0xDC00 && code < 0xE000) {
    return fail(std::string(kHalf), line_, column());
  }
  std::string bytes;
  append_utf8(bytes, code);
  return keep(bytes);
}

bool JsonReader::read_hex(std::uint32_t& code) {
  for (int i = 0; i < 4; ++i) {
    const int ch = peek();
    const int letter = ch | 0x20;
    const bool is_letter = letter >= 'a' && letter <= 'f';
    if (!is_digit(ch) && !is_letter) return fail_here("four hexadecimal digits");
    code = code * 16 + static_cast<std::uint32_t>(is_letter ? letter - 'a' + 10 : ch - '0');
    bump();
  }
  return true;
}

bool JsonReader::read_digits() {
  if (!is_digit(peek())) return fail_here("a digit");
  while (is_digit(peek())) {
    std::size_t end = at_ + 1;
    while (end < piece_.size() && is_digit(static_cast<unsigned char>(piece_[end]))) ++end;
    if (!keep(piece_.substr(at_, end - at_))) return false;
    column_ += static_cast<std::int64_t>(end - at_);
    at_ = end;
  }
  return true;
}

bool JsonReader::read_number() {
  const char first = piece_[at_];
  std::size_t end = at_;
  while (end < piece_.size() && is_digit(piece_[end])) ++end;
  // Mostly digits and then something else; not what is wrong or too long, for that is told below.
  if (end > at_ && end < piece_.size() && (first != '0' || end == at_ + 1) &&
      end - at_ <= kLongestString && piece_[end] != '.' && (piece_[end] | 0x20) != 'e') {
    keep_in_place(at_, end);
    column_ += static_cast<std::int64_t>(end - at_);
    at_ = end;
    return true;
  }
  if (take('-')) keep("-");
  if (take('0')) {
    keep("0");
    if (is_digit(peek())) return fail_at_token("a JSON value", first);
  } else if (!read_digits()) {
    return false;
  }
  if (take('.') && (!keep(".") || !read_digits())) return false;
  const int ch = peek();
  if (ch != 'e' && ch != 'E') return true;
  keep(piece_.substr(at_, 1));
  bump();
  if (const int sign = peek(); sign == '+' || sign == '-') {
    keep(piece_.substr(at_, 1));
    bump();
  }
  return read_digits();
}

bool JsonReader::read_word(std::string_view word) {
  for (char ch : word) {
    if (!take(ch)) return fail_at_token("a JSON value", word[0]);
  }
  return true;
}

}  // namespace nonet

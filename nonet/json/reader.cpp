#include "nonet/json/reader.h"

#include <algorithm>
#include <limits>

#include "nonet/core/utf8.h"
#include "nonet/core/visible.h"

namespace nonet {
namespace {

using Kind = JsonToken::Kind;

bool is_digit(int ch) {
  return ch >= '0' && ch <= '9';
}
// Stands in a string for itself, and is one byte.
bool is_plain(char ch) {
  const auto byte = static_cast<unsigned char>(ch);
  return byte >= 0x20 && byte < 0x80 && ch != '"' && ch != '\\';
}

}  // namespace

bool JsonReader::fetch() {
  if (ended_) return false;
  piece_ = source_();
  at_ = 0;
  ended_ = piece_.empty();
  return !ended_;
}

void JsonReader::bump() {
  if (!is_continuation_byte(piece_[at_])) ++column_;
  ++at_;
}

bool JsonReader::take(char ch) {
  if (peek() != static_cast<unsigned char>(ch)) return false;
  bump();
  return true;
}

void JsonReader::skip_blanks() {
  for (int ch = peek(); ch == ' ' || ch == '\n' || ch == '\t' || ch == '\r'; ch = peek()) {
    bump();
    if (ch != '\n') continue;
    line_ += line_ < std::numeric_limits<int>::max() ? 1 : 0;
    column_ = 1;
  }
}

const JsonToken& JsonReader::next() {
  if (token_.is(Kind::kEnd) || !error_.message.empty()) return token_;
  text_.clear();
  read_token();
  token_.text = text_;
  if (!error_.message.empty()) token_.kind = Kind::kWrong;
  return token_;
}

bool JsonReader::skip() {
  const bool kept = std::exchange(keeping_, false);
  const Kind kind = next().kind;
  const bool good = kind == Kind::kList || kind == Kind::kObject ? leave() : kind != Kind::kWrong;
  keeping_ = kept;
  return good;
}

bool JsonReader::leave() {
  const bool kept = std::exchange(keeping_, false);
  const int outside = depth_ - 1;
  while (depth_ > outside && !token_.is(Kind::kEnd) && !next().is(Kind::kWrong)) {
  }
  keeping_ = kept;
  return !token_.is(Kind::kWrong);
}

void JsonReader::begin(Kind kind) {
  token_ = {};
  token_.kind = kind;
  token_.line = line_;
  token_.column = column();
}

void JsonReader::read_token() {
  skip_blanks();
  switch (due_) {
    case Due::kValue:
      return read_value();
    case Due::kItemOrEnd:
      return peek() == ']' ? close(Kind::kListEnd) : read_value();
    case Due::kKeyOrEnd:
      return peek() == '}' ? close(Kind::kObjectEnd) : read_key();
    case Due::kMore:
      return read_more();
  }
}

void JsonReader::read_more() {
  if (depth_ == 0) {
    begin(Kind::kEnd);
    if (peek() >= 0) {
      fail("there is " + quoted_here() + " after the end of the JSON value", token_.line,
           token_.column);
    }
    return;
  }
  const bool object = objects_[depth_ - 1];
  if (peek() == (object ? '}' : ']')) return close(object ? Kind::kObjectEnd : Kind::kListEnd);
  if (!take(',')) {
    fail_here(object ? "',' or '}'" : "',' or ']'");
    return;
  }
  skip_blanks();
  if (object) return read_key();
  read_value();
}

void JsonReader::read_value() {
  begin(Kind::kNull);
  const int ch = peek();
  if (depth_ == kDeepest && (ch == '[' || ch == '{')) {
    fail("the JSON value is nested too deeply", line_, column());
    return;
  }
  due_ = Due::kMore;
  if (ch == '[') return open(Kind::kList, Due::kItemOrEnd);
  if (ch == '{') return open(Kind::kObject, Due::kKeyOrEnd);
  if (ch == '"') {
    token_.kind = Kind::kString;
    read_string();
  } else if (ch == '-' || is_digit(ch)) {
    token_.kind = Kind::kNumber;
    read_number();
  } else if (ch == 't' || ch == 'f') {
    token_.kind = Kind::kBool;
    token_.boolean = ch == 't';
    read_word(token_.boolean ? "true" : "false");
  } else if (ch == 'n') {
    read_word("null");
  } else {
    fail_here("a JSON value");
  }
}

void JsonReader::read_key() {
  begin(Kind::kKey);
  if (peek() != '"') {
    fail_here("a key in quotes");
    return;
  }
  if (!read_string()) return;
  skip_blanks();
  due_ = Due::kValue;
  if (!take(':')) fail_here("':'");
}

void JsonReader::open(Kind kind, Due due) {
  token_.kind = kind;
  bump();
  objects_[depth_++] = kind == Kind::kObject;
  due_ = due;
}

void JsonReader::close(Kind kind) {
  begin(kind);
  bump();
  --depth_;
  due_ = Due::kMore;
}

bool JsonReader::keep(std::string_view text) {
  if (!keeping_) return true;
  text_ += text;
  if (text_.size() <= kLongestString) return true;
  return fail("this is longer than the " + std::to_string(kLongestString) +
                  " bytes that a string or number may have here",
              token_.line, token_.column);
}

bool JsonReader::read_string() {
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
    if (!keep(piece_.substr(at_, 1))) return false;
    bump();
  }
  return true;
}

bool JsonReader::read_number() {
  const char first = piece_[at_];
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

bool JsonReader::fail(std::string message, int line, int column) {
  if (error_.message.empty()) error_ = {std::move(message), line, column};
  return false;
}

bool JsonReader::fail_here(std::string_view expected) {
  const int column = this->column();
  if (peek() < 0) {
    return fail("the JSON text ends where " + std::string(expected) + " was expected", line_,
                column);
  }
  return fail(quoted_here() + " where " + std::string(expected) + " was expected", line_, column);
}

bool JsonReader::fail_at_token(std::string_view expected, char found) {
  return fail(quoted_char({&found, 1}, 0) + " where " + std::string(expected) + " was expected",
              token_.line, token_.column);
}

// The character at hand, which may go on in the next piece. It is lost, but so is the text.
std::string JsonReader::quoted_here() {
  std::string bytes(1, piece_[at_]);
  const auto length = static_cast<std::size_t>(utf8_length(static_cast<unsigned char>(bytes[0])));
  for (++at_; bytes.size() < length && peek() >= 0 && is_continuation_byte(piece_[at_]); ++at_) {
    bytes += piece_[at_];
  }
  return quoted_char(bytes, 0);
}

int JsonReader::column() const {
  return static_cast<int>(std::min<std::int64_t>(column_, std::numeric_limits<int>::max()));
}

}  // namespace nonet

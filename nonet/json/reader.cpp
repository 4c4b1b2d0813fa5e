#include "nonet/json/reader.h"

#include <algorithm>
#include <limits>

#include "nonet/core/utf8.h"
#include "nonet/core/visible.h"

namespace nonet {
namespace {

using Kind = JsonToken::Kind;

}  // namespace

bool JsonReader::fetch() {
  if (ended_) return false;
  if (in_place_) {
    text_ = token_.text;
    in_place_ = false;
  }
  piece_ = source_();
  at_ = 0;
  ended_ = piece_.empty();
  return !ended_;
}

void JsonReader::bump() {
  if (!is_continuation_byte(piece_[at_])) ++column_;
  ++at_;
}

void JsonReader::skip_some_blanks() {
  for (int ch = peek(); ch == ' ' || ch == '\n' || ch == '\t' || ch == '\r'; ch = peek()) {
    pass();
    if (ch != '\n') continue;
    line_ += line_ < std::numeric_limits<int>::max() ? 1 : 0;
    column_ = 1;
  }
}

const JsonToken& JsonReader::next() {
  if (token_.is(Kind::kEnd) || !error_.message.empty()) return token_;
  text_.clear();
  in_place_ = false;
  read_token();
  if (!in_place_) token_.text = text_;
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
  } else if (ch == '-' || (ch >= '0' && ch <= '9')) {
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
  pass();
  objects_[depth_++] = kind == Kind::kObject;
  due_ = due;
}

void JsonReader::close(Kind kind) {
  begin(kind);
  pass();
  --depth_;
  due_ = Due::kMore;
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

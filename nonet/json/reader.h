// JsonReader: the one reader of JSON (RFC 8259). It takes a text that arrives in pieces, cut
// anywhere, and hands out its tokens one by one, so that a text of any length needs the memory of
// its longest string; what nobody wants to keep is checked and dropped as it passes. The grammar is
// checked here: whoever reads meets only tokens that may stand where they stand.
//
//   {"a": [1, "x"]}    {   key a   [   1   "x"   ]   }   end
//
// Time is linear in the text. Nesting is bounded, and so is a string that is kept; bytes that are
// not UTF-8 are refused. Whether a key stands twice is for those to see who keep the keys.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "nonet/core/function_ref.h"
#include "nonet/core/result.h"

#pragma GCC visibility push(default)
namespace nonet {

// The next piece of the text, which must last until the one after it is asked for; an empty one is
// the end.
using JsonSource = FunctionRef<std::string_view()>;

struct JsonToken {
  enum class Kind : std::uint8_t {
    kNull,
    kBool,
    kNumber,
    kString,
    kKey,  // of the member whose value comes next
    kList,
    kListEnd,
    kObject,
    kObjectEnd,
    kEnd,    // of the text; from then on always
    kWrong,  // the text is not JSON: see error(); from then on always
  };
  Kind kind = Kind::kWrong;
  bool boolean = false;
  bool escaped = false;   // the string was written with escapes
  std::string_view text;  // of a string or key, decoded; of a number, as written; until the next
  int line = 1;           // where it begins
  int column = 1;

  bool is(Kind k) const { return kind == k; }
  // An Error at this place.
  Error wrong(std::string message) const { return {std::move(message), line, column}; }
};

class JsonReader {
 public:
  static constexpr int kDeepest = 32;  // so many lists and objects may be open at once
  static constexpr std::size_t kLongestString = std::size_t{1} << 20U;

  // The source is asked while the reader lives. `first_line` is the number of the first line.
  explicit JsonReader(JsonSource source, int first_line = 1) : source_(source), line_(first_line) {}

  const JsonToken& next();
  // Passes over the value that comes next. False if the text is wrong.
  bool skip();
  // Passes over what is left of the list or object that was begun last, up to its end.
  bool leave();

  // Only after kWrong.
  const Error& error() const { return error_; }

 private:
  enum class Due : std::uint8_t {
    kValue,
    kItemOrEnd,  // after '['
    kKeyOrEnd,   // after '{'
    kMore,       // after a value: ',' or the end of what it stands in
  };

  // The byte at hand, or -1 at the end.
  int peek() {
    if (at_ == piece_.size() && !fetch()) return -1;
    return static_cast<unsigned char>(piece_[at_]);
  }
  bool fetch();
  void bump();
  // Over the byte at hand, which is a character.
  void pass() {
    ++at_;
    ++column_;
  }
  bool take(char ascii) {
    if (peek() != static_cast<unsigned char>(ascii)) return false;
    pass();
    return true;
  }
  void skip_blanks() {
    if (at_ < piece_.size() && piece_[at_] > ' ') return;  // mostly
    skip_some_blanks();
  }
  void skip_some_blanks();

  void read_token();
  void read_more();
  void read_value();
  void read_key();
  void open(JsonToken::Kind kind, Due due);
  void close(JsonToken::Kind kind);
  bool read_string();
  void read_plain();
  bool read_wide();
  bool read_escape();
  bool read_unicode_escape();
  bool read_hex(std::uint32_t& code);
  bool read_number();
  bool read_digits();
  bool read_word(std::string_view word);
  bool keep(std::string_view text);
  void keep_in_place(std::size_t begin, std::size_t end);

  void begin(JsonToken::Kind kind);
  bool fail(std::string message, int line, int column);
  bool fail_here(std::string_view expected);
  bool fail_at_token(std::string_view expected, char found);
  std::string quoted_here();
  int column() const;

  JsonSource source_;
  std::string_view piece_;
  std::size_t at_ = 0;
  bool ended_ = false;
  int line_;
  std::int64_t column_ = 1;  // in characters

  std::array<bool, kDeepest> objects_{};  // what is open, outermost first: an object or a list
  int depth_ = 0;
  Due due_ = Due::kValue;
  bool keeping_ = true;
  bool in_place_ = false;  // the token's text stands in the piece at hand, and not in text_
  std::string text_;
  JsonToken token_;
  Error error_;
};

// A text that is there as a whole: a source of one piece.
class JsonText {
 public:
  explicit JsonText(std::string_view text) : text_(text) {}
  std::string_view operator()() { return std::exchange(text_, {}); }

 private:
  std::string_view text_;
};

}  // namespace nonet
#pragma GCC visibility pop

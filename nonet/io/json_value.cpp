#include "nonet/io/json_value.h"

#include <charconv>
#include <set>

#include "nonet/io/lines.h"

namespace nonet {
namespace {

constexpr int kDeepest = 32;
constexpr int kMostValues = 1'000'000;

class Parser {
 public:
  Parser(std::string_view text, int first_line) : text_(text), line_(first_line) {}

  Result<JsonValue> parse() {
    JsonValue value;
    skip_blanks();
    if (!parse_value(value, 0)) return error_;
    skip_blanks();
    if (at_ < text_.size()) {
      fail("there is " + quoted_char(text_, at_) + " after the end of the JSON value");
      return error_;
    }
    return value;
  }

 private:
  bool fail(std::string message) {
    error_ = {std::move(message), line_, column()};
    return false;
  }
  bool fail_here(std::string_view expected) {
    if (at_ >= text_.size())
      return fail("the JSON text ends where " + std::string(expected) + " was expected");
    return fail(quoted_char(text_, at_) + " where " + std::string(expected) + " was expected");
  }
  // Counted on from where it was asked last, so that a long line is not counted again and again.
  int column() {
    column_ += column_at(text_.substr(counted_, at_ - counted_), at_ - counted_) - 1;
    counted_ = at_;
    return column_;
  }

  void skip_blanks() {
    while (at_ < text_.size()) {
      char ch = text_[at_];
      if (ch == '\n') {
        ++line_;
        counted_ = at_ + 1;
        column_ = 1;
      } else if (ch != ' ' && ch != '\t' && ch != '\r') {
        return;
      }
      ++at_;
    }
  }

  bool take(char ch) {
    if (at_ >= text_.size() || text_[at_] != ch) return false;
    ++at_;
    return true;
  }

  bool take_word(std::string_view word) {
    if (text_.substr(at_, word.size()) != word) return fail_here("a JSON value");
    at_ += word.size();
    return true;
  }

  bool parse_value(JsonValue& value, int depth) {
    if (depth > kDeepest) return fail("the JSON value is nested too deeply");
    if (++values_ > kMostValues) return fail("the JSON text has too many values");
    value.line = line_;
    value.column = column();
    if (at_ >= text_.size()) return fail_here("a JSON value");
    switch (text_[at_]) {
      case '[':
        return parse_list(value, depth);
      case '{':
        return parse_object(value, depth);
      case '"':
        value.kind = JsonValue::Kind::kString;
        return parse_string(value.string, &value.escaped);
      case 't':
      case 'f':
        value.kind = JsonValue::Kind::kBool;
        value.boolean = text_[at_] == 't';
        return take_word(value.boolean ? "true" : "false");
      case 'n':
        return take_word("null");
      default:
        return parse_number(value);
    }
  }

  bool parse_list(JsonValue& value, int depth) {
    value.kind = JsonValue::Kind::kList;
    ++at_;
    skip_blanks();
    if (take(']')) return true;
    while (true) {
      skip_blanks();
      if (!parse_value(value.list.emplace_back(), depth + 1)) return false;
      skip_blanks();
      if (take(']')) return true;
      if (!take(',')) return fail_here("',' or ']'");
    }
  }

  bool parse_object(JsonValue& value, int depth) {
    value.kind = JsonValue::Kind::kObject;
    std::set<std::string> seen;
    ++at_;
    skip_blanks();
    if (take('}')) return true;
    while (true) {
      skip_blanks();
      if (at_ >= text_.size() || text_[at_] != '"') return fail_here("a key in quotes");
      std::string key;
      if (!parse_string(key)) return false;
      if (!seen.insert(key).second) return fail("the key " + json_quoted(key) + " stands twice");
      skip_blanks();
      if (!take(':')) return fail_here("':'");
      skip_blanks();
      value.keys.push_back(std::move(key));
      if (!parse_value(value.list.emplace_back(), depth + 1)) return false;
      skip_blanks();
      if (take('}')) return true;
      if (!take(',')) return fail_here("',' or '}'");
    }
  }

  bool parse_number(JsonValue& value) {
    value.kind = JsonValue::Kind::kNumber;
    std::size_t end = at_;
    auto digits = [&] {
      std::size_t from = end;
      while (end < text_.size() && text_[end] >= '0' && text_[end] <= '9') ++end;
      return end > from;
    };
    if (end < text_.size() && text_[end] == '-') ++end;
    bool leading_zero = end < text_.size() && text_[end] == '0';
    std::size_t first = end;
    if (!digits() || (leading_zero && end - first > 1)) return fail_here("a JSON value");
    if (end < text_.size() && text_[end] == '.') {
      ++end;
      if (!digits()) return fail_here("a number");
    }
    if (end < text_.size() && (text_[end] == 'e' || text_[end] == 'E')) {
      ++end;
      if (end < text_.size() && (text_[end] == '+' || text_[end] == '-')) ++end;
      if (!digits()) return fail_here("a number");
    }
    value.string = text_.substr(at_, end - at_);
    at_ = end;
    return true;
  }

  bool parse_hex(unsigned& code) {
    if (at_ + 4 > text_.size()) return fail_here("four hexadecimal digits");
    const char* from = text_.data() + at_;
    auto [end, problem] = std::from_chars(from, from + 4, code, 16);
    if (problem != std::errc() || end != from + 4) return fail_here("four hexadecimal digits");
    at_ += 4;
    return true;
  }

  bool parse_escape(std::string& out) {
    if (at_ >= text_.size()) return fail_here("an escape");
    char ch = text_[at_++];
    constexpr std::string_view kFrom = "\"\\/bfnrt";
    constexpr std::string_view kTo = "\"\\/\b\f\n\r\t";
    if (std::size_t i = kFrom.find(ch); i != std::string_view::npos) {
      out += kTo[i];
      return true;
    }
    if (ch != 'u') {
      --at_;
      return fail_here("an escape");
    }
    unsigned code = 0;
    if (!parse_hex(code)) return false;
    if (code >= 0xD800 && code < 0xDC00) {
      unsigned low = 0;
      if (!take('\\') || !take('u') || !parse_hex(low) || low < 0xDC00 || low > 0xDFFF) {
        return fail("half of a surrogate pair stands alone");
      }
      code = 0x10000 + ((code - 0xD800) << 10U) + (low - 0xDC00);
    } else if (code >= 0xDC00 && code < 0xE000) {
      return fail("half of a surrogate pair stands alone");
    }
    append_utf8(out, code);
    return true;
  }

  static void append_utf8(std::string& out, unsigned code) {
    auto tail = [&](unsigned shift) {
      out += static_cast<char>(0x80U | ((code >> shift) & 0x3FU));
    };
    if (code < 0x80) {
      out += static_cast<char>(code);
    } else if (code < 0x800) {
      out += static_cast<char>(0xC0U | (code >> 6U));
      tail(0);
    } else if (code < 0x10000) {
      out += static_cast<char>(0xE0U | (code >> 12U));
      tail(6);
      tail(0);
    } else {
      out += static_cast<char>(0xF0U | (code >> 18U));
      tail(12);
      tail(6);
      tail(0);
    }
  }

  bool parse_string(std::string& out, bool* escaped = nullptr) {
    ++at_;
    while (at_ < text_.size()) {
      char ch = text_[at_];
      if (ch == '"') {
        ++at_;
        return true;
      }
      if (static_cast<unsigned char>(ch) < 0x20) return fail_here("the end of the string");
      ++at_;
      if (ch != '\\') {
        out += ch;
      } else {
        if (escaped != nullptr) *escaped = true;
        if (!parse_escape(out)) return false;
      }
    }
    return fail_here("the end of the string");
  }

  std::string_view text_;
  std::size_t at_ = 0;
  int line_;
  std::size_t counted_ = 0;  // up to here the column is known
  int column_ = 1;
  int values_ = 0;
  Error error_;
};

}  // namespace

const JsonValue* JsonValue::find(std::string_view key) const {
  for (std::size_t i = 0; i < keys.size(); ++i) {
    if (keys[i] == key) return &list[i];
  }
  return nullptr;
}

Result<JsonValue> parse_json(std::string_view text, int first_line) {
  return Parser(text, first_line).parse();
}

std::string json_quoted(std::string_view text) {
  constexpr std::string_view kHex = "0123456789abcdef";
  std::string out = "\"";
  for (char ch : text) {
    auto byte = static_cast<unsigned char>(ch);
    if (ch == '"' || ch == '\\') {
      out += '\\';
      out += ch;
    } else if (byte < 0x20) {
      out += "\\u00";
      out += kHex[byte >> 4U];
      out += kHex[byte & 15U];
    } else {
      out += ch;
    }
  }
  return out + "\"";
}

}  // namespace nonet

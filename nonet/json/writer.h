// JsonWriter: the one writer of JSON. It sets commas, colons and quotes, so that what it wrote is
// JSON whatever the strings hold: controls are escaped, and bytes that are not UTF-8 become U+FFFD.
//
// Compact is for programs, {"a":1,"b":[2,3]}; spaced is for people too, {"a": 1, "b": [2, 3]}, and
// there `line` begins a new line wherever the eye wants one:
//
//   json.begin_object().member("a", 1);            {"a": 1,
//   json.line(1).member("b", 2).end_object();       "b": 2}
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace nonet {

class JsonWriter {
 public:
  enum class Style : std::uint8_t { kCompact, kSpaced };

  explicit JsonWriter(Style style = Style::kSpaced) : style_(style) {}

  JsonWriter& begin_object() { return open('{', '}'); }
  JsonWriter& end_object() { return close(); }
  JsonWriter& begin_list() { return open('[', ']'); }
  JsonWriter& end_list() { return close(); }
  // Of the member whose value comes next.
  JsonWriter& key(std::string_view key);

  JsonWriter& string(std::string_view text);
  JsonWriter& number(std::int64_t number);
  // With so many decimals; null where it is not finite, or has more than fifteen digits so.
  JsonWriter& number(double number, int decimals);
  JsonWriter& boolean(bool value);
  JsonWriter& null();
  // A value that is JSON already.
  JsonWriter& raw(std::string_view json) { return plain(json); }

  // A boolean, a whole number or a string, by its type.
  template <class T>
  JsonWriter& value(const T& value) {
    if constexpr (std::is_same_v<T, bool>) {
      return boolean(value);
    } else if constexpr (std::is_integral_v<T>) {
      return number(static_cast<std::int64_t>(value));
    } else {
      return string(value);
    }
  }
  template <class T>
  JsonWriter& member(std::string_view key, const T& value) {
    return this->key(key).value(value);
  }
  // A list of which `write` writes each item.
  template <class Items, class Write>
  JsonWriter& list(const Items& items, Write&& write) {
    begin_list();
    for (const auto& item : items) write(item);
    return end_list();
  }
  // A list of strings, each through `to_text`. (Not by way of a lambda: inline code of two
  // compilers may meet in one program, as in the sanitized tests, and they lay closures out
  // differently.)
  template <class Items, class ToText>
  JsonWriter& strings(const Items& items, ToText&& to_text) {
    begin_list();
    for (const auto& item : items) string(to_text(item));
    return end_list();
  }

  // What comes next, be it a value, a key or an end, begins a new line with so many blanks.
  JsonWriter& line(int indent);

  // What was written since it was taken last; a long text can be taken in parts.
  std::string take() { return std::exchange(text_, {}); }

 private:
  JsonWriter& open(char begin, char end);
  JsonWriter& close();
  // Comma, blank or new line, as they are due before a value or key.
  void lead();
  void lead_value();
  JsonWriter& plain(std::string_view text);
  void append_quoted(std::string_view text);

  Style style_;
  std::string text_;
  std::vector<char> ends_;  // of what is open, outermost first
  bool first_ = true;       // nothing stands yet in what was opened last
  bool keyed_ = false;      // a key stands, its value does not
  int indent_ = -1;         // of a new line that is due
};

}  // namespace nonet

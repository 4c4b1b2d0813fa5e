// A small JSON reader (RFC 8259), enough for puzzle files and proofs: a tree of values that know
// where they stood, so that whoever finds one wrong can name line and column. Time is linear in
// the text; depth and number of values are bounded; duplicate keys are refused.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "nonet/core/result.h"

namespace nonet {

struct JsonValue {
  enum class Kind { kNull, kBool, kNumber, kString, kList, kObject };
  Kind kind = Kind::kNull;
  bool boolean = false;
  std::string string;             // of a string, decoded; of a number, as it was written
  bool escaped = false;           // the string was written with escapes
  std::vector<JsonValue> list;    // items of a list, or values of an object
  std::vector<std::string> keys;  // of an object, in step with `list`
  int line = 1;
  int column = 1;

  bool is(Kind k) const { return kind == k; }
  // The member of an object, or null.
  const JsonValue* find(std::string_view key) const;
  // An Error at this value's place.
  Error wrong(std::string message) const { return {std::move(message), line, column}; }
};

// Reads a text that is one JSON value with nothing but white space around it. `first_line` is the
// number of its first line.
Result<JsonValue> parse_json(std::string_view text, int first_line = 1);

// A JSON string literal with its quotes.
std::string json_quoted(std::string_view text);

// A list on one line, each item through `to_text`.
template <class Items, class ToText>
std::string json_list(const Items& items, ToText&& to_text) {
  std::string text = "[";
  for (const auto& item : items) {
    if (text.size() > 1) text += ", ";
    text += to_text(item);
  }
  return text + "]";
}

}  // namespace nonet

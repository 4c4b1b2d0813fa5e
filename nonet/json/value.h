// A JSON text as a tree of values that know where they stood, so that whoever finds one wrong can
// name line and column. For what is small; the number of values is bounded, and a key that stands
// twice in an object is refused: readers would differ on which of the two is meant.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "nonet/core/result.h"
#include "nonet/json/reader.h"

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
Result<JsonValue> parse_json(JsonSource source, int first_line = 1);
Result<JsonValue> parse_json(std::string_view text, int first_line = 1);
// The value that comes next of a text that somebody else reads.
Result<JsonValue> next_value(JsonReader& reader);

}  // namespace nonet

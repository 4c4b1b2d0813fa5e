#include "nonet/json/value.h"

#include <algorithm>
#include <iterator>
#include <set>

#include "nonet/core/visible.h"

namespace nonet {
namespace {

using Token = JsonToken::Kind;

constexpr int kMostValues = 1'000'000;

class Builder {
 public:
  explicit Builder(JsonReader& reader) : reader_(reader) {}

  Result<JsonValue> build() {
    JsonValue value;
    if (!fill(value, reader_.next())) return problem();
    return value;
  }

 private:
  // What the reader refused, or what was wrong with what it read.
  const Error& problem() const { return error_.message.empty() ? reader_.error() : error_; }

  bool fail(Error error) {
    error_ = std::move(error);
    return false;
  }

  bool fill(JsonValue& value, const JsonToken& token) {
    if (token.is(Token::kWrong)) return false;
    if (++values_ > kMostValues) return fail(token.wrong("the JSON text has too many values"));
    value.line = token.line;
    value.column = token.column;
    value.boolean = token.boolean;
    value.escaped = token.escaped;
    value.string = token.text;
    switch (token.kind) {
      case Token::kBool:
        value.kind = JsonValue::Kind::kBool;
        return true;
      case Token::kNumber:
        value.kind = JsonValue::Kind::kNumber;
        return true;
      case Token::kString:
        value.kind = JsonValue::Kind::kString;
        return true;
      case Token::kList:
        return fill_list(value);
      case Token::kObject:
        return fill_object(value);
      default:
        return true;
    }
  }

  bool fill_list(JsonValue& value) {
    value.kind = JsonValue::Kind::kList;
    const std::size_t base = waiting_.size();
    while (true) {
      const JsonToken& token = reader_.next();
      if (token.is(Token::kListEnd)) break;
      JsonValue item;
      if (!fill(item, token)) return false;
      waiting_.push_back(std::move(item));
    }
    take_from(base, value);
    return true;
  }

  // What waits from there on becomes the values of a list or object, which are then as many as it
  // has room for.
  void take_from(std::size_t base, JsonValue& value) {
    const auto from = waiting_.begin() + static_cast<std::ptrdiff_t>(base);
    value.list.assign(std::move_iterator(from), std::move_iterator(waiting_.end()));
    waiting_.erase(from, waiting_.end());
  }

  bool fill_object(JsonValue& value) {
    // Of a few keys each is held against all others; of many, a set knows them.
    constexpr std::size_t kFew = 16;
    value.kind = JsonValue::Kind::kObject;
    value.keys.reserve(4);
    const std::size_t base = waiting_.size();
    std::set<std::string> seen;
    auto is_new = [&](const std::string& key) {
      if (value.keys.size() <= kFew)
        return std::find(value.keys.begin(), value.keys.end() - 1, key) == value.keys.end() - 1;
      if (seen.empty()) seen.insert(value.keys.begin(), value.keys.end() - 1);
      return seen.insert(key).second;
    };
    while (true) {
      const JsonToken& token = reader_.next();
      if (token.is(Token::kObjectEnd)) break;
      if (token.is(Token::kWrong)) return false;
      value.keys.emplace_back(token.text);
      if (!is_new(value.keys.back())) {
        return fail(token.wrong("the key " + quoted_text(token.text) + " stands twice"));
      }
      JsonValue member;
      if (!fill(member, reader_.next())) return false;
      waiting_.push_back(std::move(member));
    }
    take_from(base, value);
    return true;
  }

  JsonReader& reader_;
  std::vector<JsonValue> waiting_;  // of the lists and objects that are open
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

Result<JsonValue> parse_json(JsonSource source, int first_line) {
  JsonReader reader(source, first_line);
  Result<JsonValue> value = next_value(reader);
  if (value && reader.next().is(Token::kWrong)) return reader.error();
  return value;
}

Result<JsonValue> next_value(JsonReader& reader) {
  return Builder(reader).build();
}

Result<JsonValue> parse_json(std::string_view text, int first_line) {
  JsonText source(text);
  return parse_json(JsonSource(source), first_line);
}

}  // namespace nonet

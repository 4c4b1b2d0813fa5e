#include "nonet/json/value.h"

#include <algorithm>
#include <iterator>
#include <set>

#include "nonet/core/visible.h"

namespace nonet {
namespace {

using Token = JsonToken::Kind;

constexpr int kMostValues = 1'000'000;
constexpr std::size_t kUsually = 128;  // values that wait at once

class Builder {
 public:
  explicit Builder(JsonReader& reader) : reader_(reader) { waiting_.reserve(kUsually); }

  Result<JsonValue> build() {
    if (!add(reader_.next())) return problem();
    return std::move(waiting_.front());
  }

 private:
  // What the reader refused, or what was wrong with what it read.
  const Error& problem() const { return error_.message.empty() ? reader_.error() : error_; }

  bool fail(Error error) {
    error_ = std::move(error);
    return false;
  }

  // The next of those that wait.
  bool add(const JsonToken& token) {
    if (token.is(Token::kWrong)) return false;
    if (++values_ > kMostValues) return fail(token.wrong("the JSON text has too many values"));
    JsonValue& value = waiting_.emplace_back();
    value.line = token.line;
    value.column = token.column;
    switch (token.kind) {
      case Token::kBool:
        value.kind = JsonValue::Kind::kBool;
        value.boolean = token.boolean;
        return true;
      case Token::kNumber:
        value.kind = JsonValue::Kind::kNumber;
        value.string = token.text;
        return true;
      case Token::kString:
        value.kind = JsonValue::Kind::kString;
        value.string = token.text;
        value.escaped = token.escaped;
        return true;
      case Token::kList:
        value.kind = JsonValue::Kind::kList;
        return fill_list();
      case Token::kObject:
        value.kind = JsonValue::Kind::kObject;
        return fill_object();
      default:
        return true;
    }
  }

  // The last of those that wait is a list or an object. While its values come, they wait behind it,
  // and may move it.
  bool fill_list() {
    const std::size_t base = waiting_.size();
    while (true) {
      const JsonToken& token = reader_.next();
      if (token.is(Token::kListEnd)) break;
      if (!add(token)) return false;
    }
    take_from(base);
    return true;
  }

  // What waits from there on becomes the values of the one before, which are then as many as it has
  // room for.
  void take_from(std::size_t base) {
    const auto from = waiting_.begin() + static_cast<std::ptrdiff_t>(base);
    waiting_[base - 1].list.assign(std::move_iterator(from), std::move_iterator(waiting_.end()));
    waiting_.erase(from, waiting_.end());
  }

  bool fill_object() {
    // Of a few keys each is held against all others; of many, a set knows them.
    constexpr std::size_t kFew = 16;
    const std::size_t base = waiting_.size();
    std::vector<std::string> keys;
    keys.reserve(4);
    std::set<std::string> seen;
    auto is_new = [&](const std::string& key) {
      if (keys.size() <= kFew)
        return std::find(keys.begin(), keys.end() - 1, key) == keys.end() - 1;
      if (seen.empty()) seen.insert(keys.begin(), keys.end() - 1);
      return seen.insert(key).second;
    };
    while (true) {
      const JsonToken& token = reader_.next();
      if (token.is(Token::kObjectEnd)) break;
      if (token.is(Token::kWrong)) return false;
      keys.emplace_back(token.text);
      if (!is_new(keys.back())) {
        return fail(token.wrong("the key " + quoted_text(token.text) + " stands twice"));
      }
      if (!add(reader_.next())) return false;
    }
    take_from(base);
    waiting_[base - 1].keys = std::move(keys);
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

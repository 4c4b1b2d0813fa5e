#include "cli/mcp/arguments.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

#include "nonet/core/resemblance.h"
#include "nonet/core/visible.h"
#include "nonet/json/write_value.h"
#include "nonet/text/notation.h"

namespace nonet::cli::mcp {
namespace {

using Kind = JsonValue::Kind;
using Type = Argument::Type;

double number_of(const JsonValue& value) {
  return value.is(Kind::kNumber) ? std::strtod(value.string.c_str(), nullptr)
                                 : std::numeric_limits<double>::quiet_NaN();
}

bool is_whole(double number) {
  return number == std::floor(number);
}

bool is_between(double number, const Argument& row) {
  return number >= row.least && number <= row.most;
}

bool is_list_of(const JsonValue& value, Kind kind) {
  return value.is(Kind::kList) && std::all_of(value.list.begin(), value.list.end(),
                                              [=](const JsonValue& item) { return item.is(kind); });
}

std::string figure(double number) {
  const double whole = std::floor(number);
  return whole == number ? std::to_string(static_cast<long long>(whole))
                         : JsonWriter().number(number, 1).take();
}

// What a value has to be, for a sentence.
std::string expected(const Argument& row) {
  switch (row.type) {
    case Type::kText:
      return "a text";
    case Type::kTruth:
      return "true or false";
    case Type::kWhole:
      return "a whole number from " + figure(row.least) + " to " + figure(row.most);
    case Type::kNumber:
      return "a number from " + figure(row.least) + " to " + figure(row.most);
    case Type::kNames:
      return "a list of names";
    case Type::kSpan:
      return "a number, or a list of two, the lesser first";
    case Type::kTexts:
      return "a list of texts";
    case Type::kObject:
      return "an object";
  }
  return "";
}

bool is_right(const JsonValue& value, const Argument& row) {
  switch (row.type) {
    case Type::kText:
      return value.is(Kind::kString);
    case Type::kTruth:
      return value.is(Kind::kBool);
    case Type::kWhole:
      return is_between(number_of(value), row) && is_whole(number_of(value)) &&
             value.string.find_first_not_of("0123456789") == std::string::npos;
    case Type::kNumber:
      return is_between(number_of(value), row);
    case Type::kNames:
      return value.is(Kind::kString) || is_list_of(value, Kind::kString);
    case Type::kSpan:
      return value.is(Kind::kNumber) ||
             (value.list.size() == 2 && is_list_of(value, Kind::kNumber));
    case Type::kTexts:
      return is_list_of(value, Kind::kString);
    case Type::kObject:
      return value.is(Kind::kObject);
  }
  return false;
}

// A word that is none of the list.
std::optional<std::string> find_wrong_word(const JsonValue& value, const Argument& row) {
  if (row.words == nullptr) return std::nullopt;
  const auto words = row.words();
  auto unknown = [&](const std::string& text) {
    return std::find(words.begin(), words.end(), text) == words.end();
  };
  const JsonValue* wrong = nullptr;
  if (value.is(Kind::kString) && unknown(value.string)) wrong = &value;
  for (const JsonValue& item : value.list) {
    if (wrong == nullptr && unknown(item.string)) wrong = &item;
  }
  if (wrong == nullptr) return std::nullopt;
  return "\"" + std::string(row.name) + "\" must be " +
         list_of(std::vector<std::string>(words.begin(), words.end()), "or") + ", not " +
         quoted_text(wrong->string) + did_you_mean(wrong->string, words);
}

void write_texts(JsonWriter& json, const Argument& row) {
  json.member("type", "string");
  if (row.words != nullptr) {
    json.key("enum").strings(row.words(), [](std::string_view word) { return word; });
  }
}

void write_bounds(JsonWriter& json, const Argument& row) {
  json.key("minimum").raw(figure(row.least)).key("maximum").raw(figure(row.most));
}

void write_argument(JsonWriter& json, const Argument& row) {
  json.key(row.name).begin_object();
  switch (row.type) {
    case Type::kText:
      write_texts(json, row);
      break;
    case Type::kTruth:
      json.member("type", "boolean");
      break;
    case Type::kWhole:
      json.member("type", "integer");
      write_bounds(json, row);
      break;
    case Type::kNumber:
      json.member("type", "number");
      write_bounds(json, row);
      break;
    case Type::kNames:
      json.key("anyOf").begin_list().begin_object();
      write_texts(json, row);
      json.end_object().begin_object().member("type", "array").key("items").begin_object();
      write_texts(json, row);
      json.end_object().end_object().end_list();
      break;
    case Type::kSpan:
      json.key("anyOf").begin_list().begin_object().member("type", "number").end_object();
      json.begin_object().member("type", "array").key("items").begin_object();
      json.member("type", "number").end_object().member("minItems", 2).member("maxItems", 2);
      json.end_object().end_list();
      break;
    case Type::kTexts:
      json.member("type", "array").key("items").begin_object().member("type", "string");
      json.end_object();
      break;
    case Type::kObject:
      json.member("type", "object");
      break;
  }
  json.member("description", row.help).end_object();
}

}  // namespace

void write_schema(JsonWriter& json, const std::vector<Argument>& rows) {
  json.begin_object().member("type", "object").key("properties").begin_object();
  for (const Argument& row : rows) write_argument(json, row);
  json.end_object().key("required").begin_list();
  for (const Argument& row : rows) {
    if (row.required) json.string(row.name);
  }
  json.end_list().member("additionalProperties", false).end_object();
}

std::optional<std::string> find_wrong_argument(const JsonValue& given,
                                               const std::vector<Argument>& rows) {
  std::vector<std::string_view> names;
  for (const Argument& row : rows) {
    names.push_back(row.name);
    const JsonValue* value = given.find(row.name);
    const std::string name = "\"" + std::string(row.name) + "\"";
    if (value == nullptr) {
      if (row.required) return "the argument " + name + " is missing";
      continue;
    }
    if (!is_right(*value, row)) return name + " must be " + expected(row);
    if (auto wrong = find_wrong_word(*value, row)) return wrong;
  }
  for (const std::string& key : given.keys) {
    if (std::find(names.begin(), names.end(), key) != names.end()) continue;
    return "there is no argument " + quoted_text(key) + " here" + did_you_mean(key, names);
  }
  return std::nullopt;
}

std::string Asked::text(std::string_view name) const {
  const JsonValue* value = given_.find(name);
  return value != nullptr ? value->string : "";
}

bool Asked::truth(std::string_view name, bool usual) const {
  const JsonValue* value = given_.find(name);
  return value != nullptr ? value->boolean : usual;
}

int Asked::whole(std::string_view name, int usual) const {
  const JsonValue* value = given_.find(name);
  return value != nullptr ? static_cast<int>(number_of(*value)) : usual;
}

std::vector<std::string> Asked::names(std::string_view name) const {
  const JsonValue* value = given_.find(name);
  if (value == nullptr) return {};
  if (value->is(Kind::kString)) return {value->string};
  std::vector<std::string> all;
  for (const JsonValue& item : value->list) all.push_back(item.string);
  return all;
}

std::string Asked::json(std::string_view name) const {
  const JsonValue* value = given_.find(name);
  if (value == nullptr) return "";
  JsonWriter json(JsonWriter::Style::kCompact);
  write_value(json, *value);
  return json.take();
}

std::string Asked::options(const std::vector<std::string_view>& names) const {
  JsonWriter json(JsonWriter::Style::kCompact);
  json.begin_object();
  for (const std::string_view name : names) {
    if (const JsonValue* value = given_.find(name)) write_value(json.key(name), *value);
  }
  return json.end_object().take();
}

double seconds_in(const JsonValue& given) {
  const JsonValue* value = given.find("time_limit");
  return value != nullptr ? number_of(*value) : kUsualSeconds;
}

}  // namespace nonet::cli::mcp

#include "support/schema.h"

#include <algorithm>
#include <map>
#include <regex>
#include <set>

#include "nonet/json/value.h"
#include "support/support.h"

namespace nonet::test {
namespace {

using Kind = JsonValue::Kind;

const JsonValue& schema_file(const std::string& name) {
  static std::map<std::string, JsonValue> files;
  auto [place, is_new] = files.try_emplace(name);
  if (!is_new) return place->second;
  const auto folder = source_folder() / "docs" / "schema";
  auto parsed = parse_json(read_file(folder / name));
  EXPECT_TRUE(parsed) << name << ": " << (parsed ? "" : to_string(parsed.error()));
  if (parsed) place->second = *parsed;
  return place->second;
}

bool matches(const std::string& text, const std::string& pattern) {
  static std::map<std::string, std::regex> patterns;
  auto [place, is_new] = patterns.try_emplace(pattern);
  if (is_new) place->second.assign(pattern, std::regex::ECMAScript | std::regex::optimize);
  return std::regex_search(text, place->second);
}

bool is_whole(const JsonValue& value) {
  return value.is(Kind::kNumber) && value.string.find_first_of(".eE") == std::string::npos;
}

bool is_of_type(const JsonValue& value, const std::string& type) {
  if (type == "integer") return is_whole(value);
  static const std::map<std::string, Kind> kinds = {
      {"object", Kind::kObject}, {"array", Kind::kList},    {"string", Kind::kString},
      {"boolean", Kind::kBool},  {"number", Kind::kNumber}, {"null", Kind::kNull}};
  return value.is(kinds.at(type));
}

bool equal(const JsonValue& a, const JsonValue& b) {
  return a.kind == b.kind && a.string == b.string && a.boolean == b.boolean;
}

class Validator {
 public:
  // The first fault, or "".
  std::string fault(const JsonValue& value, const JsonValue& schema, const std::string& place) {
    if (schema.is(Kind::kBool)) return schema.boolean ? "" : place + ": is not foreseen";
    for (std::size_t i = 0; i < schema.keys.size(); ++i) {
      const std::string found = word(schema.keys[i], schema.list[i], value, schema, place);
      if (!found.empty()) return found;
    }
    return "";
  }

  std::string file;  // that "#/..." refers to

 private:
  std::string word(const std::string& word, const JsonValue& rule, const JsonValue& value,
                   const JsonValue& schema, const std::string& place) {
    static const std::set<std::string> silent = {"$schema", "$defs", "title", "description"};
    if (silent.contains(word)) return "";
    if (word == "$ref") return referred(rule.string, value, place);
    if (word == "anyOf" || word == "oneOf") return among(word, rule, value, place);
    if (word == "properties" || word == "additionalProperties" || word == "required") {
      return value.is(Kind::kObject) ? members(word, rule, value, schema, place) : "";
    }
    if (word == "items" || word == "prefixItems") {
      return value.is(Kind::kList) ? items(word, rule, value, schema, place) : "";
    }
    return holds(word, rule, value) ? "" : place + ": breaks \"" + word + "\": " + value.string;
  }

  // Words about the value alone.
  bool holds(const std::string& word, const JsonValue& rule, const JsonValue& value) {
    const auto any = [&](auto test) {
      return std::any_of(rule.list.begin(), rule.list.end(), test);
    };
    if (word == "type" && rule.is(Kind::kString)) return is_of_type(value, rule.string);
    if (word == "type") return any([&](const auto& t) { return is_of_type(value, t.string); });
    if (word == "const") return equal(value, rule);
    if (word == "enum") return any([&](const auto& one) { return equal(value, one); });
    if (word == "pattern") return !value.is(Kind::kString) || matches(value.string, rule.string);
    const double limit = std::stod(rule.string);
    const auto size =
        static_cast<double>(value.is(Kind::kList) ? value.list.size() : value.string.size());
    if (word == "minItems") return !value.is(Kind::kList) || size >= limit;
    if (word == "maxItems") return !value.is(Kind::kList) || size <= limit;
    if (word == "minLength") return !value.is(Kind::kString) || size >= limit;
    if (word == "maxLength") return !value.is(Kind::kString) || size <= limit;
    if (word == "minimum") return !value.is(Kind::kNumber) || std::stod(value.string) >= limit;
    if (word == "maximum") return !value.is(Kind::kNumber) || std::stod(value.string) <= limit;
    if (word == "exclusiveMinimum") return std::stod(value.string) > limit;
    ADD_FAILURE() << "the validator does not know the word " << word;
    return false;
  }

  std::string referred(const std::string& reference, const JsonValue& value,
                       const std::string& place) {
    const std::size_t hash = reference.find('#');
    const std::string before = file;
    if (hash != 0) file = reference.substr(0, hash);
    const JsonValue* schema = &schema_file(file);
    if (hash != std::string::npos) {
      const std::string name = reference.substr(hash + std::string("#/$defs/").size());
      schema = schema->find("$defs")->find(name);
    }
    if (schema == nullptr) return place + ": there is no schema " + reference;
    const std::string found = fault(value, *schema, place);
    file = before;
    return found;
  }

  std::string among(const std::string& word, const JsonValue& rule, const JsonValue& value,
                    const std::string& place) {
    std::string faults;
    std::size_t fitting = 0;
    for (const JsonValue& one : rule.list) {
      const std::string found = fault(value, one, place);
      fitting += found.empty() ? 1 : 0;
      faults += (faults.empty() ? "" : "; or ") + found;
    }
    if (fitting == 0) return faults;
    return word == "oneOf" && fitting > 1 ? place + ": fits more than one schema" : "";
  }

  std::string members(const std::string& word, const JsonValue& rule, const JsonValue& value,
                      const JsonValue& schema, const std::string& place) {
    if (word == "required") {
      for (const JsonValue& key : rule.list) {
        if (value.find(key.string) == nullptr) return place + ": lacks \"" + key.string + "\"";
      }
      return "";
    }
    const JsonValue* known = schema.find("properties");
    for (std::size_t i = 0; i < value.keys.size(); ++i) {
      const JsonValue* own = known != nullptr ? known->find(value.keys[i]) : nullptr;
      if ((word == "properties") != (own != nullptr)) continue;
      const std::string found =
          fault(value.list[i], own != nullptr ? *own : rule, place + "/" + value.keys[i]);
      if (!found.empty()) return found;
    }
    return "";
  }

  std::string items(const std::string& word, const JsonValue& rule, const JsonValue& value,
                    const JsonValue& schema, const std::string& place) {
    const JsonValue* prefix = schema.find("prefixItems");
    const std::size_t first = word == "items" && prefix != nullptr ? prefix->list.size() : 0;
    const std::size_t last =
        word == "items" ? value.list.size() : std::min(rule.list.size(), value.list.size());
    for (std::size_t i = first; i < last; ++i) {
      const std::string found = fault(value.list[i], word == "items" ? rule : rule.list[i],
                                      place + "/" + std::to_string(i));
      if (!found.empty()) return found;
    }
    return "";
  }
};

}  // namespace

std::string schema_fault(const std::string& text, const std::string& schema) {
  const auto value = parse_json(text);
  if (!value) return "this is not JSON: " + to_string(value.error());
  Validator validator;
  validator.file = schema + ".json";
  return validator.fault(*value, schema_file(validator.file), "");
}

}  // namespace nonet::test

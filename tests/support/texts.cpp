#include "support/texts.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <regex>

namespace nonet::test {
namespace {

nlohmann::json value_at(const std::string& text, const std::string& place) {
  const auto all = nlohmann::json::parse(text, nullptr, false);
  EXPECT_FALSE(all.is_discarded()) << "this is not JSON: " << text;
  const nlohmann::json::json_pointer pointer(place);
  return all.contains(pointer) ? all[pointer] : nlohmann::json(nlohmann::json::value_t::discarded);
}

}  // namespace

std::vector<std::vector<std::string>> find_all(const std::string& text,
                                               const std::string& pattern) {
  std::vector<std::vector<std::string>> all;
  const std::regex expression(pattern);
  for (std::sregex_iterator it(text.begin(), text.end(), expression), end; it != end; ++it) {
    all.emplace_back(it->begin(), it->end());
  }
  return all;
}

bool has_pattern(const std::string& text, const std::string& pattern) {
  return std::regex_search(text, std::regex(pattern));
}

std::string json_at(const std::string& text, const std::string& place) {
  const nlohmann::json value = value_at(text, place);
  return value.is_discarded() ? "" : value.dump();
}

std::string json_string(const std::string& text, const std::string& place) {
  const nlohmann::json value = value_at(text, place);
  EXPECT_TRUE(value.is_string()) << place << " in " << text;
  return value.is_string() ? value.get<std::string>() : "";
}

bool is_json(const std::string& text) {
  return nlohmann::json::accept(text);
}

std::size_t json_size(const std::string& text, const std::string& place) {
  const nlohmann::json value = value_at(text, place);
  return value.is_discarded() ? 0 : value.size();
}

}  // namespace nonet::test

// What stands in a text: patterns, and values of JSON as an independent reader reads them. Here and
// not in the tests, because <regex> and nlohmann's header cost seconds a file that includes them.
#pragma once

#include <string>
#include <vector>

namespace nonet::test {

// Every place where the pattern stands: what matched, then its groups ("" for one that is absent).
std::vector<std::vector<std::string>> find_all(const std::string& text, const std::string& pattern);
// Whether the pattern stands anywhere in the text.
bool has_pattern(const std::string& text, const std::string& pattern);

// The value at a place, "/steps/0/proved", as compact JSON; "" where there is none. Fails the test
// if the text is not JSON.
std::string json_at(const std::string& text, const std::string& place);
// The string at a place; fails the test if something else, or nothing, stands there.
std::string json_string(const std::string& text, const std::string& place);
// Whether the text is JSON.
bool is_json(const std::string& text);
// How many elements the array or object at a place has.
std::size_t json_size(const std::string& text, const std::string& place);

}  // namespace nonet::test

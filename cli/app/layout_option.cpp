#include "cli/app/layout_option.h"

#include <array>

namespace nonet::cli {
namespace {

struct Name {
  std::string_view word, format;
  char blank;
};

constexpr std::array<Name, 5> kNames = {{{"9.", "grid", '.'},
                                         {"90", "grid", '0'},
                                         {"1.", "line", '.'},
                                         {"10", "line", '0'},
                                         {"", "grid", '.'}}};

}  // namespace

std::vector<std::string_view> layout_words() {
  std::vector<std::string_view> words;
  for (const Name& name : kNames) words.push_back(name.word);
  for (const Format& format : formats()) words.push_back(format.name);
  return words;
}

Layout layout_option(const Invocation& call, std::string_view option, std::string_view usual) {
  const std::string word = call.value(option).value_or(std::string(usual));
  for (const Name& name : kNames) {
    if (name.word == word) return {format_named(name.format), name.blank};
  }
  return {format_named(word), '.'};
}

}  // namespace nonet::cli

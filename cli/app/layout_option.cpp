#include "cli/app/layout_option.h"

#include <array>

#include "cli/app/puzzle_argument.h"

namespace nonet::cli {
namespace {

struct Name {
  std::string_view word, format;
  char blank;
};

constexpr std::array<Name, 4> kNames = {
    {{"9.", "grid", '.'}, {"90", "grid", '0'}, {"1.", "line", '.'}, {"10", "line", '0'}}};

}  // namespace

std::vector<std::string_view> layout_words() {
  std::vector<std::string_view> words = format_words();
  words.reserve(words.size() + kNames.size());
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    words.insert(words.begin() + static_cast<std::ptrdiff_t>(i), kNames[i].word);
  }
  return words;
}

Layout layout_option(const Invocation& call, std::string_view option, std::string_view usual) {
  const std::string given = call.value(option).value_or("");
  const std::string_view word = given.empty() ? usual : given;
  for (const Name& name : kNames) {
    if (name.word == word) return {format_named(name.format), name.blank, name.word[0] == '1'};
  }
  return {format_named(word), '.'};
}

}  // namespace nonet::cli

#include "cli/app/refusals.h"

#include <algorithm>
#include <array>

#include "nonet/core/resemblance.h"
#include "nonet/core/visible.h"
#include "nonet/text/notation.h"

namespace nonet::cli {
namespace {

std::string listed(const std::vector<std::string_view>& words, std::string_view last) {
  std::vector<std::string> items;
  for (std::string_view word : words) {
    if (!word.empty()) items.emplace_back(word);
  }
  return list_of(items, last);
}

bool has_option(const Command& command, std::string_view name) {
  return std::any_of(command.options.begin(), command.options.end(),
                     [&](const Option& option) { return dashed(option) == name; });
}

// What people try, and what does it here.
struct Instead {
  std::array<std::string_view, 6> words;
  std::string_view what;
};

constexpr Instead kInstead[] = {
    {{"game", "tui"},
     "'nonet play' opens a board to play on, 'nonet repl' a prompt, and 'nonet page' the page"},
    {{"check", "validate", "valid"},
     "'nonet hint' tells whether something is wrong with a board, 'nonet solve --count' how many "
     "solutions it has, and 'nonet prove' checks a path"},
    {{"practise", "train", "drill", "exercise"},
     "'nonet practice NAME' is an exercise on the screen, 'nonet generate --practice NAME' makes a "
     "board for one, and 'nonet hint --only NAME' helps to find it"},
    {{"new", "make", "create", "random", "puzzle"}, "'nonet generate' makes puzzles"},
    {{"learn", "lesson", "lessons", "teach", "list"},
     "'nonet techniques' lists the techniques, and with a NAME it tells about one"},
    {{"count", "unique", "solutions"}, "'nonet solve --count' tells how many solutions there are"},
    {{"gui", "web", "browser", "serve", "app"}, "'nonet page' opens the page in the browser"},
    {{"grade", "difficulty", "level"}, "'nonet rate' tells how hard puzzles are"},
    {{"pdf", "svg", "paper"}, "'nonet print' puts puzzles on paper, as a PDF or SVG"}};

bool is_piece_of_a_puzzle(const std::string& operand) {
  return operand.size() <= 9 && operand.find_first_not_of("0123456789.|") == std::string::npos;
}

}  // namespace

std::string no_command_text(const std::string& name) {
  for (const Instead& instead : kInstead) {
    const auto& words = instead.words;
    if (name.empty() || std::find(words.begin(), words.end(), name) == words.end()) continue;
    return "there is no command '" + name + "'; " + std::string(instead.what);
  }
  std::vector<std::string_view> names;
  for (const Command* command : commands()) names.push_back(command->name);
  return "there is no command '" + visible(name) + "'" + did_you_mean(name, names);
}

std::string no_option_text(const Command& command, const std::string& argument) {
  const std::string name = argument.substr(0, argument.find('='));
  std::vector<std::string> own = {"--help"};
  for (const Option& option : command.options) own.push_back(dashed(option));
  std::string text = "there is no option '" + argument + "'";
  const std::string meant = did_you_mean(name, {own.begin(), own.end()});
  if (!meant.empty()) return text + meant;
  for (const Command* other : commands()) {
    if (has_option(*other, name)) return text + "; 'nonet " + std::string(other->name) + "' has it";
  }
  return text;
}

std::string must_be_text(const Option& option, const std::string& value) {
  const std::vector<std::string_view> words = words_of(option);
  return dashed(option) + " must be " + listed(words, "or") + ", not '" + value + "'" +
         did_you_mean(value, words);
}

std::string too_many_text(const Command& command, const std::vector<std::string>& operands) {
  const auto most = static_cast<std::size_t>(command.most_operands);
  const std::string text = "'" + operands[most] + "' is one argument too many";
  const bool number = operands[most].find_first_not_of("0123456789") == std::string::npos;
  if (most == 0 && number && has_option(command, "--count")) {
    return text + "; --count=" + operands[most] + " makes so many";
  }
  if (most == 0) return text;
  const bool pieces = std::all_of(operands.begin(), operands.end(), is_piece_of_a_puzzle);
  return pieces ? text + "; put quotes around a puzzle that has blanks or lines in it" : text;
}

std::string none_of_text(const std::string& word, const std::vector<std::string_view>& words) {
  return "'" + word + "' is none of " + listed(words, "and") + did_you_mean(word, words);
}

}  // namespace nonet::cli

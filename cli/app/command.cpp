#include "cli/app/command.h"

#include <algorithm>
#include <ostream>

#include "cli/app/commands.h"
#include "cli/app/refusals.h"
#include "nonet/core/visible.h"
#include "nonet/io/lines.h"

namespace nonet::cli {
namespace {

const Option* option_named(const Command& command, std::string_view name) {
  for (const Option& option : command.options) {
    if (option.name == name) return &option;
  }
  return nullptr;
}

constexpr std::string_view kNoOutput = "the output can't be written";

struct Given {
  const Option* option = nullptr;  // null: there is none of that name
  std::optional<std::string_view> value;
};

// One dash or two before a name, as people type them; one before a letter: -j 4, -j4, -j=4.
Given option_in(const Command& command, std::string_view argument) {
  const bool two_dashes = argument.starts_with("--");
  argument.remove_prefix(two_dashes ? 2 : 1);
  const std::size_t equals = argument.find('=');
  Given given;
  if (equals != std::string_view::npos) given.value = argument.substr(equals + 1);
  given.option = option_named(command, argument.substr(0, equals));
  if (given.option != nullptr || two_dashes) return given;
  for (const Option& option : command.options) {
    if (option.letter == '\0' || option.letter != argument.front()) continue;
    given.option = &option;
    if (equals != 1 && argument.size() > 1) given.value = argument.substr(1);
  }
  return given;
}

// Whether the option may have this value, as far as the table knows.
bool may_be(const Option& option, std::string_view value) {
  const std::vector<std::string_view> words = words_of(option);
  return option.is_list || words.empty() ||
         std::find(words.begin(), words.end(), value) != words.end();
}

}  // namespace

std::optional<std::string> Invocation::value(std::string_view option) const {
  auto found = values_.find(option);
  if (found == values_.end()) return std::nullopt;
  return found->second.back();
}

std::vector<std::string> Invocation::list(std::string_view option) const {
  std::vector<std::string> items;
  auto found = values_.find(option);
  if (found == values_.end()) return items;
  for (const std::string& value : found->second) {
    for (std::size_t from = 0; from <= value.size();) {
      std::size_t comma = std::min(value.find(',', from), value.size());
      items.emplace_back(trimmed(std::string_view(value).substr(from, comma - from)));
      from = comma + 1;
    }
  }
  return items;
}

std::string Invocation::line_without(const std::vector<std::string_view>& left_out) const {
  std::string line = "nonet " + std::string(command_.name);
  // In quotes where it would not be one word.
  auto add = [&line](const std::string& word) {
    const bool plain = !word.empty() && word.find_first_of(" '\"") == std::string::npos;
    line += plain ? " " + visible(word) : " '" + visible(word) + "'";
  };
  for (const auto& [name, values] : values_) {
    if (std::find(left_out.begin(), left_out.end(), name) != left_out.end()) continue;
    for (const std::string& value : values) add("--" + name + (value.empty() ? "" : "=" + value));
  }
  for (const std::string& operand : operands_) add(operand);
  return line;
}

std::string Invocation::sentence(const std::string& message) const {
  return "nonet " + std::string(command_.name) + ": " + visible(message) + "\n";
}

void Invocation::tell(const std::string& message) const {
  out.flush();
  err << sentence(message);
}

int Invocation::wrong(const std::string& message) const {
  tell(message);
  return kExitWrong;
}

int Invocation::wrong(const std::string& file, const Error& error) const {
  return wrong(file + ": " + to_string(error));
}

std::optional<Error> Invocation::parse(const std::vector<std::string>& arguments) {
  bool options_ended = false;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string& argument = arguments[i];
    if (options_ended || argument.size() < 2 || argument[0] != '-') {
      operands_.push_back(argument);
      continue;
    }
    if (argument == "--") {
      options_ended = true;
      continue;
    }
    const Given given = option_in(command_, argument);
    if (given.option == nullptr) return see_help(no_option_text(command_, argument));
    std::optional<std::string> value(given.value);
    const Option::Takes takes = given.option->takes;
    if (value && takes == Option::Takes::kNothing) {
      return see_help("the option " + dashed(*given.option) + " takes no value");
    }
    if (!value && takes == Option::Takes::kValue) {
      if (i + 1 == arguments.size()) {
        return see_help("the option " + dashed(*given.option) +
                        " needs a value: " + std::string(given.option->argument));
      }
      value = arguments[++i];
    }
    if (value && !may_be(*given.option, *value)) {
      return Error{must_be_text(*given.option, *value)};
    }
    values_[std::string(given.option->name)].push_back(value.value_or(""));
  }
  const auto most = static_cast<std::size_t>(command_.most_operands);
  if (command_.most_operands >= 0 && operands_.size() > most) {
    return see_help(too_many_text(command_, operands_));
  }
  return std::nullopt;
}

Error Invocation::see_help(const std::string& message) const {
  return {message + "; see 'nonet " + std::string(command_.name) + " --help'"};
}

const Command* command_named(std::string_view name) {
  for (const Command* command : commands()) {
    if (command->name == name) return command;
  }
  return nullptr;
}

std::string dashed(const Option& option) {
  return (option.name.size() == 1 ? "-" : "--") + std::string(option.name);
}

std::vector<std::string_view> words_of(const Option& option) {
  if (option.words != nullptr) return option.words();
  std::vector<std::string_view> words;
  std::string_view rest = option.argument;
  if (rest.find('|') == std::string_view::npos) return words;
  for (std::size_t bar = rest.find('|'); bar != std::string_view::npos; bar = rest.find('|')) {
    words.push_back(rest.substr(0, bar));
    rest.remove_prefix(bar + 1);
  }
  words.push_back(rest);
  return words;
}

int run_command(const Command& command, const std::vector<std::string>& arguments, std::istream& in,
                std::ostream& out, std::ostream& err) {
  for (const std::string& argument : arguments) {
    if (argument == "--") break;
    if (argument == "--help" || argument == "-help" || argument == "-h") {
      out << help_text(command) << std::flush;
      return out ? kExitDone : Invocation(command, in, out, err).wrong(std::string(kNoOutput));
    }
  }
  Invocation call(command, in, out, err);
  if (auto error = call.parse(arguments)) return call.wrong(error->message);
  int code = command.run(call);
  // A full disk shows only here; a reader that went away ends the program by its signal.
  out.flush();
  return out ? code : call.wrong(std::string(kNoOutput));
}

}  // namespace nonet::cli

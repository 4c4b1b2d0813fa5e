#include "cli/app/completions.h"

#include <algorithm>

#include "cli/app/command.h"

namespace nonet::cli {
namespace {

// What may stand at a place.
enum class Kind { kNothing, kWords, kList, kFile, kFolder };

Kind kind_of(const Option& option) {
  if (!words_of(option).empty()) return option.is_list ? Kind::kList : Kind::kWords;
  if (option.argument == "FILE" || option.argument == "PUZZLE" || option.argument == "STATE")
    return Kind::kFile;
  return option.argument == "FOLDER" ? Kind::kFolder : Kind::kNothing;
}

Kind kind_of_operands(const Command& command) {
  if (command.words != nullptr) return Kind::kWords;
  const bool file = command.operands.find("FILE") != std::string_view::npos ||
                    command.operands.find("PUZZLE") != std::string_view::npos;
  return file ? Kind::kFile : Kind::kNothing;
}

// With blanks between. No word has a blank or anything else that means something to a shell.
std::string joined(const std::vector<std::string_view>& words) {
  std::string text;
  for (std::string_view word : words) {
    if (!word.empty()) text += (text.empty() ? "" : " ") + std::string(word);
  }
  return text;
}

std::string command_names() {
  std::vector<std::string_view> names;
  for (const Command* command : commands()) names.push_back(command->name);
  return joined(names);
}

std::string one_line(std::string_view text) {
  std::string out(text);
  std::replace(out.begin(), out.end(), '\n', ' ');
  return out;
}

std::string single_quoted(std::string_view text) {
  std::string out = "'";
  for (char ch : text) out += ch == '\'' ? "'\\''" : std::string(1, ch);
  return out + "'";
}

// "kind=words words='all hodoku'"
std::string bash_place(Kind kind, const std::vector<std::string_view>& words) {
  switch (kind) {
    case Kind::kWords:
      return "kind=words words='" + joined(words) + "'";
    case Kind::kList:
      return "kind=list words='" + joined(words) + "'";
    case Kind::kFile:
      return "kind=file";
    case Kind::kFolder:
      return "kind=folder";
    case Kind::kNothing:
      break;
  }
  return "kind=nothing";
}

// What is to be completed, and after what.
constexpr std::string_view kBashBeginning =
    R"(# bash completion for nonet; made from its command table
_nonet() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
  local command=${COMP_WORDS[1]} options= kind= words= kept=
  # What is typed as --format=1. comes as three words.
  if [[ $word == = ]]; then
    word= before+==
  elif [[ $before == = ]]; then
    before=${COMP_WORDS[COMP_CWORD-2]}=
  fi
  case ${COMP_WORDS[0]##*/} in
    sudoku) command=solve ;;
    sudoku-solver) command=repl ;;
    *) if ((COMP_CWORD == 1)); then command=; fi ;;
  esac
)";

// Then it is known what may stand there.
constexpr std::string_view kBashEnd = R"(  case $kind in
    words) COMPREPLY=($(compgen -W "$words" -- "$word")) ;;
    list)
      if [[ $word == *,* ]]; then kept=${word%,*},; fi
      COMPREPLY=($(compgen -P "$kept" -W "$words" -- "${word##*,}")) ;;
    file) COMPREPLY=($(compgen -W "$words" -- "$word")); _nonet_paths -f ;;
    folder) COMPREPLY=(); _nonet_paths -d ;;
    *) COMPREPLY=() ;;
  esac
  if [[ ${COMPREPLY[0]} == *= ]]; then compopt -o nospace; fi
}
_nonet_paths() {
  local path
  while IFS= read -r path; do
    COMPREPLY+=("$path")
    compopt -o filenames
  done < <(compgen "$1" -- "$word")
}
complete -F _nonet nonet sudoku sudoku-solver
)";

// Two cases of the script: what a command takes, and what its options take.
void add_bash_cases(const Command& command, std::string& of_commands, std::string& of_options) {
  const std::string name(command.name);
  std::string options = "--help";
  for (const Option& option : command.options) {
    const std::string letter = option.letter != '\0' ? std::string("-") + option.letter : "";
    options += " " + dashed(option) + (letter.empty() ? "" : " " + letter);
    if (option.takes == Option::Takes::kNothing) continue;
    // A value that may be left out can only stand behind '='.
    const std::string by = option.takes == Option::Takes::kMaybeValue ? "=" : "";
    of_options += "    '" + name + " " + dashed(option) + by + "'" + (by.empty() ? "*" : "") +
                  (letter.empty() ? "" : " | '" + name + " " + letter + "'*") + ") " +
                  bash_place(kind_of(option), words_of(option)) + " ;;\n";
  }
  const std::vector<std::string_view> words =
      command.words != nullptr ? command.words() : std::vector<std::string_view>();
  of_commands += "    " + name + ") options=\"" + options + "\" " +
                 bash_place(kind_of_operands(command), words) + " ;;\n";
}

// A text may hold brackets and colons that end a description for _arguments.
std::string zsh_help(const Option& option) {
  std::string help = one_line(option.help);
  for (char& ch : help) {
    if (ch == '[' || ch == ']' || ch == ':') ch = ' ';
  }
  return "[" + help + "]";
}

std::string zsh_place(Kind kind, const std::vector<std::string_view>& words) {
  switch (kind) {
    case Kind::kWords:
      return ":word:(" + joined(words) + ")";
    case Kind::kList:
      return ":words:{_values -s , words " + joined(words) + "}";
    case Kind::kFile:
      return ":file:_files";
    case Kind::kFolder:
      return ":folder:_files -/";
    case Kind::kNothing:
      break;
  }
  return ":value:";
}

std::string zsh_option(const Option& option) {
  const std::string place = zsh_place(kind_of(option), words_of(option));
  std::string sign;
  std::string value;
  if (option.takes == Option::Takes::kValue) {
    sign = "=";
    value = place;
  } else if (option.takes == Option::Takes::kMaybeValue) {
    sign = "=-";
    value = ":" + place;
  }
  const std::string help = zsh_help(option);
  std::string text = "        " + single_quoted(dashed(option) + sign + help + value) + " \\\n";
  if (option.letter == '\0') return text;
  // The value of a letter follows it directly or as the next word.
  sign = option.takes == Option::Takes::kNothing ? "" : "+";
  return text + "        " + single_quoted(std::string("-") + option.letter + sign + help + value) +
         " \\\n";
}

std::string fish_place(Kind kind, const std::vector<std::string_view>& words) {
  switch (kind) {
    case Kind::kWords:
      return " -a '" + joined(words) + "'";
    case Kind::kList:
      return " -a '(__nonet_list " + joined(words) + ")'";
    case Kind::kFolder:
      return " -a '(__fish_complete_directories)'";
    case Kind::kFile:
    case Kind::kNothing:
      break;
  }
  return "";
}

// `here`: the beginning of the line.
std::string fish_option(const Option& option, const std::string& here) {
  std::string name = (option.name.size() == 1 ? " -s " : " -l ") + std::string(option.name);
  if (option.letter != '\0') name += std::string(" -s ") + option.letter;
  const Kind kind = kind_of(option);
  if (option.takes == Option::Takes::kValue) name += " -r";
  if (option.takes != Option::Takes::kNothing && kind != Kind::kFile) name += " -f";
  const std::string text = here + name + " -d " + single_quoted(one_line(option.help)) + "\n";
  // Apart from that, or the help would stand behind each of the words; and first, or the option
  // would have none.
  const std::string place = fish_place(kind, words_of(option));
  return place.empty() ? text : here + name + place + "\n" + text;
}

}  // namespace

std::string bash_completion() {
  std::string of_commands;
  std::string of_options;
  for (const Command* command : commands()) add_bash_cases(*command, of_commands, of_options);
  return std::string(kBashBeginning) + "  case $command in\n    '') kind=file words='" +
         command_names() + " help' options='--help --version' ;;\n    help) kind=words words='" +
         command_names() + "' ;;\n" + of_commands +
         "    *) kind=file ;;\n"
         "  esac\n"
         "  if [[ $word == -* ]]; then kind=words words=$options; fi\n"
         "  case \"$command $before\" in\n" +
         of_options +
         "    *=) kind=nothing ;;\n"
         "  esac\n" +
         std::string(kBashEnd);
}

std::string zsh_completion() {
  std::string names;
  std::string cases;
  for (const Command* command : commands()) {
    const std::string name(command->name);
    names += "    " + single_quoted(name + ":" + one_line(command->summary)) + "\n";
    cases += "    " + name + ")\n      _arguments '--help[help]' \\\n";
    for (const Option& option : command->options) cases += zsh_option(option);
    const std::vector<std::string_view> words =
        command->words != nullptr ? command->words() : std::vector<std::string_view>();
    cases +=
        "        " + single_quoted("*" + zsh_place(kind_of_operands(*command), words)) + " ;;\n";
  }
  return "#compdef nonet sudoku=nonet-solve sudoku-solver=nonet-repl\n"
         "# zsh completion for nonet; made from its command table\n"
         "_nonet() {\n"
         "  local -a names\n"
         "  names=(\n" +
         names +
         "    'help:the help of a command'\n"
         "  )\n"
         "  local command=$words[2]\n"
         "  case $service in\n"
         "    nonet-*) command=${service#nonet-} ;;\n"
         "    *) if (( CURRENT == 2 )); then\n"
         "         _describe command names\n"
         "         _files\n"
         "         return\n"
         "       fi\n"
         "       shift words\n"
         "       (( CURRENT-- )) ;;\n"
         "  esac\n"
         "  case $command in\n" +
         cases +
         "    help) _describe command names ;;\n"
         "    *) _files ;;\n"
         "  esac\n"
         "}\n"
         "_nonet \"$@\"\n";
}

std::string fish_completion() {
  std::string text =
      "# fish completion for nonet; made from its command table\n"
      "function __nonet_list -d 'what stands before the last comma, with each of these words'\n"
      "    set -l kept (commandline -ct | string replace -r '^--[^=]*=' '' | "
      "string match -r '^.*,')\n"
      "    set -q kept[1]; or set kept ''\n"
      "    printf '%s\\n' $kept[1]$argv\n"
      "end\n"
      "complete -c nonet -n __fish_use_subcommand -l help -d 'help'\n"
      "complete -c nonet -n __fish_use_subcommand -l version -d 'the version'\n"
      "complete -c nonet -n __fish_use_subcommand -a help -d 'the help of a command'\n"
      "complete -c nonet -n '__fish_seen_subcommand_from help' -f -a '" +
      command_names() + "'\n";
  for (const Command* command : commands()) {
    const std::string name(command->name);
    text += "complete -c nonet -n __fish_use_subcommand -a " + name + " -d " +
            single_quoted(one_line(command->summary)) + "\n";
    const std::string here = "complete -c nonet -n '__fish_seen_subcommand_from " + name + "'";
    text += here + " -l help -d 'help'\n";
    const Kind kind = kind_of_operands(*command);
    if (kind != Kind::kFile) {
      text += here + " -f" + (command->words != nullptr ? fish_place(kind, command->words()) : "") +
              "\n";
    }
    for (const Option& option : command->options) text += fish_option(option, here);
  }
  return text +
         "complete -c sudoku -w 'nonet solve'\n"
         "complete -c sudoku-solver -w 'nonet repl'\n";
}

}  // namespace nonet::cli

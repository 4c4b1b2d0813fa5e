#include "cli/app/reference.h"

#include "nonet/version.h"

namespace nonet::cli {
namespace {

// troff takes a dot or an apostrophe at the start of a line for a request, and a backslash anywhere
// for an escape; a plain hyphen prints as a typographic one.
std::string troff(std::string_view text) {
  std::string out;
  bool line_start = true;
  for (char ch : text) {
    if (line_start && (ch == '.' || ch == '\'')) out += "\\&";
    if (ch == '\\') {
      out += "\\e";
    } else if (ch == '-') {
      out += "\\-";
    } else {
      out += ch;
    }
    line_start = ch == '\n';
  }
  return out;
}

std::string upper(std::string_view text) {
  std::string out(text);
  for (char& ch : out) {
    if (ch >= 'a' && ch <= 'z') ch = static_cast<char>(ch - 'a' + 'A');
  }
  return out;
}

std::string title(const std::string& page) {
  return ".TH " + upper(page) + " 1 \"\" \"nonet " + kVersion + "\" \"User Commands\"\n.ad l\n";
}

std::string exit_codes() {
  return ".SH EXIT STATUS\n0 done, 1 the answer is no, 2 the input or the call was wrong.\n";
}

std::string dashes(const Option& option) {
  return (option.name.size() == 1 ? "-" : "--") + std::string(option.name);
}

// A description on one line, for completions.
std::string one_line(std::string_view text) {
  std::string out(text);
  for (char& ch : out) {
    if (ch == '\n') ch = ' ';
  }
  return out;
}

// Within single quotes of a shell.
std::string single_quoted(std::string_view text) {
  std::string out = "'";
  for (char ch : text) out += ch == '\'' ? "'\\''" : std::string(1, ch);
  return out + "'";
}

}  // namespace

std::string man_page() {
  std::string page =
      title("nonet") +
      ".SH NAME\nnonet \\- solves, explains and proves sudokus\n.SH SYNOPSIS\n"
      ".B nonet\n.RI [ COMMAND ]\n.RI [ OPTIONS ]\n.RI [ ARGUMENTS ]\n.SH DESCRIPTION\n"
      "Without a command it is the prompt on a terminal and the filter in a pipe. Each "
      "command has a page of its own, nonet\\-COMMAND(1).\n.SH COMMANDS\n";
  for (const Command* command : commands()) {
    page += ".TP\n.B " + troff(command->name) + "\n" + troff(command->summary) + "\n";
  }
  page +=
      ".SH OPTIONS\n.TP\n.B \\-\\-help\nthe list of commands, or after a command its help\n"
      ".TP\n.B \\-\\-version\nthe version\n";
  page += exit_codes() + ".SH SEE ALSO\n";
  for (const Command* command : commands()) {
    page += ".BR nonet\\-" + troff(command->name) + " (1)" +
            (command == commands().back() ? "\n" : ",\n");
  }
  return page;
}

std::string man_page(const Command& command) {
  std::string name(command.name);
  std::string page = title("nonet-" + name) + ".SH NAME\nnonet\\-" + troff(name) + " \\- " +
                     troff(command.summary) + "\n.SH SYNOPSIS\n.B nonet " + troff(name) +
                     (command.options.empty() ? "\n" : "\n[OPTIONS]\n") + troff(command.operands) +
                     "\n";
  if (!command.details.empty()) page += ".SH DESCRIPTION\n" + troff(command.details) + "\n";
  if (!command.options.empty()) page += ".SH OPTIONS\n";
  for (const Option& option : command.options) {
    page += ".TP\n.B " + troff(option_text(option)) + "\n" + troff(option.help) + "\n";
  }
  if (!command.examples.empty()) page += ".SH EXAMPLES\n";
  for (const Example& example : command.examples) {
    page += ".TP\n.B " + troff(example.line) + "\n" + troff(example.what) + "\n";
  }
  return page + exit_codes() + ".SH SEE ALSO\n.BR nonet (1)\n";
}

std::string bash_completion() {
  std::string names;
  std::string cases;
  for (const Command* command : commands()) {
    names += (names.empty() ? "" : " ") + std::string(command->name);
    std::string options = "--help";
    for (const Option& option : command->options) {
      options += " " + dashes(option);
      if (option.letter != '\0') options += std::string(" -") + option.letter;
    }
    cases += "    " + std::string(command->name) + ") options=\"" + options + "\" ;;\n";
  }
  return "# bash completion for nonet; made from its command table\n"
         "_nonet() {\n"
         "  local word=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]} options=\n"
         "  case ${COMP_WORDS[0]##*/} in\n"
         "    sudoku) command=solve ;;\n"
         "    sudoku-solver) command=repl ;;\n"
         "    *) if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
         "         COMPREPLY=($(compgen -W \"" +
         names +
         " --help --version\" -- \"$word\"))\n"
         "         return\n"
         "       fi ;;\n"
         "  esac\n"
         "  case $command in\n" +
         cases +
         "  esac\n"
         "  if [[ $word == -* ]]; then\n"
         "    COMPREPLY=($(compgen -W \"$options\" -- \"$word\"))\n"
         "  else\n"
         "    COMPREPLY=($(compgen -f -- \"$word\"))\n"
         "  fi\n"
         "}\n"
         "complete -o filenames -F _nonet nonet sudoku sudoku-solver\n";
}

std::string zsh_completion() {
  std::string names;
  std::string cases;
  for (const Command* command : commands()) {
    names += "    " + single_quoted(std::string(command->name) + ":" + one_line(command->summary)) +
             "\n";
    cases += "    " + std::string(command->name) + ")\n      _arguments '--help[help]' \\\n";
    for (const Option& option : command->options) {
      std::string help = one_line(option.help);
      // Brackets and colons end a description in an _arguments specification.
      for (char& ch : help) {
        if (ch == '[' || ch == ']' || ch == ':') ch = ' ';
      }
      std::string sign = option.takes == Option::Takes::kValue        ? "="
                         : option.takes == Option::Takes::kMaybeValue ? "=-"
                                                                      : "";
      std::string value = option.takes == Option::Takes::kNothing ? ""
                          : option.takes == Option::Takes::kValue ? ":value:"
                                                                  : "::value:";
      cases +=
          "        " + single_quoted(dashes(option) + sign + "[" + help + "]" + value) + " \\\n";
      if (option.letter == '\0') continue;
      // The value of a letter follows it directly or as the next word.
      sign = option.takes == Option::Takes::kNothing ? "" : "+";
      cases += "        " +
               single_quoted(std::string("-") + option.letter + sign + "[" + help + "]" + value) +
               " \\\n";
    }
    cases += "        '*:file:_files' ;;\n";
  }
  return "#compdef nonet sudoku=nonet-solve sudoku-solver=nonet-repl\n"
         "# zsh completion for nonet; made from its command table\n"
         "_nonet() {\n"
         "  local -a names\n"
         "  names=(\n" +
         names +
         "  )\n"
         "  local command=$words[2]\n"
         "  case $service in\n"
         "    nonet-*) command=${service#nonet-} ;;\n"
         "    *) if (( CURRENT == 2 )); then\n"
         "         _describe command names\n"
         "         return\n"
         "       fi\n"
         "       shift words\n"
         "       (( CURRENT-- )) ;;\n"
         "  esac\n"
         "  case $command in\n" +
         cases +
         "  esac\n"
         "}\n"
         "_nonet \"$@\"\n";
}

std::string fish_completion() {
  std::string text =
      "# fish completion for nonet; made from its command table\n"
      "complete -c nonet -n __fish_use_subcommand -l help -d 'help'\n"
      "complete -c nonet -n __fish_use_subcommand -l version -d 'the version'\n";
  for (const Command* command : commands()) {
    std::string name(command->name);
    text += "complete -c nonet -n __fish_use_subcommand -a " + name + " -d " +
            single_quoted(one_line(command->summary)) + "\n";
    std::string condition = " -n '__fish_seen_subcommand_from " + name + "'";
    text += "complete -c nonet" + condition + " -l help -d 'help'\n";
    for (const Option& option : command->options) {
      text += "complete -c nonet" + condition + (option.name.size() == 1 ? " -s " : " -l ") +
              std::string(option.name) +
              (option.letter != '\0' ? std::string(" -s ") + option.letter : "") +
              (option.takes == Option::Takes::kValue ? " -r" : "") + " -d " +
              single_quoted(one_line(option.help)) + "\n";
    }
  }
  return text;
}

}  // namespace nonet::cli

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

}  // namespace

std::string man_page() {
  std::string page =
      title("nonet") +
      ".SH NAME\nnonet \\- solves, explains and proves sudokus\n.SH SYNOPSIS\n"
      ".B nonet\n.RI [ COMMAND ]\n.RI [ OPTIONS ]\n.RI [ ARGUMENTS ]\n.SH DESCRIPTION\n"
      "Without a command it is the game on a terminal and the filter in a pipe; given a puzzle "
      "or "
      "a file it explains one puzzle and solves many. Each command has a page of its own, "
      "nonet\\-COMMAND(1).\n.SH COMMANDS\n";
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

}  // namespace nonet::cli

// Help: what --help prints, made from the command table and laid out for a terminal of 80 columns.
//
// Texts in the table may be broken anywhere: as in a man page, lines that follow each other are one
// paragraph, an empty line ends it, and a line that begins with a blank stays as it is.
#include <algorithm>

#include "cli/app/command.h"
#include "cli/terminal/terminal.h"
#include "nonet/io/lines.h"

namespace nonet::cli {
namespace {

constexpr int kColumns = 80;
// Where the help of an option begins.
constexpr std::size_t kHelpColumn = 30;
// Where the summary of a command begins.
constexpr std::size_t kSummaryColumn = 14;

std::string laid_out(std::string_view text) {
  std::string all, paragraph;
  auto end_paragraph = [&] {
    if (!paragraph.empty()) all += wrapped(paragraph, kColumns, 0) + "\n";
    paragraph.clear();
  };
  LineSource lines = lines_of(text);
  for (std::string line; lines(line);) {
    const bool flows = !line.empty() && line[0] != ' ';
    if (!flows) end_paragraph();
    if (flows) paragraph += (paragraph.empty() ? "" : " ") + line;
    if (!flows) all += line + "\n";
  }
  end_paragraph();
  return all;
}

std::string on_one_line(std::string_view text) {
  std::string line(text);
  std::replace(line.begin(), line.end(), '\n', ' ');
  return line;
}

// Two columns; what is too long for the first has a line of its own.
std::string entry(std::string left, std::string_view right, std::size_t column) {
  if (left.size() + 2 > column) return left + "\n" + entry("", right, column);
  left.resize(column, ' ');
  return wrapped(left + on_one_line(right), kColumns, column) + "\n";
}

}  // namespace

std::string option_text(const Option& option) {
  std::string text = dashed(option);
  if (option.letter != '\0') text = std::string("-") + option.letter + ", " + text;
  std::string argument(option.argument);
  if (option.takes == Option::Takes::kValue) {
    text += (option.name.size() == 1 ? " " : "=") + argument;
  }
  if (option.takes == Option::Takes::kMaybeValue) text += "[=" + argument + "]";
  return text;
}

std::string help_text(const Command& command) {
  const std::string name(command.name);
  std::string text = wrapped("nonet " + name + ": " + std::string(command.summary), kColumns, 2) +
                     "\n\nUsage: nonet " + name;
  if (!command.options.empty()) text += " [OPTIONS]";
  if (!command.operands.empty()) text += " " + std::string(command.operands);
  text += "\n";
  if (!command.details.empty()) text += "\n" + laid_out(command.details);
  if (!command.options.empty()) text += "\nOptions:\n";
  for (const Option& option : command.options) {
    text += entry("  " + option_text(option), option.help, kHelpColumn);
  }
  if (!command.examples.empty()) text += "\nExamples:\n";
  for (const Example& example : command.examples) {
    text += "  " + std::string(example.line) + "\n      " + std::string(example.what) + "\n";
  }
  return text;
}

std::string overview_text() {
  std::string text =
      "nonet: solves, explains and proves sudokus.\n\n"
      "Usage: nonet COMMAND [OPTIONS] [ARGUMENTS]\n"
      "       nonet PUZZLE|FILE     explains one puzzle, solves the many of a file\n"
      "       nonet                 the game on a terminal, the filter in a pipe\n\n"
      "Commands:\n";
  for (const Command* command : commands()) {
    text += entry("  " + std::string(command->name), command->summary, kSummaryColumn);
  }
  return text +
         "\n'nonet COMMAND --help' tells more of each; 'nonet --version' the version.\n"
         "Exit codes: 0 done, 1 the answer is no, 2 the input or the call was wrong.\n";
}

}  // namespace nonet::cli

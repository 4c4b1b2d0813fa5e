#include "cli/terminal/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <iostream>

namespace nonet::cli {
namespace {

constexpr int kNarrowest = 20;

bool is_terminal(const Invocation& call) {
  return &call.out == &std::cout && isatty(STDOUT_FILENO) != 0;
}

}  // namespace

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr ? value : "";
}

Result<bool> wants_color(const Invocation& call) {
  const std::string choice = call.value("color").value_or("auto");
  if (choice == "always") return true;
  if (choice == "never") return false;
  if (choice != "auto") return Error{"--color must be auto, always or never, not '" + choice + "'"};
  return is_terminal(call) && environment("NO_COLOR").empty() && environment("TERM") != "dumb";
}

bool wants_progress(const Invocation& call) {
  return is_watched(call) && isatty(STDOUT_FILENO) == 0 && environment("TERM") != "dumb";
}

bool is_watched(const Invocation& call) {
  if (&call.err != &std::cerr || isatty(STDERR_FILENO) == 0) return false;
  const std::vector<std::string>& names = call.operands();
  const bool reads_standard_input =
      names.empty() || std::find(names.begin(), names.end(), "-") != names.end();
  return !reads_standard_input || isatty(STDIN_FILENO) == 0;
}

int columns_of(const Invocation& call) {
  const std::string set = environment("COLUMNS");
  int columns = 0;
  if (!set.empty()) {
    auto [end, problem] = std::from_chars(set.data(), set.data() + set.size(), columns);
    if (problem == std::errc() && end == set.data() + set.size() && columns >= kNarrowest) {
      return columns;
    }
  }
  if (!is_terminal(call)) return 0;
  winsize size{};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col < kNarrowest) return 0;
  return size.ws_col;
}

std::string wrapped(std::string_view line, int columns, std::size_t indent) {
  if (columns == 0) return std::string(line);
  const auto most = static_cast<std::size_t>(columns);
  std::string text;
  std::size_t begin = 0;  // blanks before a line
  while (begin + line.size() > most) {
    std::size_t cut = line.rfind(' ', most - begin);
    // A word longer than the line stays whole.
    if (cut == std::string_view::npos || line.find_first_not_of(' ') > cut) {
      cut = line.find(' ', line.find_first_not_of(' '));
    }
    if (cut == std::string_view::npos) break;
    text += std::string(line.substr(0, cut)) + "\n" + std::string(indent, ' ');
    line.remove_prefix(cut + 1);
    begin = indent;
  }
  return text + std::string(line);
}

}  // namespace nonet::cli

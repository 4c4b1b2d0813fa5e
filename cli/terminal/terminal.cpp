#include "cli/terminal/terminal.h"

#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <iostream>

#include "cli/system/desktop.h"

namespace nonet::cli {
namespace {

constexpr int kNarrowest = 20;

constexpr std::size_t kBetween = 2;  // blanks between two columns of words

// What COLUMNS says; 0 if that is nothing to go by.
int columns_set() {
  const std::string set = environment("COLUMNS");
  int columns = 0;
  auto [end, problem] = std::from_chars(set.data(), set.data() + set.size(), columns);
  const bool whole = problem == std::errc() && end == set.data() + set.size();
  return whole && columns >= kNarrowest ? columns : 0;
}

}  // namespace

bool is_screen(const Invocation& call) {
  return &call.out == &std::cout && isatty(STDOUT_FILENO) != 0;
}

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr ? value : "";
}

bool has_utf8() {
  if (is_utf8_everywhere()) return true;
  std::string locale;
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    locale = environment(name);
    if (!locale.empty()) break;
  }
  std::transform(locale.begin(), locale.end(), locale.begin(), [](unsigned char ch) {
    return static_cast<char>(ch >= 'A' && ch <= 'Z' ? ch + ('a' - 'A') : ch);
  });
  return locale.find("utf-8") != std::string::npos || locale.find("utf8") != std::string::npos;
}

bool wants_color(const Invocation& call) {
  const std::string choice = call.value("color").value_or("auto");
  if (choice == "always") return true;
  if (choice == "never") return false;
  return is_screen(call) && environment("NO_COLOR").empty() && environment("TERM") != "dumb";
}

bool wants_progress(const Invocation& call) {
  const bool elsewhere = call.has("output") || isatty(STDOUT_FILENO) == 0;
  return is_watched(call) && elsewhere && environment("TERM") != "dumb";
}

bool is_watched(const Invocation& call) {
  if (&call.err != &std::cerr || isatty(STDERR_FILENO) == 0) return false;
  const std::vector<std::string>& names = call.operands();
  const bool reads_standard_input =
      names.empty() || std::find(names.begin(), names.end(), "-") != names.end();
  return !reads_standard_input || isatty(STDIN_FILENO) == 0;
}

int terminal_columns() {
  if (const int set = columns_set(); set > 0) return set;
  const int columns = terminal_size().columns;
  return columns < kNarrowest ? 0 : columns;
}

int terminal_rows() {
  return terminal_size().rows;
}

int columns_of(const Invocation& call) {
  return is_screen(call) ? terminal_columns() : columns_set();
}

std::string in_columns(const std::vector<std::string>& words, int columns) {
  std::size_t widest = 0;
  for (const std::string& word : words) widest = std::max(widest, word.size());
  const std::size_t across = std::max<std::size_t>(
      1, (static_cast<std::size_t>(columns) + kBetween) / (widest + kBetween));
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool last = (i + 1) % across == 0 || i + 1 == words.size();
    text += words[i] + (last ? "\n" : std::string(widest - words[i].size() + kBetween, ' '));
  }
  return text;
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

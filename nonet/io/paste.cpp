#include "nonet/io/paste.h"

#include <algorithm>
#include <array>

#include "nonet/core/visible.h"
#include "nonet/io/lines.h"
#include "nonet/io/readers.h"

namespace nonet {
namespace {

struct Alias {
  std::string_view from;
  std::string_view to;  // one character; or none, where it takes no place on the screen
};

constexpr std::array<Alias, 82> kAliases = {{
    {"\u00A0", " "}, {"\u2000", " "}, {"\u2001", " "}, {"\u2002", " "}, {"\u2003", " "},
    {"\u2004", " "}, {"\u2005", " "}, {"\u2006", " "}, {"\u2007", " "}, {"\u2008", " "},
    {"\u2009", " "}, {"\u200A", " "}, {"\u202F", " "}, {"\u3000", " "}, {"\u00B7", "."},
    {"\u2022", "."}, {"\u2027", "."}, {"\u2219", "."}, {"\u22C5", "."}, {"\u30FB", "."},
    {"\u25A1", "."}, {"\u2B1C", "."}, {"\uFF10", "0"}, {"\uFF11", "1"}, {"\uFF12", "2"},
    {"\uFF13", "3"}, {"\uFF14", "4"}, {"\uFF15", "5"}, {"\uFF16", "6"}, {"\uFF17", "7"},
    {"\uFF18", "8"}, {"\uFF19", "9"}, {"\u2502", "|"}, {"\u2503", "|"}, {"\u2506", "|"},
    {"\u2507", "|"}, {"\u250A", "|"}, {"\u250B", "|"}, {"\u2551", "|"}, {"\u254E", "|"},
    {"\uFF5C", "|"}, {"\u2013", "-"}, {"\u2014", "-"}, {"\u2212", "-"}, {"\uFE0F", ""},
    {"\u20E3", ""},  {"\u2B1B", "."}, {"\uFF0E", "."}, {"\u200B", ""},  {"\u200C", ""},
    {"\u200D", ""},  {"\u2060", ""},  {"\uFEFF", ""},  {"\u0660", "0"}, {"\u06F0", "0"},
    {"\u0661", "1"}, {"\u06F1", "1"}, {"\u0662", "2"}, {"\u06F2", "2"}, {"\u0663", "3"},
    {"\u06F3", "3"}, {"\u0664", "4"}, {"\u06F4", "4"}, {"\u0665", "5"}, {"\u06F5", "5"},
    {"\u0666", "6"}, {"\u06F6", "6"}, {"\u0667", "7"}, {"\u06F7", "7"}, {"\u0668", "8"},
    {"\u06F8", "8"}, {"\u0669", "9"}, {"\u06F9", "9"}, {"\u2460", "1"}, {"\u2461", "2"},
    {"\u2462", "3"}, {"\u2463", "4"}, {"\u2464", "5"}, {"\u2465", "6"}, {"\u2466", "7"},
    {"\u2467", "8"}, {"\u2468", "9"},
}};

constexpr std::array<std::string_view, 12> kTags = {"[code]", "[/code]", "[quote]", "[/quote]",
                                                    "[pre]",  "[/pre]",  "[tt]",    "[/tt]",
                                                    "<pre>",  "</pre>",  "<code>",  "</code>"};
constexpr std::array<std::string_view, 5> kHeadings = {"grid", "puzzle", "sudoku", "game", "board"};

char lower(char ch) {
  return ch >= 'A' && ch <= 'Z' ? static_cast<char>(ch - 'A' + 'a') : ch;
}

// Letters of either case.
bool begins_with(std::string_view text, std::string_view start) {
  return text.size() >= start.size() &&
         std::equal(start.begin(), start.end(), text.begin(),
                    [](char wanted, char found) { return wanted == lower(found); });
}

bool is_ascii(std::string_view line) {
  unsigned char all = 0;
  for (char ch : line) all |= static_cast<unsigned char>(ch);
  return all < 0x80U;
}

std::string plain(std::string_view line) {
  std::string text;
  text.reserve(line.size());
  while (!line.empty()) {
    std::string_view taken = line.substr(0, 1);
    std::string_view instead = taken;
    if (static_cast<unsigned char>(line[0]) >= 0x80U) {
      for (const Alias& alias : kAliases) {
        if (!line.starts_with(alias.from)) continue;
        taken = alias.from;
        instead = alias.to;
        break;
      }
    }
    text += instead;
    line.remove_prefix(taken.size());
  }
  return text;
}

// A quote may be quoted again: "> > 4..".
std::string_view without_quote_marks(std::string_view line) {
  while (true) {
    const std::size_t mark = line.find_first_not_of(" \t");
    if (mark == std::string_view::npos || line[mark] != '>') return line;
    line.remove_prefix(mark + 1);
    if (line.starts_with(' ')) line.remove_prefix(1);
  }
}

// How long the tag is that the text begins or ends with; 0 if it is none.
std::size_t tag_before(std::string_view text) {
  for (std::string_view tag : kTags) {
    if (begins_with(text, tag)) return tag.size();
  }
  return 0;
}
std::size_t tag_behind(std::string_view text) {
  for (std::string_view tag : kTags) {
    if (text.size() >= tag.size() && begins_with(text.substr(text.size() - tag.size()), tag)) {
      return tag.size();
    }
  }
  return 0;
}

std::string_view without_tags(std::string_view line) {
  constexpr std::string_view kBlanks = " \t";
  while (true) {
    const std::size_t begin = std::min(line.find_first_not_of(kBlanks), line.size());
    const std::size_t tag = tag_before(line.substr(begin));
    if (tag == 0) break;
    line.remove_prefix(begin + tag);
  }
  while (true) {
    const std::size_t end = line.find_last_not_of(kBlanks) + 1;
    const std::size_t tag = tag_behind(line.substr(0, end));
    if (tag == 0) return line;
    line = line.substr(0, end - tag);
  }
}

// Where tildes are unset cells, a row of them is longer than a fence or has a digit.
bool is_fence(std::string_view line) {
  if (line.starts_with("```")) return true;
  return line.starts_with("~~~") && line.find_first_of("123456789") == std::string_view::npos &&
         std::count(line.begin(), line.end(), '~') < 9;
}

}  // namespace

bool unwrap(std::string& line) {
  if (!is_ascii(line)) line = plain(line);
  const std::size_t first = line.find_first_not_of(" \t");
  if (first == std::string::npos) return true;
  const char last = line[line.find_last_not_of(" \t")];
  constexpr std::string_view kWrapping = ">[<`~";
  if (kWrapping.find(line[first]) == std::string_view::npos && last != ']' && last != '>') {
    return true;
  }
  if (killer::is_short(trimmed(line))) return true;
  const std::string_view text = without_tags(without_quote_marks(line));
  if (is_fence(trimmed(text))) return false;
  // What is left of a quote mark alone is an empty line, of a tag alone none.
  const bool tag_alone = trimmed(text).empty() && line[first] != '>';
  if (text.size() != line.size()) line = std::string(text);
  return !tag_alone;
}

std::string_view heading_of(std::string_view line) {
  const std::string_view title = trimmed(line);
  if (title.size() > 40) return {};
  for (std::string_view word : kHeadings) {
    if (!begins_with(title, word)) continue;
    std::string_view number = trimmed(title.substr(word.size()));
    while (!number.empty() && (number.back() == ':' || number.back() == '.')) {
      number.remove_suffix(1);
    }
    if (number.starts_with('#')) number = trimmed(number.substr(1));
    const bool counts =
        !number.empty() && number.find_first_not_of("0123456789") == std::string_view::npos;
    return counts ? title : std::string_view{};
  }
  return {};
}

}  // namespace nonet

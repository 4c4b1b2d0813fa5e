#include "nonet/io/frames.h"

#include <algorithm>

namespace nonet {
namespace {

// Box-drawing characters are U+2500 to U+257F: three bytes, E2 94 80 to E2 95 BF.
bool is_box_drawing(std::string_view text) {
  return text.size() >= 3 && text[0] == '\xE2' && (text[1] == '\x94' || text[1] == '\x95');
}

bool is_upright(std::string_view drawn) {
  return drawn == "\u2502" || drawn == "\u2503" || drawn == "\u2551";
}

// How many bytes of blank or bar the text begins with; 0 if it begins with neither.
std::size_t gap_at(std::string_view text) {
  constexpr std::string_view kGaps = " \t\f\v|!";
  if (kGaps.find(text[0]) != std::string_view::npos) return 1;
  if (text.starts_with("\u00A0")) return 2;
  return is_box_drawing(text) ? 3 : 0;
}

}  // namespace

bool is_rule(std::string_view line) {
  constexpr std::string_view kDashes = "-=";
  constexpr std::string_view kCorners = "+*.:' \t|!";
  int dashes = 0;
  while (!line.empty()) {
    std::size_t size = 1;
    if (is_box_drawing(line)) {
      size = 3;
      if (!is_upright(line.substr(0, 3))) ++dashes;
    } else if (kDashes.find(line[0]) != std::string_view::npos) {
      ++dashes;
    } else if (kCorners.find(line[0]) == std::string_view::npos) {
      return false;
    }
    line.remove_prefix(size);
  }
  return dashes >= 3;
}

std::vector<Word> words_of(std::string_view line) {
  std::vector<Word> words;
  std::size_t at = 0;
  while (at < line.size()) {
    if (std::size_t gap = gap_at(line.substr(at)); gap > 0) {
      at += gap;
      continue;
    }
    std::size_t end = at + 1;
    while (end < line.size() && gap_at(line.substr(end)) == 0) ++end;
    words.push_back({at, line.substr(at, end - at)});
    at = end;
  }
  return words;
}

}  // namespace nonet

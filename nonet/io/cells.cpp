#include "nonet/io/cells.h"

#include <algorithm>

#include "nonet/io/variant_parts.h"

namespace nonet {
namespace {

bool has_any(std::string_view text, std::string_view chars) {
  return text.find_first_of(chars) != std::string_view::npos;
}

char upper(char ch) {
  return ch >= 'a' && ch <= 'z' ? static_cast<char>(ch - 'a' + 'A') : ch;
}

// How the digits of a grid are written, if its side has more than nine cells.
enum class Writing { kFromOne, kFromZero, kLetters };

Writing writing_of(std::string_view text, int side) {
  if (!has_any(text, "123456789")) return Writing::kLetters;
  // The greatest letter of 1-9 A-G is not in 0-9 A-F.
  const char greatest = static_cast<char>('A' + side - 10);
  const bool from_one =
      std::any_of(text.begin(), text.end(), [greatest](char ch) { return upper(ch) == greatest; });
  const bool zero_is_digit = has_any(text, "0") && has_any(text, ".") && !from_one;
  return zero_is_digit ? Writing::kFromZero : Writing::kFromOne;
}

}  // namespace

int side_of(std::size_t cells) {
  for (int side = 4; side <= kMostSide; ++side) {
    if (static_cast<std::size_t>(side * side) == cells) return side;
  }
  return 0;
}

bool is_other_size(std::string_view text) {
  const int side = side_of(text.size());
  if (side == 0 || side == 9) return false;
  const bool telling = side > 6 || has_any(text, "123456");
  return telling && variant_of_cells(text).has_value();
}

std::optional<Variant> variant_of_cells(std::string_view text) {
  const int side = side_of(text.size());
  if (side == 0) return std::nullopt;
  Variant variant = square_grid(side);
  const Writing writing = side > 9 ? writing_of(text, side) : Writing::kFromOne;
  if (writing == Writing::kFromZero) {
    variant.low = 0;
    variant.high = side - 1;
  }
  char blank = '\0';  // of letters
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char ch = upper(text[i]);
    const bool letter = ch >= 'A' && ch <= 'Z';
    if (ch == '.' || (ch == '0' && writing != Writing::kFromZero)) continue;
    if (writing == Writing::kLetters && !letter) {
      if (blank != '\0' && ch != blank) return std::nullopt;
      blank = ch;
      if (ch < '!' || ch > '~') return std::nullopt;
      continue;
    }
    const std::optional<int> digit =
        writing == Writing::kLetters ? std::optional(ch - 'A' + 1) : digit_of(ch);
    if (!digit || *digit < variant.low || *digit > variant.high) return std::nullopt;
    variant.givens[i] = digit;
  }
  return variant;
}

std::optional<std::vector<int>> layout_in(std::string_view text) {
  const int side = side_of(text.size());
  if (side == 0) return std::nullopt;
  std::string names;
  std::vector<int> regions;
  std::vector<std::size_t> firsts;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char ch = text[i];
    const bool name =
        (ch >= '0' && ch <= '9') || (ch >= 'A' && ch <= 'Z') || (ch >= 'a' && ch <= 'z');
    if (!name) return std::nullopt;
    std::size_t region = names.find(ch);
    if (region == std::string::npos) {
      region = names.size();
      names += ch;
      firsts.push_back(i);
    }
    regions.push_back(static_cast<int>(region));
  }
  if (names.size() != static_cast<std::size_t>(side)) return std::nullopt;
  for (int region = 0; region < side; ++region) {
    // Walked from its first cell on, it must reach as many as the side is long, and has no others.
    std::vector<std::size_t> reached{firsts[static_cast<std::size_t>(region)]};
    for (std::size_t next = 0; next < reached.size(); ++next) {
      const int row = static_cast<int>(reached[next]) / side;
      const int col = static_cast<int>(reached[next]) % side;
      for (const auto& [r, c] :
           {std::pair(row - 1, col), {row + 1, col}, {row, col - 1}, {row, col + 1}}) {
        if (r < 0 || r >= side || c < 0 || c >= side) continue;
        const auto at = static_cast<std::size_t>(r * side + c);
        const bool is_new =
            regions[at] == region && std::find(reached.begin(), reached.end(), at) == reached.end();
        if (is_new) reached.push_back(at);
      }
    }
    const auto all = std::count(regions.begin(), regions.end(), region);
    if (all != side || reached.size() != static_cast<std::size_t>(side)) return std::nullopt;
  }
  return regions;
}

}  // namespace nonet

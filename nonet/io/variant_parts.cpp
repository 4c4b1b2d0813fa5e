#include "nonet/io/variant_parts.h"

#include <algorithm>
#include <charconv>

#include "nonet/core/visible.h"

namespace nonet {
namespace {

constexpr int kMostNumber = 1'000'000;
// So much of the rules in words is shown.
constexpr std::size_t kMostWords = 600;

// "lines, overlays and underlays"
std::string listed(const std::vector<std::string>& words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    text += i == 0 ? "" : i + 1 == words.size() ? " and " : ", ";
    text += words[i];
  }
  return text;
}

std::string shortened(std::string_view text) {
  if (text.size() <= kMostWords) return std::string(text);
  std::size_t end = kMostWords;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  return std::string(text.substr(0, end)) + "...";
}

}  // namespace

Variant square_grid(int size) {
  Variant variant;
  variant.rows = variant.cols = variant.high = size;
  variant.boxes = standard_boxes(size, size, size);
  variant.givens.resize(static_cast<std::size_t>(variant.cells()));
  return variant;
}

void set_boxes(Variant& variant, std::vector<int> regions) {
  std::vector<int> ids;
  bool rows = true, columns = true;
  for (std::size_t i = 0; i < regions.size(); ++i) {
    int& region = regions[i];
    if (region < 0) {
      region = -1;
      continue;
    }
    auto known = std::find(ids.begin(), ids.end(), region);
    if (known == ids.end()) known = ids.insert(ids.end(), region);
    region = static_cast<int>(known - ids.begin());
    rows = rows && region == static_cast<int>(i) / variant.cols;
    columns = columns && region == static_cast<int>(i) % variant.cols;
  }
  const bool says_nothing = ids.empty() || rows || columns;
  variant.boxes = says_nothing ? std::vector<int>{} : std::move(regions);
}

std::optional<Error> find_large_box(const Variant& variant) {
  std::vector<int> sizes(static_cast<std::size_t>(variant.cells()));
  for (int box : variant.boxes) {
    if (box >= 0 && ++sizes[static_cast<std::size_t>(box)] > variant.digits()) {
      return Error{"a region has more cells than there are digits"};
    }
  }
  return std::nullopt;
}

Clue clue_of(Kind kind, std::string_view word) {
  Clue clue;
  clue.kind = kind;
  clue.word = word;
  return clue;
}

Clue clue_of(Kind kind, std::vector<Spot> cells, std::optional<int> value) {
  Clue clue;
  clue.kind = kind;
  clue.sets.push_back(std::move(cells));
  clue.value = value;
  return clue;
}

std::optional<int> whole_number(std::string_view text) {
  int n = 0;
  const char* end = text.data() + text.size();
  const auto [stopped, error] = std::from_chars(text.data(), end, n);
  const bool is_number = error == std::errc() && stopped == end && !text.empty();
  if (!is_number || n > kMostNumber || n < -kMostNumber) return std::nullopt;
  return n;
}

std::optional<int> whole_number(const JsonValue* value) {
  const bool has_text = value != nullptr && (value->is(JsonValue::Kind::kNumber) ||
                                             value->is(JsonValue::Kind::kString));
  return has_text ? whole_number(value->string) : std::nullopt;
}

std::optional<int> digit_of(char ch) {
  if (ch >= '0' && ch <= '9') return ch - '0';
  if (ch >= 'A' && ch <= 'Z') return ch - 'A' + 10;
  if (ch >= 'a' && ch <= 'z') return ch - 'a' + 10;
  return std::nullopt;
}

Puzzle puzzle_of(Variant variant) {
  Puzzle puzzle;
  puzzle.name = variant.name;
  puzzle.comment = variant.ruleset;
  if (!variant.author.empty()) puzzle.remarks.push_back({"author", variant.author});
  if (!is_plain(variant) || !variant.unread.empty()) {
    if (!variant.unread.empty()) puzzle.choice = unread_text(variant);
    puzzle.variant = std::make_shared<const Variant>(std::move(variant));
    return puzzle;
  }
  for (const Cell c : Cell::all()) {
    const auto i = static_cast<std::size_t>(c.index());
    if (variant.givens[i]) {
      puzzle.givens.set(c, Digit::from_number(*variant.givens[i]));
    } else if (i < variant.placed.size() && variant.placed[i]) {
      puzzle.placed.set(c, Digit::from_number(*variant.placed[i]));
    }
  }
  return puzzle;
}

std::string shown_words(std::string_view ruleset) {
  std::string text = shortened(ruleset);
  std::replace(text.begin(), text.end(), '\n', ' ');
  std::erase(text, '\r');
  return visible(text);
}

std::string unread_text(const Variant& variant) {
  std::string text = listed(variant.unread) + " could not be read and may stand for rules";
  if (!variant.ruleset.empty()) {
    text += "; the puzzle says: " + shown_words(variant.ruleset);
  }
  return text;
}

std::string what_it_has(const Variant& variant) {
  if (!variant.clues.empty()) {
    return "rules of its own ('" + std::string(row_of(variant.clues.front().kind).slug) + "')";
  }
  if (variant.rows != 9 || variant.cols != 9 || variant.digits() != 9) {
    return std::to_string(variant.rows) + " rows, " + std::to_string(variant.cols) +
           " columns and " + std::to_string(variant.digits()) + " digits";
  }
  if (variant.boxes != standard_boxes(9, 9, 9)) return "boxes of other shapes";
  if (variant.low != 1) return "a digit 0";
  if (!variant.unread.empty()) {
    return "drawings (" + listed(variant.unread) + ") that may stand for rules";
  }
  return "rules of its own";
}

Error rules_of_its_own(const Variant& variant) {
  return {ErrorCode::kOtherRules,
          "the puzzle has " + what_it_has(variant) +
              ", and here only the ordinary game is known; 'nonet solve', 'hint', 'explain', "
              "'steps', 'convert' and the prompt know more"};
}

}  // namespace nonet

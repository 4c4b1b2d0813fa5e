// jigsaw: the givens, a character a cell, and behind them a letter or digit for the region of each
// cell; or the regions alone. Nine by nine, or any other size that cells.h knows.
//
//   3.......4..2.6.1...1.9.8.2...5...6...2.....1...9...8...8.3.4.6...4.1.9..5.......7AAABBBCCC...
#include <algorithm>

#include "nonet/io/cells.h"
#include "nonet/io/link.h"
#include "nonet/io/readers.h"
#include "nonet/io/variant_parts.h"

namespace nonet::jigsaw {
namespace {

struct Parts {
  std::string_view givens;  // empty: there are none
  std::string_view regions;
  std::string_view name;
};

// The two parts, with a blank or mark between them or not; nothing if the line has none.
std::optional<Parts> parts_in(std::string_view line) {
  constexpr std::string_view kBetween = " \t,;:|";
  const std::string_view text = trimmed(line);
  const std::size_t end = std::min(text.find_first_of(kBetween), text.size());
  const std::string_view word = text.substr(0, end);
  const std::string_view rest = trimmed(text.substr(std::min(end + 1, text.size())));
  const std::size_t next_end = std::min(rest.find_first_of(kBetween), rest.size());
  const std::string_view next = rest.substr(0, next_end);
  if (side_of(word.size()) != 0 && next.size() == word.size() && layout_in(next) &&
      variant_of_cells(word)) {
    return Parts{word, next, trimmed(rest.substr(next_end))};
  }
  const std::size_t half = word.size() / 2;
  if (word.size() % 2 == 0 && side_of(half) != 0 && layout_in(word.substr(half)) &&
      variant_of_cells(word.substr(0, half))) {
    return Parts{word.substr(0, half), word.substr(half), rest};
  }
  const bool digits = word.find_first_of("0123456789") != std::string_view::npos;
  if (!digits && side_of(word.size()) != 0 && layout_in(word)) return Parts{{}, word, rest};
  return std::nullopt;
}

}  // namespace

bool looks_like(std::string_view line) {
  return parts_in(line).has_value();
}

Result<Puzzle> read(LineCursor& lines) {
  const TakenLine line = take_line(lines);
  const std::optional<Parts> parts = parts_in(line.text);
  if (!parts) {
    return Error{
        "a jigsaw has its cells, and behind them as many letters for their regions: as many "
        "regions as the grid has rows, each of so many connected cells",
        line.number, 0};
  }
  Variant variant = parts->givens.empty() ? square_grid(side_of(parts->regions.size()))
                                          : *variant_of_cells(parts->givens);
  set_boxes(variant, *layout_in(parts->regions));
  variant.name = parts->name;
  return puzzle_of(std::move(variant));
}

std::string write(const Board& board, char blank) {
  std::string text = line::write(board, blank);
  text.pop_back();
  for (const Cell c : Cell::all()) {
    text += static_cast<char>('A' + row_of(c) / 3 * 3 + column_of(c) / 3);
  }
  return text + "\n";
}

}  // namespace nonet::jigsaw

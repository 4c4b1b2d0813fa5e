// sgt: the id of a game of Solo, in Simon Tatham's Portable Puzzle Collection.
//
//   3x3x:2b4a9e8a2...           boxes three high and three wide, x: both diagonals
//   2x3k:grid,cages,sums        k: cages
//   9j:grid,regions             j: regions instead of boxes
//
// In a grid numbers are digits, with _ between two of them, and a letter stands for so many unset
// cells, a for one. Regions and cages are told by the borders between cells: first those between
// columns, row by row, then those between rows, column by column; a letter stands for so many
// without a border and one with it, _ for a border at once, z for 25 without. Sums are written as a
// grid is, each at the first cell of its cage.
#include <algorithm>
#include <numeric>

#include "nonet/io/link.h"
#include "nonet/io/readers.h"
#include "nonet/io/variant_parts.h"

namespace nonet::sgt {
namespace {

struct Parameters {
  int height = 0, width = 0;  // of boxes; 0: regions are told
  int size = 0;
  bool diagonals = false, cages = false, regions = false;
};

std::optional<int> take_number(std::string_view& text) {
  const std::size_t end = std::min(text.find_first_not_of("0123456789"), text.size());
  const std::optional<int> number = whole_number(text.substr(0, end));
  if (number) text.remove_prefix(end);
  return number;
}

// What stands before the colon; nothing if it is no id of a game.
std::optional<Parameters> parameters_in(std::string_view text) {
  Parameters parameters;
  const std::optional<int> first = take_number(text);
  if (!first || *first < 1 || *first > kMostSide) return std::nullopt;
  if (text.starts_with('x') && text.size() > 1 && text[1] >= '0' && text[1] <= '9') {
    text.remove_prefix(1);
    const std::optional<int> second = take_number(text);
    if (!second || *second < 1 || *first * *second > kMostSide) return std::nullopt;
    parameters.height = *first;
    parameters.width = *second;
    parameters.size = *first * *second;
  } else if (text.starts_with('j')) {
    text.remove_prefix(1);
    parameters.size = *first;
    parameters.regions = true;
  } else {
    return std::nullopt;
  }
  // Symmetry and difficulty may follow, which are for making puzzles.
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char ch = text[i];
    if (ch == 'd') {
      ++i;
    } else if (ch == 'x') {
      parameters.diagonals = true;
    } else if (ch == 'k') {
      parameters.cages = true;
    } else if (ch == 'j' && parameters.width == 1) {
      // Nine columns of one: another way to say it.
      parameters.regions = true;
    } else if (ch != 'r' && ch != 'm' && ch != 'a' && (ch < '0' || ch > '9')) {
      return std::nullopt;
    }
  }
  return parameters;
}

// The numbers of a grid, 0 for an unset cell.
Result<std::vector<int>> numbers_in(std::string_view text, std::size_t cells, int most) {
  std::vector<int> numbers;
  while (!text.empty() && numbers.size() <= cells) {
    const char ch = text.front();
    if (ch >= 'a' && ch <= 'z') {
      numbers.resize(numbers.size() + static_cast<std::size_t>(ch - 'a' + 1));
      text.remove_prefix(1);
    } else if (ch == '_') {
      text.remove_prefix(1);
    } else if (const std::optional<int> number = take_number(text);
               number && *number >= 0 && *number <= most) {
      numbers.push_back(*number);
    } else {
      return Error{quoted_char(text, 0) + " stands for no cell in the id of a game"};
    }
  }
  if (numbers.size() == cells) return numbers;
  return Error{miscount_text("game", numbers.size(), "cells", cells)};
}

// Which cells lie together, by the borders between them.
Result<std::vector<int>> areas_in(std::string_view text, int size) {
  const int inner = size * (size - 1);
  std::vector<int> parents(static_cast<std::size_t>(size * size));
  std::iota(parents.begin(), parents.end(), 0);
  auto root = [&](int cell) {
    while (parents[static_cast<std::size_t>(cell)] != cell) {
      cell = parents[static_cast<std::size_t>(cell)];
    }
    return cell;
  };
  int at = 0;
  for (const char ch : text) {
    if (ch != '_' && (ch < 'a' || ch > 'z')) {
      return Error{quoted_char(text, text.find(ch)) + " stands for no border in the id of a game"};
    }
    const int open = ch == '_' ? 0 : ch == 'z' ? 25 : ch - 'a' + 1;
    for (int i = 0; i < open && at < 2 * inner; ++i, ++at) {
      const int line = at % inner / (size - 1), place = at % inner % (size - 1);
      const int cell = at < inner ? line * size + place : place * size + line;
      const int one = root(cell), other = root(cell + (at < inner ? 1 : size));
      parents[static_cast<std::size_t>(std::max(one, other))] = std::min(one, other);
    }
    if (ch != 'z') ++at;
  }
  if (at != 2 * inner + 1) return Error{"the borders of the game are cut off, or too many"};
  std::vector<int> areas;
  for (int cell = 0; cell < size * size; ++cell) areas.push_back(root(cell));
  return areas;
}

void set_usual_boxes(Variant& variant, int height, int width) {
  std::vector<int> boxes;
  for (int cell = 0; cell < variant.cells(); ++cell) {
    const int row = cell / variant.cols, col = cell % variant.cols;
    boxes.push_back(row / height * (variant.cols / width) + col / width);
  }
  set_boxes(variant, std::move(boxes));
}

std::optional<Error> read_cages(std::string_view borders, std::string_view sums, Variant& variant) {
  auto areas = areas_in(borders, variant.rows);
  if (!areas) return areas.error();
  const auto cells = static_cast<std::size_t>(variant.cells());
  auto numbers = numbers_in(sums, cells, 1000);
  if (!numbers) return numbers.error();
  for (std::size_t first = 0; first < cells; ++first) {
    if ((*areas)[first] != static_cast<int>(first)) continue;
    std::vector<Spot> cage;
    for (std::size_t i = first; i < cells; ++i) {
      if ((*areas)[i] == static_cast<int>(first)) cage.push_back(static_cast<Spot>(i));
    }
    const int sum = (*numbers)[first];
    if (sum == 0 && cage.size() == 1) continue;
    variant.clues.push_back(
        clue_of(Kind::kCage, std::move(cage), sum > 0 ? std::optional(sum) : std::nullopt));
  }
  return std::nullopt;
}

Result<Variant> variant_in(const Parameters& parameters, std::string_view description) {
  std::vector<std::string_view> fields;
  while (fields.size() < 5) {
    const std::size_t end = std::min(description.find(','), description.size());
    fields.push_back(description.substr(0, end));
    if (end == description.size()) break;
    description.remove_prefix(end + 1);
  }
  const std::size_t wanted =
      1 + (parameters.regions ? std::size_t{1} : 0) + (parameters.cages ? std::size_t{2} : 0);
  if (fields.size() != wanted) {
    return Error{count_text("game", fields.size(), "parts", wanted)};
  }
  Variant variant = square_grid(parameters.size);
  const auto cells = static_cast<std::size_t>(variant.cells());
  auto givens = numbers_in(fields[0], cells, variant.high);
  if (!givens) return givens.error();
  for (std::size_t i = 0; i < cells; ++i) {
    if ((*givens)[i] != 0) variant.givens[i] = (*givens)[i];
  }
  std::size_t next = 1;
  if (parameters.regions) {
    auto areas = areas_in(fields[next++], parameters.size);
    if (!areas) return areas.error();
    set_boxes(variant, std::move(*areas));
  } else {
    set_usual_boxes(variant, parameters.height, parameters.width);
  }
  if (parameters.diagonals) variant.clues.push_back(clue_of(Kind::kDiagonals, "both"));
  if (parameters.cages) {
    if (auto error = read_cages(fields[next], fields[next + 1], variant)) return *error;
  }
  if (auto error = find_large_box(variant)) return *error;
  return variant;
}

}  // namespace

bool looks_like(std::string_view line) {
  const std::string_view text = trimmed(line);
  const std::size_t colon = text.find_first_of(":#");
  if (colon == std::string_view::npos || colon > 20 || colon + 1 >= text.size()) return false;
  const char next = text[colon + 1];
  return parameters_in(text.substr(0, colon)).has_value() &&
         (text[colon] == '#' || (next >= '0' && next <= '9') || (next >= 'a' && next <= 'z') ||
          next == '_');
}

Result<Puzzle> read(LineCursor& lines) {
  const TakenLine line = take_line(lines);
  const std::string_view text = trimmed(line.text);
  const std::size_t colon = std::min(text.find_first_of(":#"), text.size());
  const auto parameters = parameters_in(text.substr(0, colon));
  if (!parameters || colon == text.size()) {
    return Error{"the id of a game begins such as 3x3: or 9j:", line.number, 0};
  }
  if (text[colon] == '#') {
    return Error{ErrorCode::kNoPuzzle,
                 "this is the seed of a game, from which only its own program can make the puzzle: "
                 "copy the id with a colon in it",
                 line.number, 0};
  }
  std::string_view description = text.substr(colon + 1);
  description = description.substr(0, description.find_first_of(" \t"));
  auto variant = variant_in(*parameters, description);
  if (!variant) return variant.error().at(line.number);
  return puzzle_of(std::move(*variant));
}

std::string write(const Board& board, char /*blank*/) {
  std::string text;
  int unset = 0;
  auto end_of_unset = [&] {
    for (; unset > 26; unset -= 26) text += 'z';
    if (unset > 0) text += static_cast<char>('a' + unset - 1);
    unset = 0;
  };
  bool after_number = false;
  for (const Cell c : Cell::all()) {
    const int digit = board.number_at(c);
    if (digit == 0) {
      ++unset;
      after_number = false;
      continue;
    }
    end_of_unset();
    if (after_number) text += '_';
    text += std::to_string(digit);
    after_number = true;
  }
  end_of_unset();
  return "3x3:" + text + "\n";
}

}  // namespace nonet::sgt

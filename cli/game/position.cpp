#include "cli/game/position.h"

#include <algorithm>
#include <charconv>

#include "nonet/core/names.h"
#include "nonet/text/notation.h"

namespace nonet::cli::game {
namespace {

// What stands before the separator, which is gone then.
std::string_view cut(std::string_view& text, char separator) {
  const std::size_t end = std::min(text.find(separator), text.size());
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return part;
}

template <class Number>
bool read_number(std::string_view text, Number& number, int base = 10) {
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number, base);
  return problem == std::errc() && end == text.data() + text.size();
}

bool read_square(std::string_view text, Square& square) {
  int digit = 0;
  int colour = 0;
  if (!read_number(cut(text, ','), digit) || digit < 0 || digit > 9) return false;
  const std::string_view notes = cut(text, ',');
  square.notes = DigitSet();
  if (!notes.empty()) {
    const auto digits = parse_digits(notes, {});
    if (!digits) return false;
    square.notes = *digits;
  }
  if (!read_number(cut(text, ','), colour) || colour < 0 || colour > kMostColours) return false;
  if (!read_number(text, square.note_colours, 16)) return false;
  square.digit = static_cast<std::uint8_t>(digit);
  square.colour = static_cast<std::uint8_t>(colour);
  return square.note_colours >> 36U == 0;
}

std::string hexadecimal(std::uint64_t number) {
  std::array<char, 16> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number, 16).ptr;
  return {digits.data(), end};
}

}  // namespace

Board Position::digits() const {
  Board board;
  for (Cell c : Cell::all()) {
    if (at(c).digit != 0) board.set(c, Digit::from_number(at(c).digit));
  }
  return board;
}

std::string change_text(const Position& before, const Position& after) {
  std::string text;
  for (Cell c : Cell::all()) {
    const Square& square = after.at(c);
    if (square == before.at(c)) continue;
    text += (text.empty() ? "" : " ") + name_of(c) + "=" + std::to_string(square.digit) + "," +
            digits_text(square.notes, {}) + "," + std::to_string(square.colour) + "," +
            hexadecimal(square.note_colours);
  }
  return text;
}

std::optional<Position> changed(const Position& before, std::string_view text) {
  Position after = before;
  while (!text.empty()) {
    std::string_view part = cut(text, ' ');
    const auto cell = parse_cell(cut(part, '='));
    if (!cell || !read_square(part, after.at(*cell))) return std::nullopt;
  }
  return after;
}

}  // namespace nonet::cli::game

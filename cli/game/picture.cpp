#include "cli/game/picture.h"

#include <algorithm>
#include <utility>

#include "cli/game/joints.h"
#include "nonet/core/utf8.h"

namespace nonet::cli::game {
namespace {

constexpr std::pair<char32_t, char> kInAscii[] = {
    {U'─', '-'},  {U'│', ':'}, {U'━', '='}, {U'┃', '|'},  {U'┅', '"'},  {U'┇', '!'}, {U'·', '.'},
    {U'…', '.'},  {U'›', '>'}, {U'↑', '^'}, {U'↓', 'v'},  {U'←', '<'},  {U'→', '>'}, {U'×', 'x'},
    {U'–', '-'},  {U'▸', '>'}, {U'╌', '-'}, {U'╎', ':'},  {U'‹', '<'},  {U'═', '='}, {U'║', 'I'},
    {U'╲', '\\'}, {U'╱', '/'}, {U'╳', 'X'}, {U'↘', '\\'}, {U'↖', '\\'}, {U'↗', '/'}, {U'↙', '/'},
    {U'○', 'o'},  {U'●', '@'}, {U'∨', 'v'}, {U'∧', '^'},  {U'□', '#'},  {U'•', '*'},
};

char ascii_of(char32_t sign) {
  if (sign < 0x80) return static_cast<char>(sign);
  for (const auto& [wide, plain] : kInAscii) {
    if (wide == sign) return plain;
  }
  return arms_of(sign) ? '+' : '?';
}

// What the fonts of consoles have besides ASCII: those of old PCs, and Latin letters.
constexpr std::u32string_view kOnConsoles = U"·↑↓←→○═║";

char32_t console_of(char32_t sign) {
  if (sign < 0x80 || (sign > 0xA0 && sign < 0x100)) return sign;
  if (const auto arms = arms_of(sign)) return double_joint(*arms);
  if (kOnConsoles.find(sign) != std::u32string_view::npos) return sign;
  return static_cast<char32_t>(ascii_of(sign));
}

}  // namespace

std::u32string characters_of(std::string_view text) {
  std::u32string characters;
  while (!text.empty()) {
    const int length = std::max(utf8_character(text), 0);
    const auto bytes = static_cast<std::size_t>(std::max(length, 1));
    const char32_t sign = length > 0 ? utf8_code(text.substr(0, bytes)) : U'?';
    characters += sign < U' ' || sign == 0x7f ? U'?' : sign;
    text.remove_prefix(bytes);
  }
  return characters;
}

std::string utf8_of(char32_t sign) {
  std::string text;
  append_utf8(text, sign);
  return text;
}

void put_line(Picture& picture, int row, std::string_view text, Ink ink) {
  for (int column = 0; column < picture.columns(); ++column) {
    picture.put(row, column, U' ', Ink::kPlain);
  }
  picture.put(row, 0, text, ink);
}

Picture::Picture(int rows, int columns)
    : rows_(std::max(rows, 0)),
      columns_(std::max(columns, 0)),
      spots_(static_cast<std::size_t>(rows_) * static_cast<std::size_t>(columns_)) {}

const Spot& Picture::at(int row, int column) const {
  static const Spot nothing;
  if (!holds(row, column)) return nothing;
  return spots_[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
                static_cast<std::size_t>(column)];
}

void Picture::put(int row, int column, char32_t sign, Ink ink, Ground ground) {
  if (holds(row, column)) const_cast<Spot&>(at(row, column)) = {sign, ink, ground};
}

void Picture::put(int row, int column, std::string_view text, Ink ink, Ground ground) {
  for (char32_t sign : characters_of(text)) put(row, column++, sign, ink, ground);
}

void Picture::lay(int row, int column, int width, Ground ground) {
  for (int i = column; i < column + width; ++i) {
    put(row, i, at(row, i).sign, at(row, i).ink, ground);
  }
}

Picture Picture::in_ascii() const {
  Picture plain = *this;
  for (Spot& spot : plain.spots_) spot.sign = static_cast<char32_t>(ascii_of(spot.sign));
  return plain;
}

Picture Picture::for_console() const {
  Picture plain = *this;
  for (Spot& spot : plain.spots_) spot.sign = console_of(spot.sign);
  return plain;
}

std::string Picture::text() const {
  std::string text;
  for (int row = 0; row < rows_; ++row) {
    std::string line;
    for (int column = 0; column < columns_; ++column) line += utf8_of(at(row, column).sign);
    text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
  }
  return text;
}

std::vector<std::string> broken(std::string_view text, int columns, int indent) {
  std::vector<std::string> lines;
  const std::u32string all = characters_of(text);
  const auto most = static_cast<std::size_t>(std::max(columns, 4));
  std::size_t begin = 0;
  while (begin < all.size() || lines.empty()) {
    const std::size_t before = lines.empty() ? 0 : static_cast<std::size_t>(indent);
    std::size_t end = std::min(all.size(), begin + std::max<std::size_t>(most - before, 1));
    std::size_t next = end;
    if (end < all.size()) {
      const std::size_t blank = all.rfind(U' ', end);
      const std::size_t word = all.find_first_not_of(U' ', begin);
      if (blank != std::u32string::npos && blank > begin && blank > word) {
        end = blank;
        next = blank + 1;
      }
    }
    std::string line(before, ' ');
    for (std::size_t i = begin; i < end; ++i) append_utf8(line, all[i]);
    lines.push_back(line);
    begin = next;
  }
  return lines;
}

}  // namespace nonet::cli::game

#include "nonet/io/guess.h"

#include <algorithm>
#include <array>

#include "nonet/io/readers.h"

namespace nonet {
namespace {

// A reader that comes so far in a line knows something about it.
constexpr int kTellingColumn = 4;

bool is_letter(char ch) {
  return (ch >= 'a' && ch <= 'z') || (ch >= 'A' && ch <= 'Z') ||
         static_cast<unsigned char>(ch) >= 0x80U;
}

// Those that read character by character, so that how far they come means something.
constexpr std::array<std::string_view, 3> kByCharacter = {"line", "grid", "spaced"};

struct Guess {
  const Format* format = nullptr;
  Error error;
};

// The format that reads most of the line.
Guess closest(std::string_view line) {
  Guess best;
  for (std::string_view name : kByCharacter) {
    const Format* format = format_named(name);
    LineCursor lines(lines_of(line));
    auto puzzle = format->read(lines);
    if (puzzle || puzzle.error().line != 1) continue;
    if (puzzle.error().column > best.error.column) best = {format, puzzle.error()};
  }
  return best;
}

}  // namespace

bool is_prose(std::string_view line) {
  std::ptrdiff_t letters = 0;
  std::ptrdiff_t others = 0;
  int cells = 0;  // in a row
  for (char ch : line) {
    cells = is_cell_char(ch) ? cells + 1 : 0;
    if (cells == 9) return false;
    if (is_letter(ch)) {
      ++letters;
    } else if (ch != ' ' && ch != '\t') {
      ++others;
    }
  }
  return letters >= 2 && 2 * letters > others;
}

bool is_utf16(std::string_view line) {
  return line.starts_with("\xFF\xFE") || line.starts_with("\xFE\xFF");
}

Error why_unknown(std::string_view line, int number) {
  if (is_utf16(line)) return {"this text is UTF-16; save it as UTF-8", number, 0};
  const Guess guess = closest(line);
  if (guess.format == nullptr || guess.error.column < kTellingColumn) {
    return {
        "no puzzle begins like this; 81 cells in one line, nine lines of nine or another known "
        "format was expected, and remarks begin with #",
        number, 0};
  }
  return {"no puzzle begins like this; it looks most like " + std::string(guess.format->name) +
              ", but " + guess.error.message + "; remarks begin with #",
          number, guess.error.column};
}

}  // namespace nonet

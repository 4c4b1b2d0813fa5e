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

std::string_view other_file(std::string_view line) {
  struct Sign {
    std::string_view begin, name;
  };
  using namespace std::string_view_literals;
  static constexpr Sign kKinds[] = {{"\xFF\xFE"sv, "UTF-16"},
                                    {"\xFE\xFF"sv, "UTF-16"},
                                    {"%PDF-"sv, "a PDF file"},
                                    {"\x89PNG"sv, "a picture"},
                                    {"\xFF\xD8\xFF"sv, "a picture"},
                                    {"GIF8"sv, "a picture"},
                                    {"PK\x03\x04"sv, "a zip archive, or a spreadsheet"},
                                    {"BZh9"sv, "packed by bzip2"},
                                    {"\xFD"
                                     "7zXZ"sv,
                                     "packed by xz"},
                                    {"(\xB5/\xFD"sv, "packed by zstd"},
                                    {"\xD0\xCF\x11\xE0"sv, "a document of an office program"},
                                    {"SQLite format 3"sv, "a database"}};
  for (const Sign& kind : kKinds) {
    if (line.starts_with(kind.begin)) return kind.name;
  }
  // Every other byte is none.
  const std::string_view start = line.substr(0, 8);
  return std::count(start.begin(), start.end(), '\0') == 4 ? "UTF-16" : std::string_view{};
}

Error why_unknown(std::string_view line, int number) {
  if (const auto kind = other_file(line); !kind.empty()) {
    return {"this is " + std::string(kind) + ", which is no plain text: " +
                (kind == "UTF-16" ? "save it as UTF-8" : "copy the puzzle out of it"),
            number, 0};
  }
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

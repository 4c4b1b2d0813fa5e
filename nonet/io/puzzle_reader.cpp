#include "nonet/io/puzzle_reader.h"

#include "nonet/io/readers.h"

namespace nonet {
namespace {

constexpr std::string_view kRowsName = "rows";

const Format* recognise(std::string_view line) {
  // An exact row on paper would also pass for other formats with a mistake in it; ask it first.
  const Format* rows = format_named(kRowsName);
  if (rows->looks_like(line)) return rows;
  for (const Format& format : formats()) {
    if (format.looks_like(line)) return &format;
  }
  return nullptr;
}

}  // namespace

std::optional<Result<Puzzle>> PuzzleReader::next() {
  std::string_view line;
  while (true) {
    if (!lines_.peek(line)) return std::nullopt;
    // Where a blank is a cell, an empty line is a row; but a few at the end are no puzzle.
    bool blank_is_row = format_ != nullptr && format_->name == kRowsName;
    if (blank_is_row && lines_.only_blanks_left(9)) return std::nullopt;
    if (blank_is_row || !(is_ignorable(line) || is_rule(line))) break;
    lines_.advance();
  }
  line_of_last_ = lines_.number();
  const Format* format = format_ != nullptr ? format_ : recognise(line);
  if (format == nullptr) {
    lines_.advance();
    return Error{"this is no format that can be recognised by its first line", line_of_last_, 0};
  }
  return format->read(lines_);
}

bool PuzzleReader::next_board(Board& board) {
  std::string_view text;
  if (format_ != nullptr && format_->read != line::read) return false;
  if (!lines_.peek(text) || !line::read_plain(text, board)) return false;
  line_of_last_ = lines_.number();
  lines_.advance();
  return true;
}

Result<Puzzle> read_puzzle(std::string_view text, const Format* format) {
  PuzzleReader reader(lines_of(text), format);
  auto first = reader.next();
  if (!first) return Error{"there is no puzzle"};
  if (!first->ok()) return *first;
  if (auto second = reader.next()) {
    return Error{"there is more text after the puzzle", reader.line_of_last(), 0};
  }
  return *first;
}

}  // namespace nonet

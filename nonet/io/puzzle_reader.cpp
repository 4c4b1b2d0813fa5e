#include "nonet/io/puzzle_reader.h"

#include "nonet/io/paste.h"
#include "nonet/io/readers.h"

namespace nonet {
namespace {

constexpr std::string_view kRowsName = "rows";

// As some editors save text: with a byte order mark of two bytes.
bool is_utf16(std::string_view line) {
  return line.starts_with("\xFF\xFE") || line.starts_with("\xFE\xFF");
}

// Of a line that begins no puzzle.
std::string_view why_unknown(std::string_view line) {
  if (is_utf16(line)) return "this text is UTF-16; save it as UTF-8";
  return "no puzzle begins like this; 81 cells in one line, nine lines of nine or another known "
         "format was expected, and remarks begin with #";
}

}  // namespace

const Format* recognised(std::string_view line) {
  if (is_utf16(line)) return nullptr;
  // An exact row on paper would also pass for other formats with a mistake in it; ask it first.
  const Format* rows = format_named(kRowsName);
  if (rows->looks_like(line)) return rows;
  for (const Format& format : formats()) {
    if (format.looks_like(line)) return &format;
  }
  return nullptr;
}

std::optional<Result<Puzzle>> PuzzleReader::next() {
  std::string_view line;
  std::string heading;
  bool starred = false;  // the frame of Simple Sudoku
  while (true) {
    if (!lines_.peek(line)) return std::nullopt;
    // Where a blank is a cell, an empty line is a row; but a few at the end are no puzzle.
    bool blank_is_row = format_ != nullptr && format_->name == kRowsName;
    if (blank_is_row && lines_.only_blanks_left(9)) return std::nullopt;
    if (blank_is_row || !(is_ignorable(line) || is_rule(line) || csv::names_columns(line))) {
      break;
    }
    if (ss::looks_like(line)) starred = true;
    if (const auto title = heading_of(line); !title.empty()) heading = title;
    lines_.advance();
  }
  line_of_last_ = lines_.number();
  const Format* format = format_ != nullptr ? format_ : recognised(line);
  format_of_last_ = format;
  if (format == nullptr) {
    const Error error{std::string(why_unknown(line)), line_of_last_, 0};
    lines_.advance();
    return error;
  }
  auto puzzle = format->read(lines_);
  if (puzzle && starred && format_ == nullptr) {
    if (auto error = ss::read_records(lines_, *puzzle)) return *error;
  }
  if (puzzle && puzzle->name.empty()) puzzle->name = std::move(heading);
  return puzzle;
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
  if (!first) return Error{"there is no puzzle; the text is empty, or all of it remarks"};
  if (!first->ok()) return *first;
  if (auto second = reader.next()) {
    return Error{"there is more text after the puzzle", reader.line_of_last(), 0};
  }
  return *first;
}

}  // namespace nonet

// PuzzleReader: the puzzles of a stream, one after the other, each in a format that is named or
// recognised from its first line. Blank lines, comments and rules of frames between puzzles are
// passed over.
#pragma once

#include <optional>

#include "nonet/io/format.h"

#pragma GCC visibility push(default)
namespace nonet {

class PuzzleReader {
 public:
  // `format` null: recognise each puzzle's format.
  explicit PuzzleReader(LineSource source, const Format* format = nullptr)
      : lines_(std::move(source)), format_(format) {}

  // The next puzzle, or what is wrong with it; nothing at the end. After an Error the reader
  // stands behind the broken puzzle and may go on.
  std::optional<Result<Puzzle>> next();

  // A short way past next(): if the next line is 81 cells and nothing else, reads it. False, and
  // the line still to be read, if it is anything else or there is none.
  bool next_board(Board& board);

  // Number of the first line of the puzzle that next() returned last.
  int line_of_last() const { return line_of_last_; }
  // How that one was written; null where no format was recognised.
  const Format* format_of_last() const { return format_of_last_; }

 private:
  LineCursor lines_;
  const Format* format_;
  int line_of_last_ = 0;
  const Format* format_of_last_ = nullptr;
};

// The format that a puzzle with this first line has; null if there is none.
const Format* recognised(std::string_view line);

// Reads a text that holds one puzzle and nothing else.
Result<Puzzle> read_puzzle(std::string_view text, const Format* format = nullptr);

}  // namespace nonet
#pragma GCC visibility pop

// PuzzleReader: the puzzles of a stream, one after the other, each in a format that is named or
// recognised from its first line. Blank lines, comments and rules of frames between puzzles are
// skipped, and so are words before the first puzzle and after the last.
#pragma once

#include <deque>
#include <optional>

#include "nonet/io/format.h"

#pragma GCC visibility push(default)
namespace nonet {

class PuzzleReader {
 public:
  // `format` null: recognise each puzzle's format.
  explicit PuzzleReader(LineSource source, const Format* format = nullptr)
      : lines_(std::move(source)), format_(format) {}

  // Puzzles with rules of their own (Puzzle::variant) are read too. Otherwise they are refused:
  // without its rules a puzzle is another one.
  void accept_variants() { accepts_variants_ = true; }

  // The next puzzle, or what is wrong with it; nothing at the end. After an Error the reader
  // stands behind the broken puzzle and may go on.
  std::optional<Result<Puzzle>> next();

  // A short way past next(): if the next line is 81 cells and nothing else, reads it. False, and
  // the line still to be read, if it is anything else or there is none.
  bool next_board(Board& board);
  // A shorter way yet, past the source of lines: if the text that comes next in it begins with such
  // a line and its newline, reads that and takes it off. False, and nothing taken, if it begins
  // otherwise, or a line has been looked at already.
  bool next_board(std::string_view& text, Board& board);

  // Number of the first line of the puzzle that next() returned last.
  int line_of_last() const { return line_of_last_; }
  // How that one was written; null where no format was recognised.
  const Format* format_of_last() const { return format_of_last_; }

 private:
  // What stood before a puzzle.
  struct Preface {
    std::string heading;
    Puzzle headers;        // their words
    bool starred = false;  // the frame of Simple Sudoku
    bool rows = false;     // a puzzle in rows begins with an empty one
    int dashes = 0;        // lines of nine
  };

  // Whether a line may be read as a board without more ado.
  bool reads_plain_lines() const;
  // Passes over what is no puzzle; false at the end of the text.
  bool pass_over(Preface& preface);
  Result<Puzzle> read(const Preface& preface);
  // Whether lines of dashes around and in the puzzle, which has them for unset cells, may be its
  // rows or its frame as well.
  bool is_doubtful(const Puzzle& puzzle, const Preface& preface);
  // A puzzle with rules of its own where they are accepted, with what is to be told of it.
  Result<Puzzle> welcomed(Puzzle puzzle, const std::string& words_text) const;
  // A puzzle that is one word of the line at hand.
  Result<Puzzle> read_word(const std::string& word);

  LineCursor lines_;
  const Format* format_;
  int line_of_last_ = 0;
  const Format* format_of_last_ = nullptr;
  bool accepts_variants_ = false;
  bool any_ = false;         // a puzzle, or what was meant for one, has been read
  std::deque<Error> words_;  // the lines of words since then, as Errors
  bool telling_words_ = false;
};

// The format that a puzzle with this first line has; null if there is none.
const Format* recognised(std::string_view line);

// Reads a text that holds one puzzle and nothing else.
Result<Puzzle> read_puzzle(std::string_view text, const Format* format = nullptr);
// The same, and it may have rules of its own.
Result<Puzzle> read_any_puzzle(std::string_view text, const Format* format = nullptr);

}  // namespace nonet
#pragma GCC visibility pop

// What the format files share, and what each gives to the table in format.cpp.
#pragma once

#include <array>

#include "nonet/core/function_ref.h"
#include "nonet/io/format.h"
#include "nonet/io/frames.h"

namespace nonet {

#define NONET_FORMAT(name)                           \
  namespace name {                                   \
  bool looks_like(std::string_view line);            \
  Result<Puzzle> read(LineCursor& lines);            \
  std::string write(const Board& board, char blank); \
  }
NONET_FORMAT(fpuzzles)
NONET_FORMAT(sudokupad)
NONET_FORMAT(sudokuwiki)
NONET_FORMAT(iss)
NONET_FORMAT(link)
NONET_FORMAT(opensudoku)
NONET_FORMAT(sdk)
NONET_FORMAT(ss)
NONET_FORMAT(killer)
NONET_FORMAT(jigsaw)
NONET_FORMAT(sgt)
NONET_FORMAT(csv)
NONET_FORMAT(json)
NONET_FORMAT(library)
NONET_FORMAT(table)
NONET_FORMAT(susser)
NONET_FORMAT(pencilmarks)
NONET_FORMAT(line)
NONET_FORMAT(grid)
NONET_FORMAT(spaced)
NONET_FORMAT(rows)
#undef NONET_FORMAT

// The formats that hold more than digits.
#define NONET_FORMAT_OF_STATES(name)                        \
  namespace name {                                          \
  std::string write_state(const Puzzle& state, char blank); \
  }
NONET_FORMAT_OF_STATES(fpuzzles)
NONET_FORMAT_OF_STATES(sudokupad)
NONET_FORMAT_OF_STATES(sudokuwiki)
NONET_FORMAT_OF_STATES(opensudoku)
NONET_FORMAT_OF_STATES(sdk)
NONET_FORMAT_OF_STATES(ss)
NONET_FORMAT_OF_STATES(library)
NONET_FORMAT_OF_STATES(pencilmarks)
NONET_FORMAT_OF_STATES(line)
#undef NONET_FORMAT_OF_STATES

// The formats that hold rules.
#define NONET_FORMAT_OF_VARIANTS(name)                          \
  namespace name {                                              \
  Result<WrittenVariant> write_variant(const Variant& variant); \
  }
NONET_FORMAT_OF_VARIANTS(fpuzzles)
NONET_FORMAT_OF_VARIANTS(sudokupad)
NONET_FORMAT_OF_VARIANTS(json)
#undef NONET_FORMAT_OF_VARIANTS

namespace opensudoku {
// The frame around all games.
inline constexpr std::string_view kHeader =
    "<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>\n"
    "<opensudoku version=\"2\">\n"
    "  <folder name=\"nonet\" created=\"0\">\n";
inline constexpr std::string_view kFolder = "nonet";
inline constexpr std::string_view kFooter = "  </folder>\n</opensudoku>\n";
}  // namespace opensudoku

namespace csv {
// A line that has the names of columns, one of which is called as puzzles or solutions are. Which
// has the puzzles is kept, if somebody reads them, for the lines below.
bool names_columns(std::string_view line, LineCursor* lines = nullptr);
}  // namespace csv

namespace rows {
// Whether a puzzle begins at hand whose first row, or several, is nine blanks or nine digits: what
// these are only the rows below can tell.
bool begins(LineCursor& lines);
// The same as read() for what nobody has said to be rows.
Result<Puzzle> read_recognised(LineCursor& lines);
}  // namespace rows

namespace sdk {
// A line of the kind "#ARuud" before the puzzle: takes what it says. False if it is none.
bool read_header(std::string_view line, Puzzle& puzzle);
}  // namespace sdk

namespace ss {
// The moves behind a puzzle in its frame, if there are any.
std::optional<Error> read_records(LineCursor& lines, Puzzle& puzzle);
}  // namespace ss

namespace killer {
// Cages in 81 characters, some of which look like the marks of a quote.
bool is_short(std::string_view text);
}  // namespace killer

namespace line {
// The same as read() for a line of 81 cell characters and nothing else; false for any other.
bool read_plain(std::string_view line, Board& board);
// The cells of a board, row by row, as they are written.
std::array<char, 81> characters_of(const Board& board, char blank);
}  // namespace line

// '.' and '0' are unset; 1-9 are digits. Anything else is no cell character.
bool is_cell_char(char ch);
// A cell character, or one of "xX*_-?~@oO", which stand for an unset cell in some puzzles.
bool may_be_cell(char ch);
// The puzzle with these givens, for which nothing has been done yet.
Puzzle untouched(const Board& givens);
// A text on one line, without blanks around it and without anything that a terminal would obey: it
// came from a link or a file, and goes to whoever looks at the answer.
std::string on_a_line(std::string text);
// Name and comment of a puzzle on one line, for the formats that have one place for both.
std::string words_on_a_line(const Puzzle& puzzle);
// Sets the cell from a cell character.
void set_cell(Board& board, Cell cell, char ch);
// "'x' is not a digit or a blank", with its place and what may have been meant.
Error bad_char(std::string_view line, std::size_t at, int number);
// "the row has 8 cells, not 9"; a count that is beyond all sense is not counted out.
std::string count_text(std::string_view whole, std::size_t count, std::string_view parts,
                       std::size_t wanted);
// The same with its likely cause: "the row has 8 cells, not 9: is one missing?"
std::string miscount_text(std::string_view whole, std::size_t count, std::string_view parts,
                          std::size_t wanted);
// "the puzzle ends after 7 of 9 rows: are 2 missing?", at the line that is the last.
Error ends_early(int rows, int number);

// What stands for an unset cell: '.' and '0' as a rule, else one of "xX*_-?~@oO" throughout a
// puzzle. It is the first of them that a puzzle uses in a full row or line; another one later is a
// mistake.
class BlankMark {
 public:
  // A row of cells, or all 81. Returns the place of the first character that is neither a digit nor
  // the mark, or npos.
  std::size_t first_wrong(std::string_view cells);
  // Whether a line that looks like a rule is a row: dashes, where they stand for unset cells.
  bool is_empty_row(std::string_view line) const;
  // The message for that character.
  Error wrong(std::string_view line, std::size_t at) const;

 private:
  char mark_ = '\0';  // '.' stands for '0' too
};

// Nine dashes, with nothing but gaps and bars between: a row of unset cells, or a rule.
bool is_row_of_dashes(std::string_view line);
// Digits, and blanks that are all of one kind.
bool is_row_of_cells(std::string_view text);

// Reads a row in its line; the Error's line is filled in by the caller.
using RowReader = FunctionRef<std::optional<Error>(const std::string& line, int row)>;
// Nine rows with blank lines, comments and rules skipped; `blank` is what the rows so far have
// for unset cells. After a mistake the rest of that puzzle, as far as `is_row` knows it, is
// skipped.
std::optional<Error> read_nine_rows(LineCursor& lines, RowReader read_row,
                                    bool (*is_row)(std::string_view), const BlankMark& blank = {});

}  // namespace nonet

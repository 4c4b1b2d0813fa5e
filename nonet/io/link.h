// Links: a puzzle in an address, as sites for solvers and setters hand them out.
#pragma once

#include <string>
#include <string_view>

#include "nonet/core/puzzle.h"
#include "nonet/io/lines.h"
#include "nonet/json/value.h"

namespace nonet {

struct Link {
  std::string_view host;  // without "www."; empty if the text is no address
  std::string_view path;  // behind the first '/', up to '?' or '#'
  std::string_view query;
};

// The address that the line is. Its scheme may be missing, but not where a file's name looks alike.
Link link_in(std::string_view line);
// The value of a key of the query, with %2B and the like decoded; empty if it is not there.
std::string value_in(const Link& link, std::string_view key);
// A text with %2B and the like decoded.
std::string percent_decoded(std::string_view text);

// The line at hand, taken from the cursor.
struct TakenLine {
  std::string text;
  int number;
};
TakenLine take_line(LineCursor& lines);

// 81 cells, '.' or '0' for an unset one, as they stand in many links.
Result<Puzzle> puzzle_of_cells(std::string_view cells);
// The JSON that stands compressed in a link. A '+' may have become a blank on its way, and two
// slashes one.
Result<JsonValue> unpacked(std::string_view compressed);
// A puzzle of JSON that a link was unpacked into: f-puzzles' own.
Result<Puzzle> puzzle_of_fpuzzles(std::string_view compressed);
Result<Puzzle> puzzle_of_fpuzzles(const JsonValue& root);
// The same of SudokuPad's.
Result<Puzzle> puzzle_of_scl(const JsonValue& root);
std::string fpuzzles_of(const Puzzle& puzzle);

// Name, comment and author out of members of the object; an author is called so everywhere.
struct WordKeys {
  std::string_view name, comment;
};
void read_words(const JsonValue& object, const WordKeys& keys, Puzzle& puzzle);

}  // namespace nonet

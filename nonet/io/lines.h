// Lines: where readers get their text from, one line at a time, so that a stream of any length
// needs the memory of one puzzle. Carriage returns, a byte order mark and the wrapping of a paste
// (paste.h) are taken off here, once.
#pragma once

#include <deque>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "nonet/core/visible.h"  // whoever reads lines quotes them in messages

#pragma GCC visibility push(default)
namespace nonet {

// Puts the next line, without its newline, into the string; false at the end.
using LineSource = std::function<bool(std::string&)>;

// The lines of a text in memory; the text must outlive the source.
LineSource lines_of(std::string_view text);

class LineCursor {
 public:
  explicit LineCursor(LineSource source) : source_(std::move(source)) {}

  // The line at hand, or what is left of it; false at the end of the text.
  bool peek(std::string_view& line);
  void advance() { loaded_ = false; }
  // Takes so many bytes off the line at hand, for what does not come in lines. Behind the last of
  // them the next line is at hand.
  void take(std::size_t bytes);
  // Before the next line is looked at, passes over up to `count` lines that `is_row` takes for the
  // rest of a broken puzzle, and comments and rules between. Not at once: whoever reads about the
  // mistake should not have to send those lines first.
  void skip_later(int count, bool (*is_row)(std::string_view)) {
    skip_count_ = count;
    is_row_ = is_row;
  }
  // The line so many below the one at hand, as it is in the text; false if there is none.
  bool peek_after(std::size_t count, std::string_view& line);
  // The line below the one at hand, without blanks around it; false if there is none.
  bool peek_below(std::string_view& line);
  // True if fewer than `most` lines are left and all of them are blank.
  bool only_blanks_left(int most);
  // True if none of the lines that are still to come has been looked at.
  bool is_between() const { return !loaded_ && !ended_ && ahead_.empty() && skip_count_ == 0; }
  // The next line was read without this cursor, which stands behind it now; only between lines.
  void count_line() { ++number_; }
  // Number of the line at hand, or of the last one at the end; counted from 1.
  int number() const { return number_; }
  // The column, in characters and counted from 1, at which the line at hand begins.
  int column() const { return column_; }

  // What a document that holds several puzzles said of all that follow, for the one who reads it:
  // in this order what about, and the text.
  std::vector<std::pair<std::string, std::string>> of_all;

 private:
  bool fetch(std::string& line);
  // Reads that many lines beyond the one at hand; false if there are fewer.
  bool look_ahead(std::size_t count);
  bool load();

  LineSource source_;
  std::string line_;
  std::size_t begin_ = 0;          // of what is left of the line
  int column_ = 1;                 // the same in characters
  std::deque<std::string> ahead_;  // read but not yet at hand
  int number_ = 0;
  bool loaded_ = false;
  bool ended_ = false;
  int skip_count_ = 0;
  bool (*is_row_)(std::string_view) = nullptr;
};

std::string_view trimmed(std::string_view line);
// Nine cells of a spreadsheet, all blank: eight tabs.
bool is_blank_table_row(std::string_view line);
// Blank, or a comment: the first character that is not blank is '#'; or the heading of a puzzle.
bool is_ignorable(std::string_view line);
// The column, in characters and counted from 1, of the byte at `at`.
int column_at(std::string_view line, std::size_t at);

}  // namespace nonet
#pragma GCC visibility pop

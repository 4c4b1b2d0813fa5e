#include "nonet/io/puzzle_reader.h"

#include <algorithm>

#include "nonet/io/embedded.h"
#include "nonet/io/guess.h"
#include "nonet/io/paste.h"
#include "nonet/io/readers.h"
#include "nonet/io/variant_parts.h"

namespace nonet {
namespace {

constexpr std::string_view kRowsName = "rows";

// More lines of words than this between two puzzles are no post.
constexpr std::size_t kLongestPost = 1000;

std::string passed_over_text(int first, int last) {
  const std::string line = std::to_string(first);
  return first == last ? "line " + line + " was skipped"
                       : "lines " + line + " to " + std::to_string(last) + " were skipped";
}

// Links don't know where they stood.
void name_place(Puzzle& puzzle, int line) {
  if (puzzle.choice.empty() || puzzle.choice.starts_with("line ")) return;
  puzzle.choice = "line " + std::to_string(line) + ": " + puzzle.choice;
}

}  // namespace

const Format* recognised(std::string_view line) {
  if (!other_file(line).empty()) return nullptr;
  // An exact row on paper would also pass for other formats with a mistake in it; ask it first.
  const Format* rows = format_named(kRowsName);
  if (rows->looks_like(line)) return rows;
  for (const Format& format : formats()) {
    if (format.looks_like(line)) return &format;
  }
  return nullptr;
}

bool PuzzleReader::pass_over(Preface& preface) {
  std::string_view line;
  while (lines_.peek(line)) {
    // Where a blank is a cell, an empty line is a row; but a few at the end are no puzzle.
    const bool blank_is_row = format_ != nullptr && format_->name == kRowsName;
    if (blank_is_row) return !lines_.only_blanks_left(9);
    preface.rows = format_ == nullptr && rows::begins(lines_);
    if (preface.rows) return true;
    lines_.peek(line);
    if (is_ignorable(line) || is_rule(line) || csv::names_columns(line, &lines_)) {
      preface.starred |= ss::looks_like(line);
      preface.dashes += is_row_of_dashes(line) ? 1 : 0;
      if (const auto title = heading_of(line); !title.empty()) preface.heading = title;
      sdk::read_header(line, preface.headers);
    } else if (format_ == nullptr && is_prose(line) && recognised(line) == nullptr &&
               puzzle_among_words(line).empty() && words_.size() < kLongestPost) {
      words_.push_back(why_unknown(line, lines_.number()));
    } else {
      return true;
    }
    lines_.advance();
  }
  return false;
}

std::optional<Result<Puzzle>> PuzzleReader::next() {
  Preface preface;
  const bool found = telling_words_ || pass_over(preface);
  // Words around all puzzles are skipped. Between two they may stand for one that is lost.
  if (!found && any_) return std::nullopt;
  telling_words_ = !words_.empty() && (any_ || !found);
  if (telling_words_) {
    const Error error = words_.front();
    words_.pop_front();
    line_of_last_ = error.line;
    format_of_last_ = nullptr;
    telling_words_ = !words_.empty();
    any_ = true;
    return error;
  }
  if (!found) return std::nullopt;
  return read(preface);
}

Result<Puzzle> PuzzleReader::read(const Preface& preface) {
  std::string_view line;
  lines_.peek(line);
  line_of_last_ = lines_.number();
  any_ = true;
  const std::string words_text =
      words_.empty() ? "" : passed_over_text(words_.front().line, words_.back().line);
  words_.clear();
  const Format* format = format_ != nullptr ? format_
                         : preface.rows     ? format_named(kRowsName)
                                            : recognised(line);
  format_of_last_ = format;
  const bool vague =
      format == nullptr || format->read == spaced::read || format->read == line::read;
  if (format_ == nullptr && vague) {
    const std::string_view word = puzzle_among_words(line);
    // Words behind a puzzle are its name.
    if (!word.empty() && !trimmed(line).starts_with(word)) return read_word(std::string(word));
  }
  if (format == nullptr) {
    const Error error = why_unknown(line, line_of_last_);
    lines_.advance();
    return error;
  }
  const bool dashed = (format->read == grid::read || format->read == spaced::read) &&
                      line.find('-') != std::string_view::npos;
  const bool rows = format_ == nullptr && format->read == rows::read;
  auto puzzle = rows ? rows::read_recognised(lines_) : format->read(lines_);
  if (!puzzle) return puzzle;
  name_place(*puzzle, line_of_last_);
  if (puzzle->variant != nullptr) return welcomed(std::move(*puzzle), words_text);
  if (dashed && is_doubtful(*puzzle, preface)) {
    return Error{"which lines of dashes are rows is not clear; write '.' for an unset cell",
                 line_of_last_, 0};
  }
  if (preface.starred && format_ == nullptr) {
    if (auto error = ss::read_records(lines_, *puzzle)) return *error;
  }
  if (format->read == sdk::read) {
    puzzle->name = preface.headers.name;
    puzzle->comment = preface.headers.comment;
    puzzle->remarks = preface.headers.remarks;
  }
  if (puzzle->name.empty()) puzzle->name = preface.heading;
  const bool both = !words_text.empty() && !puzzle->choice.empty();
  puzzle->choice = words_text + (both ? "; " : "") + puzzle->choice;
  return puzzle;
}

bool PuzzleReader::is_doubtful(const Puzzle& puzzle, const Preface& preface) {
  for (int column = 0; column < 9; ++column) {
    if (puzzle.givens.has(cell_at(8, column))) return false;
  }
  std::string_view below;
  const bool follows = lines_.peek(below) && is_row_of_dashes(below);
  // One above and one below are a frame.
  return preface.dashes == 0 ? follows : preface.dashes > 1 || !follows;
}

Result<Puzzle> PuzzleReader::welcomed(Puzzle puzzle, const std::string& words_text) const {
  if (!accepts_variants_) return rules_of_its_own(*puzzle.variant).at(line_of_last_);
  const bool both = !words_text.empty() && !puzzle.choice.empty();
  puzzle.choice = words_text + (both ? "; " : "") + puzzle.choice;
  return puzzle;
}

Result<Puzzle> PuzzleReader::read_word(const std::string& word) {
  lines_.advance();
  format_of_last_ = recognised(word);
  LineCursor lines(lines_of(word));
  auto puzzle = format_of_last_->read(lines);
  if (!puzzle) return puzzle.error().at(line_of_last_);
  const std::string skipped =
      "line " + std::to_string(line_of_last_) + ": the words around the puzzle were skipped";
  name_place(*puzzle, line_of_last_);
  if (puzzle->variant != nullptr) return welcomed(std::move(*puzzle), skipped);
  puzzle->choice = skipped + (puzzle->choice.empty() ? "" : "; ") + puzzle->choice;
  return puzzle;
}

bool PuzzleReader::reads_plain_lines() const {
  return !telling_words_ && (format_ == nullptr || format_->read == line::read);
}

bool PuzzleReader::next_board(Board& board) {
  std::string_view text;
  if (!reads_plain_lines()) return false;
  if (!lines_.peek(text) || !line::read_plain(text, board)) return false;
  line_of_last_ = lines_.number();
  any_ = true;
  lines_.advance();
  return true;
}

bool PuzzleReader::next_board(std::string_view& text, Board& board) {
  constexpr std::size_t kLength = Cell::kCount;
  const std::string_view behind = text.substr(std::min(kLength, text.size()), 2);
  if (!behind.starts_with('\n') && behind != "\r\n") return false;
  if (!reads_plain_lines() || !lines_.is_between()) return false;
  if (!line::read_plain(text.substr(0, kLength), board)) return false;
  lines_.count_line();
  line_of_last_ = lines_.number();
  any_ = true;
  text.remove_prefix(kLength + behind.find('\n') + 1);
  return true;
}

static Result<Puzzle> read_only_puzzle(PuzzleReader reader) {
  auto first = reader.next();
  if (!first)
    return Error{ErrorCode::kNoPuzzle,
                 "there is no puzzle; the text is empty, or all of it remarks"};
  if (!first->ok()) return *first;
  if (auto second = reader.next()) {
    return Error{
        ErrorCode::kMoreText,
        second->ok() ? "there is more than one puzzle" : "there is more text after the puzzle",
        reader.line_of_last(), 0};
  }
  return *first;
}

Result<Puzzle> read_puzzle(std::string_view text, const Format* format) {
  return read_only_puzzle(PuzzleReader(lines_of(text), format));
}

Result<Puzzle> read_any_puzzle(std::string_view text, const Format* format) {
  PuzzleReader reader(lines_of(text), format);
  reader.accept_variants();
  return read_only_puzzle(std::move(reader));
}

}  // namespace nonet

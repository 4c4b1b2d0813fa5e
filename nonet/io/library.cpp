#include "nonet/io/library.h"

#include <algorithm>

#include "nonet/core/names.h"
#include "nonet/io/readers.h"

namespace nonet {
namespace {

struct Field {
  std::size_t at;  // in the line
  std::string_view text;
};

std::vector<Field> fields_of(std::string_view line) {
  std::vector<Field> fields;
  for (std::size_t from = 0; from <= line.size();) {
    std::size_t colon = std::min(line.find(':', from), line.size());
    fields.push_back({from, line.substr(from, colon - from)});
    from = colon + 1;
  }
  return fields;
}

std::optional<Error> read_cells(std::string_view line, const Field& field, Puzzle& puzzle) {
  std::size_t cells = 0;
  for (std::size_t i = 0; i < field.text.size(); ++i, ++cells) {
    const std::size_t at = field.at + i;
    const bool placed = field.text[i] == '+';
    if (placed && ++i == field.text.size()) {
      return Error{"there is no digit after '+'; a placed 5 is '+5'", 0, column_at(line, at)};
    }
    const char ch = field.text[i];
    if (!is_cell_char(ch) || (placed && (ch == '.' || ch == '0'))) {
      Error error = bad_char(line, field.at + i, 0);
      if (placed) error.message = quoted_char(line, field.at + i) + " after '+' is not a digit";
      return error;
    }
    if (cells >= Cell::kCount) continue;
    set_cell(placed ? puzzle.placed : puzzle.givens, Cell(static_cast<int>(cells)), ch);
  }
  if (cells == Cell::kCount) return std::nullopt;
  return Error{miscount_text("line", cells, "cells", Cell::kCount), 0,
               column_at(line, field.at + field.text.size())};
}

std::optional<Error> read_candidates(std::string_view line, const Field& field,
                                     std::vector<Candidate>& candidates) {
  for (const Word& word : words_of(field.text)) {
    const std::string_view text = word.text;
    if (text.size() != 3 || text.find_first_not_of("123456789") != std::string_view::npos) {
      return Error{
          quoted_text(text) + " is not a candidate: digit, row and column, as 512 for 5 in r1c2", 0,
          column_at(line, field.at + word.at)};
    }
    candidates.push_back(
        {cell_at(text[1] - '1', text[2] - '1'), Digit::from_number(text[0] - '0')});
  }
  return std::nullopt;
}

std::optional<Error> read_deleted(std::string_view line, const Field& field, Puzzle& puzzle) {
  if (auto error = read_candidates(line, field, puzzle.removed)) return error;
  const Board digits = digits_of(puzzle);
  for (Candidate x : puzzle.removed) {
    if (digits.at(x.cell) != x.digit) continue;
    return Error{
        ErrorCode::kContradiction,
        name_of(x.cell) + " is " + std::to_string(x.digit.number()) + " and can't have lost it", 0,
        column_at(line, field.at)};
  }
  return std::nullopt;
}

std::optional<Error> read_code(std::string_view line, const Field& field, LibraryLine& read) {
  const std::size_t dash = std::min(field.text.find('-'), field.text.size());
  read.code = field.text.substr(0, dash);
  if (dash < field.text.size()) read.variant = field.text.substr(dash + 1);
  const bool number = read.code.find_first_not_of("0123456789") == std::string::npos;
  if (number && read.code.size() >= 4 && read.code.size() <= 5) return std::nullopt;
  if (read.code == kNoLibraryCode) return std::nullopt;
  return Error{quoted_text(field.text) + " is not the code of a technique, as 0300", 0,
               column_at(line, field.at)};
}

// What the line is there to show: by its slug, or by HoDoKu's code where a step is told.
std::string practised_in(const LibraryLine& read) {
  constexpr std::size_t kCodeLength = 4;  // a fifth digit tells of twins
  if (read.code == kNoLibraryCode) return read.variant;
  const bool tells = !read.eliminations.empty() || !read.placements.empty();
  return tells && read.variant != "x" ? read.code.substr(0, kCodeLength) : "";
}

std::optional<Error> read_fields(std::string_view line, LibraryLine& read) {
  std::vector<Field> fields = fields_of(line);
  if (!line.starts_with(':')) fields.insert(fields.begin(), {{0, ""}, {0, ""}, {0, ""}});
  if (fields.size() < 4) {
    return Error{"the line ends before its cells; it should be :CODE:DIGITS:CELLS:DELETED", 0,
                 column_at(line, line.size())};
  }
  if (line.starts_with(':')) {
    if (auto error = read_code(line, fields[1], read)) return error;
    read.digits = fields[2].text;
  }
  if (auto error = read_cells(line, fields[3], read.puzzle)) return error;
  if (fields.size() > 4) {
    if (auto error = read_deleted(line, fields[4], read.puzzle)) return error;
  }
  if (fields.size() > 5) {
    if (auto error = read_candidates(line, fields[5], read.eliminations)) return error;
  }
  // Some write a remark where the placements stand.
  if (fields.size() > 6 && read_candidates(line, fields[6], read.placements)) {
    read.placements.clear();
    read.puzzle.comment = trimmed(fields[6].text);
  }
  if (fields.size() > 7) read.extra = trimmed(fields[7].text);
  return std::nullopt;
}

}  // namespace

Result<LibraryLine> parse_library_line(std::string_view line, int number) {
  LibraryLine read;
  const std::string_view text = trimmed(line);
  if (auto error = read_fields(text, read)) {
    error->line = number;
    error->column += static_cast<int>(text.data() - line.data());
    return *error;
  }
  if (const std::string practised = practised_in(read); !practised.empty()) {
    read.puzzle.remarks.push_back({std::string(kPractisedRemark), practised});
  }
  return read;
}

bool is_library_code(std::string_view practised) {
  return practised.find_first_not_of("0123456789") == std::string_view::npos;
}

std::string library_candidates(const std::vector<Candidate>& candidates) {
  std::string text;
  for (Candidate x : candidates) {
    if (!text.empty()) text += ' ';
    text += std::to_string(x.digit.number()) + std::to_string(row_of(x.cell) + 1) +
            std::to_string(column_of(x.cell) + 1);
  }
  return text;
}

std::string codeless(std::string_view slug) {
  return std::string(kNoLibraryCode) + "-" + std::string(slug);
}

namespace library {

bool looks_like(std::string_view line) {
  line = trimmed(line);
  if (line.starts_with(':')) return true;
  // The short form, and cells with placed ones among them.
  const std::string_view word = line.substr(0, line.find_first_of(" \t"));
  return word.size() > 80 && word.size() < 600 &&
         word.find_first_of(":+") != std::string_view::npos;
}

Result<Puzzle> read(LineCursor& lines) {
  std::string_view line;
  if (!lines.peek(line)) return Error{ErrorCode::kNoPuzzle, "there is no puzzle"};
  auto read = parse_library_line(line, lines.number());
  lines.advance();
  if (!read) return read.error();
  return read->puzzle;
}

std::string write_state(const Puzzle& puzzle, char blank) {
  const std::string_view practised = remark_about(puzzle, kPractisedRemark);
  // A step that HoDoKu has a code for is told whole or not at all.
  std::string text = ":" + (is_library_code(practised) ? "0000" : codeless(practised)) + ":x:";
  for (Cell c : Cell::all()) {
    if (auto placed = puzzle.placed.at(c)) {
      text += "+" + std::to_string(placed->number());
    } else {
      text += puzzle.givens.has(c) ? static_cast<char>('0' + puzzle.givens.number_at(c)) : blank;
    }
  }
  std::vector<Candidate> removed = puzzle.removed;
  std::sort(removed.begin(), removed.end());
  removed.erase(std::unique(removed.begin(), removed.end()), removed.end());
  return text + ":" + library_candidates(removed) + "::\n";
}

std::string write(const Board& board, char blank) {
  return write_state(untouched(board), blank);
}

}  // namespace library
}  // namespace nonet

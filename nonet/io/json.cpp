// json: a list of nine strings of nine characters, digits and '.'.
#include "nonet/io/readers.h"
#include "nonet/json/value.h"
#include "nonet/json/writer.h"

namespace nonet::json {
namespace {

constexpr std::size_t kLongest = std::size_t{1} << 20U;

// Collects lines until the brackets that were opened are closed again, so that several lists can
// follow each other in one stream.
std::string collect(LineCursor& lines) {
  std::string text;
  std::string_view line;
  const int first = lines.number();
  int depth = 0;
  bool quoted = false;
  while (lines.peek(line) && text.size() < kLongest) {
    for (std::size_t i = 0; i < line.size(); ++i) {
      char ch = line[i];
      if (quoted && ch == '\\') {
        ++i;
      } else if (ch == '"') {
        quoted = !quoted;
      } else if (!quoted && (ch == '[' || ch == '{')) {
        ++depth;
      } else if (!quoted && (ch == ']' || ch == '}')) {
        --depth;
      }
    }
    // Between lines, not behind the last: a text that ends too early ends on its last line.
    if (lines.number() > first) text += '\n';
    text += line;
    lines.advance();
    if (depth <= 0) break;
  }
  return text;
}

}  // namespace

bool looks_like(std::string_view line) {
  line = trimmed(line);
  return line.starts_with('[') || line.starts_with('{');
}

Result<Puzzle> read(LineCursor& lines) {
  std::string_view first;
  if (!lines.peek(first)) return Error{"there is no puzzle"};
  const int number = lines.number();
  auto parsed = parse_json(collect(lines), number);
  if (!parsed) return parsed.error();
  const JsonValue& root = *parsed;
  if (!root.is(JsonValue::Kind::kList)) {
    return root.wrong("a list of nine strings was expected, as [\"53..7....\", ...]");
  }
  Puzzle puzzle;
  for (std::size_t row = 0; row < root.list.size(); ++row) {
    const JsonValue& item = root.list[row];
    if (row == 9) return item.wrong(miscount_text("puzzle", root.list.size(), "rows", 9));
    if (!item.is(JsonValue::Kind::kString))
      return item.wrong("a string of nine cells was expected");
    for (std::size_t i = 0; i < item.string.size(); ++i) {
      char ch = item.string[i];
      if (ch != '.' && (ch < '1' || ch > '9')) {
        Error error =
            item.wrong(quoted_char(item.string, i) + " is not a digit from 1 to 9 or '.'");
        // With escapes in it, what stands where is not known; then the string's place must do.
        if (!item.escaped) error.column += column_at(item.string, i);
        return error;
      }
      if (i < 9) set_cell(puzzle.givens, cell_at(static_cast<int>(row), static_cast<int>(i)), ch);
    }
    if (item.string.size() != 9) {
      return item.wrong(miscount_text("row", item.string.size(), "cells", 9));
    }
  }
  if (root.list.size() < 9) {
    return root.wrong(miscount_text("puzzle", root.list.size(), "rows", 9));
  }
  return puzzle;
}

std::string write(const Board& board, char /*blank*/) {
  const std::string cells = one_line(board);
  JsonWriter json;
  json.begin_list();
  for (std::size_t at = 0; at < cells.size(); at += 9) json.line(2).string(cells.substr(at, 9));
  json.line(0).end_list();
  return json.take() + "\n";
}

}  // namespace nonet::json

// json: a list of nine strings of nine characters, digits and '.'; or, as programs have it, of nine
// lists of nine numbers, or of all 81, 0 or null for an unset cell. Or an object that has one of
// these, or 81 cells in a text, in a member that is called as puzzles are, perhaps deeper: what the
// sites for programs answer, a puzzle of f-puzzles, and nonet's own answers with their states.
#include "nonet/io/guess.h"
#include "nonet/io/link.h"
#include "nonet/io/readers.h"
#include "nonet/io/variant_json.h"
#include "nonet/io/variant_parts.h"
#include "nonet/json/value.h"
#include "nonet/json/writer.h"
#include "nonet/rules/rulebook.h"

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

// What a list of puzzles has first: a text, a list, a number or null; or it stands on a later line.
static bool begins_list(std::string_view item) {
  item = trimmed(item.substr(0, item.find_first_of(",]")));
  return item.empty() || item[0] == '"' || item[0] == '[' || item == "null" ||
         item.find_first_not_of("0123456789") == std::string_view::npos;
}

bool looks_like(std::string_view line) {
  line = trimmed(line);
  if (line.starts_with('{')) return true;
  // Chats begin with the time: "[12/03/24, 20:15] Anna: can you do this?"
  return line.starts_with('[') && (begins_list(line.substr(1)) || !is_prose(line));
}

static std::optional<Error> read_cells(const JsonValue& item, int row, Board& board) {
  for (std::size_t i = 0; i < item.string.size(); ++i) {
    char ch = item.string[i];
    if (ch != '.' && (ch < '1' || ch > '9')) {
      Error error = item.wrong(quoted_char(item.string, i) + " is not a digit from 1 to 9 or '.'");
      // With escapes in it, what stands where is not known; then the string's place must do.
      if (!item.escaped) error.column += column_at(item.string, i);
      return error;
    }
    if (i < 9) set_cell(board, cell_at(row, static_cast<int>(i)), ch);
  }
  if (item.string.size() == 9) return std::nullopt;
  return item.wrong(miscount_text("row", item.string.size(), "cells", 9));
}

// 5, "5", and for an unset cell 0, null, "" and the like.
static std::optional<Error> read_number(const JsonValue& item, Cell cell, Board& board) {
  const bool text = item.is(JsonValue::Kind::kNumber) || item.is(JsonValue::Kind::kString);
  const std::string_view number = text ? trimmed(item.string) : std::string_view{};
  if (number.size() == 1 && may_be_cell(number[0])) set_cell(board, cell, number[0]);
  const bool unset = item.is(JsonValue::Kind::kNull) || (text && number.empty());
  if (unset || (number.size() == 1 && may_be_cell(number[0]))) return std::nullopt;
  return item.wrong("a number from 0 to 9 was expected");
}

static std::optional<Error> read_row(const JsonValue& item, int row, Board& board) {
  if (item.is(JsonValue::Kind::kString)) return read_cells(item, row, board);
  if (!item.is(JsonValue::Kind::kList)) {
    return item.wrong("a string of nine cells or a list of nine numbers was expected");
  }
  for (std::size_t i = 0; i < item.list.size(); ++i) {
    if (i == 9) return item.wrong(miscount_text("row", item.list.size(), "cells", 9));
    const Cell cell = cell_at(row, static_cast<int>(i));
    if (auto error = read_number(item.list[i], cell, board)) return error;
  }
  if (item.list.size() == 9) return std::nullopt;
  return item.wrong(miscount_text("row", item.list.size(), "cells", 9));
}

static std::optional<Error> read_board(const JsonValue& root, Board& board) {
  // All cells in one list.
  if (root.list.size() == Cell::kCount) {
    for (Cell c : Cell::all()) {
      if (auto error = read_number(root.list[static_cast<std::size_t>(c.index())], c, board)) {
        return error;
      }
    }
    return std::nullopt;
  }
  for (std::size_t row = 0; row < root.list.size(); ++row) {
    const JsonValue& item = root.list[row];
    if (row == 9) return item.wrong(miscount_text("puzzle", root.list.size(), "rows", 9));
    if (auto error = read_row(item, static_cast<int>(row), board)) return error;
  }
  if (root.list.size() == 9) return std::nullopt;
  return root.wrong(miscount_text("puzzle", root.list.size(), "rows", 9));
}

// ---- objects

// As deep as sites put it: {"newboard": {"grids": [{"value": [[...]]}]}}.
constexpr int kDeepest = 4;
constexpr std::string_view kMembers[] = {
    "puzzle", "puzzles", "board", "grid",  "quiz",     "sudoku", "question", "unsolved",
    "givens", "cells",   "start", "value", "newboard", "grids",  "data",     "game"};

static std::optional<Board> cells_of(const JsonValue& value) {
  const std::string_view text = trimmed(value.string);
  const bool cells =
      value.is(JsonValue::Kind::kString) && text.size() == Cell::kCount && is_row_of_cells(text);
  if (!cells) return std::nullopt;
  Board board;
  for (Cell c : Cell::all()) set_cell(board, c, text[static_cast<std::size_t>(c.index())]);
  return board;
}

// The same of a game in which 0 is a digit.
static std::optional<Board> cells_from_zero(const JsonValue& value) {
  if (!value.is(JsonValue::Kind::kString) || value.string.size() != Cell::kCount) return {};
  Board board;
  for (Cell c : Cell::all()) {
    const char ch = value.string[c.slot()];
    const auto digit = DigitNames{0}.digit_called(ch - '0');
    if (!digit && ch != '.') return std::nullopt;
    if (digit) board.set(c, *digit);
  }
  return board;
}

// What the value is a puzzle of, or has one in it; nothing if it has none.
static std::optional<Result<Puzzle>> puzzle_in(const JsonValue& value, int depth) {
  if (auto board = cells_of(value)) return untouched(*board);
  if (value.is(JsonValue::Kind::kList)) {
    if (value.list.size() == 1) return puzzle_in(value.list.front(), depth + 1);
    Puzzle puzzle;
    if (value.list.size() != 9 && value.list.size() != Cell::kCount) return std::nullopt;
    if (auto error = read_board(value, puzzle.givens)) return *error;
    return puzzle;
  }
  for (std::string_view name : kMembers) {
    const JsonValue* member = depth < kDeepest ? value.find(name) : nullptr;
    if (member == nullptr) continue;
    const bool objects = !member->list.empty() && !member->list.front().list.empty() &&
                         member->list.front().list.front().is(JsonValue::Kind::kObject);
    if (name == "grid" && objects) return puzzle_of_fpuzzles(value);
    if (name == "cells" && objects) return puzzle_of_scl(value);
    if (auto puzzle = puzzle_in(*member, depth + 1)) return puzzle;
  }
  return std::nullopt;
}

// "r3c5<>7".
static std::optional<Candidate> struck_in(std::string_view text, DigitNames names) {
  constexpr std::string_view kShape = "r9c9<>9";
  if (text.size() != kShape.size()) return std::nullopt;
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    const bool fits = kShape[i] == '9' ? text[i] >= '1' && text[i] <= '9' : text[i] == kShape[i];
    if (!fits) return std::nullopt;
  }
  const auto digit = names.digit_called(text.back() - '0');
  if (!digit) return std::nullopt;
  return Candidate{cell_at(text[1] - '1', text[3] - '1'), *digit};
}

// Other answers that tell of a puzzle may have a word on rules too; here they are a list.
static bool is_variant(const JsonValue& object) {
  const JsonValue* rules = object.find("rules");
  if (rules != nullptr) return rules->is(JsonValue::Kind::kList);
  return object.find("givens") != nullptr &&
         (object.find("size") != nullptr || object.find("boxes") != nullptr);
}

static Result<Puzzle> read_variant(const JsonValue& object) {
  auto variant = read_variant_json(object);
  if (!variant) return variant.error();
  return puzzle_of(std::move(*variant));
}

static Result<Puzzle> read_object(const JsonValue& object) {
  if (is_variant(object)) return read_variant(object);
  // nonet's own answers have a puzzle with rules there.
  const JsonValue* ruled = object.find("variant");
  const bool has_ruled = ruled != nullptr && ruled->is(JsonValue::Kind::kObject);
  auto puzzle = has_ruled ? std::optional(read_variant(*ruled)) : puzzle_in(object, 0);
  if (!puzzle) {
    return object.wrong(
        "a list of nine strings was expected, as [\"53..7....\", ...], or an object that has it as "
        "puzzle, board, grid or the like");
  }
  if (!puzzle->ok()) return *puzzle;
  // A state, as nonet tells it.
  const DigitNames names = names_of(**puzzle);
  const JsonValue* placed = object.find("placed");
  const JsonValue* removed = object.find("removed");
  if (placed != nullptr) {
    const auto board = names.low == 1 ? cells_of(*placed) : cells_from_zero(*placed);
    if (!board) return placed->wrong("what is placed is 81 cells in a text");
    (*puzzle)->placed = *board;
  }
  if (removed == nullptr) return *puzzle;
  for (const JsonValue& item : removed->list) {
    const auto struck = struck_in(item.string, names);
    if (!struck) return item.wrong("a candidate that is struck is written such as r3c5<>7");
    (*puzzle)->removed.push_back(*struck);
  }
  return *puzzle;
}

Result<Puzzle> read(LineCursor& lines) {
  std::string_view first;
  if (!lines.peek(first)) return Error{ErrorCode::kNoPuzzle, "there is no puzzle"};
  const int number = lines.number();
  auto parsed = parse_json(collect(lines), number);
  if (!parsed) return parsed.error();
  if (parsed->is(JsonValue::Kind::kObject)) return read_object(*parsed);
  if (!parsed->is(JsonValue::Kind::kList)) {
    return parsed->wrong("a list of nine strings was expected, as [\"53..7....\", ...]");
  }
  Puzzle puzzle;
  if (auto error = read_board(*parsed, puzzle.givens)) return *error;
  return puzzle;
}

Result<WrittenVariant> write_variant(const Variant& variant) {
  return WrittenVariant{variant_json_of(variant) + "\n", {}};
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

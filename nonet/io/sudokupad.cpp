// sudokupad: a link to sudokupad.app, where the puzzle stands behind one of these words:
//
//   fpuz, fpuzzles   what f-puzzles has in its links
//   scl, ctc         JSON with short keys (zipped_json.h), compressed (lz_string.h)
//   scf, classic     a character for a digit and the unset cells behind it
//
// The last has 60 characters, 0-9 A-Z a-x: ten times how many unset cells follow, at most five, and
// the digit, 0 for one more unset cell. It is written in this way, and what has more than givens in
// the first.
#include <algorithm>

#include "nonet/io/link.h"
#include "nonet/io/lz_string.h"
#include "nonet/io/readers.h"
#include "nonet/io/zipped_json.h"
#include "nonet/json/value.h"

namespace nonet::sudokupad {
namespace {

constexpr std::string_view kAddress = "https://sudokupad.app/";
constexpr std::string_view kSymbols =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";

// ---- classic

Result<Puzzle> read_classic(std::string_view text) {
  Puzzle puzzle;
  std::size_t cell = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t symbol = kSymbols.find(text[i]);
    if (symbol == std::string_view::npos) {
      return Error{quoted_char(text, i) + " stands for no cell in a link of SudokuPad"};
    }
    if (cell >= Cell::kCount) return Error{"the link has more than 81 cells"};
    const int digit = static_cast<int>(symbol % 10);
    if (digit > 0) puzzle.givens.set(Cell(static_cast<int>(cell)), Digit::from_number(digit));
    cell += 1 + symbol / 10;
  }
  if (cell == Cell::kCount) return puzzle;
  return Error{miscount_text("link", cell, "cells", Cell::kCount)};
}

std::string classic_of(const Board& board) {
  std::string text;
  for (int cell = 0; cell < Cell::kCount;) {
    auto symbol = static_cast<std::size_t>(board.number_at(Cell(cell++)));
    for (int blanks = 0; blanks < 5 && cell < Cell::kCount && !board.has(Cell(cell)); ++blanks) {
      symbol += 10;
      ++cell;
    }
    text += kSymbols[symbol];
  }
  return text;
}

// ---- scl

// By its long name or its short one.
const JsonValue* member(const JsonValue& object, std::string_view name, std::string_view brief) {
  const JsonValue* value = object.find(name);
  return value != nullptr ? value : object.find(brief);
}

// The cell of a pair of row and column, which count from 0.
std::optional<Cell> cell_in(const JsonValue& pair) {
  if (pair.list.size() != 2) return {};
  const std::string& row = pair.list[0].string;
  const std::string& column = pair.list[1].string;
  const bool digits = row.size() == 1 && column.size() == 1 && row[0] >= '0' && row[0] <= '8' &&
                      column[0] >= '0' && column[0] <= '8';
  if (!digits) return {};
  return cell_at(row[0] - '0', column[0] - '0');
}

// Whether cells that may hold no digit twice are a house of every Sudoku.
bool is_house(const JsonValue& list) {
  CellSet cells;
  for (const JsonValue& pair : list.list) {
    if (auto cell = cell_in(pair)) cells.insert(*cell);
  }
  const Topology& topology = Topology::classic();
  for (House h : topology.houses()) {
    if (topology.cells(h) == cells) return list.list.size() == 9;
  }
  return false;
}

// What is drawn stands for rules that nobody can tell from the drawing.
std::optional<Error> find_drawing(const JsonValue& root) {
  constexpr std::string_view kDrawings[][2] = {
      {"lines", "l"}, {"arrows", "a"}, {"overlays", "o"}, {"underlays", "u"}};
  for (const auto& [name, brief] : kDrawings) {
    const JsonValue* drawn = member(root, name, brief);
    if (drawn != nullptr && !drawn->list.empty()) {
      return Error{ErrorCode::kOtherRules, "the puzzle has drawings (" + std::string(name) +
                                               "), and nonet knows only the rules of every Sudoku"};
    }
  }
  if (const JsonValue* regions = member(root, "regions", "re")) {
    if (!std::all_of(regions->list.begin(), regions->list.end(), is_house)) {
      return Error{ErrorCode::kOtherRules, "the puzzle has boxes of other shapes"};
    }
  }
  return std::nullopt;
}

// A cage without cells says something of the puzzle: "title: Fish".
void read_saying(const std::string& text, Puzzle& puzzle) {
  const std::size_t colon = text.find(':');
  if (colon == std::string::npos) return;
  const std::string_view about = std::string_view(text).substr(0, colon);
  const std::string said(trimmed(std::string_view(text).substr(colon + 1)));
  if (about == "title") puzzle.name = said;
  if (about == "rules") puzzle.comment += (puzzle.comment.empty() ? "" : " ") + said;
  if (about == "author") puzzle.remarks.push_back({"author", said});
}

std::optional<Error> read_cages(const JsonValue& root, Puzzle& puzzle) {
  const JsonValue* cages = member(root, "cages", "ca");
  if (cages == nullptr) return std::nullopt;
  for (const JsonValue& cage : cages->list) {
    const JsonValue* cells = member(cage, "cells", "ce");
    const JsonValue* value = member(cage, "value", "v");
    const std::string text = value != nullptr ? value->string : "";
    if (cells == nullptr || cells->list.empty()) {
      read_saying(text, puzzle);
    } else if (!text.empty() || !is_house(*cells)) {
      return Error{ErrorCode::kOtherRules,
                   "the puzzle has cages, and nonet knows only the rules of every Sudoku"};
    }
  }
  return std::nullopt;
}

Result<Puzzle> read_scl(std::string_view compressed) {
  auto text = lz_decompressed(compressed);
  if (!text) return text.error();
  auto root = parse_json(unzipped_json(*text));
  if (!root) return Error{"what the link holds is no JSON: " + root.error().message};
  const JsonValue* rows = member(*root, "cells", "ce");
  if (rows == nullptr || rows->list.size() != 9) return Error{"the puzzle does not have nine rows"};
  if (auto error = find_drawing(*root)) return *error;
  Puzzle puzzle;
  for (Cell c : Cell::all()) {
    const JsonValue& row = rows->list[static_cast<std::size_t>(row_of(c))];
    if (row.list.size() != 9) return Error{"a row of the puzzle does not have nine cells"};
    const JsonValue* value = member(row.list[static_cast<std::size_t>(column_of(c))], "value", "v");
    if (value != nullptr && value->string.size() == 1) set_cell(puzzle.givens, c, value->string[0]);
  }
  if (const JsonValue* said = root->find("metadata")) {
    read_words(*said, {said->find("title") != nullptr ? "title" : "t", "rules"}, puzzle);
  }
  if (auto error = read_cages(*root, puzzle)) return *error;
  return puzzle;
}

// ---- the link

struct Packed {
  Result<Puzzle> (*read)(std::string_view text);
  std::string_view text;
};

// What stands behind one of the words; nothing if none does.
Packed packed_in(std::string_view id) {
  struct Word {
    std::string_view word;
    Result<Puzzle> (*read)(std::string_view text);
  };
  static constexpr Word kWords[] = {{"fpuzzles", puzzle_of_fpuzzles},
                                    {"fpuz", puzzle_of_fpuzzles},
                                    {"scl", read_scl},
                                    {"ctc", read_scl},
                                    {"scf", read_classic},
                                    {"classic", read_classic}};
  for (const Word& word : kWords) {
    if (id.starts_with(word.word)) return {word.read, id.substr(word.word.size())};
  }
  return {nullptr, id};
}

bool is_site(std::string_view host) {
  return host == "sudokupad.app" || host == "beta.sudokupad.app" ||
         host == "app.crackingthecryptic.com" || host == "crackingthecryptic.com";
}

std::string id_in(std::string_view line) {
  const Link link = link_in(line);
  if (link.host.empty()) return std::string(trimmed(line));
  std::string_view path = link.path;
  if (path.starts_with("sudoku/")) path.remove_prefix(7);
  const std::string id = value_in(link, "puzzleid");
  return id.empty() ? percent_decoded(path) : id;
}

}  // namespace

bool looks_like(std::string_view line) {
  if (is_site(link_in(line).host)) return true;
  const std::string_view text = trimmed(line);
  // Without the address: one long word, which no title is.
  return text.size() >= 16 && packed_in(text).read != nullptr &&
         text.find_first_of(" \t,:") == std::string_view::npos;
}

Result<Puzzle> read(LineCursor& lines) {
  const TakenLine line = take_line(lines);
  const std::string id = id_in(line.text);
  const Packed packed = packed_in(id);
  if (packed.read == nullptr) {
    return Error{
        ErrorCode::kNoPuzzle,
        "this is a short link; its puzzle lies on the server of SudokuPad, which nonet does not "
        "ask: open it and copy the puzzle itself",
        line.number, 0};
  }
  auto puzzle = packed.read(packed.text);
  if (puzzle) return puzzle;
  return puzzle.error().at(line.number);
}

std::string write_state(const Puzzle& puzzle, char /*blank*/) {
  const bool plain = puzzle.removed.empty() && puzzle.placed == Board() && puzzle.name.empty() &&
                     puzzle.comment.empty() && puzzle.remarks.empty() && puzzle.paints.empty();
  return std::string(kAddress) +
         (plain ? "scf" + classic_of(puzzle.givens) : "fpuz" + fpuzzles_of(puzzle)) + "\n";
}

std::string write(const Board& board, char blank) {
  return write_state(untouched(board), blank);
}

}  // namespace nonet::sudokupad

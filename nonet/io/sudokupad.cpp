// sudokupad: a link to sudokupad.app, where the puzzle stands behind one of these words:
//
//   fpuz, fpuzzles   what f-puzzles has in its links
//   scl, ctc         JSON with short keys (zipped_json.h), compressed (lz_string.h)
//   scf, classic     a character for a digit and the unset cells behind it
//
// The last has 60 characters, 0-9 A-Z a-x: ten times how many unset cells follow, at most five, and
// the digit, 0 for one more unset cell. It is written in this way, and what has more than givens in
// the first. What the second says is read in scl.cpp.
#include "nonet/io/fpuzzles_rules.h"
#include "nonet/io/link.h"
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

Result<Puzzle> read_scl(std::string_view compressed) {
  auto root = unpacked(compressed);
  if (!root) return root.error();
  return puzzle_of_scl(*root);
}

// As it is before it is compressed: {id:'x',ce:[...]}.
bool is_zipped(std::string_view text) {
  return text.starts_with("{id:") || text.starts_with("{ce:") || text.starts_with("{cs:");
}

Result<Puzzle> read_zipped(std::string_view text) {
  auto root = parse_json(unzipped_json(text));
  if (!root) return Error{"what stands here is no JSON: " + root.error().message};
  return puzzle_of_scl(*root);
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
  if (is_zipped(id)) return {read_zipped, id};
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
  if (link.host.empty()) {
    const std::string_view text = trimmed(line);
    return is_zipped(text) ? std::string(text) : percent_decoded(text);
  }
  std::string_view path = link.path;
  if (path.starts_with("sudoku/")) path.remove_prefix(7);
  const std::string id = value_in(link, "puzzleid");
  return id.empty() ? percent_decoded(path) : id;
}

}  // namespace

bool looks_like(std::string_view line) {
  if (is_site(link_in(line).host)) return true;
  const std::string_view text = trimmed(line);
  if (is_zipped(text)) return true;
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
                     puzzle.comment.empty() && remark_about(puzzle, "author").empty() &&
                     puzzle.paints.empty();
  return std::string(kAddress) +
         (plain ? "scf" + classic_of(puzzle.givens) : "fpuz" + fpuzzles_of(puzzle)) + "\n";
}

Result<WrittenVariant> write_variant(const Variant& variant) {
  auto written = fpuzzles_of(variant);
  if (written) written->text = std::string(kAddress) + "fpuz" + written->text + "\n";
  return written;
}

std::string write(const Board& board, char blank) {
  return write_state(untouched(board), blank);
}

}  // namespace nonet::sudokupad

// sudokuwiki: a link to the solver of sudokuwiki.org, which has a puzzle in one of three ways:
//
//   ?bd=4000008050...   81 cells
//   ?bd=0hm2m6ga...     two digits of base 32 a cell: a bit for each candidate, and one for givens
//   ?bd=S9B04abad7...   two digits of base 36 a cell: 1-9 given, 10-18 placed, 18 + candidates
//
// The candidates are nine bits, 1 for a 1, 2 for a 2, 4 for a 3. It is written in the last way.
#include <algorithm>

#include "nonet/io/link.h"
#include "nonet/io/notes.h"
#include "nonet/io/readers.h"

namespace nonet::sudokuwiki {
namespace {

constexpr std::string_view kDigits = "0123456789abcdefghijklmnopqrstuvwxyz";
constexpr std::string_view kAddress = "https://www.sudokuwiki.org/sudoku.htm?bd=";
constexpr std::string_view kNewest = "S9B";
constexpr std::size_t kLength = 162;
constexpr int kPlaced = 9;       // added to a placed digit
constexpr int kCandidates = 18;  // added to the bits of candidates

DigitSet digits_from(int bits) {
  DigitSet digits;
  for (int i = 0; i < 9; ++i) {
    if ((bits >> i) % 2 == 1) digits.insert(Digit(i));
  }
  return digits;
}

// The two digits of each cell as a number.
Result<std::array<int, 81>> numbers_in(std::string_view text, std::size_t base, int most) {
  if (text.size() != kLength) return Error{miscount_text("board", text.size(), "digits", kLength)};
  std::array<int, 81> numbers{};
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t digit = kDigits.find(text[i]);
    if (digit >= base) {
      return Error{quoted_char(text, i) + " is no digit of base " + std::to_string(base)};
    }
    int& number = numbers[i / 2];
    number = number * static_cast<int>(base) + static_cast<int>(digit);
    if (number > most) return Error{quoted_text(text.substr(i - 1, 2)) + " is too much for a cell"};
  }
  return numbers;
}

Result<Puzzle> read_newest(std::string_view text) {
  auto numbers = numbers_in(text.substr(kNewest.size()), 36, kCandidates + 511);
  if (!numbers) return numbers.error();
  Puzzle puzzle;
  Notes notes{};
  for (Cell c : Cell::all()) {
    const int number = (*numbers)[static_cast<std::size_t>(c.index())];
    if (number > kCandidates) {
      notes[c.index()] = digits_from(number - kCandidates);
    } else if (number > kPlaced) {
      puzzle.placed.set(c, Digit::from_number(number - kPlaced));
    } else if (number > 0) {
      puzzle.givens.set(c, Digit::from_number(number));
    }
  }
  strike_all_but(notes, puzzle);
  return puzzle;
}

Result<Puzzle> read_older(std::string_view text) {
  auto numbers = numbers_in(text, 32, 1023);
  if (!numbers) return numbers.error();
  Puzzle puzzle;
  Notes notes{};
  for (Cell c : Cell::all()) {
    const int number = (*numbers)[static_cast<std::size_t>(c.index())];
    const DigitSet digits = digits_from(number / 2);
    const bool given = number % 2 == 1;
    if (given && digits.size() != 1) return Error{"a given of the board is not one digit"};
    if (given) {
      puzzle.givens.set(c, digits.first());
    } else {
      notes[c.index()] = digits;
    }
  }
  strike_all_but(notes, puzzle);
  return puzzle;
}

std::string board_in(std::string_view line) {
  const Link link = link_in(line);
  if (!link.host.empty()) return value_in(link, "bd");
  const std::string_view text = trimmed(line);
  return std::string(text.starts_with("?bd=") ? text.substr(4) : text);
}

}  // namespace

bool looks_like(std::string_view line) {
  const std::string_view text = trimmed(line);
  return link_in(line).host == "sudokuwiki.org" || text.starts_with("?bd=") ||
         (text.starts_with(kNewest) && text.size() > 40);
}

Result<Puzzle> read(LineCursor& lines) {
  const TakenLine line = take_line(lines);
  const std::string board = board_in(line.text);
  if (board.empty()) {
    return Error{"there is no puzzle in this link to sudokuwiki.org, which has it behind 'bd='",
                 line.number, 0};
  }
  const bool cells = std::all_of(board.begin(), board.end(), is_cell_char);
  if (cells && board.size() < kLength / 2 + 20 && board.size() != Cell::kCount) {
    return Error{miscount_text("link", board.size(), "cells", Cell::kCount), line.number, 0};
  }
  auto puzzle = board.size() == Cell::kCount ? puzzle_of_cells(board)
                : board.starts_with(kNewest) ? read_newest(board)
                                             : read_older(board);
  if (puzzle) return puzzle;
  return puzzle.error()
      .at(line.number)
      .told(puzzle.error().message + ", in this link to sudokuwiki.org");
}

std::string write_state(const Puzzle& puzzle, char /*blank*/) {
  const Notes notes = notes_of(puzzle);
  std::string text = std::string(kAddress) + std::string(kNewest);
  for (Cell c : Cell::all()) {
    int number = 0;
    for (Digit d : notes[c.index()]) number |= 1 << d.index();
    // The format can't write a cell without candidates; it gets them all.
    number = kCandidates + (number == 0 ? 511 : number);
    if (auto given = puzzle.givens.at(c)) {
      number = given->number();
    } else if (auto placed = puzzle.placed.at(c)) {
      number = kPlaced + placed->number();
    }
    text += kDigits[static_cast<std::size_t>(number / 36)];
    text += kDigits[static_cast<std::size_t>(number % 36)];
  }
  return text + "\n";
}

std::string write(const Board& board, char blank) {
  return write_state(untouched(board), blank);
}

}  // namespace nonet::sudokuwiki

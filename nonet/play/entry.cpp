#include "nonet/play/entry.h"

#include <algorithm>

#include "nonet/core/names.h"
#include "nonet/io/lines.h"

namespace nonet {
namespace {

bool is_digit(char ch) {
  return ch >= '1' && ch <= '9';
}

// In either case.
bool is_letter(char ch, char small) {
  return ch == small || ch == small - 'a' + 'A';
}

}  // namespace

Result<Board> board_from_cells(std::string_view text) {
  Board board;
  int cells = 0;
  for (std::size_t at = 0; at < text.size(); ++at, ++cells) {
    const char ch = text[at];
    if (ch != '.' && ch != '0' && !is_digit(ch)) {
      const std::string place = cells < Cell::kCount ? "for " + name_of(Cell(cells)) : "at the end";
      return Error{quoted_char(text, at) + " " + place + " is neither a digit nor '.' for unset"};
    }
    if (cells < Cell::kCount && is_digit(ch)) board.set(Cell(cells), Digit::from_number(ch - '0'));
  }
  if (cells != Cell::kCount) {
    return Error{"a board has 81 cells, and here are " + std::to_string(cells)};
  }
  return board;
}

Result<Board> board_from_entries(std::string_view text) {
  if (text.empty()) return Error{"there are no entries; each is row, column and value, as in 125"};
  Board board;
  int number = 0;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t end = std::min(text.find(';', from), text.size());
    const std::string_view entry = text.substr(from, end - from);
    from = end + 1;
    ++number;
    const std::string which = "entry " + std::to_string(number);
    if (entry.empty()) return Error{which + " is empty; ';' stands only between entries"};
    auto candidate = candidate_from(entry);
    if (!candidate) return candidate.error().told(which + ": " + candidate.error().message);
    if (board.has(candidate->cell)) {
      return Error{which + " gives " + name_of(candidate->cell) + " a second time"};
    }
    board.set(candidate->cell, candidate->digit);
  }
  return board;
}

Result<Candidate> candidate_from(std::string_view text, DigitNames names) {
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (at == 2 ? names.digit_called(text[at] - '0').has_value() : is_digit(text[at])) continue;
    return Error{quoted_char(text, at) + " is not a digit " +
                 std::to_string(at == 2 ? names.low : 1) + "-" +
                 std::to_string(at == 2 ? names.low + 8 : 9) +
                 "; an entry is row, column and value, as in 125"};
  }
  if (text.size() != 3) {
    return Error{"an entry is three digits, row, column and value, as in 125, and here are " +
                 std::to_string(text.size())};
  }
  return Candidate{cell_at(text[0] - '1', text[1] - '1'), *names.digit_called(text[2] - '0')};
}

bool begins_like_move(std::string_view text) {
  return text.size() > 1 && is_letter(text[0], 'r') && text[1] >= '0' && text[1] <= '9';
}

Result<HandMove> move_from(std::string_view text, DigitNames names) {
  const Error wrong{"a move reads r3c5=2 to place a digit, or r3c5-2 to strike a candidate"};
  if (text.size() < 6 || !is_letter(text[0], 'r') || !is_digit(text[1]) ||
      !is_letter(text[2], 'c') || !is_digit(text[3])) {
    return wrong;
  }
  const auto digit = names.digit_called(text.back() - '0');
  const std::string_view sign = text.substr(4, text.size() - 5);
  if (!digit || (sign != "=" && sign != "-" && sign != "<>")) return wrong;
  return HandMove{{cell_at(text[1] - '1', text[3] - '1'), *digit}, sign != "="};
}

}  // namespace nonet

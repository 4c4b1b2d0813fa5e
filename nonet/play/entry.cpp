#include "nonet/play/entry.h"

#include "nonet/core/names.h"
#include "nonet/io/lines.h"

namespace nonet {
namespace {

// A message quotes no more of a line than this.
constexpr std::size_t kMostQuoted = 12;

bool is_digit(char ch) {
  return ch >= '1' && ch <= '9';
}

std::string quoted(std::string_view text) {
  for (char ch : text) {
    if (ch < ' ' || ch > '~') return "that";
  }
  if (text.size() > kMostQuoted) return "'" + std::string(text.substr(0, kMostQuoted)) + "...'";
  return "'" + std::string(text) + "'";
}

}  // namespace

Result<Board> board_from_cells(std::string_view text) {
  Board board;
  int cells = 0;
  for (std::size_t at = 0; at < text.size(); ++at, ++cells) {
    const char ch = text[at];
    if (ch != '.' && ch != '0' && !is_digit(ch)) {
      const std::string place =
          cells < Cell::kCount ? "For " + name_of(Cell(cells)) : "After the 81 cells";
      return Error{place + " there is " + quoted_char(text, at) +
                   "; a cell is a digit, or '.' if unset."};
    }
    if (cells < Cell::kCount && is_digit(ch)) board.set(Cell(cells), Digit::from_number(ch - '0'));
  }
  if (cells != Cell::kCount) {
    return Error{"A board has 81 cells, but there are " + std::to_string(cells) + " here."};
  }
  return board;
}

Result<Board> board_from_entries(std::string_view text) {
  Board board;
  int number = 0;
  for (std::size_t from = 0; from <= text.size();) {
    const std::size_t end = std::min(text.find(';', from), text.size());
    const std::string_view entry = text.substr(from, end - from);
    from = end + 1;
    ++number;
    const std::string which = "Entry " + std::to_string(number);
    if (entry.empty()) return Error{which + " is empty; each is rcv: row, column and value, 1-9."};
    auto candidate = candidate_from(entry);
    if (!candidate) return Error{which + ": " + candidate.error().message};
    if (board.has(candidate->cell)) {
      return Error{which + " gives " + name_of(candidate->cell) + " a second time."};
    }
    board.set(candidate->cell, candidate->digit);
  }
  return board;
}

Result<Candidate> candidate_from(std::string_view text) {
  if (text.size() != 3 || !is_digit(text[0]) || !is_digit(text[1]) || !is_digit(text[2])) {
    return Error{quoted(text) + " is not rcv: row, column and value, each 1-9."};
  }
  return Candidate{cell_at(text[0] - '1', text[1] - '1'), Digit::from_number(text[2] - '0')};
}

}  // namespace nonet

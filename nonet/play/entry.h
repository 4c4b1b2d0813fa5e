// Entry: how a player types a board or a candidate at the prompt. White space has been taken off
// before; what is wrong comes back as an Error.
//
//   cells     81 characters, row by row: 1-9 is a value, '.' or '0' an unset cell
//   entries   rcv;rcv;...: row, column and value of the set cells only
//   moves     r3c5=2 places a digit; r3c5-2 and r3c5<>2 strike a candidate
#pragma once

#include <string_view>

#include "nonet/core/puzzle.h"

#pragma GCC visibility push(default)
namespace nonet {

Result<Board> board_from_cells(std::string_view text);
Result<Board> board_from_entries(std::string_view text);

// "rcv", three digits 1-9, the last as the game calls it.
Result<Candidate> candidate_from(std::string_view text, DigitNames names = {});

struct HandMove {
  Candidate candidate;
  bool strikes = false;  // it takes the candidate; otherwise it places it

  friend bool operator==(const HandMove&, const HandMove&) = default;
};

// Whether somebody meant a cell by it: an r and a digit.
bool begins_like_move(std::string_view text);
Result<HandMove> move_from(std::string_view text, DigitNames names = {});

}  // namespace nonet
#pragma GCC visibility pop

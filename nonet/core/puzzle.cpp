#include "nonet/core/puzzle.h"

#include <algorithm>

#include "nonet/core/names.h"

namespace nonet {

Error Board::no_digit(const Numbers& numbers) {
  const auto at = std::find_if(numbers.begin(), numbers.end(), [](auto n) { return n > 9; });
  return {std::to_string(*at) + " in " + name_of(Cell(static_cast<int>(at - numbers.begin()))) +
          " is not a digit from 1 to 9, or 0 for an open cell"};
}

Board digits_of(const Puzzle& puzzle) {
  Board all = puzzle.givens;
  for (Cell c : Cell::all()) {
    if (auto d = puzzle.placed.at(c)) all.set(c, *d);
  }
  return all;
}

Result<Puzzle> state_of(const Board& givens, const Puzzle& state) {
  const Board all = digits_of(state);
  Puzzle told = state;
  told.givens = givens;
  told.placed = Board();
  for (Cell c : Cell::all()) {
    if (!all.has(c)) continue;
    if (!givens.has(c)) {
      told.placed.set(c, *all.at(c));
    } else if (givens.at(c) != all.at(c)) {
      return Error{ErrorCode::kContradiction,
                   name_of(c) + " is given as " + std::to_string(givens.number_at(c)) +
                       ", and the board has " + std::to_string(all.number_at(c)) + " there"};
    }
  }
  if (auto error = find_contradiction(told)) return *error;
  return told;
}

std::string_view remark_about(const Puzzle& puzzle, std::string_view about) {
  for (const Puzzle::Remark& remark : puzzle.remarks) {
    if (remark.about == about) return remark.text;
  }
  return {};
}

bool is_untouched(const Puzzle& puzzle) {
  return puzzle.placed == Board() && (puzzle.removed.empty() || puzzle.givens == Board());
}

std::optional<Error> find_contradiction(const Puzzle& puzzle, DigitNames names) {
  if (puzzle.removed.empty() && puzzle.placed == Board()) return std::nullopt;
  for (Cell c : Cell::all()) {
    if (!puzzle.givens.has(c) || !puzzle.placed.has(c)) continue;
    return Error{ErrorCode::kContradiction,
                 name_of(c) + " is given as " + name_of(*puzzle.givens.at(c), names) + ", and " +
                     name_of(*puzzle.placed.at(c), names) + " is placed on it"};
  }
  const Board all = digits_of(puzzle);
  for (Candidate x : puzzle.removed) {
    if (!x.in_range()) return Error{"a candidate is struck that no board has"};
    if (all.at(x.cell) != x.digit) continue;
    return Error{ErrorCode::kContradiction, name_of(x.digit, names) + " is struck from " +
                                                name_of(x.cell) + ", where it stands"};
  }
  return std::nullopt;
}

bool is_solution(const Board& board, const Topology& topology) {
  for (Cell c : topology.on_board()) {
    if (!board.has(c)) return false;
  }
  return !find_duplicate(board, topology);
}

std::optional<Error> find_duplicate(const Board& board, const Topology& topology) {
  for (House h : topology.houses()) {
    std::array<int, 10> first_at{};  // cell index + 1 by digit number
    for (Cell c : topology.order(h)) {
      int n = board.number_at(c);
      if (n == 0) continue;
      int& seen = first_at[n];
      if (seen != 0) {
        return Error{ErrorCode::kContradiction,
                     name_of(*board.at(c), topology) + " stands twice in " + name_of(h, topology) +
                         ": " + name_of(Cell(seen - 1)) + " and " + name_of(c)};
      }
      seen = c.index() + 1;
    }
  }
  for (Cell c : topology.has_bonds() ? CellSet::all() : CellSet()) {
    for (Cell peer : topology.peers(c)) {
      if (board.has(c) && board.number_at(c) == board.number_at(peer)) {
        return Error{ErrorCode::kContradiction, name_of(c) + " and " + name_of(peer) +
                                                    " may not both hold " +
                                                    name_of(*board.at(c), topology)};
      }
    }
  }
  return std::nullopt;
}

}  // namespace nonet

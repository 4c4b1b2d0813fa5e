// Census: how many of a board's solutions have a clue. With one that just one of them has, the
// board is a puzzle.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "nonet/core/grid.h"

namespace nonet {

class Census {
 public:
  // Of the first so many solutions.
  Census(const Grid& board, std::uint64_t most);

  const std::vector<Board>& solutions() const { return solutions_; }
  // Whether there are no more.
  bool is_complete() const { return complete_; }
  std::uint32_t having(Candidate clue) const { return count_[slot_of(clue)]; }
  // The last of those that have it; there must be one.
  const Board& solution_with(Candidate clue) const { return solutions_[last_[slot_of(clue)]]; }

  // The clues that just one solution has; none if there are more solutions than were looked at.
  std::vector<Candidate> lone_clues() const;

 private:
  static std::size_t slot_of(Candidate x) { return x.cell.slot() * 9 + x.digit.slot(); }

  bool complete_ = false;
  std::vector<Board> solutions_;
  std::array<std::uint32_t, 729> count_{};
  std::array<std::uint32_t, 729> last_{};
};

}  // namespace nonet

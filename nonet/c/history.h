// History: the states of a game, the one at hand and those before and after it, and the moves that
// a player makes. Boards may be wrong: a digit that clashes stands until it is taken back.
#pragma once

#include <string_view>
#include <vector>

#include "nonet/core/puzzle.h"

namespace nonet {

class History {
 public:
  // Begins anew.
  void begin(Puzzle puzzle);
  const Puzzle& now() const { return now_; }

  // The next state; what had been undone is forgotten. One that is the same is no step.
  void go_to(Puzzle next);
  bool undo();
  bool redo();
  std::size_t undo_count() const { return past_.size(); }
  std::size_t redo_count() const { return future_.size(); }

 private:
  Puzzle now_;
  std::vector<Puzzle> past_;    // the last one last
  std::vector<Puzzle> future_;  // the next one last
};

// The state after moves with blanks between: r3c5=7 a digit, r3c5=. the cell cleared, r3c5<>7 a
// candidate struck, r3c5+7 one restored. An Error says which of them can't be.
Result<Puzzle> after_moves(Puzzle state, std::string_view moves);

// The puzzle without all that was done to it. Where it consists of candidates, these stay.
Puzzle untouched(const Puzzle& state);

}  // namespace nonet

// Table: one game as its player sees it. Every position since the first is kept, so that undo has
// no end; a move changes one or several cells and is one position. Nothing is refused but to change
// a given: whether a digit is right is asked for, not forced upon anybody.
//
// A few notes here and there are remarks. Where every open cell has some, they are the player's
// candidates, and what is missing among them counts as struck: so hints are about what is on the
// paper.
#pragma once

#include <optional>
#include <vector>

#include "cli/game/position.h"
#include "nonet/core/step.h"
#include "nonet/explain/suspects.h"

namespace nonet::cli::game {

class Table {
 public:
  // A puzzle, or a state that somebody has left: what he placed and struck can't be undone, but
  // erased. A puzzle without rules of its own.
  explicit Table(const Puzzle& puzzle);

  // The first position with all candidates as notes; nothing may have been done yet.
  void begin_with_notes();

  const Board& givens() const { return givens_; }
  bool is_given(Cell c) const { return givens_.has(c); }
  const Position& now() const { return past_[at_]; }
  const Position& start() const { return past_.front(); }
  const Square& at(Cell c) const { return now().at(c); }

  // Moves. False if nothing changes; givens stay as they are.
  bool put(const CellSet& cells, Digit d);  // a digit that stands in all of them is erased
  bool note(const CellSet& cells, Digit d);
  bool erase(const CellSet& cells);  // digits; where there are none, notes and colours
  bool paint(const CellSet& cells, int colour);
  bool paint_note(const CellSet& cells, Digit d, int colour);
  bool fill_notes();   // all candidates everywhere
  bool clean_notes();  // without those that a digit rules out
  bool restart();      // the first position once more
  // What follows from a step; strikes are made in notes, which are written first where need be.
  bool apply(const Step& step);
  // Erases what is wrong, and writes the notes that should not have been struck.
  bool mend(const std::vector<Mistake>& mistakes);
  // A position from elsewhere, as a move.
  bool move_to(const Position& position);

  bool can_undo() const { return at_ > 0; }
  bool can_redo() const { return at_ + 1 < past_.size(); }
  bool undo();
  bool redo();
  // The position before the last move; the first if there was none.
  const Position& before() const { return past_[at_ > 0 ? at_ - 1 : 0]; }

  // The digits that no cell in sight holds.
  static DigitSet legal(const Position& position, Cell c);
  // What the player works with: notes, where they are candidates, otherwise what is legal.
  static bool notes_are_candidates(const Position& position);
  static DigitSet candidates(const Position& position, Cell c);
  // Givens, digits and strikes: what hints are asked of.
  Puzzle state() const { return state(now()); }
  Puzzle state(const Position& position) const;

  CellSet open() const;
  CellSet clashes() const;  // cells whose digit a cell in sight holds too
  CellSet mistakes(const Board& solution) const;
  bool full() const { return open().empty(); }
  bool solved() const { return full() && clashes().empty(); }
  // How many of a digit are still to be placed.
  int left(Digit d) const;

 private:
  void clean_around(Position& position, Cell c, Digit d) const;

  Board givens_;
  std::vector<Position> past_;  // and behind `at_` what was undone
  std::size_t at_ = 0;
};

}  // namespace nonet::cli::game

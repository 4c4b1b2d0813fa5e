// Table: one game as its player sees it. Every position since the first is kept, so that undo has
// no end; a move changes one or several cells and is one position. Nothing is refused but to change
// a given: whether a digit is right is asked for, not forced upon anybody.
//
// A few notes here and there are remarks. Where every open cell has some, they are the player's
// candidates, and what is missing among them counts as struck: so hints are about what is on the
// paper.
//
// A puzzle with rules of its own has its rulebook here: who sees whom, which cells there are, which
// digits, what clashes and what solves it all come from there.
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "cli/game/position.h"
#include "nonet/core/function_ref.h"
#include "nonet/core/step.h"
#include "nonet/explain/suspects.h"
#include "nonet/rules/rulebook.h"

namespace nonet::cli::game {

class Table {
 public:
  // A puzzle, or a state that somebody has left: what he placed and struck can't be undone, but
  // erased. With rules of its own it must be one that can be explained (rules/rulebook.h).
  // Where its rulebook is at hand it need not be made again.
  explicit Table(const Puzzle& puzzle, std::shared_ptr<const Rulebook> rulebook = nullptr);

  // Null in the ordinary game.
  const Rulebook* rulebook() const { return empty_.rulebook(); }
  const Topology& topology() const { return empty_.topology(); }
  const CellSet& cells() const { return topology().on_board(); }
  int rows() const { return rulebook() == nullptr ? 9 : rulebook()->variant()->rows; }
  int columns() const { return rulebook() == nullptr ? 9 : rulebook()->variant()->cols; }
  int digit_count() const { return rulebook() == nullptr ? 9 : rulebook()->variant()->digits(); }
  // What they are called: a puzzle may begin with 0. Within, a square's digit is 1 for the first.
  DigitNames names() const { return topology(); }
  // The digit that somebody means by a number, if the puzzle has it.
  std::optional<Digit> digit_called(int number) const;
  std::string digits_words() const;  // "1 to 9"

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
  bool clean_notes();  // without those that a digit, or what is left of a rule, rules out
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

  // The digits that no cell in sight holds, and that marks on the cell itself allow.
  DigitSet legal(const Position& position, Cell c) const;
  // What the player works with: notes, where they are candidates, otherwise what is legal.
  bool notes_are_candidates(const Position& position) const;
  DigitSet candidates(const Position& position, Cell c) const;
  // Givens, digits and strikes: what hints are asked of.
  Puzzle state() const { return state(now()); }
  Puzzle state(const Position& position) const;
  // The same as a grid; an Error where digits clash.
  Result<Grid> grid() const { return grid(now()); }
  Result<Grid> grid(const Position& position) const;
  // The puzzle alone, with nothing done to it.
  Result<Grid> bare_grid() const;
  // What cells may hold as far as the player knows, whether digits clash or not: nothing is placed.
  Grid seen() const;

  CellSet open() const;
  // Cells whose digit a cell in sight holds too, and those with a digit in a rule that is left no
  // filling.
  CellSet clashes() const;
  CellSet mistakes(const Board& solution) const;
  bool full() const { return open().empty(); }
  bool solved() const;
  // How many of a digit are still to be placed; 0 where nobody knows how many there are.
  int left(Digit d) const;

 private:
  void clean_around(Position& position, Cell c, Digit d) const;
  void write_all_notes(Position& position) const;
  // The digits of the position, and what open cells may hold; nothing is placed.
  Grid narrowed(const Position& position, FunctionRef<DigitSet(Cell)> may) const;

  Grid empty_;  // of this game
  Board givens_;
  std::vector<Puzzle::Remark> remarks_;  // one may say what the puzzle is there to practise
  // Of the position that it was asked of last: rules take a while to look through.
  mutable std::optional<std::pair<Position, CellSet>> clashes_;
  std::vector<Position> past_;  // and behind `at_` what was undone
  std::size_t at_ = 0;
};

}  // namespace nonet::cli::game

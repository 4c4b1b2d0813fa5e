// Game: one puzzle being played. It holds the grid, the findings of its state, and every state
// before it, so that a step can be taken back and, taken again, is the same step.
//
// A step is one action of a heuristic, one deduction handed in from outside, or one move by the
// player's hand. The Listener hears what a step does while it happens.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nonet/core/step.h"
#include "nonet/play/findings.h"

#pragma GCC visibility push(default)
namespace nonet {

// Whether moves by hand are held against the solutions before they are done.
enum class Rigour : std::uint8_t {
  kStrict,  // a move that leaves a solvable game without a solution is refused
  kLoose,   // only what cannot stand on the board at all is refused
};

class Game {
 public:
  // A puzzle, with rules of its own or without, or a state that somebody has left: placed digits
  // and struck candidates stay what they are. An Error names a value that stands twice in a house,
  // or what else contradicts itself. A cell without candidates is no Error: see contradiction().
  static Result<Game> load(const Puzzle& puzzle, Listener listener);
  static Result<Game> load(const Board& givens, Listener listener);

  const Grid& grid() const { return now_.grid; }
  const Findings& findings() const { return now_.findings; }
  // The cells that the last step set or took candidates from.
  const CellSet& touched() const { return now_.touched; }
  // Steps since the puzzle was loaded.
  int steps() const { return static_cast<int>(past_.size()); }
  bool solved() const { return grid().open().empty(); }

  // One action: the last finding of the first list that has one, up to `last`. False if there is
  // none; then nothing has changed.
  bool advance(Listener listener, Heuristic last = Heuristic::kHiddenPair);
  // The action of this entry of the lists, whatever its turn.
  void act(const Finding& finding, Listener listener);
  // One deduction from elsewhere; the findings are made anew.
  void advance(const Step& step, Listener listener);
  // A move by hand. One that cannot be, or that the check finds wrong, is refused with an Error.
  // Unchecked, a candidate that was struck may be set all the same.
  std::optional<Error> set(Candidate x, Listener listener, Rigour rigour = Rigour::kStrict);
  std::optional<Error> strike(Candidate x, Listener listener, Rigour rigour = Rigour::kStrict);

  // By hand as well, unchecked: takes a digit off that was placed, whenever that was; writes
  // another in its place; puts a struck candidate back. What was struck beside it stays struck. An
  // Error says why that can't be.
  std::optional<Error> erase(Cell c, Listener listener);
  std::optional<Error> overwrite(Candidate x, Listener listener);
  std::optional<Error> restore(Candidate x, Listener listener);
  // Another state of this game, as one step: one that was taken back.
  void go_to(const Grid& state, Listener listener);

  // One step back; false at the initial state.
  bool back() { return back_to(steps() - 1); }
  // Back to the puzzle as loaded; false if it is there already.
  bool reset() { return back_to(0); }
  // Back to the state after so many steps; false if it does not lie behind.
  bool back_to(int steps);
  // The steps of the last state before the first wrong one; nothing if none is wrong, or the
  // initial one is.
  std::optional<int> steps_before(FunctionRef<bool(const Grid&)> wrong) const;

 private:
  struct State {
    Grid grid;
    Findings findings;
    CellSet touched;
  };

  explicit Game(State initial) : now_(std::move(initial)) {}

  void remember();
  void place(Candidate x, Listener listener);
  void remove(Candidate x);
  void act_locked(const Finding& finding, Listener listener);
  void act_naked_pair(const Finding& finding, Listener listener);
  void act_hidden_pair(const Finding& finding, Listener listener);

  State now_;
  std::vector<State> past_;
};

// Why the state has no solution, as far as a look tells: "r2c3 has no candidate left", "row 3
// has no place left for 5" or "the 15 cage at r1c8 has no filling left in r1c8, r2c8". Nothing if
// no such thing is seen.
std::optional<std::string> contradiction(const Grid& grid);

}  // namespace nonet
#pragma GCC visibility pop

// Hint: help for whoever is stuck, a rung at a time, each telling a little more:
//
//   1  is something wrong? is there something to find?
//   2  of which family, and how hard
//   3  where: the house or digit to look at
//   4  the pattern: its name, its cells and candidates by role
//   5  what follows, and why
//
// A board with a mistake gets no step built on it: its ladder says that there is one, then which. A
// struck candidate that is the cell's digit is a mistake like a wrong digit. Where there is no
// solution to hold the board against, the ladder says so, then what may be wrong (suspects.h).
//
// Rungs are data: what to light up beside the words, so that every door shows the same ladder.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"
#include "nonet/core/stop.h"
#include "nonet/explain/steps_now.h"
#include "nonet/explain/suspects.h"
#include "nonet/logic/policy.h"

#pragma GCC visibility push(default)
namespace nonet {

inline constexpr int kRungs = 5;

struct Rung {
  std::string text;  // sentences
  std::vector<House> houses;
  DigitSet digits;
  std::vector<Mark> marks;  // candidates by role
};

struct Hint {
  enum class Kind : std::uint8_t {
    kStep,        // there is a next step: five rungs
    kMistake,     // two rungs: that there is one, and which
    kNoSolution,  // no solution has all that was given, placed and struck: the same two rungs
    kSolved,      // one rung
    kNothing,     // the policy has no step: one rung; two where somebody asks why a cell is not a
                  // digit, of which the first is the same for any that a look does not rule out
  };
  Kind kind = Kind::kNothing;
  std::vector<Rung> rungs;
  std::vector<Mistake> mistakes;
  Suspects suspects;  // of a board without a solution
  std::optional<Step> step;
  std::optional<Grid> grid;  // the state that the step belongs to

  // The rung, or the last there is.
  const Rung& rung(int number) const;
};

// "step", "mistake", "no-solution", "solved", "nothing".
std::string_view name_of(Hint::Kind kind);

// What a player has set and struck.
struct Deed {
  std::vector<Candidate> placements;
  std::vector<Candidate> removals;

  bool empty() const { return placements.empty() && removals.empty(); }
};

// Which of the steps that can be done now: the first, unless somebody wants another.
struct WhichStep {
  std::optional<Cell> cell;  // one that sets this cell, or takes a candidate from it
  int skip = 0;              // so many of them are passed over
  std::optional<Candidate> why_not = std::nullopt;  // one after which this candidate is gone
  Deed did = {};                                    // one that does this

  bool is_first() const { return !cell && skip == 0 && !why_not && did.empty(); }
};

// The hint for a puzzle, or a state: the candidates are those that the puzzle leaves. Techniques
// that assume one solution are not used where there are several, nor are trials. On a board that is
// there to practise a technique (io/library.h), a step of that comes first.
Hint hint_for(const Puzzle& puzzle, const Policy& policy, const Stop& stop = {},
              const WhichStep& which = {});

// The hint for a step that is known, and proved: an exercise is made around one.
Hint hint_of(const Step& step, const Grid& state);

// What a command may show of a hint, up to a rung, as JSON.
std::string hint_to_json(const Puzzle& puzzle, const Hint& hint, int last_rung);

}  // namespace nonet
#pragma GCC visibility pop

// The patterns of one house or one digit: singles, locked digits, subsets, fish. Each search tells
// what it meets, in Sudoku Explainer's order, until the listener has enough (returns true); a chain
// that asks for them in the midst of its suppositions (nested.h) listens to all, the game to the
// first.
#pragma once

#include "nonet/core/function_ref.h"
#include "nonet/rate/se/hint.h"
#include "nonet/rate/se/state.h"

namespace nonet::se {

bool find_hidden_single(const State& state, Hint& hint);
bool find_naked_single(const State& state, Hint& hint);

// All places that house `one` has for a digit lie in house `two` as well.
struct Locked {
  int one, two, digit;
};
bool each_locked(const Marks& marks, FunctionRef<bool(const Locked&)> visit);
bool find_direct_locking(const State& state, Hint& hint);
bool find_locking(const State& state, Hint& hint);
// What goes from house two.
void removals_of(const Locked& locked, const Marks& marks, Removals& removals);

// As many cells of a house as digits: naked, where the cells have no others, or hidden, where the
// digits have no other places.
struct Subset {
  int house;
  unsigned places;
  unsigned digits;
};
bool each_hidden_set(const Marks& marks, int size, bool direct,
                     FunctionRef<bool(const Subset&)> visit);
bool each_naked_set(const Marks& marks, int size, FunctionRef<bool(const Subset&)> visit);
void hidden_removals(const Subset& subset, const Marks& marks, Removals& removals);
void naked_removals(const Subset& subset, const Marks& marks, Removals& removals);
bool find_direct_hidden_set(const State& state, int size, Hint& hint);
bool find_hidden_set(const State& state, int size, Hint& hint);
bool find_naked_set(const State& state, int size, Hint& hint);

// A digit that in some lines has no place outside as many crossing lines.
struct Fish {
  int base;         // kRows or kColumns: what the lines are
  unsigned lines;   // as bits
  unsigned covers;  // crossing lines
  int digit;
};
bool each_x_wing(const Marks& marks, FunctionRef<bool(const Fish&)> visit);
bool find_fish(const State& state, int size, Hint& hint);
void removals_of(const Fish& fish, const Marks& marks, Removals& removals);

}  // namespace nonet::se

// Rulebook: a variant as steps and proofs see it. Its houses and exclusions are a Topology like any
// other, so that whatever speaks of houses and peers works on it as it stands; what the rules say
// beyond that is a list of Units, each some cells in order and an automaton over them. A Grid of
// such a game carries its rulebook along.
//
// Only grids of 9 by 9 with the digits 1 to 9 have one: other sizes are searched, not explained.
#pragma once

#include <memory>
#include <vector>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"
#include "nonet/rules/scheme.h"

namespace nonet {

// What a rule says of some cells, one thing at a time: a thermometer is one unit, that every pair
// of neighbours differs by more than one is as many as there are pairs.
struct RuleUnit {
  int rule = 0;   // counted from 1 as the puzzle lists them; 0: added up from houses and rules
  RuleUse use{};  // how a step cites it
  std::vector<Cell> cells;
  CellSet set;
  std::shared_ptr<const Automaton> meaning;
  SumForm sum{};  // where it is no more than a weighted sum
  bool is_sum = false;
  bool all_differ = false;  // its cells all see each other

  bool is_added_up() const { return rule == 0; }

  // What of the digits before it a cell has to know, position by position; see fillings.cpp.
  struct Sight {
    int own = -1;                            // which of the masks holds what the cell sees
    std::vector<std::pair<int, bool>> next;  // the masks behind it: from which, and whether it adds
  };
  std::vector<Sight> sights;
};

// What the page begins with is kept small: it has none, and takes the module that has when a game
// with rules is opened.
#ifdef NONET_SMALL
inline constexpr bool kHasRulebooks = false;
#else
inline constexpr bool kHasRulebooks = true;
#endif

class Rulebook {
 public:
  // An Error says why it can't be explained, or what is wrong with it.
  static Result<std::shared_ptr<const Rulebook>> of(std::shared_ptr<const Variant> variant);

  const Scheme& scheme() const { return scheme_; }
  const std::shared_ptr<const Variant>& variant() const { return variant_; }
  const Topology& topology() const { return topology_; }
  // What the rules say, those of fewer cells first; then sums that follow from houses and rules
  // (innies and outies), the shortest first.
  const std::vector<RuleUnit>& units() const { return units_; }
  // The units on a cell, by their place in that list.
  const std::vector<int>& units_on(Cell c) const { return units_on_[c.slot()]; }

 private:
  Rulebook(std::shared_ptr<const Variant> variant, Scheme scheme);

  std::shared_ptr<const Variant> variant_;
  Scheme scheme_;
  Topology topology_;
  std::vector<RuleUnit> units_;
  std::array<std::vector<int>, Cell::kCount> units_on_;
};

// The empty grid of a game: nothing but what marks on single cells (odd, even, allowed digits)
// leave.
Grid empty_grid(const std::shared_ptr<const Rulebook>& rulebook);

// A puzzle with rules as the state of a game: its givens, what its text says was placed, and what
// was placed and struck since, on boards like those of any other puzzle. An Error if it is none of
// nine by nine with the digits 1 to 9. A puzzle without rules is returned as it is.
Result<Puzzle> state_of(const Puzzle& puzzle);
// The state of a grid as a puzzle, with its rules.
Puzzle state_of(const Grid& grid);
// The rules of a state, and within them what was placed.
Variant with_placed(const Puzzle& state);

// The grid that a puzzle begins as, with what has been placed and struck since. Of a variant: under
// its rules, givens set, and what its marks on single cells (odd, even, allowed digits) leave.
Result<Grid> start_of(const Puzzle& puzzle);
// The same where its rulebook is at hand; null for the ordinary game.
Result<Grid> start_of(const Puzzle& puzzle, const std::shared_ptr<const Rulebook>& rulebook);

// The sums that follow from houses and rules, of at most so many cells.
std::vector<RuleUnit> added_up(const Topology& topology, const std::vector<RuleUnit>& units,
                               std::size_t most);
// A sum as a unit.
RuleUnit sum_unit(const std::vector<std::pair<Cell, int>>& terms, int total,
                  const Topology& topology);
// Works out what each position has to know of those before it.
void look_back(RuleUnit& unit, const Topology& topology);

}  // namespace nonet

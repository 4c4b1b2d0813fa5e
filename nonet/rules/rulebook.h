// Rulebook: a variant as steps and proofs see it. Its houses and exclusions are a Topology like any
// other, so that whatever speaks of houses and peers works on it as it stands; what the rules say
// beyond that is a list of Units, each some cells in order and an automaton over them. A Grid of
// such a game carries its rulebook along.
//
// Grids of up to 9 by 9 with at most nine digits, from 0 or 1 on, have one: larger ones are
// searched, not explained. A smaller one lies in the upper left corner of the board:
//
//   +-----------+-------+    its houses get cells from beyond it, in which the digits that it has
//   | r1c1 r1c2 | 7 8 9 |    not stand from the beginning: so all houses have nine cells and nine
//   | r2c1 ...  | 1 2 3 |    digits, and what speaks of houses notices nothing
//   +-----------+-------+
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"
#include "nonet/rules/scheme.h"

namespace nonet {

struct RuleBranch;

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
  DigitNames names{};       // what its automaton and its sum call the digits
  // Of a choice of rules: what each of them says. Then the automaton accepts anything.
  std::vector<RuleBranch> branches;

  bool is_added_up() const { return rule == 0; }

  // What of the digits before it a cell has to know, position by position; see fillings.cpp.
  struct Sight {
    int own = -1;                            // which of the masks holds what the cell sees
    std::vector<std::pair<int, bool>> next;  // the masks behind it: from which, and whether it adds
  };
  std::vector<Sight> sights;
};

// What one of several lists of rules says, of which one holds. Cells that differ by its rules see
// each other in its units, besides those that do so anyway; a choice within it is left out.
struct RuleBranch {
  std::vector<RuleUnit> units;
  std::vector<std::vector<std::size_t>> places;  // unit by unit: of its cells among the choice's
};

// What the page begins with is kept small: it has none, and takes the module that has when a game
// with rules is opened.
#ifdef NONET_SMALL
inline constexpr bool kHasRulebooks = false;
#else
inline constexpr bool kHasRulebooks = true;
#endif

// Where a place of a variant lies on the board, and which place of it lies there, if any does.
inline Cell cell_of(const Variant& variant, Spot spot) {
  return cell_at(spot / variant.cols, spot % variant.cols);
}
inline std::optional<Spot> spot_of(const Variant& variant, Cell c) {
  if (row_of(c) >= variant.rows || column_of(c) >= variant.cols) return std::nullopt;
  return static_cast<Spot>(row_of(c) * variant.cols + column_of(c));
}

// Whether steps are told of it: its size and its digits are such.
bool is_explained(const Variant& variant);

// What the digits of a puzzle are called.
inline DigitNames names_of(const Puzzle& puzzle) {
  return {kHasRulebooks && puzzle.variant ? puzzle.variant->low : 1};
}

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
  // The one that a step cites so, if there is one.
  const RuleUnit* unit_of(const RuleUse& use) const;
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
// was placed and struck since, on boards like those of any other puzzle. An Error if it is larger
// than nine by nine or has more digits. A puzzle without rules is returned as it is.
Result<Puzzle> state_of(const Puzzle& puzzle);
// The state of a grid as a puzzle, with its rules.
Puzzle state_of(const Grid& grid);
// The rules of a state, and within them what was placed.
Variant with_placed(const Puzzle& state);

// The scheme of a game with what is left in its cells now as what they may hold to begin with.
Scheme scheme_from(const Grid& grid);
// A solution of a variant, place by place, as a board.
Board board_of(const Variant& variant, std::span<const int> digits);
// Whether all that is placed solves the game.
bool is_solution(const Rulebook& rulebook, const Board& board);

// The grid that a puzzle begins as, with what has been placed and struck since. Of a variant: under
// its rules, givens set, and what its marks on single cells (odd, even, allowed digits) leave.
Result<Grid> start_of(const Puzzle& puzzle);
// The same where its rulebook is at hand; null for the ordinary game.
Result<Grid> start_of(const Puzzle& puzzle, const std::shared_ptr<const Rulebook>& rulebook);

// The sums that follow from houses and rules, of at most so many cells.
std::vector<RuleUnit> added_up(const Topology& topology, const std::vector<RuleUnit>& units,
                               std::size_t most);
// What the digits of a house add up to, of nine 45, of six 21; from 0 on of nine 36, of six 15.
int total_of_houses(const Topology& topology);
// A sum as a unit.
RuleUnit sum_unit(const std::vector<std::pair<Cell, int>>& terms, int total,
                  const Topology& topology);
// Works out what each position has to know of those before it. `apart`: cell by cell, who must
// differ from it besides those that the topology knows; none if it is empty.
void look_back(RuleUnit& unit, const Topology& topology, const std::vector<CellSet>& apart = {});
// What a choice of rules says, as a unit.
RuleUnit choice_unit(const Scheme& scheme, const Parts::Choice& choice, const Topology& topology);

}  // namespace nonet

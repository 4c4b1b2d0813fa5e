// Demand: what a puzzle is to be like. Some of it is its shape, told from the clues alone; some is
// how hard it is, told by HoDoKu's rating and the techniques on HoDoKu's way through it, or by
// Sudoku Explainer's rating.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/core/result.h"
#include "nonet/generate/clue_symmetry.h"
#include "nonet/rate/hodoku/hodoku.h"
#include "nonet/rate/se/se.h"

#pragma GCC visibility push(default)
namespace nonet {

struct Span {
  int least = 0;
  int most = 0;

  // How far a number is from it.
  int distance(int number) const {
    return number < least ? least - number : number > most ? number - most : 0;
  }
};

struct Demand {
  // The shape.
  ClueSymmetry symmetry = ClueSymmetry::kNone;
  bool minimal = true;             // without any of its clues it has several solutions
  std::optional<Span> clues;       // how many
  std::optional<CellSet> pattern;  // just there; leaves nothing to the symmetry

  // How hard, to HoDoKu.
  std::optional<Level> level;
  std::optional<Span> score;
  std::vector<TechniqueSet> required;   // one of each is used
  std::optional<TechniqueSet> allowed;  // no other is used
  std::optional<TechniqueSet> hardest;  // one of these is used once, and the rest is easier
  // There is a state to practise one of these in (practice.h), with one instance to find, if that
  // can be had for a few puzzles more. See ask_practice().
  std::optional<TechniqueSet> practised;

  // How hard, to Sudoku Explainer: its ER, in tenths.
  std::optional<Span> er;

  bool asks_hodoku() const { return level || score || !required.empty() || allowed || hardest; }
  bool is_rated() const { return asks_hodoku() || er || practised; }
};

// The techniques among all that these names leave: only those, if there are any, without the
// others. An Error names the first name that means nothing.
Result<TechniqueSet> techniques_allowed(const std::vector<std::string>& only,
                                        const std::vector<std::string>& without);
// A game for somebody who plays: its clues lie symmetric, and gentle ones have more of them than
// they need, as in newspapers; with 25 an easy puzzle is no harder, but longer.
Demand demand_for_game(Level level);

// "easy" to "extreme".
std::vector<std::string_view> level_words();
Level level_named(std::string_view word);

// Asks for one of these to practise; if HoDoKu's way can take one, it must.
void ask_practice(Demand& demand, const TechniqueSet& techniques);

// "X-Wing or Swordfish"
std::string names_of(const TechniqueSet& techniques);

// Why no puzzle can be so, where that is certain.
std::optional<Error> find_impossible(const Demand& demand);

// What to be prepared for where there are such puzzles, but hardly any: "puzzles with 17 clues are
// so rare that the search may never find one"; as a rule "".
std::string rarity_of(const Demand& demand);

// The level beyond which a puzzle is not worth looking at: the one that is asked for, or that of
// the hardest technique that is.
Level highest_level(const Demand& demand);

// How far a rating is from what is wanted of it; 0: it is that. One of a puzzle that was not solved
// is so far at least.
inline constexpr int kUnsolved = 1000;
//
// `met`: of the techniques that are asked for, those that could have been taken somewhere on the
// way, where another was taken. Such a puzzle is nearer.
int distance(const Demand& demand, const HodokuRating& rating, const TechniqueSet& met = {});
int distance(const Demand& demand, const SeRating& rating);

}  // namespace nonet
#pragma GCC visibility pop

// The search for fish of any size and shape, on one digit.
//
// A fish is a choice of n houses, its bases, and n others, its covers. Each base holds the digit
// once. If all candidates of the bases lie in the covers, the n bases fill the n covers, and a
// cover has the digit nowhere but in a base. Then two kinds of candidates fall:
//   - those of a cover that lie in no base,
//   - those of a base that lie in two covers (the fish eats itself: cannibalism), because such a
//     candidate would fill two covers at once.
// Base candidates outside the covers are fins; so are those that lie in two bases (endo fins),
// which would satisfy two bases at once. Either a fin is true or the fish is as good as one
// without: what sees all fins falls both ways.
//
//   shape     bases              covers                   (and the other way round)
//   basic     rows               columns
//   Franken   rows, boxes        columns, boxes
//   mutant    any houses         any other houses
//
// Franken fish with a line on either side at least. Houses that a variant adds count as boxes do.
#pragma once

#include "nonet/core/function_ref.h"
#include "nonet/core/grid.h"
#include "nonet/core/stop.h"

namespace nonet {

inline constexpr int kLargestFish = 7;

enum class FishShape : std::uint8_t { kBasic, kFranken, kMutant };

struct Fish {
  Digit digit;
  int size = 0;
  FishShape shape = FishShape::kBasic;
  std::array<House, kLargestFish> bases{};   // `size` of them, ascending
  std::array<House, kLargestFish> covers{};  // likewise
  CellSet body;                              // the candidates of the bases
  CellSet fins;                              // endo fins among them
  CellSet endo_fins;
  CellSet victims;    // the candidates that fall: outside the bases,
  CellSet cannibals;  // and inside
  // Without its fins some base has one candidate at most: there is no fish behind this one, and yet
  // what it says holds.
  bool sashimi = false;
};

struct FishQuery {
  int size = 2;
  FishShape shape = FishShape::kBasic;
  bool finless = true;
  bool finned = true;      // sashimi ones too
  int most_fins = 5;       // endo fins count among them
  int most_endo_fins = 2;  // one in three bases counts twice
  bool nested = false;
  DigitSet digits = DigitSet::all();
  const Stop* stop = nullptr;
};

// Calls `visit` for each fish of exactly the asked shape that removes something, until it returns
// true or a stop is requested; returns whether that ended it. Digit by digit; rows as bases, then
// columns; bases in the order of the houses, the last one changing first; then covers likewise.
// Franken fish with five houses or more, and mutant ones with four, are too many to be told. Of
// these there is only one for each candidate that falls, and that only where no smaller choice of
// houses, with however many fins, takes it away; what else falls is left to smaller ones. With
// `nested` it is not, and mutant fish with four houses are told like others.
bool each_fish(const Grid& grid, const FishQuery& query, FunctionRef<bool(const Fish&)> visit);

}  // namespace nonet

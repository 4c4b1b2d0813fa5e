// What a picture of a puzzle shows: where the grid is and what stands in its cells. `see` is the
// whole way from pixels to a Sighting; its steps are the other headers of this room.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "nonet/core/puzzle.h"
#include "nonet/core/result.h"
#include "nonet/sight/mesh.h"
#include "nonet/sight/network.h"
#include "nonet/sight/picture.h"

namespace nonet::sight {

enum class Ink { kNone, kPrinted, kByHand };

struct SeenCell {
  Ink ink = Ink::kNone;
  int digit = 0;          // 1..9, or 0 where there is no ink
  float sure = 1;         // how likely that is, from 0 to 1, by its looks alone
  bool doubtful = false;  // somebody should look at it
  // What it looked like before the rules had their say; the same as ink and digit if they changed
  // nothing.
  Ink first_ink = Ink::kNone;
  int first_digit = 0;

  bool changed() const { return ink != first_ink || digit != first_digit; }
};

struct Sighting {
  Quad corners;    // in the picture, clockwise; the first is the grid's top left as it is read
  Mesh mesh;       // likewise, its cells in the order in which they are read
  int turned = 0;  // quarters to the left that the picture had to be turned by
  std::array<SeenCell, 81> cells;  // row by row
  int solutions = 0;               // that the printed digits leave: 0, 1, or 2 for more
  std::vector<Quad> others;        // other grids in the picture

  bool any_by_hand() const;
  // Something to look at: a doubtful cell, or printed digits that do not give exactly one solution.
  bool doubtful() const;
};

// Pictures with a side below or above these are refused.
constexpr int kLeastSide = 90;
constexpr int kMostSide = 30000;

// Why a picture of this size is refused, if it is.
std::optional<Error> size_problem(int width, int height);

struct SeeOptions {
  const Network* network = nullptr;  // another than nonet's own
  int grid = 0;                      // 1.. for the other grids, in their order
};

Result<Sighting> see(Picture picture, const SeeOptions& options = {});

// Printed digits are givens; digits by hand are entries.
Puzzle puzzle_of(const Sighting& sighting);

// What was changed and what is doubtful, in sentences for people; nothing where all is clear.
std::vector<std::string> remarks(const Sighting& sighting);

}  // namespace nonet::sight

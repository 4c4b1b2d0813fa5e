// Which digits rules can tell apart by themselves, with nothing given. Whatever is true of a
// filling stays true if two digits change places that a rule treats alike: no dots, sums or lines
// of such kinds say which is which, however many there are, and somebody has to give some of them.
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace nonet {

enum class Told : std::uint8_t {
  kNothing,      // any two could change places
  kUpToTurning,  // all could be turned round, the least for the greatest and so on
  kDigits,       // each by itself
  // Those of a class could change places:
  kParity,      // odd or even
  kThirds,      // 1 to 3, 4 to 6, 7 to 9
  kRemainders,  // by three
  kQuarters,    // odd or even, and lower or higher than the middle
  kFlatmates,   // each of 1, 5 and 9, and the rest
  kAllButEnds,  // each but the least and the greatest, which are one class
  kFewCells,    // each number of cells that an area may have, and the rest
  kPlaces,      // each place on a line behind the second, and the rest
  kFiveAndTen,  // by what makes a sum of 5 or 10 with them
};

// Whether rules of this kind treat these digits alike.
bool may_change_places(Told told, int a, int b, int high);

// What rules of several kinds leave to the givens.
struct LeftToGivens {
  int least = 0;    // so many must be given
  std::string why;  // "any two digits could change places"
};
LeftToGivens left_to_givens(std::span<const Told> told, int high);

}  // namespace nonet

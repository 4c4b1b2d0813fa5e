// {room} and {nor fewer} of templates: how many of each digit fit into the cells of a pattern, and
// in which houses.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "nonet/core/step.h"
#include "nonet/core/topology.h"

namespace nonet {

struct Room {
  // "two 1s (rows 8 and 9), one 2 (row 3) and two 5s (rows 1 and 8, or else columns 3 and 6)": of
  // the step's houses the fewest that hold all places of the digit in the pattern, and where these
  // do not tell why a candidate goes, others that are as few.
  std::string text;
  std::string notation;   // "1r89 2r3 5r18": the first of these choices
  bool tells_all = true;  // whatever goes lies in one of these houses
};
Room room_of(const Step& step, const Topology& topology);

// Houses as bits.
using HouseMask = std::uint64_t;
constexpr HouseMask bit_of(House house) {
  return HouseMask(1) << house.index();
}
std::string list_of(HouseMask houses, const Topology& topology);

// All choices of these houses that hold the cells, as few as can be; none if more than `most` are
// needed.
std::vector<HouseMask> fewest_houses(const CellSet& cells, HouseMask houses, int most,
                                     const Topology& topology);

// "three"; from thirteen on "13".
std::string number_word(int number);

}  // namespace nonet

// What each kernel file compiles: both engines, over the vectors it names for many grids and over
// the group that holds one.
#pragma once

#include "nonet/search/chutes.h"
#include "nonet/search/door.h"
#include "nonet/search/lanes.h"

namespace nonet::NONET_KERNEL {

template <class Wide, class OneGrid>
constexpr Kernel make_kernel() {
  return {.masks_of = masks_of<Wide>,
          .solve_many = solve_many<Wide>,
          .room_size = LaneSearch<Wide>::kSlabs * LaneSearch<Wide>::kSlabSize,
          .lanes = Wide::kLanes,
          .solve_one = solve_one<OneGrid>};
}

}  // namespace nonet::NONET_KERNEL

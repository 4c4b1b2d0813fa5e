// The links of a pattern that tells no story. A wing, say, names its cells by their roles and rests
// on its truths, and these say what is linked with what: of two candidates that a truth of the
// certificate leaves, one is true; of two of one digit that see each other, one is false. Only
// candidates that have a part in linking (pivot, end, link, a colour) are tied: the cells of a fish
// or a pair lie in the house that is drawn.
#pragma once

#include <vector>

#include "nonet/draw/scene.h"

namespace nonet::draw {

std::vector<Tie> ties_of(const Step& step, const std::vector<RoleAt>& marks,
                         const Topology& topology);

}  // namespace nonet::draw

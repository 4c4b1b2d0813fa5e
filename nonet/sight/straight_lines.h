// Where a grid may be, told by straight lines: for a grid that hangs together with so much else
// that its outline can't be seen.
#pragma once

#include <vector>

#include "nonet/sight/outline.h"
#include "nonet/sight/picture.h"

namespace nonet::sight {

// The best few of all quadrilaterals between two lines across and two lines down, by how much ink
// lies where a grid between them would have its lines.
std::vector<Quad> outlines_of_lines(const Picture& mask);

}  // namespace nonet::sight

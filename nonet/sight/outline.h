// Where a grid may be: ink that hangs together and spans four corners.
#pragma once

#include <array>
#include <vector>

#include "nonet/sight/picture.h"

namespace nonet::sight {

// Clockwise, beginning with the one at the top left.
using Quad = std::array<Point, 4>;
double area(const Quad& quad);

// The quadrilaterals with the largest area inside pieces of the mask that hang together and are
// large and square enough to be a grid; the largest first, a few at most.
std::vector<Quad> outlines(const Picture& mask);

// The same from within: light squares of about the same size, side by side. Finds a grid whose
// lines touch something else.
std::vector<Quad> outlines_of_cells(const Picture& mask);

// The corners of the largest quadrilateral between these points.
Quad largest_quad(std::vector<Point> points);

}  // namespace nonet::sight

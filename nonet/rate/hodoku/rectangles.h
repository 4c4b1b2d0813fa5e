// Unique rectangles as HoDoKu 2.2.0 meets them: as the finder does, but it looks at a rectangle
// only once. If two corners have two candidates each, and not the same, the rectangle may be one of
// two pairs of digits; HoDoKu sees the pair of the first such corner and overlooks the other.
#pragma once

#include "nonet/logic/finder.h"

namespace nonet {

// In place of find_unique_rectangle.
bool find_unique_rectangle_like_hodoku(const Grid& grid, const Ask& ask, Sink sink);

}  // namespace nonet

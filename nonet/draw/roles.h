// Who plays which role in a step, and how that looks: every role has a form besides its colour. The
// names are those of JSON (text/roles.h). The page draws by the same table (web/page/src/draw/
// roles.ts), and a test holds the two against each other.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "nonet/draw/picture.h"

namespace nonet::draw {

enum class MarkForm : unsigned char {
  kDisc,
  kSquare,
  kDiamond,
  kTriangle,
  kHexagon,
  kDashed,
  kDouble,
  kOctagon,
  kRing,
};

struct RoleLook {
  MarkForm form;
  std::string_view hue;  // "hue-blue", see style.h
};

RoleLook look_of(std::string_view role);
bool is_set_role(std::string_view role);
bool is_color_role(std::string_view role);
// The letter of a group, from "set-a": "A"; a number where letters end.
std::string letter_of(std::string_view role);

// The mark of a role around a point, as wide as a circle of this radius.
std::vector<Shape> mark_shapes(const RoleLook& look, const Point& at, double radius);

}  // namespace nonet::draw

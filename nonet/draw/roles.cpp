#include "nonet/draw/roles.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>

#include "nonet/draw/measures.h"

namespace nonet::draw {
namespace {

struct RoleRow {
  std::string_view role;
  RoleLook look;
};

constexpr RoleRow kRoles[] = {
    {"pattern", {MarkForm::kDisc, "hue-violet"}},    {"pivot", {MarkForm::kSquare, "hue-sky"}},
    {"pincer", {MarkForm::kDouble, "hue-sky"}},      {"fin", {MarkForm::kTriangle, "hue-amber"}},
    {"endo-fin", {MarkForm::kDiamond, "hue-amber"}}, {"link", {MarkForm::kHexagon, "hue-sky"}},
    {"guardian", {MarkForm::kOctagon, "hue-amber"}}, {"clash", {MarkForm::kRing, "hue-rose"}},
    {"taken", {MarkForm::kHexagon, "hue-rose"}},     {"assumed", {MarkForm::kDashed, "hue-violet"}},
};
constexpr RoleLook kUnknown = {MarkForm::kDisc, "hue-slate"};

constexpr std::array<std::string_view, 6> kHues = {"hue-blue", "hue-amber", "hue-violet",
                                                   "hue-sky",  "hue-rose",  "hue-slate"};
constexpr std::size_t kFirstHueOfSets = 3;

// "color-a" is 0; "set-27", beyond the letters, is 26.
std::size_t group_of(std::string_view role) {
  const std::string_view tail = role.substr(role.find('-') + 1);
  if (tail.size() == 1 && tail[0] >= 'a' && tail[0] <= 'z') {
    return static_cast<std::size_t>(tail[0] - 'a');
  }
  std::size_t number = 0;
  for (const char ch : tail) {
    if (ch < '0' || ch > '9') return 0;
    number = number * 10 + static_cast<std::size_t>(ch - '0');
  }
  return number > 0 ? number - 1 : 0;
}

struct Corners {
  MarkForm form;
  int count;
  double turn;  // by so many corners
  double size;  // times the radius of a disc
};
constexpr Corners kCorners[] = {
    {MarkForm::kTriangle, 3, 0, 1.38}, {MarkForm::kDiamond, 4, 0, 1.25},
    {MarkForm::kSquare, 4, 0.5, 1.32}, {MarkForm::kHexagon, 6, 0.5, 1.12},
    {MarkForm::kOctagon, 8, 0.5, 1.1},
};
constexpr double kTriangleSinks = 2;  // so that its digit stands in its middle
constexpr double kRingBeyond = 4;
constexpr double kRimWithin = 3.5;

Path polygon(const Point& at, double radius, const Corners& corners) {
  Path path;
  for (int i = 0; i < corners.count; ++i) {
    const double angle = ((i + corners.turn) / corners.count) * 2 * std::numbers::pi;
    const Point corner = {at.x + radius * std::sin(angle), at.y - radius * std::cos(angle)};
    if (i == 0) {
      path.move(corner);
    } else {
      path.line(corner);
    }
  }
  return path.close();
}

}  // namespace

bool is_set_role(std::string_view role) {
  return role.starts_with("set-");
}
bool is_color_role(std::string_view role) {
  return role.starts_with("color-");
}

RoleLook look_of(std::string_view role) {
  if (is_color_role(role)) {
    const std::size_t group = group_of(role);
    return {group % 2 == 0 ? MarkForm::kDisc : MarkForm::kSquare, kHues[group % kHues.size()]};
  }
  if (is_set_role(role)) {
    return {MarkForm::kSquare, kHues[(group_of(role) + kFirstHueOfSets) % kHues.size()]};
  }
  const auto* row = std::find_if(std::begin(kRoles), std::end(kRoles),
                                 [&](const RoleRow& each) { return each.role == role; });
  return row != std::end(kRoles) ? row->look : kUnknown;
}

std::string letter_of(std::string_view role) {
  constexpr std::size_t kLetters = 26;
  const std::size_t group = group_of(role);
  return group < kLetters ? std::string(1, static_cast<char>('A' + group))
                          : std::to_string(group + 1);
}

std::vector<Shape> mark_shapes(const RoleLook& look, const Point& at, double radius) {
  const std::string hue(look.hue);
  for (const Corners& corners : kCorners) {
    if (corners.form != look.form) continue;
    const double sinks = look.form == MarkForm::kTriangle ? kTriangleSinks : 0;
    return {
        path_shape("mark " + hue, polygon({at.x, at.y + sinks}, radius * corners.size, corners))};
  }
  if (look.form == MarkForm::kRing) {
    return {circle_shape("mark ring " + hue, at, radius + kRingBeyond)};
  }
  std::vector<Shape> shapes = {
      circle_shape("mark " + hue + (look.form == MarkForm::kDashed ? " dashed" : ""), at, radius)};
  if (look.form == MarkForm::kDouble) {
    shapes.push_back(circle_shape("mark-rim " + hue, at, radius - kRimWithin));
  }
  return shapes;
}

}  // namespace nonet::draw

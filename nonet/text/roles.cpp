#include "nonet/text/roles.h"

#include <algorithm>

namespace nonet {
namespace {

struct RoleRow {
  Role role;
  std::string_view name;
  std::string_view word;
};

constexpr RoleRow kRoles[] = {
    {Role::kPattern, "pattern", "cells"},   {Role::kPivot, "pivot", "pivot"},
    {Role::kPincer, "pincer", "pincers"},   {Role::kFin, "fin", "fins"},
    {Role::kColorA, "color-a", "colora"},   {Role::kColorB, "color-b", "colorb"},
    {Role::kColorC, "color-c", "colorc"},   {Role::kColorD, "color-d", "colord"},
    {Role::kLink, "link", "links"},         {Role::kGuardian, "guardian", "guardians"},
    {Role::kAssumed, "assumed", "assumed"}, {Role::kSetA, "set-a", "seta"},
    {Role::kSetB, "set-b", "setb"},         {Role::kSetC, "set-c", "setc"},
};

}  // namespace

CellSet cells_of(const Step& step, Role role) {
  CellSet cells;
  for (const Mark& mark : step.marks) {
    if (mark.role == role) cells.insert(mark.candidate.cell);
  }
  if (role == Role::kPattern) {
    for (const DeadlyCell& corner : step.deadly) cells.insert(corner.cell);
  }
  return cells;
}

DigitSet digits_of(const Step& step, Role role) {
  DigitSet digits;
  for (const Mark& mark : step.marks) {
    if (mark.role == role) digits.insert(mark.candidate.digit);
  }
  if (role == Role::kPattern) {
    for (const DeadlyCell& corner : step.deadly) digits |= corner.digits;
  }
  return digits;
}

std::vector<House> houses_of(const Step& step, HouseRole role) {
  std::vector<House> houses;
  for (const HouseMark& mark : step.houses) {
    const bool told = std::find(houses.begin(), houses.end(), mark.house) != houses.end();
    if (mark.role == role && !told) houses.push_back(mark.house);
  }
  return houses;
}

std::string_view name_of(Role role) {
  for (const RoleRow& row : kRoles) {
    if (row.role == role) return row.name;
  }
  return "";
}

std::string_view name_of(HouseRole role) {
  switch (role) {
    case HouseRole::kBase:
      return "base";
    case HouseRole::kCover:
      return "cover";
    case HouseRole::kTwinCover:
      return "twin-cover";
  }
  return "";
}

std::optional<Role> role_meant_by(std::string_view word) {
  for (const RoleRow& row : kRoles) {
    if (row.word == word) return row.role;
  }
  return std::nullopt;
}

std::string filled(std::string_view pattern, FunctionRef<std::string(std::string_view)> fill) {
  std::string text;
  while (!pattern.empty()) {
    std::size_t open = pattern.find('{');
    text += pattern.substr(0, open);
    if (open == std::string_view::npos) break;
    std::size_t close = pattern.find('}', open);
    text += fill(pattern.substr(open + 1, close - open - 1));
    pattern.remove_prefix(close + 1);
  }
  return text;
}

}  // namespace nonet

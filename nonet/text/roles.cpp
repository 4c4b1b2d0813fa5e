#include "nonet/text/roles.h"

#include <algorithm>

#include "nonet/core/names.h"
#include "nonet/rules/words.h"
#include "nonet/text/notation.h"

namespace nonet {
namespace {

struct RoleRow {
  std::string_view name;
  std::string_view word;
  Role role;
  bool grouped = false;  // a letter for the group follows name and word
};

constexpr RoleRow kRoles[] = {
    {"pattern", "cells", Role::kPattern},       {"pivot", "pivot", Role::kPivot},
    {"pincer", "pincers", Role::kPincer},       {"fin", "fins", Role::kFin},
    {"color-", "color", Role::kColor, true},    {"link", "links", Role::kLink},
    {"guardian", "guardians", Role::kGuardian}, {"assumed", "assumed", Role::kAssumed},
    {"set-", "set", Role::kSet, true},          {"endo-fin", "endofins", Role::kEndoFin},
};

constexpr int kLetters = 26;

const RoleRow& row_of(Role role) {
  return *std::find_if(std::begin(kRoles), std::end(kRoles),
                       [&](const RoleRow& row) { return row.role == role; });
}

}  // namespace

bool is_meant(const Mark& mark, Part part) {
  // An endo fin is a fin too.
  const bool in_role =
      mark.role == part.role || (part.role == Role::kFin && mark.role == Role::kEndoFin);
  return in_role && (part.group == Part::kEveryGroup || mark.group == part.group);
}

CellSet cells_of(const Step& step, Part part) {
  CellSet cells;
  for (const Mark& mark : step.marks) {
    if (is_meant(mark, part)) cells.insert(mark.candidate.cell);
  }
  if (part.role == Role::kPattern) {
    for (const DeadlyCell& corner : step.deadly) cells.insert(corner.cell);
  }
  return cells;
}

DigitSet digits_of(const Step& step, Part part) {
  DigitSet digits;
  for (const Mark& mark : step.marks) {
    if (is_meant(mark, part)) digits.insert(mark.candidate.digit);
  }
  if (part.role == Role::kPattern) {
    for (const DeadlyCell& corner : step.deadly) digits |= corner.digits;
  }
  return digits;
}

std::string list_with_digits(const Step& step, Part part, const Grid& before) {
  std::vector<std::pair<std::vector<Cell>, DigitSet>> groups;
  for (Cell c : in_order_of_rules(cells_of(step, part), step.rules, before.rulebook())) {
    DigitSet digits;
    for (const Mark& mark : step.marks) {
      if (is_meant(mark, part) && mark.candidate.cell == c) digits.insert(mark.candidate.digit);
    }
    auto same = std::find_if(groups.begin(), groups.end(),
                             [&](const auto& group) { return group.second == digits; });
    if (same == groups.end()) same = groups.insert(groups.end(), {{}, digits});
    same->first.push_back(c);
  }
  std::vector<std::string> texts;
  for (const auto& [cells, digits] : groups) {
    std::string numbers;
    for (Digit d : digits) numbers += (numbers.empty() ? "" : ", ") + name_of(d, before.topology());
    texts.push_back(list_of(cells) + (numbers.empty() ? "" : " (" + numbers + ")"));
  }
  return list_of(texts);
}

std::vector<House> houses_of(const Step& step, HouseRole role) {
  std::vector<House> houses;
  for (const HouseMark& mark : step.houses) {
    const bool told = std::find(houses.begin(), houses.end(), mark.house) != houses.end();
    if (mark.role == role && !told) houses.push_back(mark.house);
  }
  return houses;
}

std::string name_of(const Mark& mark) {
  const RoleRow& row = row_of(mark.role);
  std::string name(row.name);
  // Beyond z the groups are numbered.
  if (row.grouped && mark.group < kLetters) name += static_cast<char>('a' + mark.group);
  if (row.grouped && mark.group >= kLetters) name += std::to_string(mark.group + 1);
  return name;
}

int group_count(const Step& step, Role role) {
  int count = 0;
  for (const Mark& mark : step.marks) {
    if (is_meant(mark, role)) count = std::max(count, mark.group + 1);
  }
  return count;
}

std::string_view name_of(HouseRole role) {
  switch (role) {
    case HouseRole::kBase:
      return "base";
    case HouseRole::kCover:
      return "cover";
    case HouseRole::kTwinCover:
      return "twin-cover";
    case HouseRole::kLast:
      return "last";
  }
  return "";
}

std::optional<Part> part_meant_by(std::string_view word) {
  for (const RoleRow& row : kRoles) {
    if (!row.grouped && row.word == word) return Part(row.role);
    const bool letter = row.grouped && word.starts_with(row.word) &&
                        word.size() == row.word.size() + 1 && word.back() >= 'a' &&
                        word.back() <= 'z';
    if (letter) return Part(row.role, word.back() - 'a');
  }
  return std::nullopt;
}

std::optional<Part> link_meant_by(std::string_view word) {
  constexpr std::string_view kLinkDigit = "linkdigit";
  if (!word.starts_with(kLinkDigit)) return std::nullopt;
  word.remove_prefix(kLinkDigit.size());
  if (word.empty()) return Part(Role::kLink);
  if (word.size() != 1 || word[0] < 'a' || word[0] > 'z') return std::nullopt;
  return Part(Role::kLink, word[0] - 'a');
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

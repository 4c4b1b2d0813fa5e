// The rules of f-puzzles' JSON, a key a kind, and the same back.
//
//   {"size":9,"grid":[[{"region":3}, ...],
//   ...],"killercage":[{"cells":["R1C1","R1C2"],"value":"9"}],
//    "thermometer":[{"lines":[["R3C3","R3C4"]]}],"antiknight":true}
//
// What the script for more rules draws beside its own keys so that the site shows them
// ("fromConstraint") is passed over; other drawings are named in Variant::unread. A key that is
// neither a known rule nor known to be none is refused by its name.
#pragma once

#include <string_view>

#include "nonet/core/result.h"
#include "nonet/io/format.h"
#include "nonet/json/value.h"
#include "nonet/rules/variant.h"

namespace nonet {

Result<Variant> variant_of_fpuzzles(const JsonValue& root);

// The JSON, compressed; and what f-puzzles has no key for. An Error where it has no such grid.
Result<WrittenVariant> fpuzzles_of(const Variant& variant);

// The keys that are lines: a clue for each line.
struct LineKey {
  std::string_view key;
  Kind kind;
  int value = 0;  // where none is written; 0: it has none
  bool slow = false;
};
inline constexpr LineKey kLineKeys[] = {
    {"thermometer", Kind::kThermo},      {"slowthermometer", Kind::kThermo, 0, true},
    {"palindrome", Kind::kPalindrome},   {"betweenline", Kind::kBetween},
    {"renban", Kind::kRenban},           {"whispers", Kind::kWhisper, 5},
    {"regionsumline", Kind::kRegionSum}, {"entropicline", Kind::kEntropic},
    {"zipperline", Kind::kZipper},       {"modularline", Kind::kModular, 3},
    {"doublearrow", Kind::kDoubleArrow}, {"lockout", Kind::kLockout, 4},
};

// The keys that are true or not there, and say something of the whole grid.
struct WholeKey {
  std::string_view key;
  Kind kind;
};
inline constexpr WholeKey kWholeKeys[] = {{"antiknight", Kind::kAntiknight},
                                          {"antiking", Kind::kAntiking},
                                          {"disjointgroups", Kind::kDisjoint}};

// The cells of a diagonal that begins beside this cell, which lies outside the grid: down or up,
// right or left. Rows and columns count from 1.
std::vector<Spot> diagonal_from(const Variant& variant, int row, int col, int down, int right);

// Digits that are neither equal nor neighbours: what a "nabner" line wants of any two of its cells.
std::vector<std::string> table_of_nabner(const Variant& variant);

}  // namespace nonet

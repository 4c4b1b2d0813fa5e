// What readers of puzzles with rules share: grids and boxes to begin with, clues of the common
// forms, and the Puzzle that comes of it all, which is an ordinary one where no rule was left.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "nonet/core/puzzle.h"
#include "nonet/json/value.h"
#include "nonet/rules/variant.h"

namespace nonet {

// More rules than any puzzle has.
inline constexpr std::size_t kMostRules = 3'000;

// A square grid with the digits from 1 on and the boxes that people draw, nothing given.
Variant square_grid(int size);
// The boxes by any numbers, negative for a cell in none: as they come, they are counted from 0.
// Boxes that are rows or columns say nothing.
void set_boxes(Variant& variant, std::vector<int> regions);
// A box that has more cells than there are digits.
std::optional<Error> find_large_box(const Variant& variant);

// A rule of the whole grid.
Clue clue_of(Kind kind, std::string_view word = {});
Clue clue_of(Kind kind, std::vector<Spot> cells, std::optional<int> value = std::nullopt);
// The number that a text is; nothing if it is none or beyond all sense.
std::optional<int> whole_number(std::string_view text);
// The same of a number or a text in JSON.
std::optional<int> whole_number(const JsonValue* value);
// 1 to 9, A or a for 10 and so on; 0 is itself. Nothing for any other character.
std::optional<int> digit_of(char ch);

// An ordinary puzzle where the variant is one and all of it was read; a variant otherwise.
Puzzle puzzle_of(Variant variant);
// The rules in words as a message may show them: on a line, and not without end.
std::string shown_words(std::string_view ruleset);
// "lines and overlays could not be read and may stand for rules; the puzzle says: ..."
std::string unread_text(const Variant& variant);

// What makes it no ordinary puzzle: "rules of its own ('cage')", "boxes of other shapes".
std::string what_it_has(const Variant& variant);
// The sentence for those who know ordinary puzzles alone.
Error rules_of_its_own(const Variant& variant);

}  // namespace nonet

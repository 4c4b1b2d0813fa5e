// Drawings that may stand for rules and can't be read as such, as f-puzzles and SudokuPad have
// them: kept as Sketches, so that a person sees them and may say what they mean. What is beyond a
// bound is left out; that something was drawn, Variant::unread says anyway.
#pragma once

#include <optional>
#include <string>

#include "nonet/json/value.h"
#include "nonet/json/writer.h"
#include "nonet/rules/variant.h"

namespace nonet {

inline constexpr std::size_t kMostSketches = 300;

// The lines, arrows, overlays and underlays of SudokuPad.
void sketch_scl(const JsonValue& root, Variant& variant);
// An item of a list of f-puzzles: "line", "text", "circle", "rectangle", "cage".
void sketch_fpuzzles(std::string_view key, const JsonValue& item, Variant& variant);
// A cage whose text is no sum.
void sketch_cage(const std::vector<Spot>& cells, const std::string& text, const std::string& colour,
                 Variant& variant);

// "drawings" in nonet's own JSON.
void write_sketches(JsonWriter& json, const Variant& variant);
std::optional<Error> read_sketches(const JsonValue& object, Variant& variant);

}  // namespace nonet

// The techniques as JSON: the table, and one of them with its example and near miss.
//
//   {"format": "nonet-techniques", "version": 1, "policies": ["all", "hodoku", "se", "classic"],
//    "techniques": [
//     {"slug": "naked-pair", "name": "Naked Pair", "synonyms": ["house-rule"],
//      "family": "Subsets", "level": "Medium", "assumes_unique": false,
//      "hodoku": {"code": "0200", "score": 60}, "se": "3.0"}, ...],
//    "course": ["full-house", ...], "options": [{"name": "fish-fins", "least": 0, "most": 5,
//    "usual": 5, "help": "..."}, ...],
//    "variants": [...]}     of games with rules, where there are such: see variant_lessons.h
//
//   {"format": "nonet-lesson", "version": 1, "technique": {...}, "idea": "As many cells ...",
//    "spotting": "Look along a house ...", "leads_to": ["naked-triple", "hidden-pair"],
//    "example": {"line": ":0200:...", "puzzle": ..., "placed": ..., "removed": ..., "step": {...}},
//    "walk": [{"words": "Look at ...", "houses": ["r2"], "candidates": ["r2c4=7", ...]}, ...],
//    "near_miss": {"cell": "r2c2", "extra": ["r2c4=3"], "truth": "3r2", "sentence": "...", ...}}
#pragma once

#include <string>
#include <string_view>

#include "nonet/explain/lessons.h"
#include "nonet/json/writer.h"
#include "nonet/logic/technique.h"

namespace nonet {

std::string techniques_to_json();
// `example` and `near_miss` where there are such.
std::string lesson_to_json(Technique technique);

// The members `example`, `walk` and `near_miss` of a lesson.
void write_example(JsonWriter& json, const ShownExample& example);
// The list of "a|b|c".
void write_names(JsonWriter& json, std::string_view names);

}  // namespace nonet

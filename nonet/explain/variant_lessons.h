// The lessons of puzzles with rules, out of their tables (logic/variant_lessons.def and
// kind_lessons.def): with their example, its step, the walk of the eye and the near miss as those
// of any technique have them. As JSON:
//
//   {"format": "nonet-lesson", "version": 1, "technique": {"slug": "thermometer-bounds", ...,
//    "found_as": ["rule-bounds", ...], "kinds": ["thermo"]}, "idea": ..., as in lessons_json.h}
//
// That of a kind has the same members: the slug is "kind-thermo", the idea says the rule and
// `spotting` with what one begins; its example is a board that obeys the rule and has no step, and
// its near miss one that breaks it.
#pragma once

#include <optional>
#include <string>

#include "nonet/explain/lessons.h"
#include "nonet/json/writer.h"
#include "nonet/logic/kind_lesson.h"
#include "nonet/logic/variant_lesson.h"

namespace nonet {

// Nothing if the lesson's step is not found in its example.
std::optional<ShownExample> shown_example(const VariantLesson& lesson);

// The digits that obey a kind, and with the one that breaks it; an Error if the table is wrong.
struct KindExample {
  Puzzle obeys, breaks;
  Candidate miss;
};
Result<KindExample> example_of(const KindLesson& lesson);

// The example of a technique or lesson of this name, in the order of lesson_named_to_json. `known`
// says whether there is anything of the name.
std::optional<ShownExample> example_named(std::string_view name, bool& known);

std::string variant_lesson_to_json(const VariantLesson& lesson);
std::string kind_lesson_to_json(const KindLesson& lesson);

// "kind-thermo": kinds and techniques share names.
std::string slug_of(const KindLesson& lesson);

// The list "variants": a row for each of them.
void write_variant_lessons(JsonWriter& json);

// What somebody means by a name: among techniques by slug and name, then among these lessons, then
// by the synonyms of techniques, then among kinds; "kind-thermo" means the kind alone. Nothing if
// it means none.
std::optional<std::string> lesson_named_to_json(std::string_view name);

}  // namespace nonet

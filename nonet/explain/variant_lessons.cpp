#include "nonet/explain/variant_lessons.h"

#include <algorithm>

#include "nonet/core/names.h"
#include "nonet/explain/lessons_json.h"
#include "nonet/explain/step_json.h"
#include "nonet/io/variant_json.h"
#include "nonet/logic/example.h"
#include "nonet/rules/rulebook.h"
#include "nonet/search/search.h"
#include "nonet/text/notation.h"

namespace nonet {
namespace {

constexpr std::string_view kKind = "kind-";

void write_lesson_row(JsonWriter& json, const VariantLesson& lesson) {
  json.begin_object().member("slug", lesson.slug).member("name", lesson.name);
  write_names(json.key("synonyms"), lesson.synonyms);
  json.member("family", name_of(lesson.group));
  json.member("level", name_of(row_of(lesson.found_as).level)).member("assumes_unique", false);
  json.key("found_as").list(techniques_of(lesson), [&](Technique t) {
    json.string(row_of(t).slug);
  });
  write_names(json.key("kinds"), lesson.kinds);
  json.end_object();
}

void write_kind_row(JsonWriter& json, const KindLesson& lesson) {
  json.begin_object().member("slug", slug_of(lesson)).member("name", name_of(lesson));
  write_names(json.key("synonyms"), synonyms_of(lesson));
  json.member("family", "Rules: " + std::string(group_of(lesson)));
  json.member("level", name_of(Level::kEasy)).member("assumes_unique", false);
  json.key("kinds").begin_list().string(lesson.slug).end_list().end_object();
}

// "r1c1=3"
std::optional<Candidate> placement_in(std::string_view text) {
  const std::size_t equals = text.find('=');
  if (equals == std::string_view::npos || equals + 2 != text.size()) return std::nullopt;
  const auto cell = parse_cell(text.substr(0, equals));
  const int number = text.back() - '0';
  if (!cell || number < 1 || number > Digit::kCount) return std::nullopt;
  return Candidate{*cell, Digit::from_number(number)};
}

void give(Candidate x, Variant& variant) {
  if (const auto spot = spot_of(variant, x.cell)) variant.givens[*spot] = x.digit.number();
}

Puzzle puzzle_of(const Variant& variant) {
  Puzzle puzzle;
  puzzle.variant = std::make_shared<const Variant>(variant);
  return puzzle;
}

}  // namespace

std::optional<ShownExample> shown_example(const VariantLesson& lesson) {
  std::optional<ShownExample> shown = ruled_example(lesson.puzzle, lesson.cells, lesson.still_open);
  if (!shown) return std::nullopt;
  for (Technique technique : techniques_of(lesson)) {
    const Ask ask{{technique}, example_options(technique)};
    bool found = false;
    finder_of(technique)(shown->grid, ask, [&](const Hit& hit) {
      shown->step = hit.told(shown->grid);
      return found = is_taught_by(lesson, shown->step, shown->grid);
    });
    if (found) return shown;
  }
  return std::nullopt;
}

Result<KindExample> example_of(const KindLesson& lesson) {
  Result<Variant> read = read_variant_json(lesson.puzzle);
  if (!read) return read.error();
  Variant variant = *read;
  for (std::string_view left = lesson.digits; !left.empty();) {
    const std::string_view part = left.substr(0, left.find(' '));
    left.remove_prefix(std::min(left.size(), part.size() + 1));
    const auto digit = placement_in(part);
    if (!digit) return Error{"'" + std::string(part) + "' is no digit in a cell"};
    give(*digit, variant);
  }
  const auto miss = placement_in(lesson.miss);
  if (!miss) return Error{"'" + std::string(lesson.miss) + "' is no digit in a cell"};
  KindExample example{puzzle_of(variant), {}, *miss};
  give(*miss, variant);
  example.breaks = puzzle_of(variant);
  return example;
}

std::string variant_lesson_to_json(const VariantLesson& lesson) {
  JsonWriter json;
  json.begin_object().member("format", "nonet-lesson").member("version", 1);
  write_lesson_row(json.line(1).key("technique"), lesson);
  json.line(1).member("idea", lesson.idea);
  json.line(1).member("spotting", lesson.spotting);
  write_names(json.line(1).key("leads_to"), lesson.leads_to);
  if (const auto example = shown_example(lesson)) write_example(json, *example);
  json.end_object();
  return json.take() + "\n";
}

std::string kind_lesson_to_json(const KindLesson& lesson) {
  JsonWriter json;
  json.begin_object().member("format", "nonet-lesson").member("version", 1);
  write_kind_row(json.line(1).key("technique"), lesson);
  json.line(1).member("idea", lesson.says);
  json.line(1).member("spotting", lesson.first);
  json.line(1).key("leads_to").strings(techniques_of(lesson), [](const VariantLesson* each) {
    return each->slug;
  });
  if (const auto example = example_of(lesson)) {
    json.line(1).key("example").begin_object();
    json.member("line", variant_json_of(*example->obeys.variant));
    write_state(json, example->obeys);
    json.end_object();
    json.line(1).key("near_miss").begin_object();
    json.member("cell", name_of(example->miss.cell)).key("extra").begin_list().end_list();
    json.member("sentence", lesson.why);
    write_state(json, example->breaks);
    json.end_object();
  }
  json.end_object();
  return json.take() + "\n";
}

void write_variant_lessons(JsonWriter& json) {
  json.line(1).key("variants").begin_list();
  for (const VariantLesson& lesson : all_variant_lessons()) write_lesson_row(json.line(2), lesson);
  for (const KindLesson& lesson : all_kind_lessons()) write_kind_row(json.line(2), lesson);
  json.line(1).end_list();
}

std::string slug_of(const KindLesson& lesson) {
  return std::string(kKind) + std::string(lesson.slug);
}

namespace {

// What a name means: one of these, or nothing.
struct Meant {
  std::optional<Technique> technique{};
  const VariantLesson* lesson = nullptr;
  const KindLesson* kind = nullptr;
};

Meant meant_by(std::string_view name) {
  const std::vector<Technique> techniques = techniques_named(name);
  const auto technique = techniques.empty() ? std::nullopt : std::optional(techniques.front());
  if constexpr (kHasRulebooks) {
    if (name.starts_with(kKind)) return {.kind = kind_lesson_named(name.substr(kKind.size()))};
    const auto lessons = variant_lessons_meant(name);
    if (!lessons.empty()) return {.lesson = lessons.front()};
    if (!technique) return {.kind = kind_lesson_named(name)};
  }
  return {.technique = technique};
}

}  // namespace

std::optional<ShownExample> example_named(std::string_view name, bool& known) {
  const Meant meant = meant_by(name);
  known = meant.technique || meant.lesson != nullptr;
  if (meant.technique) return shown_example(*meant.technique);
  if constexpr (kHasRulebooks) {
    if (meant.lesson != nullptr) return shown_example(*meant.lesson);
  }
  return std::nullopt;
}

std::optional<std::string> lesson_named_to_json(std::string_view name) {
  const Meant meant = meant_by(name);
  if (meant.technique) return lesson_to_json(*meant.technique);
  if constexpr (kHasRulebooks) {
    if (meant.lesson != nullptr) return variant_lesson_to_json(*meant.lesson);
    if (meant.kind != nullptr) return kind_lesson_to_json(*meant.kind);
  }
  return std::nullopt;
}

}  // namespace nonet

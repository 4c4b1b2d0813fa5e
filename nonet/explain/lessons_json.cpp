#include "nonet/explain/lessons_json.h"

#include <algorithm>

#include "nonet/core/names.h"
#include "nonet/explain/course.h"
#include "nonet/explain/eye_walk.h"
#include "nonet/explain/lessons.h"
#include "nonet/explain/near_miss.h"
#include "nonet/explain/policy_choice.h"
#include "nonet/explain/step_json.h"
#include "nonet/explain/variant_lessons.h"
#include "nonet/logic/idea.h"
#include "nonet/rules/rulebook.h"
#include "nonet/text/notation.h"

namespace nonet {

void write_names(JsonWriter& json, std::string_view names) {
  json.begin_list();
  while (!names.empty()) {
    const std::string_view name = names.substr(0, names.find('|'));
    json.string(name);
    names.remove_prefix(std::min(names.size(), name.size() + 1));
  }
  json.end_list();
}

namespace {

void write_row(JsonWriter& json, const TechniqueRow& row) {
  json.begin_object().member("slug", row.slug).member("name", row.name);
  write_names(json.key("synonyms"), row.synonyms);
  json.member("family", name_of(row.family)).member("level", name_of(row.level));
  json.member("assumes_unique", row.family == Family::kUniqueness);
  if (row.joins) json.member("joins", true);
  if (row.on_request) json.member("on_request", true);
  if (!row.hodoku_code.empty()) {
    json.key("hodoku").begin_object().member("code", row.hodoku_code);
    json.member("score", row.hodoku_score).end_object();
  }
  if (const std::string se = se_text(row); !se.empty()) json.member("se", se);
  json.end_object();
}

void write_option(JsonWriter& json, const OptionRow& row) {
  json.line(2).begin_object().member("name", row.name);
  json.member("least", row.least).member("most", row.most);
  json.member("usual", *option_value(Options{}, row.name)).member("help", row.help).end_object();
}

void write_look(JsonWriter& json, const Look& look, const Topology& topology) {
  json.begin_object().member("words", look.words);
  json.key("houses").list(look.houses, [&](House h) { json.string(house_text(h, topology)); });
  json.key("candidates").list(look.candidates, [&](Candidate x) {
    json.string(placement_text(x, topology));
  });
  json.end_object();
}

// The state of a grid, in a game with rules as the puzzle that it would be to begin with.
void write_start(JsonWriter& json, const Grid& grid) {
  Puzzle state = state_of(grid);
  if (state.variant) {
    Variant whole = *state.variant;
    for (std::size_t i = 0; i < whole.givens.size(); ++i) {
      const auto digit = state.givens.at(cell_of(whole, static_cast<Spot>(i)));
      if (digit) whole.givens[i] = grid.topology().number_of(*digit);
    }
    state.variant = std::make_shared<const Variant>(std::move(whole));
  }
  write_state(json, state);
}

}  // namespace

void write_example(JsonWriter& json, const ShownExample& example) {
  json.line(1).key("example").begin_object().member("line", example.line);
  write_start(json, example.grid);
  json.line(1).key("step");
  write_step(json, example.step, example.grid, 2);
  json.end_object();
  json.line(1).key("walk").begin_list();
  for (const Look& look : walk_of(example.step, example.grid)) {
    write_look(json.line(2), look, example.grid.topology());
  }
  json.line(1).end_list();
  const NearMiss miss = near_miss_of(example);
  json.line(1).key("near_miss").begin_object();
  if (miss.opened) json.member("cell", name_of(*miss.opened));
  write_placements(json.key("extra"), miss.extra, example.grid.topology());
  if (miss.truth) json.member("truth", truth_text(*miss.truth, example.grid.topology()));
  json.member("sentence", near_miss_text(example, miss));
  write_start(json, miss.grid);
  json.end_object();
}

std::string techniques_to_json() {
  JsonWriter json;
  json.begin_object().member("format", "nonet-techniques").member("version", 1);
  json.line(1).key("policies").list(policy_words(), [&](std::string_view name) {
    json.string(name);
  });
  json.line(1).key("techniques").begin_list();
  for (Technique technique : all_techniques()) write_row(json.line(2), row_of(technique));
  json.line(1).end_list();
  json.line(1).key("course").list(course(), [&](Technique t) { json.string(row_of(t).slug); });
  json.line(1).key("options").begin_list();
  for (const OptionRow& row : option_rows()) write_option(json, row);
  json.line(1).end_list();
  if constexpr (kHasRulebooks) write_variant_lessons(json);
  json.end_object();
  return json.take() + "\n";
}

std::string lesson_to_json(Technique technique) {
  JsonWriter json;
  json.begin_object().member("format", "nonet-lesson").member("version", 1);
  write_row(json.line(1).key("technique"), row_of(technique));
  json.line(1).member("idea", idea_of(technique));
  json.line(1).member("spotting", spotting_of(technique));
  json.line(1).key("leads_to").list(leads_to(technique), [&](Technique next) {
    json.string(row_of(next).slug);
  });
  if (const auto example = shown_example(technique)) write_example(json, *example);
  json.end_object();
  return json.take() + "\n";
}

}  // namespace nonet

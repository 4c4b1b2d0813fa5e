#include "nonet/explain/step_json.h"

#include "nonet/core/names.h"
#include "nonet/io/format.h"
#include "nonet/io/variant_json.h"
#include "nonet/logic/technique.h"
#include "nonet/rate/se/step_rating.h"
#include "nonet/rules/rulebook.h"
#include "nonet/text/expert.h"
#include "nonet/text/notation.h"
#include "nonet/text/prose.h"
#include "nonet/text/roles.h"
#include "nonet/text/rule_reasons.h"
#include "nonet/text/story_links.h"

namespace nonet {
namespace {

std::string_view kind_name(Inference::Kind kind) {
  switch (kind) {
    case Inference::Kind::kAssume:
      return "assume";
    case Inference::Kind::kFollows:
      return "follows";
    case Inference::Kind::kSplit:
      return "split";
    case Inference::Kind::kConflict:
      return "conflict";
    case Inference::Kind::kUntold:
      return "untold";
    case Inference::Kind::kInEveryCase:
      return "in-every-case";
    case Inference::Kind::kRefuted:
      return "refuted";
  }
  return "";
}

std::string_view node_kind(const Node& node) {
  return node.is_set() ? "set" : node.cells.size() > 1 ? "group" : "candidate";
}

void write_inference(JsonWriter& json, const Inference& inference, const StoryLink& link,
                     std::optional<std::size_t> told_at, const Topology& topology) {
  json.begin_object().member("kind", kind_name(inference.kind)).member("level", inference.level);
  if (!inference.node.cells.empty()) {
    json.member("node", node_kind(inference.node));
    if (inference.node.is_set()) {
      json.member("digits", digits_text(inference.node.digits, topology));
    } else {
      json.member("digit", topology.number_of(inference.node.digit()));
    }
    json.key("cells").strings(inference.node.cells, [](Cell c) { return name_of(c); });
    json.member("holds", inference.holds);
  }
  // One truth as a text, several as a list.
  auto text = [&](Truth truth) { return truth_text(truth, topology); };
  if (inference.by.size() == 1) json.member("by", text(inference.by.front()));
  if (inference.by.size() > 1) json.key("by").strings(inference.by, text);
  if (inference.rule >= 0) json.member("cites", inference.rule + 1);
  if (!link.from.empty()) {
    json.member("link", name_of(link.kind));
    json.key("from").list(link.from, [&](int line) { json.number(line); });
  }
  if (told_at) json.member("line", static_cast<int>(*told_at));
  if (inference.kind == Inference::Kind::kUntold) {
    json.member("suppositions", inference.untold);
  }
  json.end_object();
}

void write_rule_use(JsonWriter& json, const RuleUse& use, const Topology& topology) {
  json.begin_object();
  if (use.rule != 0) {
    json.member("rule", use.rule);
    if (!use.at.empty()) json.key("at").strings(use.at, [](Cell c) { return name_of(c); });
  } else {
    json.key("houses").strings(use.houses, [&](House h) { return house_text(h, topology); });
    json.key("less").list(use.less, [&](int number) { json.number(number); });
  }
  json.end_object();
}

void write_pair(JsonWriter& json, std::string_view first, std::string_view second) {
  json.begin_list().string(first).string(second).end_list();
}

}  // namespace

void write_claim(JsonWriter& json, const Step& step, const Topology& topology, int indent) {
  write_placements(json.line(indent).key("place"), step.placements, topology);
  write_removals(json.key("remove"), step.removals, topology);
  json.line(indent).key("truths").strings(step.truths,
                                          [&](Truth truth) { return truth_text(truth, topology); });
  if (!step.rules.empty()) {
    json.line(indent).key("rules").list(
        step.rules, [&](const RuleUse& use) { write_rule_use(json, use, topology); });
  }
  if (!step.deadly.empty()) {
    json.line(indent).key("deadly").list(step.deadly, [&](const DeadlyCell& cell) {
      write_pair(json, name_of(cell.cell), digits_text(cell.digits, topology));
    });
  }
  if (step.symmetry) {
    json.line(indent).key("symmetry");
    write_pair(json, word_of(step.symmetry->motion), images_text(*step.symmetry, topology));
  }
  json.member("assumes_unique", step.assumes_unique());
}

void write_placements(JsonWriter& json, std::span<const Candidate> list, DigitNames names) {
  json.strings(list, [&](Candidate x) { return placement_text(x, names); });
}

void write_removals(JsonWriter& json, std::span<const Candidate> list, DigitNames names) {
  json.strings(list, [&](Candidate x) { return removal_text(x, names); });
}

void write_marks(JsonWriter& json, const std::vector<Mark>& marks, DigitNames names) {
  json.list(marks, [&](const Mark& mark) {
    write_pair(json, name_of(mark), placement_text(mark.candidate, names));
  });
}

void write_inferences(JsonWriter& json, const Step& step, const Grid& before) {
  const std::vector<StoryLink> links = links_of(step, before);
  auto link = links.begin();
  std::vector<std::optional<std::size_t>> told_at(step.inferences.size());
  std::size_t count = 0;
  for (const ToldLine& line : told_lines_of(step, before)) {
    for (std::size_t i = line.first; i <= line.last; ++i) told_at[i] = count;
    ++count;
  }
  auto at = told_at.begin();
  json.list(step.inferences, [&](const Inference& inference) {
    write_inference(json, inference, *link++, *at++, before.topology());
  });
}

void write_state(JsonWriter& json, const Grid& state) {
  Puzzle puzzle = state.puzzle();
  if (state.rulebook() != nullptr) puzzle.variant = state.rulebook()->variant();
  write_state(json, puzzle);
}

void write_state(JsonWriter& json, const Puzzle& state) {
  const DigitNames names = names_of(state);
  // What is placed on a board of another size stands in the variant, which knows the size.
  const bool smaller = state.variant && state.variant->cells() < Cell::kCount;
  if (state.variant) {
    const Variant variant = smaller ? with_placed(state) : *state.variant;
    json.line(1).key("variant").raw(variant_json_of(variant));
  } else {
    json.line(1).member("puzzle", one_line(state.givens));
  }
  if (!smaller && state.placed.count() > 0) {
    json.line(1).member("placed", one_line(state.placed, names));
  }
  if (!state.removed.empty()) {
    write_removals(json.line(1).key("removed"), state.removed, names);
  }
}

void write_step(JsonWriter& json, const Step& step, const Grid& before, int indent) {
  write_step(json, step, before, indent, sentence_of(step, before));
}

void write_step(JsonWriter& json, const Step& step, const Grid& before, int indent,
                std::string_view sentence) {
  const Topology& topology = before.topology();
  const TechniqueRow& row = row_of(step.technique);
  const int further = indent + 1;
  json.line(indent).begin_object();
  json.member("technique", row.slug).member("name", row.name).member("family", name_of(row.family));
  // Sudoku Explainer's scale is of the ordinary game.
  const int se = before.rulebook() == nullptr ? se_rating_of(step, before) : 0;
  if (se > 0) json.key("se").number(se / 10.0, 1);
  write_claim(json, step, topology, further);
  json.line(further).key("marks");
  write_marks(json, step.marks, topology);
  json.key("houses").list(step.houses, [&](const HouseMark& mark) {
    write_pair(json, name_of(mark.role), house_text(mark.house, topology));
  });
  if (!step.inferences.empty()) {
    json.line(further).key("inferences");
    write_inferences(json, step, before);
    json.line(further)
        .key("reasoning")
        .strings(reasoning_of(step, before), [](const std::string& line) { return line; });
  } else if (const std::vector<std::string> why = rule_reasons(step, before); !why.empty()) {
    json.line(further).key("reasoning").strings(why, [](const std::string& line) { return line; });
  }
  json.line(further).member("notation", whole_expert_line(step, before));
  json.line(further).member("sentence", sentence).member("proved", true);
  json.end_object();
}

StepsJson::StepsJson(const Puzzle& puzzle, const Grid& grid) : grid_(grid) {
  json_.begin_object().member("format", "nonet-steps").member("version", 1);
  write_state(json_, puzzle);
  json_.line(1).key("steps").begin_list();
}

void StepsJson::add(const Step& step) {
  write_step(json_, step, grid_, 2);
}

void StepsJson::end(const std::vector<Technique>& more) {
  json_.line(1).end_list();
  if (!more.empty()) {
    json_.line(1).key("more").begin_list();
    for (const Technique technique : more) json_.string(row_of(technique).slug);
    json_.end_list();
  }
  json_.end_object();
  last_ = "\n";
}

std::string steps_to_json(const Puzzle& puzzle, const std::vector<Step>& steps, const Grid& grid) {
  StepsJson json(puzzle, grid);
  for (const Step& step : steps) json.add(step);
  json.end();
  return json.take();
}

}  // namespace nonet

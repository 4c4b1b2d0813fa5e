#include "nonet/explain/step_json.h"

#include "nonet/core/names.h"
#include "nonet/io/format.h"
#include "nonet/io/json_value.h"
#include "nonet/logic/technique.h"
#include "nonet/text/expert.h"
#include "nonet/text/notation.h"
#include "nonet/text/prose.h"
#include "nonet/text/roles.h"

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
  }
  return "";
}

std::string inference_json(const Inference& inference, const Topology& topology) {
  std::string text = "{\"kind\": " + json_quoted(kind_name(inference.kind)) +
                     ", \"level\": " + std::to_string(inference.level);
  if (!inference.node.cells.empty()) {
    text += (inference.node.is_set()
                 ? ", \"digits\": " + json_quoted(digits_text(inference.node.digits))
                 : ", \"digit\": " + std::to_string(inference.node.digit().number())) +
            ", \"cells\": " +
            json_list(inference.node.cells, [](Cell c) { return json_quoted(name_of(c)); }) +
            ", \"holds\": " + (inference.holds ? "true" : "false");
  }
  // One truth as a text, several as a list.
  auto quoted_truth = [&](Truth truth) { return json_quoted(truth_text(truth, topology)); };
  if (inference.by.size() == 1) text += ", \"by\": " + quoted_truth(inference.by.front());
  if (inference.by.size() > 1) text += ", \"by\": " + json_list(inference.by, quoted_truth);
  if (inference.kind == Inference::Kind::kUntold) {
    text += ", \"suppositions\": " + std::to_string(inference.untold);
  }
  return text + "}";
}

}  // namespace

std::string house_text(House house, const Topology& topology) {
  // A truth's text without its digit: "r3".
  return truth_text(Truth(house, Digit(0)), topology).substr(1);
}

std::string board_to_json(const Board& board) {
  return json_quoted(one_line(board));
}

std::string state_to_json(const Puzzle& state) {
  std::string text = "\"puzzle\": " + board_to_json(state.givens);
  if (state.placed.count() > 0) text += ",\n \"placed\": " + board_to_json(state.placed);
  if (!state.removed.empty()) {
    text += ",\n \"removed\": " +
            json_list(state.removed, [](Candidate x) { return json_quoted(removal_text(x)); });
  }
  return text;
}

std::string step_to_json(const Step& step, const Grid& before, std::string_view indent) {
  const Topology& topology = before.topology();
  const TechniqueRow& row = row_of(step.technique);
  auto quoted_truth = [&](Truth truth) { return json_quoted(truth_text(truth, topology)); };
  const std::string next = ",\n " + std::string(indent);
  std::string text = std::string(indent) + "{\"technique\": " + json_quoted(row.slug) +
                     ", \"name\": " + json_quoted(row.name) +
                     ", \"family\": " + json_quoted(name_of(row.family));
  text += next + "\"place\": " + json_list(step.placements, [](Candidate x) {
            return json_quoted(placement_text(x));
          });
  text += ", \"remove\": " +
          json_list(step.removals, [](Candidate x) { return json_quoted(removal_text(x)); });
  text += next + "\"truths\": " + json_list(step.truths, quoted_truth);
  if (!step.deadly.empty()) {
    text += next + "\"deadly\": " + json_list(step.deadly, [](const DeadlyCell& cell) {
              return "[" + json_quoted(name_of(cell.cell)) + ", " +
                     json_quoted(digits_text(cell.digits)) + "]";
            });
  }
  text += ", \"assumes_unique\": " + std::string(step.deadly.empty() ? "false" : "true");
  text += next + "\"marks\": " + json_list(step.marks, [](const Mark& mark) {
            return "[" + json_quoted(name_of(mark)) + ", " +
                   json_quoted(placement_text(mark.candidate)) + "]";
          });
  text += ", \"houses\": " + json_list(step.houses, [&](const HouseMark& mark) {
            return "[" + json_quoted(name_of(mark.role)) + ", " +
                   json_quoted(house_text(mark.house, topology)) + "]";
          });
  if (!step.inferences.empty()) {
    text += next + "\"inferences\": " + json_list(step.inferences, [&](const Inference& inference) {
              return inference_json(inference, topology);
            });
    text += next +
            "\"reasoning\": " + json_list(reasoning_of(step, before), [](const std::string& line) {
              return json_quoted(line);
            });
  }
  text += next + "\"notation\": " + json_quoted(expert_line(step, before));
  text += next + "\"sentence\": " + json_quoted(sentence_of(step, before)) + ", \"proved\": true}";
  return text;
}

}  // namespace nonet

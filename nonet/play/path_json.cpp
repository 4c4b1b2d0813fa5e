#include "nonet/play/path_json.h"

#include "nonet/core/names.h"
#include "nonet/io/format.h"
#include "nonet/io/json_value.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/proof/checker.h"
#include "nonet/text/notation.h"
#include "nonet/text/prose.h"
#include "nonet/text/roles.h"

namespace nonet {
namespace {

using Kind = JsonValue::Kind;

constexpr std::string_view kFormat = "nonet-path";

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
  }
  return "";
}

template <class Items, class ToText>
std::string json_list(const Items& items, ToText&& to_text) {
  std::string text = "[";
  for (const auto& item : items) {
    if (text.size() > 1) text += ", ";
    text += to_text(item);
  }
  return text + "]";
}

std::string board_text(const Board& board) {
  std::string line = format_named("line")->write(board, '.');
  line.pop_back();
  return line;
}

std::string house_text(House house, const Topology& topology) {
  // A truth's text without its digit: "r3".
  return truth_text(Truth(house, Digit(0)), topology).substr(1);
}

std::string inference_json(const Inference& inference, const Topology& topology) {
  std::string text = "{\"kind\": " + json_quoted(kind_name(inference.kind)) +
                     ", \"level\": " + std::to_string(inference.level);
  if (!inference.node.cells.empty()) {
    text += ", \"digit\": " + std::to_string(inference.node.digit.number()) + ", \"cells\": " +
            json_list(inference.node.cells, [](Cell c) { return json_quoted(name_of(c)); }) +
            ", \"holds\": " + (inference.holds ? "true" : "false");
  }
  if (inference.kind != Inference::Kind::kAssume) {
    text += ", \"by\": " + json_quoted(truth_text(inference.by, topology));
  }
  return text + "}";
}

std::string step_json(const Step& step, const Grid& before) {
  const Topology& topology = before.topology();
  const TechniqueRow& row = row_of(step.technique);
  auto quoted_truth = [&](Truth truth) { return json_quoted(truth_text(truth, topology)); };
  std::string text =
      "    {\"technique\": " + json_quoted(row.slug) + ", \"name\": " + json_quoted(row.name);
  text += ",\n     \"place\": " +
          json_list(step.placements, [](Candidate x) { return json_quoted(placement_text(x)); });
  text += ", \"remove\": " +
          json_list(step.removals, [](Candidate x) { return json_quoted(removal_text(x)); });
  text += ",\n     \"truths\": " + json_list(step.truths, quoted_truth);
  if (!step.deadly.empty()) {
    text += ",\n     \"deadly\": " + json_list(step.deadly, [](const DeadlyCell& cell) {
              return "[" + json_quoted(name_of(cell.cell)) + ", " +
                     json_quoted(digits_text(cell.digits)) + "]";
            });
  }
  text += ", \"assumes_unique\": " + std::string(step.deadly.empty() ? "false" : "true");
  text += ",\n     \"marks\": " + json_list(step.marks, [](const Mark& mark) {
            return "[" + json_quoted(name_of(mark.role)) + ", " +
                   json_quoted(placement_text(mark.candidate)) + "]";
          });
  text += ", \"houses\": " + json_list(step.houses, [&](const HouseMark& mark) {
            return std::string("[") + (mark.role == HouseRole::kBase ? "\"base\"" : "\"cover\"") +
                   ", " + json_quoted(house_text(mark.house, topology)) + "]";
          });
  if (!step.inferences.empty()) {
    text +=
        ",\n     \"inferences\": " + json_list(step.inferences, [&](const Inference& inference) {
          return inference_json(inference, topology);
        });
    text += ",\n     \"reasoning\": " +
            json_list(reasoning_of(step, before),
                      [](const std::string& line) { return json_quoted(line); });
  }
  text += ",\n     \"sentence\": " + json_quoted(sentence_of(step, before)) + ", \"proved\": true}";
  return text;
}

// Reads a list of strings, each through `parse`, into `items`.
template <class T, class Parse>
std::optional<Error> read_list(const JsonValue& step, std::string_view key, std::string_view what,
                               std::vector<T>& items, Parse&& parse) {
  const JsonValue* list = step.find(key);
  if (list == nullptr) return std::nullopt;
  if (!list->is(Kind::kList)) return list->wrong("\"" + std::string(key) + "\" is not a list");
  for (const JsonValue& item : list->list) {
    auto parsed = item.is(Kind::kString) ? parse(item.string) : std::nullopt;
    if (!parsed) return item.wrong("this is not " + std::string(what));
    items.push_back(*parsed);
  }
  return std::nullopt;
}

std::optional<Error> read_deadly(const JsonValue& step, std::vector<DeadlyCell>& pattern) {
  const JsonValue* list = step.find("deadly");
  if (list == nullptr) return std::nullopt;
  if (!list->is(Kind::kList)) return list->wrong("\"deadly\" is not a list");
  for (const JsonValue& item : list->list) {
    bool pair = item.is(Kind::kList) && item.list.size() == 2 && item.list[0].is(Kind::kString) &&
                item.list[1].is(Kind::kString);
    auto cell = pair ? parse_cell(item.list[0].string) : std::nullopt;
    auto digits = pair ? parse_digits(item.list[1].string) : std::nullopt;
    if (!cell || !digits)
      return item.wrong("this is not a cell with its digits, such as [\"r1c1\", \"25\"]");
    pattern.push_back({*cell, *digits});
  }
  return std::nullopt;
}

std::optional<Error> read_board(const JsonValue& root, std::string_view key, Board& board) {
  const JsonValue* value = root.find(key);
  if (value == nullptr) return std::nullopt;
  const std::string name = "\"" + std::string(key) + "\"";
  if (!value->is(Kind::kString)) return value->wrong(name + " is not a text of 81 characters");
  auto read = read_puzzle(value->string, format_named("line"));
  if (!read) return value->wrong(name + " is no board: " + read.error().message);
  board = read->givens;
  return std::nullopt;
}

// Who writes no format and version means this one.
std::optional<Error> read_header(const JsonValue& root) {
  const JsonValue* format = root.find("format");
  if (format != nullptr && (!format->is(Kind::kString) || format->string != kFormat)) {
    return format->wrong("the format is not \"" + std::string(kFormat) + "\"");
  }
  const JsonValue* version = root.find("version");
  if (version != nullptr && (!version->is(Kind::kNumber) || version->string != "1")) {
    return version->wrong("only version 1 of the format is known");
  }
  return std::nullopt;
}

Result<ClaimedStep> read_step(const JsonValue& value, const Topology& topology) {
  if (!value.is(Kind::kObject)) return value.wrong("a step was expected");
  ClaimedStep claimed;
  claimed.line = value.line;
  Step& step = claimed.step;
  auto parse = [&](std::string_view text) { return parse_truth(text, topology); };
  auto error =
      read_list(value, "place", "a placement such as \"r1c1=5\"", step.placements, parse_placement);
  if (!error)
    error =
        read_list(value, "remove", "a removal such as \"r1c1<>5\"", step.removals, parse_removal);
  if (!error)
    error = read_list(value, "truths", "a truth such as \"r1c1\" or \"5b2\"", step.truths, parse);
  if (!error) error = read_deadly(value, step.deadly);
  if (error) return *error;
  if (const JsonValue* name = value.find("name"); name != nullptr && name->is(Kind::kString)) {
    claimed.name = name->string;
  }
  return claimed;
}

}  // namespace

std::string path_to_json(const Path& path) {
  std::string text = "{\"format\": \"" + std::string(kFormat) + "\", \"version\": 1,\n";
  const Puzzle start = path.start.puzzle();
  text += " \"puzzle\": " + json_quoted(board_text(start.givens));
  if (start.placed.count() > 0) text += ",\n \"placed\": " + json_quoted(board_text(start.placed));
  if (!start.removed.empty()) {
    text += ",\n \"removed\": " +
            json_list(start.removed, [](Candidate x) { return json_quoted(removal_text(x)); });
  }
  text += ",\n \"solved\": " + std::string(path.solved() ? "true" : "false");
  if (path.solved()) text += ", \"solution\": " + json_quoted(board_text(path.end.board()));
  text += ",\n \"steps\": [";
  Grid state = path.start;
  for (std::size_t i = 0; i < path.steps.size(); ++i) {
    text += i == 0 ? "\n" : ",\n";
    text += step_json(path.steps[i], state);
    apply(path.steps[i], state);
  }
  return text + "\n ]}\n";
}

Result<ClaimedPath> read_path(std::string_view json) {
  auto parsed = parse_json(json);
  if (!parsed) return parsed.error();
  const JsonValue& root = *parsed;
  if (!root.is(Kind::kObject)) {
    return root.wrong("a path was expected: an object with \"puzzle\" and \"steps\"");
  }
  if (root.find("puzzle") == nullptr)
    return root.wrong("the path has no \"puzzle\" of 81 characters");
  ClaimedPath path;
  auto error = read_header(root);
  if (!error) error = read_board(root, "puzzle", path.puzzle.givens);
  if (!error) error = read_board(root, "placed", path.puzzle.placed);
  if (!error) {
    error = read_list(root, "removed", "a removal such as \"r1c1<>5\"", path.puzzle.removed,
                      parse_removal);
  }
  if (!error && root.find("solution") != nullptr) {
    error = read_board(root, "solution", path.solution.emplace());
  }
  if (error) return *error;
  if (const JsonValue* solved = root.find("solved")) {
    if (!solved->is(Kind::kBool)) return solved->wrong("\"solved\" is neither true nor false");
    path.claims_solved = solved->boolean;
  }
  const JsonValue* steps = root.find("steps");
  if (steps == nullptr || !steps->is(Kind::kList)) {
    return root.wrong("the path has no list of \"steps\"");
  }
  for (const JsonValue& value : steps->list) {
    auto step = read_step(value, Topology::classic());
    if (!step) return step.error();
    path.steps.push_back(*step);
  }
  return path;
}

PathCheck check_path(const ClaimedPath& path) {
  PathCheck result;
  auto start = Grid::from(path.puzzle);
  if (!start) {
    result.fault = "the puzzle contradicts itself: " + start.error().message;
    result.line = 1;
    return result;
  }
  Grid state = *start;
  for (const ClaimedStep& claimed : path.steps) {
    Check verdict = check(state, claimed.step);
    if (!verdict.proved()) {
      std::string name = claimed.name.empty() ? "" : " " + quoted_text(claimed.name);
      result.fault = "step " + std::to_string(result.checked + 1) + name + ": " +
                     describe(verdict, claimed.step);
      result.line = claimed.line;
      return result;
    }
    result.assumes_unique |= !claimed.step.deadly.empty();
    apply(claimed.step, state);
    ++result.checked;
  }
  result.solved = state.solved();
  if (path.claims_solved && !result.solved) {
    result.fault = "the steps do not end in a solved board, as the file claims";
    result.line = 1;
    return result;
  }
  if (path.solution && !(state.solved() && state.board() == *path.solution)) {
    result.fault = "the steps do not end in the solution that the file claims";
    result.line = 1;
    return result;
  }
  result.holds = true;
  return result;
}

}  // namespace nonet

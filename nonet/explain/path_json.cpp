#include "nonet/explain/path_json.h"

#include "nonet/explain/step_json.h"
#include "nonet/io/json_value.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/proof/checker.h"
#include "nonet/text/notation.h"

namespace nonet {
namespace {

using Kind = JsonValue::Kind;

constexpr std::string_view kFormat = "nonet-path";

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
  text += " " + state_to_json(path.start.puzzle());
  text += ",\n \"solved\": " + std::string(path.solved() ? "true" : "false");
  if (path.solved()) text += ", \"solution\": " + board_to_json(path.end.board());
  text += ",\n \"steps\": [";
  Grid state = path.start;
  for (std::size_t i = 0; i < path.steps.size(); ++i) {
    text += i == 0 ? "\n" : ",\n";
    text += step_to_json(path.steps[i], state, "    ");
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

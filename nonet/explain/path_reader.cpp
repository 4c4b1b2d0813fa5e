#include "nonet/explain/path_reader.h"

#include "nonet/core/names.h"
#include "nonet/core/visible.h"
#include "nonet/explain/path_json.h"
#include "nonet/text/notation.h"

namespace nonet {
namespace {

using Kind = JsonToken::Kind;

// Bytes. No key is nearly as long, and a message shows less of a name.
constexpr std::size_t kLongestKey = 200;
constexpr std::size_t kNameKept = 200;

std::string in_quotes(std::string_view key) {
  return '"' + std::string(key) + '"';
}

// Reads 81 cells and nothing else: no comment, no blank at the end, on which two readers could
// differ. What is wrong with them, or "".
std::string fill(Board& board, std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char ch = text[i];
    if (ch != '.' && (ch < '0' || ch > '9')) {
      return quoted_char(text, i) + " is not a digit or '.'";
    }
    if (i >= Cell::kCount || ch == '.' || ch == '0') continue;
    board.set(Cell(static_cast<int>(i)), Digit::from_number(ch - '0'));
  }
  if (text.size() == Cell::kCount) return "";
  return "it has " + std::to_string(text.size()) + " cells, not 81";
}

}  // namespace

bool PathReader::next(ClaimedStep& step) {
  if (!opened_ && !open()) done_ = true;
  while (!done_) {
    if (!in_steps_) {
      done_ = !read_member();
      continue;
    }
    const JsonToken& token = reader_.next();
    if (token.is(Kind::kListEnd)) {
      in_steps_ = false;
      continue;
    }
    step = {};
    step.line = token.line;
    done_ = !(token.is(Kind::kObject) ? read_step(step) : fail(token, "a step was expected"));
    return !done_;
  }
  return false;
}

Result<ClaimedStep> PathReader::read_lone_step(std::string_view json) {
  JsonText text(json);
  PathReader reader{JsonSource(text)};
  ClaimedStep claimed;
  const JsonToken& token = reader.reader_.next();
  claimed.line = token.line;
  const bool read = token.is(Kind::kObject) ? reader.read_step(claimed)
                                            : reader.fail(token, "a step was expected: an object");
  if (read && reader.reader_.next().is(Kind::kEnd)) return claimed;
  return reader.error_ ? *reader.error_ : reader.reader_.error();
}

bool PathReader::open() {
  opened_ = true;
  const JsonToken& token = reader_.next();
  no_path_ = token.wrong("");
  return token.is(Kind::kObject) ||
         fail(token, "a path was expected: an object with \"puzzle\" and \"steps\"");
}

bool PathReader::fail(const JsonToken& token, std::string message) {
  error_ = token.is(Kind::kWrong) ? reader_.error() : token.wrong(std::move(message));
  return false;
}

bool PathReader::note(Members& members, const JsonToken& key) {
  if (!members.emplace(key.text).second) {
    return fail(key, "the key " + quoted_text(key.text) + " stands twice");
  }
  if (key.text.size() > kLongestKey) {
    return fail(key, "the key " + quoted_text(key.text) + " is longer than any of a path");
  }
  if (members.size() <= kMostMembers) return true;
  return fail(key, "the object has more than " + std::to_string(kMostMembers) + " members");
}

// False at the end of the path too.
bool PathReader::read_member() {
  const JsonToken& token = reader_.next();
  if (token.is(Kind::kObjectEnd)) return finish();
  if (token.is(Kind::kWrong)) return fail(token, "");
  if (!note(members_, token)) return false;
  const std::string key(token.text);
  if (key == "puzzle" || key == "placed" || key == "removed") {
    if (members_.contains("steps")) {
      late_start_ = token.wrong(in_quotes(key) + " stands behind more steps than can be kept");
    }
    return read_start(key, token.line);
  }
  if (key == "format" || key == "version") return read_header(key);
  if (key == "solved") return read_solved();
  if (key == "solution") {
    return read_board(key, claims_.solution.emplace(), claims_.lines.solution);
  }
  if (key == "steps") {
    in_steps_ = reader_.next().is(Kind::kList);
    return in_steps_ || fail(token, "\"steps\" is not a list");
  }
  return reader_.skip() || fail(token, "");
}

bool PathReader::finish() {
  const JsonToken& token = reader_.next();
  if (!token.is(Kind::kEnd)) return fail(token, "");
  for (const char* key : {"puzzle", "steps"}) {
    if (members_.contains(key)) continue;
    error_ = no_path_;
    error_->message = "the path has no " + in_quotes(key);
    return false;
  }
  return false;
}

bool PathReader::read_start(std::string_view key, int line) {
  if (key == "puzzle") return read_board(key, claims_.puzzle.givens, claims_.lines.puzzle);
  if (key == "placed") return read_board(key, claims_.puzzle.placed, claims_.lines.placed);
  claims_.lines.removed = line;
  return read_strings(key, "a removal such as \"r1c1<>5\"", claims_.puzzle.removed, parse_removal);
}

// Who writes no format and version means this one.
bool PathReader::read_header(std::string_view key) {
  const JsonToken& token = reader_.next();
  if (key == "format") {
    return (token.is(Kind::kString) && token.text == kPathFormat) ||
           fail(token, "the format is not " + in_quotes(kPathFormat));
  }
  const std::string version = std::to_string(kPathVersion);
  return (token.is(Kind::kNumber) && token.text == version) ||
         fail(token, "only version " + version + " of the format is known");
}

bool PathReader::read_solved() {
  const JsonToken& token = reader_.next();
  claims_.solved = token.boolean;
  claims_.lines.solved = token.line;
  return token.is(Kind::kBool) || fail(token, "\"solved\" is neither true nor false");
}

bool PathReader::read_board(std::string_view key, Board& board, int& line) {
  const JsonToken& token = reader_.next();
  line = token.line;
  if (!token.is(Kind::kString)) {
    return fail(token, in_quotes(key) + " is not a text of 81 characters");
  }
  const std::string problem = fill(board, token.text);
  return problem.empty() || fail(token, in_quotes(key) + " is no board: " + problem);
}

template <class T, class Parse>
bool PathReader::read_strings(std::string_view key, std::string_view what, std::vector<T>& items,
                              Parse&& parse) {
  const JsonToken& token = reader_.next();
  if (!token.is(Kind::kList)) return fail(token, in_quotes(key) + " is not a list");
  while (!reader_.next().is(Kind::kListEnd)) {
    auto parsed = token.is(Kind::kString) ? parse(token.text) : std::nullopt;
    if (!parsed) return fail(token, "this is not " + std::string(what));
    if (items.size() == kMostItems) {
      return fail(token,
                  in_quotes(key) + " has more than " + std::to_string(kMostItems) + " items");
    }
    items.push_back(*parsed);
  }
  return true;
}

bool PathReader::read_step(ClaimedStep& claimed) {
  Members members;
  const JsonToken& token = reader_.next();
  for (; !token.is(Kind::kObjectEnd); reader_.next()) {
    if (token.is(Kind::kWrong)) return fail(token, "");
    if (!note(members, token)) return false;
    if (!read_step_member(std::string(token.text), claimed)) return false;
  }
  return true;
}

bool PathReader::read_step_member(std::string_view key, ClaimedStep& claimed) {
  Step& step = claimed.step;
  if (key == "place") {
    return read_strings(key, "a placement such as \"r1c1=5\"", step.placements, parse_placement);
  }
  if (key == "remove") {
    return read_strings(key, "a removal such as \"r1c1<>5\"", step.removals, parse_removal);
  }
  if (key == "truths") {
    return read_strings(
        key, "a truth such as \"r1c1\" or \"5b2\"", step.truths,
        [](std::string_view text) { return parse_truth(text, Topology::classic()); });
  }
  if (key == "deadly") return read_deadly(step.deadly);
  if (key == "name") return read_name(claimed.name);
  return reader_.skip() || fail(reader_.next(), "");
}

// For messages only, so that anything may stand there.
bool PathReader::read_name(std::string& name) {
  const JsonToken& token = reader_.next();
  if (token.is(Kind::kList) || token.is(Kind::kObject)) {
    return reader_.leave() || fail(token, "");
  }
  if (token.is(Kind::kString)) name = token.text.substr(0, kNameKept);
  return !token.is(Kind::kWrong) || fail(token, "");
}

bool PathReader::read_deadly(std::vector<DeadlyCell>& pattern) {
  const JsonToken& token = reader_.next();
  if (!token.is(Kind::kList)) return fail(token, "\"deadly\" is not a list");
  CellSet cells;
  while (!reader_.next().is(Kind::kListEnd)) {
    const JsonToken item = token;
    const bool pair = token.is(Kind::kList);
    std::optional<Cell> cell;
    std::optional<DigitSet> digits;
    if (pair && reader_.next().is(Kind::kString)) cell = parse_cell(token.text);
    if (cell && reader_.next().is(Kind::kString)) digits = parse_digits(token.text);
    if (!digits || digits->empty() || !reader_.next().is(Kind::kListEnd)) {
      return fail(token.is(Kind::kWrong) ? token : item,
                  "this is not a cell with its digits, such as [\"r1c1\", \"25\"]");
    }
    if (cells.contains(*cell)) return fail(item, name_of(*cell) + " stands twice in the pattern");
    cells.insert(*cell);
    pattern.push_back({*cell, *digits});
  }
  return true;
}

Result<ClaimedPath> read_path(std::string_view json) {
  JsonText source(json);
  PathReader reader{JsonSource(source)};
  ClaimedPath path;
  for (ClaimedStep step; reader.next(step);) path.steps.push_back(std::move(step));
  if (reader.error()) return *reader.error();
  static_cast<PathClaims&>(path) = reader.claims();
  return path;
}

}  // namespace nonet

#include "nonet/explain/path_reader.h"

#include <algorithm>

#include "nonet/core/names.h"
#include "nonet/core/visible.h"
#include "nonet/explain/path_json.h"
#include "nonet/io/variant_json.h"
#include "nonet/rules/rulebook.h"
#include "nonet/text/notation.h"

namespace nonet {
namespace {

using Token = JsonToken::Kind;

// Bytes. No key is nearly as long, and a message shows less of a name.
constexpr std::size_t kLongestKey = 200;
constexpr std::size_t kNameKept = 200;

std::string in_quotes(std::string_view key) {
  return '"' + std::string(key) + '"';
}

// Reads 81 cells and nothing else: no comment, no blank at the end, on which two readers could
// differ. What is wrong with them, or "".
std::string fill(Board& board, std::string_view text, DigitNames names) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char ch = text[i];
    const auto digit = names.digit_called(ch - '0');
    const bool blank = ch == '.' || (ch == '0' && !digit);
    if (!blank && !digit) return quoted_char(text, i) + " is not a digit or '.'";
    if (i < Cell::kCount && digit) board.set(Cell(static_cast<int>(i)), *digit);
  }
  if (text.size() == Cell::kCount) return "";
  return "it has " + std::to_string(text.size()) + " cells, not 81";
}

// "987654321": what becomes of 1, of 2, ...
std::optional<std::array<Digit, 9>> parse_images(std::string_view text, DigitNames names) {
  std::array<Digit, 9> images{};
  if (text.size() != images.size() || !parse_digits(text, names)) return std::nullopt;
  for (std::size_t n = 0; n < images.size(); ++n) images[n] = *names.digit_called(text[n] - '0');
  return images;
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
    if (token.is(Token::kListEnd)) {
      in_steps_ = false;
      continue;
    }
    step = {};
    step.line = token.line;
    done_ = !(token.is(Token::kObject) ? read_step(step) : fail(token, "a step was expected"));
    return !done_;
  }
  return false;
}

Result<ClaimedStep> PathReader::read_lone_step(std::string_view json, DigitNames names) {
  JsonText text(json);
  PathReader reader{JsonSource(text)};
  reader.names_ = names;
  reader.version_ = kRuledPathVersion;  // which game it belongs to is the board's business
  ClaimedStep claimed;
  const JsonToken& token = reader.reader_.next();
  claimed.line = token.line;
  const bool read = token.is(Token::kObject) ? reader.read_step(claimed)
                                             : reader.fail(token, "a step was expected: an object");
  if (read && reader.reader_.next().is(Token::kEnd)) return claimed;
  return reader.error_ ? *reader.error_ : reader.reader_.error();
}

bool PathReader::open() {
  opened_ = true;
  const JsonToken& token = reader_.next();
  no_path_ = token.wrong("");
  return token.is(Token::kObject) ||
         fail(token, "a path was expected: an object with \"puzzle\" and \"steps\"");
}

bool PathReader::fail(const JsonToken& token, std::string message) {
  error_ = token.is(Token::kWrong) ? reader_.error() : token.wrong(std::move(message));
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
  if (token.is(Token::kObjectEnd)) return finish();
  if (token.is(Token::kWrong)) return fail(token, "");
  if (!note(members_, token)) return false;
  const std::string key(token.text);
  if (key == "puzzle" || key == "variant" || key == "placed" || key == "removed") {
    if (members_.contains("steps")) {
      late_start_ = token.wrong(in_quotes(key) + " stands behind more steps than can be kept");
    }
    return read_start(key, token.line);
  }
  if (key == "format" || key == "version") return read_header(key);
  if (key == "solved") return read_solved();
  if (key == "solution") return read_solution();
  if (key == "steps") {
    in_steps_ = reader_.next().is(Token::kList);
    return in_steps_ || fail(token, "\"steps\" is not a list");
  }
  return reader_.skip() || fail(token, "");
}

bool PathReader::finish() {
  const JsonToken& token = reader_.next();
  if (!token.is(Token::kEnd)) return fail(token, "");
  for (const char* key : {version_ == kRuledPathVersion ? "variant" : "puzzle", "steps"}) {
    if (members_.contains(key)) continue;
    error_ = no_path_;
    error_->message = "the path has no " + in_quotes(key);
    return false;
  }
  const std::string_view other = version_ == kRuledPathVersion ? "puzzle" : "variant";
  if (members_.contains(other)) {
    error_ = no_path_;
    error_->message =
        "a path of version " + std::to_string(version_) + " has no " + in_quotes(other);
  }
  return false;
}

bool PathReader::read_start(std::string_view key, int line) {
  if (key == "puzzle") return read_board(key, claims_.puzzle.givens, claims_.lines.puzzle);
  if (key == "variant") return read_variant();
  if (key == "placed") return read_board(key, claims_.puzzle.placed, claims_.lines.placed);
  claims_.lines.removed = line;
  return read_strings(key, "a removal such as \"r1c1<>5\"", claims_.puzzle.removed,
                      [&](std::string_view text) { return parse_removal(text, names_); });
}

// Who writes no format and version means this one.
bool PathReader::read_header(std::string_view key) {
  const JsonToken& token = reader_.next();
  if (key == "format") {
    return (token.is(Token::kString) && token.text == kPathFormat) ||
           fail(token, "the format is not " + in_quotes(kPathFormat));
  }
  for (int known : {kPathVersion, kRuledPathVersion}) {
    if (!token.is(Token::kNumber) || token.text != std::to_string(known)) continue;
    version_ = known;
    if (known == kRuledPathVersion && members_.contains("steps")) {
      return fail(token, "version 2 must be said before the steps");
    }
    return true;
  }
  return fail(token, "only the versions 1 and 2 of the format are known");
}

bool PathReader::read_solved() {
  const JsonToken& token = reader_.next();
  claims_.solved = token.boolean;
  claims_.lines.solved = token.line;
  return token.is(Token::kBool) || fail(token, "\"solved\" is neither true nor false");
}

bool PathReader::read_solution() {
  const JsonToken& token = reader_.next();
  claims_.lines.solution = token.line;
  const bool shorter =
      token.is(Token::kString) && token.text.size() < Cell::kCount && version_ == kRuledPathVersion;
  Board& board = claims_.solution.emplace();
  if (!shorter) return take_board("solution", token, board);
  // How many cells there should be is known when the puzzle is.
  claims_.solution_line = token.text;
  return std::all_of(token.text.begin(), token.text.end(),
                     [&](char ch) { return names_.digit_called(ch - '0').has_value(); }) ||
         fail(token, "\"solution\" is no solution: it has characters that are no digits");
}

bool PathReader::read_board(std::string_view key, Board& board, int& line) {
  const JsonToken& token = reader_.next();
  line = token.line;
  return take_board(key, token, board);
}

bool PathReader::take_board(std::string_view key, const JsonToken& token, Board& board) {
  if (!token.is(Token::kString)) {
    return fail(token, in_quotes(key) + " is not a text of 81 characters");
  }
  const std::string problem = fill(board, token.text, names_);
  return problem.empty() || fail(token, in_quotes(key) + " is no board: " + problem);
}

template <class T, class Parse>
bool PathReader::read_strings(std::string_view key, std::string_view what, std::vector<T>& items,
                              Parse&& parse) {
  const JsonToken& token = reader_.next();
  if (!token.is(Token::kList)) return fail(token, in_quotes(key) + " is not a list");
  while (!reader_.next().is(Token::kListEnd)) {
    auto parsed = token.is(Token::kString) ? parse(token.text) : std::nullopt;
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
  for (; !token.is(Token::kObjectEnd); reader_.next()) {
    if (token.is(Token::kWrong)) return fail(token, "");
    if (!note(members, token)) return false;
    if (!read_step_member(std::string(token.text), claimed)) return false;
  }
  return true;
}

bool PathReader::read_step_member(std::string_view key, ClaimedStep& claimed) {
  Step& step = claimed.step;
  if (key == "place") {
    return read_strings(key, "a placement such as \"r1c1=5\"", step.placements,
                        [&](std::string_view text) { return parse_placement(text, names_); });
  }
  if (key == "remove") {
    return read_strings(key, "a removal such as \"r1c1<>5\"", step.removals,
                        [&](std::string_view text) { return parse_removal(text, names_); });
  }
  if (key == "truths") {
    return read_strings(key, "a truth such as \"r1c1\" or \"5b2\"", step.truths,
                        [&](std::string_view text) { return truth_from(text, claimed); });
  }
  if (key == "rules" && version_ == kRuledPathVersion) return read_rules(claimed);
  if (key == "deadly") return read_deadly(step.deadly);
  if (key == "symmetry") return read_symmetry(step.symmetry);
  if (key == "name") return read_name(claimed.name);
  return reader_.skip() || fail(reader_.next(), "");
}

// By what it is called alone: which houses there are is known when the puzzle is. A box may be
// missing there, so what was called so is noted.
std::optional<House> PathReader::house_from(std::string_view text, ClaimedStep& claimed) {
  if (text.size() < 2 || text.size() > 3 || text[1] == '0') return std::nullopt;
  int number = 0;
  for (char ch : text.substr(1)) {
    if (ch < '0' || ch > '9') return std::nullopt;
    number = number * 10 + (ch - '0');
  }
  const std::size_t kind = std::string_view("rcb").find(text[0]);
  if (kind == std::string_view::npos) {
    // Only where the version has been said.
    if (version_ != kRuledPathVersion || text[0] != 'h' || number > House::kCount) {
      return std::nullopt;
    }
    return House(number - 1);
  }
  if (number > 9) return std::nullopt;
  const House house(static_cast<int>(kind) * 9 + number - 1);
  if (text[0] == 'b') claimed.boxes |= std::uint64_t{1} << house.index();
  return house;
}

std::optional<Truth> PathReader::truth_from(std::string_view text, ClaimedStep& claimed) {
  if (auto cell = parse_cell(text)) return Truth(*cell);
  if (text.size() < 3) return std::nullopt;
  const auto digit = parse_digits(text.substr(0, 1), names_);
  const auto house = house_from(text.substr(1), claimed);
  if (!digit || digit->empty() || !house) return std::nullopt;
  return Truth(*house, digit->first());
}

bool PathReader::read_variant() {
  const Result<JsonValue> value = next_value(reader_);
  if (!value) {
    error_ = value.error();
    return false;
  }
  claims_.lines.puzzle = value->line;
  Result<Variant> variant = read_variant_json(*value);
  if (!variant) {
    error_ = variant.error();
    return false;
  }
  if (!is_explained(*variant)) {
    error_ = value->wrong("a path is of a grid of up to 9 by 9 with at most nine digits");
    return false;
  }
  if constexpr (kHasRulebooks) {
    if (const Result<Scheme> meant = compile(*variant); !meant) {
      error_ = value->wrong(meant.error().message);
      return false;
    }
  }
  // Digits that were read before were called otherwise.
  for (const char* key : {"placed", "removed", "solution", "steps"}) {
    if (!kHasRulebooks || variant->low == names_.low || !members_.contains(key)) continue;
    error_ = value->wrong("a variant with digits from 0 must be said before " + in_quotes(key));
    return false;
  }
  names_.low = variant->low;
  claims_.puzzle.variant = std::make_shared<const Variant>(std::move(*variant));
  return true;
}

bool PathReader::read_rules(ClaimedStep& claimed) {
  const JsonToken& token = reader_.next();
  if (!token.is(Token::kList)) return fail(token, "\"rules\" is not a list");
  while (!reader_.next().is(Token::kListEnd)) {
    if (!token.is(Token::kObject)) return fail(token, "this is not a rule such as {\"rule\": 12}");
    if (claimed.step.rules.size() == kMostItems) {
      return fail(token, "\"rules\" has more than " + std::to_string(kMostItems) + " items");
    }
    if (!read_rule(claimed, claimed.step.rules.emplace_back())) return false;
  }
  return true;
}

// A rule by its number, or a sum of houses.
bool PathReader::read_rule(ClaimedStep& claimed, RuleUse& use) {
  const JsonToken& token = reader_.next();
  const Error here = token.wrong("this is neither a rule, such as {\"rule\": 12}, nor a sum");
  auto number_in = [](std::string_view text) -> std::optional<int> {
    const bool minus = text.starts_with('-');
    if (minus) text.remove_prefix(1);
    int number = 0;
    if (text.empty() || text.size() > 6 || text[0] == '0') return std::nullopt;
    for (char ch : text) {
      if (ch < '0' || ch > '9') return std::nullopt;
      number = number * 10 + (ch - '0');
    }
    return minus ? -number : number;
  };
  Members members;
  for (; !token.is(Token::kObjectEnd); reader_.next()) {
    if (token.is(Token::kWrong)) return fail(token, "");
    if (!note(members, token)) return false;
    const std::string key(token.text);
    if (key == "rule") {
      const JsonToken& value = reader_.next();
      const auto number = value.is(Token::kNumber) ? number_in(value.text) : std::nullopt;
      if (!number || *number < 1) return fail(value, "a rule has a number, from 1 on");
      use.rule = *number;
    } else if (key == "at") {
      std::vector<Cell> cells;
      if (!read_strings(key, "a cell such as \"r1c1\"", cells, parse_cell)) return false;
      for (Cell c : cells) use.at.insert(c);
    } else if (key == "houses") {
      auto house = [&](std::string_view text) { return house_from(text, claimed); };
      if (!read_strings(key, "a house such as \"r1\" or \"b3\"", use.houses, house)) return false;
    } else if (key == "less") {
      const JsonToken& item = reader_.next();
      if (!item.is(Token::kList)) return fail(item, "\"less\" is not a list");
      while (!reader_.next().is(Token::kListEnd)) {
        const auto number = item.is(Token::kNumber) ? number_in(item.text) : std::nullopt;
        if (!number || use.less.size() == kMostItems)
          return fail(item, "this is not a rule's number");
        use.less.push_back(*number);
      }
    } else if (!reader_.skip()) {
      return fail(reader_.next(), "");
    }
  }
  const bool is_rule = members.contains("rule"), is_sum = members.contains("houses");
  const bool mixed = is_rule ? is_sum || members.contains("less") : members.contains("at");
  const bool nowhere = (members.contains("at") && use.at.empty()) || (is_sum && use.houses.empty());
  if (is_rule != is_sum && !mixed && !nowhere) return true;
  error_ = here;
  return false;
}

// For messages only, so that anything may stand there.
bool PathReader::read_name(std::string& name) {
  const JsonToken& token = reader_.next();
  if (token.is(Token::kList) || token.is(Token::kObject)) {
    return reader_.leave() || fail(token, "");
  }
  if (token.is(Token::kString)) name = token.text.substr(0, kNameKept);
  return !token.is(Token::kWrong) || fail(token, "");
}

bool PathReader::read_deadly(std::vector<DeadlyCell>& pattern) {
  const JsonToken& token = reader_.next();
  if (!token.is(Token::kList)) return fail(token, "\"deadly\" is not a list");
  CellSet cells;
  while (!reader_.next().is(Token::kListEnd)) {
    const JsonToken item = token;
    const bool pair = token.is(Token::kList);
    std::optional<Cell> cell;
    std::optional<DigitSet> digits;
    if (pair && reader_.next().is(Token::kString)) cell = parse_cell(token.text);
    if (cell && reader_.next().is(Token::kString)) digits = parse_digits(token.text, names_);
    if (!digits || digits->empty() || !reader_.next().is(Token::kListEnd)) {
      return fail(token.is(Token::kWrong) ? token : item,
                  "this is not a cell with its digits, such as [\"r1c1\", \"25\"]");
    }
    if (cells.contains(*cell)) return fail(item, name_of(*cell) + " stands twice in the pattern");
    cells.insert(*cell);
    pattern.push_back({*cell, *digits});
  }
  return true;
}

bool PathReader::read_symmetry(std::optional<BoardSymmetry>& symmetry) {
  const JsonToken& token = reader_.next();
  const JsonToken item = token;
  std::optional<Motion> motion;
  std::optional<std::array<Digit, 9>> images;
  const bool pair = token.is(Token::kList);
  if (pair && reader_.next().is(Token::kString)) motion = motion_called(token.text);
  if (motion && reader_.next().is(Token::kString)) images = parse_images(token.text, names_);
  if (!images || !reader_.next().is(Token::kListEnd)) {
    return fail(token.is(Token::kWrong) ? token : item,
                "this is not a motion with the images of all digits, such as [\"rotate180\", "
                "\"987654321\"]");
  }
  symmetry = BoardSymmetry{*motion, *images};
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

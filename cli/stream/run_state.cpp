#include "cli/stream/run_state.h"

#include <array>
#include <charconv>

#include "cli/stream/temporary_file.h"
#include "nonet/json/value.h"
#include "nonet/json/writer.h"

namespace nonet::cli {
namespace {

constexpr std::string_view kKind = "nonet run state";

// Everything that is a count, with its name in the file.
struct Count {
  std::string_view key;
  std::uint64_t& (*of)(RunState& state);
};
constexpr std::array<Count, 12> kCounts = {{
    {"seed", [](RunState& s) -> std::uint64_t& { return s.seed; }},
    {"output bytes", [](RunState& s) -> std::uint64_t& { return s.output_bytes; }},
    {"output digest", [](RunState& s) -> std::uint64_t& { return s.output_digest; }},
    {"read", [](RunState& s) -> std::uint64_t& { return s.total.place.read; }},
    {"digest", [](RunState& s) -> std::uint64_t& { return s.total.place.digest; }},
    {"puzzles", [](RunState& s) -> std::uint64_t& { return s.total.puzzles; }},
    {"solved", [](RunState& s) -> std::uint64_t& { return s.total.solved; }},
    {"several", [](RunState& s) -> std::uint64_t& { return s.total.several; }},
    {"none", [](RunState& s) -> std::uint64_t& { return s.total.none; }},
    {"unfinished", [](RunState& s) -> std::uint64_t& { return s.total.unfinished; }},
    {"unreadable", [](RunState& s) -> std::uint64_t& { return s.total.unreadable; }},
    {"bytes", [](RunState& s) -> std::uint64_t& { return s.total.bytes; }},
}};

// FNV-1a (Fowler, Noll and Vo).
std::uint64_t check_of(std::string_view text) {
  std::uint64_t check = 0xcbf29ce484222325;
  for (const char ch : text) check = (check ^ static_cast<unsigned char>(ch)) * 0x100000001b3;
  return check;
}

template <class Number>
bool take_number(const JsonValue& object, std::string_view key, Number& number) {
  const JsonValue* value = object.find(key);
  if (value == nullptr || !value->is(JsonValue::Kind::kString)) return false;
  const char* end = value->string.data() + value->string.size();
  const auto [stopped, problem] = std::from_chars(value->string.data(), end, number);
  return problem == std::errc() && stopped == end;
}

template <class Number>
bool take_number(const JsonValue& object, std::string_view key, std::optional<Number>& number) {
  if (object.find(key) == nullptr) return true;
  return take_number(object, key, number.emplace());
}

bool take_string(const JsonValue& object, std::string_view key, std::string& text) {
  const JsonValue* value = object.find(key);
  if (value == nullptr || !value->is(JsonValue::Kind::kString)) return false;
  text = value->string;
  return true;
}

bool take_flag(const JsonValue& object, std::string_view key, bool& flag) {
  const JsonValue* value = object.find(key);
  if (value == nullptr || !value->is(JsonValue::Kind::kBool)) return false;
  flag = value->boolean;
  return true;
}

bool take_all(const JsonValue& object, RunState& state) {
  bool all = take_string(object, "version", state.version) &&
             take_string(object, "run", state.run) && take_string(object, "mark", state.mark) &&
             is_mark(state.mark) && take_number(object, "input bytes", state.input_bytes);
  for (const Count& count : kCounts) all = all && take_number(object, count.key, count.of(state));
  return all && take_number(object, "code", state.total.code) &&
         take_number(object, "fewest clues", state.total.fewest_clues) &&
         take_number(object, "most clues", state.total.most_clues) &&
         take_flag(object, "malformed", state.total.malformed) &&
         take_flag(object, "finished", state.finished);
}

}  // namespace

// Numbers are strings: not every reader of JSON keeps all their digits.
std::string to_text(const RunState& state) {
  JsonWriter json;
  auto number = [&json](std::string_view key, auto value) {
    json.line(1).member(key, std::to_string(value));
  };
  RunState counts = state;
  json.begin_object().member("kind", kKind);
  json.line(1).member("version", state.version);
  json.line(1).member("run", state.run);
  json.line(1).member("mark", state.mark);
  if (state.input_bytes) number("input bytes", *state.input_bytes);
  for (const Count& count : kCounts) number(count.key, count.of(counts));
  if (state.total.code) number("code", *state.total.code);
  number("fewest clues", state.total.fewest_clues);
  number("most clues", state.total.most_clues);
  json.line(1).member("malformed", state.total.malformed);
  json.line(1).member("finished", state.finished);
  std::string text = json.take();
  number("check", check_of(text));
  return (text += json.end_object().take()) + "\n";
}

Result<RunState> read_run_state(std::string_view text) {
  const Error no_state{"is no record of a run, or it was damaged"};
  const auto object = parse_json(text);
  RunState state;
  if (!object || !object->is(JsonValue::Kind::kObject) || !take_all(*object, state)) {
    return no_state;
  }
  // Whatever is odd about it, the kind or the check among it, shows here.
  if (to_text(state) != text) return no_state;
  return state;
}

}  // namespace nonet::cli

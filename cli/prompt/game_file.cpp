#include "cli/prompt/game_file.h"

#include <filesystem>
#include <sstream>

#include "cli/stream/input.h"
#include "cli/stream/whole_file.h"
#include "nonet/explain/board_json.h"
#include "nonet/io/puzzle_reader.h"
#include "nonet/rules/rulebook.h"

namespace nonet::cli {
namespace {

constexpr std::size_t kLongestGame = std::size_t{1} << 20U;

// Whether two states are of one puzzle.
bool is_same_puzzle(const Puzzle& a, const Puzzle& b) {
  if (!a.variant || !b.variant) return !a.variant && !b.variant && a.givens == b.givens;
  const auto one = state_of(a);
  const auto other = state_of(b);
  return one && other && *one->variant == *other->variant;
}

// JSON holds rules; without any, a line of the library is shorter, and others read it.
std::string text_of(const Puzzle& state) {
  if (!state.variant) return format_named("library")->write_puzzle(state, '.');
  JsonWriter json;
  write_board(json, state);
  json.end_object();
  return json.take() + "\n";
}

}  // namespace

Result<Puzzle> open_game(const std::string& path) {
  std::istringstream nothing;
  // A name that would mean standard input, which is where the commands come from, is a file's here.
  auto input = Input::open(path == "-" ? "./-" : path, nothing);
  if (!input) return input.error();
  auto text = input->rest(kLongestGame);
  if (!text) return text.error();
  auto puzzle = read_any_puzzle(*text);
  if (!puzzle) return Error{path + ": " + to_string(puzzle.error())};
  return puzzle;
}

std::optional<Error> save_game(const std::string& path, const Puzzle& state) {
  std::error_code ignored;
  if (std::filesystem::exists(path, ignored)) {
    auto old = open_game(path);
    if (!old || !is_same_puzzle(*old, state)) {
      return Error{path + " is there already and holds something else"};
    }
  }
  return write_whole_file(path, text_of(state));
}

}  // namespace nonet::cli

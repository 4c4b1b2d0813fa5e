#include "cli/prompt/game_file.h"

#include <filesystem>
#include <sstream>

#include "cli/stream/input.h"
#include "cli/stream/whole_file.h"
#include "nonet/io/puzzle_reader.h"

namespace nonet::cli {
namespace {

constexpr std::size_t kLongestGame = std::size_t{1} << 16U;

}  // namespace

Result<Puzzle> open_game(const std::string& path) {
  std::istringstream nothing;
  // A name that would mean standard input, which is where the commands come from, is a file's here.
  auto input = Input::open(path == "-" ? "./-" : path, nothing);
  if (!input) return input.error();
  auto text = input->rest(kLongestGame);
  if (!text) return text.error();
  auto puzzle = read_puzzle(*text);
  if (!puzzle) return Error{path + ": " + to_string(puzzle.error())};
  return puzzle;
}

std::optional<Error> save_game(const std::string& path, const Puzzle& state) {
  std::error_code ignored;
  if (std::filesystem::exists(path, ignored)) {
    auto old = open_game(path);
    if (!old || old->givens != state.givens) {
      return Error{path + " is there already and holds something else"};
    }
  }
  return write_whole_file(path, format_named("library")->write_puzzle(state, '.'));
}

}  // namespace nonet::cli

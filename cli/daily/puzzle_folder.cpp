#include "cli/daily/puzzle_folder.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <sstream>

#include "cli/stream/input.h"
#include "cli/stream/whole_file.h"
#include "cli/system/files.h"
#include "nonet/core/clues.h"
#include "nonet/core/names.h"
#include "nonet/io/format.h"
#include "nonet/io/variant_parts.h"

namespace nonet::cli {
namespace {

namespace fs = std::filesystem;

// Far more than 81 cells can need.
constexpr std::size_t kLongestFile = std::size_t{1} << 16U;

Error at_file(const std::string& path, const Error& error) {
  return {path + ": " + to_string(error)};
}

Result<Board> parse_board(std::string_view text) {
  LineCursor lines(lines_of(text));
  std::string_view line;
  while (lines.peek(line) && trimmed(line).empty()) lines.advance();
  if (!lines.peek(line)) return Error{"the file is empty"};
  auto puzzle = format_named("json")->read(lines);
  if (!puzzle) return puzzle.error();
  while (lines.peek(line) && trimmed(line).empty()) lines.advance();
  if (lines.peek(line)) return Error{"there is more text after the list", lines.number(), 0};
  if (puzzle->variant) {
    return Error{ErrorCode::kOtherRules, "it has " + what_it_has(*puzzle->variant) +
                                             ", and the strategies here know the ordinary game "
                                             "only; 'nonet explain' tells its way"};
  }
  if (is_of_candidates(*puzzle)) return Error{"it has candidates alone, and no digits to mark"};
  return puzzle->givens;
}

}  // namespace

std::string PuzzleFolder::puzzle_file(const std::string& name) const {
  return (fs::path(folder_) / (name + "_puzzle.json")).string();
}

std::string PuzzleFolder::solution_file(const std::string& name) const {
  return (fs::path(folder_) / (name + "_solution.json")).string();
}

std::optional<Error> PuzzleFolder::find_obstacle() const {
  fs::path there = folder_.empty() ? "." : folder_;
  std::error_code error;
  // The nearest folder that exists is the one that must take a new entry.
  while (fs::status(there, error).type() == fs::file_type::not_found) {
    fs::path parent = there.has_relative_path() ? there.parent_path() : fs::path("/");
    there = parent.empty() ? fs::path(".") : parent;
  }
  if (!fs::is_directory(there, error)) {
    return Error{folder_ + ": cannot be written: " +
                 (error ? error.message() : there.string() + " is not a folder")};
  }
  if (!is_folder_for_writing(there.string())) {
    return Error{folder_ + ": cannot be written: " + std::strerror(errno)};
  }
  return std::nullopt;
}

bool file_exists(const std::string& path) {
  std::error_code error;
  // What cannot be looked at counts as there, so that opening it says why.
  return fs::status(path, error).type() != fs::file_type::not_found;
}

Result<Board> read_puzzle_file(const std::string& path) {
  std::istringstream nothing;
  auto input = Input::open(path, nothing);
  if (!input) return input.error();
  auto text = input->rest(kLongestFile);
  if (!text) return text.error();
  auto board = parse_board(*text);
  if (!board) return at_file(path, board.error());
  return board;
}

Result<Board> read_solution_file(const std::string& path) {
  auto board = read_puzzle_file(path);
  if (!board) return board;
  for (Cell c : Cell::all()) {
    if (!board->has(c)) {
      return Error{path + ": the solution has no digit in " + name_of(c)};
    }
  }
  return board;
}

std::optional<Error> write_board_file(const std::string& path, const Board& board) {
  std::error_code error;
  fs::path folder = fs::path(path).parent_path();
  if (!folder.empty()) fs::create_directories(folder, error);
  if (error) return Error{path + ": cannot be written: " + error.message()};
  std::string text = format_named("json")->write(board, '.');
  text.pop_back();  // these files end with their bracket
  return write_whole_file(path, text);
}

}  // namespace nonet::cli

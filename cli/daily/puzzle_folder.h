// The puzzle folder: NAME_puzzle.json and NAME_solution.json, each a JSON list of nine strings.
// What is kept here is read strictly and written whole: first under another name in the same
// folder, then renamed, so that nobody ever sees half a file.
#pragma once

#include <string>

#include "nonet/core/puzzle.h"

namespace nonet::cli {

inline constexpr std::string_view kDefaultPuzzleFolder = "puzzles";

class PuzzleFolder {
 public:
  explicit PuzzleFolder(std::string folder) : folder_(std::move(folder)) {}

  std::string puzzle_file(const std::string& name) const;
  std::string solution_file(const std::string& name) const;

  // Whether a file could be written here, the folder being made if it is missing. The Error names
  // the folder.
  std::optional<Error> find_obstacle() const;

 private:
  std::string folder_;
};

bool file_exists(const std::string& path);

// The messages of these name the file, and line and column where there is one.
Result<Board> read_puzzle_file(const std::string& path);
// The same for a board without an empty cell; it may break the rules of the game.
Result<Board> read_solution_file(const std::string& path);
// Makes the folder if it is missing.
std::optional<Error> write_board_file(const std::string& path, const Board& board);

}  // namespace nonet::cli

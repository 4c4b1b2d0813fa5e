// The filter as a person meets it: the built program, and a few puzzles to ask it.
#pragma once

#include <sstream>

#include "nonet/io/format.h"
#include "support/process.h"
#include "support/support.h"

namespace nonet::test {

// The puzzle of the README, and its solution.
inline constexpr const char* kPuzzle =
    "....4.7..\n.....1.5.\n84...2..3\n1..5...3.\n6.9..7...\n5..1...2.\n78...5..1\n.....6.4.\n"
    "....3.2..\n";
inline constexpr const char* kPuzzleLine =
    "....4.7.......1.5.84...2..31..5...3.6.9..7...5..1...2.78...5..1.....6.4.....3.2..";
// Two solutions that differ around row 3, column 5.
inline constexpr const char* kTwoWays =
    "...2...362..316..9.6....1...2.5.38...8.....5...94...2.5......9...41.7...73...2...";
inline constexpr const char* kClash =
    "....3.7.......1.5.84...2..31..5...3.6.9..7...5..1...2.78...5..1.....6.4.....3.2..";
inline constexpr const char* kImpossible =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
// Solved only with a guess.
inline constexpr const char* kHard =
    "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";

inline std::string solved(std::string_view puzzle, const char* format = "grid") {
  Board solution;
  EXPECT_EQ(count_solutions(board(puzzle), 2, &solution), 1) << puzzle;
  return format_named(format)->write(solution, '.');
}

inline Finished solve(std::vector<std::string> options, const std::string& input) {
  options.insert(options.begin(), "solve");
  return run("nonet", options, input);
}

inline std::string line(const char* puzzle) {
  return std::string(puzzle) + "\n";
}

inline std::vector<std::string> split(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string one; std::getline(stream, one);) lines.push_back(one);
  return lines;
}

}  // namespace nonet::test

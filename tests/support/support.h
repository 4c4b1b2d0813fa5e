// What tests share: the data that lies beside the repository (or not), and random games.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <optional>
#include <random>
#include <string>
#include <vector>

#include "nonet/core/grid.h"
#include "nonet/core/symmetry.h"

namespace nonet::test {

// The root of the repository.
std::filesystem::path source_folder();

// ../shared/data, or what NONET_SHARED_DATA names, if it is there.
std::optional<std::filesystem::path> shared_data();

// For a test over that data: skips, and says so, where the folder is absent.
#define NONET_NEEDS_SHARED_DATA(name)                                                             \
  auto name##_found = ::nonet::test::shared_data();                                               \
  if (!name##_found) GTEST_SKIP() << "skipped: there is no ../shared/data beside the repository"; \
  const std::filesystem::path name = *name##_found

// Data of our own, in tests/data: always there.
inline std::filesystem::path own_data() {
  return source_folder() / "tests" / "data";
}

std::string read_file(const std::filesystem::path& path);
// Lines that are neither empty nor comments.
std::vector<std::string> puzzle_lines(const std::filesystem::path& path,
                                      std::size_t most = SIZE_MAX);

// 81 characters to a board; fails the test if it is no puzzle.
Board board(std::string_view text);
Grid grid(std::string_view text);
std::string line_of(const Board& board);

// Sanitizers make everything many times slower; what a property test tries is cut down then.
bool sanitized();
inline int rounds(int usual) {
  return sanitized() ? (usual + 11) / 12 : usual;
}

// `script/test all` has time for more of what takes long.
bool thorough();

// A random full grid, and a random puzzle with one solution made from it. By brute force of its
// own (tests/support/support.cpp), which shares no code with search/.
Board random_solution(std::mt19937& random);
Board random_puzzle(std::mt19937& random, int most_clues_removed = 81);

// A random state of any kind: a puzzle, fewer clues (many solutions), candidates struck at random,
// now and then the true one (mostly no solution), also without any digit.
Grid random_state(std::mt19937& random);

// Any symmetry of the game; and a state moved by one, with all that was given, placed and struck.
Symmetry random_symmetry(std::mt19937& random);
Grid moved(const Grid& state, const Symmetry& symmetry);

// An independent solver: Algorithm X over the exact cover, counting up to a limit.
int count_solutions(const Board& puzzle, int limit, Board* first = nullptr);
// The same of a state: what was struck counts, whoever struck it.
int count_solutions(const Grid& state, int limit, Board* first = nullptr);

// A random Sukaku, a puzzle of candidates without any digit, with one solution and no candidate to
// spare: with any other added there would be several.
Grid maximal_sukaku(std::mt19937& random);

}  // namespace nonet::test

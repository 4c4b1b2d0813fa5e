// Solves the puzzle given as argument and says how many solutions it has.
//   solve_and_count 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
#include <nonet/nonet.h>

#include <iostream>

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: solve_and_count PUZZLE\n";
    return 2;
  }
  // Whatever the text is, it comes back as a value: a puzzle, or an error with line and column.
  auto puzzle = nonet::read_puzzle(argv[1]);
  if (!puzzle) {
    std::cerr << nonet::to_string(puzzle.error()) << "\n";
    return 2;
  }
  // A digit that stands twice in a house is an error too.
  auto grid = nonet::Grid::from(*puzzle);
  if (!grid) {
    std::cerr << nonet::to_string(grid.error()) << "\n";
    return 1;
  }
  nonet::SearchResult found = nonet::search(*grid, 1000);
  std::cout << found.solutions << (found.complete ? "" : " or more")
            << (found.solutions == 1 && found.complete ? " solution\n" : " solutions\n");
  if (found.solutions > 0) std::cout << nonet::format_named("line")->write(found.first, '.');
  return found.unique() ? 0 : 1;
}

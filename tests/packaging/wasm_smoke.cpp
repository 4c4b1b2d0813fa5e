// Solves and explains a puzzle; built with em++ and run under node by the script beside it.
#include <iostream>

#include "nonet/nonet.h"

int main() {
  using namespace nonet;
  auto puzzle = read_puzzle(
      "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5");
  Grid grid = *Grid::from(*puzzle);
  std::cout << format_named("line")->write(search(grid).first, '.');
  Path path = find_path(grid, policy_all());
  std::cout << path.steps.size() << " steps, " << (path.solved() ? "solved" : "open") << "\n";
  std::cout << sentence_of(path.steps[0], grid) << "\n";
  return check_path(*read_path(path_to_json(path))).holds ? 0 : 1;
}

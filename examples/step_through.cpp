// Steps through the logic of a puzzle and prints the reason of each step.
#include <nonet/nonet.h>

#include <iostream>

int main(int argc, char** argv) {
  auto puzzle = nonet::read_puzzle(argc > 1 ? argv[1] : "");
  auto grid = puzzle ? nonet::Grid::from(*puzzle) : puzzle.error();
  if (!grid) {
    std::cerr << nonet::to_string(grid.error()) << "\n";
    return 2;
  }
  // All techniques but trial and error; each step is proved before we get it.
  auto policy = nonet::restrict_policy(nonet::policy_all(), {}, {"trial"});
  nonet::Solver solver(*grid, *policy);
  while (const nonet::Step* step = solver.next()) {
    std::cout << nonet::name_of(step->technique) << ": " << nonet::sentence_of(*step, solver.grid())
              << "\n";
    solver.take();
  }
  const bool solved = solver.grid().solved();
  std::cout << (solved ? "Solved.\n" : "No further step without a trial.\n")
            << nonet::candidate_board(solver.grid());
  return solved ? 0 : 1;
}

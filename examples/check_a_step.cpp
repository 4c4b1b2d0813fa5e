// Checks a step that somebody else claims: does it follow from the constraints it cites?
#include <nonet/nonet.h>

#include <iostream>

int main() {
  using namespace nonet;
  auto puzzle = read_puzzle(
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  Grid grid = *Grid::from(*puzzle);

  // "r5c5 is 5, because that cell has no other candidate left": it cites the cell r5c5.
  Cell r5c5 = cell_at(4, 4);
  Step claim;
  claim.placements = {{r5c5, Digit::from_number(5)}};
  claim.truths = {Truth(r5c5)};
  std::cout << "r5c5 = 5, citing r5c5: " << describe(check(grid, claim), claim) << "\n";

  // The same claim with no reason given, and a false one with every cell of the board as reason.
  Step bare = claim;
  bare.truths.clear();
  std::cout << "r5c5 = 5, citing nothing: " << describe(check(grid, bare), bare) << "\n";

  Step wrong;
  wrong.placements = {{cell_at(0, 2), Digit::from_number(1)}};
  for (Cell c : Cell::all()) wrong.truths.emplace_back(c);
  std::cout << "r1c3 = 1, citing all cells: " << describe(check(grid, wrong), wrong) << "\n";
  return check(grid, claim).proved() && !check(grid, bare).proved() && !check(grid, wrong).proved()
             ? 0
             : 1;
}

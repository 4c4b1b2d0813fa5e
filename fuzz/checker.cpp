// Steps made from bytes, against puzzles whose solution is known: whatever the checker calls proved
// must agree with the solution. The bytes are read as a half-solved state and a certificate, so
// that nearly every input reaches the checker.
#include "nonet/proof/checker.h"

#include <array>

#include "fuzz/games.h"

using namespace nonet;

namespace {

constexpr std::array<std::string_view, 4> kPuzzles = {
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    "4..5.....19..43.7..8..2......3..7.9..2..........93....8.5.917.......21...6......5",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...",
};

struct Known {
  Grid grid;
  Board solution;
};

const Known& known(std::size_t index) {
  static const std::array<Known, kPuzzles.size()> all = [] {
    std::array<Known, kPuzzles.size()> made;
    for (std::size_t i = 0; i < kPuzzles.size(); ++i) {
      made[i].grid = *Grid::from(*read_puzzle(kPuzzles[i]));
      made[i].solution = search(made[i].grid).first;
    }
    return made;
  }();
  return all[index % all.size()];
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Bytes bytes(data, size);
  const Known& game = known(static_cast<std::size_t>(bytes.below(256)));
  Grid grid = game.grid;
  for (int moves = bytes.below(120); moves > 0; --moves) {
    Cell cell(bytes.below(81));
    Digit digit(bytes.below(9));
    if (!grid.is_open(cell)) continue;
    if (*game.solution.at(cell) == digit) {
      grid.place(cell, digit);
    } else {
      grid.eliminate(cell, digit);
    }
  }
  Step step;
  Candidate effect{Cell(bytes.below(81)), Digit(bytes.below(9))};
  bool placed = bytes.below(2) == 1;
  // Now and then a pattern that is called deadly; the puzzles have one solution, so what follows
  // from that premise must be true as well.
  for (int cells = bytes.below(4) == 0 ? bytes.below(9) : 0; cells > 0; --cells) {
    step.deadly.push_back(
        {Cell(bytes.below(81)), DigitSet::from_bits(static_cast<unsigned>(bytes.below(512)))});
  }
  (placed ? step.placements : step.removals).push_back(effect);
  while (!bytes.empty()) {
    int truth = bytes.below(324);
    step.truths.push_back(truth < 81 ? Truth(Cell(truth))
                                     : Truth(House((truth - 81) / 9), Digit((truth - 81) % 9)));
  }
  Check verdict = check(grid, step, 20'000);
  bool true_in_solution = *game.solution.at(effect.cell) == effect.digit;
  if (verdict.proved() && true_in_solution != placed) std::abort();
  return 0;
}

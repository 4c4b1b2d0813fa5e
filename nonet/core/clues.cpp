#include "nonet/core/clues.h"

namespace nonet {

std::string clues_text(const Puzzle& puzzle) {
  const int count = puzzle.givens.count();
  return std::to_string(count) + (count == 1 ? " clue" : " clues");
}

std::string too_few_clues(const Puzzle& puzzle) {
  if (!puzzle.removed.empty()) return "";
  if (puzzle.givens.count() < kFewestClues) {
    return "no puzzle with fewer than " + std::to_string(kFewestClues) + " has one solution";
  }
  DigitSet shown;
  for (Cell c : Cell::all()) {
    if (auto digit = puzzle.givens.at(c)) shown.insert(*digit);
  }
  if (shown.size() >= kFewestDigits) return "";
  return "two digits that none of them shows could change places in any solution";
}

std::string too_few_clues_clause(const Puzzle& puzzle) {
  const std::string why = too_few_clues(puzzle);
  return why.empty() ? "" : "; it has " + clues_text(puzzle) + ", and " + why;
}

bool is_of_candidates(const Puzzle& puzzle) {
  return puzzle.givens == Board() && !puzzle.removed.empty();
}

}  // namespace nonet

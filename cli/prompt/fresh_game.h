// Fresh game: a puzzle that nobody has seen, for g at the prompt.
#pragma once

#include <string>

#include "nonet/core/puzzle.h"

namespace nonet::cli {

struct FreshGame {
  Puzzle puzzle;
  std::string told;  // "Medium 512, 25 clues, seed 7."
};

// What stands behind g: a level, a seed, both or nothing. Without a seed one is chosen. An Error
// says what can't be understood.
Result<FreshGame> fresh_game(const std::string& wish);

}  // namespace nonet::cli

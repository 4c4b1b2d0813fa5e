// Standing: how a board stands. How many solutions its puzzle has, how many are left, what of a
// player's doing the solution contradicts and, where there is no solution, what may be wrong
// (suspects.h). Hints begin with it, and whoever only wants to know whether all is well ends there.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nonet/core/puzzle.h"
#include "nonet/core/stop.h"
#include "nonet/explain/suspects.h"
#include "nonet/json/writer.h"
#include "nonet/solve/ground.h"

namespace nonet {

struct Standing {
  Ground::Solutions of_puzzle = Ground::Solutions::kNone;
  Ground::Solutions of_state = Ground::Solutions::kNone;  // those that agree with all that was done
  std::optional<Board> solution;                          // of a puzzle that has just one
  std::vector<Mistake> mistakes;                          // what that contradicts
  std::string problem;  // why there is no solution, a sentence; "" if there is, or mistakes tell
  Suspects suspects;    // where there is a problem
};

// Of a puzzle with rules and several solutions.
inline constexpr std::string_view kRuleMissing =
    "If the puzzle should have one solution, a rule is probably missing.";

Standing standing_of(const Puzzle& puzzle, const Stop& stop = {});

// "r3c5=7", or "r3c5<>7" of a candidate that was struck.
std::string text_of(const Mistake& mistake, DigitNames names);

// "suspects": [["r3c5=7"], ...]: what, taken back, mends the board; with "solutions_without".
void write_suspects(JsonWriter& json, const Suspects& suspects);

// {"format": "nonet-check", "version": 1, "puzzle": ..., "solutions": "one", "left": "one",
//  "mistakes": ["r3c5=7"], "problem": "...", "suspects": [["r1c1=5"]], "solution": "..."}
// `problem` and `suspects` only where there is no solution, `solution` only if it was asked for,
// `remark` where a rule is probably missing.
std::string standing_to_json(const Puzzle& puzzle, const Standing& standing, bool with_solution);

}  // namespace nonet

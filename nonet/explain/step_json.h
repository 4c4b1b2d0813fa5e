// The JSON of a step and of the state it belongs to: what paths, hints and lists of steps have in
// common. A step reads
//
//   {"technique": "naked-pair", "name": "Naked Pair", "family": "Subsets", "se": 3.0,
//    "place": ["r1c1=5"], "remove": ["r1c2<>5"],
//    "truths": ["r1c1", "5r3"], "deadly": [["r1c1", "25"]], "assumes_unique": false,
//    "rules": [{"rule": 12}, {"rule": 3, "at": ["r1c1", "r1c2"]},
//              {"houses": ["r1"], "less": [4, -7]}],       of a game with rules (docs/PATHS.md)
//    "marks": [["pattern", "r1c1=5"]], "houses": [["base", "r3"]],
//    "inferences": [...], "reasoning": ["..."],
//    "notation": "...", "sentence": "...", "proved": true}
//
// "se" is what Sudoku Explainer rates the step, if it has the like (rate/se/step_rating.h).
//
// An inference is a node of the story and its links, in the order of the proof, ready to draw:
//
//   {"kind": "follows",           assume, follows, split, conflict, in-every-case, untold,
//                                 refuted
//    "level": 0,                  how deep the suppositions are nested
//    "node": "candidate",         or a group (a digit in one of several cells), or a set of cells
//    "digit": 5, "cells": ["r1c1"], "holds": true,      "digits": "25" of a set
//    "by": "5r1",                 the truth it rests on, or a list of several that act together
//    "cites": 1,                  or which of the step's rules, counted from 1
//    "link": "strong",            weak: true, so this is false; strong: false, so this is true;
//                                 set: the same through an almost locked set
//    "from": [0]}                 the lines that it follows from, counted from 0
//
// Kinds without a node have no "digit", "cells" and "holds"; what is supposed has no link. What the
// puzzle itself has taken away is no line, so that a link has fewer lines than its truth
// candidates.
#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"
#include "nonet/json/writer.h"

namespace nonet {

// Begins a line; `indent` blanks stand before it, and one more before each further line. In a path
// the sentence is that of its PathWords.
void write_step(JsonWriter& json, const Step& step, const Grid& before, int indent);
void write_step(JsonWriter& json, const Step& step, const Grid& before, int indent,
                std::string_view sentence);

// "puzzle": "81 characters", "placed": "81 characters", "removed": ["r1c1<>5"]: members of the
// outermost object, a line each, the last two only where there is something placed or removed.
void write_state(JsonWriter& json, const Puzzle& state);
// The same of a grid; in a game with rules "variant": {...} stands in place of the puzzle.
void write_state(JsonWriter& json, const Grid& state);

// {"format": "nonet-steps", "version": 1, "puzzle": ..., "steps": [...]}: what can be done now; and
// "more": ["x-chain"] where there are more steps of a technique than were to be told. Piece by
// piece, since there may be many.
class StepsJson {
 public:
  StepsJson(const Puzzle& puzzle, const Grid& grid);
  void add(const Step& step);
  // After the last.
  void end(const std::vector<Technique>& more = {});
  // The text since it was asked for last.
  std::string take() { return json_.take() + std::exchange(last_, ""); }

 private:
  Grid grid_;
  JsonWriter json_;
  std::string last_;
};
std::string steps_to_json(const Puzzle& puzzle, const std::vector<Step>& steps, const Grid& grid);

// "place", "remove", "truths", "deadly", "symmetry", "assumes_unique": what follows, and the
// certificate. All that `nonet prove` needs.
void write_claim(JsonWriter& json, const Step& step, const Topology& topology, int indent);

// The story of a step, its "inferences": [{"kind": "assume", ...}].
void write_inferences(JsonWriter& json, const Step& step, const Grid& before);

// [["pattern", "r1c1=5"]].
void write_marks(JsonWriter& json, const std::vector<Mark>& marks, DigitNames names);

// ["r1c1=5"] and ["r1c1<>5"].
void write_placements(JsonWriter& json, std::span<const Candidate> list, DigitNames names);
void write_removals(JsonWriter& json, std::span<const Candidate> list, DigitNames names);

}  // namespace nonet

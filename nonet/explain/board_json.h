// The JSON of a board: the state, and what a look at it tells without any search.
//
//   {"format": "nonet-board", "version": 1,
//    "puzzle": "81 characters",                or "variant": {...}, a puzzle with rules
//    "placed": "81 characters", "removed": ["r1c1<>5"],
//    "name": "...", "comment": "...",          where the text that was read had them
//    "candidates": ["", "24", ...],            81 texts; a cell that has its digit has none
//    "clashes": ["r1c1=5", "r1c7=5"],          digits that a cell they see holds too, or that leave
//                                              a rule no filling
//    "contradiction": "r2c3 has no candidate left",   where there is one, also of a rule
//    "kinds": ["Diagonals"],                   of a puzzle with rules what they are called,
//    "houses": {"r1": {"name": "row 1", "cells": ["r1c1", ...]}, ...},   "h28" is a diagonal, say
//    "sees": [["r1c2", ...], ...],             for each cell those that can't hold its digit
//    "solved": false}
#pragma once

#include <string>
#include <vector>

#include "nonet/core/puzzle.h"
#include "nonet/json/writer.h"

namespace nonet {

// The members of the outermost object; its end is left to the caller, who may have more to say.
void write_board(JsonWriter& json, const Puzzle& state);

// What the digits and strikes leave each cell, on any board, be it one that clashes.
std::array<DigitSet, Cell::kCount> candidates_left(const Puzzle& state);

}  // namespace nonet

// Everything most programs need of nonet, in one include. docs/API.md shows the ten calls behind
// it; each header says what its calls take, return and cost, and what they do on bad input.
#pragma once

#include "nonet/core/canon.h"                  // the form that all images of a board share
#include "nonet/core/grid.h"                   // Grid, Board, Puzzle: the state of a game
#include "nonet/core/names.h"                  // r3c5, row 3
#include "nonet/core/step.h"                   // Step: one deduction with its certificate
#include "nonet/draw/draw.h"                   // boards and steps as SVG
#include "nonet/explain/hint.h"                // help a rung at a time
#include "nonet/explain/path_check.h"          // checking somebody else's path
#include "nonet/explain/path_json.h"           // paths as JSON
#include "nonet/generate/generator.h"          // puzzles to order
#include "nonet/generate/variant_generator.h"  // and such with rules of their own
#include "nonet/io/puzzle_reader.h"            // text -> Puzzle, formats recognised
#include "nonet/logic/policy.h"                // which techniques may be used, and in which order
#include "nonet/proof/checker.h"               // check: does this step follow?
#include "nonet/rate/csp/csp.h"                // W, B, gW, gB, T&E depth, BxB, BxBB
#include "nonet/rate/hodoku/hodoku.h"          // HoDoKu's level and score
#include "nonet/rate/se/se.h"                  // Sudoku Explainer's ER/EP/ED, and its way
#include "nonet/rate/se/step_rating.h"         // what it rates a step
#include "nonet/search/any_puzzle.h"           // puzzles with rules of their own
#include "nonet/search/search.h"               // how many solutions, and which
#include "nonet/solve/shorter.h"               // a way with fewer hard steps
#include "nonet/solve/solver.h"                // the next step, the whole way; each step proved
#include "nonet/text/expert.h"                 // steps as the expert's one line
#include "nonet/text/marked_board.h"           // boards as text
#include "nonet/text/prose.h"                  // steps as sentences
#include "nonet/version.h"

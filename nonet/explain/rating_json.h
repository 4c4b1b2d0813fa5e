// The JSON of a rating, an object on one line, so that a stream of puzzles becomes a stream of
// lines:
//
//   {"puzzle":"81 characters","scale":"hodoku","level":"Easy","score":204,
//    "techniques":{"full-house":21,"naked-single":30}}
//
// A puzzle that has no rating has null for level and score, and a "problem" that says why.
#pragma once

#include <string>
#include <string_view>

#include "nonet/core/puzzle.h"
#include "nonet/rate/hodoku/hodoku.h"

namespace nonet {

// Both without a newline.
std::string rating_to_json(const Board& puzzle, const HodokuRating& rating);
std::string no_rating_to_json(const Board& puzzle, std::string_view problem);

}  // namespace nonet

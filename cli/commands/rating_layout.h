// RatingLayout: how `nonet rate` writes what it found out about a puzzle: a line, a line of JSON or
// CSV, or whatever a format with the letters of Sudoku Explainer's own rater asks for.
#pragma once

#include <cstdint>
#include <string>

#include "cli/app/command.h"
#include "nonet/explain/rating_json.h"

namespace nonet::cli {

struct RatedPuzzle {
  Ratings ratings;
  std::uint64_t number = 1;  // of the puzzle
  double seconds = 0;        // that rating took
  std::string text = {};     // the puzzle in a line
};

// The columns of a table, each behind a comma: their names, and the figures of a puzzle.
std::string csv_names(const Ratings& wanted);
std::string csv_figures(const Ratings& ratings);

class RatingLayout {
 public:
  // As the options --json, --csv and --format say. An Error names what does not go together, or a
  // letter that means nothing.
  static Result<RatingLayout> from(const Invocation& call, bool wants_se);

  // What stands above all lines, or "".
  std::string header(const Ratings& wanted) const;
  // With a newline, unless a format says otherwise.
  std::string text(const RatedPuzzle& puzzle) const;

 private:
  enum class Kind { kLine, kJson, kCsv, kFormat };

  Kind kind_ = Kind::kLine;
  std::string format_;
};

}  // namespace nonet::cli

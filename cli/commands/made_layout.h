// MadeLayout: how `nonet generate` writes a puzzle that it made: as itself in any format, with its
// ratings as a line of JSON or CSV, or as the moment before a technique is needed.
#pragma once

#include <string>

#include "cli/app/layout_option.h"
#include "nonet/explain/rating_json.h"
#include "nonet/generate/generator.h"

namespace nonet::cli {

inline constexpr Option kMadeScaleOption = {
    "scale", Option::Takes::kValue, "se|hodoku|both",
    "which ratings --csv and --json write [hodoku, with --se\nboth]"};

class MadeLayout {
 public:
  // As the options --format, --csv, --json, --scale and --practice say. An Error names what does
  // not go together.
  static Result<MadeLayout> from(const Invocation& call, const Demand& demand);

  // What stands above all puzzles, and below them, or "".
  std::string header() const;
  std::string footer() const;
  // With a newline; "" if there is nothing to show.
  std::string text(const Made& made) const;

 private:
  enum class Kind { kPuzzle, kCsv, kJson, kPractice };

  Ratings ratings_of(const Made& made) const;
  std::string practice_text(const Made& made) const;

  Kind kind_ = Kind::kPuzzle;
  Layout layout_{};
  Ratings wanted_;         // the scales
  TechniqueSet practice_;  // what is to be practised
};

}  // namespace nonet::cli

// Gathering: a puzzle that comes in line by line among commands: nine rows typed or piped one after
// the other, a framed grid, candidates, a list over several lines, or all of it in one line. Which
// lines belong to a puzzle shows in their looks, as far as no command looks like that; when it
// is whole is for the readers of nonet/io to say.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "nonet/core/puzzle.h"

namespace nonet::cli {

class Gathering {
 public:
  // Whether the line is part of a puzzle, one that begins or the one that is being gathered.
  bool wants(std::string_view line) const;
  // Takes such a line. Nothing as long as the puzzle continues; then the puzzle, or what is wrong
  // with it, and the gathering begins anew.
  std::optional<Result<Puzzle>> add(std::string_view line);

  // Whether the lines of the puzzle that came last hold another one, which is lost.
  bool has_another() const { return another_; }
  // Whether a line is the rest of the tags that the last puzzle stood between, up to the last one.
  bool passes_over(std::string_view line);

  bool empty() const { return lines_ == 0; }
  int lines() const { return lines_; }
  // No more lines come: the puzzle that they are, or what is missing.
  Result<Puzzle> finish();

 private:
  void begin_anew();

  std::string text_;
  int lines_ = 0;
  bool another_ = false;
  bool between_tags_ = false;  // that have not come to their end
};

// A line of an unfinished or broken puzzle, or the frame behind a finished one.
bool looks_like_part(std::string_view line);

}  // namespace nonet::cli

// The puzzle that a picture shows, as text that every command reads.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "nonet/core/result.h"

namespace nonet::cli {

struct PuzzleInPicture {
  std::string text;                  // a line; digits by hand are placed
  std::vector<std::string> remarks;  // what was changed and what is doubtful
};

// The bytes of a JPEG or a PNG.
Result<PuzzleInPicture> puzzle_in_picture(std::string_view bytes);

}  // namespace nonet::cli

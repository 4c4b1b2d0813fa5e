// Game file: a game kept in a file, as one line of HoDoKu's library, which tells given digits from
// placed ones and holds struck candidates, or with rules of its own as JSON; whatever else a file
// holds of a puzzle can be opened too.
#pragma once

#include <optional>
#include <string>

#include "nonet/core/puzzle.h"

namespace nonet::cli {

Result<Puzzle> open_game(const std::string& path);

// Writes over a file only if it holds a game of the same puzzle.
std::optional<Error> save_game(const std::string& path, const Puzzle& state);

}  // namespace nonet::cli

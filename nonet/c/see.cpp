// What a picture shows.
#include "nonet/c/game.h"
#include "nonet/sight/sighting_json.h"

namespace nonet {

CGame::Answer CGame::see(const unsigned char* grey, int width, int height, Text options) {
  constexpr std::uint64_t kMostGrids = 99;
  Wishes wishes(options);
  sight::SeeOptions how;
  how.grid = static_cast<int>(wishes.number("grid", 0, kMostGrids).value_or(0));
  if (auto problem = wishes.problem()) return *problem;
  if (grey == nullptr || width <= 0 || height <= 0)
    return Error{ErrorCode::kNoPuzzle, "there are no pixels to read"};
  // Before anything is copied.
  if (auto problem = sight::size_problem(width, height)) return *problem;
  const std::size_t pixels = static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
  const auto seen = sight::see(
      sight::Picture(width, height, std::vector<std::uint8_t>(grey, grey + pixels)), how);
  if (!seen) return seen.error();
  return sight::sighting_json(*seen);
}

}  // namespace nonet

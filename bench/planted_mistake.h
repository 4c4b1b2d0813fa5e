// A mistake planted into a photo: what somebody has written in one cell, copied over another entry.
// It is a wrong digit in the same hand, on the same paper and in the same light.
#pragma once

#include <optional>
#include <random>

#include "nonet/sight/sighting.h"

namespace nonet::sight {

struct PlantedMistake {
  Picture picture;
  int cell = 0;
  int digit = 0;  // that is written there now
};

// `seen` is how the photo was read, all of it right. Nothing where two entries by hand do not
// differ.
inline std::optional<PlantedMistake> planted_mistake(Picture picture, const Sighting& seen,
                                                     unsigned seed) {
  std::vector<int> entries;
  for (int i = 0; i < 81; ++i)
    if (seen.cells[i].ink == Ink::kByHand) entries.push_back(i);
  if (entries.size() < 2) return std::nullopt;
  std::mt19937 random(seed);
  const int to = entries[random() % entries.size()];
  int from = to;
  for (std::size_t tries = 0; tries < 99 && seen.cells[from].digit == seen.cells[to].digit; ++tries)
    from = entries[random() % entries.size()];
  if (seen.cells[from].digit == seen.cells[to].digit) return std::nullopt;
  const Picture before = picture;
  const int steps = 3 * static_cast<int>(seen.mesh.cell_side());
  for (int y = 0; y < steps; ++y) {
    for (int x = 0; x < steps; ++x) {
      // Lines stay what they are.
      const double u = 0.07 + 0.86 * (x + 0.5) / steps;
      const double v = 0.07 + 0.86 * (y + 0.5) / steps;
      const Point at = seen.mesh.at(to % 9 + u, to / 9 + v);
      if (at.x < 0 || at.y < 0 || at.x >= picture.width() || at.y >= picture.height()) continue;
      picture.at(static_cast<int>(at.x), static_cast<int>(at.y)) =
          static_cast<std::uint8_t>(before.sample(seen.mesh.at(from % 9 + u, from / 9 + v)));
    }
  }
  return PlantedMistake{std::move(picture), to, seen.cells[from].digit};
}

}  // namespace nonet::sight

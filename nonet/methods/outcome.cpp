#include "nonet/methods/outcome.h"

#include "nonet/core/names.h"

namespace nonet {

Error no_value_left(Cell cell) {
  return {name_of(cell) + " has no value left"};
}

std::optional<Error> find_contradiction(const Grid& grid) {
  for (Cell c : Cell::all()) {
    if (grid.candidates(c).empty()) return no_value_left(c);
  }
  for (House h : grid.topology().houses()) {
    for (Digit d : Digit::all()) {
      if (!grid.places(h, d).empty()) continue;
      return Error{name_of(h, grid.topology()) + " has no place left for " +
                   std::to_string(d.number())};
    }
  }
  return std::nullopt;
}

}  // namespace nonet

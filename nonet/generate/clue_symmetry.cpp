#include "nonet/generate/clue_symmetry.h"

#include <algorithm>
#include <array>

#include "nonet/core/board_symmetry.h"

namespace nonet {
namespace {

// By the motions that make all the others.
struct Row {
  std::string_view word;
  std::vector<Motion> motions;
};

const std::array<Row, 8>& rows() {
  auto one = [](Motion motion) { return Row{word_of(motion), {motion}}; };
  static const std::array<Row, 8> all = {{{"none", {}},
                                          one(Motion::kRotate180),
                                          one(Motion::kRotate90),
                                          one(Motion::kHorizontal),
                                          one(Motion::kVertical),
                                          one(Motion::kDiagonal),
                                          one(Motion::kAntidiagonal),
                                          {"full", {Motion::kRotate90, Motion::kDiagonal}}}};
  return all;
}

const std::vector<Motion>& motions_of(ClueSymmetry symmetry) {
  const auto row = static_cast<std::size_t>(symmetry);
  return rows()[row < rows().size() ? row : 0].motions;
}

CellSet orbit_of(Cell cell, const std::vector<Motion>& motions) {
  CellSet orbit = {cell};
  for (CellSet before; before != orbit;) {
    before = orbit;
    for (const Cell c : before) {
      for (const Motion motion : motions) orbit.insert(moved(c, motion));
    }
  }
  return orbit;
}

}  // namespace

std::vector<std::string_view> symmetry_words() {
  std::vector<std::string_view> words;
  for (const Row& row : rows()) words.push_back(row.word);
  return words;
}

ClueSymmetry symmetry_named(std::string_view word) {
  const auto found =
      std::find_if(rows().begin(), rows().end(), [&](const Row& row) { return row.word == word; });
  return found == rows().end() ? ClueSymmetry::kNone
                               : static_cast<ClueSymmetry>(found - rows().begin());
}

std::vector<CellSet> orbits_of(ClueSymmetry symmetry) {
  std::vector<CellSet> orbits;
  CellSet seen;
  for (const Cell c : Cell::all()) {
    if (seen.contains(c)) continue;
    orbits.push_back(orbit_of(c, motions_of(symmetry)));
    seen |= orbits.back();
  }
  return orbits;
}

std::vector<std::vector<std::uint8_t>> orbits_of(ClueSymmetry symmetry, int side) {
  const int last = side - 1;
  auto image = [&](int place, Motion motion) {
    const int r = place / side, c = place % side;
    switch (motion) {
      case Motion::kRotate180:
        return (last - r) * side + last - c;
      case Motion::kRotate90:
        return c * side + last - r;
      case Motion::kHorizontal:
        return r * side + last - c;
      case Motion::kVertical:
        return (last - r) * side + c;
      case Motion::kDiagonal:
        return c * side + r;
      case Motion::kAntidiagonal:
        return (last - c) * side + last - r;
      default:
        return place;
    }
  };
  std::vector<std::vector<std::uint8_t>> orbits;
  std::vector<bool> seen(static_cast<std::size_t>(side) * static_cast<std::size_t>(side));
  for (std::size_t first = 0; first < seen.size(); ++first) {
    if (seen[first]) continue;
    seen[first] = true;
    std::vector<std::uint8_t> orbit = {static_cast<std::uint8_t>(first)};
    for (std::size_t i = 0; i < orbit.size(); ++i) {
      for (const Motion motion : motions_of(symmetry)) {
        const int next = image(orbit[i], motion);
        if (seen[static_cast<std::size_t>(next)]) continue;
        seen[static_cast<std::size_t>(next)] = true;
        orbit.push_back(static_cast<std::uint8_t>(next));
      }
    }
    orbits.push_back(std::move(orbit));
  }
  return orbits;
}

bool is_symmetric(const CellSet& clues, ClueSymmetry symmetry) {
  for (const Cell c : clues) {
    if (!clues.contains(orbit_of(c, motions_of(symmetry)))) return false;
  }
  return true;
}

}  // namespace nonet

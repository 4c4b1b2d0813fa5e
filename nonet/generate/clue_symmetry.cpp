#include "nonet/generate/clue_symmetry.h"

#include <algorithm>
#include <array>

namespace nonet {
namespace {

using Move = Cell (*)(Cell);

Cell across(Cell c) {
  return cell_at(row_of(c), 8 - column_of(c));
}
Cell down(Cell c) {
  return cell_at(8 - row_of(c), column_of(c));
}
Cell turned(Cell c) {
  return cell_at(column_of(c), 8 - row_of(c));
}
Cell half_turned(Cell c) {
  return turned(turned(c));
}
Cell mirrored(Cell c) {
  return cell_at(column_of(c), row_of(c));
}
Cell mirrored_back(Cell c) {
  return half_turned(mirrored(c));
}

// By the moves that make all the others.
struct Row {
  std::string_view word;
  std::vector<Move> moves;
};

const std::array<Row, 8>& rows() {
  static const std::array<Row, 8> all = {{{"none", {}},
                                          {"rotate180", {half_turned}},
                                          {"rotate90", {turned}},
                                          {"horizontal", {across}},
                                          {"vertical", {down}},
                                          {"diagonal", {mirrored}},
                                          {"antidiagonal", {mirrored_back}},
                                          {"full", {turned, mirrored}}}};
  return all;
}

const std::vector<Move>& moves_of(ClueSymmetry symmetry) {
  const auto row = static_cast<std::size_t>(symmetry);
  return rows()[row < rows().size() ? row : 0].moves;
}

CellSet orbit_of(Cell cell, const std::vector<Move>& moves) {
  CellSet orbit = {cell};
  for (CellSet before; before != orbit;) {
    before = orbit;
    for (const Cell c : before) {
      for (const Move move : moves) orbit.insert(move(c));
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
    orbits.push_back(orbit_of(c, moves_of(symmetry)));
    seen |= orbits.back();
  }
  return orbits;
}

bool is_symmetric(const CellSet& clues, ClueSymmetry symmetry) {
  for (const Cell c : clues) {
    if (!clues.contains(orbit_of(c, moves_of(symmetry)))) return false;
  }
  return true;
}

}  // namespace nonet

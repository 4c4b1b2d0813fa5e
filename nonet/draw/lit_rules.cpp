// The rules that a step rests on, lit up: their cells are tinted, with a rim around them. A sum
// that is added up from houses and rules speaks of cells of its own, which have a tint of their
// own.
#include "nonet/draw/lit_rules.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>
#include <utility>

#include "nonet/draw/clue_board.h"

namespace nonet::draw {
namespace {

constexpr double kRim = 2;  // within the cells

Spots row_or_column(const ClueBoard& board, const Clue& clue) {
  Spots cells;
  const int length = clue.is_column ? board.rows() : board.cols();
  for (int i = 0; i < length; ++i) {
    cells.push_back(clue.is_column ? board.at(i, clue.line) : board.at(clue.line, i));
  }
  return cells;
}

// What a use of a rule speaks of; nothing of a rule of the whole grid.
Spots cells_of(const ClueBoard& board, const Clue& clue, const CellSet& at) {
  Spots cells;
  for (const Cell c : at) {
    if (const auto spot = spot_of(board.variant(), c)) cells.push_back(*spot);
  }
  if (!cells.empty()) return cells;
  const bool beside = row_of(clue.kind).members.starts_with("line");
  return beside ? row_or_column(board, clue) : board.all_cells_of(clue);
}

}  // namespace

std::vector<Shape> lit_rules(const std::vector<RuleUse>& uses, const Rulebook& rulebook) {
  const Variant& variant = *rulebook.variant();
  const ClueBoard board(variant, false);
  std::vector<Shape> shapes;
  std::set<std::pair<std::string, Spots>> lit;
  auto tint = [&](const std::string& look, Spots cells) {
    std::sort(cells.begin(), cells.end());
    if (cells.empty() || !lit.insert({look, cells}).second) return;
    Path whole;
    for (const Spot spot : cells) {
      whole.append(rectangle_path(board.corner_of(spot), kCell, kCell, 0));
    }
    shapes.push_back(path_shape(look, whole));
    shapes.push_back(path_shape(look + "-rim", contour(board, cells, kRim)));
  };
  auto light = [&](int number, const CellSet& at) {
    const auto clue = static_cast<std::size_t>(std::abs(number)) - 1;
    if (number == 0 || clue >= variant.clues.size()) return;
    tint("clue-lit", cells_of(board, variant.clues[clue], at));
  };
  for (const RuleUse& use : uses) {
    light(use.rule, use.at);
    for (const int number : use.less) light(number, {});
  }
  for (const RuleUse& use : uses) {
    const RuleUnit* unit = use.rule == 0 ? rulebook.unit_of(use) : nullptr;
    if (unit == nullptr) continue;
    Spots left;
    for (const Cell c : unit->set) {
      if (const auto spot = spot_of(variant, c)) left.push_back(*spot);
    }
    tint("clue-sum", left);
  }
  return shapes;
}

}  // namespace nonet::draw

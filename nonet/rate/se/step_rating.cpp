#include "nonet/rate/se/step_rating.h"

#include <algorithm>

#include "nonet/logic/technique.h"
#include "nonet/rate/se/hint.h"

namespace nonet {
namespace {

using se::chain_rating;
using se::tenths_of;

bool is_in_box(const Step& step, const Topology& topology) {
  return std::any_of(step.houses.begin(), step.houses.end(), [&](const HouseMark& mark) {
    return mark.role == HouseRole::kBase && mark.house.index() < topology.house_count() &&
           topology.kind(mark.house) == HouseKind::kBox;
  });
}

CellSet marked(const Step& step, Role role) {
  CellSet cells;
  for (const Mark& mark : step.marks) {
    if (mark.role == role && mark.candidate.in_range()) cells.insert(mark.candidate.cell);
  }
  return cells;
}

// A chain of candidates, true and false in turn. It is rated as the forcing chain from what it
// takes away, two nodes longer, or from what it places; or as a cycle.
int of_chain(const Step& step) {
  const std::vector<Inference>& lines = step.inferences;
  if (lines.size() < 3) return 0;
  bool one_digit = true, by_cells = true;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (lines[i].level != 0 || lines[i].node.cells.size() != 1 || lines[i].node.is_set()) return 0;
    if (lines[i].holds != (i % 2 == 1) || (i > 0 && lines[i].by.size() != 1)) return 0;
    one_digit = one_digit && lines[i].node.digit() == lines[0].node.digit();
    by_cells = by_cells && (i % 2 == 0 || lines[i].by.front().is_cell());
  }
  const int nodes = static_cast<int>(lines.size());
  const bool closed = lines.front().node == lines.back().node;
  if (closed && !lines.back().holds) {
    return tenths_of(chain_rating(one_digit || by_cells ? 6.5 : 7.0, nodes - 1));
  }
  return tenths_of(chain_rating(one_digit ? 6.6 : 7.0, closed ? nodes : nodes + 2));
}

int of_loop(std::size_t cells) {
  return cells <= 4 ? 45 : cells <= 6 ? 46 : cells <= 8 ? 47 : 50;
}

// What the set that completes a pattern adds: naked, or the same from its other side, hidden;
// whichever is smaller and may be that large in the house. Nothing if neither may.
std::optional<int> of_set(const Step& step, const Grid& before) {
  const int houses = before.topology().house_count();
  const auto base =
      std::find_if(step.houses.begin(), step.houses.end(), [&](const HouseMark& mark) {
        return mark.role == HouseRole::kBase && mark.house.index() < houses;
      });
  if (base == step.houses.end()) return std::nullopt;
  const int open = (before.topology().cells(base->house) & before.open()).size();
  const int cells = marked(step, Role::kSet).size();
  const int naked = cells + 1;
  const int hidden = open - naked;
  std::optional<int> least;
  if (2 * naked <= open) least = cells;
  if (2 * hidden < open && hidden >= 2) least = std::min(least.value_or(hidden - 2), hidden - 2);
  return least;
}

int with_set(int rating, const Step& step, const Grid& before) {
  const std::optional<int> more = of_set(step, before);
  return more ? rating + *more : 0;
}

// Sudoku Explainer asks for two cells or more that see all of those whose digits are chosen.
bool is_aligned(const Step& step, const Topology& topology) {
  const CellSet excluders = marked(step, Role::kLink);
  const CellSet chosen = marked(step, Role::kPivot) | marked(step, Role::kAssumed);
  return excluders.size() >= 2 && topology.common_peers(chosen).contains(excluders);
}

}  // namespace

int se_rating_of(const Step& step, const Grid& before) {
  if (step.se_rating_times_ten != 0) return step.se_rating_times_ten;
  const TechniqueRow& row = row_of(step.technique);
  const Topology& topology = before.topology();
  if (row.se_rating_times_ten == 0 || !topology.is_classic()) return 0;
  switch (step.technique) {
    case Technique::kHiddenSingle:
      return is_in_box(step, topology) ? row.se_in_box_times_ten : row.se_rating_times_ten;
    case Technique::kUniqueLoop1:
    case Technique::kUniqueLoop2:
    case Technique::kUniqueLoop4:
      return of_loop(step.deadly.size());
    case Technique::kUniqueness3:
    case Technique::kUniqueLoop3:
      return with_set(of_loop(step.deadly.size()), step, before);
    case Technique::kBug3:
      return 57 + marked(step, Role::kSet).size();
    case Technique::kAlignedPairExclusion:
    case Technique::kAlignedTripleExclusion:
      return is_aligned(step, topology) ? row.se_rating_times_ten : 0;
    default:
      break;
  }
  if (!row.se_grows) return row.se_rating_times_ten;
  return of_chain(step);
}

std::string rated(std::string text, const Step& step) {
  if (step.se_rating_times_ten == 0) return text;
  const std::string rating = " (" + se_tenths(step.se_rating_times_ten) + ")";
  return text.insert(std::min(name_of(step.technique).size(), text.size()), rating);
}

SeRating se_rating_of(std::span<const Step> path) {
  SeRating rating;
  for (const Step& step : path) {
    rating.count({}, step.se_rating_times_ten, !step.placements.empty());
  }
  rating.finished = true;
  return rating;
}

}  // namespace nonet

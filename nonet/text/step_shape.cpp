#include "nonet/text/step_shape.h"

#include <algorithm>

#include "nonet/logic/technique.h"

namespace nonet {
namespace {

using Kind = Inference::Kind;

bool is_on_board(Cell cell) {
  return cell.index() < Cell::kCount;
}
bool is_on_board(Digit digit) {
  return digit.index() < Digit::kCount;
}
bool is_on_board(Candidate x) {
  return is_on_board(x.cell) && is_on_board(x.digit);
}
bool is_on_board(const CellSet& cells) {
  return CellSet::all().contains(cells);
}
bool is_of(Truth truth, const Topology& topology) {
  return truth.is_cell() || (is_on_board(truth.digit()) && is_well_shaped(truth.house(), topology));
}

template <class Items, class Is>
bool all(const Items& items, Is is) {
  return std::all_of(items.begin(), items.end(), is);
}

bool has_node(Kind kind) {
  return kind == Kind::kAssume || kind == Kind::kFollows || kind == Kind::kInEveryCase ||
         kind == Kind::kRefuted;
}
// What came in every case may name the truth that was split, and need not.
bool truths_fit(const Inference& line) {
  switch (line.kind) {
    case Kind::kFollows:
      return line.by.empty() == (line.rule >= 0);
    case Kind::kSplit:
    case Kind::kConflict:
      return !line.by.empty();
    case Kind::kAssume:
    case Kind::kUntold:
    case Kind::kRefuted:
      return line.by.empty();
    case Kind::kInEveryCase:
      return true;
  }
  return false;
}

bool is_well_shaped(const Inference& line, const Step& step, const Topology& topology) {
  if (line.rule < -1 || line.rule >= static_cast<int>(step.rules.size())) return false;
  if (line.kind > Kind::kRefuted || line.level < 0 || line.level > kDeepestLevel) return false;
  const Node& node = line.node;
  const bool node_fits = has_node(line.kind) ? !node.cells.empty() && !node.digits.empty()
                                             : node.cells.empty() && node.digits.empty();
  const bool untold_fits = line.untold == 0 || (line.kind == Kind::kUntold && line.untold > 0 &&
                                                line.untold < kMostUntold);
  return node_fits && truths_fit(line) && untold_fits && is_on_board(node.cells) &&
         all(line.by, [&](Truth truth) { return is_of(truth, topology); });
}

bool is_well_shaped(const std::vector<Inference>& story, const Step& step,
                    const Topology& topology) {
  int level = 0;  // of the line before
  for (const Inference& line : story) {
    const bool ends_branch = line.kind == Kind::kInEveryCase || line.kind == Kind::kRefuted;
    if (!is_well_shaped(line, step, topology) || line.level > level + 1) return false;
    if (ends_branch && line.level >= level) return false;
    level = line.level;
  }
  return true;
}

}  // namespace

bool is_well_shaped(const Mark& mark) {
  return mark.role <= Role::kEndoFin && is_on_board(mark.candidate);
}

bool is_well_shaped(House house, const Topology& topology) {
  return house.index() < topology.house_count();
}

std::optional<Error> find_misshapen(const Step& step, const Grid& before) {
  const Topology& topology = before.topology();
  const auto is_candidate = [](Candidate x) { return is_on_board(x); };
  const auto is_truth = [&](Truth truth) { return is_of(truth, topology); };
  if (static_cast<int>(step.technique) >= kTechniqueCount) {
    return Error{"the step is of a technique that nonet does not know"};
  }
  if (step.se_rating_times_ten < 0 || step.se_rating_times_ten > kHighestRating) {
    return Error{"the step's rating is none of Sudoku Explainer's"};
  }
  if (!all(step.placements, is_candidate) || !all(step.removals, is_candidate)) {
    return Error{"the step is about cells or digits that are not of the board"};
  }
  if (!all(step.truths, is_truth)) return Error{"the step cites truths that are not of the board"};
  const auto is_corner = [](const DeadlyCell& corner) {
    return is_on_board(corner.cell) && !corner.digits.empty();
  };
  if (!all(step.deadly, is_corner)) return Error{"the step's deadly pattern has no shape"};
  if (step.symmetry && !step.symmetry->in_range()) {
    return Error{"the step's symmetry is none of the board"};
  }
  const auto is_marked = [](const Mark& mark) { return is_well_shaped(mark); };
  if (!all(step.marks, is_marked)) return Error{"the step marks what is not of the board"};
  const auto is_house = [&](const HouseMark& mark) {
    return mark.role <= HouseRole::kLast && is_well_shaped(mark.house, topology);
  };
  if (!all(step.houses, is_house)) return Error{"the step marks houses that are not of the board"};
  if (!is_well_shaped(step.inferences, step, topology))
    return Error{"the step's story has no shape"};
  return std::nullopt;
}

}  // namespace nonet

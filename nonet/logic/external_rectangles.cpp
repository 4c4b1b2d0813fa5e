// More to see in unique rectangles (four open cells in two rows, two columns and two boxes that
// could be left with two digits, which then might change places).
//
//   external            in its two rows, or its two columns, the digits have a few places outside
//   the
//                       rectangle. If none of these is true, both digits stand in the rectangle
//                       only; so one is true, and what contradicts all of them is false
//   AIC with rectangle  one of the further candidates of the corners is true; what each of them
//   comes
//                       to rule out by singles is false
#include <vector>

#include "nonet/core/candidate_list.h"
#include "nonet/logic/cases.h"
#include "nonet/logic/finder.h"
#include "nonet/logic/rectangles.h"

namespace nonet {
namespace {

constexpr int kMostOutside = 3;
constexpr int kMostGuardians = 4;
// Of what they come to. How a pattern lies decides which lines come first, and so how many: one of
// the data takes 25, and 31 where it is turned.
constexpr std::size_t kMostLines = 32;

// The two houses of a kind that hold the corners.
std::array<House, 2> lines_of(const Corners& corners, HouseKind kind, const Topology& topology) {
  return {topology.house_of(corners[0], kind), topology.house_of(corners[3], kind)};
}

CellSet cells_of(const Corners& corners) {
  return {corners[0], corners[1], corners[2], corners[3]};
}

// The places of the digits in two lines outside the corners.
CandidateSet outside(const Corners& corners, DigitSet digits, HouseKind kind, const Grid& grid) {
  CandidateSet places;
  for (House line : lines_of(corners, kind, grid.topology())) {
    for (Digit d : digits) places.of(d) |= grid.places(line, d) - cells_of(corners);
  }
  return places;
}

void tell_corners(const Corners& corners, DigitSet digits, const Grid& before, Step& step) {
  for (Cell c : cells_of(corners)) {
    step.deadly.push_back({c, digits});
    for (Digit d : before.candidates(c) & digits) step.marks.push_back({Role::kPattern, {c, d}});
  }
}

// Each rectangle whose corners are open and can hold both digits, once.
template <class Visit>
bool each_rectangle(const Grid& grid, Visit visit) {
  const CellSet free = grid.open() - grid.topology().watched();
  for (Cell first : free) {
    for (const auto& [second, parallels] : grid.topology().sides_from(first)) {
      if (second < first || !free.contains(second)) continue;
      for (const auto& [third, fourth] : parallels) {
        if (third < first || !free.contains({third, fourth})) continue;
        const DigitSet shared = grid.candidates(first) & grid.candidates(second) &
                                grid.candidates(third) & grid.candidates(fourth);
        for (Digit a : shared) {
          for (Digit b : shared) {
            const Corners corners{first, second, third, fourth};
            if (a < b && puzzle_allows(grid, corners, {a, b}) && visit(corners, DigitSet{a, b})) {
              return true;
            }
          }
        }
      }
    }
  }
  return false;
}

bool report_external(const Grid& grid, const Corners& corners, DigitSet digits, HouseKind kind,
                     Sink sink) {
  const CandidateSet ways = outside(corners, digits, kind, grid);
  if (ways.empty() || ways.size() > kMostOutside) return false;
  const CandidateList removals(contradicted_by_all(ways, grid));
  if (removals.empty()) return false;
  auto tell = [corners, digits, kind](const Grid& before, Step& step) {
    tell_corners(corners, digits, before, step);
    for (House line : lines_of(corners, kind, before.topology())) {
      step.houses.push_back({HouseRole::kBase, line});
      for (Digit d : digits) step.truths.emplace_back(line, d);
    }
    for (Candidate x : outside(corners, digits, kind, before)) {
      step.marks.push_back({Role::kGuardian, x});
    }
  };
  return sink({Technique::kRectangleExternal, {}, removals.all(), tell});
}

bool report_cases(const Grid& grid, const Ask& ask, const Corners& corners, DigitSet digits,
                  Sink sink) {
  const CandidateSet guardians = candidates_besides(digits, cells_of(corners), grid);
  if (guardians.size() < 2 || guardians.size() > kMostGuardians) return false;
  const CandidateSet plain = contradicted_by_all(guardians, grid);
  for (Candidate x : struck_in_every_case(guardians, kMostLines, grid, ask.stop)) {
    if (plain.contains(x)) continue;
    auto tell = [corners, digits, x](const Grid& before, Step& step) {
      tell_corners(corners, digits, before, step);
      const CandidateSet ways = candidates_besides(digits, cells_of(corners), before);
      for (Candidate way : ways) step.marks.push_back({Role::kGuardian, way});
      std::vector<Truth> split;
      for (Cell c : cells_of(corners)) split.emplace_back(c);
      tell_cases(ways, std::move(split), x, before, step);
    };
    if (sink({Technique::kAicWithRectangle, {}, {&x, 1}, tell})) return true;
  }
  return false;
}

}  // namespace

bool find_external_rectangle(const Grid& grid, const Ask& ask, Sink sink) {
  return each_rectangle(grid, [&](const Corners& corners, DigitSet digits) {
    return ask.stopped() || report_external(grid, corners, digits, HouseKind::kRow, sink) ||
           report_external(grid, corners, digits, HouseKind::kColumn, sink);
  });
}

bool find_aic_with_rectangle(const Grid& grid, const Ask& ask, Sink sink) {
  return !grid.broken() && each_rectangle(grid, [&](const Corners& corners, DigitSet digits) {
    return ask.stopped() || report_cases(grid, ask, corners, digits, sink);
  });
}

}  // namespace nonet

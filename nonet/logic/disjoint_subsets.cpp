// Distributed disjoint subsets: as many cells as they have digits, not all in one house, and so
// that the cells which can hold a digit all see each other. Then each digit fits there once at
// most, so each is there, and goes from every cell that sees all its places there.
//
//     12 | .  23        1 fits in r1c1 and r2c1, 2 in r1c1 and r1c5, 3 and 4 likewise: four cells,
//     four 14 | .  34        digits, one of each
//
// Six such cells in two rows and three columns, or the other way round, are twinned XY-chains.
#include <algorithm>

#include "nonet/core/candidate_list.h"
#include "nonet/logic/finder.h"

namespace nonet {
namespace {

constexpr int kLeastCells = 4, kMostCells = 7;
constexpr int kMostCandidates = 5;

struct Subset {
  CellSet cells;
  DigitSet digits;
};

class DisjointSubsets {
 public:
  DisjointSubsets(const Grid& grid, const Ask& ask, Sink sink)
      : grid_(grid), ask_(ask), sink_(sink) {}

  // Each from its first cell, and grown only by what shares a digit with it.
  bool run() {
    CellSet left = grid_.with_at_most(kMostCandidates);
    for (Cell start : left) {
      left.erase(start);
      if (ask_.stopped() || extend({{start}, grid_.candidates(start)}, left)) return true;
    }
    return false;
  }

 private:
  // Whether the digits that a cell shares with a subset stand there in sight of it only.
  bool fits(Cell c, const Subset& subset) const {
    for (Digit d : grid_.candidates(c) & subset.digits) {
      if (!grid_.topology().peers(c).contains(subset.cells & grid_.places(d))) return false;
    }
    return true;
  }

  // What has been tried is left out of all that comes later, so that each subset is met once.
  bool extend(const Subset& subset, CellSet left) {
    const int size = subset.cells.size();
    if (size >= kLeastCells && subset.digits.size() == size && report(subset)) return true;
    if (size == kMostCells) return false;
    CellSet near;
    for (Digit d : subset.digits) near |= grid_.places(d);
    for (Cell c : near& left) {
      left.erase(c);
      Subset next{subset.cells, subset.digits | grid_.candidates(c)};
      if (next.digits.size() > kMostCells || !fits(c, subset)) continue;
      next.cells.insert(c);
      if (extend(next, left)) return true;
    }
    return false;
  }

  bool lies_in_a_house(const CellSet& cells) const {
    const std::vector<House>& houses = grid_.topology().houses_of(cells.first());
    return std::any_of(houses.begin(), houses.end(),
                       [&](House h) { return grid_.topology().cells(h).contains(cells); });
  }

  Technique name_of(const CellSet& cells) const {
    unsigned rows = 0, columns = 0;
    for (Cell c : cells) {
      rows |= 1U << row_of(c);
      columns |= 1U << column_of(c);
    }
    const int a = count_nine(rows), b = count_nine(columns);
    const bool twinned = cells.size() == 6 && a * b == 6 && a != 1 && b != 1;
    return twinned ? Technique::kTwinnedXyChain : Technique::kDisjointSubset;
  }

  bool report(const Subset& subset) {
    const Technique technique = name_of(subset.cells);
    if (!ask_.wants(technique) || lies_in_a_house(subset.cells)) return false;
    CandidateList removals;
    for (Digit d : subset.digits) {
      const CellSet seen = grid_.topology().common_peers(subset.cells & grid_.places(d));
      removals.append((seen & grid_.places(d) & grid_.open()) - subset.cells, d);
    }
    if (removals.empty()) return false;
    auto tell = [cells = subset.cells](const Grid& before, Step& step) {
      for (Cell c : cells) {
        step.truths.emplace_back(c);
        for (Digit d : before.candidates(c)) step.marks.push_back({Role::kPattern, {c, d}});
      }
    };
    return sink_({technique, {}, removals.all(), tell});
  }

  const Grid& grid_;
  const Ask& ask_;
  Sink sink_;
};

}  // namespace

bool find_disjoint_subset(const Grid& grid, const Ask& ask, Sink sink) {
  return !grid.broken() && DisjointSubsets(grid, ask, sink).run();
}

}  // namespace nonet

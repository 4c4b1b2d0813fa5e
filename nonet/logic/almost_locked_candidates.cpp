// Almost locked candidates: a line and a box cross in three cells. A group of digits lacks one cell
// on both sides:
//
//     crossing | line    12 . .        1 and 2 in one cell of the line: the other of them stands in
//     ---------+                       the crossing, or in another box
//     box      |                       1 and 2 in one cell of the box's rest: one of them is there,
//                                      the other in the crossing
//
// Exactly one digit of the group stands in the crossing, for the box has room for all but one
// outside it, and the line's cells hold all but one. So the box's cells hold nothing else, and the
// rest of the line none of the group. Line and box may change places.
#include "nonet/core/candidate_list.h"
#include "nonet/logic/finder.h"
#include "nonet/logic/set_chain.h"

namespace nonet {
namespace {

constexpr std::array kTechniques = {Technique::kAlmostLockedPair, Technique::kAlmostLockedTriple,
                                    Technique::kAlmostLockedQuadruple};

class AlmostLockedCandidates {
 public:
  AlmostLockedCandidates(const Grid& grid, const Ask& ask, Sink sink)
      : grid_(grid), topology_(grid.topology()), ask_(ask), sink_(sink) {}

  // `house` has the cells with the digits, `other` the digits with the cells.
  bool look(House house, House other) {
    house_ = house;
    other_ = other;
    rest_ = (topology_.cells(house) - topology_.cells(other)) & grid_.open();
    beside_ = (topology_.cells(other) - topology_.cells(house)) & grid_.open();
    for (Technique technique : kTechniques) {
      if (!ask_.wants(technique)) continue;
      technique_ = technique;
      if (choose({}, {}, rest_, row_of(technique).size - 1)) return true;
    }
    return false;
  }

 private:
  bool choose(const CellSet& cells, DigitSet digits, CellSet left, int more) {
    const int size = row_of(technique_).size;
    if (digits.size() > size) return false;
    if (more == 0) return digits.size() == size && report(cells, digits);
    for (Cell c : left) {
      left.erase(c);
      CellSet next = cells;
      next.insert(c);
      if (choose(next, digits | grid_.candidates(c), left, more - 1)) return true;
    }
    return false;
  }

  bool report(const CellSet& cells, DigitSet digits) {
    if (!grid_.open_digits(other_).contains(digits)) return false;
    CellSet places;
    for (Digit d : digits) places |= beside_ & grid_.places(d);
    if (places.size() != cells.size()) return false;
    CandidateList removals;
    for (Cell c : places) {
      for (Digit d : grid_.candidates(c) - digits) removals.push_back({c, d});
    }
    for (Digit d : digits) removals.append((rest_ - cells) & grid_.places(d), d);
    if (removals.empty()) return false;
    auto tell = [cells, places, digits, house = house_, other = other_](const Grid& before,
                                                                        Step& step) {
      add_set(cells, 0, before, step);
      for (Cell c : places) {
        for (Digit d : before.candidates(c) & digits) {
          step.marks.push_back({Role::kSet, {c, d}, 1});
        }
      }
      for (Digit d : digits) step.truths.emplace_back(other, d);
      step.houses = {{HouseRole::kBase, house}, {HouseRole::kCover, other}};
    };
    return sink_({technique_, {}, removals.all(), tell});
  }

  const Grid& grid_;
  const Topology& topology_;
  const Ask& ask_;
  Sink sink_;
  Technique technique_{};
  House house_, other_;
  CellSet rest_, beside_;
};

}  // namespace

bool find_almost_locked_candidates(const Grid& grid, const Ask& ask, Sink sink) {
  const Topology& topology = grid.topology();
  AlmostLockedCandidates candidates(grid, ask, sink);
  for (House box : topology.houses()) {
    if (topology.kind(box) != HouseKind::kBox) continue;
    if (ask.stopped()) return true;
    for (House line : topology.houses()) {
      if (topology.kind(line) != HouseKind::kRow && topology.kind(line) != HouseKind::kColumn) {
        continue;
      }
      if (!topology.cells(line).meets(topology.cells(box))) continue;
      if (candidates.look(line, box) || candidates.look(box, line)) return true;
    }
  }
  return false;
}

}  // namespace nonet

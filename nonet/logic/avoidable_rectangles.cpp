// Avoidable rectangles: two corners side by side are solved, but were not given. Had the far line
// the same two digits crosswise, all four could change places and the puzzle would have two
// solutions.
//   1  a third corner is solved crosswise: the last one is not its digit
//   2  both far corners are open with two candidates, the crosswise digit and one more, the same in
//      both: that digit is in one of them, so cells that see both lose it
#include "nonet/logic/rectangles.h"

namespace nonet {
namespace {

// One rectangle with two solved corners side by side.
class AvoidableRectangle {
 public:
  AvoidableRectangle(const Grid& grid, const Ask& ask, const Corners& corners, Sink sink)
      : grid_(grid), ask_(ask), corners_(corners), sink_(sink) {
    digits_ = grid.candidates(corners[0]) | grid.candidates(corners[1]);
  }

  bool report() {
    if (!puzzle_allows(grid_, corners_, digits_)) return false;
    const Cell c = corners_[2];
    const Cell d = corners_[3];
    if (grid_.is_open(c) && grid_.is_open(d)) return report_type_2(c, d);
    if (grid_.is_open(d)) return report_type_1(c, d);
    return grid_.is_open(c) && report_type_1(d, c);
  }

 private:
  // The digit that a corner of the far line would hold: that of the one it doesn't stand across.
  DigitSet crosswise(Cell far) const {
    return grid_.candidates(far == corners_[2] ? corners_[1] : corners_[0]);
  }

  bool report_type_1(Cell solved, Cell open) {
    if (!ask_.wants(Technique::kAvoidableRectangle1)) return false;
    if (grid_.candidates(solved) != crosswise(solved)) return false;
    const DigitSet last = crosswise(open);
    if (!grid_.candidates(open).contains(last)) return false;
    return report_plain(Technique::kAvoidableRectangle1, {open}, last.first());
  }

  bool report_type_2(Cell c, Cell d) {
    if (!ask_.wants(Technique::kAvoidableRectangle2)) return false;
    if (!grid_.candidates(c).contains(crosswise(c))) return false;
    if (!grid_.candidates(d).contains(crosswise(d))) return false;
    const DigitSet extra = grid_.candidates(c) - crosswise(c);
    if (extra != grid_.candidates(d) - crosswise(d)) return false;
    const CellSet targets = grid_.topology().common_peers({c, d}) & grid_.places(extra.first());
    if (targets.empty()) return false;
    return report_plain(Technique::kAvoidableRectangle2, targets, extra.first());
  }

  bool report_plain(Technique technique, const CellSet& cells, Digit d) const {
    return sink_({technique,
                  {},
                  CandidateList(cells, d).all(),
                  [corners = corners_, two = digits_](const Grid& before, Step& step) {
                    tell_rectangle(before, corners, two, step);
                  }});
  }

  const Grid& grid_;
  const Ask& ask_;
  const Corners& corners_;
  Sink sink_;
  DigitSet digits_;
};

}  // namespace

bool find_avoidable_rectangle(const Grid& grid, const Ask& ask, Sink sink) {
  const CellSet solved = CellSet::all() - grid.open() - grid.givens();
  const CellSet far = solved | grid.bivalue();
  for (Cell first : solved) {
    for (const auto& [second, parallels] : grid.topology().sides_from(first)) {
      if (second < first || !solved.contains(second)) continue;
      for (const auto& [third, fourth] : parallels) {
        if (!far.contains(third) || !far.contains(fourth)) continue;
        const Corners corners = {first, second, third, fourth};
        if (AvoidableRectangle(grid, ask, corners, sink).report()) return true;
      }
    }
  }
  return false;
}

}  // namespace nonet

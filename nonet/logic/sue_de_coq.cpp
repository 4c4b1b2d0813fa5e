// Sue de Coq: two or three open cells where a line and a box cross, with k digits more than cells
// (k is 2 or more); further cells of the line with so many of these digits, and further cells of
// the box with others of them, that all is just filled.
//
//      crossing  [1 2 3 4 5] [1 2 3 4 5]      5 digits in 2 cells: 3 too many
//      line      [1 2]                        takes 1, or 2
//      box       [3 4 6] [4 5 6]              two of 3, 4, 5 (and 6 is the box's own)
//
// A digit of the crossing comes once among all these cells: the line's part and the box's have none
// of them in common. What is the line's, or the box's, own comes once in its part. So there are as
// many digits as cells, and every digit is used up in each house that holds all its places here.
#include "nonet/core/candidate_set.h"
#include "nonet/implications/open_choices.h"
#include "nonet/logic/finder.h"
#include "nonet/logic/set_chain.h"

namespace nonet {
namespace {

// Cells of one house that join the crossing.
struct Side {
  CellSet cells;
  DigitSet digits;
  int filled;  // how many digits of the crossing they take: cells, less the digits of their own
};

// Where a line and a box cross, and the sides that would fit to some of the cells there.
class Crossing {
 public:
  Crossing(const Grid& grid, Sink sink) : grid_(grid), sink_(sink) {}

  bool find(House line, House box) {
    line_ = line;
    box_ = box;
    const CellSet shared = grid_.topology().cells(line) & grid_.topology().cells(box);
    for (const OpenChoice& choice : OpenChoices(grid_, line, shared)) {
      const int excess = choice.digit_set().size() - choice.cell_count();
      if (choice.cell_count() < 2 || excess < 2) continue;
      crossing_ = grid_.topology().cells_at(line, choice.spots);
      digits_ = choice.digit_set();
      if (find_filled(excess)) return true;
    }
    return false;
  }

 private:
  bool find_filled(int excess) {
    collect_sides(line_, excess, line_sides_);
    if (line_sides_.empty()) return false;
    collect_sides(box_, excess, box_sides_);
    for (const Side& of_line : line_sides_) {
      for (const Side& of_box : box_sides_) {
        if (of_line.filled + of_box.filled != excess) continue;
        if (!(of_line.digits & of_box.digits & digits_).empty()) continue;
        if (!of_line.cells.meets(of_box.cells) && report(of_line, of_box)) return true;
      }
    }
    return false;
  }

  void collect_sides(House h, int excess, std::vector<Side>& sides) {
    sides.clear();
    const Topology& topology = grid_.topology();
    for (const OpenChoice& choice : OpenChoices(grid_, h, topology.cells(h) - crossing_)) {
      const DigitSet digits = choice.digit_set();
      const int filled = choice.cell_count() - (digits - digits_).size();
      if (filled < 1 || filled >= excess || (digits & digits_).empty()) continue;
      sides.push_back({topology.cells_at(h, choice.spots), digits, filled});
    }
  }

  // Each digit falls in the rest of the houses in which it is used up.
  bool report(const Side& of_line, const Side& of_box) {
    const Topology& topology = grid_.topology();
    const DigitSet both = of_line.digits & of_box.digits;
    const DigitSet in_box = ((digits_ | of_box.digits) - of_line.digits) | both;
    const DigitSet in_line = ((digits_ | of_line.digits) - of_box.digits) | both;
    told_ = {};
    removals_ = {};
    strike(topology.cells(box_) - of_box.cells - crossing_, in_box);
    strike(topology.cells(line_) - of_line.cells - crossing_, in_line);
    if (removals_.empty()) return false;
    auto tell = [crossing = crossing_, line = of_line.cells, box = of_box.cells, line_house = line_,
                 box_house = box_](const Grid& before, Step& step) {
      add_set(crossing, 0, before, step);
      add_set(line, 1, before, step);
      add_set(box, 2, before, step);
      step.houses = {{HouseRole::kBase, line_house}, {HouseRole::kBase, box_house}};
    };
    return sink_({Technique::kSueDeCoq, {}, removals_.all(), tell});
  }

  // Cell by cell, each candidate once.
  void strike(const CellSet& cells, DigitSet digits) {
    for (Cell c : cells& grid_.open()) {
      for (Digit d : grid_.candidates(c) & digits) {
        if (told_.contains({c, d})) continue;
        told_.insert({c, d});
        removals_.push_back({c, d});
      }
    }
  }

  const Grid& grid_;
  House line_, box_;
  Sink sink_;
  CellSet crossing_;
  DigitSet digits_;
  std::vector<Side> line_sides_, box_sides_;
  CandidateSet told_;
  CandidateList removals_;
};

}  // namespace

bool find_sue_de_coq(const Grid& grid, const Ask& ask, Sink sink) {
  const Topology& topology = grid.topology();
  Crossing crossing(grid, sink);
  for (HouseKind kind : {HouseKind::kRow, HouseKind::kColumn}) {
    for (House line : topology.houses()) {
      if (topology.kind(line) != kind) continue;
      if (ask.stopped()) return true;
      for (House box : topology.houses()) {
        if (topology.kind(box) != HouseKind::kBox) continue;
        if (crossing.find(line, box)) return true;
      }
    }
  }
  return false;
}

}  // namespace nonet

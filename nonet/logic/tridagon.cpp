// Tridagon (Thor's hammer): three open cells in each of four boxes that make a rectangle, one in
// every row and column of its box, and three digits.
//
//     a . . | a . .      Read by rows, the columns of the cells are an arrangement of three in each
//     . a . | . a .      box, even or odd. If an odd number of the four is odd, there is no way to
//     . . a | . . a      fill the twelve cells with the three digits alone.
//     ------+------
//     a . . | a . .      So one of the other candidates there, the guardians, is true: what
//     . a . | . . a      contradicts all of them is false (tridagon), and so is what each of them
//     . . a | . a .      comes to rule out by singles (with several guardians).
//
// Cells may lack one of the three digits.
#include <array>
#include <vector>

#include "nonet/core/candidate_list.h"
#include "nonet/logic/cases.h"
#include "nonet/logic/finder.h"

namespace nonet {
namespace {

constexpr int kMostGuardians = 7;
constexpr std::size_t kMostLines = 40;  // of what they come to
constexpr std::array<std::array<int, 3>, 6> kArrangements = {
    {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {1, 0, 2}, {2, 1, 0}}};
constexpr std::size_t kEven = 3;  // so many of them, the first
constexpr int kCells = 12;

// The cells of each arrangement in each box.
constexpr std::array<std::array<CellSet, 6>, 9> kArranged = [] {
  std::array<std::array<CellSet, 6>, 9> arranged{};
  for (int box = 0; box < 9; ++box) {
    for (std::size_t i = 0; i < 6; ++i) {
      for (int row = 0; row < 3; ++row) {
        const int column = kArrangements[i][static_cast<std::size_t>(row)];
        arranged[static_cast<std::size_t>(box)][i].insert(
            cell_at(box / 3 * 3 + row, box % 3 * 3 + column));
      }
    }
  }
  return arranged;
}();

void tell_pattern(const CellSet& cells, DigitSet digits, const Grid& before, Step& step) {
  for (Cell c : cells) {
    step.truths.emplace_back(c);
    for (Digit d : before.candidates(c)) {
      step.marks.push_back({digits.contains(d) ? Role::kPattern : Role::kGuardian, {c, d}});
    }
  }
}

class Tridagons {
 public:
  Tridagons(const Grid& grid, const Ask& ask, Sink sink) : grid_(grid), ask_(ask), sink_(sink) {}

  bool run() {
    for (int a = 0; a < Digit::kCount; ++a) {
      for (int b = a + 1; b < Digit::kCount; ++b) {
        for (int c = b + 1; c < Digit::kCount; ++c) {
          if (ask_.stopped() || find(Digit(a), Digit(b), Digit(c))) return true;
        }
      }
    }
    return false;
  }

 private:
  struct Part {
    CellSet cells;
    int guardians;
    bool odd;
  };

  bool find(Digit a, Digit b, Digit c) {
    digits_ = {a, b, c};
    const CellSet &of_a = grid_.places(a), &of_b = grid_.places(b), &of_c = grid_.places(c);
    // With two of the digits at least.
    const CellSet fit = ((of_a & of_b) | (of_a & of_c) | (of_b & of_c)) & grid_.open();
    if (fit.size() < kCells) return false;
    for (std::size_t box = 0; box < 9; ++box) collect(box, fit);
    for (int i = 0; i < 9; ++i) {
      const int band = i / 3, stack = i % 3;  // those that are left out
      const int top = band == 0 ? 1 : 0, bottom = band == 2 ? 1 : 2;
      const int left = stack == 0 ? 1 : 0, right = stack == 2 ? 1 : 2;
      const std::array<int, 4> boxes = {top * 3 + left, top * 3 + right, bottom * 3 + left,
                                        bottom * 3 + right};
      if (join(boxes, 0, {{}, 0, false})) return true;
    }
    return false;
  }

  void collect(std::size_t box, const CellSet& fit) {
    std::vector<Part>& parts = parts_[box];
    parts.clear();
    for (std::size_t i = 0; i < kArrangements.size(); ++i) {
      const CellSet& cells = kArranged[box][i];
      if (!fit.contains(cells)) continue;
      int guardians = 0;
      for (Cell c : cells) guardians += (grid_.candidates(c) - digits_).size();
      if (guardians <= kMostGuardians) parts.push_back({cells, guardians, i >= kEven});
    }
  }

  bool join(const std::array<int, 4>& boxes, std::size_t next, const Part& joined) {
    if (next == boxes.size()) return joined.odd && report(joined.cells);
    for (const Part& part : parts_[static_cast<std::size_t>(boxes[next])]) {
      const int guardians = joined.guardians + part.guardians;
      if (guardians > kMostGuardians) continue;
      if (join(boxes, next + 1, {joined.cells | part.cells, guardians, joined.odd != part.odd})) {
        return true;
      }
    }
    return false;
  }

  bool report(const CellSet& cells) {
    const CandidateSet guardians = candidates_besides(digits_, cells, grid_);
    if (guardians.empty()) return false;
    const CandidateSet gone = contradicted_by_all(guardians, grid_);
    if (ask_.wants(Technique::kTridagon) && !gone.empty() && report_plain(cells, gone)) return true;
    if (!ask_.wants(Technique::kTridagonOr)) return false;
    for (Candidate x : struck_in_every_case(guardians, kMostLines, grid_, ask_.stop)) {
      if (!gone.contains(x) && report_cases(cells, x)) return true;
    }
    return false;
  }

  bool report_plain(const CellSet& cells, const CandidateSet& gone) {
    const CandidateList removals(gone);
    auto tell = [cells, digits = digits_](const Grid& before, Step& step) {
      tell_pattern(cells, digits, before, step);
    };
    return sink_({Technique::kTridagon, {}, removals.all(), tell});
  }

  bool report_cases(const CellSet& cells, Candidate x) {
    auto tell = [cells, digits = digits_, x](const Grid& before, Step& step) {
      tell_pattern(cells, digits, before, step);
      std::vector<Truth> split = step.truths;
      tell_cases(candidates_besides(digits, cells, before), std::move(split), x, before, step);
    };
    return sink_({Technique::kTridagonOr, {}, {&x, 1}, tell});
  }

  const Grid& grid_;
  const Ask& ask_;
  Sink sink_;
  DigitSet digits_;
  std::array<std::vector<Part>, 9> parts_;
};

}  // namespace

bool find_tridagon(const Grid& grid, const Ask& ask, Sink sink) {
  return grid.topology().is_classic() && !grid.broken() && Tridagons(grid, ask, sink).run();
}

}  // namespace nonet

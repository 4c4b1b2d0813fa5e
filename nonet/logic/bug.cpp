// Bivalue universal grave + 1: every open cell has two candidates but one, which has three; and
// without one of these three, every digit has two places in each house that lacks it. That would be
// one deadly pattern of all open cells, so the odd candidate is true.
//
// With several odd candidates, in several cells, one of them is true; deadly_patterns.h says what
// follows. Cells with two candidates must leave room for that: no digit has three of them in a
// house. Then each cell with more candidates keeps two, in every way that leaves room.
#include "nonet/logic/deadly_patterns.h"

namespace nonet {
namespace {

// The cell with three candidates where all other open cells have two.
std::optional<Cell> only_cell_of_three(const Grid& grid) {
  std::optional<Cell> three;
  for (Cell c : grid.open()) {
    const int size = grid.candidates(c).size();
    if (size == 2) continue;
    if (size != 3 || three) return std::nullopt;
    three = c;
  }
  return three;
}

// Whether each house has no open place or two for every digit, once the candidate is gone.
bool every_digit_twice_without(const Grid& grid, Candidate odd) {
  const Topology& topology = grid.topology();
  for (House h : topology.houses()) {
    const bool around = topology.cells(h).contains(odd.cell);
    for (Digit d : grid.open_digits(h)) {
      const int places = count_nine(grid.spots(h, d));
      if (places != (around && d == odd.digit ? 3 : 2)) return false;
    }
  }
  return true;
}

constexpr DeadlyTypes kTypes = {std::nullopt, Technique::kBug2, Technique::kBug3, Technique::kBug4};

class Graves {
 public:
  Graves(const Grid& grid, const Ask& ask, Sink sink)
      : grid_(grid), topology_(grid.topology()), ask_(ask), sink_(sink) {}

  bool run() {
    // An exchange that no house notices may still break a bond.
    if (grid_.open().meets(topology_.watched())) return false;
    const CellSet pairs = grid_.bivalue();
    const CellSet others = grid_.open() - pairs;
    if (others.size() < 2 || others.size() > DeadlyPattern::kMostGuarded) return false;
    Room room;
    for (Cell c : pairs) {
      if (!take(c, grid_.candidates(c), room)) return false;
    }
    return keep_two(others, room, DeadlyPattern{grid_.open(), {}});
  }

 private:
  // The digits that have one place in a house so far, and those that have two.
  struct Room {
    std::array<DigitSet, House::kCount> once{}, twice{};
  };

  bool take(Cell c, DigitSet two, Room& room) const {
    if (!grid_.at_start(c).contains(two)) return false;
    for (House h : topology_.houses_of(c)) {
      DigitSet &once = room.once[h.index()], &twice = room.twice[h.index()];
      if (!(twice & two).empty()) return false;
      twice |= once & two;
      once |= two;
    }
    return true;
  }

  // As many digits as cells are open in a house: if none has three places, all have two.
  bool keep_two(CellSet left, const Room& room, const DeadlyPattern& pattern) const {
    if (left.empty()) return report_deadly_pattern(grid_, ask_, pattern, kTypes, sink_);
    const Cell c = left.first();
    left.erase(c);
    const DigitSet candidates = grid_.candidates(c);
    for (Digit low : candidates) {
      for (Digit high : candidates) {
        if (high <= low) continue;
        const DigitSet two = {low, high};
        Room less = room;
        if (!take(c, two, less)) continue;
        DeadlyPattern more = pattern;
        more.guard(c, candidates - two);
        if (keep_two(left, less, more)) return true;
      }
    }
    return false;
  }

  const Grid& grid_;
  const Topology& topology_;
  const Ask& ask_;
  Sink sink_;
};

}  // namespace

bool find_bug_plus_one(const Grid& grid, const Ask&, Sink sink) {
  // An exchange that no house notices may still break a bond.
  if (grid.open().meets(grid.topology().watched())) return false;
  const std::optional<Cell> cell = only_cell_of_three(grid);
  if (!cell) return false;
  for (Digit odd : grid.candidates(*cell)) {
    if (!every_digit_twice_without(grid, {*cell, odd})) continue;
    CandidateList removals;
    for (Digit d : grid.candidates(*cell)) {
      if (d != odd) removals.push_back({*cell, d});
    }
    auto tell = [=, last = *cell](const Grid& before, Step& step) {
      for (Cell c : before.open()) {
        DigitSet digits = before.candidates(c);
        if (c == last) digits.erase(odd);
        step.deadly.push_back({c, digits});
        for (Digit d : digits) step.marks.push_back({Role::kPattern, {c, d}});
      }
      step.marks.push_back({Role::kGuardian, {last, odd}});
    };
    return sink({Technique::kBugPlusOne, {}, removals.all(), tell});
  }
  return false;
}

bool find_bug(const Grid& grid, const Ask& ask, Sink sink) {
  return Graves(grid, ask, sink).run();
}

}  // namespace nonet

// Loops of odd length, which can't be filled in turns; so one of the guardians, the candidates that
// keep them from being there, is true, and what contradicts all guardians is false.
//
//   broken wing       one digit: each cell of the loop shares a house with the next, every time
//                     another one; guardians are its other places in these houses
//   bivalue oddagon   two digits: each cell of the loop has both and sees the next; guardians are
//   the
//                     other candidates of these cells
#include <array>

#include "nonet/core/candidate_list.h"
#include "nonet/logic/cases.h"
#include "nonet/logic/finder.h"

namespace nonet {
namespace {

constexpr int kLeastCells = 5;
constexpr int kMostGuardians = 3;

CandidateList list_of(const CandidateSet& candidates) {
  CandidateList list;
  for (Candidate x : candidates) list.push_back(x);
  return list;
}

class BrokenWings {
 public:
  BrokenWings(const Grid& grid, const Ask& ask, Sink sink)
      : grid_(grid), topology_(grid.topology()), ask_(ask), sink_(sink) {}

  bool run() {
    for (Digit d : ask_.digits) {
      digit_ = d;
      for (Cell start : grid_.places(d) & grid_.open()) {
        if (ask_.stopped()) return true;
        loop_ = {};
        if (grow(start, 0)) return true;
      }
    }
    return false;
  }

 private:
  static constexpr int kMostCells = 7;

  struct Loop {
    std::array<Cell, kMostCells> cells;
    std::array<House, kMostCells> houses;  // the i-th holds cell i and the next
    std::int8_t length = 0;

    CellSet all() const {
      CellSet set;
      for (int i = 0; i < length; ++i) set.insert(cells[static_cast<std::size_t>(i)]);
      return set;
    }
  };

  static CellSet guardians_of(const Loop& loop, Digit d, const Grid& grid) {
    CellSet guardians;
    for (int i = 0; i < loop.length; ++i) {
      guardians |= grid.places(loop.houses[static_cast<std::size_t>(i)], d);
    }
    return guardians - loop.all();
  }

  bool too_many_guardians() const {
    CellSet places;
    for (int i = 0; i + 1 < loop_.length; ++i) {
      places |= grid_.places(loop_.houses[static_cast<std::size_t>(i)], digit_);
    }
    return (places - loop_.all()).size() > kMostGuardians;
  }

  bool grow(Cell c, std::uint64_t used) {
    const auto at = static_cast<std::size_t>(loop_.length++);
    loop_.cells[at] = c;
    const bool done = !too_many_guardians() && (close(used) || extend(c, used));
    --loop_.length;
    return done;
  }

  bool extend(Cell c, std::uint64_t used) {
    if (loop_.length == kMostCells) return false;
    for (House h : topology_.houses_of(c)) {
      const std::uint64_t bit = std::uint64_t{1} << h.index();
      const CellSet places = grid_.places(h, digit_);
      if ((used & bit) != 0 || places.size() > kMostGuardians + 2) continue;
      if ((places & loop_.all()).size() > 1) continue;
      loop_.houses[static_cast<std::size_t>(loop_.length) - 1] = h;
      for (Cell next : places - loop_.all()) {
        // A third cell of the loop in one of its houses would be a way out, too.
        if (next < loop_.cells[0] || (topology_.house_bits(next) & used) != 0) continue;
        if (grow(next, used | bit)) return true;
      }
    }
    return false;
  }

  // Back to the first cell, and each loop once.
  bool close(std::uint64_t used) {
    const int n = loop_.length;
    if (n < kLeastCells || n % 2 == 0) return false;
    const auto last = static_cast<std::size_t>(n) - 1;
    if (loop_.cells[last] < loop_.cells[1]) return false;
    for (House h : topology_.houses_of(loop_.cells[last])) {
      if ((used >> h.index() & 1U) != 0 || !topology_.cells(h).contains(loop_.cells[0])) continue;
      loop_.houses[last] = h;
      if ((topology_.cells(h) & loop_.all()).size() == 2 && report()) return true;
    }
    return false;
  }

  bool report() {
    const CellSet guardians = guardians_of(loop_, digit_, grid_);
    if (guardians.empty() || guardians.size() > kMostGuardians) return false;
    CandidateSet ways;
    ways.of(digit_) = guardians;
    const CandidateList removals = list_of(contradicted_by_all(ways, grid_));
    if (removals.empty()) return false;
    auto tell = [loop = loop_, d = digit_](const Grid& before, Step& step) {
      for (int i = 0; i < loop.length; ++i) {
        const auto at = static_cast<std::size_t>(i);
        step.marks.push_back({Role::kPattern, {loop.cells[at], d}});
        step.truths.emplace_back(loop.houses[at], d);
        step.houses.push_back({HouseRole::kBase, loop.houses[at]});
      }
      for (Cell c : guardians_of(loop, d, before)) step.marks.push_back({Role::kGuardian, {c, d}});
    };
    return sink_({Technique::kBrokenWing, {}, removals.all(), tell, loop_.length});
  }

  const Grid& grid_;
  const Topology& topology_;
  const Ask& ask_;
  Sink sink_;
  Digit digit_;
  Loop loop_;
};

class BivalueOddagons {
 public:
  BivalueOddagons(const Grid& grid, const Ask& ask, Sink sink)
      : grid_(grid), topology_(grid.topology()), ask_(ask), sink_(sink) {}

  bool run() {
    for (Digit a : Digit::all()) {
      for (Digit b : Digit::all()) {
        if (b <= a) continue;
        digits_ = {a, b};
        cells_ = grid_.places(a) & grid_.places(b) & grid_.open();
        if (cells_.size() < kLeastCells) continue;
        plain_ = {};
        for (Cell c : cells_) {
          if (grid_.candidates(c) == digits_) plain_.insert(c);
        }
        if (plain_.size() < kLeastCells - kMostGuarded) continue;
        for (Cell start : cells_) {
          if (ask_.stopped()) return true;
          loop_ = {};
          if (grow(start, 0)) return true;
        }
      }
    }
    return false;
  }

 private:
  static constexpr int kMostCells = 9;
  static constexpr int kMostGuarded = 3;

  struct Loop {
    std::array<Cell, kMostCells> cells;
    std::int8_t length = 0;

    CellSet all() const {
      CellSet set;
      for (int i = 0; i < length; ++i) set.insert(cells[static_cast<std::size_t>(i)]);
      return set;
    }
  };

  bool grow(Cell c, int guarded) {
    guarded += plain_.contains(c) ? 0 : 1;
    if (guarded > kMostGuarded) return false;
    loop_.cells[static_cast<std::size_t>(loop_.length++)] = c;
    bool done = closes() && report();
    if (!done && loop_.length < kMostCells) {
      for (Cell next : (cells_ & topology_.peers(c)) - loop_.all()) {
        done = next > loop_.cells[0] && grow(next, guarded);
        if (done) break;
      }
    }
    --loop_.length;
    return done;
  }

  bool closes() const {
    const int n = loop_.length;
    const Cell last = loop_.cells[static_cast<std::size_t>(n) - 1];
    return n >= kLeastCells && n % 2 == 1 && loop_.cells[1] < last &&
           topology_.peers(last).contains(loop_.cells[0]);
  }

  bool report() {
    CandidateSet guardians;
    for (Cell c : loop_.all()) {
      for (Digit d : grid_.candidates(c) - digits_) guardians.insert({c, d});
    }
    if (guardians.empty()) return false;
    const CandidateList removals = list_of(contradicted_by_all(guardians, grid_));
    if (removals.empty()) return false;
    auto tell = [loop = loop_, digits = digits_](const Grid& before, Step& step) {
      for (int i = 0; i < loop.length; ++i) {
        const Cell c = loop.cells[static_cast<std::size_t>(i)];
        step.truths.emplace_back(c);
        for (Digit d : before.candidates(c)) {
          step.marks.push_back({digits.contains(d) ? Role::kPattern : Role::kGuardian, {c, d}});
        }
      }
    };
    return sink_({Technique::kBivalueOddagon, {}, removals.all(), tell, loop_.length});
  }

  const Grid& grid_;
  const Topology& topology_;
  const Ask& ask_;
  Sink sink_;
  DigitSet digits_;
  CellSet cells_, plain_;
  Loop loop_;
};

}  // namespace

bool find_broken_wing(const Grid& grid, const Ask& ask, Sink sink) {
  return !grid.broken() && BrokenWings(grid, ask, sink).run();
}

bool find_bivalue_oddagon(const Grid& grid, const Ask& ask, Sink sink) {
  return !grid.broken() && BivalueOddagons(grid, ask, sink).run();
}

}  // namespace nonet

// Gurth's theorem: the board is moved onto itself and the digits are renamed; if the givens are
// then what they were, so is the one solution. A candidate that is false when moved, or that can't
// stand beside what it is moved to, is false.
//
// Anti-Gurth: one given alone has no counterpart. If the cell where that would be held it, the
// solution would be symmetric; where no solution can be, the cell holds something else.
#include <algorithm>
#include <optional>
#include <vector>

#include "nonet/core/candidate_list.h"
#include "nonet/core/candidate_set.h"
#include "nonet/logic/finder.h"

namespace nonet {
namespace {

bool in_conflict(Candidate x, Candidate y, const Topology& topology) {
  if (x.cell == y.cell) return x.digit != y.digit;
  return x.digit == y.digit && topology.peers(x.cell).contains(y.cell);
}

// What a candidate brings along: itself and all its images.
std::vector<Candidate> orbit_of(Candidate x, const BoardSymmetry& symmetry) {
  std::vector<Candidate> orbit = {x};
  for (Candidate y = symmetry(x); y != x; y = symmetry(y)) orbit.push_back(y);
  return orbit;
}

// Whether all of them are left and can stand together.
bool can_be(const std::vector<Candidate>& orbit, const CandidateSet& left,
            const Topology& topology) {
  for (Candidate x : orbit) {
    if (!left.contains(x)) return false;
    for (Candidate y : orbit) {
      if (in_conflict(x, y, topology)) return false;
    }
  }
  return true;
}

CandidateSet candidates_of(const Grid& grid) {
  CandidateSet all;
  for (Digit d : Digit::all()) all.of(d) = grid.places(d);
  return all;
}

// The candidates that could be true in a symmetric solution.
CandidateSet symmetric_among(const CandidateSet& left, const BoardSymmetry& symmetry,
                             const Topology& topology) {
  CandidateSet symmetric;
  for (Candidate x : left) {
    if (can_be(orbit_of(x, symmetry), left, topology)) symmetric.insert(x);
  }
  return symmetric;
}

// What a motion makes of the givens: what must become of digits for givens to become givens, and
// the givens that come to lie on open cells.
class Likeness {
 public:
  static std::optional<Likeness> of(const Grid& grid, Motion motion) {
    Likeness likeness(motion);
    for (Cell c : grid.givens()) {
      const Cell to = moved(c, motion);
      if (!grid.givens().contains(to)) {
        likeness.alone_.insert(c);
      } else if (!likeness.rename(grid.at_start(c).first(), grid.at_start(to).first())) {
        return std::nullopt;
      }
      if (likeness.alone_.size() > 1) return std::nullopt;
    }
    return likeness;
  }

  const CellSet& alone() const { return alone_; }

  // The symmetries that rename digits so; what is not known may become what no other digit does.
  std::vector<BoardSymmetry> symmetries() const {
    std::vector<Digit> open;
    for (Digit d : DigitSet::all() - renamed_) open.push_back(d);
    std::vector<BoardSymmetry> all;
    if (open.size() > 2) return all;
    for (std::size_t first = 0; first < std::max<std::size_t>(open.size(), 1); ++first) {
      BoardSymmetry symmetry{motion_, images_};
      std::size_t at = first;
      for (Digit image : DigitSet::all() - taken_) {
        symmetry.digits[open[at].slot()] = image;
        at = (at + 1) % open.size();
      }
      all.push_back(symmetry);
    }
    return all;
  }

 private:
  explicit Likeness(Motion motion) : motion_(motion) {}

  bool rename(Digit from, Digit to) {
    if (renamed_.contains(from)) return images_[from.slot()] == to;
    if (taken_.contains(to)) return false;
    renamed_.insert(from);
    taken_.insert(to);
    images_[from.slot()] = to;
    return true;
  }

  Motion motion_;
  std::array<Digit, 9> images_{};
  DigitSet renamed_, taken_;
  CellSet alone_;
};

// Whether the givens, with x among them, become givens.
bool keeps_givens(const Grid& grid, Candidate x, const BoardSymmetry& symmetry) {
  auto is_given = [&](Candidate y) {
    return y == x || (grid.givens().contains(y.cell) && grid.at_start(y.cell).contains(y.digit));
  };
  for (Cell c : grid.givens()) {
    if (!is_given(symmetry({c, grid.at_start(c).first()}))) return false;
  }
  return is_given(symmetry(x));
}

bool report_gurth(const Grid& grid, const BoardSymmetry& symmetry, Sink sink) {
  const CandidateSet left = candidates_of(grid);
  CandidateSet gone = left - symmetric_among(left, symmetry, grid.topology());
  for (Digit d : Digit::all()) gone.of(d) &= grid.open();
  const CandidateList removals(gone);
  if (removals.empty()) return false;
  auto tell = [symmetry](const Grid& before, Step& step) {
    step.symmetry = symmetry;
    // Where it is seen best: cells that stay in their place hold digits that keep their names.
    for (Cell c : before.open()) {
      if (moved(c, symmetry.motion) != c) continue;
      for (Digit d : before.candidates(c)) {
        if (symmetry(d) == d) step.marks.push_back({Role::kPattern, {c, d}});
      }
    }
  };
  return sink({Technique::kGurth, {}, removals.all(), tell});
}

// Truths, one or two, that leave no room for a symmetric solution.
std::vector<Truth> without_room(const CandidateSet& symmetric, const Topology& topology) {
  std::vector<std::pair<Truth, Candidate>> forced;
  auto look_at = [&](Truth truth, const CandidateList& ways) {
    if (ways.size() == 1) forced.emplace_back(truth, ways.all().front());
    return ways.empty();
  };
  for (Cell c : Cell::all()) {
    CandidateList ways;
    for (Digit d : symmetric.of(c)) ways.push_back({c, d});
    if (look_at(Truth(c), ways)) return {Truth(c)};
  }
  for (House h : topology.houses()) {
    for (Digit d : Digit::all()) {
      if (look_at({h, d}, {symmetric.of(d) & topology.cells(h), d})) return {{h, d}};
    }
  }
  for (const auto& [truth, x] : forced) {
    for (const auto& [other, y] : forced) {
      if (in_conflict(x, y, topology)) return {truth, other};
    }
  }
  return {};
}

// Those that are left if x holds and the solution is symmetric; none if that can't be.
CandidateSet symmetric_with(Candidate x, const Grid& grid, const BoardSymmetry& symmetry) {
  CandidateSet left = candidates_of(grid);
  const std::vector<Candidate> orbit = orbit_of(x, symmetry);
  if (!can_be(orbit, left, grid.topology())) return {};
  CandidateSet beside;
  for (Candidate y : left) {
    auto conflicts = [&](Candidate of) { return in_conflict(y, of, grid.topology()); };
    if (std::none_of(orbit.begin(), orbit.end(), conflicts)) beside.insert(y);
  }
  return symmetric_among(beside, symmetry, grid.topology());
}

bool report_anti_gurth(const Grid& grid, Cell alone, const BoardSymmetry& symmetry, Sink sink) {
  const Candidate x = symmetry({alone, grid.at_start(alone).first()});
  if (!grid.is_open(x.cell) || !grid.has(x) || !keeps_givens(grid, x, symmetry)) return false;
  if (without_room(symmetric_with(x, grid, symmetry), grid.topology()).empty()) return false;
  auto tell = [x, symmetry](const Grid& before, Step& step) {
    step.symmetry = symmetry;
    step.truths = without_room(symmetric_with(x, before, symmetry), before.topology());
    step.marks.push_back({Role::kAssumed, x});
    for (Truth truth : step.truths) {
      if (truth.is_cell()) {
        for (Digit d : before.candidates(truth.cell())) {
          step.marks.push_back({Role::kPattern, {truth.cell(), d}});
        }
        continue;
      }
      for (Cell c : before.places(truth.house(), truth.digit())) {
        step.marks.push_back({Role::kPattern, {c, truth.digit()}});
      }
    }
  };
  return sink({Technique::kAntiGurth, {}, {&x, 1}, tell});
}

}  // namespace

bool find_gurth(const Grid& grid, const Ask& ask, Sink sink) {
  if (&grid.topology() != &Topology::classic() || grid.rulebook() != nullptr) return false;
  for (int motion = 0; motion < kMotions; ++motion) {
    const std::optional<Likeness> likeness = Likeness::of(grid, static_cast<Motion>(motion));
    if (!likeness || grid.givens().empty()) continue;
    const bool whole = likeness->alone().empty();
    if (!ask.wants(whole ? Technique::kGurth : Technique::kAntiGurth)) continue;
    for (const BoardSymmetry& symmetry : likeness->symmetries()) {
      if (ask.stopped()) return true;
      if (whole ? report_gurth(grid, symmetry, sink)
                : report_anti_gurth(grid, likeness->alone().first(), symmetry, sink)) {
        return true;
      }
    }
  }
  return false;
}

}  // namespace nonet

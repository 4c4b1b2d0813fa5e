#include "nonet/logic/deadly_patterns.h"

#include "nonet/core/candidate_set.h"

namespace nonet {
namespace {

class DeadlyReport {
 public:
  DeadlyReport(const Grid& grid, const Ask& ask, const DeadlyPattern& pattern, Sink sink)
      : grid_(grid), ask_(ask), pattern_(pattern), sink_(sink) {
    for (const DeadlyCell& guarded : pattern.guarded_cells()) {
      guarded_.insert(guarded.cell);
      guardians_ |= guarded.digits;
    }
  }

  bool report(const DeadlyTypes& types) {
    if (pattern_.guarded_count == 1) {
      return types.one && ask_.wants(*types.one) && report_one_cell(*types.one);
    }
    return (ask_.wants(types.two) && report_contradicted(types.two)) ||
           (ask_.wants(types.three) && report_subsets(types.three)) ||
           (ask_.wants(types.four) && report_bound(types.four));
  }

 private:
  const Topology& topology() const { return grid_.topology(); }

  bool report_one_cell(Technique technique) const {
    const auto [cell, guardians] = pattern_.guarded[0];
    CandidateList removals;
    for (Digit d : grid_.candidates(cell) - guardians) removals.push_back({cell, d});
    return report_plain(technique, removals);
  }

  // What no guardian allows.
  bool report_contradicted(Technique technique) const {
    CandidateSet gone = CandidateSet::all();
    for (const DeadlyCell& guarded : pattern_.guarded_cells()) {
      for (Digit g : guarded.digits) {
        CandidateSet its;
        its.of(g) = topology().peers(guarded.cell) & grid_.places(g);
        for (Digit d : grid_.candidates(guarded.cell) - DigitSet{g}) its.insert({guarded.cell, d});
        gone &= its;
      }
    }
    CandidateList removals;
    for (Candidate x : gone) removals.push_back(x);
    return report_plain(technique, removals);
  }

  bool report_plain(Technique technique, const CandidateList& removals) const {
    if (removals.empty()) return false;
    auto tell = [pattern = pattern_](const Grid& before, Step& step) {
      tell_deadly(before, pattern, step);
    };
    return sink_({technique, {}, removals.all(), tell});
  }

  // In houses with all guardians, the smallest subsets first.
  bool report_subsets(Technique technique) const {
    for (House h : topology().houses_of(guarded_.first())) {
      if (!topology().cells(h).contains(guarded_)) continue;
      const CellSet members = (topology().cells(h) & grid_.open()) - guarded_;
      for (int size = 1; size < members.size(); ++size) {
        if (report_subsets_of(technique, h, members, size, {}, guardians_)) return true;
      }
    }
    return false;
  }

  bool report_subsets_of(Technique technique, House house, CellSet members, int more,
                         const CellSet& chosen, DigitSet digits) const {
    const int size = chosen.size() + more;
    if (digits.size() > size + 1) return false;
    if (more == 0)
      return digits.size() == size + 1 && report_subset(technique, house, chosen, digits);
    for (Cell c : members) {
      members.erase(c);
      CellSet joined = chosen;
      joined.insert(c);
      if (report_subsets_of(technique, house, members, more - 1, joined,
                            digits | grid_.candidates(c))) {
        return true;
      }
    }
    return false;
  }

  bool report_subset(Technique technique, House house, const CellSet& chosen,
                     DigitSet digits) const {
    const CellSet seen = topology().common_peers(chosen | guarded_);
    CandidateList removals;
    for (Digit d : digits) removals.append(seen & grid_.places(d), d);
    if (removals.empty()) return false;
    auto tell = [=, pattern = pattern_](const Grid& before, Step& step) {
      tell_deadly(before, pattern, step);
      tell_completed(before, house, chosen, step);
    };
    return sink_({technique, {}, removals.all(), tell});
  }

  // A digit that two guarded cells share between them.
  bool report_bound(Technique technique) const {
    if (pattern_.guarded_count != 2) return false;
    const Cell a = pattern_.guarded[0].cell, b = pattern_.guarded[1].cell;
    const DigitSet shared = pattern_.digits_of(a, grid_) & pattern_.digits_of(b, grid_);
    for (House h : topology().houses_of(a)) {
      if (!topology().cells(h).contains(guarded_)) continue;
      for (Digit kept : shared) {
        if (grid_.places(h, kept) == guarded_ && report_bound_to(technique, h, kept)) return true;
      }
    }
    return false;
  }

  bool report_bound_to(Technique technique, House house, Digit kept) const {
    CandidateList removals;
    for (Cell c : guarded_) {
      const DigitSet gone = pattern_.digits_of(c, grid_) - DigitSet{kept};
      for (Digit d : grid_.candidates(c) & gone) removals.push_back({c, d});
    }
    if (removals.empty()) return false;
    auto tell = [=, pattern = pattern_, cells = guarded_](const Grid& before, Step& step) {
      tell_deadly(before, pattern, step);
      tell_bound(house, kept, cells, step);
    };
    return sink_({technique, {}, removals.all(), tell});
  }

  const Grid& grid_;
  const Ask& ask_;
  const DeadlyPattern& pattern_;
  Sink sink_;
  CellSet guarded_;
  DigitSet guardians_;
};

}  // namespace

void tell_deadly(const Grid& before, const DeadlyPattern& pattern, Step& step) {
  for (Cell c : pattern.cells) {
    const DigitSet digits = pattern.digits_of(c, before);
    step.deadly.push_back({c, digits});
    for (Digit d : before.candidates(c) & digits) step.marks.push_back({Role::kPattern, {c, d}});
  }
  for (const DeadlyCell& guarded : pattern.guarded_cells()) {
    for (Digit d : guarded.digits) step.marks.push_back({Role::kGuardian, {guarded.cell, d}});
  }
}

void tell_completed(const Grid& before, House house, const CellSet& set, Step& step) {
  step.houses.push_back({HouseRole::kBase, house});
  for (Cell c : set) {
    step.truths.emplace_back(c);
    for (Digit d : before.candidates(c)) step.marks.push_back({Role::kSet, {c, d}});
  }
}

void tell_bound(House house, Digit kept, const CellSet& guarded, Step& step) {
  step.truths.emplace_back(house, kept);
  step.houses.push_back({HouseRole::kBase, house});
  for (Cell c : guarded) step.marks.push_back({Role::kLink, {c, kept}});
}

DeadlyPattern DeadlyPattern::of(const CellSet& cells, DigitSet digits, const Grid& grid) {
  DeadlyPattern pattern{cells, digits};
  for (Cell c : cells) {
    const DigitSet guardians = grid.candidates(c) - digits;
    if (!guardians.empty()) pattern.guard(c, guardians);
  }
  return pattern;
}

DigitSet DeadlyPattern::digits_of(Cell c, const Grid& grid) const {
  if (!digits.empty()) return digits;
  DigitSet own = grid.candidates(c);
  for (const DeadlyCell& cell : guarded_cells()) {
    if (cell.cell == c) own -= cell.digits;
  }
  return own;
}

bool report_deadly_pattern(const Grid& grid, const Ask& ask, const DeadlyPattern& pattern,
                           const DeadlyTypes& types, Sink sink) {
  if (pattern.guarded_count == 0) return false;
  return DeadlyReport(grid, ask, pattern, sink).report(types);
}

}  // namespace nonet

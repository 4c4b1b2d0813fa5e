// Aligned exclusion: a digit x of a cell is false if no choice of digits for one other cell, or for
// two, goes with it. A choice is excluded
//   if it puts a digit twice into cells that see each other,
//   or if it takes all candidates from a further cell, the excluder: each of them is in a chosen
//   cell that sees it.
//
//   pair      x and the digits of one cell; excluders have two candidates
//   triple    x and the digits of two cells; excluders have two or three
//
// The search goes from the other cells to x: for each digit of a cell there is a set of all that it
// excludes, and what the sets of all its digits share is false. With two cells it is what each
// choice of two digits excludes, by one of them or by both together.
#include "nonet/core/candidate_set.h"
#include "nonet/logic/finder.h"
#include "nonet/logic/plain_patterns.h"

namespace nonet {
namespace {

class AlignedExclusions {
 public:
  AlignedExclusions(const Grid& grid, const Ask& ask, Sink sink)
      : grid_(grid), ask_(ask), sink_(sink), excluded_(std::size_t{Cell::kCount} * Digit::kCount) {
    collect();
  }

  bool run() {
    std::array<CandidateSet, Cell::kCount> alone;
    for (Cell b : grid_.open()) {
      alone[b.index()] = excluded_by_all_of(b);
      if (!ask_.wants(Technique::kAlignedPairExclusion)) continue;
      if (report(Technique::kAlignedPairExclusion, {b}, alone[b.index()])) return true;
    }
    if (!ask_.wants(Technique::kAlignedTripleExclusion)) return false;
    for (Cell b : grid_.open()) {
      if (ask_.stopped()) return true;
      for (Cell c : grid_.open()) {
        if (c <= b) continue;
        // A triple that needs only one of the two is a pair.
        const CandidateSet both = excluded_by_all_of(b, c) - alone[b.index()] - alone[c.index()];
        if (report(Technique::kAlignedTripleExclusion, {b, c}, both)) return true;
      }
    }
    return false;
  }

 private:
  const CellSet& peers(Cell c) const { return grid_.topology().peers(c); }
  CandidateSet& excluded(Candidate x) {
    return excluded_[static_cast<std::size_t>(x.cell.index()) * Digit::kCount + x.digit.index()];
  }

  // Equal digits, and the other digit of each cell of two.
  void collect() {
    const CellSet pairs = grid_.bivalue();
    for (Cell b : grid_.open()) {
      for (Digit y : grid_.candidates(b)) {
        CandidateSet& out = excluded({b, y});
        out.of(y) = peers(b) & grid_.places(y);
        for (Cell excluder : peers(b) & pairs & grid_.places(y)) {
          const Digit x = (grid_.candidates(excluder) - DigitSet{y}).first();
          out.of(x) |= peers(excluder) & grid_.places(x);
        }
        for (Digit d : Digit::all()) out.of(d).erase(b);
      }
    }
    triples_ = grid_.with_at_most(3) - grid_.with_at_most(2);
  }

  CandidateSet excluded_by_all_of(Cell b) {
    CandidateSet all = CandidateSet::all();
    for (Digit y : grid_.candidates(b)) {
      all &= excluded({b, y});
      if (all.empty()) break;
    }
    return all;
  }

  CandidateSet excluded_by_all_of(Cell b, Cell c) {
    CandidateSet all = CandidateSet::all();
    const CellSet excluders = peers(b) & peers(c) & triples_;
    for (Digit y : grid_.candidates(b)) {
      for (Digit z : grid_.candidates(c)) {
        if (excluded({b, y}).contains({c, z})) continue;
        CandidateSet these = excluded({b, y}) | excluded({c, z});
        if (y != z) add_excluded_by_triples(excluders, {y, z}, these);
        all &= these;
        if (all.empty()) return all;
      }
    }
    for (Digit d : Digit::all()) all.of(d) -= {b, c};
    return all;
  }

  void add_excluded_by_triples(const CellSet& excluders, DigitSet two, CandidateSet& out) const {
    for (Cell excluder : excluders) {
      if (!grid_.candidates(excluder).contains(two)) continue;
      const Digit x = (grid_.candidates(excluder) - two).first();
      out.of(x) |= peers(excluder) & grid_.places(x);
    }
  }

  // Cell by cell.
  bool report(Technique technique, const CellSet& others, const CandidateSet& gone) const {
    for (Cell target : gone.cells() & grid_.open()) {
      CandidateList removals;
      for (Digit x : gone.of(target)) removals.push_back({target, x});
      CellSet cells = others;
      cells.insert(target);
      auto tell = [cells](const Grid& before, Step& step) {
        tell_aligned_exclusion(before, cells, step);
      };
      if (sink_({technique, {}, removals.all(), tell})) return true;
    }
    return false;
  }

  const Grid& grid_;
  const Ask& ask_;
  Sink sink_;
  std::vector<CandidateSet> excluded_;  // by each candidate alone
  CellSet triples_;                     // the cells with three candidates
};

// Supposes each digit that goes, and follows all choices for the other cells.
class ChoiceStory {
 public:
  ChoiceStory(const Grid& before, Step& step) : before_(before), step_(step) {}

  void tell(Candidate target, const CellSet& others) {
    add(Inference::Kind::kAssume, target, {}, 0);
    follow({target}, others, 0);
  }
  const CellSet& excluders() const { return excluders_; }

 private:
  using Chosen = std::vector<Candidate>;

  // What the chosen digits leave of a cell's candidates.
  DigitSet left_in(Cell c, const Chosen& chosen) const {
    DigitSet left = before_.candidates(c);
    for (Candidate x : chosen) {
      if (before_.topology().peers(x.cell).contains(c)) left.erase(x.digit);
    }
    return left;
  }

  std::optional<Cell> emptied_by(const Chosen& chosen) const {
    CellSet unchosen = before_.open();
    for (Candidate x : chosen) unchosen.erase(x.cell);
    for (Cell c : unchosen) {
      if (left_in(c, chosen).empty()) return c;
    }
    return std::nullopt;
  }

  void follow(const Chosen& chosen, CellSet open, int level) {
    if (const std::optional<Cell> empty = emptied_by(chosen)) {
      add(Inference::Kind::kConflict, {}, Truth(*empty), level);
      excluders_.insert(*empty);
      return;
    }
    if (open.empty()) return;
    const Cell c = open.first();
    open.erase(c);
    const DigitSet ways = left_in(c, chosen);
    const bool splits = ways.size() > 1;
    if (splits) add(Inference::Kind::kSplit, {}, Truth(c), level);
    for (Digit d : ways) {
      const Candidate x = {c, d};
      if (splits) {
        add(Inference::Kind::kAssume, x, {}, level + 1);
      } else {
        add(Inference::Kind::kFollows, x, Truth(c), level);
      }
      Chosen more = chosen;
      more.push_back(x);
      follow(more, open, splits ? level + 1 : level);
    }
  }

  void add(Inference::Kind kind, std::optional<Candidate> x, std::optional<Truth> by, int level) {
    Inference inference;
    inference.kind = kind;
    if (x) inference.node = {x->digit, CellSet{x->cell}};
    if (by) inference.by = {*by};
    inference.level = static_cast<std::int16_t>(level);
    step_.inferences.push_back(std::move(inference));
  }

  const Grid& before_;
  Step& step_;
  CellSet excluders_;
};

void mark_cells(const Grid& before, const CellSet& cells, Role role, Step& step) {
  for (Cell c : cells) {
    for (Digit d : before.candidates(c)) step.marks.push_back({role, {c, d}});
  }
}

}  // namespace

void tell_aligned_exclusion(const Grid& before, const CellSet& cells, Step& step) {
  ChoiceStory story(before, step);
  CellSet chosen;  // those whose digits a digit that goes is held against
  for (Candidate x : step.removals) {
    const CellSet others = cells - CellSet{x.cell};
    chosen |= others;
    story.tell(x, others);
    step.marks.push_back({Role::kAssumed, x});
  }
  mark_cells(before, chosen, Role::kPivot, step);
  mark_cells(before, story.excluders(), Role::kLink, step);
  for (Cell c : chosen | story.excluders()) step.truths.emplace_back(c);
}

bool find_aligned_exclusion(const Grid& grid, const Ask& ask, Sink sink) {
  return !grid.broken() && AlignedExclusions(grid, ask, sink).run();
}

}  // namespace nonet

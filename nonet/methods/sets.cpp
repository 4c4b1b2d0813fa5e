#include "nonet/methods/sets.h"

#include <array>

namespace nonet::sets {
namespace {

class Reasoner {
 public:
  Reasoner(const Grid& start, const Options& options, FunctionRef<void(const Finding&)> tell)
      : topology_(start.topology()), options_(options), tell_(tell) {}

  Outcome run(Grid grid) {
    Outcome outcome;
    outcome.kind = solve(grid, 0, outcome);
    outcome.guesses = guesses_;
    if (outcome.kind != Outcome::Kind::kSolved) outcome.board = grid.board();
    return outcome;
  }

 private:
  Outcome::Kind solve(Grid& grid, int depth, Outcome& outcome) {
    for (bool changed = true; changed;) {
      changed = candidate_lines(grid);
      changed |= tuples(grid);
      for (bool set = true; set;) {
        set = false;
        if (auto dead_end = singles_pass(grid, set)) {
          outcome.dead_end = *dead_end;
          return Outcome::Kind::kNoSolution;
        }
        changed |= set;
      }
    }
    if (grid.open().empty()) {
      outcome.board = grid.board();
      return Outcome::Kind::kSolved;
    }
    return nisho(grid, depth, outcome);
  }

  bool candidate_lines(Grid& grid) {
    bool changed = false;
    for (House box : topology_.houses()) {
      if (topology_.kind(box) != HouseKind::kBox) continue;
      for (HouseKind kind : {HouseKind::kRow, HouseKind::kColumn}) {
        for (House line : topology_.houses()) {
          if (topology_.kind(line) == kind) changed |= candidate_line(grid, box, line);
        }
      }
    }
    return changed;
  }

  bool candidate_line(Grid& grid, House box, House line) {
    CellSet crossing = topology_.cells(box) & topology_.cells(line);
    if (crossing.empty()) return false;
    DigitSet values =
        possibilities(grid, crossing) - possibilities(grid, topology_.cells(box) - crossing);
    if (!strike(grid, topology_.cells(line) - crossing, values)) return false;
    tell_({.kind = Finding::Kind::kCandidateLine,
           .group = box,
           .line = line,
           .cells = crossing,
           .values = values});
    return true;
  }

  bool tuples(Grid& grid) {
    bool changed = false;
    for (House group : topology_.houses()) {
      std::vector<Cell> open;
      for (Cell c : topology_.order(group)) {
        if (grid.is_open(c)) open.push_back(c);
      }
      if (open.size() < 3) continue;
      for (std::size_t n = open.size() - 1; n >= 2; --n) {
        changed |= tuples_of(grid, group, open, n, 0, CellSet());
      }
    }
    return changed;
  }

  // Every choice of `n` further cells from `open[from..]`, in the order of the group.
  bool tuples_of(Grid& grid, House group, const std::vector<Cell>& open, std::size_t n,
                 std::size_t from, const CellSet& chosen) {
    if (n == 0) return tuple(grid, group, chosen);
    bool changed = false;
    for (std::size_t i = from; i + n <= open.size(); ++i) {
      CellSet more = chosen;
      more.insert(open[i]);
      changed |= tuples_of(grid, group, open, n - 1, i + 1, more);
    }
    return changed;
  }

  bool tuple(Grid& grid, House group, const CellSet& cells) {
    CellSet others = topology_.cells(group) - cells;
    DigitSet inside = possibilities(grid, cells);
    DigitSet only_inside = inside - possibilities(grid, others);
    Finding finding{
        .kind = Finding::Kind::kNakedTuple, .group = group, .cells = cells, .values = inside};
    bool changed = false;
    if (inside.size() == cells.size()) {
      changed = strike(grid, others, inside);
    } else if (inside.size() > cells.size() && only_inside.size() == cells.size()) {
      finding.kind = Finding::Kind::kHiddenTuple;
      finding.values = only_inside;
      changed = strike(grid, cells, inside - only_inside);
    }
    if (changed) tell_(finding);
    return changed;
  }

  // One pass over the cells; what it sets is seen by the cells after it.
  std::optional<DeadEnd> singles_pass(Grid& grid, bool& set) {
    for (Cell cell : Cell::all()) {
      if (!grid.is_open(cell)) continue;
      DigitSet own = grid.candidates(cell);
      if (own.empty()) return DeadEnd{DeadEnd::Kind::kNoPossibility, cell};
      Finding finding{.kind = Finding::Kind::kSingleCandidate, .cells = {cell}, .values = own};
      if (own.size() > 1) {
        if (auto dead_end = single_position(grid, cell, finding)) return dead_end;
      }
      if (finding.values.size() != 1) continue;
      tell_(finding);
      grid.place(cell, finding.values.first());
      set = true;
    }
    return std::nullopt;
  }

  // Puts the value and group of a single position into the finding, if there is one.
  std::optional<DeadEnd> single_position(const Grid& grid, Cell cell, Finding& finding) const {
    for (HouseKind kind : {HouseKind::kColumn, HouseKind::kRow, HouseKind::kBox}) {
      House group = topology_.house_of(cell, kind);
      CellSet others = topology_.cells(group);
      others.erase(cell);
      DigitSet forced = grid.candidates(cell) - possibilities(grid, others);
      if (forced.size() > 1) return DeadEnd{DeadEnd::Kind::kSeveralForced, cell};
      if (forced.empty()) continue;
      finding.kind = Finding::Kind::kSinglePosition;
      finding.group = group;
      finding.values = forced;
      return std::nullopt;
    }
    return std::nullopt;
  }

  Outcome::Kind nisho(const Grid& grid, int depth, Outcome& outcome) {
    Cell cell = narrowest(grid);
    for (Digit value : grid.candidates(cell)) {
      if (guesses_ >= options_.most_guesses) return Outcome::Kind::kOpen;
      ++guesses_;
      tell_({.kind = Finding::Kind::kNisho,
             .cells = {cell},
             .values = grid.candidates(cell),
             .chosen = value,
             .depth = depth + 1});
      Grid tried = grid;
      tried.place(cell, value);
      Outcome::Kind kind = solve(tried, depth + 1, outcome);
      if (kind != Outcome::Kind::kNoSolution) return kind;
      tell_({.kind = Finding::Kind::kNishoFailed, .depth = depth, .dead_end = outcome.dead_end});
    }
    outcome.dead_end = {DeadEnd::Kind::kAllTried, cell};
    return Outcome::Kind::kNoSolution;
  }

  static Cell narrowest(const Grid& grid) {
    Cell best = grid.open().first();
    for (Cell c : grid.open()) {
      if (grid.candidates(c).size() < grid.candidates(best).size()) best = c;
    }
    return best;
  }

  static DigitSet possibilities(const Grid& grid, const CellSet& cells) {
    DigitSet joined;
    for (Cell c : cells& grid.open()) joined |= grid.candidates(c);
    return joined;
  }

  static bool strike(Grid& grid, const CellSet& cells, DigitSet values) {
    bool changed = false;
    for (Cell c : cells& grid.open()) {
      for (Digit d : grid.candidates(c) & values) changed |= grid.eliminate(c, d);
    }
    return changed;
  }

  const Topology& topology_;
  const Options& options_;
  FunctionRef<void(const Finding&)> tell_;
  int guesses_ = 0;
};

}  // namespace

Outcome find(const Grid& grid, const Options& options, FunctionRef<void(const Finding&)> tell) {
  return Reasoner(grid, options, tell).run(grid);
}

Outcome find(const Board& clues, const Options& options, FunctionRef<void(const Finding&)> tell) {
  auto grid = Grid::from(clues);
  if (grid) return find(*grid, options, tell);
  Outcome outcome;
  outcome.kind = Outcome::Kind::kNoSolution;
  outcome.board = clues;
  outcome.clash = grid.error();
  return outcome;
}

Story find(const Board& clues, const Options& options) {
  Story all;
  all.outcome =
      find(clues, options, [&](const Finding& finding) { all.findings.push_back(finding); });
  return all;
}

}  // namespace nonet::sets

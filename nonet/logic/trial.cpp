// Trial and contradiction: suppose a candidate, follow the singles that this forces, and if some
// cell is left without a digit or some house without a place for one, the supposition was false
// (Nishio). Where singles alone find no contradiction, the trial splits on the constraint with the
// fewest ways left and refutes each way in turn, as deep as it takes; with enough depth every
// false candidate falls, so every puzzle with one solution is explained to the end.
//
// Each forced candidate remembers the truth that forced it, and each struck candidate what struck
// it. From the contradiction these are followed back, so a step cites and tells only what it used.
#include <algorithm>
#include <array>
#include <optional>

#include "nonet/logic/finder.h"

namespace nonet {
namespace {

constexpr int kNobody = -1;
constexpr std::size_t kSplitsTried = 32;

struct Forced {
  Candidate candidate;
  Truth by;  // meaningless for a supposition
  bool assumed;
};

// A line of supposition: the grid with all that was supposed and forced, and why.
class Line {
 public:
  explicit Line(const Grid& grid) : grid_(grid) { struck_by_.fill(kNobody); }

  const Grid& grid() const { return grid_; }
  const std::vector<Forced>& trail() const { return trail_; }

  // Supposes x and follows singles in the order in which they arise. Returns the truth that has no
  // candidate left, if one has none.
  std::optional<Truth> suppose(Candidate x) {
    std::size_t next = trail_.size();
    trail_.push_back({x, Truth(), true});
    for (; next < trail_.size(); ++next) {
      if (auto conflict = settle(static_cast<int>(next))) return conflict;
    }
    return std::nullopt;
  }

  // What made the candidates of a truth false: indices into the trail.
  template <class Visit>
  void each_cause(Truth truth, Visit&& visit) const {
    if (truth.is_cell()) {
      for (Digit d : Digit::all()) report_cause({truth.cell(), d}, visit);
    } else {
      for (Cell c : grid_.topology().cells(truth.house())) report_cause({c, truth.digit()}, visit);
    }
  }

 private:
  static int slot(Candidate x) { return x.cell.index() * 9 + x.digit.index(); }
  template <class Visit>
  void report_cause(Candidate x, Visit&& visit) const {
    if (struck_by_[slot(x)] != kNobody) visit(struck_by_[slot(x)]);
  }

  // Makes trail_[index] true in the grid and looks at every truth that lost a candidate by it.
  std::optional<Truth> settle(int index) {
    Candidate x = trail_[index].candidate;
    if (!grid_.has(x)) {
      // Two ways forced at once that exclude each other: the truth that forced this one is empty.
      return trail_[index].by;
    }
    if (!grid_.is_open(x.cell)) return std::nullopt;
    std::vector<Candidate> struck;
    for (Digit d : grid_.candidates(x.cell)) {
      if (d != x.digit) struck.push_back({x.cell, d});
    }
    for (Cell c : grid_.topology().peers(x.cell) & grid_.places(x.digit)) {
      struck.push_back({c, x.digit});
    }
    for (Candidate y : struck) struck_by_[slot(y)] = static_cast<std::int16_t>(index);
    grid_.place(x.cell, x.digit);
    for (Candidate y : struck) {
      if (y.cell != x.cell) {
        if (auto conflict = look_at_cell(y.cell)) return conflict;
      }
      for (House h : grid_.topology().houses_of(y.cell)) {
        if (auto conflict = look_at_house(h, y.digit)) return conflict;
      }
    }
    return std::nullopt;
  }

  std::optional<Truth> look_at_cell(Cell c) {
    DigitSet digits = grid_.candidates(c);
    if (digits.empty()) return Truth(c);
    if (digits.size() == 1 && grid_.is_open(c)) force({c, digits.first()}, Truth(c));
    return std::nullopt;
  }

  std::optional<Truth> look_at_house(House h, Digit d) {
    CellSet places = grid_.places(h, d);
    if (places.empty()) return Truth(h, d);
    if (places.size() == 1 && grid_.is_open(places.first()))
      force({places.first(), d}, Truth(h, d));
    return std::nullopt;
  }

  void force(Candidate x, Truth by) {
    for (std::size_t i = trail_.size(); i-- > 0;) {
      if (trail_[i].candidate == x) return;
    }
    trail_.push_back({x, by, false});
  }

  Grid grid_;
  std::vector<Forced> trail_;
  std::array<std::int16_t, 729> struck_by_{};
};

// What a refutation needs of the trail, and how it is told.
struct Refutation {
  std::vector<bool> needed;  // by trail index
  std::vector<Inference> told;
};

enum class TrialEnd { kRefuted, kOpen, kSolved };

// The truths that leave fewest ways, two or more; at most `most` of them.
std::vector<Truth> narrowest_truths(const Grid& grid, std::size_t most) {
  std::vector<Truth> best;
  int fewest = 10;
  auto consider = [&](Truth truth, int ways) {
    if (ways > fewest) return;
    if (ways < fewest) best.clear();
    fewest = ways;
    if (best.size() < most) best.push_back(truth);
  };
  for (Cell c : grid.open()) consider(Truth(c), grid.candidates(c).size());
  for (House h : grid.topology().houses()) {
    for (Digit d : grid.open_digits(h)) consider(Truth(h, d), grid.places(h, d).size());
  }
  return best;
}

std::vector<Candidate> ways_of(const Grid& grid, Truth truth) {
  std::vector<Candidate> ways;
  if (truth.is_cell()) {
    for (Digit d : grid.candidates(truth.cell())) ways.push_back({truth.cell(), d});
  } else {
    for (Cell c : grid.places(truth.house(), truth.digit())) ways.push_back({c, truth.digit()});
  }
  return ways;
}

// Marks all that the needed entries from `start` on rest upon, and tells these in their order.
void tell(const Line& line, std::size_t start, int level, Refutation& out) {
  const std::vector<Forced>& trail = line.trail();
  for (std::size_t i = trail.size(); i-- > start;) {
    if (!out.needed[i] || trail[i].assumed) continue;
    line.each_cause(trail[i].by, [&](int cause) {
      if (static_cast<std::size_t>(cause) < i) out.needed[cause] = true;
    });
  }
  std::vector<Inference> told;
  for (std::size_t i = start; i < trail.size(); ++i) {
    if (!out.needed[i] && !trail[i].assumed) continue;
    Inference inference;
    inference.kind = trail[i].assumed ? Inference::Kind::kAssume : Inference::Kind::kFollows;
    inference.node = {trail[i].candidate.digit, {trail[i].candidate.cell}};
    inference.by = trail[i].by;
    inference.level = static_cast<std::int16_t>(level);
    told.push_back(inference);
  }
  out.told.insert(out.told.begin(), told.begin(), told.end());
}

void append_outcome(Refutation& out, Inference::Kind kind, Truth truth, int level) {
  Inference end;
  end.kind = kind;
  end.by = truth;
  end.level = static_cast<std::int16_t>(level);
  out.told.push_back(end);
}

TrialEnd refute(const Line& before, Candidate x, int splits, int level, Refutation& out);

// Refutes each way that the split leaves; what that needs of the line is added to `out`.
TrialEnd refute_ways(const Line& line, Truth split, int splits, int level, Refutation& out) {
  append_outcome(out, Inference::Kind::kSplit, split, level);
  for (Candidate way : ways_of(line.grid(), split)) {
    Refutation part;
    TrialEnd outcome = refute(line, way, splits - 1, level + 1, part);
    if (outcome != TrialEnd::kRefuted) return outcome;
    for (std::size_t i = 0; i < out.needed.size(); ++i) {
      if (part.needed[i]) out.needed[i] = true;
    }
    out.told.insert(out.told.end(), part.told.begin(), part.told.end());
  }
  line.each_cause(split, [&](int cause) { out.needed[cause] = true; });
  return TrialEnd::kRefuted;
}

// Tries to show that x is false, splitting at most `splits` deep. The last split tries every
// narrowest truth, since one that closes at once makes a far shorter story than a deeper search.
TrialEnd refute(const Line& before, Candidate x, int splits, int level, Refutation& out) {
  Line line = before;
  std::size_t start = line.trail().size();
  auto conflict = line.suppose(x);
  out.needed.assign(line.trail().size(), false);
  if (conflict) {
    line.each_cause(*conflict, [&](int cause) { out.needed[cause] = true; });
    append_outcome(out, Inference::Kind::kConflict, *conflict, level);
    tell(line, start, level, out);
    return TrialEnd::kRefuted;
  }
  if (line.grid().open().empty()) return TrialEnd::kSolved;
  if (splits == 0) return TrialEnd::kOpen;
  for (Truth split : narrowest_truths(line.grid(), splits == 1 ? kSplitsTried : 1)) {
    Refutation tried;
    tried.needed = out.needed;
    TrialEnd outcome = refute_ways(line, split, splits, level, tried);
    if (outcome == TrialEnd::kOpen) continue;
    if (outcome == TrialEnd::kRefuted) {
      out = std::move(tried);
      tell(line, start, level, out);
    }
    return outcome;
  }
  return TrialEnd::kOpen;
}

Step trial_step(Candidate x, Refutation refutation) {
  Step step;
  step.technique = Technique::kTrial;
  step.removals = {x};
  step.marks = {{Role::kAssumed, x}};
  step.inferences = std::move(refutation.told);
  for (const Inference& inference : step.inferences) {
    if (inference.kind == Inference::Kind::kAssume) continue;
    step.truths.push_back(inference.by);
    if (inference.kind == Inference::Kind::kFollows) {
      step.marks.push_back({Role::kPattern, {inference.node.cells.first(), inference.node.digit}});
    }
  }
  std::sort(step.truths.begin(), step.truths.end());
  step.truths.erase(std::unique(step.truths.begin(), step.truths.end()), step.truths.end());
  return step;
}

}  // namespace

bool find_trial(const Grid& grid, const Ask&, Sink sink) {
  if (grid.broken()) return false;
  std::vector<Candidate> open;
  for (Cell c : grid.open()) {
    for (Digit d : grid.candidates(c)) open.push_back({c, d});
  }
  const Line line(grid);
  // Shallow trials first. Without a split the shortest story comes first; deeper trials are costly,
  // so the first that succeeds is told. A candidate that turned out to be part of a solution is not
  // tried again.
  std::vector<std::pair<Candidate, Refutation>> found;
  for (int splits = 0; !open.empty() && splits <= Cell::kCount; ++splits) {
    bool stopped = false;
    auto report = [&](Candidate x, Refutation& refutation) {
      stopped = stopped || sink(trial_step(x, std::move(refutation)));
    };
    std::erase_if(open, [&](Candidate x) {
      if (stopped) return false;
      Refutation refutation;
      TrialEnd outcome = refute(line, x, splits, 0, refutation);
      if (outcome == TrialEnd::kRefuted && splits == 0)
        found.emplace_back(x, std::move(refutation));
      if (outcome == TrialEnd::kRefuted && splits > 0) report(x, refutation);
      return outcome != TrialEnd::kOpen;
    });
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) {
      return a.second.told.size() < b.second.told.size();
    });
    for (auto& [x, refutation] : found) report(x, refutation);
    if (stopped) return true;
    found.clear();
  }
  return false;
}

}  // namespace nonet

// Trial and contradiction: suppose a candidate, follow the singles that this forces, and if some
// cell is left without a digit or some house without a place for one, the supposition was false
// (Nishio). Where singles alone find no contradiction, the trial splits on the constraint with the
// fewest ways left and refutes each way in turn.
//
// Every false candidate falls to a trial that is deep enough, but a deep one helps nobody and may
// take hours. So cheap trials come first: without a split, with one, with two; then trials of any
// depth that take few suppositions, then of more, until the options' limit is spent. A story longer
// than the options allow is told in its outer parts; the inner ones are counted.
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

enum class Ending : std::uint8_t { kRefuted, kOpen, kSolved };

// How far a trial may go.
struct Reach {
  int splits;                  // how deep they may be nested
  int* suppositions;           // left to be made, counted down
  const Stop* stop = nullptr;  // may be null

  bool spent() const { return *suppositions <= 0 || (stop != nullptr && stop->requested()); }
  Reach deeper() const { return {splits - 1, suppositions, stop}; }
};

// A split this deep is as good as any depth.
constexpr int kAnyDepth = Cell::kCount;

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
    if (!trail[i].assumed) inference.by = {trail[i].by};
    inference.level = static_cast<std::int16_t>(level);
    told.push_back(std::move(inference));
  }
  out.told.insert(out.told.begin(), told.begin(), told.end());
}

void append_ending(Refutation& out, Inference::Kind kind, Truth truth, int level) {
  Inference end;
  end.kind = kind;
  end.by = {truth};
  end.level = static_cast<std::int16_t>(level);
  out.told.push_back(std::move(end));
}

Ending refute(const Line& before, Candidate x, const Reach& reach, int level, Refutation& out);

// Refutes each way that the split leaves; what that needs of the line is added to `out`.
Ending refute_ways(const Line& line, Truth split, const Reach& reach, int level, Refutation& out) {
  append_ending(out, Inference::Kind::kSplit, split, level);
  for (Candidate way : ways_of(line.grid(), split)) {
    Refutation part;
    const Ending ending = refute(line, way, reach.deeper(), level + 1, part);
    if (ending != Ending::kRefuted) return ending;
    for (std::size_t i = 0; i < out.needed.size(); ++i) {
      if (part.needed[i]) out.needed[i] = true;
    }
    out.told.insert(out.told.end(), part.told.begin(), part.told.end());
  }
  line.each_cause(split, [&](int cause) { out.needed[cause] = true; });
  return Ending::kRefuted;
}

// Tries to show that x is false. The last split tries every narrowest truth, since one that closes
// at once makes a far shorter story than a deeper search.
Ending refute(const Line& before, Candidate x, const Reach& reach, int level, Refutation& out) {
  if (reach.spent()) return Ending::kOpen;
  --*reach.suppositions;
  Line line = before;
  std::size_t start = line.trail().size();
  auto conflict = line.suppose(x);
  out.needed.assign(line.trail().size(), false);
  if (conflict) {
    line.each_cause(*conflict, [&](int cause) { out.needed[cause] = true; });
    append_ending(out, Inference::Kind::kConflict, *conflict, level);
    tell(line, start, level, out);
    return Ending::kRefuted;
  }
  if (line.grid().open().empty()) return Ending::kSolved;
  if (reach.splits == 0) return Ending::kOpen;
  for (Truth split : narrowest_truths(line.grid(), reach.splits == 1 ? kSplitsTried : 1)) {
    Refutation tried;
    tried.needed = out.needed;
    const Ending ending = refute_ways(line, split, reach, level, tried);
    if (ending == Ending::kOpen) continue;
    if (ending == Ending::kRefuted) {
      out = std::move(tried);
      tell(line, start, level, out);
    }
    return ending;
  }
  return Ending::kOpen;
}

bool is_supposition(const Inference& inference) {
  return inference.kind == Inference::Kind::kAssume;
}

// How many lines the story has if it is told down to a level, and one level further only what is
// supposed.
std::size_t lines_down_to(int level, const std::vector<Inference>& story) {
  std::size_t lines = 0;
  for (const Inference& inference : story) {
    if (inference.level <= level) ++lines;
    if (inference.level == level + 1 && is_supposition(inference)) lines += 2;
  }
  return lines;
}

// The outer parts of a story that is too long; of the inner ones is said how many suppositions they
// take.
std::vector<Inference> outline(std::vector<Inference> story, int most_lines) {
  if (story.size() <= static_cast<std::size_t>(most_lines)) return story;
  int level = 0;
  while (lines_down_to(level + 1, story) <= static_cast<std::size_t>(most_lines)) ++level;
  std::vector<Inference> outer;
  for (Inference& inference : story) {
    if (inference.level <= level) {
      outer.push_back(std::move(inference));
    } else if (inference.level == level + 1 && is_supposition(inference)) {
      const std::int16_t deeper = inference.level;
      outer.push_back(std::move(inference));
      Inference& untold = outer.emplace_back();
      untold.kind = Inference::Kind::kUntold;
      untold.level = deeper;
    } else if (is_supposition(inference)) {
      ++outer.back().untold;
    }
  }
  return outer;
}

void tell_trial(Candidate x, Refutation refutation, int most_lines, Step& step) {
  for (const Inference& inference : refutation.told) {
    step.truths.insert(step.truths.end(), inference.by.begin(), inference.by.end());
  }
  std::sort(step.truths.begin(), step.truths.end());
  step.truths.erase(std::unique(step.truths.begin(), step.truths.end()), step.truths.end());
  step.marks = {{Role::kAssumed, x}};
  step.inferences = outline(std::move(refutation.told), most_lines);
  for (const Inference& inference : step.inferences) {
    if (inference.kind != Inference::Kind::kFollows) continue;
    step.marks.push_back({Role::kPattern, {inference.node.cells.first(), inference.node.digit()}});
  }
}

// All trials in a grid, cheap ones first.
class Trials {
 public:
  Trials(const Grid& grid, const Ask& ask, Sink sink)
      : line_(grid), ask_(ask), left_(ask.options.trials.most_suppositions), sink_(sink) {
    for (Cell c : grid.open()) {
      for (Digit d : grid.candidates(c)) open_.push_back({c, d});
    }
  }

  bool find() {
    if (find_without_split()) return true;
    for (int splits : {1, 2}) {
      if (try_all(splits, left_)) return true;
    }
    // Once a stop is requested no trial takes any supposition.
    for (int most = kFewSuppositions; left_ > 0 && !open_.empty() && !ask_.stopped(); most *= 8) {
      if (try_all(kAnyDepth, most)) return true;
    }
    return ask_.stopped();
  }

 private:
  static constexpr int kFewSuppositions = 32;

  // The shortest story comes first.
  bool find_without_split() {
    std::vector<std::pair<std::size_t, Candidate>> found;
    std::erase_if(open_, [&](Candidate x) {
      int one = 1;
      Refutation refutation;
      const Ending ending = refute(line_, x, {0, &one, ask_.stop}, 0, refutation);
      if (ending == Ending::kRefuted) found.emplace_back(refutation.told.size(), x);
      return ending != Ending::kOpen;
    });
    std::stable_sort(found.begin(), found.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    for (const auto& [lines, x] : found) {
      if (report(x, 0, 1)) return true;
    }
    return false;
  }

  // Each candidate with at most so many suppositions; the first that falls is told. One that turned
  // out to be part of a solution is not tried again.
  bool try_all(int splits, int most) {
    bool stopped = false;
    std::erase_if(open_, [&](Candidate x) {
      if (stopped || left_ <= 0) return false;
      const int granted = std::min(most, left_);
      int left = granted;
      Refutation refutation;
      const Ending ending = refute(line_, x, {splits, &left, ask_.stop}, 0, refutation);
      left_ -= granted - left;
      if (ending == Ending::kRefuted) stopped = report(x, splits, granted);
      return ending != Ending::kOpen;
    });
    return stopped;
  }

  bool report(Candidate x, int splits, int suppositions) {
    // Worked out again for the one that is taken.
    auto tell = [=, most_lines = ask_.options.trials.most_lines](const Grid& before, Step& step) {
      int left = suppositions;
      Refutation refutation;
      refute(Line(before), x, {splits, &left}, 0, refutation);
      tell_trial(x, std::move(refutation), most_lines, step);
    };
    return sink_({Technique::kTrial, {}, {&x, 1}, tell});
  }

  const Line line_;
  const Ask& ask_;
  int left_;  // suppositions, of all trials together
  Sink sink_;
  std::vector<Candidate> open_;
};

}  // namespace

bool find_trial(const Grid& grid, const Ask& ask, Sink sink) {
  return !grid.broken() && Trials(grid, ask, sink).find();
}

}  // namespace nonet

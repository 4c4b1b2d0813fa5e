#include "nonet/logic/refutation.h"

#include <algorithm>

#include "nonet/logic/links.h"
#include "nonet/rules/rulebook.h"

namespace nonet {
namespace {

constexpr std::size_t kSplitsTried = 32;

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

// Marks all that the needed entries from `start` on rest upon, and tells these in their order.
void tell_refutation(const Supposition& line, std::size_t start, int level, Refutation& out) {
  const std::size_t end = line.trail().size();
  line.add_causes(start, end, out.needed);
  const std::vector<Inference> told = line.told(start, end, out.needed, level);
  out.told.insert(out.told.begin(), told.begin(), told.end());
}

void append_ending(Refutation& out, Inference::Kind kind, Truth truth, int level) {
  Inference end;
  end.kind = kind;
  end.by = {truth};
  end.level = static_cast<std::int16_t>(level);
  out.told.push_back(std::move(end));
}

// Refutes each way that the split leaves; what that needs of the line is added to `out`.
Ending refute_ways(const Supposition& line, Truth split, const Reach& reach, int level,
                   Refutation& out) {
  append_ending(out, Inference::Kind::kSplit, split, level);
  for (Candidate way : ways_of(line.grid(), split)) {
    Refutation part;
    const Ending ending = refute(line, way, true, reach.deeper(), level + 1, part);
    if (ending != Ending::kRefuted) return ending;
    for (std::size_t i = 0; i < out.needed.size(); ++i) {
      if (part.needed[i]) out.needed[i] = true;
    }
    out.told.insert(out.told.end(), part.told.begin(), part.told.end());
  }
  line.each_cause(split, [&](int cause) { out.needed[cause] = true; });
  return Ending::kRefuted;
}

}  // namespace

std::vector<Candidate> ways_of(const Grid& grid, Truth truth) {
  std::vector<Candidate> ways;
  if (truth.is_cell()) {
    for (Digit d : grid.candidates(truth.cell())) ways.push_back({truth.cell(), d});
  } else {
    for (Cell c : grid.places(truth.house(), truth.digit())) ways.push_back({c, truth.digit()});
  }
  return ways;
}

// The last split tries every narrowest truth, since one that closes at once makes a far shorter
// story than a deeper search; and of those that close the shortest is told.
Ending refute(const Supposition& before, Candidate x, bool holds, const Reach& reach, int level,
              Refutation& out) {
  if (reach.spent()) return Ending::kOpen;
  --*reach.suppositions;
  Supposition line = before;
  const std::size_t start = line.trail().size();
  const std::optional<Truth> conflict = line.suppose(x, holds);
  out.needed.assign(line.trail().size(), false);
  if (conflict) {
    line.each_cause(*conflict, [&](int cause) { out.needed[cause] = true; });
    append_ending(out, Inference::Kind::kConflict, *conflict, level);
    tell_refutation(line, start, level, out);
    return Ending::kRefuted;
  }
  if (line.grid().open().empty()) return Ending::kSolved;
  if (reach.splits == 0) return Ending::kOpen;
  Ending found = Ending::kOpen;
  Refutation best;
  for (Truth split : narrowest_truths(line.grid(), reach.splits == 1 ? kSplitsTried : 1)) {
    Refutation tried;
    tried.needed.assign(line.trail().size(), false);
    const Ending ending = refute_ways(line, split, reach, level, tried);
    if (ending == Ending::kSolved) return ending;
    if (ending == Ending::kOpen) continue;
    tell_refutation(line, start, level, tried);
    if (found == Ending::kOpen || tried.told.size() < best.told.size()) best = std::move(tried);
    found = ending;
  }
  if (found == Ending::kRefuted) out = std::move(best);
  return found;
}

std::vector<Truth> truths_in(const std::vector<Inference>& story) {
  std::vector<Truth> truths;
  for (const Inference& line : story) {
    truths.insert(truths.end(), line.by.begin(), line.by.end());
  }
  std::sort(truths.begin(), truths.end());
  truths.erase(std::unique(truths.begin(), truths.end()), truths.end());
  return truths;
}

void mark_what_follows(Step& step) {
  for (const Inference& line : step.inferences) {
    if (line.kind != Inference::Kind::kFollows || !line.holds) continue;
    for (Cell c : line.node.cells) add_mark(Role::kPattern, {c, line.node.digit()}, step);
  }
}

void cite_rules(std::vector<Inference>& story, const Grid& before, Step& step) {
  std::vector<int> cited;
  for (Inference& line : story) {
    if (line.rule < 0) continue;
    const RuleUnit& unit = before.rulebook()->units()[static_cast<std::size_t>(line.rule)];
    // That a rule needs a digit tells against a cell outside only where it is asked what that
    // holds.
    for (Cell c : line.node.cells - unit.set) {
      const auto at = std::lower_bound(step.truths.begin(), step.truths.end(), Truth(c));
      if (at == step.truths.end() || *at != Truth(c)) step.truths.insert(at, Truth(c));
    }
    auto known = std::find(cited.begin(), cited.end(), line.rule);
    if (known == cited.end()) {
      step.rules.push_back(unit.use);
      known = cited.insert(cited.end(), line.rule);
    }
    line.rule = static_cast<int>(known - cited.begin());
  }
}

void tell_refutation(Candidate x, Refutation refutation, const Grid& before, Step& step) {
  step.truths = truths_in(refutation.told);
  cite_rules(refutation.told, before, step);
  step.inferences = std::move(refutation.told);
  step.marks = {{Role::kAssumed, x}};
  mark_what_follows(step);
}

}  // namespace nonet

#include "nonet/rate/se/forcing_chains.h"

#include <algorithm>

#include "nonet/rate/se/paths.h"

namespace nonet::se {
namespace {

constexpr int kAnyLength = 2 * kCandidates;

Rule cycle_rule(Along along) {
  return along == Along::kOnlyHouses  ? Rule::kXCycle
         : along == Along::kOnlyCells ? Rule::kYCycle
                                      : Rule::kXyCycle;
}
Rule chain_rule(Along along, int complexity) {
  if (along == Along::kAll) return Rule::kForcingChain;
  return complexity == 6 ? Rule::kTurbotFish : Rule::kForcingXChain;
}
double base_of(Rule rule) {
  switch (rule) {
    case Rule::kXCycle:
    case Rule::kYCycle:
      return 6.5;
    case Rule::kTurbotFish:
    case Rule::kForcingXChain:
      return 6.6;
    default:
      return 7.0;
  }
}

// What is seen both by one that is on and by one that is off, of the same digit, and lies in no
// cell of the cycle.
Removals cycle_removals(const Links& links, const Marks& marks, const ChainPath& path) {
  CellSet cells;
  std::array<std::array<CellSet, 2>, kDigits> seen;
  for (const PathNode& node : path) {
    const int cell = links.cell(node.id);
    cells.insert(Cell(cell));
    seen[links.digit(node.id)][node.on] |= kGeometry.peer_set[cell];
  }
  std::array<std::uint16_t, kCells> gone{};
  for (int d = 0; d < kDigits; ++d) {
    for (Cell c : (seen[d][0] & seen[d][1]) - cells) {
      gone[c.index()] =
          static_cast<std::uint16_t>(gone[c.index()] | (marks.digits[c.index()] & 1U << d));
    }
  }
  Removals removals;
  for (int c = 0; c < kCells; ++c) removals.add(c, gone[c]);
  return removals;
}

class Collector {
 public:
  explicit Collector(const Marks& marks) : marks_(marks), links_(marks), paths_(links_) {}

  std::vector<ChainHint> all() {
    for (Along along : {Along::kOnlyHouses, Along::kOnlyCells, Along::kAll}) {
      for (Id id = 0; id < links_.size(); ++id) {
        const int digits = links_.siblings(id);
        if (digits < 2 || (along == Along::kOnlyCells && digits > 2)) continue;
        paths_.each_cycle(id, along, kAnyLength,
                          [&](const ChainPath& path) { add_cycle(path, along); });
        if (along == Along::kOnlyCells) continue;
        add_chain(paths_.to_opposite(id, true, along), along);
        add_chain(paths_.to_opposite(id, false, along), along);
      }
    }
    sort_hints(hints_);
    return std::move(hints_);
  }

 private:
  void add(Rule rule, int complexity, ChainHint&& hint) {
    hint.rule = rule;
    hint.complexity = complexity;
    hint.rating = chain_rating(base_of(rule), complexity);
    hints_.push_back(std::move(hint));
  }

  void add_cycle(const ChainPath& path, Along along) {
    ChainHint hint;
    hint.removals = cycle_removals(links_, marks_, path);
    if (hint.removals.empty()) return;
    walk(path, path.size() - 1, hint);
    // The other view: what was on is off, and leads the other way round.
    ChainPath back(path.rbegin(), path.rend());
    for (PathNode& node : back) node.on = !node.on;
    walk(back, back.size() - 1, hint);
    add(cycle_rule(along), static_cast<int>(path.size()) - 1, std::move(hint));
  }

  void add_chain(const ChainPath& path, Along along) {
    if (path.empty()) return;
    const PathNode& target = path.front();
    const int cell = links_.cell(target.id);
    const unsigned digit = 1U << links_.digit(target.id);
    ChainHint hint;
    hint.removals.add(cell, target.on ? marks_.digits[cell] & ~digit : digit);
    if (target.on) {
      hint.cell = cell;
      hint.digit = links_.digit(target.id);
    }
    walk(path, path.size(), hint);
    const int complexity = static_cast<int>(path.size());
    add(chain_rule(along, complexity), complexity, std::move(hint));
  }

  // The first so many nodes of a path: a cycle ends as it begins.
  void walk(const ChainPath& path, std::size_t count, ChainHint& hint) const {
    std::vector<std::uint16_t> nodes;
    for (std::size_t i = 0; i < count; ++i) {
      const PathNode& node = path[i];
      nodes.push_back(
          static_cast<std::uint16_t>(links_.candidate(node.id) * 2 + (node.on ? 1 : 0)));
      if (node.on) add_exclusion(links_, node.id, node.cause, hint.exclusions);
    }
    hint.walks.push_back(std::move(nodes));
  }

  const Marks& marks_;
  Links links_;
  Paths paths_;
  std::vector<ChainHint> hints_;
};

}  // namespace

std::vector<ChainHint> all_forcing_chains(const Marks& marks) {
  return Collector(marks).all();
}

bool find_forcing_chain(const State& state, Hint& hint) {
  const std::vector<ChainHint> hints = all_forcing_chains(state);
  if (hints.empty()) return false;
  put(hints.front(), hint);
  return true;
}

}  // namespace nonet::se

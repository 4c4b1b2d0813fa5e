#include "nonet/rate/se/forcing_chains.h"

#include <algorithm>

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

// The least of all hints, from lengths as far as possible.
class Least {
 public:
  Least(const State& state, const Links& links, const Reach& reach)
      : state_(state), links_(links), reach_(reach), paths_(links) {}

  bool find(Hint& hint) {
    for (int d = 0; d < kDigits; ++d) digits_.emplace_back(links_, d);
    const int x = x_chains();
    const int xy = xy_chains();
    // A cycle has at most two nodes less than the chain that it makes.
    for (const Reach& digit : digits_) cycles(digit, Along::kOnlyHouses, x - 2);
    cycles(reach_, Along::kOnlyCells, xy - 2);
    cycles(reach_, Along::kAll, xy - 2);
    if (best_.complexity == 0) return false;
    conclude(hint);
    return true;
  }

 private:
  struct Found {
    Rule rule;
    int complexity = 0;  // 0: nothing
    double rating = 0;
    Id start = 0;
    bool cycle = false;
    bool on = false;  // the start of a chain
  };

  // Whether it would come before the best of all so far. Of one start cycles come first, then the
  // chain from on.
  bool better(const Found& found) const {
    if (best_.complexity == 0) return true;
    if (found.rating != best_.rating) return found.rating < best_.rating;
    if (found.complexity != best_.complexity) return found.complexity < best_.complexity;
    if (key_of(found.rule) != key_of(best_.rule)) return key_of(found.rule) < key_of(best_.rule);
    if (found.start != best_.start) return found.start < best_.start;
    return found.cycle != best_.cycle ? found.cycle : found.on && !best_.on;
  }
  static Found found(Rule rule, int complexity, Id start, bool on) {
    const bool cycle = rule <= Rule::kXyCycle;
    return {rule, complexity, chain_rating(base_of(rule), complexity), start, cycle, on};
  }
  // The most nodes that a hint of a rule may have to come before the best.
  int most_of(Rule rule) const {
    if (best_.complexity == 0) return kAnyLength;
    int most = 2;
    while (better(found(rule, most + 2, 0, true))) most += 2;
    return most;
  }

  // Both return the least length of a chain, or a bound that it is beyond, or kAnyLength for none.
  int x_chains() {
    for (const Reach& digit : digits_) chains(digit, Along::kOnlyHouses);
    return best_.complexity == 0 ? kAnyLength : best_.complexity;
  }
  int xy_chains() {
    const int most = most_of(Rule::kForcingChain);
    chains(reach_, Along::kAll);
    if (best_.rule == Rule::kForcingChain && best_.complexity != 0) return best_.complexity;
    return most == kAnyLength ? kAnyLength : most + 2;
  }

  void chains(const Reach& reach, Along along) {
    int most = most_of(chain_rule(along, 0));
    for (int node = 0; node < reach.size(); ++node) {
      for (bool on : {true, false}) {
        if (most < 4) return;
        const int length = reach.to_opposite(node, on, most);
        if (length > most) continue;
        const Found chain = found(chain_rule(along, length), length, reach.id(node), on);
        if (!better(chain)) continue;
        best_ = chain;
        most = length;
      }
    }
  }

  void cycles(const Reach& reach, Along along, int least) {
    int most = most_of(cycle_rule(along));
    for (int node = 0; node < reach.size() && most >= least; ++node) {
      const Id id = reach.id(node);
      if (along == Along::kOnlyCells && links_.siblings(id) > 2) continue;
      if (reach.least_cycle(node, most) > most) continue;
      paths_.each_cycle(id, along, most, [&](const ChainPath& path) {
        const Found cycle = found(cycle_rule(along), static_cast<int>(path.size()) - 1, id, true);
        if (!better(cycle)) return;
        const Removals removals = cycle_removals(links_, state_, path);
        if (removals.empty()) return;
        best_ = cycle;
        removals_ = removals;
      });
      most = std::min(most, most_of(cycle_rule(along)));
    }
  }

  void conclude(Hint& hint) const {
    hint.rule = best_.rule;
    hint.complexity = best_.complexity;
    hint.rating = best_.rating;
    hint.basis.start = static_cast<std::int16_t>(links_.candidate(best_.start));
    hint.basis.on = best_.on;
    if (best_.cycle) {
      hint.removals = removals_;
      return;
    }
    const int cell = links_.cell(best_.start);
    const int digit = links_.digit(best_.start);
    if (best_.on) {
      hint.removals.add(cell, 1U << digit);
      return;
    }
    hint.removals.add(cell, state_.digits[cell] & ~(1U << digit));
    hint.cell = cell;
    hint.digit = digit;
  }

  const State& state_;
  const Links& links_;
  const Reach& reach_;
  Paths paths_;
  std::vector<Reach> digits_;
  Found best_{};
  Removals removals_;
};

}  // namespace

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

std::vector<ChainHint> all_forcing_chains(const Marks& marks) {
  return Collector(marks).all();
}

bool find_forcing_chain(const State& state, const Links& links, const Reach& reach, Hint& hint) {
  return Least(state, links, reach).find(hint);
}

}  // namespace nonet::se

#include "nonet/rate/csp/loop.h"

#include <algorithm>

#include "nonet/logic/refutation.h"
#include "nonet/rate/csp/csp.h"
#include "nonet/rate/csp/from_grid.h"

namespace nonet {
namespace csp {
namespace {

// What patterns are steps of: the contrary ends in a contradiction.
constexpr Technique kRow = Technique::kForcingNetContradiction;

Policy plain(Policy policy) {
  policy.loop = nullptr;
  std::erase(policy.order, kRow);
  return policy;
}

// The truths that a candidate belongs to: its cell, row, column and box.
std::vector<Truth> truths_of(const Grid& grid, Candidate x) {
  std::vector<Truth> all = {Truth(x.cell)};
  for (const House h : grid.topology().houses_of(x.cell)) all.emplace_back(h, x.digit);
  return all;
}

// What a truth has left.
Labels left_of(const Grid& grid, Truth truth, const Labels& s) {
  Labels all = Labels::none();
  if (truth.is_cell()) {
    for (const Digit d : Digit::all()) all.add(label_of({truth.cell(), d}));
  } else {
    for (const Cell c : grid.topology().cells(truth.house())) {
      all.add(label_of({c, truth.digit()}));
    }
  }
  return all & s;
}

// The labels of a setting that are there.
Labels labels_of(Setting x, const Labels& s) {
  Labels all = Labels::none();
  all.of[digit_of(x)] = cells_of(x) & s.of[digit_of(x)];
  return all;
}

bool holds(const Grid& grid, Truth truth, Label x) {
  const Candidate candidate = candidate_of(x);
  if (truth.is_cell()) return truth.cell() == candidate.cell;
  return truth.digit() == candidate.digit &&
         grid.topology().cells(truth.house()).contains(candidate.cell);
}

// The settings of a chain, with the left-linking candidates of a whip.
struct Chain {
  std::vector<Setting> settings;
  std::vector<Label> left;  // none of a braid
};

template <bool kGroups>
Chain whip_of(const Labels& s, Label z, int length) {
  Whips<kGroups> whips;
  if (!whips.refutes(s, z, length, Stop())) return {};
  return {whips.settings(), whips.left()};
}

Chain chain_of(const Labels& s, Label z, int length, PatternKind kind) {
  if (kind == PatternKind::kWhips) return whip_of<false>(s, z, length);
  if (kind == PatternKind::kGWhips) return whip_of<true>(s, z, length);
  Trial<false> t{s, settled_in(s), 0};
  t.set(z);
  Braids<false> braids;
  if (!braids.refutes(t, length, Stop())) return {};
  return {braids.settings(), {}};
}

// The truth of the k-th variable: one that leaves just these labels, and holds what a whip leans
// on. None left: the last one.
std::optional<Truth> variable(const Grid& grid, const Labels& now, const Labels& leaves,
                              const Chain& chain, std::size_t k) {
  auto fits = [&](Truth truth) {
    return left_of(grid, truth, now) == leaves &&
           (k >= chain.left.size() || holds(grid, truth, chain.left[k]));
  };
  if (!leaves.empty()) {
    Candidate first{};
    each_label(leaves, [&](Label x) { first = candidate_of(x); });
    for (const Truth truth : truths_of(grid, first)) {
      if (fits(truth)) return truth;
    }
    return std::nullopt;
  }
  for (const Cell c : Cell::all()) {
    if (fits(Truth(c))) return Truth(c);
  }
  for (const House h : grid.topology().houses()) {
    for (const Digit d : Digit::all()) {
      if (fits(Truth(h, d))) return Truth(h, d);
    }
  }
  return std::nullopt;
}

void tell_chain(const Grid& before, Candidate z, int length, PatternKind kind, Step& step) {
  const Labels s = csp::labels_of(before);
  const Chain chain = chain_of(s, label_of(z), length, kind);
  Refutation refutation;
  auto add = [&](Inference::Kind line, const Node& node, std::optional<Truth> by) {
    Inference next;
    next.kind = line;
    next.node = node;
    if (by) next.by = {*by};
    refutation.told.push_back(std::move(next));
  };
  add(Inference::Kind::kAssume, Node(z.digit, {z.cell}), std::nullopt);
  Trial<true> t{s, settled_in(s), 0};
  t.set(label_of(z));
  for (std::size_t k = 0; k < chain.settings.size(); ++k) {
    const Labels leaves = labels_of(chain.settings[k], t.s);
    Node node(Digit(digit_of(chain.settings[k])), {});
    each_label(leaves, [&](Label x) { node.cells.insert(candidate_of(x).cell); });
    add(Inference::Kind::kFollows, node, variable(before, t.s, leaves, chain, k));
    t.make(chain.settings[k]);
  }
  add(Inference::Kind::kConflict, {},
      variable(before, t.s, Labels::none(), chain, chain.settings.size()));
  tell_refutation(z, std::move(refutation), before, step);
}

template <bool kGroups>
std::optional<Found> shortest(const Grid& grid, PatternKind kind, const Stop& stop) {
  return std::make_unique<Climb<kGroups>>(stop)->shortest(
      csp::labels_of(grid), kind == PatternKind::kBraids ? Pattern::kBraid : Pattern::kWhip);
}

template <PatternKind kKind>
std::unique_ptr<Loop> make_pattern_loop(const Grid& start, const Policy& policy) {
  return std::make_unique<PatternLoop>(start, policy, kKind);
}

template <PatternKind kKind>
Policy policy_of(const char* name) {
  using T = Technique;
  return {name,
          {T::kFullHouse, T::kNakedSingle, T::kHiddenSingle, T::kPointing, T::kClaiming, kRow},
          {},
          make_pattern_loop<kKind>};
}

}  // namespace

PatternLoop::PatternLoop(const Grid& start, const Policy& policy, PatternKind kind)
    : plain_(make_loop(start, plain(policy))),
      kind_(kind),
      allowed_(policy.allows(kRow) && start.rulebook() == nullptr &&
               &start.topology() == &Topology::classic()) {}

bool PatternLoop::next(Sink accept, const Stop* stop) {
  if (plain_->next(accept, stop)) return true;
  const Stop never;
  return allowed_ && offer_pattern(accept, stop != nullptr ? *stop : never);
}

bool PatternLoop::offer_pattern(Sink accept, const Stop& stop) const {
  const auto found = kind_ == PatternKind::kGWhips ? shortest<true>(grid(), kind_, stop)
                                                   : shortest<false>(grid(), kind_, stop);
  if (!found) return false;
  const Candidate z = candidate_of(found->target);
  const int length = found->length;
  auto tell = [z, length, kind = kind_](const Grid& before, Step& step) {
    tell_chain(before, z, length, kind, step);
  };
  const Candidate removals[] = {z};
  return accept({kRow, {}, removals, tell, length});
}

void PatternLoop::take(std::span<const Candidate> placements, std::span<const Candidate> removals) {
  plain_->take(placements, removals);
}

}  // namespace csp

Policy policy_whips() {
  return csp::policy_of<csp::PatternKind::kWhips>("whips");
}
Policy policy_braids() {
  return csp::policy_of<csp::PatternKind::kBraids>("braids");
}
Policy policy_g_whips() {
  return csp::policy_of<csp::PatternKind::kGWhips>("g-whips");
}

}  // namespace nonet

#include "nonet/rate/se/chain_hint.h"

#include <algorithm>

namespace nonet::se {
namespace {

bool easier(const ChainHint& a, const ChainHint& b) {
  if (a.rating != b.rating) return a.rating < b.rating;
  if (a.complexity != b.complexity) return a.complexity < b.complexity;
  return key_of(a.rule) < key_of(b.rule);
}

bool same_removals(const ChainHint& a, const ChainHint& b) {
  return std::equal(a.removals.begin(), a.removals.end(), b.removals.begin(), b.removals.end());
}

}  // namespace

int key_of(Rule rule) {
  switch (rule) {
    case Rule::kDoubleChains:
      return 1;
    case Rule::kXCycle:
    case Rule::kTurbotFish:
    case Rule::kForcingXChain:
      return 2;
    case Rule::kYCycle:
      return 3;
    case Rule::kXyCycle:
    case Rule::kForcingChain:
      return 4;
    case Rule::kCellChains:
      return 5;
    case Rule::kRegionChains:
      return 6;
    default:
      return 7;
  }
}

void add_exclusion(const Links& links, Id id, Cause cause, std::vector<Exclusion>& exclusions) {
  const int cell = links.cell(id);
  if (cause == Cause::kCell) {
    exclusions.push_back({cell, -1, -1});
  } else if (cause != Cause::kNone) {
    exclusions.push_back({-1, house_of(cell, cause), links.digit(id)});
  }
}

void put(const ChainHint& chain, Hint& hint) {
  hint.rule = chain.rule;
  hint.complexity = chain.complexity;
  hint.rating = chain.rating;
  hint.cell = chain.cell;
  hint.digit = chain.digit;
  hint.removals = chain.removals;
  hint.basis = chain.basis;
}

void sort_hints(std::vector<ChainHint>& hints) {
  std::stable_sort(hints.begin(), hints.end(), easier);
  std::vector<ChainHint> kept;
  for (ChainHint& hint : hints) {
    const bool known = std::any_of(kept.begin(), kept.end(), [&](const ChainHint& other) {
      return same_removals(hint, other);
    });
    if (!known) kept.push_back(std::move(hint));
  }
  hints = std::move(kept);
}

}  // namespace nonet::se

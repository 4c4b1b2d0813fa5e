// ChainHint: a chain in full, as a search meets it that must compare all it meets: with the
// ancestors of what it concludes, in the order in which Sudoku Explainer walks them. Two that walk
// the same are the same.
#pragma once

#include <memory>
#include <vector>

#include "nonet/rate/se/hint.h"
#include "nonet/rate/se/links.h"

namespace nonet::se {

struct ChainHint {
  Rule rule;
  int complexity = 0;  // with all that is nested
  double rating = 0;
  int cell = -1, digit = -1;
  Removals removals;
  Basis basis;

  // For each target the nodes (candidate * 2, + 1 if it is on) from itself to the suppositions.
  std::vector<std::vector<std::uint16_t>> walks;
  // What was "the only one left" on the way, in the order of the walks.
  std::vector<Exclusion> exclusions;
  std::vector<Exclusion> patterns;  // what patterns on the way rest on
  std::vector<std::shared_ptr<const ChainHint>> nested;
};

// Adds what is meant by "the only one left" for a node that is on.
void add_exclusion(const Links& links, Id id, Cause cause, std::vector<Exclusion>& exclusions);

// The order of the kinds where rating and complexity are equal.
int key_of(Rule rule);

// The hint without what it walks over.
void put(const ChainHint& chain, Hint& hint);

// Sorts by rating, complexity, kind and order of discovery, and drops all but the first of those
// with the same removals.
void sort_hints(std::vector<ChainHint>& hints);

}  // namespace nonet::se

// Locked sets: some truths that together use up their own places, so that others lose theirs:
//
//   naked    k cells of a house are left with k digits: no other cell of it has one of these
//   hidden   k digits of a house are left with k cells: these cells have no other digit
//   fish     a digit lies in k rows in k columns only: nowhere else in these columns; or turned
//
// It is for whoever supposes something and wants to know whether anything follows; it looks at
// bits, one set at a time, those of fewer truths first.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "nonet/core/step.h"
#include "nonet/core/topology.h"
#include "nonet/rules/scheme.h"

namespace nonet {

struct LockedSet {
  std::vector<Truth> truths;
  std::vector<Candidate> struck;
};

// What the cells may hold, cell by cell, in; the first set that strikes something out.
std::optional<LockedSet> find_locked_set(const Topology& topology,
                                         std::span<const DigitMask> digits);

}  // namespace nonet

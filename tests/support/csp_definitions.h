// Whips and braids word by word as they are defined, over every variable and every choice: a judge
// of nonet/csp that shares nothing with it.
#pragma once

#include <set>
#include <vector>

namespace nonet::test {

// A label is digit * 81 + cell, all from 0.
using LabelSet = std::set<int>;

bool are_linked(int a, int b);
// The labels of variable 0..323: cells, then rows, columns and boxes with each digit.
const std::vector<int>& labels_of_variable(int variable);

// Singles to the end; false if a variable is empty.
bool close_by_singles(LabelSet& candidates);

struct PatternKind {
  bool whip = false;    // each variable leans on the one before
  bool groups = false;  // right-linking candidates may be groups
};
// Whether there is one of length `most` or less on z; of candidates that are closed under Singles.
bool has_pattern(const LabelSet& candidates, int z, int most, PatternKind kind);

// T&E(depth) to the end; false if a variable is empty.
bool close_by_trial_and_error(LabelSet& candidates, int depth);

}  // namespace nonet::test

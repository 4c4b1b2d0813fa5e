#include "support/csp_definitions.h"

#include <algorithm>
#include <array>

namespace nonet::test {
namespace {

std::array<int, 4> variables_of(int label) {
  const int d = label / 81, row = label % 81 / 9, column = label % 9;
  return {row * 9 + column, 81 + row * 9 + d, 162 + column * 9 + d,
          243 + (row / 3 * 3 + column / 3) * 9 + d};
}

// A right-linking candidate, or a group: the labels of its segment, all of them.
using Right = std::vector<int>;

bool strikes(const Right& right, int label) {
  return std::all_of(right.begin(), right.end(), [&](int r) { return are_linked(r, label); });
}

// The segments that hold all of these, of one digit.
std::vector<Right> segments_around(const std::vector<int>& labels) {
  std::vector<Right> all;
  const int first = labels[0], d = first / 81, row = first % 81 / 9, column = first % 9;
  Right in_row, in_column;
  for (int i = 0; i < 3; ++i) {
    in_row.push_back(d * 81 + row * 9 + column / 3 * 3 + i);
    in_column.push_back(d * 81 + (row / 3 * 3 + i) * 9 + column);
  }
  for (const Right& segment : {in_row, in_column}) {
    const bool holds = std::all_of(labels.begin(), labels.end(), [&](int x) {
      return std::find(segment.begin(), segment.end(), x) != segment.end();
    });
    if (holds) all.push_back(segment);
  }
  return all;
}

struct Search {
  const LabelSet& candidates;
  int z;
  PatternKind kind;
  std::vector<Right> right = {};
  std::vector<int> left = {};
  std::vector<int> used = {};  // variables

  bool struck(int x) const {
    if (are_linked(x, z)) return true;
    return std::any_of(right.begin(), right.end(), [&](const Right& r) { return strikes(r, x); });
  }

  // Whether x may be the next left-linking candidate.
  bool links(int x) const {
    const bool from_last = right.empty() ? are_linked(x, z) : strikes(right.back(), x);
    if (kind.whip ? !from_last : !struck(x)) return false;
    if (!kind.whip) return true;
    if (std::find(left.begin(), left.end(), x) != left.end()) return false;
    return std::none_of(right.begin(), right.end(),
                        [&](const Right& r) { return r.size() == 1 && r[0] == x; });
  }

  bool go(int most) {
    for (int v = 0; v < 324; ++v) {
      if (extend(v, most)) return true;
    }
    return false;
  }

  bool extend(int v, int most) {
    std::vector<int> held, open;
    for (int x : labels_of_variable(v)) {
      if (candidates.count(x) != 0) held.push_back(x);
    }
    if (held.size() < 2 || std::find(held.begin(), held.end(), z) != held.end()) return false;
    const bool returns = std::find(used.begin(), used.end(), v) != used.end();
    if (!kind.groups && returns) return false;
    if (kind.groups && !used.empty() && used.back() == v) return false;
    for (int x : held) {
      if (!struck(x)) open.push_back(x);
    }
    if (open.size() > (kind.groups ? 3U : 1U) || (open.size() == 1 && most == 1)) return false;
    std::vector<Right> rights;
    if (open.size() == 1) rights = {{open[0]}};
    if (open.size() > 1) rights = segments_around(open);
    for (int x : held) {
      if (!links(x)) continue;
      if (open.empty()) return true;
      if (most == 1) return false;
      for (const Right& r : rights) {
        if (std::find(right.begin(), right.end(), r) != right.end()) continue;
        left.push_back(x);
        right.push_back(r);
        used.push_back(v);
        if (go(most - 1)) return true;
        left.pop_back();
        right.pop_back();
        used.pop_back();
      }
      if (!kind.whip) break;  // which of them does not matter
    }
    return false;
  }
};

}  // namespace

bool are_linked(int a, int b) {
  if (a == b) return false;
  const auto of_a = variables_of(a), of_b = variables_of(b);
  for (std::size_t i = 0; i < 4; ++i) {
    if (of_a[i] == of_b[i]) return true;
  }
  return false;
}

const std::vector<int>& labels_of_variable(int variable) {
  static const std::vector<std::vector<int>> all = [] {
    std::vector<std::vector<int>> made(324);
    for (int x = 0; x < 729; ++x) {
      for (int v : variables_of(x)) made[static_cast<std::size_t>(v)].push_back(x);
    }
    return made;
  }();
  return all[static_cast<std::size_t>(variable)];
}

bool close_by_singles(LabelSet& candidates) {
  for (bool moved = true; moved;) {
    moved = false;
    for (int v = 0; v < 324; ++v) {
      int left = 0, last = 0;
      for (int x : labels_of_variable(v)) {
        if (candidates.count(x) == 0) continue;
        ++left;
        last = x;
      }
      if (left == 0) return false;
      if (left > 1) continue;
      moved |= std::erase_if(candidates, [&](int x) { return are_linked(x, last); }) > 0;
    }
  }
  return true;
}

bool has_pattern(const LabelSet& candidates, int z, int most, PatternKind kind) {
  for (int length = 1; length <= most; ++length) {
    Search search{candidates, z, kind};
    if (search.go(length)) return true;
  }
  return false;
}

bool close_by_trial_and_error(LabelSet& candidates, int depth) {
  if (!close_by_singles(candidates)) return false;
  for (bool moved = depth > 0; moved;) {
    moved = false;
    for (int z : LabelSet(candidates)) {
      if (candidates.count(z) == 0) continue;
      LabelSet copy = candidates;
      std::erase_if(copy, [&](int x) { return are_linked(x, z); });
      if (close_by_trial_and_error(copy, depth - 1)) continue;
      candidates.erase(z);
      moved = true;
      if (!close_by_singles(candidates)) return false;
    }
  }
  return true;
}

}  // namespace nonet::test

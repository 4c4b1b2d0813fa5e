#include "nonet/implications/restricted_commons.h"

#include <algorithm>

namespace nonet {
namespace {

// For each part the sets whose cells of that digit all see all of its own.
NumberRows restricted_by(const AlmostLockedSets& sets) {
  NumberRows rows(sets.part_count(), sets.size());
  for (int p = 0; p < sets.part_count(); ++p) {
    if (sets.part(p).seen.empty()) continue;
    sets.put_confined(sets.part(p).digit, sets.part(p).seen, rows[p]);
  }
  return rows;
}

}  // namespace

RestrictedCommons::RestrictedCommons(const AlmostLockedSets& sets, Overlap overlap,
                                     const Stop* stop)
    : sets_(&sets), first_{0} {
  const NumberRows restricted = restricted_by(sets);
  NumberRows row(1, sets.size());
  for (int i = 0; i < sets.size(); ++i) {
    const AlmostLockedSet& set = sets[i];
    const auto linked = row[0];
    std::fill(linked.begin(), linked.end(), 0);
    if (stop == nullptr || !stop->requested()) {
      for (Digit d : set.digits) insert_all(linked, restricted[set.parts[d.index()]]);
    }
    for (int j : numbers_in(linked)) {
      if (overlap == Overlap::kRefused && set.cells.meets(sets[j].cells)) continue;
      Link link{j, {}};
      for (Digit d : set.digits& sets[j].digits) {
        if (has_number(restricted[set.parts[d.index()]], j)) link.digits.insert(d);
      }
      if (back_.size() == at(i) && j > i) back_.push_back(links_.size() - first_.back());
      links_.push_back(link);
    }
    if (back_.size() == at(i)) back_.push_back(links_.size() - first_.back());
    first_.push_back(links_.size());
  }
}

const RestrictedCommons::Link* RestrictedCommons::onward(int set, int to) const {
  const std::span<const Link> links = onward(set);
  const auto found =
      std::lower_bound(links.begin(), links.end(), to,
                       [](const Link& link, int number) { return link.to < number; });
  return found != links.end() && found->to == to ? &*found : nullptr;
}

}  // namespace nonet

// The plan of HoDoKu's solve loop: its rows in its order, and which of them a finder meets in one
// pass. It follows from a policy alone, so that rating a million puzzles makes it once.
#pragma once

#include <vector>

#include "nonet/logic/finder.h"
#include "nonet/logic/policy.h"

namespace nonet {

// What meets the instances of a technique as HoDoKu does.
Finder hodoku_finder(Technique technique, const Options& options = {});

struct HodokuPlan {
  // Rows that follow each other and share a pass, of which the first hit of the earliest row
  // counts. Fish and subsets go by size, a pass each.
  struct Group {
    Finder finder;
    int pass;
    int first_order;
    Ask ask;
    Scope scope;
    bool sorted;       // all are collected, and one of them is chosen
    bool assumes_one;  // solution, that is
    bool row_by_row;   // the finder ends one row before it begins the next: its first hit counts
  };

  // Of the policy only what HoDoKu's loop asks; in its order, whatever the policy's.
  explicit HodokuPlan(const Policy& policy);

  TechniqueSet singles;  // met in queues, see singles.h
  std::vector<Group> groups;
  bool all_subsets;  // none is left out, and no single: what one side of a house has, the other has
};

}  // namespace nonet

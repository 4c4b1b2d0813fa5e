// Forcing chains and nets, as HoDoKu finds them.
//
//   contradiction   a premise that leads to what can't be: to its own opposite, to something true
//                   and false, to a digit twice in a house or two digits in a cell, or to a cell or
//                   house without a candidate
//   verity          what follows in every case: whether a candidate is true or false, whichever
//                   candidate of a cell is true, or wherever a digit of a house lies
//
// HoDoKu collects all, keeps for each conclusion the shortest of either sort, and takes placements
// before removals, lower cells before higher. So conclusions are looked at in that order here, and
// chains are worked out for those alone that somebody asks for.
#pragma once

#include <optional>
#include <vector>

#include "nonet/core/function_ref.h"
#include "nonet/core/stop.h"
#include "nonet/rate/hodoku/tables/chain.h"

namespace nonet::tables {

// The ends of a chain.
struct Ends {
  Statement premise;
  Statement target;
};

struct Forcing {
  bool verity = false;
  Statement conclusion;
  // What a verity goes through, or what a contradiction leaves without a candidate; for others of
  // them none.
  std::optional<Truth> truth;
  std::vector<Ends> chains;
  int length = 0;
};

// Reports in HoDoKu's order, until `sink` returns true; returns whether it did. In a mode of nets
// only what has a branch counts.
bool find_forcing(const Statements& statements, const Links& links, Mode mode,
                  FunctionRef<bool(const Forcing&)> sink);

}  // namespace nonet::tables

// Nice loops and alternating inference chains, plain and grouped, as HoDoKu finds them.
//
//   loop   a chain from a candidate that comes back to its cell. Where it comes back with another
//          digit as it left, true and false in turn all the way, every link holds both ways: the
//          loop is continuous. Otherwise it shows the first candidate to be false, or true.
//   AIC    a chain from a false candidate to a true one: one of the two is true, and what both see
//          is false
//
// All loops and chains of a state are met, tables in order, and within a table its entries. A chain
// that runs through a cell a second time is passed over, with exceptions that HoDoKu makes. One
// that does what an earlier one of its kind does counts only if it is shorter.
#pragma once

#include <vector>

#include "nonet/rate/hodoku/tables/chain.h"

namespace nonet::tables {

enum class LoopKind : std::uint8_t { kContinuous, kDiscontinuous, kAic };

struct FoundLoop {
  LoopKind kind;
  bool grouped;  // some link goes through a group
  Statement premise;
  Statement target;
  int length;
  std::vector<Candidate> removals;  // by digit, then cell
};

// In the order in which they are met.
std::vector<FoundLoop> find_loops(const Statements& statements, const Links& links);

}  // namespace nonet::tables

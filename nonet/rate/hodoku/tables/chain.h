// A chain out of a table: from the premise to what was reached, and in a net the branches that it
// rests on. HoDoKu follows the last of the entries that a statement follows from, and tells the
// others as branches, without branches of their own, each up to where it meets the chain.
//
// Its length is the number of statements of the chain and its branches, and one more for each
// branch. A branch is counted at every place of the chain where it could begin.
#pragma once

#include <vector>

#include "nonet/rate/hodoku/tables/table.h"

namespace nonet::tables {

struct Chain {
  std::vector<Statement> statements;  // the premise first
  int length = 0;
  bool has_branches = false;
};

Chain chain_to(Statement target, const Table& table, const Statements& statements,
               const Links& links);

}  // namespace nonet::tables

#include "nonet/rate/hodoku/tables/chain.h"

#include <algorithm>

namespace nonet::tables {
namespace {

// Goes back from a statement of a table, from each to the last that it follows from.
class Backwards {
 public:
  Backwards(Statement from, const Table& table, const Links& links) : table_(table), links_(links) {
    look_up(from);
  }

  Statement at() const { return entries_[index_].statement; }
  const Entry& entry() const { return entries_[index_]; }
  Statement of(std::uint16_t index) const { return entries_[index].statement; }
  // The table's own; the premise of a part of it may be met in passing elsewhere.
  bool at_premise() const { return index_ == 0 && at() == table_.premise(); }

  void step() {
    index_ = entry().from[0];
    if (index_ == 0 && !at_premise()) look_up(at());
  }

 private:
  void look_up(Statement statement) {
    const Table::Row& row = table_.row_of(statement);
    entries_ = links_.of(row.source);
    index_ = row.index;
  }

  const Table& table_;
  const Links& links_;
  std::span<const Entry> entries_;  // of the statement that this part goes back to
  std::uint16_t index_ = 0;
};

}  // namespace

Chain chain_to(Statement target, const Table& table, const Statements& statements,
               const Links& links) {
  Chain chain;
  std::vector<Statement> branches;  // where they end
  CellSet cells;                    // of the chain, without the target
  for (Backwards back(target, table, links);; back.step()) {
    chain.statements.push_back(back.at());
    if (chain.statements.size() > 1) cells |= statements.cells(back.at().item());
    if (back.at_premise()) break;
    for (std::size_t i = 1; i < back.entry().from.size(); ++i) {
      if (back.entry().from[i] != 0) branches.push_back(back.of(back.entry().from[i]));
    }
  }
  std::reverse(chain.statements.begin(), chain.statements.end());
  chain.length = static_cast<int>(chain.statements.size());
  chain.has_branches = !branches.empty();
  for (Statement end : branches) {
    if (!table.has(end)) continue;  // it was cut off
    int own = 1;
    std::ptrdiff_t places = 0;
    for (Backwards back(end, table, links); !back.at_premise(); ++own) {
      back.step();
      if (!cells.contains(statements.first_cell(back.at().item()))) continue;
      places = std::count(chain.statements.begin(), chain.statements.end(), back.at());
      if (places > 0) break;
    }
    chain.length += static_cast<int>(places) * (own + 1);
  }
  return chain;
}

}  // namespace nonet::tables

// Derivation: all that a statement in a table rests on, in an order in which each line follows from
// earlier ones.
#pragma once

#include <vector>

#include "nonet/rate/hodoku/tables/table.h"

namespace nonet::tables {

class Derivation {
 public:
  struct Line {
    Statement statement;
    Truth by;         // for a true one: all else of this truth is false
    Statement cause;  // for a false one, and for what a group or set leads to
  };

  // The premise of the table is known; it is no line.
  Derivation(const Statements& statements, const Links& links, const Table& table);

  // Adds the lines of a statement that the table holds.
  void derive(Statement statement);

  // Leaves out what none of these rests on: what was looked up may have been found meanwhile in
  // another way.
  void trim_to(const std::vector<Statement>& ends);

  const std::vector<Line>& lines() const { return lines_; }
  void drop_last() { lines_.pop_back(); }
  // The line that a statement was derived in; null for the premise and for what was not.
  const Line* line_of(Statement statement) const;

 private:
  void derive_entry(std::span<const Entry> entries, std::size_t index);
  void derive_single(std::span<const Entry> entries, const Entry& single);
  bool is_candidate(Statement s) const { return statements_.is_candidate(s.item()); }

  const Statements& statements_;
  const Links& links_;
  const Table& table_;
  std::vector<Line> lines_;
  std::vector<bool> known_;  // by statement
};

}  // namespace nonet::tables

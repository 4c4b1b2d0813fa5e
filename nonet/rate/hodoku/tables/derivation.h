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
    // One that is true follows by this truth, in which all else is false; one that is false shares
    // this truth with its cause, which is true.
    Truth by;
    Statement cause;
  };

  // The premise of the table is known; it is no line.
  Derivation(const Statements& statements, const Links& links, const Table& table);

  // Adds the lines of a statement that the table holds.
  void derive(Statement statement);

  const std::vector<Line>& lines() const { return lines_; }
  const Line& last() const { return lines_.back(); }
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

// The truth that two items share, of which one only can be true.
Truth shared_truth(const Statements& statements, int a, int b);

}  // namespace nonet::tables

// Table: all that follows from one statement, as HoDoKu finds it: first the direct consequences
// (links.h), then, entry by entry, those of each entry's own statement. A way that turns out
// shorter replaces one found before, but for direct ones.
//
// Distances do not count links: the premise has 1, a direct consequence 2 or, in a net, more, and
// what is joined has the sum of both.
#pragma once

#include <vector>

#include "nonet/rate/hodoku/tables/links.h"

namespace nonet::tables {

class Table {
 public:
  struct Row {
    Statement statement;
    Statement source;     // the statement whose direct consequence it is
    std::uint16_t index;  // of the entry in the source's links
    std::uint16_t distance;
  };

  Table(const Statements& statements, const Links& links, Statement premise);
  // Only until it holds all of these, for links of chains: there a row is never replaced.
  Table(const Statements& statements, const Links& links, Statement premise,
        std::span<const Statement> wanted);

  Statement premise() const { return rows_.front().statement; }
  const std::vector<Row>& rows() const { return rows_; }
  bool has(Statement s) const { return at_[s.key()] < kWanted; }
  const Row& row_of(Statement s) const { return rows_[at_[s.key()]]; }

  // A longer one is cut off.
  static constexpr std::size_t kMostRows = 1000;

 private:
  static constexpr std::uint16_t kNowhere = 0xffff;
  static constexpr std::uint16_t kWanted = 0xfffe;  // nowhere yet

  void add_direct(const Links& links, Statement premise);
  void join(const Links& links, const Row& with);

  std::vector<Row> rows_;
  std::vector<std::uint16_t> at_;  // by statement
  std::size_t direct_ = 0;
  std::size_t missing_ = 0;  // wanted, and not there yet
};

}  // namespace nonet::tables

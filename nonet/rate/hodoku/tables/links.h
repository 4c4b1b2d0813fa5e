// Links: what HoDoKu writes into the table of each statement before it joins tables: its direct
// consequences, in an order that decides later which of two ways to a statement is taken.
//
//   chains   what one link leads to: other digits of the cell, then the places in its row, column
//            and box (chain_fill.cpp); groups come later (group_fill.cpp), sets last (set_fill.cpp)
//   nets     what four rounds of singles lead to (net_fill.cpp), then groups
#pragma once

#include <span>
#include <vector>

#include "nonet/rate/hodoku/tables/statements.h"

namespace nonet::tables {

struct Entry {
  Statement statement;
  std::uint16_t distance = 0;
  // The entries that it follows from, five at most, the last of them first; 0 is the premise.
  std::array<std::uint16_t, 5> from{};
  Truth by;  // for a true statement: the truth that leaves nothing else
};

class Links {
 public:
  // Entry 0 is the premise.
  std::span<const Entry> of(Statement premise) const {
    const std::size_t begin = first_[premise.key()];
    return {entries_.data() + begin, first_[premise.key() + 1] - begin};
  }

 private:
  friend class LinksMaker;
  std::vector<Entry> entries_;  // premise by premise
  std::vector<std::uint32_t> first_;
};

// Takes entries in any order of premises, and puts those of each together.
class LinksMaker {
 public:
  explicit LinksMaker(const Statements& statements);

  // A direct consequence of the premise.
  void link(Statement premise, Statement consequence, Truth by = {}) {
    add(premise, {consequence, 2, {}, by});
  }
  void add(Statement premise, const Entry& entry) { emitted_.push_back({premise, entry}); }
  Links made() const;

 private:
  struct Emitted {
    Statement premise;
    Entry entry;
  };
  int premises_;
  std::vector<Emitted> emitted_;
};

void fill_chains(const Statements& statements, LinksMaker& links);
void fill_groups(const Statements& statements, LinksMaker& links);
void fill_sets(const Statements& statements, LinksMaker& links);
void fill_nets(const Statements& statements, LinksMaker& links);

enum class Mode : std::uint8_t { kPlain, kGrouped, kWithSets, kNet };

Statements statements_of(const Grid& grid, Mode mode);
Links links_of(const Statements& statements, Mode mode);

}  // namespace nonet::tables

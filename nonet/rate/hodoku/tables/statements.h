// Statements: what HoDoKu's tables speak of in a grid, numbered in the order in which it meets it.
//
//   item        a candidate of an open cell, cell by cell and digit by digit; then, where groups
//               are wanted, two or three places of a digit where a row or column crosses a box;
//               then, where sets are wanted, an almost locked set with one of its digits: "the set
//               holds this digit"
//   statement   "the item is true" or "the item is false": each the premise of a table. Of sets
//               only the second is used: then the set holds all its other digits.
#pragma once

#include <memory>
#include <vector>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"
#include "nonet/implications/almost_locked_sets.h"

namespace nonet::tables {

class Statement {
 public:
  Statement() = default;
  Statement(int item, bool holds) : key_(static_cast<std::uint16_t>(item * 2 + (holds ? 1 : 0))) {}
  static Statement from_key(int key) { return {key / 2, key % 2 == 1}; }

  int item() const { return key_ / 2; }
  bool holds() const { return key_ % 2 == 1; }
  int key() const { return key_; }  // counts from 0
  Statement opposite() const { return {item(), !holds()}; }

  friend bool operator==(Statement, Statement) = default;

 private:
  std::uint16_t key_ = 0;
};

// The items of the candidates of a truth, lowest first.
class ItemList {
 public:
  void push_back(int item) { items_[count_++] = static_cast<std::uint16_t>(item); }
  int size() const { return count_; }
  const std::uint16_t* begin() const { return items_.data(); }
  const std::uint16_t* end() const { return items_.data() + count_; }

 private:
  std::array<std::uint16_t, Digit::kCount> items_;
  int count_ = 0;
};

class Statements {
 public:
  enum class Wanted : std::uint8_t { kCandidates, kGroups, kSets };

  // The grid must stay.
  Statements(const Grid& grid, Wanted wanted);

  const Grid& grid() const { return *grid_; }
  const Topology& topology() const { return grid_->topology(); }
  int items() const { return static_cast<int>(items_.size()); }
  int candidates() const { return candidates_; }  // items before the first group
  int groups_end() const { return groups_end_; }  // items before the first set
  int size() const { return 2 * items(); }

  bool is_candidate(int item) const { return item < candidates_; }
  bool is_set(int item) const { return item >= groups_end_; }
  Digit digit(int item) const { return items_[item].digit; }
  const CellSet& cells(int item) const { return items_[item].cells; }
  Cell first_cell(int item) const { return items_[item].first; }
  Candidate candidate(int item) const { return {first_cell(item), digit(item)}; }
  // The cells of the item that can hold a digit: of a set not all.
  CellSet cells_with(int item, Digit d) const {
    return is_set(item) ? cells(item) & grid_->places(d) : cells(item);
  }
  // The house that made a group of its cells, besides their box.
  House line(int group) const { return items_[group].line; }
  // The cells that could hold the digit and see every cell of the item that could.
  CellSet seen(int item) const {
    return topology().common_peers(cells_with(item, digit(item))) & open_places(digit(item));
  }

  // Only where sets are wanted. Sets of one cell are no items.
  const AlmostLockedSets& sets() const { return *sets_; }
  const AlmostLockedSet& set(int item) const { return sets()[items_[item].set]; }
  int item_of_set(int set, Digit d) const { return first_of_set_[set] + count_below(set, d); }

  // For an open candidate.
  int item_of(Cell c, Digit d) const { return item_of_[index_of(c, d)]; }
  CellSet open_places(Digit d) const { return grid_->places(d) & grid_->open(); }
  ItemList items_of(Truth truth) const;

 private:
  struct Item {
    Digit digit;
    Cell first;
    CellSet cells;
    House line{};
    int set = 0;
  };

  static std::size_t index_of(Cell c, Digit d) {
    return static_cast<std::size_t>(c.index()) * Digit::kCount + d.index();
  }
  // How many digits of a set are lower.
  int count_below(int set, Digit d) const {
    return count_nine(sets()[set].digits.bits() & ((1U << d.index()) - 1));
  }
  void add_groups(HouseKind lines);
  void add_sets();

  const Grid* grid_;
  std::vector<Item> items_;
  int candidates_ = 0;
  int groups_end_ = 0;
  std::array<std::uint16_t, std::size_t{Cell::kCount} * Digit::kCount> item_of_{};
  std::unique_ptr<AlmostLockedSets> sets_;
  std::vector<int> first_of_set_;  // the item of its lowest digit
};

}  // namespace nonet::tables

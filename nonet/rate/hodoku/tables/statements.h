// Statements: what HoDoKu's tables speak of in a grid, numbered in the order in which it meets it.
//
//   item        a candidate of an open cell, cell by cell and digit by digit; then, where groups
//               are wanted, two or three places of a digit where a row or column crosses a box
//   statement   "the item is true" or "the item is false": each the premise of a table
#pragma once

#include <vector>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"

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
  enum class Groups : bool { kNone, kWanted };

  // The grid must stay.
  Statements(const Grid& grid, Groups groups);

  const Grid& grid() const { return *grid_; }
  const Topology& topology() const { return grid_->topology(); }
  int items() const { return static_cast<int>(items_.size()); }
  int candidates() const { return candidates_; }  // items before the first group
  int size() const { return 2 * items(); }

  bool is_group(int item) const { return item >= candidates_; }
  Digit digit(int item) const { return items_[item].digit; }
  const CellSet& cells(int item) const { return items_[item].cells; }
  Cell first_cell(int item) const { return items_[item].first; }
  Candidate candidate(int item) const { return {first_cell(item), digit(item)}; }
  // The house that made a group of its cells, besides their box.
  House line(int group) const { return items_[group].line; }
  // The cells that could hold the digit and see every cell of the item.
  CellSet seen(int item) const {
    return topology().common_peers(cells(item)) & open_places(digit(item));
  }

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
  };

  static std::size_t index_of(Cell c, Digit d) {
    return static_cast<std::size_t>(c.index()) * Digit::kCount + d.index();
  }
  void add_groups(HouseKind lines);

  const Grid* grid_;
  std::vector<Item> items_;
  int candidates_ = 0;
  std::array<std::uint16_t, std::size_t{Cell::kCount} * Digit::kCount> item_of_{};
};

}  // namespace nonet::tables

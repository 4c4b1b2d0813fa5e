// Ids: a cell, a digit and a house are all small integers, and mixing them up is the classic
// sudoku bug. Each is a type of its own here, so a Digit cannot be passed where a Cell is meant.
//
// `index()` counts from 0 and is for arrays; `number()` counts from 1 and is for people. `slot()`
// is the index as the containers of the standard library want it. To make an id out of its range is
// a mistake of the program, as to look behind the end of an array; whoever holds a number from
// elsewhere asks `checked`. What takes a whole Puzzle or Step looks for itself.
#pragma once

#if __cplusplus < 202002L
#error "nonet needs C++20: compile with -std=c++20"
#endif

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>

#pragma GCC visibility push(default)
namespace nonet {

template <class Tag, int N>
class Id {
 public:
  static constexpr int kCount = N;

  constexpr Id() = default;
  constexpr explicit Id(int index) : index_(static_cast<std::uint8_t>(index)) {}
  static constexpr Id from_number(int number) { return Id(number - 1); }
  // Nothing if there is no such one.
  static constexpr std::optional<Id> checked(int index) {
    return index >= 0 && index < N ? std::optional(Id(index)) : std::nullopt;
  }

  constexpr int index() const { return index_; }
  constexpr std::size_t slot() const { return index_; }
  constexpr int number() const { return index_ + 1; }
  constexpr bool in_range() const { return index_ < N; }

  friend constexpr bool operator==(Id, Id) = default;
  friend constexpr auto operator<=>(Id, Id) = default;

  // Lets a range-for walk ids: for (Digit d : Digit::all()) ...
  class Range {
   public:
    struct Iterator {
      int at;
      constexpr Id operator*() const { return Id(at); }
      constexpr Iterator& operator++() {
        ++at;
        return *this;
      }
      friend constexpr bool operator==(Iterator, Iterator) = default;
    };
    constexpr explicit Range(int count) : count_(count) {}
    constexpr Iterator begin() const { return {0}; }
    constexpr Iterator end() const { return {count_}; }

   private:
    int count_;
  };
  static constexpr Range all() { return Range(N); }
  static constexpr Range first(int count) { return Range(count); }

 private:
  std::uint8_t index_ = 0;
};

using Cell = Id<struct CellTag, 81>;
using Digit = Id<struct DigitTag, 9>;
// 27 houses in the classic game; a variant may add its own (diagonals, windows) up to this bound.
using House = Id<struct HouseTag, 64>;

constexpr int row_of(Cell cell) {
  return cell.index() / 9;
}
constexpr int column_of(Cell cell) {
  return cell.index() % 9;
}
constexpr Cell cell_at(int row, int column) {
  return Cell(row * 9 + column);
}

}  // namespace nonet
#pragma GCC visibility pop

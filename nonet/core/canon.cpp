// Row by row, as one would do it by hand. Digits get their new names where they first appear, so in
// the first row that has clues only their places count: the boxes with fewest clues come first, and
// in each its clues come last. That leaves few rows of the board and its transpose that can begin,
// and for each of them few orders of columns:
//
//   clues in its boxes   0 0 1    0 1 1    1 1 1    0 1 2    0 0 2
//   orders of columns      144       48       48       24      144
//
// From there on each order is followed down as long as it is no worse than the best so far: of the
// rows that may come next the one that reads lowest is taken, all of them if several do. Orders
// that reach the end with the best board are as many as the symmetries that keep the board, but for
// digits that appear nowhere, which may change their names at will.
#include "nonet/core/canon.h"

#include <algorithm>
#include <array>
#include <span>

#include "nonet/core/clues.h"

namespace nonet {
namespace {

using Numbers = std::array<std::array<std::uint8_t, 9>, 9>;  // row by row, 0 unset
using Row = std::uint64_t;                                   // four bits a cell, the first on top
using Columns = std::array<std::uint8_t, 9>;                 // which one stands where

constexpr Row kWorst = ~Row{0};

constexpr int kOrders[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

// The new names of digits, given as they appear.
struct Names {
  std::array<std::uint8_t, 10> of{};  // 0: none yet
  std::uint8_t given = 0;
};

// How many clues the boxes of a row have, in ascending order: what decides which row comes first.
using Shape = std::array<int, 3>;
std::array<int, 3> clues_in_boxes(const std::array<std::uint8_t, 9>& row) {
  std::array<int, 3> clues{};
  for (std::size_t i = 0; i < 9; ++i) clues[i / 3] += row[i] != 0 ? 1 : 0;
  return clues;
}
Shape shape_of(const std::array<std::uint8_t, 9>& row) {
  Shape shape = clues_in_boxes(row);
  std::sort(shape.begin(), shape.end());
  return shape;
}

// Orders of the columns of a box in which its clues in a row come last.
using BoxOrder = std::array<std::uint8_t, 3>;
struct BoxOrders {
  std::array<BoxOrder, 6> all{};
  std::size_t size = 0;

  std::span<const BoxOrder> valid() const { return {all.data(), size}; }
};

BoxOrders orders_in(const std::array<std::uint8_t, 9>& row, std::uint8_t box) {
  BoxOrders orders;
  for (const auto& order : kOrders) {
    BoxOrder columns;
    for (std::size_t i = 0; i < 3; ++i) {
      columns[i] = static_cast<std::uint8_t>(3 * box + order[i]);
    }
    if (row[columns[0]] != 0 && row[columns[1]] == 0) continue;
    if (row[columns[1]] != 0 && row[columns[2]] == 0) continue;
    orders.all[orders.size++] = columns;
  }
  return orders;
}

class Canon {
 public:
  explicit Canon(const Board& board) {
    for (const Cell c : Cell::all()) {
      const auto number = static_cast<std::uint8_t>(board.number_at(c));
      sides_[0][row_of(c)][column_of(c)] = sides_[1][column_of(c)][row_of(c)] = number;
    }
    best_.fill(kWorst);
  }

  CanonicalForm run() {
    for (const bool only_looks : {true, false}) {
      for (const Numbers& side : sides_) {
        side_ = &side;
        for (std::uint8_t row = 0; row < 9; ++row) begin_with({{row}, 1}, only_looks);
      }
    }
    CanonicalForm form;
    form.automorphisms = found_ * orders_of_missing_digits();
    for (const Cell c : Cell::all()) {
      const auto number = static_cast<int>(best_[row_of(c)] >> 4 * (8 - column_of(c)) & 15U);
      if (number != 0) form.board.set(c, Digit::from_number(number));
    }
    return form;
  }

 private:
  // Rows in the order in which they have been chosen.
  struct Way {
    std::array<std::uint8_t, 9> rows{};
    std::size_t chosen = 0;
  };
  // The first row with clues: the later the better, then the fewer clues in boxes.
  struct Start {
    std::size_t place = 0;
    Shape shape{};

    friend bool operator==(const Start&, const Start&) = default;
    bool is_better_than(const Start& other) const {
      return place != other.place ? place > other.place : shape < other.shape;
    }
  };

  // Passes over rows without clues, up to the first that has some; it settles the columns. First
  // all starts are looked at, then those that are as good as any are followed.
  void begin_with(const Way& way, bool only_looks) {
    const Start start = {way.chosen, shape_of((*side_)[way.rows[way.chosen - 1]])};
    if (start.shape == Shape{} && way.chosen < 9) {
      each_next(way, [&](const Way& longer) { begin_with(longer, only_looks); });
    } else if (!only_looks) {
      if (start == start_) each_order_of_columns(way);
    } else if (start.is_better_than(start_)) {
      start_ = start;
    }
  }

  template <class Visit>
  void each_next(const Way& way, Visit visit) const {
    std::array<bool, 9> used{};
    for (std::size_t i = 0; i < way.chosen; ++i) used[way.rows[i]] = true;
    const bool in_band = way.chosen % 3 != 0;
    const int band = way.rows[way.chosen - 1] / 3;
    for (std::uint8_t row = 0; row < 9; ++row) {
      if (used[row] || (in_band && row / 3 != band)) continue;
      Way longer = way;
      longer.rows[longer.chosen++] = row;
      visit(longer);
    }
  }

  void each_order_of_columns(const Way& way) {
    const auto& row = (*side_)[way.rows[way.chosen - 1]];
    const std::array<int, 3> clues = clues_in_boxes(row);
    std::array<BoxOrders, 3> orders;
    for (std::uint8_t box = 0; box < 3; ++box) orders[box] = orders_in(row, box);
    for (const auto& boxes : kOrders) {
      if (clues[boxes[0]] > clues[boxes[1]] || clues[boxes[1]] > clues[boxes[2]]) continue;
      for (const BoxOrder& a : orders[boxes[0]].valid()) {
        for (const BoxOrder& b : orders[boxes[1]].valid()) {
          for (const BoxOrder& c : orders[boxes[2]].valid()) {
            follow_columns(way, {a[0], a[1], a[2], b[0], b[1], b[2], c[0], c[1], c[2]});
          }
        }
      }
    }
  }

  // The rows before the last are empty.
  void follow_columns(const Way& way, const Columns& columns) {
    columns_ = &columns;
    for (std::size_t i = 0; i + 1 < way.chosen; ++i) settle(i, 0);
    Names names;
    const std::uint8_t last = way.rows[way.chosen - 1];
    if (settle(way.chosen - 1, read(last, names))) go_on(way, names);
  }

  // False if this row is worse than the best there; a better one undoes what came of the others.
  bool settle(std::size_t place, Row row) {
    if (row > best_[place]) return false;
    if (row < best_[place]) {
      best_[place] = row;
      std::fill(best_.begin() + static_cast<std::ptrdiff_t>(place) + 1, best_.end(), kWorst);
      found_ = 0;
    }
    return true;
  }

  void go_on(const Way& way, const Names& names) {
    if (way.chosen == 9) {
      ++found_;
      return;
    }
    each_next(way, [&](const Way& longer) {
      Names more = names;
      if (settle(way.chosen, read(longer.rows[way.chosen], more))) go_on(longer, more);
    });
  }

  // A row in the order of columns, its new digits named.
  Row read(std::uint8_t number, Names& names) const {
    const auto& row = (*side_)[number];
    Row text = 0;
    for (const std::uint8_t column : *columns_) {
      const std::uint8_t digit = row[column];
      if (digit != 0 && names.of[digit] == 0) names.of[digit] = ++names.given;
      text = text << 4U | names.of[digit];
    }
    return text;
  }

  std::uint64_t orders_of_missing_digits() const {
    std::array<bool, 10> seen{};
    for (const auto& row : sides_[0]) {
      for (const std::uint8_t digit : row) seen[digit] = true;
    }
    seen[0] = true;
    const auto missing = static_cast<std::uint64_t>(std::count(seen.begin(), seen.end(), false));
    std::uint64_t orders = 1;
    for (std::uint64_t n = 2; n <= missing; ++n) orders *= n;
    return orders;
  }

  std::array<Numbers, 2> sides_{};  // the board and its transpose
  std::array<Row, 9> best_;
  std::uint64_t found_ = 0;
  Start start_;  // the best there is
  const Numbers* side_ = nullptr;
  const Columns* columns_ = nullptr;
};

}  // namespace

CanonicalForm canonical_form(const Board& board) {
  return Canon(board).run();
}

Result<CanonicalForm> canonical_form(const Puzzle& puzzle) {
  if (is_of_candidates(puzzle)) {
    return Error{"it consists of candidates alone, and the canonical form is one of digits"};
  }
  return canonical_form(digits_of(puzzle));
}

}  // namespace nonet

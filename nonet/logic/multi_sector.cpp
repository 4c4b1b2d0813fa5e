// Multi-sector locked sets: the open cells where some rows cross some columns. Of each digit only
// so many fit there together, at most one a row and one a column; if the most of all digits add up
// to just the number of cells, every digit stands there as often as it can. A candidate elsewhere
// that would leave its digit room for fewer is false.
//
//        c1     c2     c5        Nine cells; 1, 2 and 3 fit three times each, if they have room in
//   r1   123    12.    .23       all rows and columns: any 1 elsewhere in these rows or columns
//   r4   1.3    123    123       leaves room for two.
//   r7   123    1.3    12.
//
// The most of a digit is the largest set of its places without two in a line: a matching of rows
// and columns. It is not more than the rows, or the columns, that have the digit there: that bound
// is worked out for all nine digits at once, for each choice of rows and columns, and dismisses
// nearly all of them.
#include <algorithm>
#include <array>
#include <vector>

#include "nonet/core/candidate_list.h"
#include "nonet/logic/finder.h"

namespace nonet {
namespace {

constexpr int kLeastLines = 2, kMostLines = 7;
constexpr unsigned kAll = 0x1ff;       // lines
constexpr std::size_t kChoices = 512;  // of lines
constexpr int kLeastCells = 6, kMostCells = 22;

// Places in a square of nine by nine: for each row the columns, as bits.
using Places = std::array<std::uint16_t, 9>;

Places within(const Places& places, unsigned rows, unsigned columns) {
  Places out{};
  for (std::size_t r = 0; r < 9; ++r) {
    if ((rows >> r & 1U) != 0) out[r] = static_cast<std::uint16_t>(places[r] & columns);
  }
  return out;
}

// Nine numbers below 64, one a digit, in seven bits each.
using Counts = std::uint64_t;
constexpr int kCountBits = 7;

constexpr Counts kOnes = [] {
  Counts ones = 0;
  for (int i = 0; i < 9; ++i) ones |= Counts{1} << kCountBits * i;
  return ones;
}();

constexpr int count_of(Digit d, Counts counts) {
  return static_cast<int>(counts >> kCountBits * d.index() & 0x3fU);
}
// The lesser of each two.
constexpr Counts least(Counts a, Counts b) {
  constexpr Counts kTop = kOnes << (kCountBits - 1);
  const Counts fits = ((b | kTop) - a) & kTop;  // where a is not more than b
  const Counts of_a = fits - (fits >> (kCountBits - 1));
  return (a & of_a) | (b & ~of_a);
}
// Of numbers that add up to less than 128.
constexpr int sum_of(Counts counts) {
  return static_cast<int>(counts * kOnes >> kCountBits * 8 & 0x7fU);
}

// Calls `take` with places that fit together: of each row the first column that is left. How many
// they are: often as many as can be.
template <class Take>
int fit_at_once(const Places& places, unsigned rows, unsigned columns, Take take) {
  int size = 0;
  for (; rows != 0; rows &= rows - 1) {
    const int row = std::countr_zero(rows);
    const unsigned free = places[static_cast<std::size_t>(row)] & columns;
    if (free == 0) continue;
    columns &= ~(free & (0U - free));
    take(row, std::countr_zero(free));
    ++size;
  }
  return size;
}
int fit_at_once(const Places& places, unsigned rows, unsigned columns) {
  return fit_at_once(places, rows, columns, [](int, int) {});
}

class Matching {
 public:
  // The most places of which no two share a row or column, which are known not to be more than
  // `bound`.
  int size_of(const Places& places, int bound = 9) {
    places_ = &places;
    row_of_.fill(-1);
    int size = 0;
    for (int r = 0; r < 9 && size < bound; ++r) {
      seen_ = 0;
      if (places[static_cast<std::size_t>(r)] != 0 && seat(r)) ++size;
    }
    return size;
  }
  // Those that were counted.
  CellSet chosen() const {
    CellSet out;
    for (int column = 0; column < 9; ++column) {
      const int row = row_of_[static_cast<std::size_t>(column)];
      if (row >= 0) out.insert(cell_at(row, column));
    }
    return out;
  }

 private:
  bool seat(int row) {
    for (unsigned left = (*places_)[static_cast<std::size_t>(row)] & ~seen_; left != 0;
         left = left & (left - 1) & ~seen_) {
      const int column = std::countr_zero(left);
      seen_ |= 1U << column;
      int& who = row_of_[static_cast<std::size_t>(column)];
      if (who < 0 || seat(who)) {
        who = row;
        return true;
      }
    }
    return false;
  }

  const Places* places_ = nullptr;
  std::array<int, 9> row_of_{};
  unsigned seen_ = 0;
};

class MultiSectors {
 public:
  MultiSectors(const Grid& grid, const Ask& ask, Sink sink)
      : grid_(grid), ask_(ask), sink_(sink), left_(kLeft * kChoices), right_(kRight * kChoices) {
    for (Cell c : grid.open()) {
      const auto bit = static_cast<std::uint16_t>(1U << column_of(c));
      open_[static_cast<std::size_t>(row_of(c))] |= bit;
      for (Digit d : grid.candidates(c))
        places_[d.slot()][static_cast<std::size_t>(row_of(c))] |= bit;
    }
    for (unsigned lines = 1; lines < kChoices; ++lines) {
      if (is_wanted(lines)) wanted_.push_back(lines);
    }
    count_columns();
  }

  bool run() {
    for (unsigned columns : wanted_) {
      if (ask_.stopped()) return true;
      count_rows(columns);
      const Counts* left = &left_[(columns & (kLeft - 1)) * kChoices];
      const Counts* right = &right_[columns / kLeft * kChoices];
      for (unsigned rows : wanted_) {
        const RowCounts &upper = upper_[rows % kUpper], &lower = lower_[rows / kUpper];
        const int cells = upper.open + lower.open;
        if (cells < kLeastCells || cells > kMostCells) continue;
        const Counts most = least(upper.hit + lower.hit, left[rows] + right[rows]);
        // Few digits fit less often than their rows and columns would let them.
        const int all = sum_of(most);
        if (all == cells || all == cells + 1) look(rows, columns, cells, most);
      }
    }
    std::stable_sort(found_.begin(), found_.end(), [](const Found& a, const Found& b) {
      return a.cells != b.cells ? a.cells < b.cells : a.effects > b.effects;
    });
    for (const Found& found : found_) {
      if (report(found)) return true;
    }
    return false;
  }

 private:
  struct Found {
    unsigned rows, columns;
    int cells, effects;
    CandidateSet gone;
  };

  static bool is_wanted(unsigned lines) {
    return count_nine(lines) >= kLeastLines && count_nine(lines) <= kMostLines;
  }

  // In these columns, of some of the upper rows and of some of the lower ones: the open cells, and
  // how many rows have each digit.
  void count_rows(unsigned columns) {
    std::array<RowCounts, 9> rows{};
    for (std::size_t r = 0; r < 9; ++r) {
      rows[r].open = count_nine(open_[r] & columns);
      for (Digit d : Digit::all()) {
        if ((places_[d.slot()][r] & columns) != 0) rows[r].hit += one_of(d);
      }
    }
    for (unsigned n = 1; n < kLower; ++n) {
      const auto first = static_cast<std::size_t>(std::countr_zero(n));
      const RowCounts& others = lower_[n & (n - 1)];
      const RowCounts& row = rows[first + kUpperRows];
      lower_[n] = {others.open + row.open, others.hit + row.hit};
    }
    for (unsigned n = 1; n < kUpper; ++n) {
      const RowCounts& others = upper_[n & (n - 1)];
      const RowCounts& row = rows[static_cast<std::size_t>(std::countr_zero(n))];
      upper_[n] = {others.open + row.open, others.hit + row.hit};
    }
  }

  // In some rows, of some of the columns to the left and of some to the right: how many columns
  // have each digit.
  void count_columns() {
    std::array<Counts, 9> columns{};
    for (unsigned rows = 1; rows < kChoices; ++rows) {
      columns.fill(0);
      for (Digit d : Digit::all()) {
        unsigned hit = 0;
        for (unsigned rest = rows; rest != 0; rest &= rest - 1) {
          hit |= places_[d.slot()][static_cast<std::size_t>(std::countr_zero(rest))];
        }
        for (; hit != 0; hit &= hit - 1) {
          columns[static_cast<std::size_t>(std::countr_zero(hit))] += one_of(d);
        }
      }
      for (unsigned n = 1; n < kLeft; ++n) {
        const auto first = static_cast<std::size_t>(std::countr_zero(n));
        left_[n * kChoices + rows] = left_[(n & (n - 1)) * kChoices + rows] + columns[first];
      }
      for (unsigned n = 1; n < kRight; ++n) {
        const auto first = static_cast<std::size_t>(std::countr_zero(n));
        right_[n * kChoices + rows] =
            right_[(n & (n - 1)) * kChoices + rows] + columns[first + kLeftColumns];
      }
    }
  }

  static constexpr Counts one_of(Digit d) { return Counts{1} << kCountBits * d.index(); }

  // The bounds of the digits add up to the cells, or to one more.
  void look(unsigned rows, unsigned columns, int cells, Counts bounds) {
    int most = sum_of(bounds);
    for (Digit d : Digit::all()) {
      const int bound = count_of(d, bounds);
      // In two rows and two columns a digit fits twice.
      if (bound < 3 || fit_at_once(places_[d.slot()], rows, columns) == bound) continue;
      most += matching_.size_of(within(places_[d.slot()], rows, columns), bound) - bound;
      if (most < cells) return;
    }
    if (most != cells) return;
    const CandidateSet gone = gone_with(rows, columns, bounds);
    if (!gone.empty()) found_.push_back({rows, columns, cells, gone.size(), gone});
  }

  CandidateSet gone_with(unsigned rows, unsigned columns, Counts bounds) {
    CandidateSet out;
    const CellSet inside = crossing_of(rows, columns);
    for (Digit d : Digit::all()) {
      const int bound = count_of(d, bounds);
      if (bound == 0) continue;
      CellSet chosen;
      int most = fit_at_once(places_[d.slot()], rows, columns,
                             [&](int row, int column) { chosen.insert(cell_at(row, column)); });
      const Places places = within(places_[d.slot()], rows, columns);
      if (most < bound) {
        most = matching_.size_of(places, bound);
        chosen = matching_.chosen();
      }
      // Besides all others these fit.
      CellSet seen;
      for (Cell c : chosen) seen |= grid_.topology().peers(c);
      for (Cell c : (grid_.places(d) & grid_.open() & seen) - inside) {
        if (leaves_fewer(c, places, most)) out.insert({c, d});
      }
    }
    return out;
  }

  CellSet crossing_of(unsigned rows, unsigned columns) const {
    const Topology& topology = grid_.topology();
    CellSet of_rows, of_columns;
    for (int i = 0; i < 9; ++i) {
      if ((rows >> i & 1U) != 0) of_rows |= topology.cells(topology.lines().row(i));
      if ((columns >> i & 1U) != 0) of_columns |= topology.cells(topology.lines().column(i));
    }
    return of_rows & of_columns;
  }

  // Whether fewer than so many of the places fit besides a digit in this cell.
  bool leaves_fewer(Cell c, const Places& places, int most) {
    // Its row, its column and its box are used up.
    const auto row = static_cast<std::size_t>(row_of(c)), band = row / 3 * 3;
    const auto column = static_cast<unsigned>(column_of(c));
    const unsigned outside = ~(1U << column), beyond = ~(7U << column / 3 * 3);
    Places left = places;
    for (std::uint16_t& places_of_row : left)
      places_of_row = static_cast<std::uint16_t>(places_of_row & outside);
    for (std::size_t r = band; r < band + 3; ++r)
      left[r] = static_cast<std::uint16_t>(left[r] & beyond);
    left[row] = 0;
    return fit_at_once(left, kAll, kAll) < most && matching_.size_of(left) < most;
  }

  bool report(const Found& found) {
    const CandidateList removals(found.gone);
    auto tell = [rows = found.rows, columns = found.columns](const Grid& before, Step& step) {
      const Topology::Lines& lines = before.topology().lines();
      for (int i = 0; i < 9; ++i) {
        if ((rows >> i & 1U) != 0) step.houses.push_back({HouseRole::kBase, lines.row(i)});
      }
      for (int i = 0; i < 9; ++i) {
        if ((columns >> i & 1U) != 0) step.houses.push_back({HouseRole::kCover, lines.column(i)});
      }
      for (Cell c : before.open()) {
        if ((rows >> row_of(c) & columns >> column_of(c) & 1U) == 0) continue;
        step.truths.emplace_back(c);
        for (Digit d : before.candidates(c)) step.marks.push_back({Role::kPattern, {c, d}});
      }
    };
    return sink_({Technique::kMsls, {}, removals.all(), tell});
  }

  const Grid& grid_;
  const Ask& ask_;
  Sink sink_;
  Matching matching_;
  Places open_{};
  std::array<Places, 9> places_{};  // by digit
  std::vector<unsigned> wanted_;    // choices of lines
  // Some of the upper rows, and some of the lower ones; some columns to the left, and to the right.
  static constexpr unsigned kUpperRows = 4, kUpper = 16, kLower = 32;
  static constexpr unsigned kLeftColumns = 4, kLeft = 16, kRight = 32;
  struct RowCounts {
    int open = 0;
    Counts hit = 0;
  };
  std::array<RowCounts, kUpper> upper_{};
  std::array<RowCounts, kLower> lower_{};
  std::vector<Counts> left_, right_;  // by columns, and there by rows
  std::vector<Found> found_;
};

}  // namespace

bool find_msls(const Grid& grid, const Ask& ask, Sink sink) {
  return grid.topology().is_classic() && !grid.broken() && MultiSectors(grid, ask, sink).run();
}

}  // namespace nonet

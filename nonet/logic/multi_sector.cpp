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
// and columns. Where it has fewer rows, or columns, than that it is found at once.
#include <algorithm>
#include <array>
#include <vector>

#include "nonet/core/candidate_list.h"
#include "nonet/logic/finder.h"

namespace nonet {
namespace {

constexpr int kLeastLines = 2, kMostLines = 7;
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

class Matching {
 public:
  // The most places of which no two share a row or column.
  int size_of(const Places& places) {
    places_ = &places;
    row_of_.fill(-1);
    int size = 0;
    for (int r = 0; r < 9; ++r) {
      seen_ = 0;
      if (places[static_cast<std::size_t>(r)] != 0 && seat(r)) ++size;
    }
    return size;
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
  MultiSectors(const Grid& grid, const Ask& ask, Sink sink) : grid_(grid), ask_(ask), sink_(sink) {
    for (Cell c : grid.open()) {
      const auto bit = static_cast<std::uint16_t>(1U << column_of(c));
      open_[static_cast<std::size_t>(row_of(c))] |= bit;
      for (Digit d : grid.candidates(c))
        places_[d.slot()][static_cast<std::size_t>(row_of(c))] |= bit;
    }
    for (unsigned columns = 0; columns < 512; ++columns) {
      for (std::size_t d = 0; d < 9; ++d) {
        unsigned rows = 0, crossed = 0;
        for (std::size_t r = 0; r < 9; ++r) {
          if ((places_[d][r] & columns) != 0) rows |= 1U << r;
          if ((columns >> r & 1U) != 0) crossed |= places_[d][r];
        }
        rows_hit_[columns][d] = static_cast<std::uint16_t>(rows);
        columns_hit_[columns][d] = static_cast<std::uint16_t>(crossed);  // `columns` read as rows
      }
    }
  }

  bool run() {
    for (unsigned columns = 1; columns < 512; ++columns) {
      if (!is_wanted(columns)) continue;
      if (ask_.stopped()) return true;
      count_open(columns);
      for (unsigned rows = 1; rows < 512; ++rows) {
        if (is_wanted(rows)) look(rows, columns);
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
  };

  static bool is_wanted(unsigned lines) {
    return count_nine(lines) >= kLeastLines && count_nine(lines) <= kMostLines;
  }

  // The open cells in these columns, of some of the upper rows and of some of the lower ones.
  void count_open(unsigned columns) {
    for (unsigned rows = 0; rows < 32; ++rows) {
      int upper = 0, lower = 0;
      for (unsigned left = rows; left != 0; left &= left - 1) {
        const auto r = static_cast<std::size_t>(std::countr_zero(left));
        if (r < kUpperRows) upper += count_nine(open_[r] & columns);
        lower += count_nine(open_[r + kUpperRows] & columns);
      }
      if (rows <= kUpper) upper_[rows] = upper;
      lower_[rows] = lower;
    }
  }

  void look(unsigned rows, unsigned columns) {
    const int cells = upper_[rows & kUpper] + lower_[rows >> kUpperRows];
    if (cells < kLeastCells || cells > kMostCells) return;
    // Few digits fit less often than their rows and columns would let them.
    int most = 0;
    for (std::size_t d = 0; d < 9; ++d) {
      most += std::min(count_nine(rows_hit_[columns][d] & rows),
                       count_nine(columns_hit_[rows][d] & columns));
      if (most > cells + 1) return;
    }
    most = 0;
    for (std::size_t d = 0; d < 9; ++d)
      most += matching_.size_of(within(places_[d], rows, columns));
    if (most != cells) return;
    const int effects = static_cast<int>(gone(rows, columns).size());
    if (effects > 0) found_.push_back({rows, columns, cells, effects});
  }

  CandidateList gone(unsigned rows, unsigned columns) {
    const Topology& topology = grid_.topology();
    CandidateList out;
    for (Digit d : Digit::all()) {
      const Places places = within(places_[d.slot()], rows, columns);
      const int most = matching_.size_of(places);
      if (most == 0) continue;
      for (Cell c : grid_.places(d) & grid_.open()) {
        if ((rows >> row_of(c) & columns >> column_of(c) & 1U) != 0) continue;
        Places left = places;
        for (Cell peer : topology.peers(c)) {
          left[static_cast<std::size_t>(row_of(peer))] &=
              static_cast<std::uint16_t>(~(1U << column_of(peer)));
        }
        if (matching_.size_of(left) < most) out.push_back({c, d});
      }
    }
    return out;
  }

  bool report(const Found& found) {
    const CandidateList removals = gone(found.rows, found.columns);
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
  static constexpr unsigned kUpperRows = 4, kUpper = 15;
  std::array<int, kUpper + 1> upper_{};
  std::array<int, 32> lower_{};
  std::array<std::array<std::uint16_t, 9>, 512> rows_hit_{}, columns_hit_{};
  std::vector<Found> found_;
};

}  // namespace

bool find_msls(const Grid& grid, const Ask& ask, Sink sink) {
  return grid.topology().is_classic() && !grid.broken() && MultiSectors(grid, ask, sink).run();
}

}  // namespace nonet

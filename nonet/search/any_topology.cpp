// Depth-first search over the grid itself. Between branches, singles are followed to their end:
// one pass over a house finds, by counting in bits, the digits that have exactly one place.
//
//   twice |= once & mask;  once |= mask;      for each cell's candidate mask
//   once & ~twice          digits with one place;   ~once   digits with none: a dead end
//
// It branches on the narrowest constraint, a cell or a digit in a house, whichever has fewer ways:
// a wrong grid without a cell of two candidates often has a digit with two places.
#include "nonet/search/any_topology.h"

namespace nonet {
namespace {

class Searcher {
 public:
  Searcher(std::uint64_t limit, FunctionRef<bool(const Board&)> visit, const Stop* stop)
      : limit_(limit), visit_(visit), stop_(stop) {}

  SearchResult run(const Grid& grid) {
    if (limit_ == 0) {
      result_.complete = false;
      return result_;
    }
    descend(grid);
    return result_;
  }

 private:
  // Returns false to stop the whole search.
  bool descend(Grid grid) {
    if (!follow_singles(grid)) return true;
    if (grid.open().empty()) return report(grid);
    Cell cell;
    DigitSet digits;
    Digit digit;
    CellSet places;
    if (narrowest(grid, cell, digits, digit, places)) {
      for (Digit d : digits) {
        if (!branch(grid, {cell, d})) return false;
      }
    } else {
      for (Cell c : places) {
        if (!branch(grid, {c, digit})) return false;
      }
    }
    return true;
  }

  bool branch(const Grid& grid, Candidate x) {
    if (stop_ != nullptr && stop_->requested()) {
      result_.complete = false;
      return false;
    }
    ++result_.guesses;
    Grid next = grid;
    next.place(x.cell, x.digit);
    return descend(next);
  }

  bool report(const Grid& grid) {
    Board board = grid.board();
    if (result_.solutions == 0) result_.first = board;
    ++result_.solutions;
    bool go_on = visit_(board);
    if (result_.solutions < limit_ && go_on) return true;
    result_.complete = false;
    return false;
  }

  // False if the grid has no solution.
  static bool follow_singles(Grid& grid) {
    const Topology& topology = grid.topology();
    for (bool changed = true; changed;) {
      changed = false;
      for (Cell c : grid.open()) {
        DigitSet digits = grid.candidates(c);
        if (digits.empty()) return false;
        if (digits.size() == 1) {
          grid.place(c, digits.first());
          changed = true;
        }
      }
      for (House h : topology.houses()) {
        unsigned once = 0;
        unsigned twice = 0;
        for (Cell c : topology.order(h)) {
          unsigned mask = grid.candidates(c).bits();
          twice |= once & mask;
          once |= mask;
        }
        if (once != DigitSet::all().bits()) return false;
        for (Digit d : DigitSet::from_bits(once & ~twice)) {
          CellSet places = grid.places(h, d);
          if (places.empty()) return false;
          if (!grid.is_open(places.first())) continue;
          grid.place(places.first(), d);
          changed = true;
        }
      }
    }
    return true;
  }

  // True: branch on the digits of `cell`; false: on the `places` of `digit`.
  static bool narrowest(const Grid& grid, Cell& cell, DigitSet& digits, Digit& digit,
                        CellSet& places) {
    int fewest = 10;
    for (Cell c : grid.open()) {
      int size = grid.candidates(c).size();
      if (size >= fewest) continue;
      fewest = size;
      cell = c;
      digits = grid.candidates(c);
      if (size == 2) return true;
    }
    bool by_cell = true;
    for (House h : grid.topology().houses()) {
      for (Digit d : grid.open_digits(h)) {
        CellSet cells = grid.places(h, d);
        if (cells.size() >= fewest) continue;
        fewest = cells.size();
        digit = d;
        places = cells;
        by_cell = false;
        if (fewest == 2) return false;
      }
    }
    return by_cell;
  }

  std::uint64_t limit_;
  FunctionRef<bool(const Board&)> visit_;
  const Stop* stop_;
  SearchResult result_;
};

}  // namespace

SearchResult search_any_topology(const Grid& grid, std::uint64_t limit,
                                 FunctionRef<bool(const Board&)> visit, const Stop* stop) {
  return Searcher(limit, visit, stop).run(grid);
}

}  // namespace nonet

#include "nonet/generate/neighbours.h"

#include <algorithm>
#include <set>

#include "nonet/core/canon.h"
#include "nonet/generate/census.h"
#include "nonet/generate/unavoidable.h"
#include "nonet/search/search.h"

namespace nonet {
namespace {

// Up to so many solutions are counted one by one; beyond, each clue is tried.
constexpr std::uint64_t kFewSolutions = 5000;

std::string key_of(const Board& board) {
  std::string key;
  for (const Cell c : Cell::all()) key += static_cast<char>('0' + board.number_at(c));
  return key;
}
bool comes_before(const Board& a, const Board& b) {
  return key_of(a) < key_of(b);
}

class Neighbours {
 public:
  Neighbours(const Board& puzzle, const Neighbourhood& wanted, const Stop& stop)
      : puzzle_(puzzle), wanted_(wanted), stop_(stop) {
    const Board form = canonical_form(puzzle).board;
    seen_.insert(key_of(form));
  }

  std::vector<Board> run() {
    Board board = puzzle_;
    remove(board, 0, wanted_.minus);
    std::sort(found_.begin(), found_.end(), comes_before);
    return std::move(found_);
  }

 private:
  void remove(Board& board, int from, int more) {
    if (more == 0) return add(board, 0, wanted_.plus);
    for (int i = from; i < Cell::kCount; ++i) {
      const auto digit = board.at(Cell(i));
      if (!digit) continue;
      board.clear(Cell(i));
      remove(board, i + 1, more - 1);
      board.set(Cell(i), *digit);
    }
  }

  void add(Board& board, int from, int more) {
    if (stop_.requested()) return;
    if (more == 0) {
      const SearchResult result = search(*Grid::from(board));
      if (result.unique()) keep(board, result.first);
      return;
    }
    if (more == 1) return add_last(board, from);
    for (int i = from; i < Cell::kCount; ++i) {
      if (board.at(Cell(i))) continue;
      for (const Digit d : Digit::all()) {
        board.set(Cell(i), d);
        if (Grid::from(board)) add(board, i + 1, more - 1);
      }
      board.clear(Cell(i));
    }
  }

  // Clues that just one solution has.
  void add_last(Board& board, int from) {
    const auto grid = Grid::from(board);
    if (!grid) return;
    const Census census(*grid, kFewSolutions);
    const bool few = census.is_complete();
    for (int i = from; i < Cell::kCount; ++i) {
      const Cell c(i);
      if (board.at(c)) continue;
      for (const Digit d : Digit::all()) {
        const std::uint32_t count = census.having({c, d});
        if (few && count != 1) continue;
        if (!few && count > 1) continue;
        board.set(c, d);
        if (few) {
          keep(board, census.solution_with({c, d}));
        } else if (const auto other = Grid::from(board)) {
          const SearchResult result = search(*other);
          if (result.unique()) keep(board, result.first);
        }
        board.clear(c);
      }
    }
  }

  void keep(const Board& board, const Board& solution) {
    if (wanted_.minimal_only && redundant_clues(board, solution) > 0) return;
    const Board form = canonical_form(board).board;
    if (seen_.insert(key_of(form)).second) found_.push_back(form);
  }

  const Board& puzzle_;
  const Neighbourhood& wanted_;
  const Stop& stop_;
  std::set<std::string> seen_;
  std::vector<Board> found_;
};

// Every set of clues that leaves one solution must hold one of each unavoidable set. So a set that
// is not hit yet is found, the clues of it are tried in turn, and each that has been tried is left
// out behind. Sets that have no clue in common need a clue each: that bounds it.
class Subsets {
 public:
  Subsets(const Board& board, const Board& solution, int clues,
          FunctionRef<bool(const Board&)> visit, const Stop& stop)
      : solution_(solution), clues_(clues), visit_(visit), stop_(stop) {
    for (const Cell c : Cell::all()) {
      if (board.at(c)) allowed_.insert(c);
    }
    constexpr int kSmall = 10;
    sets_ = unavoidable_sets(solution, kSmall, stop);
  }

  void run() { go({}, allowed_); }

 private:
  Board board_of(const CellSet& cells) const {
    Board board;
    for (const Cell c : cells) board.set(c, *solution_.at(c));
    return board;
  }

  // Clues that are needed still, at least; and the smallest set that is not hit.
  int needed(const CellSet& chosen, const CellSet& allowed, CellSet& smallest) const {
    CellSet used;
    int count = 0, fewest = Cell::kCount + 1;
    for (const CellSet& set : sets_) {
      if (set.meets(chosen)) continue;
      const CellSet open = set & allowed;
      if (open.size() < fewest) {
        fewest = open.size();
        smallest = open;
      }
      if (open.meets(used)) continue;
      used |= open;
      ++count;
    }
    return fewest > Cell::kCount ? 0 : count;
  }

  void go(const CellSet& chosen, CellSet allowed) {
    if (ended_ || stop_.requested()) return;
    CellSet open;
    const int more = needed(chosen, allowed, open);
    if (chosen.size() + more > clues_) return;
    if (more == 0) {
      const Board board = board_of(chosen);
      Grid grid = *Grid::from(board);
      CellSet other;
      enumerate(grid, 2, [&](const Board& solution) {
        other = difference(solution, solution_);
        return other.empty();
      });
      if (other.empty()) {
        if (chosen.size() == clues_ && redundant_clues(board, solution_) == 0) {
          ended_ = !visit_(board);
        }
        return;
      }
      if (chosen.size() == clues_) return;
      sets_.push_back(other);
      open = other & allowed;
    }
    for (const Cell c : open) {
      CellSet with = chosen;
      with.insert(c);
      allowed.erase(c);
      go(with, allowed);
    }
  }

  const Board& solution_;
  int clues_;
  FunctionRef<bool(const Board&)> visit_;
  const Stop& stop_;
  CellSet allowed_;
  std::vector<CellSet> sets_;
  bool ended_ = false;
};

}  // namespace

std::vector<Board> neighbours_of(const Board& puzzle, const Neighbourhood& wanted,
                                 const Stop& stop) {
  return Neighbours(puzzle, wanted, stop).run();
}

void each_minimal_subset(const Board& board, int clues, FunctionRef<bool(const Board&)> visit,
                         const Stop& stop) {
  const auto grid = Grid::from(board);
  if (!grid) return;
  const SearchResult result = search(*grid);
  if (result.unique()) Subsets(board, result.first, clues, visit, stop).run();
}

int redundant_clues(const Board& puzzle, const Board& solution) {
  std::vector<StruckBoard> without;
  for (const Cell c : Cell::all()) {
    if (!puzzle.at(c)) continue;
    without.push_back({puzzle, {c, *solution.at(c)}});
    without.back().givens.clear(c);
  }
  std::vector<SearchResult> results(without.size());
  search_batch(std::span<const StruckBoard>(without), 1, results);
  return static_cast<int>(std::count_if(results.begin(), results.end(),
                                        [](const SearchResult& r) { return r.solutions == 0; }));
}

}  // namespace nonet

// Search: how many solutions a grid has, and which. It knows no technique and explains nothing;
// everything that needs a verdict (is it unique? which digits are certain?) asks here.
//
// A grid in any state serves: givens alone, half solved, or candidates only.
#pragma once

#include <cstdint>
#include <span>

#include "nonet/core/function_ref.h"
#include "nonet/core/grid.h"
#include "nonet/core/stop.h"
#include "nonet/search/isa.h"

#pragma GCC visibility push(default)
namespace nonet {

struct SearchResult {
  std::uint64_t solutions = 0;  // found, at most the limit
  bool complete = true;       // false: the limit was reached, or it was stopped; there may be more
  Board first;                // the first solution, if there is one; of several always the same
  std::uint64_t guesses = 0;  // branchings
  std::uint64_t sweeps = 0;   // passes of propagation; 0 where the topology is not classic

  bool unique() const { return solutions == 1 && complete; }
};

struct SearchOptions {
  Isa isa = best_isa();  // the answers are the same with each; must be one of available_isas()
  const Stop* stop = nullptr;  // asked once a guess, but not in the classic game
};

// Counts solutions up to the limit. With the default, `unique()` tells whether there is just one.
SearchResult search(const Grid& grid, std::uint64_t limit = 2, const SearchOptions& options = {});

// The same for many grids; results[i] belongs to grids[i]. Both spans have the same size.
void search_batch(std::span<const Grid> grids, std::uint64_t limit, std::span<SearchResult> results,
                  const SearchOptions& options = {});
// The same for boards of givens, without the cost of building grids; a board with a digit twice in
// a house has no solution.
void search_batch(std::span<const Board> givens, std::uint64_t limit,
                  std::span<SearchResult> results, const SearchOptions& options = {});

// A board of givens and a candidate that is struck from it.
struct StruckBoard {
  Board givens;
  Candidate struck;
};
// The same for these. Whoever knows a solution asks so whether there is one that differs in a cell,
// which is sooner answered than how many there are.
void search_batch(std::span<const StruckBoard> boards, std::uint64_t limit,
                  std::span<SearchResult> results, const SearchOptions& options = {});

// Hands each solution to `visit` until it returns false or `limit` is reached.
SearchResult enumerate(const Grid& grid, std::uint64_t limit, FunctionRef<bool(const Board&)> visit,
                       const SearchOptions& options = {});

// The digits that all solutions share. With one solution that is the solution; without any, the
// board as it stands.
Board shared_digits(const Grid& grid);

}  // namespace nonet
#pragma GCC visibility pop

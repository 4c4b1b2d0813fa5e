// The doors to the kernels: grids and boards become plain candidate masks, outcomes become results.
// One classic grid goes to the chute engine, many to the lane engine, any other topology to the
// plain search, a game with rules to that of rules/. All of them agree on every answer; see
// branch.h for why even on the order.
#include "nonet/search/search.h"

#include <algorithm>
#include <cstring>
#include <memory>

#include "nonet/rules/rulebook.h"
#include "nonet/search/any_topology.h"
#include "nonet/search/kernel.h"
#include "nonet/search/variants.h"

namespace nonet {
namespace {

// From so many solutions on, one grid is worth the lanes: they share its tree.
constexpr std::uint64_t kManySolutions = 1000;

// As many grids as are handed to the lanes at once: few enough for the cache, many enough that
// lanes seldom run dry.
constexpr std::size_t kChunk = 1024;

bool is_classic(const Grid& grid) {
  return &grid.topology() == &Topology::classic();
}

// With an instruction set that the build or the machine lacks: the scalar kernel, which all have.
const Kernel& kernel_of(const SearchOptions& options) {
  const std::vector<Isa>& isas = available_isas();
  const bool available = std::find(isas.begin(), isas.end(), options.isa) != isas.end();
  const Kernel* kernel = available ? kernel_for(options.isa) : nullptr;
  return kernel != nullptr ? *kernel : *kScalarKernel;
}

Cells cells_of(const Grid& grid) {
  Cells cells;
  for (Cell c : Cell::all()) {
    cells.mask[c.index()] = static_cast<std::uint16_t>(grid.candidates(c).bits());
  }
  return cells;
}

void read(const Kernel&, std::span<const Grid> grids, Cells* cells) {
  for (std::size_t i = 0; i < grids.size(); ++i) cells[i] = cells_of(grids[i]);
}
void read(const Kernel& kernel, std::span<const Board> boards, Cells* cells) {
  static_assert(sizeof(Board) == 81);  // so boards are numbers, end to end
  kernel.masks_of(reinterpret_cast<const std::uint8_t*>(boards.data()), boards.size(), cells);
}
void read(const Kernel& kernel, std::span<const StruckBoard> boards, Cells* cells) {
  for (const StruckBoard& board : boards) {
    read(kernel, std::span(&board.givens, 1), cells);
    Cells& read_cells = *cells++;
    if (!board.struck.in_range()) continue;
    std::uint16_t& mask = read_cells.mask[board.struck.cell.index()];
    mask = static_cast<std::uint16_t>(mask & ~(1U << board.struck.digit.index()));
  }
}

Board board_of(const std::uint8_t* solution) {
  Board::Numbers numbers;
  std::memcpy(numbers.data(), solution, numbers.size());
  return *Board::from_numbers(numbers);
}

void tell(const KernelOutcome& outcome, std::uint64_t limit, SearchResult& result) {
  result.solutions = outcome.solutions;
  result.complete = outcome.solutions < limit;
  result.guesses = outcome.guesses;
  result.sweeps = outcome.sweeps;
  result.first = outcome.solutions > 0 ? board_of(outcome.first) : Board();
}

void solve_one(const Kernel& kernel, const Cells& cells, std::uint64_t limit,
               KernelOutcome& outcome) {
  kernel.solve_one(cells, limit, {nullptr, nullptr}, outcome);
}

// Of a puzzle that several lanes shared, the first solution found may not be the first in order.
void mend(const Kernel& kernel, const Cells& cells, std::uint64_t limit, KernelOutcome& outcome) {
  if (outcome.shared && outcome.solutions > 0 && (outcome.solutions > 1 || limit == 1)) {
    KernelOutcome alone;
    solve_one(kernel, cells, 1, alone);
    std::memcpy(outcome.first, alone.first, sizeof alone.first);
  }
}

class Batch {
 public:
  Batch(const Kernel& kernel, std::uint64_t limit) : kernel_(kernel), limit_(limit) {}

  template <class T>
  void run(std::span<const T> grids, std::span<SearchResult> results) {
    // What is large is not filled.
    const std::size_t most = std::min(kChunk, grids.size());
    cells_.reset(new Cells[most]);
    outcomes_.reset(new KernelOutcome[most]);
    for (std::size_t from = 0; from < grids.size(); from += kChunk) {
      const std::size_t size = std::min(kChunk, grids.size() - from);
      read(kernel_, grids.subspan(from, size), cells_.get());
      solve(size);
      for (std::size_t i = 0; i < size; ++i) tell(outcomes_[i], limit_, results[from + i]);
    }
  }

 private:
  void solve(std::size_t size) {
    // A few alone are sooner done one by one, unless there is much to count.
    if (size < kernel_.lanes && limit_ < kManySolutions) {
      for (std::size_t i = 0; i < size; ++i) {
        solve_one(kernel_, cells_[i], limit_, outcomes_[i]);
      }
      return;
    }
    if (!room_) room_.reset(new std::uint16_t[kernel_.room_size]);
    kernel_.solve_many(cells_.get(), size, limit_, outcomes_.get(), room_.get());
    for (std::size_t i = 0; i < size; ++i) mend(kernel_, cells_[i], limit_, outcomes_[i]);
  }

  const Kernel& kernel_;
  std::uint64_t limit_;
  std::unique_ptr<Cells[]> cells_;
  std::unique_ptr<KernelOutcome[]> outcomes_;
  std::unique_ptr<std::uint16_t[]> room_;
};

SearchResult nothing_known() {
  SearchResult result;
  result.complete = false;
  return result;
}

// In a game with rules.
[[maybe_unused]] SearchResult search_ruled(const Grid& grid, std::uint64_t limit,
                                           FunctionRef<bool(const Board&)> visit,
                                           const Stop* stop) {
  const Scheme scheme = scheme_from(grid);
  auto board_from = [&](std::span<const int> digits) { return board_of(scheme.variant, digits); };
  const VariantCount found =
      count_variant(scheme, limit, stop == nullptr ? Stop() : *stop,
                    [&](std::span<const int> digits) { return visit(board_from(digits)); });
  SearchResult result;
  result.solutions = found.solutions;
  result.complete = found.complete;
  result.guesses = found.guesses;
  if (found.solutions > 0) result.first = board_from(found.first);
  return result;
}

template <class T>
void search_boards(std::span<const T> boards, std::uint64_t limit, std::span<SearchResult> results,
                   const SearchOptions& options) {
  if (limit == 0) {
    std::fill(results.begin(), results.end(), nothing_known());
    return;
  }
  Batch(kernel_of(options), limit)
      .run(boards.first(std::min(boards.size(), results.size())), results);
}

}  // namespace

SearchResult enumerate(const Grid& grid, std::uint64_t limit, FunctionRef<bool(const Board&)> visit,
                       const SearchOptions& options) {
  if (limit == 0) return nothing_known();
  if constexpr (kHasRulebooks) {
    if (grid.rulebook() != nullptr) return search_ruled(grid, limit, visit, options.stop);
  }
  if (!is_classic(grid)) return search_any_topology(grid, limit, visit, options.stop);
  struct Telling {
    FunctionRef<bool(const Board&)> visit;
    bool stopped;
  } telling = {visit, false};
  Visitor visitor = {&telling, [](void* object, const std::uint8_t* solution) {
                       auto* t = static_cast<Telling*>(object);
                       t->stopped = !t->visit(board_of(solution));
                       return !t->stopped;
                     }};
  KernelOutcome outcome;
  kernel_of(options).solve_one(cells_of(grid), limit, visitor, outcome);
  SearchResult result;
  tell(outcome, limit, result);
  if (telling.stopped) result.complete = false;
  return result;
}

SearchResult search(const Grid& grid, std::uint64_t limit, const SearchOptions& options) {
  if (limit == 0) return nothing_known();
  if constexpr (kHasRulebooks) {
    if (grid.rulebook() != nullptr) {
      return search_ruled(
          grid, limit, [](const Board&) { return true; }, options.stop);
    }
  }
  if (!is_classic(grid)) {
    return search_any_topology(
        grid, limit, [](const Board&) { return true; }, options.stop);
  }
  SearchResult result;
  if (limit < kManySolutions) {
    KernelOutcome outcome;
    solve_one(kernel_of(options), cells_of(grid), limit, outcome);
    tell(outcome, limit, result);
    return result;
  }
  Batch(kernel_of(options), limit).run(std::span<const Grid>(&grid, 1), {&result, 1});
  return result;
}

void search_batch(std::span<const Grid> grids, std::uint64_t limit, std::span<SearchResult> results,
                  const SearchOptions& options) {
  grids = grids.first(std::min(grids.size(), results.size()));
  if (limit == 0 || !std::all_of(grids.begin(), grids.end(), is_classic)) {
    for (std::size_t i = 0; i < grids.size(); ++i) results[i] = search(grids[i], limit, options);
    return;
  }
  Batch(kernel_of(options), limit).run(grids, results);
}

void search_batch(std::span<const Board> givens, std::uint64_t limit,
                  std::span<SearchResult> results, const SearchOptions& options) {
  search_boards(givens, limit, results, options);
}

void search_batch(std::span<const StruckBoard> boards, std::uint64_t limit,
                  std::span<SearchResult> results, const SearchOptions& options) {
  search_boards(boards, limit, results, options);
}

Board shared_digits(const Grid& grid) {
  SearchResult any = search(grid, 2);
  if (any.solutions == 0) return grid.board();
  // Every cell starts as shared; each further solution that differs from the first takes some away.
  Board shared = any.first;
  if (any.unique()) return shared;
  for (Cell c : grid.open()) {
    auto digit = shared.at(c);
    if (!digit) continue;
    Grid other = grid;
    other.eliminate(c, *digit);
    SearchResult found = search(other, 1);
    if (found.solutions == 0) continue;
    for (Cell k : Cell::all()) {
      if (found.first.number_at(k) != shared.number_at(k)) shared.clear(k);
    }
  }
  return shared;
}

}  // namespace nonet

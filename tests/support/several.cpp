#include "support/several.h"

#include "nonet/logic/each_hit.h"
#include "nonet/search/search.h"
#include "support/support.h"

namespace nonet::test {
namespace {

constexpr std::uint64_t kMostSolutions = 6;

Grid narrowed_to(const Board& kept, const std::vector<Board>& solutions, const Board& givens,
                 std::mt19937& random) {
  Grid grid = *Grid::from(givens);
  for (const Board& other : solutions) {
    std::vector<Candidate> different;
    bool gone = false;
    for (Cell c : Cell::all()) {
      if (other.at(c) == kept.at(c)) continue;
      different.push_back({c, *other.at(c)});
      gone = gone || !grid.has(different.back());
    }
    if (!gone && !different.empty()) grid.eliminate(different[random() % different.size()]);
  }
  return grid;
}

}  // namespace

void each_ambiguous(std::mt19937& random, int count, FunctionRef<void(const Ambiguous&)> visit) {
  while (count > 0) {
    const Board minimal = random_puzzle(random);
    for (Cell c : Cell::all()) {
      if (!minimal.has(c) || count == 0) continue;
      Ambiguous board;
      board.givens = minimal;
      board.givens.clear(c);
      const SearchResult found =
          enumerate(*Grid::from(board.givens), kMostSolutions + 1, [&](const Board& solution) {
            board.solutions.push_back(solution);
            return true;
          });
      if (found.solutions > kMostSolutions) continue;
      board.kept = board.solutions[random() % board.solutions.size()];
      board.narrowed = narrowed_to(board.kept, board.solutions, board.givens, random);
      visit(board);
      --count;
    }
  }
}

bool has_uniqueness_step(const Grid& state) {
  Policy policy{"", {}};
  for (Technique t : all_techniques()) {
    if (row_of(t).family == Family::kUniqueness) policy.order.push_back(t);
  }
  return each_hit(state, policy, [](const Hit&) { return true; });
}

}  // namespace nonet::test

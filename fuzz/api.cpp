// Calls of the C++ library with values made from bytes: numbers that are no digits, cells that no
// board has, steps about nothing, lists of different lengths. Each call answers, with an Error or a
// value that keeps its promises; none takes long, because what is asked for is bounded.
#include <array>

#include "fuzz/games.h"
#include "nonet/core/canon.h"
#include "nonet/core/clues.h"
#include "nonet/explain/hint.h"
#include "nonet/generate/clue_symmetry.h"
#include "nonet/generate/practice.h"
#include "nonet/generate/removal.h"
#include "nonet/io/format.h"
#include "nonet/play/game.h"
#include "nonet/proof/checker.h"
#include "nonet/solve/solver.h"
#include "nonet/text/boxes.h"
#include "nonet/text/expert.h"
#include "nonet/text/prose.h"

using namespace nonet;
using fuzz::Bytes;
using fuzz::require;

namespace {

constexpr int kMostCalls = 12;

// One in sixteen is out of range.
int index(Bytes& bytes, int count) {
  return bytes.below(16) == 0 ? bytes.below(256) : bytes.below(count);
}
Candidate candidate(Bytes& bytes) {
  return {Cell(index(bytes, 81)), Digit(index(bytes, 9))};
}
std::vector<Candidate> candidates(Bytes& bytes) {
  std::vector<Candidate> all;
  for (int n = bytes.below(8); n > 0; --n) all.push_back(candidate(bytes));
  return all;
}

Board board(Bytes& bytes) {
  const auto& games = fuzz::games();
  const auto at = static_cast<std::size_t>(bytes.below(256)) % games.size();
  Board::Numbers numbers = digits_of(games[at]).numbers();
  for (int n = bytes.below(8); n > 0; --n) {
    numbers[static_cast<std::size_t>(bytes.below(81))] = static_cast<std::uint8_t>(bytes.below(14));
  }
  const auto made = Board::from_numbers(numbers);
  const bool digits = std::all_of(numbers.begin(), numbers.end(), [](auto n) { return n <= 9; });
  require(made.ok() == digits);
  if (!made) {
    require(!made.error().message.empty());
    return Board();
  }
  require(made->numbers() == numbers);
  return *made;
}

Puzzle puzzle(Bytes& bytes) {
  Puzzle made;
  made.givens = board(bytes);
  if (bytes.below(2) == 0) made.placed = board(bytes);
  for (Cell c : Cell::all()) {
    if (bytes.below(8) != 0 && made.givens.has(c)) made.placed.clear(c);
  }
  made.removed = candidates(bytes);
  return made;
}

Step step(Bytes& bytes) {
  Step made;
  made.technique = static_cast<Technique>(bytes.below(256));
  made.placements = candidates(bytes);
  made.removals = candidates(bytes);
  for (int n = bytes.below(40); n > 0; --n) {
    made.truths.push_back(bytes.below(2) == 0
                              ? Truth(Cell(index(bytes, 81)))
                              : Truth(House(index(bytes, 27)), Digit(index(bytes, 9))));
  }
  for (int n = bytes.below(4) == 0 ? bytes.below(8) : 0; n > 0; --n) {
    made.deadly.push_back(
        {Cell(index(bytes, 81)), DigitSet::from_bits(static_cast<unsigned>(bytes.below(512)))});
  }
  return made;
}

// Where nothing takes long.
Policy quick() {
  return *restrict_policy(policy_all(), {"singles", "subsets", "locked-candidates", "wings"}, {});
}

void ask_search(Bytes& bytes) {
  std::vector<Board> boards;
  std::vector<StruckBoard> struck;
  for (int n = bytes.below(5); n > 0; --n) {
    boards.push_back(board(bytes));
    struck.push_back({boards.back(), candidate(bytes)});
  }
  std::vector<SearchResult> results(static_cast<std::size_t>(bytes.below(6)));
  SearchOptions options;
  options.isa = static_cast<Isa>(bytes.below(9));
  const auto limit = static_cast<std::uint64_t>(bytes.below(4));
  search_batch(boards, limit, results, options);
  for (std::size_t i = 0; i < std::min(boards.size(), results.size()); ++i) {
    require(results[i].solutions <= limit);
    require(results[i].solutions == 0 || is_solution(results[i].first));
  }
  search_batch(std::span<const StruckBoard>(struck), limit, results, options);
}

void ask_game(Bytes& bytes) {
  auto deaf = [](const Happening&) {};
  auto game = Game::load(puzzle(bytes), deaf);
  if (!game) return require(!game.error().message.empty());
  for (int n = bytes.below(12); n > 0; --n) {
    const Rigour rigour = bytes.below(2) == 0 ? Rigour::kStrict : Rigour::kLoose;
    switch (bytes.below(6)) {
      case 0:
        game->set(candidate(bytes), deaf, rigour);
        break;
      case 1:
        game->strike(candidate(bytes), deaf, rigour);
        break;
      case 2:
        game->advance(step(bytes), deaf);
        break;
      case 3:
        game->back_to(bytes.below(256) - 20);
        break;
      case 4: {
        Finding finding;
        finding.heuristic = static_cast<Heuristic>(bytes.below(8));
        for (int cells = bytes.below(3); cells > 0; --cells) {
          finding.cells.emplace_back(index(bytes, 81));
        }
        finding.digits = DigitSet::from_bits(static_cast<unsigned>(bytes.below(512)));
        game->act(finding, deaf);
        break;
      }
      default:
        game->advance(deaf);
    }
  }
}

void ask_proof(Bytes& bytes) {
  const auto grid = Grid::from(puzzle(bytes));
  if (!grid) return require(!grid.error().message.empty());
  const Step claimed = step(bytes);
  const Check verdict = check(*grid, claimed, 5'000);
  require(!describe(verdict, claimed).empty());
  Grid after = *grid;
  apply(claimed, after);
}

void ask_solver(Bytes& bytes) {
  const Puzzle start = puzzle(bytes);
  WhichStep which;
  if (bytes.below(4) == 0) which.cell = Cell(index(bytes, 81));
  if (bytes.below(4) == 0) which.why_not = candidate(bytes);
  which.skip = bytes.below(4) - 1;
  // Of a board without a solution it would look for the mistake; that is stopped.
  const std::atomic<bool> at_once = true;
  const Hint hint = hint_for(start, quick(), bytes.below(2) == 0 ? Stop(&at_once) : Stop(), which);
  hint.rung(bytes.below(20) - 5);
  require(!hint_to_json(start, hint, bytes.below(20) - 5).empty());
  const auto grid = Grid::from(start);
  if (!grid) return;
  Solver solver(*grid, quick());
  for (int n = 0; n < 12; ++n) {
    const Step* next = solver.next();
    if (next == nullptr) break;
    require(check(solver.grid(), *next).proved());
    require(!sentence_of(*next, solver.grid()).empty());
    require(!expert_line(*next, solver.grid()).empty());
    solver.take();
  }
}

void ask_writers(Bytes& bytes) {
  const Puzzle state = puzzle(bytes);
  for (const Format& format : formats()) format.write_puzzle(state, '.');
  require(one_line(state.givens).size() >= 81);
  require(!box_grid(state.givens).empty() && !clues_text(state).empty());
  too_few_clues(state);
  clashing_digits(digits_of(state));
  require(canonical_form(state.givens).automorphisms > 0);
}

void ask_generator(Bytes& bytes) {
  const auto symmetry = static_cast<ClueSymmetry>(bytes.below(16));
  CellSet all;
  for (const CellSet& orbit : orbits_of(symmetry)) all |= orbit;
  require(all == CellSet::all() && is_symmetric(all, symmetry));
  Removal removal;
  removal.puzzle = board(bytes);
  removal.solution = bytes.below(2) == 0 ? board(bytes) : search(Grid(), 1).first;
  if (bytes.below(2) == 0) removal.puzzle = removal.solution;
  removal.fewest = bytes.below(256) - 20;
  for (int n = bytes.below(20); n > 0; --n) removal.order.push_back({Cell(bytes.below(81))});
  remove_clues({&removal, 1});
  const std::atomic<bool> at_once = true;
  practice_for(board(bytes), {static_cast<Technique>(bytes.below(256))}, Stop(&at_once));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Bytes bytes(data, size);
  for (int i = 0; i < kMostCalls && !bytes.empty(); ++i) {
    switch (bytes.below(6)) {
      case 0:
        ask_search(bytes);
        break;
      case 1:
        ask_game(bytes);
        break;
      case 2:
        ask_proof(bytes);
        break;
      case 3:
        ask_solver(bytes);
        break;
      case 4:
        ask_writers(bytes);
        break;
      default:
        ask_generator(bytes);
    }
  }
  return 0;
}

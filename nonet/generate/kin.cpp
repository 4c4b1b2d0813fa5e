#include "nonet/generate/kin.h"

#include "nonet/core/canon.h"
#include "nonet/core/symmetry.h"
#include "nonet/generate/census.h"
#include "nonet/generate/practice.h"
#include "nonet/generate/symmetric_puzzle.h"
#include "nonet/io/library.h"
#include "nonet/logic/example.h"

namespace nonet {
namespace {

// A walk is over after so many steps, or so many puzzles without the technique; with fewer steps
// than the fewest it has led nowhere.
constexpr std::uint32_t kFewestSteps = 2;
constexpr std::uint32_t kLeastSteps = 4;
constexpr std::uint32_t kMostSteps = 8;
constexpr int kMostMisses = 80;
constexpr std::uint32_t kMostToGo = 3;
constexpr std::uint64_t kMostSolutions = 500;
// Symmetric puzzles that are made until one has what is wanted.
constexpr int kMostMade = 100;

// The puzzle that the example is a state of; nothing if that has several solutions, or rules.
std::optional<Candidacy> example_puzzle(Technique technique) {
  const TechniqueExample example = example_of(technique);
  if (example.cells.empty() || !example.rules.empty()) return std::nullopt;
  const auto line = parse_library_line(std::string(example.cells) + ":");
  if (!line) return std::nullopt;
  const auto grid = Grid::from(line->puzzle.givens);
  if (!grid) return std::nullopt;
  const SearchResult result = search(*grid);
  if (!result.unique()) return std::nullopt;
  return Candidacy{line->puzzle.givens, result.first, false};
}

class Walk {
 public:
  Walk(const Demand& demand, const SearchOptions& options, Random& random, const Stop& stop)
      : demand_(demand), options_(options), random_(random), stop_(stop) {}

  std::uint64_t tried() const { return tried_; }

  std::optional<Candidacy> from(const Candidacy& example) {
    if (!has_practice(example.puzzle)) return std::nullopt;
    Candidacy at = example;
    const std::uint32_t steps = kLeastSteps + random_.below(kMostSteps - kLeastSteps + 1);
    int misses = 0;
    std::uint32_t taken = 0;
    while (taken < steps && misses < kMostMisses) {
      if (stop_.requested_now()) return std::nullopt;
      const Candidacy next = neighbour(at);
      if (next.puzzle != at.puzzle && has_practice(next.puzzle)) {
        at = next;
        ++taken;
      } else {
        ++misses;
      }
    }
    if (taken < kFewestSteps) return std::nullopt;
    const Board form = canonical_form(at.puzzle).board;
    if (form == canonical_form(example.puzzle).board) return std::nullopt;
    const Symmetry image = Symmetry::random([&] { return random_.next(); });
    return Candidacy{image(at.puzzle), image(at.solution), at.minimal};
  }

  // Until one of those that are made has something to practise.
  template <class Make>
  std::optional<Candidacy> until_made(Make make) {
    for (int i = 0; i < kMostMade && !stop_.requested_now(); ++i) {
      const auto made = make(random_, options_);
      if (!made || (demand_.minimal && !made->minimal)) continue;
      if (has_practice(made->puzzle)) return made;
    }
    return std::nullopt;
  }

 private:
  bool has_practice(const Board& puzzle) {
    ++tried_;
    return practice_for(puzzle, *demand_.practised, stop_).has_value();
  }

  // Some clues go, and one comes that just one of the solutions has which are left; or some, until
  // there is just one.
  Candidacy neighbour(const Candidacy& of) {
    std::vector<Cell> clues;
    for (const Cell c : Cell::all()) {
      if (of.puzzle.has(c)) clues.push_back(c);
    }
    random_.shuffle(clues);
    Board board = of.puzzle;
    const std::uint32_t go = 1 + random_.below(kMostToGo);
    for (std::uint32_t i = 0; i < go; ++i) board.clear(clues[i]);
    const Census census(*Grid::from(board), kMostSolutions);
    const auto lone = census.lone_clues();
    if (lone.empty()) {
      const Board& solution = random_.one_of(census.solutions());
      return thinned(solution, board, solution);
    }
    const Candidate comes = random_.one_of(lone);
    Board puzzle = board;
    puzzle.set(comes.cell, comes.digit);
    return thinned(puzzle, board, census.solution_with(comes));
  }

  // What is not among those that are kept goes first, as far as it can.
  Candidacy thinned(const Board& from, const Board& kept, const Board& solution) {
    std::vector<CellSet> order, last;
    for (const CellSet& cell : single_cells(random_)) {
      (kept.has(cell.first()) ? last : order).push_back(cell);
    }
    if (demand_.minimal) order.insert(order.end(), last.begin(), last.end());
    Removal removal{from, solution, order, 0};
    remove_clues({&removal, 1}, options_);
    return {removal.puzzle, solution, demand_.minimal};
  }

  const Demand& demand_;
  const SearchOptions& options_;
  Random& random_;
  const Stop& stop_;
  std::uint64_t tried_ = 0;
};

}  // namespace

bool has_kin(const Demand& demand) {
  return demand.practised && demand.symmetry == ClueSymmetry::kNone && !demand.pattern;
}

bool is_left_to_kin(const Demand&) {
  return false;
}

std::optional<Candidacy> kin(const Demand& demand, const SearchOptions& options, Random& random,
                             const Stop& stop, std::uint64_t& tried) {
  std::vector<Technique> techniques;
  for (const Technique t : all_techniques()) {
    if (demand.practised->contains(t)) techniques.push_back(t);
  }
  if (techniques.empty()) return std::nullopt;
  const Technique technique = random.one_of(techniques);
  Walk walk(demand, options, random, stop);
  std::optional<Candidacy> found;
  if (technique == Technique::kGurth) {
    found = walk.until_made(symmetric_puzzle);
  } else if (technique == Technique::kAntiGurth) {
    found = walk.until_made(nearly_symmetric_puzzle);
  } else if (const auto example = example_puzzle(technique)) {
    found = walk.from(*example);
  }
  tried += walk.tried();
  return found;
}

}  // namespace nonet

#include "nonet/generate/symmetric_puzzle.h"

#include <array>

#include "nonet/generate/census.h"
#include "nonet/generate/neighbours.h"

namespace nonet {
namespace {

constexpr int kMostTrials = 20'000;
constexpr std::uint64_t kMostSolutions = 2000;
constexpr std::array kMotionsOfSolutions = {Motion::kRotate180, Motion::kRotate90,
                                            Motion::kDiagonal, Motion::kAntidiagonal};

// The first so many digits keep their names, the rest goes round in rings.
std::array<Digit, 9> renaming(std::size_t kept, std::size_t ring, Random& random) {
  std::array<Digit, 9> order{};
  for (const Digit d : Digit::all()) order[d.slot()] = d;
  random.shuffle(order);
  std::array<Digit, 9> images{};
  for (std::size_t i = 0; i < order.size(); ++i) {
    const std::size_t first = kept + (i < kept ? 0 : (i - kept) / ring * ring);
    images[order[i].slot()] = i < kept ? order[i] : order[first + (i - first + 1) % ring];
  }
  return images;
}

class Filling {
 public:
  Filling(const BoardSymmetry& symmetry, Random& random) : symmetry_(symmetry), random_(random) {
    left_.fill(DigitSet::all());
  }

  std::optional<Board> run() {
    if (!fill()) return std::nullopt;
    return board_;
  }

 private:
  bool fill() {
    const auto next = narrowest();
    if (!next) return true;
    std::vector<Digit> digits;
    for (const Digit d : left_[next->slot()]) digits.push_back(d);
    random_.shuffle(digits);
    for (const Digit d : digits) {
      if (++trials_ > kMostTrials) return false;
      const auto left = left_;
      const Board board = board_;
      if (put_orbit({*next, d}) && fill()) return true;
      left_ = left;
      board_ = board;
    }
    return false;
  }

  std::optional<Cell> narrowest() const {
    std::optional<Cell> found;
    for (const Cell c : Cell::all()) {
      if (board_.has(c)) continue;
      if (!found || left_[c.slot()].size() < left_[found->slot()].size()) found = c;
    }
    return found;
  }

  // The candidate and its images; false if they can't stand together.
  bool put_orbit(Candidate first) {
    Candidate x = first;
    do {
      if (!left_[x.cell.slot()].contains(x.digit) || board_.has(x.cell)) return false;
      board_.set(x.cell, x.digit);
      left_[x.cell.slot()] = {x.digit};
      for (const Cell peer : Topology::classic().peers(x.cell)) left_[peer.slot()].erase(x.digit);
      x = symmetry_(x);
    } while (x != first);
    return true;
  }

  const BoardSymmetry& symmetry_;
  Random& random_;
  std::array<DigitSet, Cell::kCount> left_;
  Board board_;
  int trials_ = 0;
};

std::vector<CellSet> shuffled_orbits(Motion motion, Random& random) {
  std::vector<CellSet> orbits;
  CellSet seen;
  for (const Cell c : Cell::all()) {
    CellSet orbit;
    for (Cell image = c; !orbit.contains(image); image = moved(image, motion)) orbit.insert(image);
    if (!seen.contains(c)) orbits.push_back(orbit);
    seen |= orbit;
  }
  random.shuffle(orbits);
  return orbits;
}

std::optional<Removal> carved(const BoardSymmetry& symmetry, Random& random,
                              const SearchOptions& options) {
  const auto solution = symmetric_solution(symmetry, random);
  if (!solution) return std::nullopt;
  Removal removal{*solution, *solution, shuffled_orbits(symmetry.motion, random), 0};
  remove_clues({&removal, 1}, options);
  return removal;
}

Candidacy told(const Board& puzzle, const Board& solution) {
  return {puzzle, solution, redundant_clues(puzzle, solution) == 0};
}

}  // namespace

BoardSymmetry solvable_symmetry(Random& random) {
  const Motion motion = kMotionsOfSolutions[random.below(kMotionsOfSolutions.size())];
  switch (motion) {
    case Motion::kRotate180:
      return {motion, renaming(1, 2, random)};
    case Motion::kRotate90:
      return {motion, renaming(1, 4, random)};
    default:
      return {motion, renaming(3, 2, random)};
  }
}

std::optional<Board> symmetric_solution(const BoardSymmetry& symmetry, Random& random) {
  return Filling(symmetry, random).run();
}

std::optional<Candidacy> symmetric_puzzle(Random& random, const SearchOptions& options) {
  const auto removal = carved(solvable_symmetry(random), random, options);
  if (!removal) return std::nullopt;
  return told(removal->puzzle, removal->solution);
}

std::optional<Candidacy> nearly_symmetric_puzzle(Random& random, const SearchOptions& options) {
  const BoardSymmetry symmetry = solvable_symmetry(random);
  auto removal = carved(symmetry, random, options);
  if (!removal) return std::nullopt;
  for (const CellSet& orbit : shuffled_orbits(symmetry.motion, random)) {
    if (!removal->puzzle.has(orbit.first())) continue;
    for (const Cell c : orbit) removal->puzzle.clear(c);
    break;
  }
  const Census census(*Grid::from(removal->puzzle), kMostSolutions);
  auto clues = census.lone_clues();
  std::erase_if(clues, [&](Candidate x) { return removal->solution.at(x.cell) == x.digit; });
  if (clues.empty()) return std::nullopt;
  const Candidate clue = random.one_of(clues);
  removal->puzzle.set(clue.cell, clue.digit);
  return told(removal->puzzle, census.solution_with(clue));
}

}  // namespace nonet

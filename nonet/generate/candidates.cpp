#include "nonet/generate/candidates.h"

#include "nonet/generate/on_pattern.h"
#include "nonet/generate/solutions.h"

namespace nonet {
namespace {

// What is left of a puzzle that need not be minimal, unless it is told.
constexpr Span kUsualClues = {28, 34};

}  // namespace

Candidates::Candidates(const Demand& demand, const SearchOptions& options)
    : demand_(demand), options_(options), orbits_(orbits_of(demand.symmetry)) {}

std::vector<CellSet> Candidates::shuffled_orbits(Random& random) const {
  std::vector<CellSet> order = orbits_;
  for (std::size_t i = order.size(); i > 1; --i) {
    std::swap(order[i - 1], order[random.below(static_cast<std::uint32_t>(i))]);
  }
  return order;
}

int Candidates::fewest_clues(Random& random) const {
  if (demand_.minimal) return 0;
  const Span clues = demand_.clues.value_or(kUsualClues);
  return clues.least +
         static_cast<int>(random.below(static_cast<std::uint32_t>(clues.most - clues.least + 1)));
}

std::vector<Candidacy> Candidates::fresh(std::span<Random> streams, const Stop& stop) const {
  if (demand_.pattern) return on_pattern(streams, stop);
  std::vector<Removal> removals(streams.size());
  for (std::size_t i = 0; i < streams.size(); ++i) {
    removals[i].solution = removals[i].puzzle = random_solution(streams[i]);
    removals[i].order = shuffled_orbits(streams[i]);
    removals[i].fewest = fewest_clues(streams[i]);
  }
  return carved(removals, streams);
}

// Some clues that it has not are added and tried last, so that others go if any can.
std::vector<Candidacy> Candidates::neighbours(const Candidacy& of,
                                              std::span<Random> streams) const {
  if (demand_.pattern) return on_pattern(streams, Stop());
  std::vector<Removal> removals(streams.size());
  for (std::size_t i = 0; i < streams.size(); ++i) {
    Removal& removal = removals[i];
    removal.puzzle = of.puzzle;
    removal.solution = of.solution;
    removal.fewest = fewest_clues(streams[i]);
    std::uint32_t to_add = 1 + streams[i].below(4);
    std::vector<CellSet> added;
    for (const CellSet& orbit : shuffled_orbits(streams[i])) {
      if (to_add == 0 || of.puzzle.has(orbit.first())) {
        removal.order.push_back(orbit);
        continue;
      }
      --to_add;
      added.push_back(orbit);
      for (const Cell c : orbit) removal.puzzle.set(c, *of.solution.at(c));
    }
    removal.order.insert(removal.order.end(), added.begin(), added.end());
  }
  return carved(removals, streams);
}

// With a symmetry clues go together; what is minimal then is found out clue by clue.
std::vector<Candidacy> Candidates::carved(std::vector<Removal>& removals,
                                          std::span<Random> streams) const {
  remove_clues(removals, options_);
  std::vector<Candidacy> all;
  all.reserve(removals.size());
  for (const Removal& removal : removals) {
    all.push_back({removal.puzzle, removal.solution, demand_.minimal});
  }
  if (!demand_.minimal || demand_.symmetry == ClueSymmetry::kNone) return all;
  for (std::size_t i = 0; i < removals.size(); ++i) removals[i].order = single_cells(streams[i]);
  remove_clues(removals, options_);
  for (std::size_t i = 0; i < all.size(); ++i) all[i].minimal = removals[i].puzzle == all[i].puzzle;
  return all;
}

std::vector<Candidacy> Candidates::on_pattern(std::span<Random> streams, const Stop& stop) const {
  std::vector<Candidacy> all;
  std::vector<Removal> removals;
  for (Random& random : streams) {
    const auto found = puzzle_on(*demand_.pattern, random, options_, stop);
    if (!found) continue;
    all.push_back({found->puzzle, found->solution, false});
    if (demand_.minimal) {
      removals.push_back({found->puzzle, found->solution, single_cells(random), 0});
    }
  }
  remove_clues(removals, options_);
  for (std::size_t i = 0; i < removals.size(); ++i) {
    all[i].minimal = removals[i].puzzle == all[i].puzzle;
  }
  return all;
}

}  // namespace nonet

// Brute force: looking a digit up in the solution. It explains nothing; HoDoKu's loop takes it
// where all else fails, and rates it accordingly. The cell is the one in the middle of the open
// ones.
//
// The solution must be known to be the only one, which is not for finders to look for: whoever asks
// tells it (Ask::solution), or there is nothing to find. The step rests on the whole grid.
#include "nonet/logic/finder.h"

namespace nonet {

bool find_brute_force(const Grid& grid, const Ask& ask, Sink sink) {
  if (ask.solution == nullptr || grid.open().empty()) return false;
  CellSet::Iterator middle = grid.open().begin();
  for (int i = 0; i < grid.open().size() / 2; ++i) ++middle;
  const std::optional<Digit> digit = ask.solution->at(*middle);
  if (!digit || !grid.has(*middle, *digit)) return false;
  const Candidate found{*middle, *digit};
  return sink({Technique::kBruteForce,
               CandidateList(found).all(),
               {},
               [found](const Grid& before, Step& step) {
                 step.marks.push_back({Role::kPattern, found});
                 for (Cell c : before.open()) step.truths.emplace_back(c);
                 for (House h : before.topology().houses()) {
                   for (Digit d : before.open_digits(h)) step.truths.emplace_back(h, d);
                 }
               }});
}

}  // namespace nonet

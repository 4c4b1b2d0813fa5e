// Cases: candidates of which one at least is true, each supposed in turn. What follows by singles
// in every one of them holds. A case that fails is no way out, and agrees to anything.
#pragma once

#include <span>
#include <vector>

#include "nonet/core/candidate_set.h"
#include "nonet/core/stop.h"
#include "nonet/logic/supposition.h"

namespace nonet {

// What a line of suppositions needs to come to its target (true, or false), told one level down;
// empty if it does not.
std::vector<Inference> case_of(const Supposition& line, Candidate target, bool holds);

// The same of x, supposed true or false; or how that fails.
std::vector<Inference> case_from(const Supposition& start, Candidate x, bool x_holds,
                                 Candidate target, bool target_holds);

// The candidates of the grid that can't be true together with any of these.
CandidateSet contradicted_by_all(const CandidateSet& ways, const Grid& grid);

// The candidates of these cells that are none of the digits.
CandidateSet candidates_besides(DigitSet digits, const CellSet& cells, const Grid& grid);

// Puts the cases of each split in the order of their length, the shortest first.
void put_shortest_cases_first(std::vector<Inference>& story);

// What every case strikes, by singles, in stories of no more than so many lines; those that take
// the fewest first.
std::vector<Candidate> struck_in_every_case(const CandidateSet& ways, std::size_t most_lines,
                                            const Grid& grid, const Stop* stop);

// Tells the cases one after the other, until all have struck the target. `split`: the truths that
// leave no other way, or none where a deadly pattern does. The truths of the lines are added to
// those of the step.
void tell_cases(const CandidateSet& ways, std::vector<Truth> split, Candidate target,
                const Grid& before, Step& step);

}  // namespace nonet

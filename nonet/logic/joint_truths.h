// JointTruths: some truths taken together, and which candidates they leave. Each of the truths has
// one candidate that is true, and no two true candidates contradict each other; a candidate with
// which they can't all be so is false. This is what proof/checker.h asks of a step, asked
// beforehand: large patterns, such as exocets, rule out more than their definition says, and this
// finds it.
//
// A filling that was found once answers for every candidate that it goes together with, so that few
// have to be looked for.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "nonet/core/candidate_set.h"
#include "nonet/core/grid.h"

namespace nonet {

// The candidates of the grid that can't be true together with x, itself apart.
CandidateSet contradicted_by(Candidate x, const Topology& topology);

class JointTruths {
 public:
  JointTruths(const Grid& grid, std::span<const Truth> truths);

  // Whether all truths can hold with x. True as well where it would take too long to say.
  bool allow(Candidate x);

 private:
  // So many choices for one candidate are made; a checker gives up long after that.
  static constexpr int kMostChoices = 20000;

  // The candidates that may still be true, and those that are, and the cells of these.
  struct State {
    CandidateSet standing, chosen;
    CellSet settled;

    // Strikes what contradicted_by() lists, in place: this is where the time goes.
    void choose(Candidate x, const Topology& topology) {
      for (Digit d : Digit::all()) {
        if (d != x.digit) standing.of(d).erase(x.cell);
      }
      standing.of(x.digit) -= topology.peers(x.cell);
      chosen.insert(x);
      settled.insert(x.cell);
    }
  };
  // The candidates that a truth has left.
  struct Ways {
    std::array<Candidate, Digit::kCount> all;
    std::size_t count = 0;
  };

  // Whether all truths can still hold; it goes on in `state`.
  bool fill(State& state, int& left);
  // How many candidates a truth has left; none if it is satisfied.
  std::optional<int> left_of(Truth truth, const State& state) const;
  Ways ways_of(Truth truth, const State& state) const;

  const Topology& topology_;
  CandidateSet standing_;
  std::vector<Truth> truths_;
  std::vector<CandidateSet> contradicted_;  // by fillings that were found
};

}  // namespace nonet

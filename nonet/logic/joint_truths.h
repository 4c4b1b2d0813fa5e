// JointTruths: some truths taken together, and which candidates they leave. Each of the truths has
// one candidate that is true, and no two true candidates contradict each other; a candidate with
// which they can't all be so is false. This is what proof/checker.h asks of a step, asked
// beforehand: large patterns, such as exocets, rule out more than their definition says, and this
// finds it.
//
// A filling that was found once answers for every candidate that it goes together with, so that few
// have to be looked for.
#pragma once

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

  // The candidates that may still be true, and those that are.
  struct State {
    CandidateSet standing, chosen;

    void choose(Candidate x, const Topology& topology) {
      standing -= contradicted_by(x, topology);
      chosen.insert(x);
    }
  };

  bool fill(State state, int& left);
  // How many candidates a truth has left; none if it is satisfied.
  std::optional<int> left_of(Truth truth, const State& state) const;
  std::vector<Candidate> ways_of(Truth truth, const State& state) const;

  const Topology& topology_;
  CandidateSet standing_;
  std::vector<Truth> truths_;
  std::vector<CandidateSet> contradicted_;  // by fillings that were found
};

}  // namespace nonet

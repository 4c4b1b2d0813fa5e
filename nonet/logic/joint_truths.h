// JointTruths: some truths taken together, and which candidates they leave. Each of the truths has
// one candidate that is true, and no two true candidates contradict each other; a candidate with
// which they can't all be so is false. This is what proof/checker.h asks of a step, asked
// beforehand: large patterns, such as exocets, rule out more than their definition says, and this
// finds it.
//
// A filling that was found once answers for every candidate that it goes together with, so that few
// have to be looked for. While one is looked for, nothing is known but the ways that each truth has
// left, nine bits a truth:
//
//   r1c2   ....1.1..   its digits           7 in r5   1...1....   the places in the row
//
// What a candidate strikes there when it is chosen is worked out once.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "nonet/core/candidate_set.h"
#include "nonet/core/grid.h"

namespace nonet {

// The candidates of the grid that can't be true together with x, itself apart.
CandidateSet contradicted_by(Candidate x, const Topology& topology);

class JointTruths {
 public:
  // More are not asked for; what they would rule out besides is allowed.
  static constexpr std::size_t kMostTruths = 48;

  // The grid must stay, and as it is.
  JointTruths(const Grid& grid, std::span<const Truth> truths);

  // Whether all truths can hold with x. True as well where it would take too long to say.
  bool allow(Candidate x);

 private:
  // So many choices for one candidate are made; a checker gives up long after that.
  static constexpr int kMostChoices = 20000;

  using Ways = std::array<std::uint16_t, kMostTruths>;
  struct State {
    Ways ways;
    std::uint64_t open;  // the truths, as bits, of which no candidate has been chosen
    std::size_t chosen;  // how many candidates have been
  };
  // What is left of the ways when a candidate is chosen, and the truths that are not its own.
  struct Choice {
    Ways left;
    std::uint64_t others;
  };

  void choose(Candidate x, State& state);
  const Choice& choice_of(Candidate x);
  // One of the ways of a truth; of several the first.
  Candidate way_of(std::size_t truth, unsigned ways) const;
  // Whether all truths can still hold; it goes on in `state`.
  bool fill(State& state, int& left);
  void keep_filling(std::size_t size);

  const Grid& grid_;
  std::vector<Truth> truths_;
  State start_;
  std::array<Candidate, kMostTruths + 1> chosen_;
  std::vector<Choice> choices_;
  std::array<std::array<std::int16_t, Digit::kCount>, Cell::kCount> choice_at_;
  CandidateSet undecided_ = CandidateSet::all();  // contradicted by every filling that was found
};

}  // namespace nonet

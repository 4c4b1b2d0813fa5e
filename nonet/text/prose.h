// Prose: a Step in plain sentences. What a technique says of itself is its template in
// techniques.def; here the template is filled from the roles in the step, and what follows is told
// the same way for every technique.
#pragma once

#include <string>
#include <vector>

#include "nonet/core/grid.h"
#include "nonet/core/step.h"
#include "nonet/text/reasoning.h"

#pragma GCC visibility push(default)
namespace nonet {

// "r5c5 is the only place for 7 in box 5, so r5c5 is 7."  `before` is the state before the step.
std::string sentence_of(const Step& step, const Grid& before);

// The sentences of a path, one step after the other. An exocet that was told is referred to by the
// number of its step: "as in step 12, r1c5 and r2c7 hold the same digits as r3c1 and r3c2; ...". A
// sum is added up in the step that first rests on it, and later ones say in which: "(Step 4 adds up
// r1c8 + r1c9 = 10.)".
class PathWords {
 public:
  std::string sentence_of(const Step& step, const Grid& before, std::size_t number);

 private:
  struct Told {
    CellSet base, targets;
    Technique technique;
    std::size_t number;
  };
  struct Sum {
    RuleUse use;
    std::size_t number;
  };
  // What has to be said of the sums of a step besides its own words.
  struct Sums {
    std::vector<std::string> added_up, earlier;
  };
  Sums sums_of(const Step& step, const Grid& before, std::size_t number);

  std::vector<Told> told_;
  std::vector<Sum> sums_;
};

// Whether the sentence goes through the whole reasoning already, as those of wings do.
bool sentence_tells_all(const Step& step);

// "r5c5 is 7", "r1c2 and r3c2 are not 5"
std::string effects_of(const Step& step, DigitNames names = {});

// The few words that are enough of a single where a run of them is told: "r5c5 is 7 (only place
// in box 5)"; "" of every other step.
std::string brief_of(const Step& step, const Grid& before);

}  // namespace nonet
#pragma GCC visibility pop

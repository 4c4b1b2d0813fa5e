// Refutation: that a supposition fails. Singles may find the contradiction; where they don't, the
// supposition splits on the truth with the fewest ways left, and each way is refuted in turn, one
// level deeper.
#pragma once

#include <cstdint>
#include <vector>

#include "nonet/core/stop.h"
#include "nonet/logic/supposition.h"

namespace nonet {

// What a refutation needs of the trail, and how it is told.
struct Refutation {
  std::vector<bool> needed;  // by trail index
  std::vector<Inference> told;
};

enum class Ending : std::uint8_t { kRefuted, kOpen, kSolved };

// How far a refutation may go.
struct Reach {
  int splits;                  // how deep they may be nested
  int* suppositions;           // left to be made, counted down
  const Stop* stop = nullptr;  // may be null

  bool spent() const { return *suppositions <= 0 || (stop != nullptr && stop->requested()); }
  Reach deeper() const { return {splits - 1, suppositions, stop}; }
};

// A split this deep is as good as any depth.
inline constexpr int kAnyDepth = Cell::kCount;

// Tries to show that x can't be (true, or false). What that needs, and its story, come in `out`.
Ending refute(const Supposition& before, Candidate x, bool holds, const Reach& reach, int level,
              Refutation& out);

// Tells it as a step.
void tell_refutation(Candidate x, Refutation refutation, const Grid& before, Step& step);
// Gives a step, which has its truths, the rules that the lines of its story use, and the lines
// their numbers among these.
void cite_rules(std::vector<Inference>& story, const Grid& before, Step& step);

// The candidates of a truth that are left.
std::vector<Candidate> ways_of(const Grid& grid, Truth truth);

// Every truth that a story names, once.
std::vector<Truth> truths_in(const std::vector<Inference>& story);
// Marks all that the story of a step finds true.
void mark_what_follows(Step& step);

}  // namespace nonet

// Step: one deduction. What follows, from what, and what to show; never text.
//
//   effects       placements and removals
//   certificate   the truths it rests on, and for uniqueness moves the deadly pattern;
//                 proof/ checks the effects from these alone
//   presentation  marks (a role for a candidate), houses, and the inferences in proof order,
//                 for colours, arrows and words; text/ reads these and knows no technique
//
// One shape serves every technique. It was stretched on paper over the hard cases: an ALS move
// marks its sets with kSetA, kSetB, ... and cites their cells; a finned or kraken fish marks kFin
// and cites its base truths; a forcing net is a list of inferences whose `level` nests; a grouped
// chain node is a digit in several cells.
#pragma once

#include <cstdint>
#include <vector>

#include "nonet/core/candidate.h"

#pragma GCC visibility push(default)
namespace nonet {

class Grid;

// Defined from the table in logic/technique.h; core only carries the id along.
enum class Technique : std::uint8_t;

enum class Role : std::uint8_t {
  kPattern,  // the candidates that make the pattern
  kPivot,    // hinge of a wing
  kPincer,   // the ends of a wing or chain
  kFin,      // what keeps a fish from being a plain one
  kColorA,   // the two sides of a colouring
  kColorB,
  kColorC,  // and of a second one
  kColorD,
  kLink,      // joins the ends of a wing or kite
  kGuardian,  // keeps a deadly pattern from being deadly
  kAssumed,   // the supposition of a trial
  kSetA,      // almost locked sets and the like
  kSetB,
  kSetC,
};

struct Mark {
  Role role;
  Candidate candidate;
  friend bool operator==(const Mark&, const Mark&) = default;
};

enum class HouseRole : std::uint8_t {
  kBase,       // where the pattern lies
  kCover,      // where it acts
  kTwinCover,  // where a second pattern on the same base acts
};

struct HouseMark {
  HouseRole role;
  House house;
  friend bool operator==(const HouseMark&, const HouseMark&) = default;
};

// A digit in one cell, or in one of several cells of a house (a grouped node).
struct Node {
  Digit digit;
  CellSet cells;
  friend bool operator==(const Node&, const Node&) = default;
};

// One line of reasoning.
struct Inference {
  enum class Kind : std::uint8_t {
    kAssume,    // suppose that node is true (or false)
    kFollows,   // then node is true, the truth's last candidate; or false, because the truth
                // has another that is true (told just before)
    kSplit,     // the truth leaves several ways; each is assumed in turn one level deeper
    kConflict,  // the truth has no candidate left: the innermost supposition fails
  };
  Kind kind = Kind::kFollows;
  Node node{};        // empty cells for kSplit and kConflict
  bool holds = true;  // the node is true; otherwise false
  Truth by{};         // not for kAssume
  std::int16_t level = 0;
  friend bool operator==(const Inference&, const Inference&) = default;
};

// A cell of a deadly pattern with the digits it would hold there.
struct DeadlyCell {
  Cell cell;
  DigitSet digits;
  friend bool operator==(const DeadlyCell&, const DeadlyCell&) = default;
};

struct Step {
  Technique technique{};

  std::vector<Candidate> placements;
  std::vector<Candidate> removals;

  std::vector<Truth> truths;
  std::vector<DeadlyCell> deadly;

  std::vector<Mark> marks;
  std::vector<HouseMark> houses;
  std::vector<Inference> inferences;

  friend bool operator==(const Step&, const Step&) = default;
};

// Carries out the effects: removals first, then placements.
void apply(const Step& step, Grid& grid);

}  // namespace nonet
#pragma GCC visibility pop

// Step: one deduction. What follows, from what, and what to show; never text.
//
//   effects       placements and removals
//   certificate   the truths it rests on, the rules of the puzzle's own that it uses, and for
//                 uniqueness moves the deadly pattern or the symmetry; proof/ checks the effects
//                 from these alone
//   presentation  marks (a role for a candidate), houses, and the story: inferences in proof
//                 order, for colours, arrows and words; text/ reads these and knows no technique
//
// One shape serves every technique. An ALS move marks its sets as groups of kSet and cites their
// cells; a finned or kraken fish marks kFin and cites its base truths; a grouped chain node is a
// digit in several cells, an ALS node a set of cells with its digits, and the link through it rests
// on all its cells; a forcing net is a story that splits, and ends in a conflict or in what holds
// in every case.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "nonet/core/board_symmetry.h"
#include "nonet/core/candidate.h"

#pragma GCC visibility push(default)
namespace nonet {

class Grid;

// Defined from the table in logic/technique.h; core only carries the id along.
enum class Technique : std::uint8_t;

enum class Role : std::uint8_t {
  kPattern,   // the candidates that make the pattern
  kPivot,     // hinge of a wing
  kPincer,    // the ends of a wing or chain
  kFin,       // what keeps a fish from being a plain one
  kColor,     // a side of a colouring; groups 0 and 1 are the sides of one, 2 and 3 of the next
  kLink,      // joins the ends of a wing or kite
  kGuardian,  // keeps a deadly pattern from being deadly
  kAssumed,   // the supposition of a trial
  kSet,       // almost locked sets and the like, a group each
  kEndoFin,   // a fin that lies in two bases
};

struct Mark {
  Role role;
  Candidate candidate;
  std::uint8_t group = 0;  // which one, where there are several of a role

  friend bool operator==(const Mark&, const Mark&) = default;
};

enum class HouseRole : std::uint8_t {
  kBase,       // where the pattern lies
  kCover,      // where it acts
  kTwinCover,  // where a second pattern on the same base acts
  kLast,       // where it leaves a digit one place
};

struct HouseMark {
  HouseRole role;
  House house;
  friend bool operator==(const HouseMark&, const HouseMark&) = default;
};

// What a line of a story speaks of: a digit in one cell; a digit in one of several cells of a house
// (a group); or a set of cells that hold just as many digits, each of them one.
struct Node {
  DigitSet digits;
  CellSet cells;

  Node() = default;
  Node(Digit d, const CellSet& in) : digits{d}, cells(in) {}
  Node(DigitSet all, const CellSet& in) : digits(all), cells(in) {}

  bool is_set() const { return digits.size() > 1; }
  Digit digit() const { return digits.first(); }
  friend bool operator==(const Node&, const Node&) = default;
};

// What a step uses of the rules that a puzzle has besides its houses (rules/): something that one
// of them says, or a sum that follows from houses and from rules that are sums.
struct RuleUse {
  // The rule's number, counted from 1 as the puzzle lists them; 0 for a sum that is added up.
  int rule = 0;
  // Of a rule that speaks of many places, such as every pair of neighbours, what it says of these
  // cells; empty: all that it says.
  CellSet at;
  // A sum: what these houses hold in all, less what these rules say; a number below 0 means that
  // the rule is added.
  std::vector<House> houses;
  std::vector<int> less;

  friend bool operator==(const RuleUse&, const RuleUse&) = default;
};

// One line of reasoning. What is told under a supposition holds under it alone: with the next
// supposition of the same level, or a line of a lower one, it is forgotten.
struct Inference {
  enum class Kind : std::uint8_t {
    kAssume,       // suppose that node is true (or false)
    kFollows,      // then node is true, all that the truths leave; or false, because the truth
                   // has another that is true
    kSplit,        // the truth leaves several ways; each is assumed in turn one level deeper
    kConflict,     // the truth has no candidate left: the innermost supposition fails
    kUntold,       // the innermost supposition fails, after so many more that are not told
    kInEveryCase,  // every way of the split came to this
    kRefuted,      // the supposition before it, one level deeper, failed: so this
  };
  Kind kind = Kind::kFollows;
  Node node{};             // empty for kSplit, kConflict and kUntold
  bool holds = true;       // the node is true; otherwise false
  std::vector<Truth> by;   // one, or several that act together; none for kAssume, kUntold and
                           // kRefuted
  int rule = -1;           // or by this one of Step::rules: it leaves no room for the node
  std::int16_t level = 0;  // how deep the suppositions are nested
  int untold = 0;          // for kUntold

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
  // Sudoku Explainer's rating of this step, where who found it knows it (policy se); otherwise 0.
  int se_rating_times_ten = 0;

  std::vector<Candidate> placements;
  std::vector<Candidate> removals;

  std::vector<Truth> truths;
  std::vector<RuleUse> rules;
  std::vector<DeadlyCell> deadly;
  // The puzzle is the same after this; or would be, if what the step removes were given.
  std::optional<BoardSymmetry> symmetry;

  std::vector<Mark> marks;
  std::vector<HouseMark> houses;
  std::vector<Inference> inferences;

  // Whether it counts on the puzzle having one solution.
  bool assumes_unique() const { return !deadly.empty() || symmetry.has_value(); }

  friend bool operator==(const Step&, const Step&) = default;
};

// Carries out the effects: removals first, then placements.
void apply(const Step& step, Grid& grid);
void apply(std::span<const Candidate> placements, std::span<const Candidate> removals, Grid& grid);

}  // namespace nonet
#pragma GCC visibility pop

// Hint: what a technique of Sudoku Explainer finds: what follows, and how hard it is. No words and
// no proof: rating a puzzle takes some sixty of these and shows none. What it would be told from
// (tell.h) is kept in a few bytes.
#pragma once

#include "nonet/rate/se/geometry.h"
#include "nonet/rate/se/technique.h"

namespace nonet::se {

enum class Rule : std::uint8_t {
  kHiddenSingle,
  kDirectPointing,
  kDirectClaiming,
  kDirectHiddenPair,
  kNakedSingle,
  kDirectHiddenTriplet,
  kPointing,
  kClaiming,
  kNakedPair,
  kXWing,
  kHiddenPair,
  kNakedTriplet,
  kSwordfish,
  kHiddenTriplet,
  kXyWing,
  kXyzWing,
  kUniqueLoop,
  kNakedQuad,
  kJellyfish,
  kHiddenQuad,
  kBug,
  kAlignedPair,
  kXCycle,
  kYCycle,
  kXyCycle,
  kTurbotFish,
  kForcingXChain,
  kForcingChain,
  kAlignedTriplet,
  kNishio,
  kCellChains,
  kRegionChains,
  kDoubleChains,
  kContradictionChains,
};

// Candidates that go, cell by cell; as many as there may be in a board.
class Removals {
 public:
  struct InCell {
    std::uint8_t cell;
    std::uint16_t digits;
    friend bool operator==(const InCell&, const InCell&) = default;
  };

  void clear() { count_ = 0; }
  bool empty() const { return count_ == 0; }
  void add(int cell, unsigned digits) {
    if (digits == 0) return;
    list_[count_++] = {static_cast<std::uint8_t>(cell), static_cast<std::uint16_t>(digits)};
  }
  const InCell* begin() const { return list_.data(); }
  const InCell* end() const { return list_.data() + count_; }

 private:
  int count_ = 0;
  std::array<InCell, kCells> list_;
};

// What a hint rests on; each technique fills in what belongs to it.
struct Basis {
  std::int8_t house = -1;    // of a single or subset, of what completes a loop or BUG, of a region
                             // that chains start from; where a digit is locked; of a fish kRows
                             // or kColumns
  std::int8_t cover = -1;    // where a locked digit acts
  std::uint16_t digits = 0;  // of a subset, loop, fish or locked digit
  std::uint16_t bound = 0;   // the digit that two cells of a loop or BUG share
  std::int16_t start = -1;   // the candidate that chains start from; of a cell's its first
  bool on = true;            // how it is supposed
  CellSet cells;             // of a subset, fish, wing, loop or aligned exclusion
  CellSet set;               // the other cells of a naked set that completes a loop or BUG
};

struct Hint {
  static constexpr int kStatic = -1;

  Rule rule = Rule::kHiddenSingle;
  std::uint8_t type = 0;  // of a unique loop or BUG
  std::uint8_t loop = 0;  // cells of a unique loop
  std::int8_t level = 0;  // of forcing chains: kStatic, 0 dynamic, 1 and more with what is nested
  int complexity = 0;     // of chains
  double rating = 0;
  int cell = -1, digit = -1;  // what is placed, if anything
  Removals removals;
  Basis basis;

  bool places() const { return cell >= 0; }
  SeTechnique technique() const { return {static_cast<std::uint8_t>(rule), type, loop, level}; }
};

// What a length costs: 0.1 for every threshold that the complexity less 2 is beyond, added one by
// one as doubles, because the sums decide which of two hints is the easier one.
double chain_rating(double base, int complexity);
// As it is printed: the nominal tenth.
int tenths_of(double rating);

}  // namespace nonet::se

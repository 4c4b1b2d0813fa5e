// Findings: the possible next moves of a game by the five classic heuristics, a list for each:
// naked singles, hidden singles, locked candidates, naked pairs, hidden pairs.
//
// The order within a list is part of what a player sees, and an action takes the last entry, so
// the lists are kept as the prompt's document describes: scanned in full when a game is
// loaded, then carried along from change to change, new finds at the end. Looking only around a
// change overlooks finds further off, so a sweep of the whole board follows and appends those.
//
// The analysis reports what it does to a Listener, as values; putting it into words is the business
// of play/words.h.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "nonet/core/function_ref.h"
#include "nonet/core/grid.h"

#pragma GCC visibility push(default)
namespace nonet {

// In the order in which the solver uses them.
enum class Heuristic : std::uint8_t {
  kNakedSingle,
  kHiddenSingle,
  kLockedCandidates,
  kNakedPair,
  kHiddenPair,
};
inline constexpr int kHeuristicCount = 5;
inline constexpr std::array<Heuristic, kHeuristicCount> kHeuristics = {
    Heuristic::kNakedSingle, Heuristic::kHiddenSingle, Heuristic::kLockedCandidates,
    Heuristic::kNakedPair, Heuristic::kHiddenPair};

// The houses of a cell in the order of every scan: nonet, column, row.
inline constexpr std::array<HouseKind, 3> kScanOrder = {HouseKind::kBox, HouseKind::kColumn,
                                                        HouseKind::kRow};

// Whether a cell lies in a house of the kind: where boxes have other shapes, not every cell does.
bool has_house(const Topology& topology, Cell c, HouseKind kind);

// One entry of a list. One shape serves all five.
struct Finding {
  Heuristic heuristic{};
  std::vector<Cell> cells;  // the cell it was found from first
  DigitSet digits;          // the value, or both values of a pair
  HouseKind house{};        // hidden single: where the value is single; locked: where it is removed

  bool has(Cell c) const;
  friend bool operator==(const Finding&, const Finding&) = default;
};

// One thing that happened in a game, in the order of happening.
struct Happening {
  enum class Kind : std::uint8_t {
    kPlace,         // the finding set the candidate
    kStrike,        // the finding removed the candidate
    kPlaceByHand,   // the player set the candidate
    kStrikeByHand,  // the player removed the candidate
    kClearPeer,     // the newly set cell `because` took its value from the candidate's cell
    kClearSelf,     // the candidate's cell, unset, gave up the value of the set cell `because`
    kFound,         // the finding was added to its list
    kBecameNaked,   // the hidden single was dropped because it is a naked one now
    kDropped,       // the finding was dropped because it no longer holds
  };
  Kind kind{};
  Candidate candidate{};
  Finding finding{};
  HouseKind house{};  // kStrike, kClearPeer, kClearSelf: the house that joins the cells
  Cell because{};

  // An action, as opposed to the chatter of the analysis.
  bool is_action() const { return kind <= Kind::kStrikeByHand; }
};

using Listener = FunctionRef<void(const Happening&)>;

class Findings {
 public:
  const std::vector<Finding>& list(Heuristic h) const {
    return lists_[static_cast<std::size_t>(h)];
  }

  // All five lists anew, cells row by row.
  void scan(const Grid& grid, Listener listener);
  // After the cell was set or lost candidates (and its peers the value it was set to): brings the
  // lists up to date around it, then sweeps the board for what that overlooks.
  void update(const Grid& grid, Cell changed, Listener listener);

  // Takes an entry off its list without a word: it is being acted on.
  void take(const Finding& finding);

  // The entry to act on: the last of the first list that is not empty, up to and including `last`.
  const Finding* next(Heuristic last = Heuristic::kHiddenPair) const;

  friend bool operator==(const Findings&, const Findings&) = default;

 private:
  std::vector<Finding>& of(Heuristic h) { return lists_[static_cast<std::size_t>(h)]; }
  const Finding* entry(Heuristic h, Cell c) const;
  void add(Finding finding, Listener listener);
  void drop(const Finding* finding, Happening::Kind why, Listener listener);

  void look_naked_single(const Grid& grid, Cell c, Listener listener);
  void look_hidden_single(const Grid& grid, Cell c, Listener listener);
  void look_locked(const Grid& grid, Cell c, Listener listener);
  void look_naked_pair(const Grid& grid, Cell c, Listener listener);
  void look_hidden_pair(const Grid& grid, Cell c, Listener listener);
  void drop_void_singles(const Grid& grid, Cell changed, Listener listener);
  void look_around(const Grid& grid, Cell changed, Listener listener);
  void sweep(const Grid& grid, Listener listener);

  std::array<std::vector<Finding>, kHeuristicCount> lists_;
};

}  // namespace nonet
#pragma GCC visibility pop

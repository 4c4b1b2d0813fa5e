// What a unit of a rule leaves its cells: all ways to fill them from the candidates that stand,
// that the automaton accepts and that respect which of the cells see each other.
#pragma once

#include <cstdint>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "nonet/rules/rulebook.h"

namespace nonet {

struct Fillings {
  bool known = true;             // false: there were too many to look at; nothing is said then
  bool possible = false;         // there is one
  std::vector<DigitSet> digits;  // position by position, what some filling has there
  DigitSet required;             // what every filling has somewhere; none if there is no filling
};

// Finds them, and remembers what it found: suppositions ask the same again and again. The units
// that it is asked for must outlive it: it knows them by where they are.
class FillingFinder {
 public:
  // By the candidates of a grid.
  const Fillings& of(const RuleUnit& unit, const Grid& grid);
  // By these digits, position by position.
  const Fillings& of(const RuleUnit& unit, const std::vector<DigitSet>& masks);
  // Whether there is none with these digits, for sure. Who asks for this alone gets the answer from
  // a filling that was met before and still fits, more often than not.
  bool has_none(const RuleUnit& unit, const std::vector<DigitSet>& masks);

 private:
  // Where a filling stands: a state of the automaton, and for the cells to come the digits that
  // they see in cells before (RuleUnit::Sight, nine bits a mask).
  struct Place {
    Automaton::State state;
    std::uint64_t seen;
  };
  struct Arc {
    std::uint32_t from, to;
    Digit digit;
  };
  // From a place to its number in the layer.
  struct Slot {
    Place place;
    std::uint32_t number;
    std::uint32_t stamp;
  };

  Fillings of_choice(const RuleUnit& unit, const std::vector<DigitSet>& masks);
  bool narrow(const RuleBranch& branch, std::vector<DigitSet>& left, DigitSet& required);
  void find(const RuleUnit& unit, Fillings& result);
  void find_ways_on(const RuleUnit& unit);
  void step(const RuleUnit& unit, Automaton::State from, std::size_t position, Digit digit);
  std::uint32_t number_of(const Place& place);
  void make_room();
  void keep_some(const RuleUnit& unit, std::vector<std::uint64_t>& met) const;

  std::unordered_map<std::string, Fillings> known_;
  // Of rules of few cells some of their fillings, a bit for the digit of each position.
  std::unordered_map<const RuleUnit*, std::vector<std::uint64_t>> met_;
  std::string key_;
  std::vector<DigitSet> masks_;
  std::vector<Slot> slots_;
  std::uint32_t stamp_ = 0;
  std::vector<Place> layer_, next_;
  std::vector<std::vector<Arc>> arcs_;  // by layer
  std::vector<Automaton::State> reached_;
  std::vector<std::pair<std::int64_t, std::int64_t>> ways_on_;  // least and most, by position
};

// A sum of many cells that was added up: nobody would add it up, but suppositions use it, once few
// of its cells are open. Before, little follows from it, and it takes longest.
bool is_long_sum(const RuleUnit& unit);
bool is_worth_asking(const RuleUnit& unit, const Grid& grid);

// Which digits a cell sees in those before it, of what its unit remembers at its position; and what
// is remembered behind it, once it holds a digit.
inline unsigned mask_seen(std::uint64_t seen, int index) {
  return static_cast<unsigned>(seen >> 9 * index) & 0x1ffU;
}
std::uint64_t seen_behind(const RuleUnit::Sight& sight, std::uint64_t seen, Digit digit);

// Whether its cells are simply added up, none counted twice or taken away.
bool is_plain_sum(const RuleUnit& unit);

// The sets of digits that a rule over cells which all differ may hold.
std::vector<DigitSet> sets_of(const RuleUnit& unit, const Grid& grid);

}  // namespace nonet

// Scheme: what a Variant means, in a form that search, steps and checkers work with:
//
//   exclusions   which cells may not be equal; every group of as many cells as there are digits is
//   a
//                house
//   start        what each cell may hold to begin with: givens, odd, even, allowed
//   rules        cells in order, and an automaton that says which digits they may hold; nothing of
//                distinctness
//   pairs        what two cells may hold together; many rules are no more than some of these
//   choices      lists of rules of which one holds
//
// Digits are kept as bits: bit i is the digit low + i.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <variant>
#include <vector>

#include "nonet/core/result.h"
#include "nonet/core/sets.h"
#include "nonet/rules/automaton.h"
#include "nonet/rules/variant.h"

namespace nonet {

using DigitMask = std::uint16_t;
// 256 bits, one a cell.
struct SpotSet {
  std::array<std::uint64_t, 4> words{};

  bool test(std::size_t i) const { return (words[i / 64] >> (i % 64) & 1) != 0; }
  void set(std::size_t i) { words[i / 64] |= std::uint64_t{1} << (i % 64); }
  void reset(std::size_t i) { words[i / 64] &= ~(std::uint64_t{1} << (i % 64)); }
  void reset() { words = {}; }
  int count() const {
    int count = 0;
    for (std::uint64_t word : words) count += bit_count(word);
    return count;
  }
  SpotSet& operator&=(const SpotSet& other) {
    for (std::size_t w = 0; w < words.size(); ++w) words[w] &= other.words[w];
    return *this;
  }
  SpotSet& operator|=(const SpotSet& other) {
    for (std::size_t w = 0; w < words.size(); ++w) words[w] |= other.words[w];
    return *this;
  }
  friend bool operator==(const SpotSet&, const SpotSet&) = default;
};
// For a digit of the first cell, the digits that the second may hold beside it.
using Relation = std::array<DigitMask, kMostDigits>;

// What kernels may use of a rule besides its automaton; both say the same.
struct SumForm {  // the weighted sum is `total`
  std::vector<int> weights;
  int total = 0;
};
struct EqualSumsForm {  // cut into pieces of these lengths, all with one sum
  std::vector<int> lengths;
};
struct PairsForm {};  // all of it stands in Scheme::pairs
struct CountForm {    // so many of the cells hold one of the digits
  DigitMask digits = 0;
  int least = 0, most = 0;
};
struct RenbanForm {};
struct SkyscraperForm {
  int seen = 0;
};
struct SandwichForm {
  int total = 0;
};
struct XSumForm {
  int total = 0;
};
struct RoomForm {
  int digit = 0;
};
struct CirclesForm {};  // a digit that occurs, occurs as often as it says
struct SameSetsForm {   // the first so many cells hold the same digits as the others
  int half = 0;
};
struct HiddenSkyscraperForm {  // the first that is lower than the one before it
  int digit = 0;
};
struct LunchboxForm {  // between the least and the greatest of cells that are all different
  int total = 0;
};
struct DigitSetForm {};  // all different, and which digits they hold decides
using Form = std::variant<std::monostate, SumForm, EqualSumsForm, PairsForm, CountForm, RenbanForm,
                          SkyscraperForm, SandwichForm, XSumForm, RoomForm, CirclesForm,
                          SameSetsForm, HiddenSkyscraperForm, LunchboxForm, DigitSetForm>;

struct Rule {
  int clue = 0;  // which of the variant's clues said it
  std::vector<Spot> cells;
  std::shared_ptr<const Automaton> meaning;
  Form form;
};

struct PairRule {
  Spot a, b;
  std::uint16_t relation;  // index
  int clue = 0;
};

// What a list of clues says.
struct Parts {
  std::vector<std::vector<Spot>> groups;  // all different; may have any number of cells
  std::vector<std::pair<Spot, Spot>> unequal;
  std::vector<std::pair<Spot, DigitMask>> masks;
  std::vector<int> mask_clues;  // which clue said it, mask by mask
  std::vector<PairRule> pairs;
  std::vector<Rule> rules;
  struct Choice {
    int clue = 0;
    std::vector<Parts> branches;
  };
  std::vector<Choice> choices;
};

struct Scheme {
  Variant variant;
  Parts parts;
  std::vector<Relation> relations;
  std::vector<SpotSet> peers;             // who may not be equal to a cell
  std::vector<std::vector<Spot>> houses;  // rows, columns, boxes first, as far as they are houses
  std::vector<DigitMask> start;

  int cells() const { return variant.cells(); }
  int digits() const { return variant.digits(); }
  DigitMask all_digits() const { return static_cast<DigitMask>((1U << digits()) - 1); }
};

// An Error names a clue that can't be meant: a sum that the cells can't have, a line that is not
// there.
Result<Scheme> compile(Variant variant);

// Whether digits (as written, one a cell) solve it: the definition, clue by clue.
bool is_solution(const Scheme& scheme, std::span<const int> digits);

}  // namespace nonet

// Lines: what the digits in a row of cells say of each other. Neighbours on a line need not touch.
#include <algorithm>
#include <cstdlib>

#include "nonet/rules/meaning.h"

namespace nonet {
namespace {

using State = Automaton::State;

bool unequal_classes(int a, int b) {
  return (a - 1) / 3 != (b - 1) / 3;
}

// Neighbours up to this far apart are related; that is all the rule says.
void within(const Clue& clue, Meaning& m, int reach, const std::function<bool(int, int)>& allowed) {
  const std::uint16_t related = m.relation(allowed);
  const std::vector<Spot>& cells = clue.cells();
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = i + 1; j < cells.size() && j <= i + static_cast<std::size_t>(reach); ++j) {
      m.pair(cells[i], cells[j], related);
    }
  }
  // State: the digits before, the last lowest, five bits each, one more than the digit's place.
  const Relation table = m.relations()[related];
  m.rule(cells,
         make_automaton(
             [=, low = m.low()](State state, int, int digit) -> State {
               for (int i = 0; i < reach; ++i) {
                 const State before = state >> 5 * i & 31;
                 if (before != 0 &&
                     (table[static_cast<std::size_t>(before - 1)] >> (digit - low) & 1U) == 0) {
                   return Automaton::kDead;
                 }
               }
               return (state << 5 | static_cast<State>(digit - low + 1)) &
                      ((State{1} << 5 * reach) - 1);
             },
             [](State) { return true; }),
         PairsForm{});
}

void arrow(const Clue& clue, Meaning& m, Meant& error) {
  if (clue.sets.size() != 2 || clue.sets[0].empty() || clue.sets[0].size() > 5) {
    error = Error{"an arrow needs a bulb of one to five cells and a shaft"};
    return;
  }
  std::vector<Spot> cells = clue.sets[0];
  std::vector<int> weights(cells.size());
  int weight = -1;
  for (std::size_t i = cells.size(); i-- > 0; weight *= 10) {
    weights[i] = weight;
    if (i > 0) m.allow(cells[i], m.mask_where([](int d) { return d <= 9; }));
  }
  for (Spot cell : clue.sets[1]) {
    cells.push_back(cell);
    weights.push_back(1);
  }
  m.sum(cells, weights, 0);
}

void double_arrow(const Clue& clue, Meaning& m) {
  std::vector<int> weights(clue.cells().size(), 1);
  weights.front() -= 2;
  weights.back() -= 2;
  if (clue.cells().size() == 1) weights = {-2};
  m.sum(clue.cells(), weights, 0);
}

void palindrome(const Clue& clue, Meaning& m) {
  const std::uint16_t same = m.relation([](int a, int b) { return a == b; });
  const std::vector<Spot>& cells = clue.cells();
  for (std::size_t i = 0, j = cells.size() - 1; i < j; ++i, --j) {
    m.pair(cells[i], cells[j], same);
    m.rule({cells[i], cells[j]},
           make_automaton(
               [](State state, int position, int digit) -> State {
                 if (position == 0) return static_cast<State>(digit);
                 return state == static_cast<State>(digit) ? state : Automaton::kDead;
               },
               [](State) { return true; }),
           PairsForm{});
  }
}

// State: the least and the greatest digit so far.
void renban(const Clue& clue, Meaning& m, Meant& error) {
  const auto length = static_cast<int>(clue.cells().size());
  if (length > m.variant().digits()) {
    error = Error{std::to_string(length) + " cells of a renban can't all be different"};
    return;
  }
  m.group(clue.cells());
  m.rule(clue.cells(),
         make_automaton(
             [](State state, int position, int digit) -> State {
               const auto d = static_cast<State>(digit);
               if (position == 0) return d << 8 | d;
               return std::min(state >> 8, d) << 8 | std::max(state & 0xff, d);
             },
             [=](State state) {
               return static_cast<int>(state & 0xff) - static_cast<int>(state >> 8) == length - 1;
             }),
         RenbanForm{});
}

// The ends are read first: what lies between them is wanted of the inner cells.
std::vector<Spot> ends_first(const Clue& clue) {
  std::vector<Spot> cells{clue.cells().front(), clue.cells().back()};
  for (std::size_t i = 1; i + 1 < clue.cells().size(); ++i) cells.push_back(clue.cells()[i]);
  return cells;
}

// State: the two ends.
void between(const Clue& clue, Meaning& m) {
  if (clue.cells().size() < 3) return;
  m.rule(ends_first(clue), make_automaton(
                               [](State state, int position, int digit) -> State {
                                 const auto d = static_cast<State>(digit);
                                 if (position == 0) return d;
                                 if (position == 1)
                                   return std::min(state, d) << 8 | std::max(state, d);
                                 return d > state >> 8 && d < (state & 0xff) ? state
                                                                             : Automaton::kDead;
                               },
                               [](State) { return true; }));
}

void lockout(const Clue& clue, Meaning& m) {
  if (clue.cells().size() < 2) return;
  const auto least = static_cast<State>(std::max(0, *clue.value));
  m.rule(ends_first(clue), make_automaton(
                               [least](State state, int position, int digit) -> State {
                                 const auto d = static_cast<State>(digit);
                                 if (position == 0) return d;
                                 if (position > 1) {
                                   return d < state >> 8 || d > (state & 0xff) ? state
                                                                               : Automaton::kDead;
                                 }
                                 const State low = std::min(state, d), high = std::max(state, d);
                                 return high - low >= least ? low << 8 | high : Automaton::kDead;
                               },
                               [](State) { return true; }));
}

void region_sum(const Clue& clue, Meaning& m) {
  std::vector<std::vector<Spot>> pieces;
  const std::vector<int>& boxes = m.variant().boxes;
  int last = -2;
  for (Spot cell : clue.cells()) {
    const int box = boxes.empty() ? -1 : boxes[cell];
    if (pieces.empty() || box != last) pieces.emplace_back();
    pieces.back().push_back(cell);
    last = box;
  }
  if (pieces.size() > 1) m.equal_sums(pieces);
}

void zipper(const Clue& clue, Meaning& m) {
  std::vector<std::vector<Spot>> pieces;
  const std::vector<Spot>& cells = clue.cells();
  std::size_t i = 0, j = cells.size() - 1;
  for (; i < j; ++i, --j) pieces.push_back({cells[i], cells[j]});
  if (i == j) pieces.push_back({cells[i]});
  if (pieces.size() > 1) m.equal_sums(pieces);
}

// State: the sum of the piece being read; and, on a loop, what the piece at the cut had before it
// (one more, high).
void sum_line(const Clue& clue, Meaning& m, Meant& error) {
  const int total = *clue.value;
  if (total < 1 || total > 1000) {
    error = Error{"the pieces of a sum line sum to 1 to 1000"};
    return;
  }
  std::vector<State> starts{0};
  if (clue.flag) {
    for (int before = 1; before < total; ++before) {
      starts.push_back(static_cast<State>(before) << 16 | static_cast<State>(before));
    }
  }
  const auto wanted = static_cast<State>(total);
  m.rule(clue.cells(), make_automaton(
                           [wanted](State state, int, int digit) -> State {
                             const State sum = (state & 0xffff) + static_cast<State>(digit);
                             if (sum > wanted) return Automaton::kDead;
                             return (state >> 16) << 16 | (sum == wanted ? 0 : sum);
                           },
                           [](State state) { return (state >> 16) == (state & 0xffff); }, starts));
}

// State: the value, the place it must stand at, and whether it did.
void value_indexing(const Clue& clue, Meaning& m) {
  const auto length = static_cast<int>(clue.cells().size());
  m.rule(clue.cells(), make_automaton(
                           [length](State state, int position, int digit) -> State {
                             const auto d = static_cast<State>(digit);
                             if (position == 0) return d;
                             if (position == 1) {
                               if (digit < 1 || digit > length - 2) return Automaton::kDead;
                               return state | d << 8;
                             }
                             if (position != static_cast<int>(state >> 8) + 1) return state;
                             return d == (state & 0xff) ? state : Automaton::kDead;
                           },
                           [](State) { return true; }));
}

}  // namespace

bool mean_lines(const Clue& clue, Meaning& m, Meant& error) {
  switch (clue.kind) {
    case Kind::kThermo:
      if (clue.flag) {
        m.neighbours(clue.cells(), [](int a, int b) { return a <= b; });
      } else {
        m.neighbours(clue.cells(), [](int a, int b) { return a < b; });
      }
      return true;
    case Kind::kArrow:
      arrow(clue, m, error);
      return true;
    case Kind::kDoubleArrow:
      double_arrow(clue, m);
      return true;
    case Kind::kPalindrome:
      palindrome(clue, m);
      return true;
    case Kind::kWhisper: {
      const int least = *clue.value;
      m.neighbours(clue.cells(), [least](int a, int b) { return std::abs(a - b) >= least; });
      return true;
    }
    case Kind::kRenban:
      renban(clue, m, error);
      return true;
    case Kind::kBetween:
      between(clue, m);
      return true;
    case Kind::kLockout:
      lockout(clue, m);
      return true;
    case Kind::kRegionSum:
      region_sum(clue, m);
      return true;
    case Kind::kEntropic:
      for (Spot cell : clue.cells())
        m.allow(cell, m.mask_where([](int d) { return d >= 1 && d <= 9; }));
      within(clue, m, 2, unequal_classes);
      return true;
    case Kind::kModular: {
      const int modulus = *clue.value;
      const int reach = std::min(modulus, static_cast<int>(clue.cells().size())) - 1;
      if (modulus < 1 || reach > 11) {
        error = Error{"the modulus of a modular line is 1 to 12"};
        return true;
      }
      if (reach < 1) return true;
      within(clue, m, reach, [modulus](int a, int b) { return a % modulus != b % modulus; });
      return true;
    }
    case Kind::kZipper:
      zipper(clue, m);
      return true;
    case Kind::kSumLine:
      sum_line(clue, m, error);
      return true;
    case Kind::kValueIndexing:
      value_indexing(clue, m);
      return true;
    default:
      return false;
  }
}

}  // namespace nonet

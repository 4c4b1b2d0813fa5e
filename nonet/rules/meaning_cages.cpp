// Cages, regions, sums and counts. Distinctness is a group of the grid; the rule says the rest.
#include <algorithm>
#include <bit>

#include "nonet/rules/meaning.h"

namespace nonet {
namespace {

using State = Automaton::State;

std::vector<int> ones(std::size_t count) {
  return std::vector<int>(count, 1);
}

// The least and the greatest sum of so many different digits.
std::pair<int, int> distinct_range(const Meaning& m, int count) {
  int least = 0, most = 0;
  for (int i = 0; i < count; ++i) {
    least += m.low() + i;
    most += m.high() - i;
  }
  return {least, most};
}

void cage(const Clue& clue, Meaning& m, Meant& error) {
  const auto count = static_cast<int>(clue.cells().size());
  auto range = std::pair(count * m.low(), count * m.high());
  if (!clue.flag) {
    if (count > m.variant().digits()) {
      error = Error{std::to_string(count) + " cells of a cage can't all be different"};
      return;
    }
    m.group(clue.cells());
    range = distinct_range(m, count);
  }
  if (!clue.value) return;
  if (!m.one_of_several() && (*clue.value < range.first || *clue.value > range.second)) {
    error = Error{"a cage of " + std::to_string(count) + (count == 1 ? " cell" : " cells") +
                  " can't sum to " + std::to_string(*clue.value) + " (" +
                  std::to_string(range.first) + " to " + std::to_string(range.second) + ")"};
    return;
  }
  m.sum(clue.cells(), ones(clue.cells().size()), *clue.value);
}

// No choice of cells sums to the total. State: the sums that some choice has, as bits.
void rellik(const Clue& clue, Meaning& m, Meant& error) {
  if (*clue.value < 0 || *clue.value > 62) {
    error = Error{"a rellik cage is about a sum of 0 to 62"};
    return;
  }
  m.group(clue.cells());
  const State seen = State{1} << *clue.value;
  const State kept = (seen << 1) - 1;  // larger sums never matter
  m.rule(clue.cells(),
         make_automaton(
             [=](State state, int, int digit) {
               const State sums = (state | state << digit | State{1} << digit) & kept;
               return (sums & seen) != 0 ? Automaton::kDead : sums;
             },
             [](State) { return true; }),
         DigitSetForm{});
}

// As many even as odd, as many low as high.
void equality_cage(const Clue& clue, Meaning& m) {
  m.group(clue.cells());
  const int low = m.low(), digits = m.variant().digits();
  constexpr int kZero = 100;
  m.rule(clue.cells(),
         make_automaton(
             [=](State state, int, int digit) -> State {
               auto odd = static_cast<int>(state >> 16);
               auto high = static_cast<int>(state & 0xffff);
               odd += digit % 2 != 0 ? 1 : -1;
               const int place = digit - low;
               if (digits % 2 != 0 && place == digits / 2) return Automaton::kDead;
               high += place >= (digits + 1) / 2 ? 1 : -1;
               return static_cast<State>(odd) << 16 | static_cast<State>(high);
             },
             [](State state) { return state == (State{kZero} << 16 | kZero); },
             {State{kZero} << 16 | kZero}),
         DigitSetForm{});
}

// The digits between the least and the greatest sum to the total. It is read with the two in mind:
// state: least, greatest, the sum so far, and how far it has come (0 before, 1 between, 2 behind
// the two).
void lunchbox(const Clue& clue, Meaning& m) {
  m.group(clue.cells());
  std::vector<State> starts;
  for (int a = m.low(); a <= m.high(); ++a) {
    for (int b = a + 1; b <= m.high(); ++b) {
      starts.push_back(static_cast<State>(a) << 24 | static_cast<State>(b) << 16);
    }
  }
  const int total = *clue.value;
  m.rule(clue.cells(),
         make_automaton(
             [=](State state, int, int digit) -> State {
               const auto least = static_cast<int>(state >> 24);
               const auto most = static_cast<int>(state >> 16 & 0xff);
               auto sum = static_cast<int>(state >> 2 & 0x3fff);
               auto phase = static_cast<int>(state & 3);
               if (digit < least || digit > most) return Automaton::kDead;
               if (digit == least || digit == most) {
                 if (++phase > 2) return Automaton::kDead;
               } else if (phase == 1) {
                 sum += digit;
               }
               if (sum > total) return Automaton::kDead;
               return (state >> 16) << 16 | static_cast<State>(sum) << 2 |
                      static_cast<State>(phase);
             },
             [=](State state) {
               return static_cast<int>(state >> 2 & 0x3fff) == total && (state & 3) == 2;
             },
             starts),
         LunchboxForm{total});
}

// A digit that occurs, occurs as often as it says. State: how often each has occurred, four bits a
// digit.
void counting_circles(const Clue& clue, Meaning& m, Meant& error) {
  if (clue.cells().size() > 120) {
    error = Error{"counting circles can be counted up to 120"};
    return;
  }
  const int low = m.low(), high = m.high();
  m.rule(clue.cells(),
         make_automaton(
             [=](State state, int, int digit) -> State {
               const int shift = 4 * (digit - low);
               if (static_cast<int>(state >> shift & 15) >= std::min(digit, 15)) {
                 return Automaton::kDead;
               }
               return state + (State{1} << shift);
             },
             [=](State state) {
               for (int d = low; d <= high; ++d) {
                 const auto count = static_cast<int>(state >> 4 * (d - low) & 15);
                 if (count != 0 && count != d) return false;
               }
               return true;
             }),
         CirclesForm{});
}

// State: the digit that says how many, and the digits seen.
void count_distinct(const Clue& clue, Meaning& m, Meant& error) {
  if (clue.sets.size() != 2 || clue.sets[0].size() != 1) {
    error = Error{"a count of different digits needs a cell and the cells that it counts"};
    return;
  }
  std::vector<Spot> cells = clue.sets[0];
  cells.insert(cells.end(), clue.sets[1].begin(), clue.sets[1].end());
  const int low = m.low();
  m.rule(cells, make_automaton(
                    [=](State state, int position, int digit) -> State {
                      const State bit = State{1} << (digit - low);
                      return position == 0 ? bit << 16 : state | bit;
                    },
                    [=](State state) {
                      const int wanted = std::countr_zero(state >> 16) + low;
                      return std::popcount(state & 0xffff) == wanted;
                    }));
}

void contains(const Clue& clue, Meaning& m, Meant& error) {
  const std::vector<int> digits = clue.digits.value_or(std::vector<int>{});
  if (digits.size() > clue.cells().size()) {
    error = Error{std::to_string(clue.cells().size()) + " cells can't hold " +
                  std::to_string(digits.size()) + " digits"};
    return;
  }
  for (int d = m.low(); d <= m.high(); ++d) {
    const auto times = static_cast<int>(std::count(digits.begin(), digits.end(), d));
    if (times != 0)
      m.count(clue.cells(), m.mask_of(d), times, static_cast<int>(clue.cells().size()));
  }
  for (int d : digits) {
    if (m.mask_of(d) == 0) error = Error{std::to_string(d) + " is no digit of this puzzle"};
  }
}

}  // namespace

bool mean_cages(const Clue& clue, Meaning& m, Meant& error) {
  switch (clue.kind) {
    case Kind::kCage:
      cage(clue, m, error);
      return true;
    case Kind::kRegion:
      m.group(clue.cells());
      return true;
    case Kind::kSum:
    case Kind::kLittleKiller: {
      std::vector<int> weights = clue.more.value_or(ones(clue.cells().size()));
      if (weights.size() != clue.cells().size()) {
        error = Error{"a sum needs a coefficient for each cell"};
        return true;
      }
      m.sum(clue.cells(), weights, *clue.value);
      return true;
    }
    case Kind::kEqualSum:
      m.equal_sums(clue.sets);
      return true;
    case Kind::kRellik:
      rellik(clue, m, error);
      return true;
    case Kind::kEqualityCage:
      equality_cage(clue, m);
      return true;
    case Kind::kLunchbox:
      lunchbox(clue, m);
      return true;
    case Kind::kContains:
    case Kind::kQuadruple:
      contains(clue, m, error);
      return true;
    case Kind::kCount: {
      const int digit = clue.digits ? clue.digits->front() : 0;
      if (m.mask_of(digit) == 0) {
        error = Error{std::to_string(digit) + " is no digit of this puzzle"};
        return true;
      }
      m.count(clue.cells(), m.mask_of(digit), *clue.value, *clue.value);
      return true;
    }
    case Kind::kCountingCircles:
      counting_circles(clue, m, error);
      return true;
    case Kind::kCountDistinct:
      count_distinct(clue, m, error);
      return true;
    default:
      return false;
  }
}

}  // namespace nonet

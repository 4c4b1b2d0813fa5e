#include "nonet/rules/meaning.h"

#include <algorithm>

namespace nonet {

DigitMask Meaning::mask_where(const std::function<bool(int)>& wanted) const {
  unsigned mask = 0;
  for (int d = low(); d <= high(); ++d) mask |= wanted(d) ? 1U << (d - low()) : 0U;
  return static_cast<DigitMask>(mask);
}

std::uint16_t Meaning::relation(const std::function<bool(int, int)>& allowed) {
  Relation relation{};
  for (int a = low(); a <= high(); ++a) {
    unsigned mask = 0;
    for (int b = low(); b <= high(); ++b) mask |= allowed(a, b) ? 1U << (b - low()) : 0U;
    relation[a - low()] = static_cast<DigitMask>(mask);
  }
  auto known = std::find(relations_.begin(), relations_.end(), relation);
  if (known == relations_.end()) {
    relations_.push_back(relation);
    known = relations_.end() - 1;
  }
  return static_cast<std::uint16_t>(known - relations_.begin());
}

void Meaning::sum(const std::vector<Spot>& cells, const std::vector<int>& weights, int total) {
  // Sums may be negative on the way: they are counted from an offset.
  constexpr int kOffset = 1 << 20;
  rule(cells,
       make_automaton(
           [weights](Automaton::State state, int position, int digit) {
             const std::int64_t more = std::int64_t{weights[position]} * digit;
             return static_cast<Automaton::State>(static_cast<std::int64_t>(state) + more);
           },
           [total](Automaton::State state) {
             return static_cast<std::int64_t>(state) == kOffset + total;
           },
           {kOffset}),
       SumForm{weights, total});
}

void Meaning::equal_sums(const std::vector<std::vector<Spot>>& pieces) {
  std::vector<Spot> cells;
  std::vector<int> lengths, ends;
  for (const std::vector<Spot>& piece : pieces) {
    cells.insert(cells.end(), piece.begin(), piece.end());
    lengths.push_back(static_cast<int>(piece.size()));
    ends.push_back(static_cast<int>(cells.size()));
  }
  // State: the sum of the first piece, and that of the piece being read. Digits from 0 on.
  auto step = [ends](Automaton::State state, int position, int digit) -> Automaton::State {
    Automaton::State first = state >> 16, now = (state & 0xffff) + static_cast<unsigned>(digit);
    if (position + 1 == ends[0]) return now << 16;
    if (position + 1 < ends[0] || !std::binary_search(ends.begin(), ends.end(), position + 1)) {
      return first << 16 | now;
    }
    return now == first ? first << 16 : Automaton::kDead;
  };
  rule(cells, make_automaton(step, [](Automaton::State) { return true; }), EqualSumsForm{lengths});
}

void Meaning::neighbours(const std::vector<Spot>& cells,
                         const std::function<bool(int, int)>& allowed) {
  const std::uint16_t related = relation(allowed);
  for (std::size_t i = 0; i + 1 < cells.size(); ++i) pair(cells[i], cells[i + 1], related);
  const Relation table = relations_[related];
  // State: one more than the digit before.
  rule(cells,
       make_automaton(
           [table, low = low()](Automaton::State state, int, int digit) -> Automaton::State {
             const auto bit = static_cast<unsigned>(digit - low);
             if (state != 0 && (table[static_cast<std::size_t>(state - 1)] >> bit & 1U) == 0)
               return Automaton::kDead;
             return bit + 1;
           },
           [](Automaton::State) { return true; }),
       PairsForm{});
}

void Meaning::count(const std::vector<Spot>& cells, DigitMask digits, int least, int most) {
  rule(cells,
       make_automaton(
           [digits, low = low()](Automaton::State state, int, int digit) {
             return state + (digits >> (digit - low) & 1U);
           },
           [least, most](Automaton::State state) {
             return static_cast<int>(state) >= least && static_cast<int>(state) <= most;
           }),
       CountForm{digits, least, most});
}

bool accepts(const Automaton& automaton, std::span<const int> digits) {
  std::vector<Automaton::State> states = automaton.starts(), next;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    next.clear();
    for (Automaton::State state : states) {
      automaton.steps(state, static_cast<int>(i), digits[i], next);
    }
    std::sort(next.begin(), next.end());
    next.erase(std::unique(next.begin(), next.end()), next.end());
    std::swap(states, next);
  }
  return std::any_of(states.begin(), states.end(),
                     [&](Automaton::State state) { return automaton.accepts(state); });
}

}  // namespace nonet

// Clues outside the grid, about a row or a column.
#include <algorithm>

#include "nonet/rules/meaning.h"

namespace nonet {
namespace {

using State = Automaton::State;

// The cells of the line, from the side where the clue stands.
std::vector<Spot> line_of(const Clue& clue, const Meaning& m) {
  std::vector<Spot> cells;
  if (clue.is_column) {
    for (int r = 0; r < m.rows(); ++r) cells.push_back(m.at(r, clue.line));
  } else {
    for (int c = 0; c < m.cols(); ++c) cells.push_back(m.at(clue.line, c));
  }
  if (clue.word == "right" || clue.word == "bottom") std::reverse(cells.begin(), cells.end());
  return cells;
}

// State: the sum between the two, and how many of them have been met.
void sandwich(const Clue& clue, Meaning& m) {
  const int low = m.low(), high = m.high(), total = *clue.value;
  m.rule(
      line_of(clue, m),
      make_automaton(
          [=](State state, int, int digit) -> State {
            auto met = static_cast<int>(state & 3);
            auto sum = static_cast<int>(state >> 2);
            if (digit == low || digit == high) {
              if (++met > 2) return Automaton::kDead;
            } else if (met == 1) {
              sum += digit;
            }
            if (sum > total) return Automaton::kDead;
            return static_cast<State>(sum) << 2 | static_cast<State>(met);
          },
          [=](State state) { return static_cast<int>(state >> 2) == total && (state & 3) == 2; }),
      SandwichForm{total});
}

// State: the first digit (one more, high), and the sum so far of the first so many.
void x_sum(const Clue& clue, Meaning& m) {
  const int total = *clue.value;
  const std::vector<Spot> cells = line_of(clue, m);
  const auto length = static_cast<int>(cells.size());
  m.rule(cells,
         make_automaton(
             [=](State state, int position, int digit) -> State {
               if (position == 0) {
                 if (digit > length) return Automaton::kDead;
                 return static_cast<State>(digit) << 16 | static_cast<State>(digit);
               }
               if (position >= static_cast<int>(state >> 16)) return state;
               const State next = state + static_cast<State>(digit);
               return static_cast<int>(next & 0xffff) > total ? Automaton::kDead : next;
             },
             [=](State state) { return static_cast<int>(state & 0xffff) == total; }),
         XSumForm{total});
}

// State: the tallest so far, and how many were seen.
void skyscraper(const Clue& clue, Meaning& m) {
  const int wanted = *clue.value;
  m.rule(line_of(clue, m),
         make_automaton(
             [=](State state, int, int digit) -> State {
               const auto tallest = static_cast<int>(state >> 8);
               auto seen = static_cast<int>(state & 0xff);
               if (digit <= tallest) return state;
               if (++seen > wanted) return Automaton::kDead;
               return static_cast<State>(digit) << 8 | static_cast<State>(seen);
             },
             [=](State state) { return static_cast<int>(state & 0xff) == wanted; }),
         SkyscraperForm{wanted});
}

// State: one more than the tallest so far, or 255 when the first smaller one was the digit.
void hidden_skyscraper(const Clue& clue, Meaning& m) {
  const int wanted = *clue.value;
  m.rule(line_of(clue, m),
         make_automaton(
             [=](State state, int, int digit) -> State {
               if (state == 255) return state;
               const auto d = static_cast<State>(digit) + 1;
               if (d >= state) return d;
               return digit == wanted ? State{255} : Automaton::kDead;
             },
             [](State state) { return state == 255; }),
         HiddenSkyscraperForm{wanted});
}

// State: which cell must hold the digit; 0 when it does.
void numbered_room(const Clue& clue, Meaning& m) {
  const int wanted = *clue.value;
  const std::vector<Spot> cells = line_of(clue, m);
  const auto length = static_cast<int>(cells.size());
  m.rule(cells,
         make_automaton(
             [=](State state, int position, int digit) -> State {
               if (position == 0) {
                 if (digit < 1 || digit > length) return Automaton::kDead;
                 if (digit == 1) return wanted == 1 ? State{0} : Automaton::kDead;
                 return static_cast<State>(digit);
               }
               if (position + 1 != static_cast<int>(state)) return state;
               return digit == wanted ? State{0} : Automaton::kDead;
             },
             [](State state) { return state == 0; }),
         RoomForm{wanted});
}

}  // namespace

bool mean_outside(const Clue& clue, Meaning& m, Meant& error) {
  switch (clue.kind) {
    case Kind::kSandwich:
    case Kind::kXSum:
    case Kind::kSkyscraper:
    case Kind::kHiddenSkyscraper:
    case Kind::kNumberedRoom:
      break;
    default:
      return false;
  }
  if (clue.line < 0 || clue.line >= (clue.is_column ? m.cols() : m.rows())) {
    error = Error{"there is no such line"};
    return true;
  }
  switch (clue.kind) {
    case Kind::kSandwich:
      sandwich(clue, m);
      break;
    case Kind::kXSum:
      x_sum(clue, m);
      break;
    case Kind::kSkyscraper:
      skyscraper(clue, m);
      break;
    case Kind::kHiddenSkyscraper:
      hidden_skyscraper(clue, m);
      break;
    default:
      numbered_room(clue, m);
      break;
  }
  return true;
}

}  // namespace nonet

// Marks on cells and between cells.
#include <algorithm>
#include <cstdlib>

#include "nonet/rules/meaning.h"

namespace nonet {
namespace {

using State = Automaton::State;

void two_cells(const Clue& clue, Meaning& m, Meant& error,
               const std::function<bool(int, int)>& allowed) {
  if (clue.cells().size() != 2) {
    error = Error{"it stands between two cells"};
    return;
  }
  m.neighbours(clue.cells(), allowed);
}

void kropki(const Clue& clue, Meaning& m, Meant& error) {
  if (clue.word == "black") {
    const int ratio = clue.value.value_or(2);
    two_cells(clue, m, error, [ratio](int a, int b) { return a == b * ratio || b == a * ratio; });
  } else {
    const int difference = clue.value.value_or(1);
    two_cells(clue, m, error, [difference](int a, int b) { return std::abs(a - b) == difference; });
  }
}

// Each of the cells against its neighbours that are not among them.
void against_neighbours(const Clue& clue, Meaning& m,
                        const std::function<bool(int, int)>& allowed) {
  for (Spot cell : clue.cells()) {
    const int r = cell / m.cols(), c = cell % m.cols();
    for (auto [dr, dc] : {std::pair(-1, 0), std::pair(1, 0), std::pair(0, -1), std::pair(0, 1)}) {
      if (!m.inside(r + dr, c + dc)) continue;
      const Spot other = m.at(r + dr, c + dc);
      if (std::count(clue.cells().begin(), clue.cells().end(), other) != 0) continue;
      m.neighbours({cell, other}, allowed);
    }
  }
}

void equal(Spot a, Spot b, Meaning& m) {
  m.neighbours({a, b}, [](int x, int y) { return x == y; });
}

// Both hold the same digits. State: how often each digit occurred in the first and not yet in the
// second.
void same_multiset(const std::vector<Spot>& first, const std::vector<Spot>& second, Meaning& m) {
  std::vector<Spot> cells = first;
  cells.insert(cells.end(), second.begin(), second.end());
  const auto half = static_cast<int>(first.size());
  m.rule(cells,
         make_automaton(
             [half, low = m.low()](State state, int position, int digit) -> State {
               const int shift = 4 * (digit - low);
               if (position < half) return state + (State{1} << shift);
               if ((state >> shift & 15) == 0) return Automaton::kDead;
               return state - (State{1} << shift);
             },
             [](State state) { return state == 0; }),
         SameSetsForm{half});
}

void indexer(const Clue& clue, Meaning& m, Meant& error) {
  const bool column = clue.word == "column";
  if (!column && clue.word != "row") {
    error = Error{"an indexer is of type column or row"};
    return;
  }
  for (Spot cell : clue.cells()) {
    const int r = cell / m.cols(), c = cell % m.cols();
    const int own = column ? c + 1 : r + 1;
    const int last = column ? m.cols() : m.rows();
    m.allow(cell, m.mask_where([&](int d) { return d >= 1 && d <= last; }));
    for (int n = 1; n <= last; ++n) {
      const Spot other = column ? m.at(r, n - 1) : m.at(n - 1, c);
      if (other == cell) continue;  // says of itself what it holds
      m.neighbours({cell, other}, [&](int a, int b) { return (a == n) == (b == own); });
    }
  }
}

}  // namespace

bool mean_marks(const Clue& clue, Meaning& m, Meant& error) {
  switch (clue.kind) {
    case Kind::kKropki:
      kropki(clue, m, error);
      return true;
    case Kind::kXv: {
      const int total = *clue.value;
      two_cells(clue, m, error, [total](int a, int b) { return a + b == total; });
      return true;
    }
    case Kind::kGreater:
      two_cells(clue, m, error, [](int a, int b) { return a > b; });
      return true;
    case Kind::kOdd:
    case Kind::kEven: {
      const int rest = clue.kind == Kind::kOdd ? 1 : 0;
      for (Spot cell : clue.cells())
        m.allow(cell, m.mask_where([&](int d) { return d % 2 == rest; }));
      return true;
    }
    case Kind::kAllowed: {
      DigitMask digits = 0;
      for (int d : clue.digits.value_or(std::vector<int>{})) {
        if (m.mask_of(d) == 0) error = Error{std::to_string(d) + " is no digit of this puzzle"};
        digits |= m.mask_of(d);
      }
      for (Spot cell : clue.cells()) m.allow(cell, digits);
      return true;
    }
    case Kind::kMinimum:
      against_neighbours(clue, m, [](int a, int b) { return a < b; });
      return true;
    case Kind::kMaximum:
      against_neighbours(clue, m, [](int a, int b) { return a > b; });
      return true;
    case Kind::kSame:
      for (std::size_t i = 0; i + 1 < clue.cells().size(); ++i) {
        equal(clue.cells()[i], clue.cells()[i + 1], m);
      }
      return true;
    case Kind::kClone:
      if (clue.sets.size() != 2 || clue.sets[0].size() != clue.sets[1].size()) {
        error = Error{"a clone has as many cells as its copy"};
        return true;
      }
      for (std::size_t i = 0; i < clue.sets[0].size(); ++i)
        equal(clue.sets[0][i], clue.sets[1][i], m);
      return true;
    case Kind::kSameSets:
      for (std::size_t i = 0; i + 1 < clue.sets.size(); ++i) {
        if (clue.sets[i].size() != clue.sets[i + 1].size() || clue.sets[i].size() > 15) {
          error = Error{"sets with the same digits have equally many cells, 15 at most"};
          return true;
        }
        same_multiset(clue.sets[i], clue.sets[i + 1], m);
      }
      return true;
    case Kind::kIndexer:
      indexer(clue, m, error);
      return true;
    default:
      return false;
  }
}

}  // namespace nonet

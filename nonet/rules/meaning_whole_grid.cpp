// Rules of the whole grid: diagonals, windows, chess moves, and what every pair of neighbours
// obeys.
#include <algorithm>
#include <cstdlib>
#include <set>

#include "nonet/rules/meaning.h"

namespace nonet {
namespace {

using Pairs = std::vector<std::pair<Spot, Spot>>;

// Pairs of cells this far apart, each once.
Pairs pairs_by(const Meaning& m, const std::vector<std::pair<int, int>>& moves) {
  Pairs pairs;
  for (int r = 0; r < m.rows(); ++r) {
    for (int c = 0; c < m.cols(); ++c) {
      for (auto [dr, dc] : moves) {
        if (m.inside(r + dr, c + dc)) pairs.emplace_back(m.at(r, c), m.at(r + dr, c + dc));
      }
    }
  }
  return pairs;
}

Pairs adjacent_pairs(const Meaning& m) {
  return pairs_by(m, {{0, 1}, {1, 0}});
}

// The neighbours that no rule of these kinds joins.
Pairs unmarked_pairs(const Meaning& m, const std::vector<Clue>& all, Kind kind) {
  std::set<std::pair<Spot, Spot>> marked;
  for (const Clue& clue : all) {
    if (clue.kind != kind || clue.cells().size() != 2) continue;
    marked.insert(std::minmax(clue.cells()[0], clue.cells()[1]));
  }
  Pairs pairs = adjacent_pairs(m);
  std::erase_if(pairs, [&](const auto& pair) { return marked.contains(pair); });
  return pairs;
}

void diagonals(const Clue& clue, Meaning& m, Meant& error) {
  if (m.rows() != m.cols()) {
    error = Error{"diagonals need a square grid"};
    return;
  }
  std::vector<Spot> down, up;
  for (int i = 0; i < m.rows(); ++i) {
    down.push_back(m.at(i, i));
    up.push_back(m.at(i, m.cols() - 1 - i));
  }
  if (clue.word != "/") m.group(down);
  if (clue.word != "\\") m.group(up);
}

std::optional<std::pair<int, int>> box_shape(const Meaning& m) {
  return standard_box_shape(m.rows(), m.cols(), std::max(m.rows(), m.cols()));
}

void windoku(Meaning& m, Meant& error) {
  const auto shape = box_shape(m);
  if (!shape) {
    error = Error{"windows need boxes, and a grid of this size has none"};
    return;
  }
  const auto [height, width] = *shape;
  for (int top = 1; top + height <= m.rows(); top += height + 1) {
    for (int left = 1; left + width <= m.cols(); left += width + 1) {
      std::vector<Spot> window;
      window.reserve(static_cast<std::size_t>(height) * static_cast<std::size_t>(width));
      for (int i = 0; i < height * width; ++i) {
        window.push_back(m.at(top + i / width, left + i % width));
      }
      m.group(window);
    }
  }
}

void disjoint(const Clue& clue, Meaning& m, Meant& error) {
  auto shape = box_shape(m);
  if (clue.more && clue.more->size() == 2) shape = {(*clue.more)[0], (*clue.more)[1]};
  if (!shape || shape->first < 1 || shape->second < 1 || m.rows() % shape->first != 0 ||
      m.cols() % shape->second != 0) {
    error = Error{"disjoint groups need boxes that fill the grid"};
    return;
  }
  const auto [height, width] = *shape;
  for (int i = 0; i < height * width; ++i) {
    std::vector<Spot> group;
    for (int top = 0; top < m.rows(); top += height) {
      for (int left = 0; left < m.cols(); left += width) {
        group.push_back(m.at(top + i / width, left + i % width));
      }
    }
    m.group(group);
  }
}

void antitaxicab(Meaning& m) {
  std::vector<std::uint16_t> by_distance;
  for (int distance = 0; distance <= m.high(); ++distance) {
    by_distance.push_back(m.relation([&](int a, int b) { return a != b || a != distance; }));
  }
  for (int a = 0; a < m.variant().cells(); ++a) {
    for (int b = a + 1; b < m.variant().cells(); ++b) {
      const int distance =
          std::abs(a / m.cols() - b / m.cols()) + std::abs(a % m.cols() - b % m.cols());
      if (distance > m.high() || distance < m.low()) continue;
      m.pair(static_cast<Spot>(a), static_cast<Spot>(b), by_distance[distance]);
    }
  }
}

// Every block of two by two holds a digit of each of three classes.
void every_class(Meaning& m, const std::function<int(int)>& class_of) {
  const auto meaning = make_automaton(
      [class_of](Automaton::State state, int, int digit) {
        return state | Automaton::State{1} << class_of(digit);
      },
      [](Automaton::State state) { return (state & 7) == 7; });
  for (int r = 0; r + 1 < m.rows(); ++r) {
    for (int c = 0; c + 1 < m.cols(); ++c) {
      m.rule({m.at(r, c), m.at(r, c + 1), m.at(r + 1, c), m.at(r + 1, c + 1)}, meaning);
    }
  }
}

// A 5 has a 1 above it or a 9 below it.
void dutch_flatmates(Meaning& m) {
  // 0: not read yet; 1: a 5 without its flatmate; 2: all is well.
  auto make = [](bool has_above) {
    return make_automaton(
        [has_above](Automaton::State state, int position, int digit) {
          if (position == 0) return Automaton::State{digit == 5 ? 1U : 2U};
          const int wanted = position == 1 && has_above ? 1 : 9;
          return digit == wanted ? Automaton::State{2} : state;
        },
        [](Automaton::State state) { return state == 2; });
  };
  const auto below_one = make(true), at_the_top = make(false);
  for (int r = 0; r < m.rows(); ++r) {
    for (int c = 0; c < m.cols(); ++c) {
      std::vector<Spot> cells{m.at(r, c)};
      const bool has_above = r > 0, has_below = r + 1 < m.rows();
      if (has_above) cells.push_back(m.at(r - 1, c));
      if (has_below) cells.push_back(m.at(r + 1, c));
      m.rule(cells, has_above ? below_one : at_the_top);
    }
  }
}

bool in_ratio(int a, int b, int ratio) {
  return a == b * ratio || b == a * ratio;
}

void kropki_negative(const Clue& clue, Meaning& m, const std::vector<Clue>& all) {
  const std::vector<int> white = clue.digits.value_or(std::vector<int>{1});
  const std::vector<int> black = clue.more.value_or(std::vector<int>{2});
  const std::uint16_t relation = m.relation([&](int a, int b) {
    return std::none_of(white.begin(), white.end(), [&](int n) { return std::abs(a - b) == n; }) &&
           std::none_of(black.begin(), black.end(), [&](int n) { return in_ratio(a, b, n); });
  });
  for (auto [a, b] : unmarked_pairs(m, all, Kind::kKropki)) m.pair(a, b, relation);
}

}  // namespace

bool mean_whole_grid(const Clue& clue, Meaning& m, const std::vector<Clue>& all, Meant& error) {
  switch (clue.kind) {
    case Kind::kDiagonals:
      diagonals(clue, m, error);
      return true;
    case Kind::kWindoku:
      windoku(m, error);
      return true;
    case Kind::kAntiknight:
      for (auto [a, b] : pairs_by(m, {{1, 2}, {2, 1}, {1, -2}, {2, -1}})) m.unequal(a, b);
      return true;
    case Kind::kAntiking:
      for (auto [a, b] : pairs_by(m, {{0, 1}, {1, 0}, {1, 1}, {1, -1}})) m.unequal(a, b);
      return true;
    case Kind::kDisjoint:
      disjoint(clue, m, error);
      return true;
    case Kind::kNonconsecutive: {
      const std::uint16_t apart = m.relation([](int a, int b) { return std::abs(a - b) != 1; });
      for (auto [a, b] : adjacent_pairs(m)) m.pair(a, b, apart);
      return true;
    }
    case Kind::kAntitaxicab:
      antitaxicab(m);
      return true;
    case Kind::kGlobalEntropy:
      every_class(m, [](int d) { return d >= 1 && d <= 9 ? (d - 1) / 3 : 3; });
      return true;
    case Kind::kGlobalMod3:
      every_class(m, [](int d) { return d % 3; });
      return true;
    case Kind::kDutchFlatmates:
      dutch_flatmates(m);
      return true;
    case Kind::kKropkiNegative:
      kropki_negative(clue, m, all);
      return true;
    case Kind::kXvNegative: {
      const std::uint16_t other =
          m.relation([](int a, int b) { return a + b != 5 && a + b != 10; });
      for (auto [a, b] : unmarked_pairs(m, all, Kind::kXv)) m.pair(a, b, other);
      return true;
    }
    default:
      return false;
  }
}

}  // namespace nonet

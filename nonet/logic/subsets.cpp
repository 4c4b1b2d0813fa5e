// Subsets: n cells of a house that hold only n digits (naked), or n digits that have only n cells
// (hidden). Naked n and hidden (open - n) are the same fact seen from its two sides.
//
// A row of the table fixes the size; the largest rows ("tuples") take every size from five up, so
// that nothing a house allows goes unseen.
#include "nonet/logic/finder.h"

namespace nonet {
namespace {

constexpr int kFirstOpenSize = 5;

int largest_size(Technique technique, int available) {
  int size = row_of(technique).size;
  return size < kFirstOpenSize ? size : available - 1;
}

// Calls `visit` with each way to choose `size` of the `count` items, as ascending indices, until
// it returns true. `keep(k)` may cut a branch once the first k items are chosen.
template <class Keep, class Visit>
bool each_choice(int count, int size, std::array<int, 9>& chosen, int depth, int from, Keep&& keep,
                 Visit&& visit) {
  if (depth == size) return visit();
  for (int i = from; i <= count - (size - depth); ++i) {
    chosen[depth] = i;
    if (!keep(depth + 1)) continue;
    if (each_choice(count, size, chosen, depth + 1, i + 1, keep, visit)) return true;
  }
  return false;
}

bool report_naked(const Grid& grid, Technique technique, House house, const CellSet& cells,
                  DigitSet digits, Sink sink) {
  Step step;
  step.technique = technique;
  // A subset that lies in two houses acts in both.
  CellSet seen = grid.topology().common_peers(cells);
  for (Cell c : seen& grid.open()) {
    for (Digit d : grid.candidates(c) & digits) step.removals.push_back({c, d});
  }
  if (step.removals.empty()) return false;
  for (Cell c : cells) {
    step.truths.emplace_back(c);
    for (Digit d : grid.candidates(c)) step.marks.push_back({Role::kPattern, {c, d}});
  }
  step.houses = {{HouseRole::kBase, house}};
  return sink(std::move(step));
}

bool report_hidden(const Grid& grid, Technique technique, House house, const CellSet& cells,
                   DigitSet digits, Sink sink) {
  Step step;
  step.technique = technique;
  for (Cell c : cells) {
    for (Digit d : grid.candidates(c) - digits) step.removals.push_back({c, d});
    for (Digit d : grid.candidates(c) & digits) step.marks.push_back({Role::kPattern, {c, d}});
  }
  if (step.removals.empty()) return false;
  for (Digit d : digits) step.truths.emplace_back(house, d);
  step.houses = {{HouseRole::kBase, house}};
  return sink(std::move(step));
}

}  // namespace

bool find_naked_subset(const Grid& grid, Technique technique, Sink sink) {
  const Topology& topology = grid.topology();
  for (House house : topology.houses()) {
    std::array<Cell, 9> open{};
    int count = 0;
    for (Cell c : topology.order(house)) {
      if (grid.is_open(c)) open[count++] = c;
    }
    for (int size = row_of(technique).size; size <= largest_size(technique, count); ++size) {
      if (size >= count) break;
      std::array<int, 9> chosen{};
      std::array<DigitSet, 10> joined{};
      auto keep = [&](int k) {
        Cell last = open[chosen[k - 1]];
        joined[k] = joined[k - 1] | grid.candidates(last);
        return joined[k].size() <= size;
      };
      auto visit = [&] {
        if (joined[size].size() != size) return false;
        CellSet cells;
        for (int k = 0; k < size; ++k) {
          cells.insert(open[chosen[k]]);
        }
        // Found again in a second house, it is the same step.
        for (House other : topology.houses_of(cells.first())) {
          if (other < house && topology.cells(other).contains(cells)) return false;
        }
        return report_naked(grid, technique, house, cells, joined[size], sink);
      };
      if (each_choice(count, size, chosen, 0, 0, keep, visit)) return true;
    }
  }
  return false;
}

bool find_hidden_subset(const Grid& grid, Technique technique, Sink sink) {
  const Topology& topology = grid.topology();
  for (House house : topology.houses()) {
    std::array<Digit, 9> open{};
    int count = 0;
    for (Digit d : grid.open_digits(house)) open[count++] = d;
    for (int size = row_of(technique).size; size <= largest_size(technique, count); ++size) {
      if (size >= count) break;
      std::array<int, 9> chosen{};
      std::array<CellSet, 10> joined{};
      auto keep = [&](int k) {
        Digit last = open[chosen[k - 1]];
        joined[k] = joined[k - 1] | grid.places(house, last);
        return joined[k].size() <= size;
      };
      auto visit = [&] {
        const CellSet& cells = joined[size];
        if (cells.size() != size) return false;
        DigitSet digits;
        for (int k = 0; k < size; ++k) {
          digits.insert(open[chosen[k]]);
        }
        return report_hidden(grid, technique, house, cells, digits, sink);
      };
      if (each_choice(count, size, chosen, 0, 0, keep, visit)) return true;
    }
  }
  return false;
}

}  // namespace nonet

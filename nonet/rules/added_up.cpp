// Sums that follow: whole houses hold a known total; less the sums that lie mostly inside, what is
// left over (innies) and what sticks out (outies) has a known difference.
//
//   +---------+      row 1 holds 45; the cages a and b sum to 22 and 19, and c sticks out of it:
//   |aaabbb.cc|      what is left, r1c7 and the cage c without its part below, is 45 - 22 - 19 ...
//   +-------c-+
#include <algorithm>
#include <set>

#include "nonet/rules/rulebook.h"

namespace nonet {
namespace {

// Whole houses without a cell in common.
struct Region {
  std::vector<House> houses;
  CellSet cells;
};

// Every house; runs of rows and of columns; boxes that touch, two or three of them.
std::vector<Region> regions_of(const Topology& topology) {
  std::vector<Region> regions;
  std::vector<House> boxes;
  for (House h : topology.houses()) {
    if (topology.lies_beyond(h)) continue;
    regions.push_back({{h}, topology.on_board(h)});
    if (topology.kind(h) == HouseKind::kBox) boxes.push_back(h);
  }
  if (topology.lines().complete) {
    for (bool rows : {true, false}) {
      for (int from = 0; from < 9; ++from) {
        Region region;
        for (int to = from; to < 9 && to - from < 8; ++to) {
          const House line = rows ? topology.lines().row(to) : topology.lines().column(to);
          const CellSet cells = topology.on_board(line);
          if (cells.empty()) break;
          region.houses.push_back(line);
          region.cells |= cells;
          if (to > from) regions.push_back(region);
        }
      }
    }
  }
  auto touch = [&](const CellSet& a, const CellSet& b) {
    for (Cell c : a) {
      for (Cell other : b) {
        if (std::abs(row_of(c) - row_of(other)) + std::abs(column_of(c) - column_of(other)) == 1) {
          return true;
        }
      }
    }
    return false;
  };
  for (std::size_t i = 0; i < boxes.size(); ++i) {
    for (std::size_t j = i + 1; j < boxes.size(); ++j) {
      const CellSet a = topology.on_board(boxes[i]);
      const CellSet b = topology.on_board(boxes[j]);
      if (!touch(a, b)) continue;
      regions.push_back({{boxes[i], boxes[j]}, a | b});
      for (std::size_t k = 0; k < boxes.size(); ++k) {
        const CellSet c = topology.on_board(boxes[k]);
        if (k == i || k == j || (k > i && k < j) || !touch(a | b, c)) continue;
        regions.push_back({{boxes[i], boxes[j], boxes[k]}, a | b | c});
      }
    }
  }
  return regions;
}

// Cells with how often they count, and what that sums to.
struct Rest {
  std::array<int, Cell::kCount> weights{};
  int total = 0;

  void take(const RuleUnit& unit, int times) {
    for (std::size_t i = 0; i < unit.cells.size(); ++i) {
      weights[unit.cells[i].slot()] -= times * unit.sum.weights[i];
    }
    total -= times * unit.sum.total;
  }
  std::size_t size() const {
    return static_cast<std::size_t>(
        std::count_if(weights.begin(), weights.end(), [](int weight) { return weight != 0; }));
  }
};

bool is_plain_sum(const RuleUnit& unit) {
  return unit.is_sum && unit.use.at.empty() &&
         static_cast<std::size_t>(unit.set.size()) == unit.cells.size() &&
         std::all_of(unit.sum.weights.begin(), unit.sum.weights.end(),
                     [](int weight) { return weight == 1; });
}

}  // namespace

int total_of_houses(const Topology& topology) {
  int total = 0;
  for (House h : topology.houses()) {
    const CellSet& cells = topology.cells(h);
    if (topology.lies_beyond(h)) continue;
    for (Digit d : Digit::all()) total += topology.number_of(d);
    for (Candidate x : topology.digits_beyond()) {
      if (cells.contains(x.cell)) total -= topology.number_of(x.digit);
    }
    break;
  }
  return total;
}

std::vector<RuleUnit> added_up(const Topology& topology, const std::vector<RuleUnit>& units,
                               std::size_t most) {
  std::vector<const RuleUnit*> sums, others;  // others: arrows and the like
  for (const RuleUnit& unit : units) {
    if (is_plain_sum(unit)) {
      sums.push_back(&unit);
    } else if (unit.is_sum && unit.use.at.empty()) {
      others.push_back(&unit);
    }
  }
  std::vector<RuleUnit> found;
  if (sums.empty() && others.empty()) return found;
  const int house_total = total_of_houses(topology);
  std::set<std::pair<std::vector<int>, int>> known;
  for (const RuleUnit& unit : units) {
    if (!unit.is_sum) continue;
    Rest rest;
    rest.take(unit, -1);
    known.insert({{rest.weights.begin(), rest.weights.end()}, -rest.total});
  }
  for (const Region& region : regions_of(topology)) {
    // Those that lie most inside first; with those that are just half inside, and without.
    std::vector<std::pair<int, const RuleUnit*>> inside;
    for (const RuleUnit* sum : sums) {
      const int in = (sum->set & region.cells).size(), out = sum->set.size() - in;
      if (in >= out && in > 0) inside.emplace_back(out * 20 - in, sum);
    }
    std::stable_sort(inside.begin(), inside.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    for (bool halves : {false, true}) {
      Rest rest;
      for (Cell c : region.cells) rest.weights[c.slot()] = 1;
      rest.total = house_total * static_cast<int>(region.houses.size());
      RuleUse use;
      use.houses = region.houses;
      CellSet taken;
      for (const auto& [order, sum] : inside) {
        const int in = (sum->set & region.cells).size();
        if (taken.meets(sum->set) || (!halves && 2 * in == sum->set.size())) continue;
        taken |= sum->set;
        rest.take(*sum, 1);
        use.less.push_back(sum->rule);
      }
      // An arrow is taken off where that shortens the rest.
      for (const RuleUnit* other : others) {
        for (int times : {1, -1}) {
          Rest shorter = rest;
          shorter.take(*other, times);
          if (shorter.size() >= rest.size()) continue;
          rest = shorter;
          use.less.push_back(times * other->rule);
          break;
        }
      }
      const std::size_t size = rest.size();
      if (use.less.empty() || size == 0 || size > most) continue;
      if (!known.insert({{rest.weights.begin(), rest.weights.end()}, rest.total}).second) continue;
      std::vector<std::pair<Cell, int>> terms;
      for (Cell c : Cell::all()) {
        if (rest.weights[c.slot()] != 0) terms.emplace_back(c, rest.weights[c.slot()]);
      }
      RuleUnit unit = sum_unit(terms, rest.total, topology);
      unit.use = use;
      found.push_back(std::move(unit));
    }
  }
  std::stable_sort(found.begin(), found.end(), [](const RuleUnit& a, const RuleUnit& b) {
    return std::pair(a.cells.size(), a.use.houses.size()) <
           std::pair(b.cells.size(), b.use.houses.size());
  });
  return found;
}

}  // namespace nonet

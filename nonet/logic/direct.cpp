// Direct moves: a locked digit or a hidden subset, and the hidden single that it leaves, in one:
//
//   pointing, claiming    a box (line) has a digit in one line (box) only; so another box (line)
//                         that this crosses has it elsewhere, and there has one place left for it
//   hidden pair, triple   their cells are taken, and leave another digit one place in the house
//
// What the locked digit or the subset takes away is not struck; only the digit is placed. People
// who go without candidates see them so, and Sudoku Explainer takes them before naked singles.
#include "nonet/logic/finder.h"
#include "nonet/logic/plain_patterns.h"

namespace nonet {
namespace {

bool is_line(const Topology& topology, House h) {
  return topology.kind(h) < HouseKind::kBox;
}

// The houses that hold all these places beside `base`.
template <class Visit>
bool each_cover(const Topology& topology, House base, const CellSet& places, const Visit& visit) {
  for (House cover : topology.houses_of(places.first())) {
    if (cover == base || !topology.cells(cover).contains(places)) continue;
    if (is_line(topology, base) && is_line(topology, cover)) continue;
    if (visit(cover)) return true;
  }
  return false;
}

// Houses of the base's kind that the cover crosses, with one place left outside it.
bool report_singles(const Grid& grid, Technique technique, House base, House cover, Digit d,
                    Sink sink) {
  const Topology& topology = grid.topology();
  const CellSet taken = topology.cells(cover) - topology.cells(base);
  for (House last : topology.houses()) {
    if (last == base || topology.kind(last) != topology.kind(base)) continue;
    const CellSet places = grid.places(last, d);
    const CellSet left = places - taken;
    if (left.size() != 1 || places.size() < 2) continue;
    const Candidate x{left.first(), d};
    auto tell = [=](const Grid& before, Step& step) {
      tell_direct_locked(before, base, cover, last, d, step);
    };
    if (sink({technique, {&x, 1}, {}, tell})) return true;
  }
  return false;
}

bool find_locked(const Grid& grid, Technique technique, bool from_lines, Sink sink) {
  const Topology& topology = grid.topology();
  for (House base : topology.houses()) {
    if (is_line(topology, base) != from_lines) continue;
    for (Digit d : Digit::all()) {
      const CellSet places = grid.places(base, d);
      if (places.size() < 2) continue;
      auto report = [&](House cover) {
        return report_singles(grid, technique, base, cover, d, sink);
      };
      if (each_cover(topology, base, places, report)) return true;
    }
  }
  return false;
}

// The digits that the cells of a hidden subset leave one place.
bool report_left(const Grid& grid, Technique technique, House house, const CellSet& cells,
                 DigitSet digits, Sink sink) {
  for (Digit d : grid.open_digits(house) - digits) {
    const CellSet places = grid.places(house, d);
    const CellSet left = places - cells;
    if (left.size() != 1 || places.size() < 2) continue;
    const Candidate x{left.first(), d};
    auto tell = [=](const Grid& before, Step& step) {
      tell_direct_hidden(before, house, cells, digits, step);
    };
    if (sink({technique, {&x, 1}, {}, tell})) return true;
  }
  return false;
}

bool find_hidden(const Grid& grid, Technique technique, House house, DigitSet chosen,
                 DigitSet others, Sink sink) {
  const int size = row_of(technique).size;
  CellSet cells;
  for (Digit d : chosen) cells |= grid.places(house, d);
  if (cells.size() > size) return false;
  if (chosen.size() == size) {
    return cells.size() == size && report_left(grid, technique, house, cells, chosen, sink);
  }
  for (Digit d : others) {
    others.erase(d);
    DigitSet more = chosen;
    more.insert(d);
    if (find_hidden(grid, technique, house, more, others, sink)) return true;
  }
  return false;
}

}  // namespace

void tell_direct_locked(const Grid& before, House base, House cover, House last, Digit d,
                        Step& step) {
  tell_locked(before, base, cover, d, step);
  step.truths.emplace_back(last, d);
  step.houses.push_back({HouseRole::kLast, last});
}

void tell_direct_hidden(const Grid& before, House house, const CellSet& cells, DigitSet digits,
                        Step& step) {
  tell_hidden_subset(before, house, cells, digits, step);
  step.truths.emplace_back(house, step.placements.front().digit);
}

bool find_direct_pointing(const Grid& grid, const Ask&, Sink sink) {
  return find_locked(grid, Technique::kDirectPointing, false, sink);
}

bool find_direct_claiming(const Grid& grid, const Ask&, Sink sink) {
  return find_locked(grid, Technique::kDirectClaiming, true, sink);
}

bool find_direct_hidden_subset(const Grid& grid, const Ask& ask, Sink sink) {
  for (Technique t : {Technique::kDirectHiddenPair, Technique::kDirectHiddenTriple}) {
    if (!ask.wants(t)) continue;
    for (House house : grid.topology().boxes_first()) {
      DigitSet small;
      for (Digit d : grid.open_digits(house)) {
        const int places = grid.places(house, d).size();
        if (places >= 2 && places <= row_of(t).size) small.insert(d);
      }
      if (find_hidden(grid, t, house, {}, small, sink)) return true;
    }
  }
  return false;
}

}  // namespace nonet

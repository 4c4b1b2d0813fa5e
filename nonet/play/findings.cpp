#include "nonet/play/findings.h"

#include <algorithm>

namespace nonet {
namespace {

// Unset cells of the house that hold the digit.
CellSet open_places(const Grid& grid, House h, Digit d) {
  return grid.places(h, d) & grid.open();
}

bool single_in(const Grid& grid, House h, Cell c, Digit d) {
  return grid.has(c, d) && open_places(grid, h, d).size() == 1;
}

bool any_holds(const Grid& grid, const CellSet& cells, DigitSet digits) {
  for (Cell c : cells) {
    if (!(grid.candidates(c) & digits).empty()) return true;
  }
  return false;
}

// The cells of the nonet, column and row of a cell, one house after the other; the cell itself and
// those of two of the houses come more than once, which a second look does not mind.
template <class Look>
void around(const Grid& grid, Cell c, Look look) {
  for (HouseKind kind : kScanOrder) {
    if (!has_house(grid.topology(), c, kind)) continue;
    for (Cell other : grid.topology().order(grid.topology().house_of(c, kind))) look(other);
  }
}

bool naked_single_holds(const Grid& grid, const Finding& f) {
  return grid.is_open(f.cells[0]) && grid.candidates(f.cells[0]) == f.digits;
}

bool hidden_single_holds(const Grid& grid, const Finding& f) {
  Cell c = f.cells[0];
  return grid.is_open(c) &&
         single_in(grid, grid.topology().house_of(c, f.house), c, f.digits.first());
}

bool hidden_pair_holds(const Grid& grid, const Finding& f) {
  bool wider = false;
  for (Cell c : f.cells) {
    if (!grid.is_open(c) || !grid.candidates(c).contains(f.digits)) return false;
    wider = wider || grid.candidates(c).size() > 2;
  }
  return wider;
}

}  // namespace

bool has_house(const Topology& topology, Cell c, HouseKind kind) {
  const House house = topology.house_of(c, kind);
  return topology.kind(house) == kind && topology.cells(house).contains(c);
}

bool Finding::has(Cell c) const {
  return std::find(cells.begin(), cells.end(), c) != cells.end();
}

const Finding* Findings::entry(Heuristic h, Cell c) const {
  for (const Finding& finding : list(h)) {
    if (finding.has(c)) return &finding;
  }
  return nullptr;
}

const Finding* Findings::next(Heuristic last) const {
  for (Heuristic h : kHeuristics) {
    if (h > last) break;
    if (!list(h).empty()) return &list(h).back();
  }
  return nullptr;
}

void Findings::add(Finding finding, Listener listener) {
  Happening found;
  found.kind = Happening::Kind::kFound;
  found.finding = finding;
  listener(found);
  of(finding.heuristic).push_back(std::move(finding));
}

void Findings::look_naked_single(const Grid& grid, Cell c, Listener listener) {
  if (!grid.is_open(c) || grid.candidates(c).size() != 1) return;
  if (entry(Heuristic::kNakedSingle, c) != nullptr) return;
  add({Heuristic::kNakedSingle, {c}, grid.candidates(c), {}}, listener);
}

void Findings::look_hidden_single(const Grid& grid, Cell c, Listener listener) {
  if (!grid.is_open(c) || grid.candidates(c).size() < 2) return;
  if (entry(Heuristic::kHiddenSingle, c) != nullptr) return;
  for (Digit d : grid.candidates(c)) {
    for (HouseKind kind : kScanOrder) {
      if (!has_house(grid.topology(), c, kind)) continue;
      if (!single_in(grid, grid.topology().house_of(c, kind), c, d)) continue;
      add({Heuristic::kHiddenSingle, {c}, {d}, kind}, listener);
      return;
    }
  }
}

void Findings::look_locked(const Grid& grid, Cell c, Listener listener) {
  struct Test {
    HouseKind confined, swept;
  };
  static constexpr Test kTests[] = {{HouseKind::kRow, HouseKind::kBox},
                                    {HouseKind::kColumn, HouseKind::kBox},
                                    {HouseKind::kBox, HouseKind::kRow},
                                    {HouseKind::kBox, HouseKind::kColumn}};
  if (!grid.is_open(c)) return;
  const Topology& topology = grid.topology();
  for (Digit d : grid.candidates(c)) {
    for (const Test& test : kTests) {
      if (!has_house(topology, c, HouseKind::kBox)) continue;
      const CellSet places = open_places(grid, topology.house_of(c, test.confined), d);
      const House swept = topology.house_of(c, test.swept);
      if (!topology.cells(swept).contains(places)) continue;
      if ((open_places(grid, swept, d) - places).empty()) continue;
      const auto& known = list(Heuristic::kLockedCandidates);
      bool listed = std::any_of(known.begin(), known.end(), [&](const Finding& f) {
        return f.digits == DigitSet{d} && f.house == test.swept && f.has(c);
      });
      if (listed) continue;
      Finding finding{Heuristic::kLockedCandidates, {c}, {d}, test.swept};
      for (Cell other : places - CellSet{c}) finding.cells.push_back(other);
      add(std::move(finding), listener);
    }
  }
}

void Findings::look_naked_pair(const Grid& grid, Cell c, Listener listener) {
  if (!grid.is_open(c) || grid.candidates(c).size() != 2) return;
  if (entry(Heuristic::kNakedPair, c) != nullptr) return;
  const DigitSet pair = grid.candidates(c);
  for (HouseKind kind : kScanOrder) {
    if (!has_house(grid.topology(), c, kind)) continue;
    const CellSet open = grid.topology().cells(grid.topology().house_of(c, kind)) & grid.open();
    for (Cell other : open - CellSet{c}) {
      if (grid.candidates(other) != pair) continue;
      // A pair that removes nothing is no move.
      if (!any_holds(grid, open - CellSet{c, other}, pair)) continue;
      add({Heuristic::kNakedPair, {c, other}, pair, {}}, listener);
      return;
    }
  }
}

void Findings::look_hidden_pair(const Grid& grid, Cell c, Listener listener) {
  if (!grid.is_open(c) || entry(Heuristic::kHiddenPair, c) != nullptr) return;
  for (Digit a : grid.candidates(c)) {
    for (Digit b : grid.candidates(c)) {
      if (b <= a) continue;
      for (HouseKind kind : kScanOrder) {
        if (!has_house(grid.topology(), c, kind)) continue;
        const House h = grid.topology().house_of(c, kind);
        const CellSet places = open_places(grid, h, a);
        if (places.size() != 2 || places != open_places(grid, h, b)) continue;
        Finding finding{Heuristic::kHiddenPair, {c, (places - CellSet{c}).first()}, {a, b}, {}};
        if (!hidden_pair_holds(grid, finding)) continue;
        add(std::move(finding), listener);
        return;
      }
    }
  }
}

void Findings::scan(const Grid& grid, Listener listener) {
  lists_ = {};
  for (Cell c : Cell::all()) look_naked_single(grid, c, listener);
  for (Cell c : Cell::all()) look_hidden_single(grid, c, listener);
  for (Cell c : Cell::all()) look_locked(grid, c, listener);
  for (Cell c : Cell::all()) look_naked_pair(grid, c, listener);
  for (Cell c : Cell::all()) look_hidden_pair(grid, c, listener);
}

void Findings::take(const Finding& finding) {
  std::erase(of(finding.heuristic), finding);
}

void Findings::drop(const Finding* finding, Happening::Kind why, Listener listener) {
  Happening dropped;
  dropped.kind = why;
  dropped.finding = *finding;
  listener(dropped);
  auto& entries = of(finding->heuristic);
  entries.erase(entries.begin() + (finding - entries.data()));
}

// A single leaves without a word when its cell has been set. In a game without contradiction no
// other becomes void here; in one with, an entry that no longer holds must not be acted on.
void Findings::drop_void_singles(const Grid& grid, Cell changed, Listener listener) {
  for (Heuristic h : {Heuristic::kNakedSingle, Heuristic::kHiddenSingle}) {
    auto& entries = of(h);
    for (std::size_t i = 0; i < entries.size();) {
      const Finding& f = entries[i];
      if (f.cells[0] == changed && !grid.is_open(changed)) {
        entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(i));
      } else if (h == Heuristic::kNakedSingle ? !naked_single_holds(grid, f)
                                              : !hidden_single_holds(grid, f)) {
        drop(&f, Happening::Kind::kDropped, listener);
      } else {
        ++i;
      }
    }
  }
}

void Findings::look_around(const Grid& grid, Cell changed, Listener listener) {
  around(grid, changed, [&](Cell c) { look_naked_single(grid, c, listener); });
  around(grid, changed, [&](Cell c) {
    const Finding* hidden = entry(Heuristic::kHiddenSingle, c);
    if (hidden != nullptr && grid.candidates(c).size() == 1) {
      drop(hidden, Happening::Kind::kBecameNaked, listener);
    }
    look_hidden_single(grid, c, listener);
  });
  // These two lists are always made anew.
  of(Heuristic::kLockedCandidates).clear();
  for (Cell c : Cell::all()) look_locked(grid, c, listener);
  of(Heuristic::kNakedPair).clear();
  for (Cell c : Cell::all()) look_naked_pair(grid, c, listener);
  around(grid, changed, [&](Cell c) {
    const Finding* pair = entry(Heuristic::kHiddenPair, c);
    if (pair != nullptr && !hidden_pair_holds(grid, *pair)) {
      drop(pair, Happening::Kind::kDropped, listener);
    }
  });
  around(grid, changed, [&](Cell c) { look_hidden_pair(grid, c, listener); });
}

void Findings::sweep(const Grid& grid, Listener listener) {
  for (Cell c : Cell::all()) look_naked_single(grid, c, listener);
  for (Cell c : Cell::all()) look_hidden_single(grid, c, listener);
  for (Cell c : Cell::all()) look_hidden_pair(grid, c, listener);
}

void Findings::update(const Grid& grid, Cell changed, Listener listener) {
  // Where cells see each other beyond their houses, a change may reach any of them.
  if (!grid.topology().is_classic()) return scan(grid, listener);
  drop_void_singles(grid, changed, listener);
  look_around(grid, changed, listener);
  sweep(grid, listener);
}

}  // namespace nonet

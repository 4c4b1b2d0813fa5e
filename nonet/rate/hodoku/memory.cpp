#include "nonet/rate/hodoku/memory.h"

namespace nonet {
namespace {

// What has lost a candidate since the places of the digits were noted; these are noted anew.
struct Changes {
  DigitSet digits;
  // Houses, as bits, with a cell that lost a candidate and has at most n left, and with a digit
  // that lost a place and has at most n left.
  std::array<std::uint64_t, 10> cells{};
  std::array<std::uint64_t, 10> places{};
};

Changes changes_since(std::array<CellSet, 9>& noted, const Grid& grid) {
  Changes changes;
  for (Digit d : Digit::all()) {
    const CellSet lost = noted[d.index()] - grid.places(d);
    if (lost.empty()) continue;
    noted[d.index()] = grid.places(d);
    changes.digits.insert(d);
    for (Cell c : lost) {
      const int left = grid.candidates(c).size();
      for (const Topology::Seat& seat : grid.topology().seats_of(c)) {
        const std::uint64_t house = std::uint64_t{1} << seat.house.index();
        changes.cells[left] |= house;
        changes.places[count_nine(grid.spots(seat.house, d))] |= house;
      }
    }
  }
  for (std::size_t n = 1; n < 10; ++n) {
    changes.cells[n] |= changes.cells[n - 1];
    changes.places[n] |= changes.places[n - 1];
  }
  return changes;
}

// How many open cells a house must have for a subset in it that was not met from its other side. In
// a house of k open cells naked n and hidden k - n are one fact, and HoDoKu asks for singles, then
// naked pairs and triples, hidden pairs and triples, naked quadruples, hidden quadruples. (Naked
// pairs and triples may act in a second house too, which their other side does not tell; so may
// quadruples, where houses of a variant share four cells.)
int least_open_cells(const Topology& topology, Scope scope, int size) {
  if (!topology.is_classic()) return 0;
  if (scope == Scope::kCells && size == 4) return 8;
  if (scope == Scope::kPlaces) return size == 2 ? 6 : size == 3 ? 7 : 9;
  return 0;
}

}  // namespace

void HodokuMemory::note_changes(const HodokuPlan& plan, const Grid& grid, const Roomy& roomy) {
  roomy_ = roomy;
  if (where_.empty()) {
    where_.resize(plan.groups.size());  // anywhere
    for (Digit d : Digit::all()) noted_[d.index()] = grid.places(d);
    return;
  }
  const Changes changes = changes_since(noted_, grid);
  for (std::size_t i = 0; i < where_.size(); ++i) {
    const HodokuPlan::Group& group = plan.groups[i];
    Where& where = where_[i];
    switch (group.scope) {
      case Scope::kDigit:
        where.digits |= changes.digits;
        break;
      case Scope::kCells:
        where.houses |= changes.cells[group.pass];
        break;
      case Scope::kPlaces:
        where.houses |= changes.places[group.pass];
        break;
      case Scope::kLocked:
        where.houses |= changes.places[grid.topology().is_classic() ? 3 : 9];
        break;
      case Scope::kGrid:
        break;
    }
  }
}

bool HodokuMemory::narrow(std::size_t group, const HodokuPlan& plan, const Topology& topology,
                          Ask& ask) const {
  if (!trusted_) return true;
  const HodokuPlan::Group& rows = plan.groups[group];
  ask.digits = where_[group].digits;
  const int least = plan.all_subsets ? least_open_cells(topology, rows.scope, rows.pass) : 0;
  ask.houses = where_[group].houses & roomy_[least];
  return !ask.digits.empty() && ask.houses != 0;
}

void HodokuMemory::found_nothing(std::size_t group, Scope scope) {
  if (scope == Scope::kDigit) where_[group].digits = {};
  if (scope != Scope::kDigit && scope != Scope::kGrid) where_[group].houses = 0;
}

}  // namespace nonet

// With two digits a cell it is enough that every house holds each pattern digit in no or in two
// pattern cells: then a house with k pattern cells has k digits for them, a filling uses each once,
// and giving every cell its other digit is another filling with the same digits everywhere.
// Wider patterns are decided by trying all fillings.
#include "nonet/proof/deadly.h"

#include <algorithm>
#include <map>

#include "nonet/rules/rulebook.h"

namespace nonet {
namespace {

constexpr int kMostFillings = 200'000;

Deadliness yes_or_no(bool deadly) {
  return deadly ? Deadliness::kDeadly : Deadliness::kNotDeadly;
}

bool two_by_two(const std::vector<DeadlyCell>& pattern) {
  return std::all_of(pattern.begin(), pattern.end(),
                     [](const DeadlyCell& cell) { return cell.digits.size() == 2; });
}

bool every_digit_twice(const std::vector<DeadlyCell>& pattern, const Topology& topology) {
  for (House h : topology.houses()) {
    std::array<int, 9> count{};
    for (const DeadlyCell& cell : pattern) {
      if (!topology.cells(h).contains(cell.cell)) continue;
      for (Digit d : cell.digits) ++count[d.index()];
    }
    for (int n : count) {
      if (n != 0 && n != 2) return false;
    }
  }
  return true;
}

// All fillings, by the digits that each house gets from them.
class Fillings {
 public:
  Fillings(const std::vector<DeadlyCell>& pattern, const Topology& topology)
      : pattern_(pattern), topology_(topology), used_(topology.house_count()) {}

  Deadliness each_has_another() {
    fill(0);
    if (tried_ > kMostFillings) return Deadliness::kUndecided;
    return yes_or_no(std::all_of(by_houses_.begin(), by_houses_.end(),
                                 [](const auto& entry) { return entry.second > 1; }));
  }

 private:
  void fill(std::size_t index) {
    if (++tried_ > kMostFillings) return;
    if (index == pattern_.size()) {
      ++by_houses_[used_];
      return;
    }
    const DeadlyCell& cell = pattern_[index];
    for (Digit d : cell.digits) {
      auto& houses = topology_.houses_of(cell.cell);
      bool fits = std::none_of(houses.begin(), houses.end(),
                               [&](House h) { return (used_[h.index()] >> d.index() & 1) != 0; });
      if (!fits) continue;
      for (House h : houses)
        used_[h.index()] = static_cast<std::uint16_t>(used_[h.index()] ^ 1 << d.index());
      fill(index + 1);
      for (House h : houses)
        used_[h.index()] = static_cast<std::uint16_t>(used_[h.index()] ^ 1 << d.index());
    }
  }

  const std::vector<DeadlyCell>& pattern_;
  const Topology& topology_;
  std::vector<std::uint16_t> used_;  // digits by house
  std::map<std::vector<std::uint16_t>, int> by_houses_;
  int tried_ = 0;
};

}  // namespace

Deadliness deadliness_of(const std::vector<DeadlyCell>& pattern, const Grid& grid) {
  constexpr Deadliness kNot = Deadliness::kNotDeadly;
  CellSet cells;
  for (const DeadlyCell& cell : pattern) {
    if (cells.contains(cell.cell) || cell.digits.size() < 2) return kNot;
    if (!grid.at_start(cell.cell).contains(cell.digits)) return kNot;
    cells.insert(cell.cell);
  }
  // A bond to whichever cell: an exchange that no house notices may set it beside its equal. A rule
  // may notice it too.
  if (cells.empty() || cells.meets(grid.topology().watched())) return kNot;
  if (two_by_two(pattern)) return yes_or_no(every_digit_twice(pattern, grid.topology()));
  return Fillings(pattern, grid.topology()).each_has_another();
}

std::vector<Candidate> guardians_of(const std::vector<DeadlyCell>& pattern, const Grid& grid) {
  std::vector<Candidate> guardians;
  for (const DeadlyCell& cell : pattern) {
    for (Digit d : grid.candidates(cell.cell) - cell.digits) guardians.push_back({cell.cell, d});
  }
  return guardians;
}

}  // namespace nonet

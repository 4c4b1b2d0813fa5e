// Cages and their like grow from a cell, by cells that share a side with them.
#include <algorithm>
#include <bit>

#include "nonet/generate/proposals.h"

namespace nonet {
namespace {

constexpr unsigned kAnyDigit = ~0U;

// What stands between the least and the greatest, in order.
int sum_between(const std::vector<int>& digits) {
  const auto least = std::min_element(digits.begin(), digits.end());
  const auto most = std::max_element(digits.begin(), digits.end());
  const auto first = std::min(least, most), last = std::max(least, most);
  int sum = 0;
  for (auto digit = first + 1; digit < last; ++digit) sum += *digit;
  return sum;
}

}  // namespace

// The free cells beside an area.
Proposer::Cells Proposer::cells_beside(const Cells& area) const {
  Cells all;
  for (const Spot cell : area) {
    for (const Spot next : neighbours_of(cell)) {
      if (in_area_.test(next) || std::find(area.begin(), area.end(), next) != area.end()) continue;
      if (std::find(all.begin(), all.end(), next) == all.end()) all.push_back(next);
    }
  }
  return all;
}

// At most so many cells with such digits, all different unless they may repeat; in the order of the
// grid.
Proposer::Cells Proposer::grow(Spot from, int size, bool may_repeat, unsigned digits) {
  if (in_area_.test(from) || (digits & bit_at(from)) == 0) return {};
  Cells area = {from};
  unsigned left = may_repeat ? digits : digits & ~bit_at(from);
  while (static_cast<int>(area.size()) < size) {
    Cells next = cells_beside(area);
    std::erase_if(next, [&](Spot cell) { return (left & bit_at(cell)) == 0; });
    if (next.empty()) break;
    area.push_back(random_.one_of(next));
    if (!may_repeat) left &= ~bit_at(area.back());
  }
  std::sort(area.begin(), area.end());
  return area;
}

Proposer::Cells Proposer::grow(int size, bool may_repeat) {
  return grow(any_cell(), size, may_repeat, kAnyDigit);
}

// Two that have one sum, or the same digits.
std::optional<Clue> Proposer::two_areas(Kind kind) {
  Clue clue;
  clue.kind = kind;
  const Cells one = grow(between(2, 3));
  if (one.size() < 2) return std::nullopt;
  unsigned digits = 0;
  for (const Spot cell : one) digits |= bit_at(cell);
  const bool same_digits = kind == Kind::kSameSets;
  const int size = same_digits ? static_cast<int>(one.size()) : between(2, 4);
  const Cells other = grow(any_cell(), size, false, same_digits ? digits : kAnyDigit);
  if (other.size() < 2 || (same_digits && other.size() != one.size())) return std::nullopt;
  for (const Spot cell : other) {
    if (std::find(one.begin(), one.end(), cell) != one.end()) return std::nullopt;
  }
  clue.sets = {one, other};
  return clue;
}

std::optional<Clue> Proposer::attempt_area(Kind kind) {
  Clue clue;
  clue.kind = kind;
  const int most = std::min(5, grid_.digits());
  Cells area;
  switch (kind) {
    case Kind::kCage:
      area = grow(between(2, most));
      clue.value = sum_of(area);
      break;
    case Kind::kSum:
      area = grow(between(2, most), true);
      clue.value = sum_of(area);
      break;
    case Kind::kRegion:
      area = grow(grid_.digits());
      if (static_cast<int>(area.size()) < grid_.digits()) return std::nullopt;
      // Not what is a row, a column or a box anyway.
      if (std::all_of(area.begin(), area.end(), [&](Spot cell) {
            return !grid_.boxes.empty() && grid_.boxes[cell] == grid_.boxes[area.front()];
          })) {
        return std::nullopt;
      }
      break;
    case Kind::kEqualSum:
      return two_areas(kind);
    case Kind::kAnyOf:
      return attempt_choice();
    case Kind::kRellik:
      area = grow(between(2, 4));
      clue.value = between(grid_.high, grid_.high + 6);
      break;
    case Kind::kEqualityCage:
      area = grow(2 * between(1, 2));
      break;
    case Kind::kLunchbox: {
      area = grow(between(3, most));
      std::vector<int> digits;
      for (const Spot cell : area) digits.push_back(at(cell));
      if (digits.size() < 3) return std::nullopt;
      clue.value = sum_between(digits);
      break;
    }
    case Kind::kContains: {
      area = grow(between(3, most), true);
      if (area.size() < 3) return std::nullopt;
      Cells some = area;
      random_.shuffle(some);
      clue.digits = {at(some[0]), at(some[1])};
      std::sort(clue.digits->begin(), clue.digits->end());
      break;
    }
    case Kind::kCount: {
      area = grow(between(4, 6), true);
      if (area.size() < 3) return std::nullopt;
      const int digit = at(random_.one_of(area));
      clue.digits = {digit};
      clue.value = static_cast<int>(
          std::count_if(area.begin(), area.end(), [&](Spot cell) { return at(cell) == digit; }));
      break;
    }
    case Kind::kCountDistinct: {
      area = grow(between(3, 6), true);
      if (area.size() < 3) return std::nullopt;
      unsigned digits = 0;
      for (const Spot cell : area) digits |= bit_at(cell);
      // The cell that tells touches the area.
      Cells beside = cells_beside(area);
      std::erase_if(beside, [&](Spot cell) { return at(cell) != std::popcount(digits); });
      if (beside.empty()) return std::nullopt;
      clue.sets = {{random_.one_of(beside)}, area};
      return clue;
    }
    default:
      return std::nullopt;
  }
  if (area.size() < 2) return std::nullopt;
  clue.sets = {std::move(area)};
  return clue;
}

std::vector<Clue> Proposer::cover(int usual_size) {
  std::vector<Cells> cages;
  std::vector<int> cage_of(static_cast<std::size_t>(grid_.cells()), -1);
  Cells order;
  for (int i = 0; i < grid_.cells(); ++i) order.push_back(static_cast<Spot>(i));
  random_.shuffle(order);
  const SpotSet before = in_area_;
  for (const Spot first : order) {
    if (in_area_.test(first)) continue;
    const int size = std::min(between(std::max(2, usual_size - 1), usual_size + 1), grid_.digits());
    cages.push_back(grow(first, size, false, kAnyDigit));
    for (const Spot cell : cages.back()) {
      in_area_.set(cell);
      cage_of[cell] = static_cast<int>(cages.size()) - 1;
    }
  }
  in_area_ = before;
  // What was left alone joins the smallest neighbour that has not its digit.
  for (Cells& single : cages) {
    if (single.size() != 1) continue;
    Cells* best = nullptr;
    for (const Spot next : neighbours_of(single.front())) {
      if (cage_of[next] < 0) continue;
      Cells& cage = cages[static_cast<std::size_t>(cage_of[next])];
      const bool has_it = std::any_of(cage.begin(), cage.end(),
                                      [&](Spot cell) { return at(cell) == at(single.front()); });
      if (has_it || cage.empty() || &cage == &single) continue;
      if (best == nullptr || cage.size() < best->size()) best = &cage;
    }
    if (best == nullptr) continue;
    cage_of[single.front()] = static_cast<int>(best - cages.data());
    best->push_back(single.front());
    std::sort(best->begin(), best->end());
    single.clear();
  }
  std::vector<Clue> clues;
  for (Cells& cage : cages) {
    if (cage.empty()) continue;
    Clue clue;
    clue.kind = Kind::kCage;
    clue.value = sum_of(cage);
    clue.sets = {std::move(cage)};
    clues.push_back(std::move(clue));
  }
  return clues;
}

}  // namespace nonet

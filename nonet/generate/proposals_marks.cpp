// Marks on cells, between two, and where four meet.
#include <algorithm>
#include <cstdlib>

#include "nonet/generate/proposals.h"

namespace nonet {
namespace {

bool one_is_twice_the_other(int a, int b) {
  return a == 2 * b || b == 2 * a;
}

}  // namespace

std::vector<Clue> Proposer::all_marks(Kind kind) const {
  std::vector<Clue> marks;
  for (int i = 0; i < grid_.cells(); ++i) {
    const auto cell = static_cast<Spot>(i);
    for (const Spot next : neighbours_of(cell)) {
      if (next < cell) continue;
      const int a = at(cell), b = at(next);
      Clue clue;
      clue.kind = kind;
      clue.sets = {{cell, next}};
      if (kind == Kind::kXv) {
        if (a + b != 5 && a + b != 10) continue;
        clue.value = a + b;
      } else {
        if (std::abs(a - b) != 1 && !one_is_twice_the_other(a, b)) continue;
        clue.word = one_is_twice_the_other(a, b) ? "black" : "white";
      }
      marks.push_back(std::move(clue));
    }
  }
  return marks;
}

// Each digit that occurs, as often as it says, and no other: any cells that hold it.
std::optional<Clue> Proposer::circles() {
  for (const Clue& clue : taken_) {
    if (clue.kind == Kind::kCountingCircles) return std::nullopt;
  }
  std::vector<int> digits;
  for (int d = std::max(1, grid_.low); d <= grid_.high; ++d) digits.push_back(d);
  random_.shuffle(digits);
  digits.resize(static_cast<std::size_t>(between(2, std::max(2, grid_.digits() / 2))));
  Clue clue;
  clue.kind = Kind::kCountingCircles;
  Cells circles;
  for (const int digit : digits) {
    Cells places;
    for (int i = 0; i < grid_.cells(); ++i) {
      if (at(static_cast<Spot>(i)) == digit) places.push_back(static_cast<Spot>(i));
    }
    random_.shuffle(places);
    if (static_cast<int>(places.size()) < digit) return std::nullopt;
    circles.insert(circles.end(), places.begin(), places.begin() + digit);
  }
  if (circles.size() > 60) return std::nullopt;
  std::sort(circles.begin(), circles.end());
  clue.sets = {std::move(circles)};
  return clue;
}

// The same digits in the same shape elsewhere.
std::optional<Clue> Proposer::clone() {
  const Spot first = any_cell(), copy = any_cell();
  if (first == copy || at(first) != at(copy)) return std::nullopt;
  Cells shape = {first}, image = {copy};
  auto has = [](const Cells& cells, int cell) {
    return std::find(cells.begin(), cells.end(), static_cast<Spot>(cell)) != cells.end();
  };
  const auto most = static_cast<std::size_t>(between(2, 5));
  for (std::size_t i = 0; i < shape.size() && shape.size() < most; ++i) {
    for (const Spot next : neighbours_of(shape[i])) {
      const int by = next - shape[i], other = image[i] + by;
      if (other < 0 || other >= grid_.cells() || has(shape, next) || has(image, next)) continue;
      const Cells around = neighbours_of(image[i]);
      if (!has(around, other) || has(shape, other) || has(image, other)) continue;
      if (at(next) != at(static_cast<Spot>(other)) || shape.size() == most) continue;
      shape.push_back(next);
      image.push_back(static_cast<Spot>(other));
    }
  }
  if (shape.size() < 2) return std::nullopt;
  Clue clue;
  clue.kind = Kind::kClone;
  clue.sets = {std::move(shape), std::move(image)};
  return clue;
}

std::optional<Clue> Proposer::attempt_mark(Kind kind) {
  Clue clue;
  clue.kind = kind;
  const Spot cell = any_cell();
  clue.sets = {{cell}};
  switch (kind) {
    case Kind::kKropki:
    case Kind::kXv: {
      const Spot next = random_.one_of(neighbours_of(cell));
      const auto [first, second] = std::minmax(cell, next);
      clue.sets = {{first, second}};
      const int sum = at(first) + at(second);
      clue.value = sum;
      if (kind == Kind::kXv) return sum == 5 || sum == 10 ? std::optional(clue) : std::nullopt;
      clue.value.reset();
      clue.word = one_is_twice_the_other(at(first), at(second)) ? "black" : "white";
      return clue;
    }
    case Kind::kGreater: {
      const Spot next = random_.one_of(neighbours_of(cell));
      clue.sets = {{cell, next}};
      return clue;
    }
    case Kind::kOdd:
    case Kind::kEven:
    case Kind::kMinimum:
    case Kind::kMaximum:
      return clue;
    case Kind::kAllowed: {
      std::vector<int> digits;
      for (int d = grid_.low; d <= grid_.high; ++d) {
        if (d != at(cell)) digits.push_back(d);
      }
      random_.shuffle(digits);
      digits.resize(static_cast<std::size_t>(between(1, 3)));
      digits.push_back(at(cell));
      std::sort(digits.begin(), digits.end());
      clue.digits = digits;
      for (const Clue& other : taken_) {
        if (other.kind == kind && other.sets == clue.sets) return std::nullopt;
      }
      return clue;
    }
    case Kind::kSame: {
      const Spot other = any_cell();
      if (other == cell || at(other) != at(cell)) return std::nullopt;
      const auto [first, second] = std::minmax(cell, other);
      clue.sets = {{first, second}};
      return clue;
    }
    case Kind::kClone:
      return clone();
    case Kind::kSameSets:
      return two_areas(kind);
    case Kind::kIndexer:
      clue.word = chance(2) ? "row" : "column";
      return clue;
    case Kind::kCountingCircles:
      return circles();
    case Kind::kQuadruple: {
      const int r = cell / side(), c = cell % side();
      if (r + 1 >= grid_.rows || c + 1 >= side()) return std::nullopt;
      const auto below = static_cast<Spot>(cell + side());
      clue.sets = {{cell, static_cast<Spot>(cell + 1), below, static_cast<Spot>(below + 1)}};
      for (const Clue& other : taken_) {
        if (other.kind == kind && other.sets == clue.sets) return std::nullopt;
      }
      Cells some = clue.cells();
      random_.shuffle(some);
      clue.digits.emplace();
      for (int i = between(2, 4); i > 0; --i) {
        clue.digits->push_back(at(some[static_cast<std::size_t>(i - 1)]));
      }
      std::sort(clue.digits->begin(), clue.digits->end());
      return clue;
    }
    default:
      return std::nullopt;
  }
}

}  // namespace nonet

// Clues beside the board, about a row, a column or a diagonal.
#include <algorithm>

#include "nonet/generate/proposals.h"

namespace nonet {
namespace {

using Digits = std::vector<int>;

int sandwiched(const Digits& digits, int low, int high) {
  int sum = 0, met = 0;
  for (const int digit : digits) {
    if (digit == low || digit == high) {
      ++met;
    } else if (met == 1) {
      sum += digit;
    }
  }
  return sum;
}

int seen_from_outside(const Digits& digits) {
  int tallest = 0, seen = 0;
  for (const int digit : digits) {
    seen += digit > tallest ? 1 : 0;
    tallest = std::max(tallest, digit);
  }
  return seen;
}

// The first that something before it hides; nothing if all are seen.
std::optional<int> first_hidden(const Digits& digits) {
  for (std::size_t i = 1; i < digits.size(); ++i) {
    if (digits[i] < digits[i - 1]) return digits[i];
  }
  return std::nullopt;
}

std::optional<int> value_of(Kind kind, const Digits& digits, int low, int high) {
  const auto first = static_cast<std::size_t>(digits.front());
  const bool counts = first >= 1 && first <= digits.size();
  switch (kind) {
    case Kind::kSandwich:
      return sandwiched(digits, low, high);
    case Kind::kSkyscraper:
      return seen_from_outside(digits);
    case Kind::kHiddenSkyscraper:
      return first_hidden(digits);
    case Kind::kXSum: {
      if (!counts) return std::nullopt;
      int sum = 0;
      for (std::size_t i = 0; i < first; ++i) sum += digits[i];
      return sum;
    }
    case Kind::kNumberedRoom:
      return counts ? std::optional(digits[first - 1]) : std::nullopt;
    default:
      return std::nullopt;
  }
}

}  // namespace

// From a cell at the edge inwards; its ends lie at the edge.
std::optional<Clue> Proposer::diagonal_sum() {
  const int last = side() - 1;
  const int along = between(1, last - 1);
  const int dr = chance(2) ? 1 : -1, dc = chance(2) ? 1 : -1;
  int r = dr > 0 ? 0 : last, c = along;
  if (chance(2)) {
    r = along;
    c = dc > 0 ? 0 : last;
  }
  Cells cells;
  for (; r >= 0 && r <= last && c >= 0 && c <= last; r += dr, c += dc) {
    cells.push_back(static_cast<Spot>(r * side() + c));
  }
  if (cells.size() < 2) return std::nullopt;
  for (const Clue& other : taken_) {
    if (other.kind != Kind::kLittleKiller || other.cells().size() != cells.size()) continue;
    if (std::is_permutation(cells.begin(), cells.end(), other.cells().begin())) return std::nullopt;
  }
  Clue clue;
  clue.kind = Kind::kLittleKiller;
  clue.value = sum_of(cells);
  clue.sets = {std::move(cells)};
  return clue;
}

std::optional<Clue> Proposer::attempt_outside(Kind kind) {
  if (kind == Kind::kLittleKiller) return diagonal_sum();
  Clue clue;
  clue.kind = kind;
  clue.is_column = chance(2);
  clue.line = between(0, side() - 1);
  const bool back = kind != Kind::kSandwich && chance(2);
  if (kind != Kind::kSandwich) {
    clue.word = clue.is_column ? (back ? "bottom" : "top") : (back ? "right" : "left");
  }
  Digits digits;
  for (int i = 0; i < side(); ++i) {
    digits.push_back(
        at(static_cast<Spot>(clue.is_column ? i * side() + clue.line : clue.line * side() + i)));
  }
  if (back) std::reverse(digits.begin(), digits.end());
  clue.value = value_of(kind, digits, grid_.low, grid_.high);
  return clue.value ? std::optional(clue) : std::nullopt;
}

}  // namespace nonet

#include "nonet/generate/digits_told.h"

#include <algorithm>
#include <vector>

namespace nonet {
namespace {

// Areas of which the distinct digits are counted, and lines with a place that is told, have so many
// cells at most (proposals_areas.cpp, proposals_lines.cpp).
constexpr int kMostInArea = 6;
constexpr int kLastPlace = 5;

bool makes(int sum, int a, int b, int high) {
  return a != b && a + b == sum && a <= high && b <= high;
}

// Whether each makes the same sums with all other digits.
bool same_partners(int a, int b, int high) {
  for (int other = 1; other <= high; ++other) {
    if (other == a || other == b) continue;
    for (const int sum : {5, 10}) {
      if (makes(sum, a, other, high) != makes(sum, b, other, high)) return false;
    }
  }
  return true;
}

int class_of(Told told, int digit, int high) {
  constexpr int kRest = 0;
  const bool is_middle = high % 2 != 0 && digit == (high + 1) / 2;
  switch (told) {
    case Told::kNothing:
      return kRest;
    case Told::kParity:
      return digit % 2;
    case Told::kThirds:
      return (digit - 1) / 3;
    case Told::kRemainders:
      return digit % 3;
    case Told::kQuarters:
      return is_middle ? 4 : digit % 2 + (digit > high / 2 ? 2 : 0);
    case Told::kFlatmates:
      return digit == 1 || digit == 5 || digit == 9 ? digit : kRest;
    case Told::kAllButEnds:
      return digit == 1 || digit == high ? kRest : digit;
    case Told::kFewCells:
      return digit >= 2 && digit <= kMostInArea ? digit : kRest;
    case Told::kPlaces:
      return digit <= kLastPlace ? digit : kRest;
    case Told::kUpToTurning:
    case Told::kFiveAndTen:
    case Told::kDigits:
      break;
  }
  return digit;
}

bool all_are(std::span<const Told> told, Told one) {
  return std::all_of(told.begin(), told.end(),
                     [&](Told each) { return each == one || each == Told::kNothing; });
}

bool may_change_places(std::span<const Told> told, int a, int b, int high) {
  return std::all_of(told.begin(), told.end(),
                     [&](Told each) { return nonet::may_change_places(each, a, b, high); });
}

}  // namespace

bool may_change_places(Told told, int a, int b, int high) {
  if (told == Told::kFiveAndTen) return same_partners(a, b, high);
  return class_of(told, a, high) == class_of(told, b, high);
}

LeftToGivens left_to_givens(std::span<const Told> told, int high) {
  LeftToGivens left;
  // Of each class all but one must be given. Digits that change places with a third do so with each
  // other, so that each belongs to the first that it does so with.
  for (int digit = 2; digit <= high; ++digit) {
    for (int before = 1; before < digit; ++before) {
      if (!may_change_places(told, before, digit, high)) continue;
      if (left.why.empty()) {
        left.why =
            std::to_string(before) + " and " + std::to_string(digit) + " could change places";
      }
      ++left.least;
      break;
    }
  }
  if (left.least == high - 1) left.why = "any two digits could change places";
  if (left.least > 0) return left;
  if (all_are(told, Told::kUpToTurning)) {
    return {1, "all digits could be turned round, " + std::to_string(high) + " for 1 and so on"};
  }
  // 9-1-4-6 and 8-2-3-7 are chains of 10, 5 and 10: the one could be the other, and each could be
  // turned round.
  if (high >= 7 && all_are(told, Told::kFiveAndTen)) {
    return {high >= 9 ? 2 : 1, "digits could change places with others that make the same sums"};
  }
  return left;
}

}  // namespace nonet

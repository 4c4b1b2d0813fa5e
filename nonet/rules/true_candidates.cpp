#include "nonet/rules/true_candidates.h"

#include <bit>

#include "nonet/core/sets.h"

namespace nonet {

using Outcome = SolutionSearch::Outcome;

TrueCandidates::TrueCandidates(Scheme scheme)
    : scheme_(std::move(scheme)),
      search_(scheme_),
      occurring_(static_cast<std::size_t>(scheme_.cells())) {}

DigitMask TrueCandidates::open(int cell) const {
  const auto slot = static_cast<std::size_t>(cell);
  if (complete_) return 0;
  return static_cast<DigitMask>(search_.root()[slot] & ~occurring_[slot]);
}

void TrueCandidates::note(const std::vector<int>& digits) {
  for (std::size_t i = 0; i < digits.size(); ++i) {
    occurring_[i] |= static_cast<DigitMask>(1U << (digits[i] - scheme_.variant.low));
  }
  if (!first_) {
    first_ = digits;
  } else if (!second_) {
    second_ = digits;
  }
}

// Of the cells with the fewest that are open: what is settled first helps with the others.
bool TrueCandidates::choose() {
  int fewest = kMostDigits + 1;
  cell_ = -1;
  for (int cell = 0; cell < scheme_.cells(); ++cell) {
    const unsigned left = open(cell);
    const int count = bit_count(left);
    if (count == 0 || count >= fewest) continue;
    fewest = count;
    cell_ = cell;
    digit_ = left & (0U - left);
  }
  return cell_ >= 0;
}

bool TrueCandidates::go_on(const Stop& stop) {
  while (!complete_) {
    const Outcome outcome = search_.next(stop);
    if (outcome == Outcome::kStopped) return false;
    if (outcome == Outcome::kSolution) note(search_.digits());
    if (outcome == Outcome::kEnd) {
      if (!second_) {
        complete_ = true;
        break;
      }
      search_.strike(cell_, digit_);
    }
    if (!second_) continue;
    search_.avoid(&occurring_);
    complete_ = !choose();
    if (!complete_) search_.suppose(cell_, digit_);
  }
  return true;
}

}  // namespace nonet

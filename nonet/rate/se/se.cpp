#include "nonet/rate/se/se.h"

#include <algorithm>

#include "nonet/rate/se/steps.h"

namespace nonet {
namespace {

using namespace se;

constexpr int kUnsolvable = 200;

int tenths_of(double rating) {
  return static_cast<int>((rating + 0.05) * 10);
}

SeStep step_of(const Hint& hint) {
  SeStep step{name_of(hint), tenths_of(hint.rating), hint.complexity, {}, {}};
  if (hint.places()) step.placements.push_back({Cell(hint.cell), Digit(hint.digit)});
  for (const auto& [cell, digits] : hint.removals) {
    for (Digit d : DigitSet::from_bits(digits)) step.removals.push_back({Cell(cell), d});
  }
  return step;
}

template <class Tell>
SeRating rate(const Grid& start, const Tell& tell, const Stop& stop) {
  State state(start);
  SeRating rating;
  while (!state.open().empty()) {
    Hint hint;
    if (!next_step(state, hint, stop)) {
      if (stop.requested()) return rating;
      rating.er = kUnsolvable;
      break;
    }
    tell(hint);
    take(hint, state);
    rating.er = std::max(rating.er, tenths_of(hint.rating));
    if (rating.ep != 0) continue;
    if (rating.ed == 0) rating.ed = rating.er;
    if (hint.places()) rating.ep = rating.er;
  }
  rating.finished = true;
  return rating;
}

}  // namespace

std::string se_tenths(int tenths) {
  return std::to_string(tenths / 10).append(".").append(std::to_string(tenths % 10));
}

std::string text_of(const SeRating& rating) {
  return se_tenths(rating.er) + "/" + se_tenths(rating.ep) + "/" + se_tenths(rating.ed);
}

SeRating rate_se(const Grid& start, const Stop& stop) {
  return rate(
      start, [](const Hint&) {}, stop);
}

SeRating rate_se(const Grid& start, FunctionRef<void(const SeStep&)> tell, const Stop& stop) {
  return rate(
      start, [&](const Hint& hint) { tell(step_of(hint)); }, stop);
}

}  // namespace nonet

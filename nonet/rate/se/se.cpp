#include "nonet/rate/se/se.h"

#include <algorithm>

#include "nonet/rate/se/loop.h"
#include "nonet/rate/se/steps.h"

namespace nonet {
namespace {

using namespace se;

constexpr int kUnsolvable = 200;

SeStep step_of(const Hint& hint) {
  SeStep step{hint.technique(), tenths_of(hint.rating), hint.complexity, {}, {}};
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
    rating.count(hint.technique(), tenths_of(hint.rating), hint.places());
  }
  rating.finished = true;
  return rating;
}

// Its techniques speak of rows, columns and boxes; variants go through the same rows by nonet's
// own loop.
std::unique_ptr<Loop> make_se_loop(const Grid& start, const Policy& policy) {
  if (start.topology().is_classic()) return std::make_unique<SeLoop>(start, policy);
  Policy plain = policy;
  plain.loop = nullptr;
  return make_loop(start, plain);
}

}  // namespace

Policy policy_se() {
  using T = Technique;
  return {"se",
          {T::kFullHouse,
           T::kHiddenSingle,
           T::kDirectPointing,
           T::kDirectClaiming,
           T::kDirectHiddenPair,
           T::kNakedSingle,
           T::kDirectHiddenTriple,
           T::kPointing,
           T::kClaiming,
           T::kNakedPair,
           T::kXWing,
           T::kHiddenPair,
           T::kNakedTriple,
           T::kSwordfish,
           T::kHiddenTriple,
           T::kXyWing,
           T::kXyzWing,
           T::kUniqueness1,
           T::kUniqueness2,
           T::kUniqueness3,
           T::kUniqueness4,
           T::kUniqueness5,
           T::kUniqueLoop1,
           T::kUniqueLoop2,
           T::kUniqueLoop3,
           T::kUniqueLoop4,
           T::kNakedQuadruple,
           T::kJellyfish,
           T::kHiddenQuadruple,
           T::kBugPlusOne,
           T::kBug2,
           T::kBug3,
           T::kBug4,
           T::kAlignedPairExclusion,
           T::kTurbotFish,
           T::kXChain,
           T::kContinuousNiceLoop,
           T::kDiscontinuousNiceLoop,
           T::kAic,
           T::kAlignedTripleExclusion,
           T::kForcingChainVerity,
           T::kForcingNetContradiction,
           T::kForcingNetVerity},
          {},
          &make_se_loop};
}

int SeRating::uses_of(const SeTechnique& technique) const {
  for (const Use& use : uses) {
    if (use.technique == technique) return use.count;
  }
  return 0;
}

void SeRating::count(const SeTechnique& technique, int tenths, bool places) {
  const auto use = std::find_if(uses.begin(), uses.end(),
                                [&](const Use& each) { return each.technique == technique; });
  if (use == uses.end()) {
    uses.push_back({technique, 1});
  } else {
    ++use->count;
  }
  if (tenths > er) {
    er = tenths;
    of_er = technique;
  }
  if (ep != 0) return;
  if (ed == 0) {
    ed = er;
    of_ed = of_er;
  }
  if (places) {
    ep = er;
    of_ep = of_er;
  }
}

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

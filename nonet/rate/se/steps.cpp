#include "nonet/rate/se/steps.h"

#include <algorithm>

#include "nonet/rate/se/finders.h"
#include "nonet/rate/se/forcing_chains.h"
#include "nonet/rate/se/multiple.h"
#include "nonet/rate/se/patterns.h"

namespace nonet::se {
namespace {

constexpr int kDeepest = 5;

using T = Technique;

// Asks one technique after the other.
class Asking {
 public:
  Asking(const State& state, Hint& hint, const Stop& stop, const Asked* asked)
      : state_(state), hint_(hint), stop_(stop), asked_(asked) {}

  bool next() {
    return (any({T::kFullHouse, T::kHiddenSingle}) && took(find_hidden_single(state_, hint_))) ||
           (any({T::kDirectPointing, T::kDirectClaiming}) &&
            took(find_direct_locking(state_, hint_))) ||
           (any({T::kDirectHiddenPair}) && took(find_direct_hidden_set(state_, 2, hint_))) ||
           (any({T::kNakedSingle}) && took(find_naked_single(state_, hint_))) ||
           (any({T::kDirectHiddenTriple}) && took(find_direct_hidden_set(state_, 3, hint_))) ||
           next_pattern() || next_chain();
  }

 private:
  // Whether some of these rows are asked for.
  bool any(std::initializer_list<T> rows) const {
    if (asked_ == nullptr) return true;
    return std::any_of(rows.begin(), rows.end(), [&](T t) { return asked_->rows.contains(t); });
  }
  // Whether what was found is taken; otherwise it is forgotten.
  bool took(bool found) {
    if (!found || asked_ == nullptr || asked_->takes(hint_)) return found;
    hint_ = {};
    return false;
  }

  bool naked(int size, T row) { return any({row}) && took(find_naked_set(state_, size, hint_)); }
  bool hidden(int size, T row) { return any({row}) && took(find_hidden_set(state_, size, hint_)); }
  bool fish(int size, T row) { return any({row}) && took(find_fish(state_, size, hint_)); }
  bool wing(int digits, T row) { return any({row}) && took(find_wing(state_, digits, hint_)); }

  bool next_pattern() {
    return (any({T::kPointing, T::kClaiming}) && took(find_locking(state_, hint_))) ||
           naked(2, T::kNakedPair) || fish(2, T::kXWing) || hidden(2, T::kHiddenPair) ||
           naked(3, T::kNakedTriple) || fish(3, T::kSwordfish) || hidden(3, T::kHiddenTriple) ||
           wing(2, T::kXyWing) || wing(3, T::kXyzWing) ||
           (any({T::kUniqueness1, T::kUniqueness2, T::kUniqueness3, T::kUniqueness4,
                 T::kUniqueness5, T::kUniqueLoop1, T::kUniqueLoop2, T::kUniqueLoop3,
                 T::kUniqueLoop4}) &&
            took(find_unique_loop(state_, hint_))) ||
           naked(4, T::kNakedQuadruple) || fish(4, T::kJellyfish) ||
           hidden(4, T::kHiddenQuadruple) ||
           (any({T::kBugPlusOne, T::kBug2, T::kBug3, T::kBug4}) && took(find_bug(state_, hint_))) ||
           (any({T::kAlignedPairExclusion}) && took(find_aligned_pair(state_, hint_)));
  }

  bool next_chain() {
    const Links links(state_);
    const Reach reach(links);
    // Looked for in any case: lengths along static links are those of runs only where there is
    // none.
    const bool has_chain = find_forcing_chain(state_, links, reach, hint_);
    if (took(has_chain)) return true;
    if (any({T::kAlignedTripleExclusion}) && took(find_aligned_triplet(state_, hint_))) return true;
    const bool nets = any({T::kForcingNetContradiction, T::kForcingNetVerity});
    if (nets && took(find_nishio(state_, links, hint_))) return true;
    if (!has_chain && any({T::kForcingChainVerity}) &&
        took(find_multiple(state_, links, reach, hint_))) {
      return true;
    }
    for (int level = 0; nets && level <= kDeepest; ++level) {
      if (stop_.requested()) return false;
      if (took(find_dynamic(state_, links, level, stop_, hint_))) return true;
    }
    return false;
  }

  const State& state_;
  Hint& hint_;
  const Stop& stop_;
  const Asked* asked_;
};

}  // namespace

bool next_step(const State& state, Hint& hint, const Stop& stop, const Asked* asked) {
  return Asking(state, hint, stop, asked).next();
}

void take(const Hint& hint, State& state) {
  for (const auto& [cell, digits] : hint.removals) state.eliminate(cell, digits);
  if (hint.places()) state.place(hint.cell, hint.digit);
}

}  // namespace nonet::se

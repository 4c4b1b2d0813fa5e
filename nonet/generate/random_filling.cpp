#include "nonet/generate/random_filling.h"

#include <algorithm>
#include <bit>

#include "nonet/rules/engine.h"

namespace nonet {
namespace {

// Guesses of the first search, and how often it is begun with half as many again.
constexpr int kFirstGuesses = 60;
constexpr int kSearches = 12;

class Filler {
 public:
  Filler(const Scheme& scheme, Random& random, const Stop& stop)
      : engine_(scheme), low_(scheme.variant.low), random_(random), stop_(stop) {}

  RandomFilling run() {
    std::vector<DigitMask> start = engine_.start();
    engine_.work_on(start.data());
    if (std::find(start.begin(), start.end(), 0) != start.end()) return {{}, true};
    engine_.wake_all();
    if (!engine_.propagate()) return {{}, true};
    int guesses = kFirstGuesses;
    for (int i = 0; i < kSearches && !stop_.requested_now(); ++i, guesses += guesses / 2) {
      left_ = guesses;
      std::vector<DigitMask> state = start;
      const bool found = descend(state);
      if (found) return {digits_of(state), false};
      if (left_ > 0) return {{}, !stop_.requested()};
    }
    return {};
  }

 private:
  // Leaves a filling in the state. False: there is none, or there were too many guesses.
  bool descend(std::vector<DigitMask>& state) {
    const int cell = fewest(state);
    if (cell < 0) return true;
    std::vector<unsigned> digits;
    for (unsigned rest = state[static_cast<std::size_t>(cell)]; rest != 0; rest &= rest - 1) {
      digits.push_back(rest & (0U - rest));
    }
    random_.shuffle(digits);
    for (const unsigned digit : digits) {
      if (--left_ <= 0 || stop_.requested()) {
        left_ = 0;
        return false;
      }
      std::vector<DigitMask> next = state;
      engine_.work_on(next.data());
      if (!engine_.keep(cell, digit) || !engine_.propagate()) continue;
      if (descend(next)) {
        state = std::move(next);
        return true;
      }
      if (left_ <= 0) return false;
    }
    return false;
  }

  // Of the cells with the fewest digits, but more than one, any; -1 if all are settled.
  int fewest(const std::vector<DigitMask>& state) {
    int least = kMostDigits + 1;
    std::vector<int> cells;
    for (std::size_t i = 0; i < state.size(); ++i) {
      const int count = std::popcount(static_cast<unsigned>(state[i]));
      if (count < 2 || count > least) continue;
      if (count < least) cells.clear();
      least = count;
      cells.push_back(static_cast<int>(i));
    }
    return cells.empty() ? -1 : random_.one_of(cells);
  }

  std::vector<int> digits_of(const std::vector<DigitMask>& state) const {
    std::vector<int> digits;
    digits.reserve(state.size());
    for (const DigitMask mask : state) {
      digits.push_back(std::countr_zero(static_cast<unsigned>(mask)) + low_);
    }
    return digits;
  }

  Engine engine_;
  int low_;
  Random& random_;
  const Stop& stop_;
  int left_ = 0;
};

}  // namespace

RandomFilling random_filling(const Scheme& scheme, Random& random, const Stop& stop) {
  return Filler(scheme, random, stop).run();
}

}  // namespace nonet

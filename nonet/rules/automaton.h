// Automaton: what a rule says of the digits in its cells, read in order. It is the definition that
// checkers and kernels are held against, so it is written for reading, not for speed.
//
// Nothing about which cells may not be equal is in it: that is the grid's business (scheme.h).
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace nonet {

class Automaton {
 public:
  using State = std::uint64_t;
  static constexpr State kDead = ~State{0};

  Automaton() = default;
  Automaton(const Automaton&) = delete;
  Automaton& operator=(const Automaton&) = delete;
  virtual ~Automaton() = default;

  // Several: whichever of them leads to an end that is accepted.
  virtual std::vector<State> starts() const { return {0}; }
  // Where a digit at a position (from 0) leads, or kDead.
  virtual State step(State state, int position, int digit) const = 0;
  // For automata with several ways: adds all states that it leads to.
  virtual void steps(State state, int position, int digit, std::vector<State>& to) const {
    const State next = step(state, position, digit);
    if (next != kDead) to.push_back(next);
  }
  virtual bool accepts(State state) const = 0;
};

// An automaton of two lambdas.
template <class Step, class Accepts>
class SimpleAutomaton final : public Automaton {
 public:
  SimpleAutomaton(std::vector<State> starts, Step step, Accepts accepts)
      : starts_(std::move(starts)), step_(std::move(step)), accepts_(std::move(accepts)) {}
  std::vector<State> starts() const override { return starts_; }
  State step(State state, int position, int digit) const override {
    return step_(state, position, digit);
  }
  bool accepts(State state) const override { return accepts_(state); }

 private:
  std::vector<State> starts_;
  Step step_;
  Accepts accepts_;
};

template <class Step, class Accepts>
std::shared_ptr<const Automaton> make_automaton(Step step, Accepts accepts,
                                                std::vector<Automaton::State> starts = {0}) {
  return std::make_shared<SimpleAutomaton<Step, Accepts>>(std::move(starts), std::move(step),
                                                          std::move(accepts));
}

// Whether a full filling obeys it.
bool accepts(const Automaton& automaton, std::span<const int> digits);

}  // namespace nonet

// Questions about a puzzle with rules whose solution is known: is it the only one, with these cells
// given? What the rules mean is worked out once; which cells are given may change from question to
// question.
//
// A question is given up after so many guesses: what is not known then is treated like "no".
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "nonet/core/stop.h"
#include "nonet/rules/scheme.h"

namespace nonet {

class RuledQuestions {
 public:
  // The clues of the variant count, its givens do not. Nothing if the clues can't be meant.
  static std::optional<RuledQuestions> about(Variant variant, const std::vector<int>& solution,
                                             const Stop& stop, std::uint64_t most_guesses);

  enum class Answer : std::uint8_t { kYes, kNo, kUnknown };
  // Whether the solution is the only one. `other` becomes another, where there is one.
  Answer alone(const std::vector<bool>& given, std::vector<int>* other = nullptr);
  // The same of a puzzle that has only this one with the cell given: whether it does without.
  Answer alone_without(const std::vector<bool>& given, Spot cell);

 private:
  RuledQuestions(Scheme scheme, const std::vector<int>& solution, const Stop& stop,
                 std::uint64_t most_guesses)
      : scheme_(std::move(scheme)),
        free_(scheme_.start),
        solution_(solution),
        stop_(stop),
        most_guesses_(most_guesses) {}

  void give(const std::vector<bool>& given);
  // Whether there are so many solutions, and all of them are the known one.
  Answer ask(std::uint64_t wanted, std::vector<int>* other);

  Scheme scheme_;
  std::vector<DigitMask> free_;  // what cells may hold with nothing given
  std::vector<int> solution_;
  Stop stop_;
  std::uint64_t most_guesses_;
};

}  // namespace nonet

#include "nonet/generate/ruled_questions.h"

#include <algorithm>

#include "nonet/rules/count.h"

namespace nonet {

std::optional<RuledQuestions> RuledQuestions::about(Variant variant,
                                                    const std::vector<int>& solution,
                                                    const Stop& stop, std::uint64_t most_guesses) {
  variant.givens.assign(static_cast<std::size_t>(variant.cells()), std::nullopt);
  Result<Scheme> scheme = compile(std::move(variant));
  if (!scheme) return std::nullopt;
  return RuledQuestions(*std::move(scheme), solution, stop, most_guesses);
}

void RuledQuestions::give(const std::vector<bool>& given) {
  scheme_.start = free_;
  for (std::size_t i = 0; i < given.size(); ++i) {
    if (given[i]) {
      scheme_.start[i] &= static_cast<DigitMask>(1U << (solution_[i] - scheme_.variant.low));
    }
  }
}

RuledQuestions::Answer RuledQuestions::ask(std::uint64_t wanted, std::vector<int>* other) {
  bool found_other = false;
  const VariantCount count = count_solutions(
      scheme_, wanted + 1, stop_.bounded(most_guesses_), [&](std::span<const int> all) {
        if (std::equal(all.begin(), all.end(), solution_.begin(), solution_.end())) return true;
        found_other = true;
        if (other != nullptr) other->assign(all.begin(), all.end());
        return false;
      });
  if (found_other) return Answer::kNo;
  if (count.stopped) return Answer::kUnknown;
  return count.solutions == wanted ? Answer::kYes : Answer::kNo;
}

RuledQuestions::Answer RuledQuestions::alone(const std::vector<bool>& given,
                                             std::vector<int>* other) {
  give(given);
  return ask(1, other);
}

RuledQuestions::Answer RuledQuestions::alone_without(const std::vector<bool>& given, Spot cell) {
  give(given);
  scheme_.start[cell] =
      static_cast<DigitMask>(free_[cell] & ~(1U << (solution_[cell] - scheme_.variant.low)));
  if (scheme_.start[cell] == 0) return Answer::kYes;
  return ask(0, nullptr);
}

}  // namespace nonet

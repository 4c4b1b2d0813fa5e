// LargeGame: a puzzle that is too large for steps, up to 16 by 16 cells, or has a digit 0 and is
// opened by who keeps digits from 1 to 9 alone. It is looked at, drawn and examined; whoever plays
// it keeps digits and candidates himself, and is told here which cells see each other.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "nonet/c/wishes.h"
#include "nonet/core/result.h"
#include "nonet/rules/rulebook.h"
#include "nonet/rules/scheme.h"

namespace nonet {

class LargeGame {
 public:
  // An Error says what is wrong with its rules.
  static Result<LargeGame> of(const Variant& variant);

  const std::shared_ptr<const Variant>& variant() const { return variant_; }
  // The puzzle, its kinds of rules, and what each cell sees (schema large).
  std::string board() const;
  Result<std::string> draw(Wishes& wishes) const;

 private:
  std::shared_ptr<const Variant> variant_;
  std::vector<SpotSet> sees_;
};

// Whether whoever asks for large games gets it as one.
inline bool is_large(const Variant& variant) {
  return !is_explained(variant) || variant.low != 1;
}

// Why a call has no answer for it; nothing of those that have one.
std::optional<Error> refusal_of_large(std::string_view call);

}  // namespace nonet

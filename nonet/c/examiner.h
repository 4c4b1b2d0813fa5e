// Examiner: what the maker of a puzzle asks about it. Each question is answered a portion of work
// at a time, and says what is known so far.
#pragma once

#include <memory>
#include <string>
#include <variant>

#include "nonet/core/puzzle.h"
#include "nonet/json/writer.h"
#include "nonet/rules/parts_needed.h"
#include "nonet/rules/rulebook.h"
#include "nonet/rules/true_candidates.h"

namespace nonet {

class Examiner {
 public:
  enum class Question { kCandidates, kCount, kNeedless, kClash };

  // `rulebook` is that of the puzzle, null for the ordinary game. An Error if it can't be asked.
  static Result<std::unique_ptr<Examiner>> of(Question question, const Puzzle& puzzle,
                                              std::shared_ptr<const Rulebook> rulebook);

  bool is_of(Question question, const Puzzle& puzzle) const {
    return question_ == question && puzzle_.variant == puzzle.variant &&
           puzzle_.givens == puzzle.givens;
  }
  // Works until all is known or it is stopped, and tells what there is (schema examination). An
  // Error if the puzzle turns out not to be one that can be asked this.
  Result<std::string> go_on(const Stop& stop);
  bool complete() const { return complete_; }

 private:
  Examiner(Question question, const Puzzle& puzzle, std::shared_ptr<const Rulebook> rulebook)
      : question_(question), puzzle_(puzzle), rulebook_(std::move(rulebook)) {}

  std::optional<Error> refusal() const;
  void tell(JsonWriter& json, const TrueCandidates& known) const;
  void tell(JsonWriter& json, const std::vector<PuzzlePart>& parts) const;

  Question question_;
  Puzzle puzzle_;
  std::shared_ptr<const Rulebook> rulebook_;
  Variant variant_;
  bool complete_ = false;
  std::unique_ptr<TrueCandidates> candidates_;
  std::unique_ptr<CountByPortions> count_;  // of all questions but that for candidates
  std::unique_ptr<NeedlessParts> needless_;
  std::unique_ptr<ClashingParts> clash_;
};

}  // namespace nonet

#include "nonet/c/examiner.h"

#include <algorithm>

#include "nonet/core/clues.h"
#include "nonet/rules/words.h"

namespace nonet {
namespace {

constexpr std::uint64_t kMostSolutions = 1'000'000'000;

// What was placed since is not the puzzle.
Variant variant_of(const Puzzle& puzzle) {
  if (puzzle.variant) {
    Variant variant = *puzzle.variant;
    variant.placed.clear();
    return variant;
  }
  Variant variant;
  variant.boxes = standard_boxes(variant.rows, variant.cols, variant.digits());
  variant.givens.resize(Cell::kCount);
  for (Cell c : Cell::all()) {
    if (const auto digit = puzzle.givens.at(c)) variant.givens[c.slot()] = digit->index() + 1;
  }
  return variant;
}

// A letter from A on for what is above 9.
char letter_of(int digit) {
  return static_cast<char>(digit > 9 ? 'A' + digit - 10 : '0' + digit);
}

std::string digits_in(DigitMask mask, const Variant& variant) {
  std::string text;
  for (int d = variant.low; d <= variant.high; ++d) {
    if ((mask >> (d - variant.low) & 1) != 0) text += letter_of(d);
  }
  return text;
}

std::string line_of(const std::vector<int>& digits) {
  std::string text;
  for (const int digit : digits) text += letter_of(digit);
  return text;
}

std::string_view count_word(const TrueCandidates& known) {
  if (!known.counted()) return "unknown";
  return known.solutions() == 0 ? "none" : known.solutions() == 1 ? "one" : "several";
}

std::string_view word_of(Examiner::Question question) {
  switch (question) {
    case Examiner::Question::kCandidates:
      return "candidates";
    case Examiner::Question::kCount:
      return "count";
    case Examiner::Question::kNeedless:
      return "needless";
    case Examiner::Question::kClash:
      break;
  }
  return "clash";
}

}  // namespace

Result<std::unique_ptr<Examiner>> Examiner::of(Question question, const Puzzle& puzzle,
                                               std::shared_ptr<const Rulebook> rulebook) {
  if (is_of_candidates(puzzle)) {
    return Error{ErrorCode::kRefused,
                 "a puzzle of candidates alone has neither rules nor givens to look at"};
  }
  std::unique_ptr<Examiner> examiner(new Examiner(question, puzzle, std::move(rulebook)));
  examiner->variant_ = variant_of(puzzle);
  Result<Scheme> scheme = compile(examiner->variant_);
  if (!scheme) return scheme.error();
  const Variant& variant = examiner->variant_;
  const bool of_parts = question == Question::kNeedless || question == Question::kClash;
  if (question == Question::kCandidates) {
    examiner->candidates_ = std::make_unique<TrueCandidates>(*std::move(scheme));
  } else {
    examiner->count_ = std::make_unique<CountByPortions>(variant, of_parts ? 2 : kMostSolutions);
  }
  if (question == Question::kNeedless) {
    examiner->needless_ = std::make_unique<NeedlessParts>(variant);
  } else if (question == Question::kClash) {
    examiner->clash_ = std::make_unique<ClashingParts>(variant);
  }
  return examiner;
}

void Examiner::tell(JsonWriter& json, const TrueCandidates& known) const {
  json.line(1).member("solutions", count_word(known));
  if (known.first()) json.line(1).member("first", line_of(*known.first()));
  if (known.second()) {
    json.line(1).member("second", line_of(*known.second()));
    json.line(1).key("differ").begin_list();
    for (std::size_t i = 0; i < known.first()->size(); ++i) {
      const bool differs = (*known.first())[i] != (*known.second())[i];
      if (differs) json.string(spot_name(variant_, static_cast<Spot>(i)));
    }
    json.end_list();
  }
  json.line(1).key("candidates").begin_list();
  for (const DigitMask mask : known.occurring()) json.string(digits_in(mask, variant_));
  json.end_list();
  json.line(1).key("open").begin_list();
  for (int i = 0; i < variant_.cells(); ++i) json.string(digits_in(known.open(i), variant_));
  json.end_list();
}

void Examiner::tell(JsonWriter& json, const std::vector<PuzzlePart>& parts) const {
  json.line(1).key("rules").begin_list();
  for (const PuzzlePart& part : parts) {
    if (part.is_given) continue;
    json.begin_object().member("rule", part.index + 1);
    const Clue& clue = variant_.clues[static_cast<std::size_t>(part.index)];
    json.member("words", rulebook_ ? words_of_rule(*rulebook_, part.index + 1)
                                   : "the rule '" + std::string(row_of(clue.kind).name) + "'");
    json.end_object();
  }
  json.end_list();
  json.line(1).key("givens").begin_list();
  for (const PuzzlePart& part : parts) {
    if (!part.is_given) continue;
    const auto slot = static_cast<std::size_t>(part.index);
    json.string(spot_name(variant_, static_cast<Spot>(part.index)) + "=" +
                std::to_string(*variant_.givens[slot]));
  }
  json.end_list();
}

// How many solutions the puzzle has decides whether the question has a meaning.
std::optional<Error> Examiner::refusal() const {
  if (needless_ && count_->found() != 1) {
    return Error{ErrorCode::kRefused,
                 "whether a part is needless can be said of a puzzle with one solution alone"};
  }
  if (clash_ && count_->found() != 0) {
    return Error{ErrorCode::kRefused, "nothing clashes in a puzzle that has a solution"};
  }
  return std::nullopt;
}

Result<std::string> Examiner::go_on(const Stop& stop) {
  JsonWriter json;
  json.begin_object().member("format", "nonet-examination").member("version", 1);
  json.line(1).member("what", word_of(question_));
  complete_ = candidates_ ? candidates_->go_on(stop) : count_->go_on(stop);
  if (complete_) {
    if (auto error = refusal()) return *error;
  }
  const auto tell_parts = [&](auto& parts, const std::vector<PuzzlePart>& told) {
    complete_ = complete_ && parts.go_on(stop);
    json.line(1).member("complete", complete_);
    json.line(1).member("looked_at", parts.looked_at()).member("of", parts.of());
    tell(json, told);
  };
  if (needless_) {
    tell_parts(*needless_, needless_->needless());
  } else if (clash_) {
    tell_parts(*clash_, clash_->left());
    json.line(1).member("least", complete_ && clash_->least());
  } else {
    json.line(1).member("complete", complete_);
    if (candidates_) {
      tell(json, *candidates_);
    } else {
      json.member("count", count_->found());
    }
  }
  json.end_object();
  return json.take() + "\n";
}

}  // namespace nonet

#include "nonet/c/wishes.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <limits>

#include "nonet/core/resemblance.h"
#include "nonet/core/visible.h"
#include "nonet/text/notation.h"

namespace nonet {
namespace {

using Kind = JsonValue::Kind;

constexpr double kMostSeconds = 1e6;

#ifdef __wasm__
constexpr bool kHasClock = false;
#else
constexpr bool kHasClock = true;
#endif
// A limit that is never reached would be worse than none.
constexpr std::string_view kNoClock =
    "option \"time_limit\" needs a clock, which WebAssembly has none of; in a worker give the call "
    "a signal, such as AbortSignal.timeout(1000)";

bool is_blank(std::string_view text) {
  return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

std::optional<std::uint64_t> whole_number(const JsonValue& value) {
  std::uint64_t number = 0;
  const char* end = value.string.data() + value.string.size();
  const auto [stopped, problem] = std::from_chars(value.string.data(), end, number);
  if (!value.is(Kind::kNumber) || problem != std::errc() || stopped != end) return std::nullopt;
  return number;
}

std::optional<int> figure_in(const JsonValue& value) {
  const auto number = whole_number(value);
  if (!number || *number > std::numeric_limits<int>::max()) return std::nullopt;
  return static_cast<int>(*number);
}

std::optional<int> tenths_in(const JsonValue& value) {
  const double number = value.is(Kind::kNumber) ? std::strtod(value.string.c_str(), nullptr) : -1;
  if (!(number >= 0 && number < 1000)) return std::nullopt;
  const double tenths = std::round(number * 10);
  if (std::abs(number * 10 - tenths) > 1e-6) return std::nullopt;
  return static_cast<int>(tenths);
}

Error as_option(Error error) {
  error.code = ErrorCode::kBadOption;
  return error;
}

}  // namespace

Wishes::Wishes(std::string_view options) {
  object_.kind = Kind::kObject;
  if (is_blank(options)) return;
  auto parsed = parse_json(options);
  if (!parsed) {
    problem_ = parsed.error().told("options: " + parsed.error().message);
  } else if (!parsed->is(Kind::kObject)) {
    problem_ = parsed->wrong("options are an object, such as {\"rung\": 5}");
  } else {
    object_ = *std::move(parsed);
  }
}

const JsonValue* Wishes::asked(std::string_view key) {
  known_.push_back(key);
  return object_.find(key);
}

void Wishes::refuse(const JsonValue& value, std::string_view key, std::string_view expected) {
  if (problem_) return;
  problem_ = value.wrong("option \"" + std::string(key) + "\" must be " + std::string(expected));
}

std::optional<std::string> Wishes::text(std::string_view key) {
  const JsonValue* value = asked(key);
  if (value == nullptr) return std::nullopt;
  if (value->is(Kind::kString)) return value->string;
  refuse(*value, key, "a text");
  return std::nullopt;
}

std::optional<std::string> Wishes::word(std::string_view key,
                                        const std::vector<std::string_view>& words) {
  auto given = text(key);
  if (!given || std::find(words.begin(), words.end(), *given) != words.end()) return given;
  std::vector<std::string> listed(words.begin(), words.end());
  refuse(*object_.find(key), key,
         list_of(listed, "or") + ", not " + quoted_text(*given) + did_you_mean(*given, words));
  return std::nullopt;
}

std::optional<bool> Wishes::truth(std::string_view key) {
  const JsonValue* value = asked(key);
  if (value == nullptr) return std::nullopt;
  if (value->is(Kind::kBool)) return value->boolean;
  refuse(*value, key, "true or false");
  return std::nullopt;
}

std::optional<std::uint64_t> Wishes::number(std::string_view key, std::uint64_t least,
                                            std::uint64_t most) {
  const JsonValue* value = asked(key);
  if (value == nullptr) return std::nullopt;
  const auto number = whole_number(*value);
  if (number && *number >= least && *number <= most) return number;
  refuse(*value, key,
         "a whole number from " + std::to_string(least) + " to " + std::to_string(most));
  return std::nullopt;
}

std::optional<Cell> Wishes::cell(std::string_view key) {
  auto given = text(key);
  if (!given) return std::nullopt;
  auto cell = parse_cell(*given);
  if (!cell) refuse(*object_.find(key), key, "a cell such as r3c5, not " + quoted_text(*given));
  return cell;
}

std::optional<Candidate> Wishes::candidate(std::string_view key, DigitNames names) {
  auto given = text(key);
  if (!given) return std::nullopt;
  auto candidate = parse_placement(*given, names);
  if (!candidate) {
    refuse(*object_.find(key), key, "a candidate such as r3c5=7, not " + quoted_text(*given));
  }
  return candidate;
}

Deed Wishes::deed(std::string_view key, DigitNames digits) {
  Deed did;
  for (const std::string& text : names(key)) {
    const auto placed = parse_placement(text, digits), removed = parse_removal(text, digits);
    if (placed) did.placements.push_back(*placed);
    if (removed) did.removals.push_back(*removed);
    if (!placed && !removed) {
      refuse(*object_.find(key), key, "r3c5=7 or r1c8<>7, not " + quoted_text(text));
    }
  }
  return did;
}

std::vector<std::string> Wishes::names(std::string_view key) {
  const JsonValue* value = asked(key);
  if (value == nullptr) return {};
  if (value->is(Kind::kString)) return {value->string};
  std::vector<std::string> names;
  for (const JsonValue& item : value->list) {
    if (item.is(Kind::kString)) names.push_back(item.string);
  }
  if (!value->is(Kind::kList) || names.size() < value->list.size()) {
    refuse(*value, key, "a list of names");
  }
  return names;
}

std::optional<Span> Wishes::span_of(std::string_view key, int most, ReadFigure read,
                                    const std::string& figure) {
  const JsonValue* value = asked(key);
  if (value == nullptr) return std::nullopt;
  const bool pair = value->is(Kind::kList) && value->list.size() == 2;
  const auto first = read(pair ? value->list[0] : *value);
  const auto last = read(pair ? value->list[1] : *value);
  if (first && last && *first <= *last && *last <= most) return Span{*first, *last};
  refuse(*value, key, figure + ", or two of them, the lesser first");
  return std::nullopt;
}

std::optional<Span> Wishes::span(std::string_view key, int most) {
  return span_of(key, most, figure_in, "a number up to " + std::to_string(most));
}

std::optional<Span> Wishes::tenths(std::string_view key, int most) {
  return span_of(key, most, tenths_in, "a rating up to " + se_tenths(most));
}

void Wishes::settings(std::vector<std::string>& all) {
  const JsonValue* value = asked("set");
  if (value == nullptr) return;
  if (!value->is(Kind::kObject)) {
    refuse(*value, "set", "an object, such as {\"fish-fins\": 3}");
    return;
  }
  for (std::size_t i = 0; i < value->list.size(); ++i) {
    const JsonValue& item = value->list[i];
    const bool simple = item.is(Kind::kBool) || item.is(Kind::kNumber) || item.is(Kind::kString);
    if (!simple) refuse(item, "set", "an object of numbers, and of true or false");
    all.push_back(value->keys[i] + "=" +
                  (item.is(Kind::kBool) ? (item.boolean ? "on" : "off") : item.string));
  }
}

PolicyChoice Wishes::policy() {
  PolicyChoice choice;
  choice.policy = word("policy", policy_words()).value_or(choice.policy);
  choice.with = names("with");
  choice.only = names("only");
  choice.without = names("without");
  choice.order = names("order");
  choice.uniqueness = truth("uniqueness").value_or(true);
  settings(choice.settings);
  return choice;
}

Stop Wishes::stop(const std::atomic<bool>* flag) {
  const JsonValue* value = asked("time_limit");
  if (value == nullptr) return Stop(flag);
  if (!kHasClock) {
    if (!problem_) problem_ = value->wrong(std::string(kNoClock));
    return Stop(flag);
  }
  const double seconds = value->is(Kind::kNumber) ? std::strtod(value->string.c_str(), nullptr) : 0;
  if (!(seconds > 0 && seconds <= kMostSeconds)) {
    refuse(*value, "time_limit", "a number of seconds, more than 0");
    return Stop(flag);
  }
  return Stop::after(std::chrono::milliseconds(static_cast<std::int64_t>(seconds * 1000)), flag);
}

std::optional<Error> Wishes::problem() const {
  if (problem_) return as_option(*problem_);
  for (std::size_t i = 0; i < object_.keys.size(); ++i) {
    const std::string& key = object_.keys[i];
    if (std::find(known_.begin(), known_.end(), key) != known_.end()) continue;
    return as_option(object_.list[i].wrong("there is no option " + quoted_text(key) + " here" +
                                           did_you_mean(key, known_)));
  }
  return std::nullopt;
}

}  // namespace nonet

// Wishes: the options of a call, one JSON object. Whoever answers asks for the keys that it knows;
// the first value that is not what it should be, or else the first key that nobody asked for, is
// the problem.
//
//   Wishes wishes(options);
//   const int rung = wishes.number("rung", 1, 5).value_or(3);
//   if (auto problem = wishes.problem()) return *problem;
#pragma once

#include <atomic>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "nonet/core/stop.h"
#include "nonet/explain/hint.h"
#include "nonet/explain/policy_choice.h"
#include "nonet/generate/demand.h"
#include "nonet/generate/variant_demand.h"
#include "nonet/json/value.h"

namespace nonet {

class Wishes {
 public:
  // "" is {}.
  explicit Wishes(std::string_view options);

  bool has(std::string_view key) const { return object_.find(key) != nullptr; }
  std::optional<std::string> text(std::string_view key);
  // One of these words.
  std::optional<std::string> word(std::string_view key, const std::vector<std::string_view>& words);
  std::optional<bool> truth(std::string_view key);
  std::optional<std::uint64_t> number(std::string_view key, std::uint64_t least,
                                      std::uint64_t most);
  std::optional<Cell> cell(std::string_view key);
  std::optional<Candidate> candidate(std::string_view key, DigitNames names);
  // A list of "r3c5=7" and "r1c8<>7".
  Deed deed(std::string_view key, DigitNames names);
  // A list of texts, or one.
  std::vector<std::string> names(std::string_view key);
  // [least, most], or one number that is both.
  std::optional<Span> span(std::string_view key, int most);
  // The same of numbers with a decimal, [6.6, 7.2]; in tenths, and so is `most`.
  std::optional<Span> tenths(std::string_view key, int most);

  // Those that choose techniques.
  PolicyChoice policy();
  // "time_limit", and the flag.
  Stop stop(const std::atomic<bool>* asked);

  std::optional<Error> problem() const;

 private:
  const JsonValue* asked(std::string_view key);
  using ReadFigure = std::optional<int> (*)(const JsonValue& value);
  std::optional<Span> span_of(std::string_view key, int most, ReadFigure read,
                              const std::string& figure);
  void settings(std::vector<std::string>& all);
  void refuse(const JsonValue& value, std::string_view key, std::string_view expected);

  JsonValue object_;
  std::vector<std::string_view> known_;
  std::optional<Error> problem_;
};

// What a puzzle is to be like. An Error says what is wrong, or why no puzzle can be so.
Result<Demand> demand_in(Wishes& wishes);
// The same where rules or another size are asked for; whether one can be so, is not asked here.
Result<std::optional<VariantDemand>> variant_demand_in(Wishes& wishes);

}  // namespace nonet

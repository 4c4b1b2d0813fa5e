#include "cli/commands/variant_answers.h"

#include "nonet/io/variant_parts.h"
#include "nonet/rules/scheme.h"
#include "nonet/text/variant_board.h"

namespace nonet::cli {
namespace {

// Of a puzzle with more solutions than these nobody asks what they share.
constexpr std::uint64_t kMostShared = 1000;

char character(int digit) {
  return static_cast<char>(digit < 10 ? '0' + digit : 'A' + digit - 10);
}

std::string shown(int digit) {
  return std::to_string(digit);
}

// What a puzzle with several solutions lacks. What is drawn has been named when it was read, and
// the rules in words with it.
std::string missing_rule(const Variant& variant) {
  if (!variant.unread.empty()) {
    return "; a rule is probably missing, for not all of the puzzle could be read as rules";
  }
  const std::string words = variant.ruleset.empty() ? "" : shown_words(variant.ruleset);
  return "; if it should have one, a rule is probably missing" +
         (words.empty() ? "" : ": the puzzle says: " + words);
}

}  // namespace

std::string one_line(const Variant& variant, const std::vector<std::optional<int>>& digits,
                     char blank) {
  std::string text;
  for (const std::optional<int>& digit : digits) {
    // Where 0 is a digit it stands for no unset cell.
    text += digit ? character(*digit) : (blank == '0' && variant.low == 0 ? '.' : blank);
  }
  return text;
}

std::string written(const Variant& variant, const std::vector<std::optional<int>>& digits,
                    const Layout& layout) {
  const std::string cells = one_line(variant, digits, layout.blank);
  const std::string_view name = layout.format->name;
  if (name == "line" || name == "csv") return cells + "\n";
  if (name == "ss") return variant_board(variant, digits, true);
  std::string text;
  for (std::size_t at = 0; at < cells.size(); at += static_cast<std::size_t>(variant.cols)) {
    text += cells.substr(at, static_cast<std::size_t>(variant.cols)) + "\n";
  }
  return text;
}

VariantVerdict judge(const Variant& variant, std::uint64_t limit, const Stop& stop) {
  VariantVerdict verdict;
  verdict.digits = variant.givens;
  const Result<Scheme> scheme = compile(variant);
  if (!scheme) {
    verdict.problem = scheme.error().message;
    return verdict;
  }
  std::vector<int> other;
  const VariantCount found = count_variant(*scheme, limit, stop, [&](std::span<const int> digits) {
    other.assign(digits.begin(), digits.end());
    return true;
  });
  verdict.solutions = found.solutions;
  if (found.stopped && found.solutions < 2) {
    verdict.undecided = true;
    verdict.problem = found.solutions == 0
                          ? "no solution was found in that time"
                          : "a solution was found, but not in that time whether it is the only one";
    return verdict;
  }
  if (found.solutions == 0) {
    verdict.problem = "no solution obeys all of its rules";
    return verdict;
  }
  if (found.solutions == 1) {
    verdict.digits.assign(found.first.begin(), found.first.end());
    return verdict;
  }
  std::size_t differs = 0;
  while (found.first[differs] == other[differs]) ++differs;
  verdict.problem =
      "there are several solutions: " + spot_name(variant, static_cast<Spot>(differs)) +
      " may be " + shown(found.first[differs]) + " or " + shown(other[differs]) +
      missing_rule(variant);
  std::vector<std::optional<int>> shared(found.first.begin(), found.first.end());
  const VariantCount all =
      count_variant(*scheme, kMostShared, stop, [&](std::span<const int> digits) {
        for (std::size_t i = 0; i < shared.size(); ++i) {
          if (shared[i] != digits[i]) shared[i].reset();
        }
        return true;
      });
  if (all.complete) verdict.digits = shared;
  return verdict;
}

}  // namespace nonet::cli

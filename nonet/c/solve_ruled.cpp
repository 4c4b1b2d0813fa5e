#include "nonet/c/solve_ruled.h"

#include <span>
#include <vector>

#include "nonet/c/nonet.h"
#include "nonet/rules/count.h"
#include "nonet/rules/rulebook.h"

namespace nonet {
namespace {

// Of a puzzle with more solutions than these nobody asks what they share.
constexpr std::uint64_t kMostShared = 1000;
// Nobody can stop these calls: a minute or so, and no more.
constexpr std::uint64_t kMostGuesses = 2'000'000;

std::string text_of(const std::vector<std::optional<int>>& digits) {
  std::string text;
  for (const std::optional<int>& digit : digits) {
    text += !digit ? '.' : static_cast<char>(*digit < 10 ? '0' + *digit : 'A' + *digit - 10);
  }
  return text;
}

}  // namespace

RuledAnswer solve_ruled(const Variant& variant) {
  if constexpr (!kHasRulebooks) return {-NONET_OTHER_RULES, ""};
  if (variant.cells() > Cell::kCount) return {-NONET_OTHER_RULES, ""};
  const Result<Scheme> scheme = compile(variant);
  if (!scheme) return {-static_cast<int>(scheme.error().code), ""};
  const Stop stop = Stop::after_asks(kMostGuesses);
  const VariantCount found = count_solutions(*scheme, 2, stop);
  if (found.stopped && found.solutions < 2) return {-NONET_STOPPED, ""};
  std::vector<std::optional<int>> cells = variant.givens;
  if (found.solutions > 0) cells.assign(found.first.begin(), found.first.end());
  if (found.solutions < 2) return {static_cast<int>(found.solutions), text_of(cells)};
  const VariantCount all =
      count_solutions(*scheme, kMostShared, stop, [&](std::span<const int> digits) {
        for (std::size_t i = 0; i < cells.size(); ++i) {
          if (cells[i] != digits[i]) cells[i].reset();
        }
        return true;
      });
  return {2, text_of(all.complete ? cells : variant.givens)};
}

}  // namespace nonet

#include "nonet/search/any_puzzle.h"

#include "nonet/rules/rulebook.h"
#include "nonet/search/search.h"
#include "nonet/search/variants.h"

namespace nonet {
namespace {

char character_of(int digit) {
  return static_cast<char>(digit < 10 ? '0' + digit : 'A' + digit - 10);
}

Result<Solutions> of_any_size(const Variant& variant, std::uint64_t limit, const Stop& stop) {
  Solutions solutions;
  if constexpr (kHasRulebooks) {
    const Result<Scheme> scheme = compile(variant);
    if (!scheme) return scheme.error();
    const VariantCount found = count_variant(*scheme, limit, stop);
    solutions = {found.solutions, found.complete, ""};
    for (const int digit : found.first) solutions.first += character_of(digit);
  }
  return solutions;
}

}  // namespace

Result<Grid> grid_of(const Puzzle& puzzle) {
  return start_of(puzzle);
}

bool has_rules(const Puzzle& puzzle) {
  return puzzle.variant != nullptr;
}

Result<Solutions> solutions_of(const Puzzle& puzzle, std::uint64_t limit, const Stop& stop) {
  const Result<Grid> grid = grid_of(puzzle);
  if (!grid && kHasRulebooks && puzzle.variant && grid.error().code == ErrorCode::kOtherRules) {
    return of_any_size(*puzzle.variant, limit, stop);
  }
  if (!grid) return grid.error();
  const SearchResult found = search(*grid, limit, {.stop = &stop});
  Solutions solutions = {found.solutions, found.complete, ""};
  if (found.solutions > 0) {
    for (const Cell c : grid->topology().on_board()) {
      solutions.first += character_of(found.first.number_at(c));
    }
  }
  return solutions;
}

}  // namespace nonet

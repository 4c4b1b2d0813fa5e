// CountByPortions: how many solutions a puzzle has, up to so many, a portion of work at a time.
#pragma once

#include <optional>

#include "nonet/rules/solution_search.h"

namespace nonet {

class CountByPortions {
 public:
  // A puzzle that can't be meant counts as having all there could be: this is asked of what is left
  // of one, and nobody would leave out what makes the rest senseless.
  CountByPortions(const Variant& variant, std::uint64_t limit);
  CountByPortions(const CountByPortions&) = delete;
  CountByPortions& operator=(const CountByPortions&) = delete;

  // True once all are counted, or the limit is reached; false if it was stopped, and the next call
  // goes on.
  bool go_on(const Stop& stop);
  std::uint64_t found() const { return found_; }
  std::uint64_t guesses() const { return search_ ? search_->guesses() : 0; }

 private:
  std::optional<Scheme> scheme_;
  std::optional<SolutionSearch> search_;
  std::uint64_t limit_, found_ = 0;
  bool is_over_ = false;
};

}  // namespace nonet

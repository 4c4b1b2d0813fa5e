#include "nonet/rules/count_by_portions.h"

namespace nonet {

CountByPortions::CountByPortions(const Variant& variant, std::uint64_t limit) : limit_(limit) {
  Result<Scheme> scheme = compile(variant);
  if (!scheme) {
    found_ = limit;
    return;
  }
  scheme_ = *std::move(scheme);
  search_.emplace(*scheme_);
}

bool CountByPortions::go_on(const Stop& stop) {
  while (!is_over_ && found_ < limit_) {
    const SolutionSearch::Outcome outcome = search_->next(stop);
    if (outcome == SolutionSearch::Outcome::kStopped) return false;
    is_over_ = outcome == SolutionSearch::Outcome::kEnd;
    found_ += is_over_ ? 0 : 1;
  }
  return true;
}

}  // namespace nonet

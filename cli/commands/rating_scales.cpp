#include "cli/commands/rating_scales.h"

namespace nonet::cli {

Result<Ratings> wanted_ratings(const Invocation& call) {
  auto wanted = ratings_wanted(call.list("scale"));
  if (!wanted) return Error{"--scale: " + wanted.error().message};
  return wanted;
}

RatingColumn first_column(const Ratings& wanted) {
  return wanted.columns.empty() ? RatingColumn{RatingColumn::Kind::kHodoku}
                                : wanted.columns.front();
}

}  // namespace nonet::cli

#include "cli/commands/rating_order.h"

#include <algorithm>

namespace nonet::cli {

Result<std::optional<RatingOrder::First>> RatingOrder::first_option(const Invocation& call) {
  if (!call.has("sort")) return std::optional<First>();
  if (call.has("resume")) {
    return Error{"--sort writes when all is done, so there is nothing for --resume to go on from"};
  }
  return std::optional(call.value("sort") == "hardest" ? First::kHardest : First::kEasiest);
}

void RatingOrder::add(const Ratings& ratings, std::uint64_t number, std::string line) {
  const bool rated = (ratings.se || !ratings.wants_se) &&
                     (ratings.hodoku || !ratings.wants_hodoku) &&
                     (ratings.way || !ratings.wants_way);
  Line next = {rated, {}, number, std::move(line)};
  if (const auto& se = ratings.se) {
    next.figures[0] = se->er;
    next.figures[1] = se->ep;
    next.figures[2] = se->ed;
  }
  if (const auto& hodoku = ratings.hodoku) {
    next.figures[3] = static_cast<int>(hodoku->level);
    next.figures[4] = hodoku->score;
  }
  if (const auto& way = ratings.way) {
    next.figures[0] = static_cast<int>(way->level);
    next.figures[1] = way->hard_steps;
    next.figures[2] = way->score;
  }
  const std::lock_guard lock(mutex_);
  lines_.push_back(std::move(next));
}

bool RatingOrder::comes_before(const Line& a, const Line& b) const {
  if (a.rated != b.rated) return a.rated;
  if (a.figures == b.figures) return a.number < b.number;
  return (a.figures < b.figures) == (first_ == First::kEasiest);
}

std::string RatingOrder::text() {
  std::sort(lines_.begin(), lines_.end(),
            [this](const Line& a, const Line& b) { return comes_before(a, b); });
  std::string all;
  for (const Line& line : lines_) all += line.text;
  return all;
}

}  // namespace nonet::cli

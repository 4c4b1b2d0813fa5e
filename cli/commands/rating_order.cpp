#include "cli/commands/rating_order.h"

#include <algorithm>

namespace nonet::cli {
namespace {

// No length solves it: harder than any that one does.
constexpr int kWithoutEnd = 1 << 20;

}  // namespace

Result<std::optional<RatingOrder::First>> RatingOrder::first_option(const Invocation& call) {
  if (!call.has("sort")) return std::optional<First>();
  if (call.has("resume")) {
    return Error{"--sort writes when all is done, so there is nothing for --resume to go on from"};
  }
  return std::optional(call.value("sort") == "hardest" ? First::kHardest : First::kEasiest);
}

void RatingOrder::add(const Ratings& ratings, std::uint64_t number, std::string line) {
  bool rated = (ratings.se || !ratings.wants_se) && (ratings.hodoku || !ratings.wants_hodoku) &&
               (ratings.way || !ratings.wants_way);
  Line next = {true, {}, number, std::move(line)};
  auto add = [&](std::initializer_list<int> figures) {
    next.figures.insert(next.figures.end(), figures);
  };
  for (const RatingColumn& column : ratings.columns) {
    const CspRating* csp = ratings.on(column.csp);
    if (column.kind == RatingColumn::Kind::kCsp) {
      rated = rated && csp != nullptr && csp->finished;
      add({csp != nullptr ? csp->value.value_or(kWithoutEnd) : 0});
    } else if (column.kind == RatingColumn::Kind::kSe && ratings.se) {
      add({ratings.se->er, ratings.se->ep, ratings.se->ed});
    } else if (column.kind == RatingColumn::Kind::kHodoku && ratings.hodoku) {
      add({static_cast<int>(ratings.hodoku->level), ratings.hodoku->score});
    }
  }
  if (const auto& way = ratings.way) {
    add({static_cast<int>(way->level), way->hard_steps, way->score});
  }
  next.rated = rated;
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

#include "nonet/rate/hodoku/hodoku.h"

#include <algorithm>

#include "nonet/rate/hodoku/loop.h"

namespace nonet {
namespace {

// The places of HoDoKu's loop that it asks unless told otherwise.
constexpr int kAsked[] = {0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14,
                          15, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32,
                          33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 49, 50, 51, 52, 53,
                          54, 55, 56, 57, 58, 60, 61, 66, 67, 85, 86, 89};

constexpr int kEnd = 128;

// The first of them that nonet lacks, or the end.
int first_missing() {
  std::array<bool, kEnd> known{};
  for (Technique t : all_techniques()) {
    if (row_of(t).hodoku_order != kOff)
      known[static_cast<std::size_t>(row_of(t).hodoku_order)] = true;
  }
  for (int place : kAsked) {
    if (!known[static_cast<std::size_t>(place)]) return place;
  }
  return kEnd;
}

// What HoDoKu counts where nothing is left that it could ask.
constexpr int kGiveUpScore = 20000;

// What the score of a level may be at most.
constexpr int kMostScore[] = {800, 1000, 1600, 1800};

std::unique_ptr<Loop> make_hodoku_loop(const Grid& start, const Policy& policy) {
  return std::make_unique<HodokuLoop>(start, std::make_shared<HodokuPlan>(policy));
}

}  // namespace

Policy policy_hodoku() {
  Policy policy{"hodoku", all_techniques(), {}, &make_hodoku_loop};
  // HoDoKu's limit is higher still; no chain was met that came near to either.
  policy.options.als.most_chain_sets = 28;
  policy.options.fish.nested = true;
  std::erase_if(policy.order,
                [](Technique t) { return row_of(t).hodoku_order == kOff || !row_of(t).hodoku_on; });
  std::stable_sort(policy.order.begin(), policy.order.end(), [](Technique a, Technique b) {
    return row_of(a).hodoku_order < row_of(b).hodoku_order;
  });
  return policy;
}

void HodokuRating::count(Technique technique) {
  const TechniqueRow& row = row_of(technique);
  level = std::max(level, row.level);
  score += row.hodoku_score;
  ++uses[static_cast<std::size_t>(technique)];
}

HodokuRating finished(HodokuRating rating, const Grid& end) {
  static const int missing = first_missing();
  bool as_hodoku = true;
  for (Technique t : all_techniques()) {
    if (rating.uses_of(t) > 0 && row_of(t).hodoku_order > missing) as_hodoku = false;
  }
  rating.solved = end.open().empty();
  const bool gives_up = !rating.solved && missing == kEnd;
  rating.exact = as_hodoku && (rating.solved || gives_up);
  rating.at_least = as_hodoku && !rating.exact;
  if (!rating.solved) rating.level = std::max(rating.level, Level::kUnfair);
  if (gives_up) {
    rating.level = Level::kExtreme;
    rating.score += kGiveUpScore;
  }
  while (rating.level < Level::kExtreme &&
         rating.score > kMostScore[static_cast<int>(rating.level)]) {
    rating.level = static_cast<Level>(static_cast<int>(rating.level) + 1);
  }
  return rating;
}

std::string text_of(const HodokuRating& rating) {
  const std::string mark = rating.exact ? "" : rating.at_least ? "+" : "~";
  return std::string(name_of(rating.level)) + mark + " " + std::to_string(rating.score) + mark;
}

HodokuRating rate_hodoku(const Grid& start, const Ground* known) {
  static const auto plan = std::make_shared<const HodokuPlan>(policy_hodoku());
  HodokuLoop loop(start, plan);
  if (known != nullptr) loop.set_one_solution(known->one_solution());
  HodokuRating rating;
  auto count = [&](Technique t) { rating.count(t); };
  while (true) {
    loop.take_singles(count);
    if (loop.grid().open().empty()) break;
    std::optional<KeptHit> hit;
    if (!loop.next_pattern([&](const Hit& found) {
          hit.emplace(found);
          return true;
        })) {
      break;
    }
    count(hit->technique);
    loop.take(hit->placements, hit->removals);
  }
  return finished(rating, loop.grid());
}

}  // namespace nonet

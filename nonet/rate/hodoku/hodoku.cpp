#include "nonet/rate/hodoku/hodoku.h"

#include <algorithm>
#include <iterator>
#include <limits>

#include "nonet/rate/hodoku/way.h"

namespace nonet {
namespace {

// What HoDoKu counts where nothing is left that it could ask.
constexpr int kGiveUpScore = 20000;

constexpr int kMostScore[] = {800, 1000, 1600, 1800, std::numeric_limits<int>::max()};

HodokuRating finished(HodokuRating rating, bool solved) {
  rating.solved = solved;
  if (!solved) {
    rating.level = Level::kExtreme;
    rating.score += kGiveUpScore;
  }
  while (rating.score > most_score(rating.level)) {
    rating.level = static_cast<Level>(static_cast<int>(rating.level) + 1);
  }
  return rating;
}

template <class Hear>
HodokuRating rate_by(HodokuWay way, const Hear& hear) {
  while (way.take_singles()) {
    hear(way);
    if (!way.take_pattern()) break;
  }
  return finished(way.counted(), way.full());
}

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

int most_score(Level level) {
  const auto index = static_cast<std::size_t>(level);
  return index < std::size(kMostScore) ? kMostScore[index] : *std::rbegin(kMostScore);
}

void HodokuRating::count(Technique technique, int times) {
  if (times == 0) return;
  const TechniqueRow& row = row_of(technique);
  level = std::max(level, row.level);
  score += row.hodoku_score * times;
  std::uint16_t& count = uses[static_cast<std::size_t>(technique)];
  count = static_cast<std::uint16_t>(count + times);
}

HodokuRating finished(HodokuRating counted, const Grid& end) {
  return finished(counted, end.open().empty());
}

std::string text_of(const HodokuRating& rating) {
  return std::string(name_of(rating.level)) + " " + std::to_string(rating.score);
}

HodokuRating rate_hodoku(const Grid& start, const Ground* known) {
  static const HodokuRater rater;
  return rater.rate(start, known);
}

HodokuRater::HodokuRater(const Policy& policy)
    : plan_(std::make_shared<const HodokuPlan>(policy)) {}

HodokuRating HodokuRater::rate(const Grid& start, const Ground* known) const {
  return rate_by({start, plan_, known}, [](const HodokuWay&) {});
}

HodokuRating HodokuRater::rate(const Grid& start, const Ground* known,
                               FunctionRef<void(const Grid& state)> hear) const {
  return rate_by({start, plan_, known}, [&](const HodokuWay& way) { hear(way.grid()); });
}

}  // namespace nonet

#include "nonet/rate/way/way.h"

#include <array>

#include "nonet/solve/solver.h"

namespace nonet {

int WayRating::uses_of(Technique technique) const {
  const auto index = static_cast<std::size_t>(technique);
  return index < uses.size() ? uses[index] : 0;
}

int points_of(Technique technique) {
  constexpr std::array<int, 5> kByLevel = {20, 60, 150, 300, 600};
  const TechniqueRow& row = row_of(technique);
  // HoDoKu has 10,000 where it gives up on people.
  if (row.hodoku_score > 0 && row.hodoku_score < 10'000) return row.hodoku_score;
  return kByLevel[static_cast<std::size_t>(row.level)];
}

WayRating rate_way(const Grid& start, const Stop& stop) {
  return rate_way(start, ground_of(start, stop), stop);
}

WayRating rate_way(const Grid& start, const Ground& ground, const Stop& stop) {
  return rate_way(start, policy_all(), ground, stop);
}

WayRating rate_way(const Grid& start, const Policy& policy, const Ground& ground,
                   const Stop& stop) {
  WayRating rating;
  rating.uses.resize(all_techniques().size());
  Solver solver(start, policy, ground, stop);
  while (const Step* step = solver.next()) {
    const Technique technique = step->technique;
    const Level level = row_of(technique).level;
    if (level > rating.level) rating.hard_steps = 0;
    if (level > rating.level || (level == rating.level && technique > rating.hardest)) {
      rating.level = level;
      rating.hardest = technique;
    }
    if (level == rating.level) ++rating.hard_steps;
    rating.score += points_of(technique);
    ++rating.uses[static_cast<std::size_t>(technique)];
    solver.take();
  }
  rating.finished = solver.grid().solved();
  rating.stopped = solver.stopped();
  rating.open_cells = solver.grid().open().size();
  return rating;
}

std::string text_of(const WayRating& rating) {
  return std::string(name_of(rating.level)) + " " + std::to_string(rating.hard_steps) + " " +
         std::to_string(rating.score);
}

}  // namespace nonet

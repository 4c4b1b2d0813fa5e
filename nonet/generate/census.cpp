#include "nonet/generate/census.h"

#include "nonet/search/search.h"

namespace nonet {

Census::Census(const Grid& board, std::uint64_t most) {
  auto add = [&](const Board& solution) {
    for (const Cell c : Cell::all()) {
      const std::size_t x = slot_of({c, *solution.at(c)});
      ++count_[x];
      last_[x] = static_cast<std::uint32_t>(solutions_.size());
    }
    solutions_.push_back(solution);
    return true;
  };
  complete_ = enumerate(board, most, add).complete;
}

std::vector<Candidate> Census::lone_clues() const {
  std::vector<Candidate> clues;
  if (!complete_ || solutions_.size() < 2) return clues;
  for (const Cell c : Cell::all()) {
    for (const Digit d : Digit::all()) {
      if (having({c, d}) == 1) clues.push_back({c, d});
    }
  }
  return clues;
}

}  // namespace nonet

// The way of whips, braids or g-whips: Singles, locked candidates (whip[1]), then always the
// shortest pattern, the first of its length in the order of cells and digits; and from Singles
// again. Each is told as what it is, the refutation of a candidate, variable by variable.
#pragma once

#include "nonet/rate/csp/climb.h"
#include "nonet/solve/loop.h"

namespace nonet::csp {

enum class PatternKind : std::uint8_t { kWhips, kBraids, kGWhips };

class PatternLoop : public Loop {
 public:
  PatternLoop(const Grid& start, const Policy& policy, PatternKind kind);

  const Grid& grid() const override { return plain_->grid(); }
  bool next(Sink accept, const Stop* stop) override;
  void take(std::span<const Candidate> placements, std::span<const Candidate> removals) override;

 private:
  bool offer_pattern(Sink accept, const Stop& stop) const;

  std::unique_ptr<Loop> plain_;  // Singles and locked candidates
  PatternKind kind_;
  bool allowed_;  // patterns are
};

}  // namespace nonet::csp

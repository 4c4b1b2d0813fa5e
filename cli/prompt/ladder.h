// Ladder: the hint that ? climbs, a rung each time, for as long as the state and the choice of
// techniques stay what they were.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nonet/explain/hint.h"

namespace nonet::cli {

class Ladder {
 public:
  using Remarks = std::vector<Puzzle::Remark>;  // on the puzzle: one may say what it is there for

  Ladder(const Grid& grid, const Policy& policy, std::optional<Cell> about = std::nullopt,
         const Remarks& remarks = {});

  bool stands_in(const Grid& grid) const { return grid_ == grid; }
  // About a cell; or about whichever it was.
  bool stands_for(const Grid& grid, const Policy& policy,
                  std::optional<Cell> about = std::nullopt) const {
    return stands_in(grid) && techniques_ == policy.order && (!about || about_ == about);
  }
  // One rung up; the last is shown again and again.
  void climb();

  // What the rung says, a line an entry.
  std::vector<std::string> words() const;
  // What the rung marks on the board: a pattern, then the whole step, or mistakes. Nothing on the
  // rungs below.
  std::optional<Step> drawing() const;
  // Whether the hint is that something is wrong in this state, and whether it is in another one.
  bool found_mistake() const { return hint_.kind == Hint::Kind::kMistake; }
  bool is_mistaken(const Grid& grid) const;

 private:
  int rungs() const { return static_cast<int>(hint_.rungs.size()); }

  Hint hint_;
  Grid grid_;
  std::vector<Technique> techniques_;
  std::optional<Cell> about_;
  int rung_ = 0;
};

}  // namespace nonet::cli

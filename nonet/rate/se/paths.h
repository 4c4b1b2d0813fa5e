// Paths along static links from one candidate, as Sudoku Explainer finds them: layer by layer,
// first come, first served.
#pragma once

#include <vector>

#include "nonet/core/function_ref.h"
#include "nonet/rate/se/links.h"

namespace nonet::se {

struct PathNode {
  Id id;
  bool on;
  Cause cause;
};
// From the target back to the supposition.
using ChainPath = std::vector<PathNode>;

class Paths {
 public:
  explicit Paths(const Links& links) : links_(links) {}

  // From the candidate on (or off) to itself off (or on); empty if it does not lead there.
  ChainPath to_opposite(Id start, bool on, Along along);
  // Each time that the candidate leads back to itself, in the order of discovery, within so many
  // nodes.
  void each_cycle(Id start, Along along, int most, FunctionRef<void(const ChainPath&)> visit);

 private:
  static constexpr int kNoParent = -1;
  struct Node {
    Id id;
    bool on;
    Cause cause;  // of what is on; that of what is off is looked up when a path is told
    int parent;
  };
  void put_path(int at, ChainPath& path) const;
  bool on_path(int at, Id id) const;

  const Links& links_;
  std::vector<Node> nodes_;
  std::vector<bool> seen_[2];
  ChainPath path_;
};

}  // namespace nonet::se
